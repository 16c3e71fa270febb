//! What is said to those who cannot see the page: the cards, the choices, and what each brings.

use leptos::prelude::*;
use tubewright_rules::Action;
use tubewright_table::Stage;
use tubewright_texts::t;

use super::hints::Hints;
use super::names::signed_tenths;
use super::play::Play;
use super::shown::Shown;
use super::tell::{action_text, situation};
use crate::cards::card_name;
use crate::later::painted;
use crate::names::{section_name, station_name};
use crate::words::Words;

/// The live region. It is the only one of the game, so that nothing is said twice.
pub(crate) fn announce(play: Play) -> AnyView {
    let words = Words::here();
    // A screen reader tells what comes into a live region, not what it is made with.
    let there = painted();
    let said = Memo::new(move |_| {
        if !there.get() {
            return String::new();
        }
        let (picked, hints, refused) = (play.picked.get(), play.hints.get(), play.refused.get());
        if let Some(reason) = refused {
            return t!(words, "refusal", reason = reason);
        }
        play.see(|shown| match (picked, hints) {
            (Some(station), _) => {
                let ways = shown.ways(station).map(|way| way.step);
                let ways: Vec<String> = ways.map(|step| section_name(words, shown.board(), step)).collect();
                t!(words, "say-ways", ways = ways.join("; "))
            }
            (None, Hints::Thinking) => t!(words, "tell-thinking"),
            (None, Hints::Ready(hints)) if !shown.draft.is_playable() => {
                let hint = |hint: &super::hints::Hint| {
                    format!(
                        "{}, {}",
                        spoken(words, shown, hint.action),
                        signed_tenths(words.language(), hint.tenths)
                    )
                };
                t!(words, "say-hints", hints = hints.iter().map(hint).collect::<Vec<_>>().join("; "))
            }
            _ if shown.draft.is_playable() => {
                let action = spoken(words, shown, shown.action);
                t!(words, "say-preview", action = action, gain = shown.gain())
            }
            _ => turn(words, shown),
        })
    });
    view! { <p class="vh" role="status" aria-live="polite" data-testid="said">{said}</p> }.into_any()
}

fn turn(words: Words, shown: &Shown) -> String {
    if !matches!(shown.stage, Stage::Person(_)) || shown.draft.is_armed() {
        return situation(words, shown);
    }
    let cards = shown.cards.into_iter().flat_map(|turn| turn.cards());
    let cards: Vec<String> = cards.map(|card| card_name(words, card)).collect();
    let choice = |choice: &super::shown::Choice| {
        let section = section_name(words, shown.board(), choice.step);
        t!(words, "say-choice", section = section, gain = choice.gain)
    };
    let choices: Vec<String> = shown.choices.iter().map(choice).collect();
    t!(
        words,
        "say-turn",
        turn = shown.turn,
        cards = cards.join(", "),
        situation = situation(words, shown),
        choices = choices.join("; ")
    )
}

fn spoken(words: Words, shown: &Shown, action: Action) -> String {
    let steps: Vec<String> = action.steps().map(|step| section_name(words, shown.board(), step)).collect();
    match action {
        Action::Circle(_, station) => {
            let circle = t!(words, "circle-name", station = station_name(words, shown.board(), station));
            steps.into_iter().chain([circle]).collect::<Vec<_>>().join(", ")
        }
        _ if steps.is_empty() => action_text(words, shown, action),
        _ => steps.join(", "),
    }
}
