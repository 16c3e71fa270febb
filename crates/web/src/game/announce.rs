//! What is said to those who cannot see the page: the cards, the choices, and what each brings.

use leptos::prelude::*;
use tubewright_present::hints::{Hint, spoken};
use tubewright_present::lists::{listed, listed_apart};
use tubewright_present::{names, situation};
use tubewright_texts::t;

use super::counted::counted;
use super::hints::Hints;
use super::play::Play;
use super::status_panel::refusal;
use crate::i18n::I18n;
use crate::later::after_paint;

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
                    let ways = view.ways(station).map(|way| names::section(&i18n, view.board(), way.step));
                    t!(i18n, "say-ways", ways = listed_apart(&i18n, ways))
                }
                _ if view.draft.is_playable() => situation::spoken_preview(&i18n, view),
                (None, Hints::Thinking { instead: true }) => t!(i18n, "say-thinking-instead"),
                (None, Hints::Thinking { instead: false }) => t!(i18n, "tell-thinking"),
                (None, Hints::Ready(hints)) => {
                    let hint = |hint: &Hint| {
                        let action = spoken(&i18n, view.board(), hint.action);
                        listed(&i18n, [action, hint.figure(&i18n)])
                    };
                    t!(i18n, "say-hints", hints = listed_apart(&i18n, hints.iter().map(hint)))
                }
                (None, Hints::Failed) => t!(i18n, "hints-failed"),
                (None, Hints::None) => situation::spoken_turn(&i18n, view),
            }
        })
    });
    view! { <p class="vh" role="status" aria-live="polite" data-testid="said">{said}</p> }.into_any()
}
