//! The lines that are drawn, in words: for those who cannot see the map.

use leptos::prelude::*;
use tubewright_present::lists::listed;
use tubewright_rules::{Board, Line, Stations, Step};
use tubewright_scene::Scene;
use tubewright_texts::t;

use crate::i18n::I18n;

/// A list beside the map, with an item for each line.
pub(super) fn drawn(shown: Memo<Scene>) -> AnyView {
    let i18n = I18n::here();
    let board = shown.with_untracked(|scene| scene.board.clone());
    let sheet = Memo::new(move |_| shown.with(|scene| scene.sheet));
    let list = move || {
        let sheet = sheet.get();
        let lines = sheet.lines().iter().filter(|line| !line.is_empty());
        let items: Vec<_> = lines.map(|line| view! { <li>{item(i18n, &board, line)}</li> }).collect();
        let label = t!(i18n, "map-lines");
        (!items.is_empty())
            .then(|| view! { <ul class="vh" data-testid="drawn" aria-label=label>{items}</ul> })
    };
    view! { {list} }.into_any()
}

fn item(i18n: I18n, board: &Board, line: &Line) -> String {
    let steps = from_departure(board, line).into_iter();
    let sections = steps.map(|step| format!("{}–{}", board.point(step.from), board.point(step.to)));
    let name = t!(i18n, "sheet-line-name", pencil = line.pencil().name());
    let sections = listed(&i18n, sections);
    match line.circled() {
        None => t!(i18n, "map-line-drawn", line = name, sections = sections),
        Some(station) => {
            let station = board.point(station).to_string();
            t!(i18n, "map-line-circled", line = name, sections = sections, station = station)
        }
    }
}

/// The sections of a line from its departure station on, each branch to its end before the next begins.
fn from_departure(board: &Board, line: &Line) -> Vec<Step> {
    let mut at = Stations::one(board.departure(line.pencil()));
    let (mut reached, mut steps) = (at, Vec::new());
    loop {
        let next = |from: Stations| {
            let mut drawn = line.sections().iter().map(|section| board.step(section, reached));
            drawn.find(|step| from.contains(step.from) && !reached.contains(step.to))
        };
        let Some(step) = next(at).or_else(|| next(reached)) else { return steps };
        at = Stations::one(step.to);
        reached.insert(step.to);
        steps.push(step);
    }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Pencil, Sheet};

    use super::*;

    #[test]
    fn a_line_is_told_from_its_departure_station_on() {
        let board = Board::london();
        let mut sheet = Sheet::new(board, Pencil::Green, None);
        let drawn = ["d3-d7", "d3-a3", "d7-d8", "a3-c5"];
        for text in drawn {
            let (from, to) = text.split_once('-').expect("two stations");
            let [from, to] = [from, to].map(|name| board.station(name).expect("a station"));
            sheet.draw_unchecked(board, board.section(Step { from, to }).expect("a section"));
        }
        let told: Vec<String> =
            from_departure(board, sheet.line()).into_iter().map(|step| board.step_text(step)).collect();
        assert_eq!(told.len(), drawn.len());
        assert!(told.iter().all(|text| drawn.contains(&text.as_str())), "{told:?}");
        let at = |text| told.iter().position(|told| told == text).expect("it is told");
        assert_eq!(at("d7-d8"), at("d3-d7") + 1, "{told:?}");
        assert_eq!(at("a3-c5"), at("d3-a3") + 1, "{told:?}");
    }
}
