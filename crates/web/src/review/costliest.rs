//! The three decisions that cost most: what to remember of a game.

use leptos::prelude::*;
use tubewright_present::review as say;
use tubewright_texts::t;

use super::state::Study;
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::icons::icon;

/// The panel of the costliest decisions, each of which leads to itself.
pub(super) fn costliest(study: Study) -> AnyView {
    let i18n = I18n::here();
    let list = move || {
        study.look(|review| {
            let places = review.costliest(say::COSTLIEST);
            if places.is_empty() {
                return view! { <p>{t!(i18n, "review-costliest-none")}</p> }.into_any();
            }
            let item = |place: usize| {
                let it = &review.decisions[place];
                let class = it.class().name();
                let go = move |_| {
                    study.go(place);
                    focus_at("#decision-h");
                };
                let text = study.run(|run| say::costly(&i18n, run.game().board(), it));
                view! {
                    <li>
                        <button type="button" class=format!("costly is-{class}") data-testid="review-costly" on:click=go>
                            <span class="costly__points num">{say::signed_points(&i18n, -it.shown_loss())}</span>
                            <span>{text}</span>
                        </button>
                    </li>
                }
            };
            view! { <ol class="costlies">{places.into_iter().map(item).collect_view()}</ol> }.into_any()
        })
    };
    view! {
        <section class="panel" aria-labelledby="costliest-h">
            <h2 id="costliest-h">{move || t!(i18n, "review-costliest")}</h2>
            {list}
            <p class="costlies__on">
                <a class="btn" href="/practice" data-testid="to-practice">
                    {icon("goal")}
                    {move || t!(i18n, "practice-title")}
                </a>
            </p>
        </section>
    }
    .into_any()
}
