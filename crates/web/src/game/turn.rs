//! This turn: its cards, what they ask for, and the cards of the round.

use leptos::prelude::*;
use tubewright_texts::t;

use super::bots;
use super::deck::deck;
use super::play::Play;
use super::status_panel::status_panel;
use crate::cards::card;
use crate::i18n::I18n;
use crate::later::later;

/// The panel of the turn.
pub(crate) fn turn(play: Play) -> AnyView {
    let i18n = I18n::here();
    // The round and the turn are part of it: the same card in two turns is two cards, and each is turned over.
    let cards = Memo::new(move |_| play.see(|view| (view.round, view.turn, view.cards)));
    let now = move || {
        let (_, _, turn) = cards.get();
        let two = turn.is_some_and(|turn| turn.has_switch());
        let faces = turn.into_iter().flat_map(|turn| turn.cards()).map(|face| card(face, "card"));
        let faces: Vec<AnyView> = faces.collect();
        view! { <div class="now" class:now--two=two>{faces}</div> }
    };
    let stuck = Memo::new(move |_| bots::are_stuck(play));
    view! {
        <section class="turn" aria-label=move || t!(i18n, "turn-title")>
            {now}
            {move || if stuck.get() { bots::stuck(play) } else { status_panel(play) }}
            {bots::weaker(play)}
            <section class="deck" aria-labelledby="deck-h">{later(move || deck(play))}</section>
        </section>
    }
    .into_any()
}
