//! Every decision as a small button, round by round, with what the round lost: the whole game at one glance.

use leptos::prelude::*;
use tubewright_present::review as say;
use tubewright_review::DecisionReview;
use tubewright_texts::t;

use super::chart::{rounds, said};
use super::state::Study;
use crate::i18n::I18n;
use crate::icons::swatch;

/// The panel of all decisions.
pub(super) fn strip(study: Study) -> AnyView {
    let i18n = I18n::here();
    let starts = rounds(study);
    let ends: Vec<usize> = starts.iter().skip(1).map(|next| next.0).chain([study.count]).collect();
    let rows = starts.into_iter().zip(ends).enumerate().map(|(round, ((start, pencil), end))| {
        let told = move || {
            let told = study.look(|review| say::rounds(&i18n, review).into_iter().nth(round));
            told.flatten().unwrap_or_else(|| t!(i18n, "game-round", round = round + 1))
        };
        let cells = (start..end).map(|place| cell(study, place, place - start)).collect_view();
        view! {
            <li class="strip__round">
                <p class="strip__head">{swatch(pencil)} <span class="num" data-testid="review-round">{told}</span></p>
                <div class="strip__cells">{cells}</div>
            </li>
        }
    });
    view! {
        <section class="panel" aria-labelledby="strip-h">
            <h2 id="strip-h">{move || t!(i18n, "study-rounds")}</h2>
            <ol class="strip">{rows.collect_view()}</ol>
        </section>
    }
    .into_any()
}

fn cell(study: Study, place: usize, turn: usize) -> AnyView {
    let i18n = I18n::here();
    let is_there = Memo::new(move |_| study.decisions.with(|decisions| place < decisions.len()));
    let (round, _) = study.run(|run| run.place(place));
    let button = move || {
        let Some(it) = study.decisions.with_untracked(|decisions| decisions.get(place).cloned()) else {
            return view! { <span class="cell cell--wait" aria-hidden="true">{turn + 1}</span> }.into_any();
        };
        let class = it.class().name();
        let mark = mark(i18n, &it);
        let loss = format!("{:.1}", it.shown_loss());
        let label = move || said(i18n, &it);
        view! {
            <button
                type="button"
                class=format!("cell num is-{class}")
                data-testid="review-decision"
                data-round=round + 1
                data-turn=turn + 1
                data-loss=loss
                data-class=class
                aria-pressed=move || (study.at.get() == place).to_string()
                aria-label=label
                on:click=move |_| study.go(place)
            >
                {mark}
            </button>
        }
        .into_any()
    };
    view! { {move || { is_there.get(); button() }} }.into_any()
}

/// The points lost, or a dot where nothing was.
fn mark(i18n: I18n, decision: &DecisionReview) -> String {
    if decision.is_as_good() { "·".to_owned() } else { say::points(&i18n, decision.shown_loss()) }
}
