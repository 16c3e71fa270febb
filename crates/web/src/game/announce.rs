//! What is said to those who cannot see the page: the cards, the choices, and what each brings.

use leptos::prelude::*;
use tubewright_rules::{Action, Board};
use tubewright_table::Stage;
use tubewright_texts::t;

use super::counted::counted;
use super::hints::Hints;
use super::names::signed_tenths;
use super::play::Play;
use super::shown::{Choice, Shown};
use super::tell::{refusal, situation, still_to_choose};
use crate::cards::card_name;
use crate::later::after_paint;
use crate::lists::{listed, listed_apart};
use crate::names::{section_name, station_name};
use crate::words::Words;

/// The live region. It is the only one of the game, so that nothing is said twice.
pub(crate) fn announce(play: Play) -> AnyView {
    let words = Words::here();
    // A screen reader tells what comes into a live region, not what it is made with, nor what came in while a window lay
    // over the page: whoever takes the device hears the turn once that window is gone.
    let hearer = RwSignal::new(None);
    Effect::new(move || {
        let holder = play.holder.get();
        after_paint(move || {
            // The page may have been left meanwhile.
            hearer.try_set(holder);
        });
    });
    let said = Memo::new(move |_| {
        if hearer.get().is_none() || hearer.get() != play.holder.get() {
            return String::new();
        }
        let (picked, hints, refused) = (play.picked.get(), play.hints.get(), play.refused.get());
        play.see(|shown| {
            if let Some(refused) = refused {
                let said = refusal(words, shown.board(), refused);
                // Only what changes is heard: a space at the end makes the same words new.
                return if refused.is_again { said + "\u{a0}" } else { said };
            }
            // The question from where to draw is newer than a figure that stays lit.
            if let (None, Some(figure)) = (picked, play.lights.pressed()) {
                let lit = figure.lit(shown.board(), &shown.sheet, &shown.after);
                return counted(words, shown.board(), &lit);
            }
            match (picked, hints) {
                (Some(station), _) => {
                    let ways = shown.ways(station).map(|way| section_name(words, shown.board(), way.step));
                    t!(words, "say-ways", ways = listed_apart(words, ways))
                }
                _ if shown.draft.is_playable() => {
                    let action = spoken(words, shown.board(), shown.action);
                    let preview = t!(words, "say-preview", action = action, gain = shown.gain());
                    match still_to_choose(words, shown) {
                        Some(more) => format!("{preview} {more} {}", choices(words, shown)),
                        None => preview,
                    }
                }
                (None, Hints::Thinking { instead: true }) => t!(words, "say-thinking-instead"),
                (None, Hints::Thinking { instead: false }) => t!(words, "tell-thinking"),
                (None, Hints::Ready(hints)) => {
                    let hint = |hint: &super::hints::Hint| {
                        let action = spoken(words, shown.board(), hint.action);
                        listed(words, [action, signed_tenths(words.language(), hint.tenths)])
                    };
                    t!(words, "say-hints", hints = listed_apart(words, hints.iter().map(hint)))
                }
                (None, Hints::Failed) => t!(words, "hints-failed"),
                (None, Hints::None) => turn(words, shown),
            }
        })
    });
    view! { <p class="vh" role="status" aria-live="polite" data-testid="said">{said}</p> }.into_any()
}

fn turn(words: Words, shown: &Shown) -> String {
    let situation = situation(words, shown);
    if !matches!(shown.stage, Stage::Person(_)) {
        return situation;
    }
    let choices = choices(words, shown);
    if shown.draft.is_armed() {
        // The cards were said before the power was taken into use.
        return format!("{situation} {choices}");
    }
    let cards = shown.cards.into_iter().flat_map(|turn| turn.cards());
    let turn = t!(
        words,
        "say-turn",
        turn = shown.turn,
        cards = listed(words, cards.map(|card| card_name(words, card))),
        situation = situation,
        choices = choices
    );
    if shown.turn > 1 {
        return turn;
    }
    let round = t!(words, "say-round", round = shown.round + 1, pencil = shown.pencil().name());
    format!("{round} {turn}")
}

/// All that can be chosen, and what each brings.
fn choices(words: Words, shown: &Shown) -> String {
    let board = shown.board();
    let section = |choice: &Choice| {
        t!(words, "say-choice", section = section_name(words, board, choice.step), gain = choice.gain)
    };
    let circle = |station| {
        let circle = t!(words, "circle-name", station = station_name(words, board, station));
        t!(words, "say-choice", section = circle, gain = shown.circle_gain(station))
    };
    listed_apart(words, shown.choices.iter().map(section).chain(shown.circles.map(circle)))
}

/// An action with the names of its sections, and of the power that it spends.
pub(super) fn spoken(words: Words, board: &Board, action: Action) -> String {
    let steps = action.steps().map(|step| section_name(words, board, step));
    match action {
        Action::Pass => t!(words, "act-pass"),
        Action::Draw(_) | Action::Double(..) => listed(words, steps),
        Action::Joker(_) => t!(words, "tell-with-joker", action = listed(words, steps)),
        Action::Switch(_) => t!(words, "tell-with-switch", action = listed(words, steps)),
        Action::Circle(_, station) => {
            let circle = t!(words, "circle-name", station = station_name(words, board, station));
            listed(words, steps.chain([circle]))
        }
    }
}
