//! The exercises that come with the page: fetched when somebody wants one.

use leptos::prelude::{document, window};
use tubewright_review::{Puzzle, Theme};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlElement, Response};

use crate::storage;

/// The numbers of the exercises solved here, with spaces between.
const SOLVED: &str = "practice-solved";

/// All exercises; each is read when it is its turn.
#[derive(Clone, Debug)]
pub(super) struct Puzzles {
    lines: Vec<String>,
}

impl Puzzles {
    /// Fetches them; nothing where they cannot be had.
    pub(super) async fn fetch() -> Option<Self> {
        let root: HtmlElement = document().document_element()?.dyn_into().ok()?;
        let address = format!("{}/puzzles.txt", root.dataset().get("build")?);
        let response = JsFuture::from(window().fetch_with_str(&address)).await.ok()?;
        let response: Response = response.dyn_into().ok()?;
        let text: JsValue = JsFuture::from(response.ok().then(|| response.text())?.ok()?).await.ok()?;
        Some(Self::of(&text.as_string()?))
    }

    fn of(text: &str) -> Self {
        Self { lines: text.lines().filter(|line| !line.is_empty()).map(ToOwned::to_owned).collect() }
    }

    /// An exercise by its number.
    pub(super) fn get(&self, number: usize) -> Option<Puzzle> {
        Puzzle::from_line(self.lines.get(number)?)
    }

    /// The numbers of those about a theme and as difficult as that; of any, where none is said.
    pub(super) fn find(&self, theme: Option<Theme>, difficulty: Option<u8>) -> Vec<usize> {
        let is_it = |line: &str| {
            let mut fields = line.split('\t').skip(2);
            let (of, level) = (fields.next(), fields.next().and_then(|text| text.parse::<u8>().ok()));
            theme.is_none_or(|theme| of == Some(theme.name()))
                && difficulty.is_none_or(|it| level == Some(it))
        };
        (0..self.lines.len()).filter(|&number| is_it(&self.lines[number])).collect()
    }

    /// One of them at random, a new one if there is any; `chance` is from 0 to 1.
    pub(super) fn choose(&self, theme: Option<Theme>, difficulty: Option<u8>, chance: f64) -> Option<usize> {
        let all = self.find(theme, difficulty);
        let solved = solved();
        let fresh: Vec<usize> = all.iter().copied().filter(|number| !solved.contains(number)).collect();
        let among = if fresh.is_empty() { all } else { fresh };
        let place = (chance * among.len() as f64) as usize;
        among.get(place.min(among.len().saturating_sub(1))).copied()
    }
}

/// The exercises solved here.
pub(super) fn solved() -> Vec<usize> {
    let kept = storage::read(SOLVED).unwrap_or_default();
    kept.split(' ').filter_map(|number| number.parse().ok()).collect()
}

/// Notes that an exercise was solved.
pub(super) fn note_solved(number: usize) {
    let mut all = solved();
    if !all.contains(&number) {
        all.push(number);
        let all: Vec<String> = all.iter().map(usize::to_string).collect();
        storage::write(SOLVED, &all.join(" "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exercises_are_found_by_theme_and_difficulty() {
        let line = |theme: &str, level: u8| format!("seed\t-\t{theme}\t{level}\t34\t5\td3-a3\td3-a3\t");
        let text = [line("river", 1), line("powers", 3), line("river", 3)].join("\n");
        let puzzles = Puzzles::of(&text);
        assert_eq!(puzzles.find(None, None), [0, 1, 2]);
        assert_eq!(puzzles.find(Some(Theme::River), None), [0, 2]);
        assert_eq!(puzzles.find(Some(Theme::River), Some(3)), [2]);
        assert!(puzzles.find(Some(Theme::Switch), None).is_empty());
        assert_eq!(puzzles.get(1).map(|puzzle| puzzle.theme), Some(Theme::Powers));
        assert_eq!(puzzles.get(3), None);
    }
}
