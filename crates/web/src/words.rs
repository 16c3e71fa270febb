//! The texts of the page in the visitor's language.

use leptos::prelude::*;
use tubewright_texts::{ENGLISH_WEB, Language, Texts, Value};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlElement, Response, UrlSearchParams};

use crate::storage;

/// Where the visitor's choice of language is kept.
const CHOICE: &str = "language";

/// The texts in use; what `t!` makes of them inside a reactive closure follows a change of language.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    texts: RwSignal<Texts>,
    /// Are the texts about tables among them? They are fetched when such a page is first opened.
    tables: RwSignal<bool>,
}

impl Words {
    /// The texts for this visit: the language of the address, else the one chosen before, else the browser's.
    pub(crate) async fn load() -> Texts {
        texts(wished()).await
    }

    /// Makes the texts known to the whole page.
    pub(crate) fn provide(texts: Texts) {
        announce(texts.language());
        provide_context(Self { texts: RwSignal::new(texts), tables: RwSignal::new(false) });
    }

    /// The texts of this page.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// The language in use.
    pub(crate) fn language(self) -> Language {
        self.texts.with(Texts::language)
    }

    /// Changes the language now and for later visits.
    pub(crate) async fn choose(self, language: Language) {
        storage::write(CHOICE, language.code());
        let mut texts = texts(language).await;
        if self.tables.get_untracked()
            && let Some(source) = fetch(&format!("{}-tables", texts.language())).await
        {
            texts.add(&source);
        }
        announce(texts.language());
        self.texts.set(texts);
    }

    /// Fetches the texts about tables, unless they are there; `false` where they cannot be had.
    pub(crate) async fn add_tables(self) -> bool {
        if self.tables.get_untracked() {
            return true;
        }
        let language = self.texts.with_untracked(Texts::language);
        let Some(source) = fetch(&format!("{language}-tables")).await else { return false };
        self.tables.set(true);
        self.texts.update(|texts| texts.add(&source));
        true
    }

    /// The text of a key; see [`Texts::format`].
    pub(crate) fn format(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.texts.with(|texts| texts.format(key, args))
    }
}

/// The texts of a language, over English ones; English where they cannot be fetched.
async fn texts(language: Language) -> Texts {
    let fetched = match language {
        Language::English => None,
        _ => fetch(language.code()).await,
    };
    match fetched {
        Some(source) => Texts::new(language, &[ENGLISH_WEB, &[&source]].concat()),
        None => Texts::new(Language::English, ENGLISH_WEB),
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

fn wished() -> Language {
    let query = window().location().search().ok();
    let query = query.and_then(|query| UrlSearchParams::new_with_str(&query).ok()?.get("lang"));
    let browser = window().navigator().languages();
    let browser = browser.iter().filter_map(|language| language.as_string());
    let wishes: Vec<String> = query.into_iter().chain(storage::read(CHOICE)).chain(browser).collect();
    let wishes: Vec<&str> = wishes.iter().map(String::as_str).collect();
    Language::negotiate(&wishes)
}

/// Tells the browser and screen readers which language the page speaks.
fn announce(language: Language) {
    if let Some(root) = root() {
        root.set_lang(language.code());
    }
}

fn root() -> Option<HtmlElement> {
    document().document_element()?.dyn_into().ok()
}
