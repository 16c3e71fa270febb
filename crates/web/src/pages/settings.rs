//! What a visitor can choose once for all games, and what is kept of them.

mod kept;

use leptos::prelude::*;
use tubewright_present::names::LEVELS;
use tubewright_texts::{key, t};

use self::kept::{kept_here, kept_there};
use crate::controls::{list, segments, switch};
use crate::i18n::I18n;
use crate::settings::{Choice, Settings, Theme};
use crate::top::top;

/// The page of settings.
pub(crate) fn settings() -> AnyView {
    let i18n = I18n::here();
    let settings = Settings::here();
    view! {
        <div class="page page--text">
            {top(move || t!(i18n, "settings-title"))}
            <div class="prose">
                <section class="panel set">
                    <h2>{move || t!(i18n, "settings-looks")}</h2>
                    {theme(settings)}
                    {on_off("coords", [key!("settings-coords"), key!("settings-coords-note")], settings.coords)}
                    {on_off("patterns", [key!("settings-patterns"), key!("settings-patterns-note")], settings.patterns)}
                    {on_off("letters", [key!("settings-letters"), key!("settings-letters-note")], settings.letters)}
                    {on_off("still", [key!("settings-still"), key!("settings-still-note")], settings.still)}
                </section>
                <section class="panel set">
                    <h2>{move || t!(i18n, "settings-play")}</h2>
                    {on_off("auto-done", [key!("settings-auto-done"), key!("settings-auto-done-note")], settings.auto_done)}
                    {on_off("gains", [key!("settings-gains"), key!("settings-gains-note")], settings.gains)}
                    {on_off("sound", [key!("settings-sound"), key!("settings-sound-note")], settings.sound)}
                    <div class="field">
                        <span class="legend" aria-hidden="true">{move || t!(i18n, "settings-level")}</span>
                        {list(
                            "level",
                            move || t!(i18n, "settings-level"),
                            LEVELS.to_vec(),
                            Signal::derive(move || settings.level.get()),
                            Callback::new(move |level| settings.level.set(level)),
                        )}
                    </div>
                </section>
                {kept_here()}
                {kept_there()}
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
