//! The head of a page: the way home, what the page is, and the language.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::{Language, t};

use crate::icons::icon;
use crate::words::Words;

/// The head of a page with a heading of its own.
pub(crate) fn top(heading: impl Fn() -> String + Send + 'static) -> AnyView {
    let words = Words::here();
    view! {
        <header class="top">
            <a class="btn btn--quiet btn--icon" href="/" aria-label=move || t!(words, "top-home")>
                {icon("left")}
            </a>
            <h1>{heading}</h1>
            {languages()}
        </header>
    }
    .into_any()
}

/// The choice of language: whatever the visitor was doing goes on in the other one.
pub(crate) fn languages() -> AnyView {
    let words = Words::here();
    let choose = move |code: String| {
        if let Ok(language) = code.parse() {
            spawn_local(words.choose(language));
        }
    };
    let options = Language::ALL.map(|language| {
        view! {
            <option value=language.code() lang=language.code() selected=move || words.language() == language>
                {language.name()}
            </option>
        }
    });
    view! {
        <label class="langs">
            {icon("globe")}
            <span class="vh">{move || t!(words, "top-language")}</span>
            <select
                class="select"
                data-testid="language"
                on:change:target=move |event| choose(event.target().value())
            >
                {options}
            </select>
        </label>
    }
    .into_any()
}
