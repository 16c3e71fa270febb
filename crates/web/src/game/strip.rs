//! Below the map: the pencil's power, and the score at a glance where the sheet is a drawer.

use leptos::prelude::*;
use tubewright_present::TurnView;
use tubewright_rules::{Power, Score};
use tubewright_texts::t;

use super::play::Play;
use crate::i18n::I18n;
use crate::icons::{icon, power_icon};
use crate::later::later;

/// The strip.
pub(crate) fn strip(play: Play) -> AnyView {
    // Nobody holds the pencil of a sheet that is only looked at.
    let is_watched = play.table_now(|table| table.is_watched());
    let power = Memo::new(move |_| play.see(|view| view.power).filter(|_| !is_watched));
    view! {
        <div class="strip">
            {later(move || {
                view! {
                    {move || power.get().map(|held| power_button(play, held))}
                    {peek(play)}
                }
                .into_any()
            })}
        </div>
    }
    .into_any()
}

fn power_button(play: Play, power: Power) -> AnyView {
    let i18n = I18n::here();
    let spent = move || play.see(|view| view.base.is_power_spent());
    let armed = move || play.see(|view| view.draft.is_armed());
    let idle = move || play.see(|view| !view.power_helps);
    let name = move || {
        let name = t!(i18n, "power-name", power = power.name());
        if spent() { t!(i18n, "power-used", power = name) } else { name }
    };
    let does = move || {
        let no_use = idle() && !spent() && !armed();
        if no_use { t!(i18n, "power-no-use") } else { t!(i18n, "power-does", power = power.name()) }
    };
    let press = move |_| {
        if play.now(|view| view.draft.is_armed() || !view.base.is_power_spent()) {
            play.toggle_power();
        }
    };
    view! {
        <button
            type="button"
            class="power"
            data-testid="use-power"
            data-power=power.name()
            data-spent=move || spent().to_string()
            aria-pressed=move || armed().to_string()
            class:is-idle=idle
            aria-disabled=move || spent().to_string()
            on:click=press
        >
            <span class="power__icon">{power_icon(power)}</span>
            <span class="power__text">{name} <small>{does}</small></span>
        </button>
    }
    .into_any()
}

fn peek(play: Play) -> AnyView {
    let i18n = I18n::here();
    let gains = move || play.settings().gains.get();
    let gain = move || Some(play.see(TurnView::gain)).filter(|&gain| gains() && gain != 0);
    let has_goals = play.now(|view| !view.after.objectives.is_empty());
    let points = move |of: fn(&Score) -> u32| {
        move || play.see(|view| of(if gains() { &view.after } else { &view.before }))
    };
    let part = move |name: &'static str, says: fn(I18n) -> String, of: fn(&Score) -> u32| {
        view! { <span>{icon(name)} <span class="vh">{move || says(i18n)}</span> {points(of)}</span> }
            .into_any()
    };
    view! {
        <button
            type="button"
            class="peek"
            data-testid="open-sheet"
            aria-expanded=move || play.sheet_open.get().to_string()
            on:click=move |_| play.sheet_open.set(true)
        >
            <span class="peek__parts">
                {part("pencil", |i18n| t!(i18n, "sheet-lines"), Score::line_points)}
                {part("site", |i18n| t!(i18n, "sheet-tourist"), |score| score.tourist_points)}
                {part("cross", |i18n| t!(i18n, "sheet-interchanges"), |score| score.interchange_points)}
                {has_goals.then(|| part("goal", |i18n| t!(i18n, "sheet-objectives"), Score::objective_points))}
            </span>
            <span class="peek__total">
                <small>{move || gain().map(tubewright_present::figures::signed)}</small>
                <span class="vh">{move || t!(i18n, "sheet-total")} " "</span>
                " "
                {points(|score| score.total)}
            </span>
            {icon("up")}
            <span class="vh">{move || t!(i18n, "sheet-open")}</span>
        </button>
    }
    .into_any()
}
