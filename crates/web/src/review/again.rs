//! A decision tried again: the position comes back, something is chosen, and it is as good, or a hint follows, then the answer.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::review as say;
use tubewright_review::DecisionReview;
use tubewright_rules::{Action, Game};
use tubewright_texts::t;
use tubewright_thinker::{Question, Wish};

use super::chooser::{Chooser, chooser};
use super::play_on::play_on;
use super::run::seat_of;
use super::state::Study;
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::practice;
use crate::thinker::Thinker;

/// An action is as good as the best if it loses no more points, or no more than the error of that.
const ACCEPTED: f64 = 0.5;

/// How far a try is.
#[derive(Clone, PartialEq)]
pub(crate) enum Try {
    /// Something is to be chosen.
    Choosing,
    /// The worker looks at what was chosen.
    Judging,
    /// It was as good as the best.
    Right(Action),
    /// It was not, and there is a hint; another choice may follow.
    Wrong(f64),
    /// It was not again, and the answer is shown.
    Shown,
    /// The worker could not be had.
    Failed,
}

impl Try {
    pub(crate) fn is_over(&self) -> bool {
        matches!(self, Self::Right(_) | Self::Shown)
    }
}

/// Is what was chosen as good as the best?
pub(crate) fn is_accepted(loss: f64, error: f64) -> bool {
    loss <= ACCEPTED || loss <= error
}

/// Do two actions come to the same sheet?
pub(crate) fn are_same(game: &Game, a: Action, b: Action) -> bool {
    let after = |action| {
        let mut sheet = *game.sheet(seat_of(game));
        sheet.play_unchecked(game.board(), action);
        sheet
    };
    a == b || after(a) == after(b)
}

/// What an action loses, as far as it was compared.
fn known_loss(game: &Game, decision: &DecisionReview, action: Action) -> Option<(f64, f64)> {
    let board = game.board();
    let alike = |named| board.locate(named).is_ok_and(|other| are_same(game, other, action));
    let found = decision.alternatives.iter().find(|it| alike(it.action));
    found.map(|it| (it.loss, it.error)).or_else(|| alike(decision.best).then_some((0.0, 0.0)))
}

/// Has the worker say what an action loses on the turn of a game.
pub(crate) async fn judged(thinker: Thinker, mut game: Game, action: Action) -> Option<DecisionReview> {
    let seat = seat_of(&game);
    game.play(seat, action).ok()?;
    let question = Question { wish: Wish::Judge, seat: 0, level: String::new(), record: game.record() };
    DecisionReview::from_text(&thinker.ask_text(&question).await.ok()?)
}

