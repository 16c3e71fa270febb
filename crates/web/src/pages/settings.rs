//! What a visitor can choose once for all games.

use leptos::prelude::*;
use tubewright_texts::{key, t};

use crate::controls::{list, segments, switch};
use crate::levels::LEVELS;
use crate::settings::{Choice, Settings, Theme};
use crate::storage;
use crate::top::top;
use crate::words::Words;

/// The page of settings.
pub(crate) fn settings() -> AnyView {
    let words = Words::here();
    let settings = Settings::here();
    view! {
        <div class="page page--text">
            {top(move || t!(words, "settings-title"))}
            <div class="prose">
                <section class="panel set">
                    <h2>{move || t!(words, "settings-looks")}</h2>
                    {theme(settings)}
                    {on_off("coords", [key!("settings-coords"), key!("settings-coords-note")], settings.coords)}
                    {on_off("patterns", [key!("settings-patterns"), key!("settings-patterns-note")], settings.patterns)}
                    {on_off("letters", [key!("settings-letters"), key!("settings-letters-note")], settings.letters)}
                    {on_off("still", [key!("settings-still"), key!("settings-still-note")], settings.still)}
                </section>
                <section class="panel set">
                    <h2>{move || t!(words, "settings-play")}</h2>
                    {on_off("auto-done", [key!("settings-auto-done"), key!("settings-auto-done-note")], settings.auto_done)}
                    {on_off("gains", [key!("settings-gains"), key!("settings-gains-note")], settings.gains)}
                    {on_off("sound", [key!("settings-sound"), key!("settings-sound-note")], settings.sound)}
                    <div class="field">
                        <span class="legend" aria-hidden="true">{move || t!(words, "settings-level")}</span>
                        {list(
                            "level",
                            move || t!(words, "settings-level"),
                            LEVELS.to_vec(),
                            Signal::derive(move || settings.level.get()),
                            Callback::new(move |level| settings.level.set(level)),
                        )}
                    </div>
                </section>
                {kept_here()}
            </div>
        </div>
    }
    .into_any()
}

fn theme(settings: Settings) -> AnyView {
    let choices = vec![
        (Theme::System, key!("settings-theme-system"), ().into_any()),
        (Theme::Light, key!("settings-theme-light"), ().into_any()),
        (Theme::Dark, key!("settings-theme-dark"), ().into_any()),
    ];
    segments(
        "theme",
        key!("settings-theme"),
        choices,
        Signal::derive(move || settings.theme.get()),
        Callback::new(move |theme| settings.theme.set(theme)),
    )
}

fn on_off(name: &'static str, texts: [&'static str; 2], choice: Choice<bool>) -> AnyView {
    switch(name, texts, Signal::derive(move || choice.get()), Callback::new(move |on| choice.set(on)))
}

/// What the browser keeps, and how to be rid of it: asked twice, because a game may be lost with it.
fn kept_here() -> AnyView {
    let words = Words::here();
    let asked = RwSignal::new(false);
    let erase = |_| {
        storage::clear();
        // Everything that is open was read before; a new start is the plainest way to forget it too.
        let _ = window().location().set_href("/");
    };
    view! {
        <section class="panel set">
            <h2>{move || t!(words, "settings-kept")}</h2>
            <p class="note">{move || t!(words, "settings-kept-note")}</p>
            <Show
                when=move || asked.get()
                fallback=move || view! {
                    <button class="btn" data-testid="erase" on:click=move |_| asked.set(true)>
                        {move || t!(words, "settings-erase")}
                    </button>
                }
            >
                <div role="alertdialog" aria-label=move || t!(words, "settings-erase") class="set">
                    <p>{move || t!(words, "settings-erase-sure")}</p>
                    <button class="btn btn--primary" data-testid="erase-now" autofocus on:click=erase>
                        {move || t!(words, "settings-erase-now")}
                    </button>
                    <button class="btn" on:click=move |_| asked.set(false)>
                        {move || t!(words, "settings-erase-not")}
                    </button>
                </div>
            </Show>
        </section>
    }
    .into_any()
}
