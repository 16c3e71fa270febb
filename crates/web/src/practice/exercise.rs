//! An exercise: a position, a choice, a hint where that was wrong, and the answer.

use leptos::prelude::*;
use tubewright_rules::{Action, Game, NamedAction};
use tubewright_texts::t;

use super::Origin;
use crate::cards::small_card;
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::review::{Chooser, Try, answer, are_same, chooser, hint, try_word};

/// A position to solve.
#[derive(Clone)]
pub(super) struct Exercise {
    game: Game,
    best: NamedAction,
    accept: Vec<Action>,
}

impl Exercise {
    /// The position of a puzzle or of a mistake; `None` where it cannot be read.
    pub(super) fn of(origin: &Origin) -> Option<Self> {
        let (game, best, accept) = match origin {
            Origin::Puzzle(_, puzzle) => (puzzle.game()?, *puzzle.best.first()?, puzzle.accept.clone()),
            Origin::Mistake(mistake) => (mistake.game()?, mistake.best, mistake.accept.clone()),
        };
        let accept = accept.into_iter().filter_map(|named| game.board().locate(named).ok()).collect();
        Some(Self { game, best, accept })
    }

    fn accepts(&self, action: Action) -> bool {
        self.accept.iter().any(|&other| are_same(&self.game, other, action))
    }
}

/// The position with its cards. `settled` hears whether the first choice was right, `next` that another exercise is wanted.
pub(super) fn exercise(found: Exercise, settled: Callback<bool>, next: Callback<()>) -> AnyView {
    let i18n = I18n::here();
    let choice = Chooser::new(found.game.clone());
    let state = RwSignal::new(Try::Choosing);
    let cards: Vec<_> = found
        .game
        .rounds()
        .last()
        .and_then(|turns| turns.last())
        .into_iter()
        .flat_map(|turn| turn.cards())
        .map(|card| small_card(card, Some("card")))
        .collect();
    let place = {
        let rounds = found.game.rounds();
        (rounds.len(), rounds.last().map_or(0, Vec::len))
    };
    let found = StoredValue::new(found);
    let done = Callback::new(move |action: Action| {
        let right = found.with_value(|found| found.accepts(action));
        let was_wrong = state.with_untracked(|state| matches!(state, Try::Wrong(_)));
        if !was_wrong {
            settled.run(right);
        }
        state.set(match (right, was_wrong) {
            (true, _) => Try::Right(action),
            (false, false) => Try::Wrong(0.0),
            (false, true) => Try::Shown,
        });
        focus_at("[data-testid=try-told]");
    });
    let told = move || {
        found.with_value(|found| match state.get() {
            Try::Right(_) => t!(i18n, "study-try-right"),
            Try::Wrong(_) => {
                let best = found.game.board().locate(found.best).unwrap_or(Action::Pass);
                format!("{} {}", t!(i18n, "practice-wrong"), hint(i18n, &found.game, best))
            }
            Try::Shown => t!(i18n, "study-try-shown"),
            Try::Choosing | Try::Judging | Try::Failed => t!(i18n, "practice-task"),
        })
    };
    let is_over = Memo::new(move |_| state.with(Try::is_over));
    let map = move || {
        if is_over.get() {
            found.with_value(|found| answer(i18n, &found.game, found.best))
        } else {
            chooser(choice, done)
        }
    };
    let on = move || {
        is_over.get().then(|| {
            view! {
                <button type="button" class="btn btn--primary" data-testid="practice-next" on:click=move |_| next.run(())>
                    {move || t!(i18n, "practice-next")}
                </button>
            }
        })
    };
    view! {
        <div class="study__turn">
            <div class="study__cards">{cards}</div>
            <p class="num"><b>{move || t!(i18n, "look-place", round = place.0, turn = place.1)}</b></p>
        </div>
        <p class="try__told" tabindex="-1" role="status" data-testid="try-told" data-state=move || state.with(try_word)>{told}</p>
        {map}
        {on}
    }
    .into_any()
}
