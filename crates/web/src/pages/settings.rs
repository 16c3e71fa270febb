//! What a visitor can choose once for all games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::{Language, t};

use crate::words::Words;

/// The page of settings.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let words = Words::here();
    let choose = move |code: String| {
        if let Ok(language) = code.parse() {
            spawn_local(words.choose(language));
        }
    };
    let languages = Language::ALL.map(|language| {
        view! {
            <option value=language.code() lang=language.code() selected=move || words.language() == language>
                {language.name()}
            </option>
        }
    });
    view! {
        <h1>{move || t!(words, "settings-title")}</h1>
        <label>
            {move || t!(words, "settings-language")}
            <select data-testid="language" on:change:target=move |event| choose(event.target().value())>
                {languages}
            </select>
        </label>
    }
}
