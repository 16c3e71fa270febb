//! Below the map: the pencil's power, and the score at a glance where the sheet is a drawer.

use leptos::prelude::*;
use tubewright_rules::Power;
use tubewright_texts::t;

use super::play::Play;
use crate::icons::{icon, power_icon};
use crate::words::Words;

/// The strip.
pub(crate) fn strip(play: Play) -> AnyView {
    let power = Memo::new(move |_| play.see(|shown| shown.power));
    view! {
        <div class="strip">
            {move || power.get().map(|held| power_button(play, held))}
            {peek(play)}
        </div>
    }
    .into_any()
}

fn power_button(play: Play, power: Power) -> AnyView {
    let words = Words::here();
    let spent = Memo::new(move |_| play.see(|shown| shown.base.is_power_spent()));
    let armed = Memo::new(move |_| play.see(|shown| shown.draft.is_armed()));
    let idle = Memo::new(move |_| play.see(|shown| !shown.power_helps));
    let name = move || {
        let name = t!(words, "power-name", power = power.name());
        if spent.get() { t!(words, "power-used", power = name) } else { name }
    };
    let does = move || {
        let no_use = idle.get() && !spent.get() && !armed.get();
        if no_use { t!(words, "power-no-use") } else { t!(words, "power-does", power = power.name()) }
    };
    let press = move |_| {
        if armed.get_untracked() || !spent.get_untracked() {
            play.toggle_power();
        }
    };
    view! {
        <button
            type="button"
            class="power"
            data-testid="use-power"
            data-power=power.name()
            data-spent=move || spent.get().to_string()
            aria-pressed=move || armed.get().to_string()
            class:is-idle=idle
            aria-disabled=move || spent.get().to_string()
            on:click=press
        >
            <span class="power__icon">{power_icon(power)}</span>
            <span class="power__text">{name} <small>{does}</small></span>
        </button>
    }
    .into_any()
}

fn peek(play: Play) -> AnyView {
    let words = Words::here();
    let parts = Memo::new(move |_| {
        play.see(|shown| {
            let score = &shown.after;
            [
                score.line_points(),
                score.tourist_points,
                score.interchange_points,
                score.objective_points(),
                score.total,
            ]
        })
    });
    let gain = Memo::new(move |_| play.see(super::shown::Shown::gain));
    let has_goals = Memo::new(move |_| play.see(|shown| !shown.after.objectives.is_empty()));
    let part = move |at: usize, name: &'static str, says: fn(Words) -> String| {
        view! { <span>{icon(name)} <span class="vh">{move || says(words)}</span> {move || parts.get()[at]}</span> }
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
                {part(0, "pencil", |words| t!(words, "sheet-lines"))}
                {part(1, "site", |words| t!(words, "sheet-tourist"))}
                {part(2, "cross", |words| t!(words, "sheet-interchanges"))}
                {move || has_goals.get().then(|| part(3, "goal", |words| t!(words, "sheet-objectives")))}
            </span>
            <span class="peek__total">
                {move || (gain.get() != 0).then(|| view! { <small>{super::names::signed(gain.get())} " "</small> })}
                <span class="vh">{move || t!(words, "sheet-total")} " "</span>
                {move || parts.get()[4]}
            </span>
            {icon("up")}
            <span class="vh">{move || t!(words, "sheet-open")}</span>
        </button>
    }
    .into_any()
}
