//! The set-up of a game: players, modules, pencils.

use leptos::prelude::*;
use tubewright_rules::Pencil;
use tubewright_texts::{key, t};
use web_sys::SubmitEvent;

use super::company::company;
use super::plan::{Company, Plan};
use crate::controls::{segments, switch};
use crate::game::{focus_at, open_record_button};
use crate::i18n::I18n;
use crate::icons::{icon, swatch};
use crate::route::Router;

/// The form in which a game is put together.
pub(super) fn setup() -> AnyView {
    let i18n = I18n::here();
    let router = Router::here();
    let plan = Plan::kept();
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        router.go(&plan.address(|number| t!(i18n, "setup-person-name", number = number)));
    };
    view! {
        <form class="panel setup" data-testid="setup" on:submit=start>
            <h2>{move || t!(i18n, "setup-title")}</h2>
            <div class="setup__cols">
                {company(plan)}
                {modules(plan)}
                {order(plan)}
            </div>
            <div class="setup__go">
                <button class="btn btn--primary" data-testid="start">{move || t!(i18n, "setup-start")}</button>
                {open_record_button("open-record", key!("setup-open-record"), "btn btn--quiet file")}
            </div>
        </form>
    }
    .into_any()
}

fn modules(plan: Plan) -> AnyView {
    let i18n = I18n::here();
    view! {
        <div class="set" role="group" aria-labelledby="modules">
            <p class="legend" id="modules">{move || t!(i18n, "setup-modules")}</p>
            {switch(
                "objectives",
                [key!("setup-objectives"), key!("setup-objectives-note")],
                plan.objectives.into(),
                Callback::new(move |on| plan.objectives.set(on)),
            )}
            {switch(
                "powers",
                [key!("setup-powers"), key!("setup-powers-note")],
                plan.powers.into(),
                Callback::new(move |on| plan.powers.set(on)),
            )}
        </div>
    }
    .into_any()
}

fn order(plan: Plan) -> AnyView {
    let i18n = I18n::here();
    let choices = vec![
        (false, key!("setup-order-random"), ().into_any()),
        (true, key!("setup-order-mine"), ().into_any()),
    ];
    view! {
        <div class="set">
            {segments(
                "ordered",
                key!("setup-order"),
                choices,
                plan.ordered.into(),
                Callback::new(move |own| plan.ordered.set(own)),
            )}
            <Show when=move || plan.ordered.get()>
                <ol class="order">
                    <For each=move || plan.pencils.get() key=|pencil| *pencil let(pencil)>
                        {pencil_row(plan, pencil)}
                    </For>
                </ol>
                <Show when=move || plan.company.get() != Company::Alone>
                    <p class="note">{move || t!(i18n, "setup-order-others-note")}</p>
                </Show>
            </Show>
        </div>
    }
    .into_any()
}

fn pencil_row(plan: Plan, pencil: Pencil) -> AnyView {
    let i18n = I18n::here();
    let name = pencil.to_string();
    let [earlier, later] = [name.clone(), name.clone()];
    let at = move |place: usize| plan.pencils.with(|pencils| pencils[place] == pencil);
    let go = move |later: bool| {
        plan.move_pencil(pencil, later);
        // A row that changes its place loses the focus; at the end of its way only the other button can have it.
        let is_off = untrack(|| at(if later { 3 } else { 0 }));
        let button = if later == is_off { 1 } else { 2 };
        focus_at(format!("[data-pencil={pencil}] button:nth-of-type({button})"));
    };
    view! {
        <li data-testid="pencil" data-pencil=pencil.to_string()>
            {swatch(pencil)}
            <span>{move || t!(i18n, "setup-pencil", pencil = name.as_str())}</span>
            <button
                type="button"
                class="btn btn--quiet btn--icon"
                aria-label=move || t!(i18n, "setup-pencil-earlier", pencil = earlier.as_str())
                disabled=move || at(0)
                on:click=move |_| go(false)
            >
                {icon("up")}
            </button>
            <button
                type="button"
                class="btn btn--quiet btn--icon"
                aria-label=move || t!(i18n, "setup-pencil-later", pencil = later.as_str())
                disabled=move || at(3)
                on:click=move |_| go(true)
            >
                {icon("down")}
            </button>
        </li>
    }
    .into_any()
}
