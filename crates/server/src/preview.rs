//! What a link to a table shows where it is shared: a title, a line, a picture.

use std::sync::OnceLock;

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, HOST};
use tubewright_texts::{Language, Texts, t};
use tubewright_wire::{Sitter, Stage, Summary};

use crate::caller::is_secure;
use crate::config::Config;

/// The address of the picture; `cargo xtask pictures` paints it.
pub(crate) const PICTURE: &str = "/preview.png";
/// The picture: the map and the name of the game, without a word that would need a language.
pub(crate) const PNG: &[u8] = include_bytes!("../assets/preview.png");
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;

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
        ("property=\"og:type\"", "website"),
        ("property=\"og:site_name\"", "Tubewright"),
        ("property=\"og:title\"", &title),
        ("property=\"og:description\"", &about),
        ("property=\"og:url\"", &format!("{base}/t/{}", summary.table)),
        ("property=\"og:image\"", &format!("{base}{PICTURE}")),
        ("property=\"og:image:type\"", "image/png"),
        ("property=\"og:image:width\"", &WIDTH.to_string()),
        ("property=\"og:image:height\"", &HEIGHT.to_string()),
        ("property=\"og:image:alt\"", &t!(texts, "preview-picture")),
        ("name=\"twitter:card\"", "summary_large_image"),
    ];
    let tags: String =
        tags.iter().map(|(name, value)| format!("<meta {name} content=\"{}\">\n", escaped(value))).collect();
    page.replacen("</head>", &format!("{tags}</head>"), 1)
}

/// Reading all texts of a language takes milliseconds, so it is done once.
pub(crate) fn texts(language: Language) -> &'static Texts {
    static TEXTS: [OnceLock<Texts>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let place = Language::ALL.iter().position(|other| *other == language).unwrap_or(0);
    TEXTS[place].get_or_init(|| Texts::embedded(language))
}

pub(crate) fn language(headers: &HeaderMap) -> Language {
    let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let wishes: Vec<&str> =
        wishes.split(',').filter_map(|wish| wish.split(';').next()).map(str::trim).collect();
    Language::negotiate(&wishes)
}

/// The address of this server as a visitor sees it.
pub(crate) fn base(config: &Config, headers: &HeaderMap) -> String {
    match (&config.public_url, headers.get(HOST).and_then(|host| host.to_str().ok())) {
        (Some(url), _) => url.trim_end_matches('/').to_owned(),
        (None, Some(host)) => {
            format!("{}://{host}", if is_secure(config, headers) { "https" } else { "http" })
        }
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
    fn behind_a_proxy_with_tls_links_begin_with_https() {
        let host = ("host".parse().expect("a name"), "play.example.org".parse().expect("a value"));
        let proto = ("x-forwarded-proto".parse().expect("a name"), "https".parse().expect("a value"));
        let headers = HeaderMap::from_iter([host, proto]);
        let proxied = Config { trust_proxy: true, ..Config::default() };
        assert_eq!(base(&proxied, &headers), "https://play.example.org");
        assert_eq!(base(&Config::default(), &headers), "http://play.example.org");
    }

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
        for (name, value) in [
            ("property=\"og:image\"", "https://play.example.org/preview.png"),
            ("property=\"og:image:width\"", "1200"),
            ("property=\"og:image:height\"", "630"),
            ("name=\"twitter:card\"", "summary_large_image"),
        ] {
            assert!(page.contains(&format!("<meta {name} content=\"{value}\">")), "{name}: {page}");
        }
    }

    #[test]
    fn the_picture_is_as_large_as_the_tags_say_and_quick_to_fetch() {
        assert_eq!(&PNG[..8], b"\x89PNG\r\n\x1a\n");
        let number = |at: usize| u32::from_be_bytes(PNG[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((number(16), number(20)), (WIDTH, HEIGHT));
        assert!(PNG.len() < 150_000, "{} bytes", PNG.len());
    }

    #[test]
    fn behind_a_proxy_that_speaks_tls_addresses_are_secure() {
        let config = Config { trust_proxy: true, ..Config::default() };
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "play.example.org".parse().expect("a host"));
        assert_eq!(base(&config, &headers), "http://play.example.org");
        headers.insert("x-forwarded-proto", "https".parse().expect("a scheme"));
        assert_eq!(base(&config, &headers), "https://play.example.org");
        assert_eq!(base(&Config::default(), &headers), "http://play.example.org");
    }
}
