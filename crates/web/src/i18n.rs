//! The texts of the page in the visitor's language.

use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use tubewright_present::Phrases;
use tubewright_texts::{Language, Texts, Value};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlElement, Response};

use crate::{head, route, storage};

/// Where the visitor's choice of language is kept; `early.js` looks there before the program is loaded.
const CHOICE: &str = "language";

/// The texts in use; what `t!` makes of them inside a reactive closure follows a change of language.
#[derive(Clone, Copy)]
pub(crate) struct I18n {
    texts: RwSignal<Texts>,
    /// How often the texts have changed.
    changes: RwSignal<u32>,
    /// The same, for those who live no longer than a page: whoever reads a signal stays on its list for as long as the
    /// signal lives, so what lives for the whole visit must not be read by every view of every game.
    heard: Memo<u32>,
    /// What else is among them: each part is fetched when a page that needs it is first opened.
    parts: RwSignal<Vec<&'static str>>,
    failed: RwSignal<bool>,
}

impl I18n {
    /// The texts for this visit, which `early.js` has begun to fetch; nothing where they cannot be had.
    pub(crate) async fn load() -> Option<Texts> {
        let first = Reflect::get(&window(), &JsValue::from_str("firstTexts")).ok()?;
        let source = JsFuture::from(first.dyn_into::<Promise>().ok()?).await.ok()?.as_string()?;
        // Only now it is certain which language they are in.
        let language: Language = root()?.lang().parse().ok()?;
        Some(Texts::new(language, &[&source]))
    }

    /// Makes the texts known to the whole page.
    pub(crate) fn provide(texts: Texts) {
        let changes = RwSignal::new(0);
        let i18n = Self {
            texts: RwSignal::new(texts),
            changes,
            heard: Memo::new(move |_| changes.get()),
            parts: RwSignal::new(Vec::new()),
            failed: RwSignal::new(false),
        };
        provide_context(i18n);
        Effect::new(move || head::announce(i18n));
    }

    /// Makes the texts known to a page, or to one game of many on it, in a way that is forgotten with it.
    pub(crate) fn provide_anew() {
        let i18n = Self::here();
        provide_context(Self { heard: Memo::new(move |_| i18n.changes.get()), ..i18n });
    }

    /// Puts other texts in the place of these.
    fn change(self, change: impl FnOnce(&mut Texts)) {
        self.texts.update_untracked(change);
        self.changes.update(|changes| *changes += 1);
    }

    /// Looks at the texts and follows their changes.
    fn read<T>(self, look: impl FnOnce(&Texts) -> T) -> T {
        // What is said after the page was left follows nothing any more.
        let _ = self.heard.try_get();
        self.texts.with_untracked(look)
    }

    /// The texts of this page.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// The language in use.
    pub(crate) fn language(self) -> Language {
        self.read(Texts::language)
    }

    /// The language in use, without following it.
    pub(crate) fn language_now(self) -> Language {
        self.texts.with_untracked(Texts::language)
    }

    /// Could the language chosen last not be fetched?
    pub(crate) fn has_failed(self) -> bool {
        self.failed.get()
    }

    /// Has nothing more to say of the language that could not be fetched.
    pub(crate) fn forget_failure(self) {
        self.failed.set(false);
    }

    /// Changes the language now and for later visits; until its texts are there, everything stays as it is.
    pub(crate) async fn choose(self, language: Language) {
        let Some(texts) = self.fetched(language).await else {
            self.failed.set(true);
            return;
        };
        storage::write(CHOICE, language.code());
        storage::forget_for_this_visit(CHOICE);
        route::rename_language(language.code());
        self.forget_failure();
        self.change(|old| *old = texts);
    }

    /// All that is in use now, in a language; nothing where any of it cannot be had.
    async fn fetched(self, language: Language) -> Option<Texts> {
        let mut texts = Texts::new(language, &[&fetch(language.code()).await?]);
        for part in self.parts.get_untracked() {
            texts.add(&fetch(&format!("{language}-{part}")).await?);
        }
        Some(texts)
    }

    /// Fetches the texts about tables (`tables`) or those to learn with (`study`), unless they are there; `false` where
    /// they cannot be had.
    pub(crate) async fn add(self, part: &'static str) -> bool {
        if self.parts.with_untracked(|parts| parts.contains(&part)) {
            return true;
        }
        let language = self.language_now();
        let Some(source) = fetch(&format!("{language}-{part}")).await else { return false };
        self.parts.update(|parts| parts.push(part));
        self.change(|texts| texts.add(&source));
        true
    }

    /// The text of a key; see [`Texts::format`].
    pub(crate) fn format(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.read(|texts| texts.format(key, args))
    }
}

impl Phrases for I18n {
    fn format(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        Self::format(*self, key, args)
    }

    fn language(&self) -> Language {
        Self::language(*self)
    }
}

/// A file of texts of this build.
pub(crate) async fn fetch(name: &str) -> Option<String> {
    let build = root()?.dataset().get("build")?;
    let address = format!("{build}/locales/{name}.ftl");
    let response = JsFuture::from(window().fetch_with_str(&address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// The element that everything is in.
pub(crate) fn root() -> Option<HtmlElement> {
    document().document_element()?.dyn_into().ok()
}
