//! One's own mistakes, which come back until they are solved: at once, then after ever longer breaks.

use tubewright_review::{Class, Review};
use tubewright_rules::{Game, NamedAction};
use tubewright_thinker::{Question, Wish};

use crate::review::{Run, is_accepted};
use crate::storage;

/// The mistakes, a line each, the newest first.
const MISTAKES: &str = "mistakes";
/// Older ones are forgotten, so that storage never fills up: one takes some kilobytes.
const MOST: usize = 60;
/// The days until a mistake comes back, by how often it was solved in a row; after the last it is solved for good.
const BREAKS: [u32; 4] = [1, 3, 7, 21];
/// Between the fields of a line, and in the place of the ends of lines within one.
const FIELD: char = '\t';
const LINE_END: char = '\u{1f}';
/// Between actions.
const BETWEEN: &str = ";";

/// A mistake that somebody made.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Mistake {
    /// The day on which it comes back, from 1970.
    due: u32,
    /// How often it was solved in a row.
    solved: usize,
    pub(super) best: NamedAction,
    pub(super) accept: Vec<NamedAction>,
    /// The game before the mistake, as a question.
    game: String,
}

impl Mistake {
    /// The game, with the cards of the turn revealed.
    pub(super) fn game(&self) -> Option<Game> {
        Game::replay(&Question::from_text(&self.game)?.record).ok()
    }

    fn line(&self) -> String {
        let accept: Vec<String> = self.accept.iter().map(NamedAction::to_string).collect();
        let game = self.game.replace('\n', &LINE_END.to_string());
        let fields = [
            self.due.to_string(),
            self.solved.to_string(),
            self.best.to_string(),
            accept.join(BETWEEN),
            game,
        ];
        fields.join(&FIELD.to_string())
    }

    fn of_line(line: &str) -> Option<Self> {
        // The last field is the game, which may have such signs in it.
        let mut fields = line.splitn(5, FIELD);
        let mut field = || fields.next();
        let (due, solved) = (field()?.parse().ok()?, field()?.parse().ok()?);
        let best = field()?.parse().ok()?;
        let accept = field()?.split(BETWEEN).map(|text| text.parse().ok()).collect::<Option<_>>()?;
        Some(Self { due, solved, best, accept, game: field()?.replace(LINE_END, "\n") })
    }
}

/// Today, in days from 1970.
pub(super) fn today() -> u32 {
    (js_sys::Date::now() / 86_400_000.0) as u32
}

fn kept() -> Vec<Mistake> {
    storage::read(MISTAKES).unwrap_or_default().lines().filter_map(Mistake::of_line).collect()
}

fn keep(mistakes: &[Mistake]) {
    let lines: Vec<String> = mistakes.iter().take(MOST).map(Mistake::line).collect();
    storage::write(MISTAKES, &lines.join("\n"));
}

/// Those that are to be tried again on a day.
pub(super) fn due(day: u32) -> Vec<Mistake> {
    kept().into_iter().filter(|mistake| mistake.due <= day).collect()
}

/// How many there are in all.
pub(super) fn count() -> usize {
    kept().len()
}

/// Notes the mistakes of a game that was reviewed, those that are not noted yet.
pub(crate) fn note(run: &Run, review: &Review) {
    let mut mistakes = kept();
    let found = review.decisions.iter().enumerate().filter(|(_, it)| it.class() >= Class::Mistake);
    for (place, decision) in found {
        let game = game_text(run, place);
        if mistakes.iter().any(|known| known.game == game) {
            continue;
        }
        let near = decision.alternatives.iter().filter(|it| is_accepted(it.loss, it.error));
        let mut accept: Vec<NamedAction> = near.map(|it| it.action).collect();
        if !accept.contains(&decision.best) {
            accept.push(decision.best);
        }
        mistakes.insert(0, Mistake { due: today(), solved: 0, best: decision.best, accept, game });
    }
    keep(&mistakes);
}

/// Somebody found what was best in a game that they looked back on.
pub(crate) fn solved_in_review(run: &Run, place: usize) {
    let game = game_text(run, place);
    settle(|mistake| mistake.game == game, true);
}

/// A mistake was tried again.
pub(super) fn tried(mistake: &Mistake, right: bool) {
    settle(|known| known.game == mistake.game, right);
}

fn settle(is_it: impl Fn(&Mistake) -> bool, right: bool) {
    let day = today();
    let after = kept()
        .into_iter()
        .filter_map(|mistake| if is_it(&mistake) { next(mistake, right, day) } else { Some(mistake) });
    keep(&after.collect::<Vec<_>>());
}

/// What becomes of a mistake that was tried on a day; nothing once it is solved for good.
fn next(mistake: Mistake, right: bool, day: u32) -> Option<Mistake> {
    if !right {
        return Some(Mistake { due: day, solved: 0, ..mistake });
    }
    let wait = BREAKS.get(mistake.solved)?;
    Some(Mistake { due: day + wait, solved: mistake.solved + 1, ..mistake })
}

fn game_text(run: &Run, place: usize) -> String {
    let record = run.before(place).record();
    Question { wish: Wish::Judge, seat: 0, level: String::new(), record }.to_text()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistake() -> Mistake {
        let [best, other] = ["d3-a3", "pass +circle d3"].map(|text| text.parse().expect("an action"));
        Mistake {
            due: 20_000,
            solved: 0,
            best,
            accept: vec![best, other],
            game: "judge 0 \nlondon\n\n\ta".to_owned(),
        }
    }

    #[test]
    fn a_mistake_reads_back_from_its_line() {
        let line = mistake().line();
        assert!(!line.contains('\n'));
        assert_eq!(Mistake::of_line(&line), Some(mistake()));
        assert_eq!(Mistake::of_line("1\t2"), None);
    }

    #[test]
    fn a_mistake_comes_back_after_ever_longer_breaks_until_it_is_solved() {
        let mut left = Some(mistake());
        let mut days = Vec::new();
        let mut day = 20_000;
        while let Some(mistake) = left {
            left = next(mistake, true, day);
            if let Some(mistake) = &left {
                days.push(mistake.due - day);
                day = mistake.due;
            }
        }
        assert_eq!(days, BREAKS);
        let again = next(Mistake { solved: 3, ..mistake() }, false, 20_005).expect("it stays");
        assert_eq!((again.due, again.solved), (20_005, 0));
    }
}
