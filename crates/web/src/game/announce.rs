//! What is said to those who cannot see the page: the cards, the choices, and what each brings.

use leptos::prelude::*;
use tubewright_rules::{Action, Board};
use tubewright_table::Stage;
use tubewright_texts::t;

use super::counted::counted;
use super::hints::Hints;
use super::names::signed_tenths;
use super::play::Play;
use super::status_panel::{refusal, situation, still_to_choose};
use super::turn_view::{Choice, TurnView};
use crate::cards::card_name;
use crate::i18n::I18n;
use crate::later::after_paint;
use crate::lists::{listed, listed_apart};
use crate::names::{section_name, station_name};

/// The live region. It is the only one of the game, so that nothing is said twice.
pub(crate) fn announce(play: Play) -> AnyView {
    let i18n = I18n::here();
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
        play.see(|view| {
            if let Some(refused) = refused {
                let said = refusal(i18n, view.board(), refused);
                // Only what changes is heard: a space at the end makes the same words new.
                return if refused.is_again { said + "\u{a0}" } else { said };
            }
            // The question from where to draw is newer than a figure that stays lit.
            if let (None, Some(figure)) = (picked, play.lights.pressed()) {
                let lit = figure.lit(view.board(), &view.sheet, &view.after);
                return counted(i18n, view.board(), &lit);
            }
            match (picked, hints) {
                (Some(station), _) => {
                    let ways = view.ways(station).map(|way| section_name(i18n, view.board(), way.step));
                    t!(i18n, "say-ways", ways = listed_apart(i18n, ways))
                }
                _ if view.draft.is_playable() => {
                    let action = spoken(i18n, view.board(), view.action);
                    let preview = t!(i18n, "say-preview", action = action, gain = view.gain());
                    match still_to_choose(i18n, view) {
                        Some(more) => format!("{preview} {more} {}", choices(i18n, view)),
                        None => preview,
                    }
                }
                (None, Hints::Thinking { instead: true }) => t!(i18n, "say-thinking-instead"),
                (None, Hints::Thinking { instead: false }) => t!(i18n, "tell-thinking"),
                (None, Hints::Ready(hints)) => {
                    let hint = |hint: &super::hints::Hint| {
                        let action = spoken(i18n, view.board(), hint.action);
                        listed(i18n, [action, signed_tenths(i18n.language(), hint.tenths)])
                    };
                    t!(i18n, "say-hints", hints = listed_apart(i18n, hints.iter().map(hint)))
                }
                (None, Hints::Failed) => t!(i18n, "hints-failed"),
                (None, Hints::None) => turn(i18n, view),
            }
        })
    });
    view! { <p class="vh" role="status" aria-live="polite" data-testid="said">{said}</p> }.into_any()
}

fn turn(i18n: I18n, view: &TurnView) -> String {
    let situation = situation(i18n, view);
    if !matches!(view.stage, Stage::Person(_)) {
        return situation;
    }
    let choices = choices(i18n, view);
    if view.draft.is_armed() {
        // The cards were said before the power was taken into use.
        return format!("{situation} {choices}");
    }
    let cards = view.cards.into_iter().flat_map(|turn| turn.cards());
    let turn = t!(
        i18n,
        "say-turn",
        turn = view.turn,
        cards = listed(i18n, cards.map(|card| card_name(i18n, card))),
        situation = situation,
        choices = choices
    );
    if view.turn > 1 {
        return turn;
    }
    let round = t!(i18n, "say-round", round = view.round + 1, pencil = view.pencil().name());
    format!("{round} {turn}")
}

/// All that can be chosen, and what each brings.
fn choices(i18n: I18n, view: &TurnView) -> String {
    let board = view.board();
    let section = |choice: &Choice| {
        t!(i18n, "say-choice", section = section_name(i18n, board, choice.step), gain = choice.gain)
    };
    let circle = |station| {
        let circle = t!(i18n, "circle-name", station = station_name(i18n, board, station));
        t!(i18n, "say-choice", section = circle, gain = view.circle_gain(station))
    };
    listed_apart(i18n, view.choices.iter().map(section).chain(view.circles.map(circle)))
}

/// An action with the names of its sections, and of the power that it spends.
pub(super) fn spoken(i18n: I18n, board: &Board, action: Action) -> String {
    let steps = action.steps().map(|step| section_name(i18n, board, step));
    match action {
        Action::Pass => t!(i18n, "act-pass"),
        Action::Draw(_) | Action::Double(..) => listed(i18n, steps),
        Action::Joker(_) => t!(i18n, "tell-with-joker", action = listed(i18n, steps)),
        Action::Switch(_) => t!(i18n, "tell-with-switch", action = listed(i18n, steps)),
        Action::Circle(_, station) => {
            let circle = t!(i18n, "circle-name", station = station_name(i18n, board, station));
            listed(i18n, steps.chain([circle]))
        }
    }
}
