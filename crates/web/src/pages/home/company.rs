//! Who plays: alone, with bots of chosen levels, or people with names who pass the device around.

use leptos::prelude::*;
use tubewright_present::names::LEVELS;
use tubewright_rules::MOST_SEATS;
use tubewright_texts::{key, t};
use tubewright_wire::Level;

use super::plan::{Company, Plan};
use crate::controls::{icon_button, list, segments};
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::settings::Settings;

/// The part of the set-up about the players.
pub(super) fn company(plan: Plan) -> AnyView {
    let i18n = I18n::here();
    let choices = vec![
        (Company::Alone, key!("setup-alone"), icon("person")),
        (Company::Bots, key!("setup-bots"), icon("bot")),
        (Company::People, key!("setup-people"), icon("people")),
    ];
    view! {
        <div class="set">
            {segments(
                "company",
                key!("setup-who"),
                choices,
                plan.company.into(),
                Callback::new(move |company| plan.company.set(company)),
            )}
            {move || match plan.company.get() {
                Company::Alone => view! { <p class="note">{move || t!(i18n, "setup-alone-note")}</p> }.into_any(),
                Company::Bots => bots(plan),
                Company::People => people(plan),
            }}
        </div>
    }
    .into_any()
}

fn bots(plan: Plan) -> AnyView {
    let i18n = I18n::here();
    let settings = Settings::here();
    let full = move || plan.bots.with(Vec::len) == MOST_SEATS - 1;
    view! {
        <ul class="bots">
            <For each=move || plan.bots.get() key=|(number, _)| *number let((number, level))>
                {bot(plan, number, level)}
            </For>
        </ul>
        <button
            type="button"
            class="btn"
            data-testid="add-bot"
            disabled=full
            on:click=move |_| plan.add_bot(settings.level.get_untracked())
        >
            {icon("plus")}
            {move || t!(i18n, "setup-bot-add")}
        </button>
    }
    .into_any()
}

fn bot(plan: Plan, number: u32, level: RwSignal<Level>) -> AnyView {
    let i18n = I18n::here();
    let place = move || plan.bots.with(|bots| place(bots, number));
    view! {
        <li>
            {icon("bot")}
            {list(
                "bot-level",
                move || t!(i18n, "setup-bot-level", number = place()),
                LEVELS.to_vec(),
                level.into(),
                Callback::new(move |chosen| level.set(chosen)),
            )}
            {icon_button(
                "remove-bot",
                icon("close"),
                Signal::derive(move || t!(i18n, "setup-bot-remove", number = place())),
                Signal::derive(move || plan.bots.with(Vec::len) == 1),
                Callback::new(move |()| remove(plan.bots, number)),
            )}
        </li>
    }
    .into_any()
}

fn people(plan: Plan) -> AnyView {
    let i18n = I18n::here();
    let full = move || plan.people.with(Vec::len) == MOST_SEATS;
    view! {
        <ul class="bots">
            <For each=move || plan.people.get() key=|(number, _)| *number let((number, name))>
                {person(plan, number, name)}
            </For>
        </ul>
        <button
            type="button"
            class="btn"
            data-testid="add-person"
            disabled=full
            on:click=move |_| plan.add_person(String::new())
        >
            {icon("plus")}
            {move || t!(i18n, "setup-person-add")}
        </button>
        <p class="note">{move || t!(i18n, "setup-people-note")}</p>
    }
    .into_any()
}

fn person(plan: Plan, number: u32, name: RwSignal<String>) -> AnyView {
    let i18n = I18n::here();
    let place = move || plan.people.with(|people| place(people, number));
    view! {
        <li>
            {icon("person")}
            <input
                class="input"
                data-testid="person-name"
                maxlength="24"
                autocomplete="off"
                aria-label=move || t!(i18n, "setup-person", number = place())
                placeholder=move || t!(i18n, "setup-person-name", number = place())
                prop:value=name
                on:input:target=move |event| name.set(event.target().value())
            />
            {icon_button(
                "remove-person",
                icon("close"),
                Signal::derive(move || t!(i18n, "setup-person-remove", number = place())),
                Signal::derive(move || plan.people.with(Vec::len) == 2),
                Callback::new(move |()| remove(plan.people, number)),
            )}
        </li>
    }
    .into_any()
}

/// Takes a row out of the list. The focus goes on to the next one, else to the button that adds one.
fn remove<T: Send + Sync + 'static>(list: RwSignal<Vec<(u32, T)>>, number: u32) {
    let at = list.with_untracked(|list| place(list, number));
    list.update(|list| list.retain(|(other, _)| *other != number));
    focus_at(format!(".bots > li:nth-child({at}) .btn:not(:disabled), .bots + .btn"));
}

/// The place in the list, from 1, of whoever has this number.
fn place<T>(list: &[(u32, T)], number: u32) -> u32 {
    list.iter().position(|(other, _)| *other == number).map_or(0, |at| at as u32 + 1)
}