/// The panel in which a decision is tried again; `trying` is emptied when that is over.
pub(super) fn again(study: Study, place: usize, trying: RwSignal<Option<usize>>) -> AnyView {
    let i18n = I18n::here();
    let game = study.run(|run| run.before(place));
    let Some(decision) = study.decisions.with_untracked(|decisions| decisions.get(place).cloned()) else {
        return ().into_any();
    };
    let choice = Chooser::new(game.clone());
    let state = RwSignal::new(Try::Choosing);
    let playing = RwSignal::new(None::<bool>);
    let decision = StoredValue::new(decision);
    let game = StoredValue::new(game);
    let settle = move |loss: f64, error: f64, action: Action| {
        let right = is_accepted(loss, error);
        let was_wrong = state.with_untracked(|state| matches!(state, Try::Wrong(_)));
        if right && !was_wrong {
            study.run(|run| practice::solved_in_review(run, place));
        }
        state.set(match (right, was_wrong) {
            (true, _) => Try::Right(action),
            (false, false) => Try::Wrong(loss),
            (false, true) => Try::Shown,
        });
        focus_at("[data-testid=try-told]");
    };
    let tried = RwSignal::new(false);
    let done = Callback::new(move |action: Action| {
        let known = game.with_value(|game| decision.with_value(|it| known_loss(game, it, action)));
        if let Some((loss, error)) = known {
            settle(loss, error, action);
        } else {
            let before = state.get_untracked();
            tried.set(true);
            spawn_local(async move {
                let judged = judged(study.thinker, game.get_value(), action).await;
                tried.try_set(false);
                match judged {
                    // The page may have been left meanwhile.
                    Some(it) if state.try_get_untracked() == Some(before) => {
                        settle(it.loss, it.error, action);
                    }
                    Some(_) => {}
                    None => {
                        state.try_set(Try::Failed);
                    }
                }
            });
        }
    });
    let told = move || {
        let state = if tried.get() { Try::Judging } else { state.get() };
        game.with_value(|game| decision.with_value(|it| said(i18n, game, it, &state)))
    };
    let close = move |_| {
        trying.set(None);
        focus_at("#decision-h");
    };
    let is_over = Memo::new(move |_| state.with(Try::is_over));
    let on = move |fresh: bool| {
        move |_| {
            playing.set(Some(fresh));
        }
    };
    let after = move || {
        is_over.get().then(|| {
            view! {
                <div class="choose__acts">
                    <button type="button" class="btn" data-testid="play-on-same" on:click=on(false)>
                        {move || t!(i18n, "study-play-same")}
                    </button>
                    <button type="button" class="btn" data-testid="play-on-fresh" on:click=on(true)>
                        {move || t!(i18n, "study-play-fresh")}
                    </button>
                </div>
            }
        })
    };
    let map = move || {
        if is_over.get() {
            super::maps::answer(i18n, &game.get_value(), decision.with_value(|it| it.best))
        } else {
            chooser(choice, done)
        }
    };
    let body = move || {
        match playing.get() {
        Some(fresh) => {
            let action = state.with_untracked(|state| match state {
                Try::Right(action) => Some(*action),
                _ => study.run(|run| run.locate(decision.with_value(|it| it.best))),
            });
            play_on(study, place, action.unwrap_or(Action::Pass), fresh)
        }
        None => view! {
            <p class="try__told" tabindex="-1" role="status" data-testid="try-told" data-state=move || state.with(word)>{told}</p>
            {map}
            {after}
        }
        .into_any(),
    }
    };
    view! {
        <div class="try">
            {body}
            <button type="button" class="btn btn--quiet" data-testid="try-close" on:click=close>
                {icon("left")}
                {move || t!(i18n, "study-try-close")}
            </button>
        </div>
    }
    .into_any()
}

/// The word for how far a try is, independent of the language.
pub(crate) fn word(state: &Try) -> &'static str {
    match state {
        Try::Choosing => "choosing",
        Try::Judging => "judging",
        Try::Right(_) => "right",
        Try::Wrong(_) => "wrong",
        Try::Shown => "shown",
        Try::Failed => "failed",
    }
}

fn said(i18n: I18n, game: &Game, decision: &DecisionReview, state: &Try) -> String {
    let board = game.board();
    match state {
        Try::Choosing => t!(i18n, "study-try-choose"),
        Try::Judging => t!(i18n, "study-try-judging"),
        Try::Right(_) => t!(i18n, "study-try-right"),
        Try::Wrong(loss) => {
            let points = say::points(&i18n, loss.max(0.0));
            let best = board.locate(decision.best).unwrap_or(Action::Pass);
            format!("{} {}", t!(i18n, "study-try-wrong", points = points), hint(i18n, game, best))
        }
        Try::Shown => {
            format!("{} {}", t!(i18n, "study-try-shown"), say::why(&i18n, board, decision))
        }
        Try::Failed => t!(i18n, "study-failed"),
    }
}

/// Something about the best action that does not give it away.
pub(crate) fn hint(i18n: I18n, game: &Game, best: Action) -> String {
    let board = game.board();
    match (best, best.steps().next()) {
        (Action::Pass, _) => t!(i18n, "study-hint-pass"),
        (best, _) if best.power().is_some() => t!(i18n, "study-hint-power"),
        (_, Some(step)) => {
            let station = tubewright_present::names::station(&i18n, board, step.from);
            t!(i18n, "study-hint-from", station = station)
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_loses_half_a_point_or_no_more_than_its_error_is_accepted() {
        assert!(is_accepted(0.5, 0.1) && is_accepted(0.8, 0.9) && is_accepted(-1.0, 0.0));
        assert!(!is_accepted(0.6, 0.5) && !is_accepted(3.0, 1.0));
    }
}
