//! What the document says of itself: its language, what it is about, and the app that can be installed.

use leptos::prelude::*;
use tubewright_texts::{Language, t};

use crate::i18n::{I18n, root};

/// Tells the browser, screen readers and whoever installs the page which language it speaks.
pub(crate) fn announce(i18n: I18n) {
    let language = i18n.language();
    let Some(root) = root() else { return };
    root.set_lang(language.code());
    set("meta[name=description]", "content", &t!(i18n, "meta-description"));
    let build = root.dataset().get("build").unwrap_or_default();
    let manifest = match language {
        Language::English => "/manifest.webmanifest".to_owned(),
        other => format!("{build}/locales/{other}.webmanifest"),
    };
    set("link[rel=manifest]", "href", &manifest);
}

fn set(selector: &str, attribute: &str, value: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        // An element of the document's own takes any value.
        let _ = element.set_attribute(attribute, value);
    }
}
