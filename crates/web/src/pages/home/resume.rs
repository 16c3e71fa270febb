//! The game in progress, where there is one.

use leptos::prelude::*;
use tubewright_rules::Seat;
use tubewright_table::{LocalTable, Stage};
use tubewright_texts::t;

use crate::game::unfinished;
use crate::icons::icon;
use crate::map::small_map;
use crate::words::Words;

/// A link back into the game that this browser keeps, unless it is over.
pub(super) fn resume() -> AnyView {
    let words = Words::here();
    let Some((address, table)) = unfinished() else { return ().into_any() };
    let seat = seat(&table);
    let game = table.game();
    let round = game.rounds().len();
    let turn = game.rounds().last().map_or(0, Vec::len);
    let points = game.score(seat).total;
    view! {
        <a class="resume" href=address data-testid="resume">
            {small_map(game.board(), Signal::stored(*game.sheet(seat)))}
            <span>
                <b>{move || t!(words, "home-resume")}</b>
                <small>
                    {move || t!(words, "home-resume-place", round = round, turn = turn, points = points)}
                </small>
            </span>
            {icon("right")}
        </a>
    }
    .into_any()
}

/// Whose sheet stands for the game: the one whose turn it is, else the first person's.
fn seat(table: &LocalTable) -> Seat {
    if let Stage::Person(seat) = table.stage() {
        return seat;
    }
    let mut people =
        table.game().seats().zip(&table.order().players).filter(|(_, player)| player.is_person());
    people.next().expect("a table has a person").0
}
