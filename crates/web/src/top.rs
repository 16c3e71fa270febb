//! The head of a page: the way home, what the page is, and the language.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::{Language, t};
use web_sys::HtmlSelectElement;

use crate::i18n::I18n;
use crate::icons::icon;

/// The head of a page with a heading of its own.
pub(crate) fn top(heading: impl Fn() -> String + Send + 'static) -> AnyView {
    let i18n = I18n::here();
    view! {
        <header class="top">
            <a class="btn btn--quiet btn--icon" href="/" aria-label=move || t!(i18n, "top-home")>
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
    let i18n = I18n::here();
    let choose = move |list: HtmlSelectElement| {
        let Ok(language) = list.value().parse() else { return };
        spawn_local(async move {
            i18n.choose(language).await;
            // Where that was in vain, the list shows the language in use again.
            list.set_value(i18n.language_now().code());
        });
    };
    let options = Language::ALL.map(|language| {
        view! {
            <option value=language.code() lang=language.code() selected=move || i18n.language() == language>
                {language.name()}
            </option>
        }
    });
    view! {
        <label class="langs">
            {icon("globe")}
            <span class="vh">{move || t!(i18n, "top-language")}</span>
            <select
                class="select"
                data-testid="language"
                on:change:target=move |event| choose(event.target())
            >
                {options}
            </select>
        </label>
    }
    .into_any()
}
