//! One decision: its cards, what was played beside what was best, why, and what else there was.

use leptos::prelude::*;
use tubewright_present::review as say;
use tubewright_review::{Class, DecisionReview};
use tubewright_texts::t;

use super::again::again;
use super::maps::pair;
use super::state::Study;
use crate::cards::small_card;
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::icons::icon;

/// The panel of the decision that is looked at.
pub(super) fn decision(study: Study) -> AnyView {
    let i18n = I18n::here();
    let trying = RwSignal::new(None::<usize>);
    // Whoever walks on has done with trying.
    Effect::new(move || {
        let at = study.at.get();
        if trying.get_untracked().is_some_and(|place| place != at) {
            trying.set(None);
        }
    });
    let cards = move || {
        let (turn, _) = study.run(|run| run.turn(study.at.get()));
        turn.cards().map(|card| small_card(card, Some("card"))).collect::<Vec<_>>()
    };
    let title = move || {
        let (round, turn) = study.run(|run| run.place(study.at.get()));
        t!(i18n, "look-place", round = round + 1, turn = turn + 1)
    };
    let verdict = move || {
        study.here(|it| {
            let class = if it.is_as_good() { "good" } else { it.class().name() };
            view! { <span class=format!("grade is-{class}") data-testid="review-class">{say::verdict(&i18n, it)}</span> }
        })
    };
    let body = move || match trying.get() {
        Some(place) => untrack(|| again(study, place, trying)),
        None => shown(study, trying),
    };
    view! {
        <section class="panel study__decision" aria-labelledby="decision-h" data-testid="review-shown">
            <div class="study__turn">
                <div class="study__cards">{cards}</div>
                <div>
                    <h2 id="decision-h" tabindex="-1">{title}</h2>
                    {verdict}
                </div>
                {steps(study)}
            </div>
            {body}
        </section>
    }
    .into_any()
}

/// One back, one on, and to the next mistake.
fn steps(study: Study) -> AnyView {
    let i18n = I18n::here();
    let next = Memo::new(move |_| study.next_of(Class::Inaccuracy));
    let at = move || study.at.get();
    let is_last = move || at() + 1 == study.count;
    view! {
        <div class="study__steps">
            <button
                type="button"
                class="btn btn--icon"
                data-testid="review-back"
                aria-label=move || t!(i18n, "study-back-one")
                disabled=move || at() == 0
                on:click=move |_| study.go(study.at.get_untracked().saturating_sub(1))
            >
                {icon("left")}
            </button>
            <button
                type="button"
                class="btn btn--icon"
                data-testid="review-on"
                aria-label=move || t!(i18n, "study-on-one")
                disabled=is_last
                on:click=move |_| study.go(study.at.get_untracked() + 1)
            >
                {icon("right")}
            </button>
            <button
                type="button"
                class="btn"
                data-testid="review-next-mistake"
                disabled=move || next.get().is_none()
                on:click=move |_| {
                    if let Some(place) = next.get_untracked() {
                        study.go(place);
                    }
                }
            >
                {move || t!(i18n, "study-next-mistake")}
            </button>
        </div>
    }
    .into_any()
}

/// The decision as it was made.
fn shown(study: Study, trying: RwSignal<Option<usize>>) -> AnyView {
    let i18n = I18n::here();
    let told = move || {
        let board = study.run(|run| run.game().board().clone());
        study.here(|it| {
            let equal = say::equal(&i18n, &board, it).map(|text| view! { <p class="note">{text}</p> });
            let tries = (!it.is_as_good()).then(|| try_again(study, trying));
            view! {
                <p class="study__why" data-testid="review-why">{say::why(&i18n, &board, it)}</p>
                {equal}
                <ul class="study__figures num">
                    <li>{say::lost(&i18n, it)}</li>
                    <li>{say::luck(&i18n, it)}</li>
                </ul>
                {tries}
                {alternatives(study, it)}
            }
        })
    };
    let waits = move || {
        let at = study.at.get();
        let known = study.decisions.with(|decisions| at < decisions.len());
        (!known).then(|| view! { <p class="note">{t!(i18n, "study-not-yet")}</p> })
    };
    view! { {pair(study)} {waits} {told} }.into_any()
}

fn try_again(study: Study, trying: RwSignal<Option<usize>>) -> AnyView {
    let i18n = I18n::here();
    let begin = move |_| {
        trying.set(Some(study.at.get_untracked()));
        focus_at("[data-testid=section], [data-testid=pass]");
    };
    view! {
        <button type="button" class="btn btn--primary study__try" data-testid="try-again" on:click=begin>
            {icon("again")}
            {move || t!(i18n, "study-try-again")}
        </button>
    }
    .into_any()
}

/// All actions that were compared.
fn alternatives(study: Study, decision: &DecisionReview) -> AnyView {
    let i18n = I18n::here();
    if decision.alternatives.len() < 2 {
        return ().into_any();
    }
    let item = |it| study.run(|run| view! { <li>{say::alternative(&i18n, run.game().board(), it)}</li> });
    view! {
        <details class="study__others">
            <summary>{t!(i18n, "study-alternatives")}</summary>
            <ol class="num">{decision.alternatives.iter().map(item).collect_view()}</ol>
        </details>
    }
    .into_any()
}
