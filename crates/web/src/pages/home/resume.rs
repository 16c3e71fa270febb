//! The games that this browser keeps: those in progress to go on with, and the last result to look at again.

use leptos::prelude::*;
use tubewright_rules::{Game, Seat};
use tubewright_table::{LocalTable, Stage};
use tubewright_texts::t;

use crate::game::{RESULT, games};
use crate::i18n::I18n;
use crate::icons::icon;
use crate::map::small_map;

/// More than these would hide the rest of the page; the others are a tap away.
const AT_ONCE: usize = 3;

/// Links back into the games that are not over, the one played last first, and to the last result.
pub(super) fn resume() -> AnyView {
    let i18n = I18n::here();
    let (going, over) = games();
    let mut going = going.into_iter().map(|(address, table)| {
        let seat = seat(&table);
        let game = table.game();
        let round = game.rounds().len();
        let turn = game.rounds().last().map_or(0, Vec::len);
        let points = game.score(seat).total;
        let place = move || t!(i18n, "home-resume-place", round = round, turn = turn, points = points);
        link("resume", address, game, seat, move || t!(i18n, "home-resume"), place)
    });
    let first = going.by_ref().take(AT_ONCE).collect_view();
    let rest: Vec<AnyView> = going.collect();
    let count = rest.len();
    let rest = (count > 0).then(|| {
        view! {
            <details class="resume-more" data-testid="resume-more">
                <summary>{move || t!(i18n, "home-resume-more", count = count)}</summary>
                {rest}
            </details>
        }
    });
    let over = over.into_iter().next().map(|(address, table)| {
        let seat = seat(&table);
        let points = table.game().score(seat).total;
        let place = move || t!(i18n, "home-last-points", points = points);
        let result = format!("{address}&{RESULT}");
        link("last-result", result, table.game(), seat, move || t!(i18n, "home-last"), place)
    });
    view! { {first} {rest} {over} }.into_any()
}

fn link(
    name: &'static str,
    address: String,
    game: &Game,
    seat: Seat,
    title: impl Fn() -> String + Send + 'static,
    place: impl Fn() -> String + Send + 'static,
) -> AnyView {
    view! {
        <a class="resume" href=address data-testid=name>
            {small_map(game.board(), Signal::stored(*game.sheet(seat)))}
            <span>
                <b>{title}</b>
                <small>{place}</small>
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
