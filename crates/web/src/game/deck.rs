//! The cards of the round: which are out, since which turn, which are to come, and how near the end is.

use leptos::prelude::*;
use tubewright_rules::{Card, Ending};
use tubewright_texts::t;

use super::play::Play;
use crate::cards::small_card;
use crate::words::Words;

/// A card of the round: the turn on which it came up, and whether that is this one.
#[derive(Clone, Copy, PartialEq)]
struct Slot {
    card: Card,
    turn: Option<usize>,
    is_now: bool,
}

/// The tracker.
pub(crate) fn deck(play: Play) -> AnyView {
    let words = Words::here();
    let slots = Memo::new(move |_| play.table(|table| slots(table.game().rounds().last())));
    let ending = move || play.see(|shown| shown.ending);
    let out = move || play.see(|shown| shown.faceup.seen().undergrounds());
    let row = move |underground: bool| {
        let row = slots.get().into_iter().filter(move |slot| slot.card.is_underground() == underground);
        row.map(|slot| slot_view(words, slot)).collect_view()
    };
    let pips =
        move || (0..Card::UNDERGROUNDS).map(|pip| view! { <i class:on=pip < out()></i> }).collect_view();
    let end = move || match ending() {
        Ending::Now => t!(words, "deck-last-turn"),
        Ending::Next(chance) => t!(words, "deck-chance", percent = (100.0 * chance).round() as u32),
    };
    view! {
        <section class="deck" aria-labelledby="deck-h">
            <h2 id="deck-h">{move || t!(words, "deck-title")}</h2>
            <ul class="deck__row" aria-label=move || t!(words, "deck-street")>{move || row(false)}</ul>
            <ul class="deck__row" aria-label=move || t!(words, "deck-underground")>{move || row(true)}</ul>
            <p class="deck__say">
                <span>
                    <span class="pips" aria-hidden="true">{pips}</span>
                    <span class="deck__long">
                        {move || t!(words, "deck-left", count = Card::UNDERGROUNDS - out())}
                    </span>
                </span>
                <span class:deck__end=move || ending() == Ending::Now data-testid="ending">{end}</span>
            </p>
        </section>
    }
    .into_any()
}

fn slots(turns: Option<&Vec<tubewright_rules::Turn>>) -> Vec<Slot> {
    let turns = turns.map_or(&[][..], Vec::as_slice);
    let slot = |card| {
        let turn = turns.iter().position(|turn| turn.cards().any(|shown| shown == card));
        Slot {
            card,
            turn: turn.map(|turn| turn + 1),
            is_now: turn.is_some_and(|turn| turn + 1 == turns.len()),
        }
    };
    Card::ALL.into_iter().map(slot).collect()
}

fn slot_view(words: Words, slot: Slot) -> AnyView {
    let handle = if slot.turn.is_some() { "seen-card" } else { "unseen-card" };
    let since = slot.turn.map(|turn| {
        view! {
            <span class="deck__turn">
                <span class="vh">{move || t!(words, "deck-since")} " "</span>
                {turn}
            </span>
        }
    });
    view! {
        <li class="deck__slot" class:is-now=slot.is_now class:is-seen=slot.turn.is_some() && !slot.is_now>
            {small_card(slot.card, Some(handle))}
            {since}
        </li>
    }
    .into_any()
}
