//! The cards of the round: which are out, since which turn, which are to come, and how near the end is.

use leptos::prelude::*;
use tubewright_present::situation;
use tubewright_rules::{Card, Ending, Turn};
use tubewright_texts::t;

use super::play::Play;
use crate::cards::small_card;
use crate::i18n::I18n;

/// What is known of a card: the turn of the round on which it came up, and whether that is this one.
#[derive(Clone, Copy, PartialEq)]
struct Slot {
    turn: Option<usize>,
    is_now: bool,
}

impl Slot {
    fn of(card: Card, turns: Option<&Vec<Turn>>) -> Self {
        let turns = turns.map_or(&[][..], Vec::as_slice);
        let turn = turns.iter().position(|turn| turn.cards().any(|view| view == card));
        Self { turn: turn.map(|turn| turn + 1), is_now: turn.is_some_and(|turn| turn + 1 == turns.len()) }
    }
}

/// What the tracker holds.
pub(crate) fn deck(play: Play) -> AnyView {
    let i18n = I18n::here();
    let ending = move || play.see(|view| view.ending);
    let out = Memo::new(move |_| play.see(|view| view.faceup.seen().undergrounds()));
    let row = |underground: bool| {
        let row = Card::ALL.into_iter().filter(move |card| card.is_underground() == underground);
        row.map(|card| slot_view(play, card)).collect_view()
    };
    let pips = (0..Card::UNDERGROUNDS).map(|pip| view! { <i class:on=move || pip < out.get()></i> });
    let pips = pips.collect_view();
    let end = move || situation::ending(&i18n, ending());
    view! {
        <h2 id="deck-h">{move || t!(i18n, "deck-title")}</h2>
        <ul class="deck__row" aria-label=move || t!(i18n, "deck-street")>{row(false)}</ul>
        <ul class="deck__row" aria-label=move || t!(i18n, "deck-underground")>{row(true)}</ul>
        <p class="deck__say">
            <span>
                <span class="pips" aria-hidden="true">{pips}</span>
                <span class="deck__long">
                    {move || t!(i18n, "deck-left", count = Card::UNDERGROUNDS - out.get())}
                </span>
            </span>
            <span class:deck__end=move || ending() == Ending::Now data-testid="ending">{end}</span>
        </p>
    }
    .into_any()
}

/// A card of the deck. It stays for all rounds; only its state changes.
fn slot_view(play: Play, card: Card) -> AnyView {
    let i18n = I18n::here();
    let slot = Memo::new(move |_| play.table(|table| Slot::of(card, table.game().rounds().last())));
    let seen = Signal::derive(move || slot.get().turn.map(|_| "seen-card"));
    let since = move |turn| {
        view! {
            <span class="deck__turn">
                <span class="vh">{move || t!(i18n, "deck-since", turn = turn)}</span>
                <span aria-hidden="true">{turn}</span>
            </span>
        }
    };
    view! {
        <li
            class="deck__slot"
            class:is-now=move || slot.get().is_now
            class:is-seen=move || slot.get().turn.is_some() && !slot.get().is_now
        >
            {small_card(card, seen)}
            {move || slot.get().turn.map(since)}
        </li>
    }
    .into_any()
}
