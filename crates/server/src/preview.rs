//! What a link to a table shows where it is shared: a title, a line, a picture.

use std::sync::OnceLock;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, HOST};
use tubewright_texts::{Language, Texts, t};
use tubewright_wire::{Sitter, Stage, Summary};

use crate::config::Config;

/// The page's text with tags for previews in its head.
pub(crate) fn with_preview(page: &str, summary: &Summary, config: &Config, headers: &HeaderMap) -> String {
    let texts = texts(language(headers));
    let names: Vec<&str> = summary
        .seats
        .iter()
        .filter_map(|sitter| match sitter {
            Sitter::Person { name, .. } if !name.is_empty() => Some(name.as_str()),
            _ => None,
        })
        .collect();
    let title = match (summary.stage, names.first()) {
        (_, None) => t!(texts, "preview-nobody"),
        (Stage::Gathering, Some(name)) => t!(texts, "preview-gathering", name = *name),
        (Stage::Playing, Some(_)) => t!(texts, "preview-playing", names = names.join(", ")),
        (Stage::Over(_), Some(_)) => t!(texts, "preview-over", names = names.join(", ")),
    };
    let about = t!(texts, "preview-about", seats = i64::from(summary.settings.seats));
    let base = base(config, headers);
    let tags = [
        ("og:type", "website"),
        ("og:site_name", "Tubewright"),
        ("og:title", &title),
        ("og:description", &about),
        ("og:url", &format!("{base}/t/{}", summary.table)),
        ("og:image", &format!("{base}/icon-512.png")),
        ("twitter:card", "summary"),
    ];
    let tags: String = tags
        .iter()
        .map(|(name, value)| format!("<meta property=\"{name}\" content=\"{}\">\n", escaped(value)))
        .collect();
    page.replacen("</head>", &format!("{tags}</head>"), 1)
}

/// Reading all texts of a language takes milliseconds, so it is done once.
fn texts(language: Language) -> &'static Texts {
    static TEXTS: [OnceLock<Texts>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let place = Language::ALL.iter().position(|other| *other == language).unwrap_or(0);
    TEXTS[place].get_or_init(|| Texts::embedded(language))
}

fn language(headers: &HeaderMap) -> Language {
    let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let wishes: Vec<&str> =
        wishes.split(',').filter_map(|wish| wish.split(';').next()).map(str::trim).collect();
    Language::negotiate(&wishes)
}

/// The address of this server as a visitor sees it.
pub(crate) fn base(config: &Config, headers: &HeaderMap) -> String {
    match (&config.public_url, headers.get(HOST).and_then(|host| host.to_str().ok())) {
        (Some(url), _) => url.trim_end_matches('/').to_owned(),
        (None, Some(host)) => format!("http://{host}"),
        (None, None) => String::new(),
    }
}

/// Text as the value of an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use tubewright_wire::Settings;

    use super::*;

    #[test]
    fn a_name_in_the_preview_is_text_and_never_markup() {
        let settings = Settings::plain(3);
        let host = Sitter::Person { name: "\"><script>&'".to_owned(), member: 0, stand_in: None };
        let summary = Summary {
            table: "abc".to_owned(),
            settings,
            stage: Stage::Gathering,
            seats: vec![host, Sitter::Open],
            waiting: Vec::new(),
            opened: 0,
            at: 0,
        };
        let config = Config { public_url: Some("https://play.example.org".to_owned()), ..Config::default() };
        let page = with_preview("<head><title>x</title></head>", &summary, &config, &HeaderMap::new());
        assert!(!page.contains("<script"), "{page}");
        assert!(
            page.contains("content=\"&quot;&gt;&lt;script&gt;&amp;&#39; invites you to a table\""),
            "{page}"
        );
        assert!(page.contains("content=\"https://play.example.org/t/abc\""), "{page}");
        assert!(page.ends_with("</head>"));
    }
}
