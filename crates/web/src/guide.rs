//! The longer texts (lesson, rules, about): fetched when such a page is first opened, so that a game starts without them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::{Language, Texts, Value, t};

use crate::i18n::{I18n, fetch};

/// The longer texts in use; `t!` works with them as with [`I18n`].
#[derive(Clone, Copy)]
pub(crate) struct Guide {
    texts: RwSignal<Option<Texts>>,
    failed: RwSignal<bool>,
}

impl Guide {
    /// Makes a guide known to the whole page; it is fetched when it is asked for.
    pub(crate) fn provide() {
        provide_context(Self { texts: RwSignal::new(None), failed: RwSignal::new(false) });
    }

    /// The text of a key; see [`Texts::format`].
    pub(crate) fn format(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.texts.with(|texts| texts.as_ref().map(|texts| texts.format(key, args)).unwrap_or_default())
    }

    /// The text of a key that a table names.
    pub(crate) fn get(self, key: &str) -> String {
        self.format(key, &[])
    }

    /// Fetches the texts of a language; until they are there, those of the former one stay.
    async fn load(self, language: Language) {
        if self.texts.with_untracked(|texts| texts.as_ref().map(Texts::language)) == Some(language) {
            return;
        }
        self.failed.set(false);
        match fetch(&format!("{language}-guide")).await {
            Some(source) => self.texts.set(Some(Texts::new(language, &[&source]))),
            None => self.failed.set(true),
        }
    }
}

/// A page that needs the guide, as soon as it is there.
pub(crate) fn with_guide(page: fn(Guide) -> AnyView) -> AnyView {
    let i18n = I18n::here();
    let guide: Guide = expect_context();
    Effect::new(move || spawn_local(guide.load(i18n.language())));
    let there = Memo::new(move |_| guide.texts.with(Option::is_some));
    let retry = move |_| spawn_local(guide.load(i18n.language()));
    view! {
        {move || if there.get() {
            page(guide)
        } else if guide.failed.get() {
            view! {
                <div class="page page--text" role="alert">
                    <h1>{move || t!(i18n, "guide-failed")}</h1>
                    <p>{move || t!(i18n, "guide-failed-why")}</p>
                    <p><button class="btn" on:click=retry>{move || t!(i18n, "guide-retry")}</button></p>
                </div>
            }.into_any()
        } else {
            ().into_any()
        }}
    }
    .into_any()
}
