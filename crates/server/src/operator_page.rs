//! The operator's page: a form for the token, and what `tubewright admin` does, in a browser.

use axum::Router;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tubewright_texts::{Texts, t};

use crate::preview::{language, texts};

const SCRIPT: &str = include_str!("../assets/operator.js");
const STYLE: &str = include_str!("../assets/operator.css");

/// The page, its script and its style.
pub(crate) fn routes() -> Router {
    let file = |kind: &'static str, text: &'static str| {
        get(async move || ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text))
    };
    Router::new()
        .route("/operator", get(page))
        .route("/operator/script.js", file("text/javascript; charset=utf-8", SCRIPT))
        .route("/operator/style.css", file("text/css; charset=utf-8", STYLE))
}

async fn page(headers: HeaderMap) -> Response {
    let language = language(&headers);
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, html(language.code(), texts(language))).into_response()
}

/// Our own texts have no sign that would need another form in HTML.
fn html(language: &str, texts: &Texts) -> String {
    let labels = [
        ("ban", t!(texts, "operator-ban")),
        ("unban", t!(texts, "operator-unban")),
        ("close", t!(texts, "operator-close")),
        ("lock", t!(texts, "operator-lock")),
        ("unlock", t!(texts, "operator-unlock")),
        ("delete", t!(texts, "operator-delete")),
        ("resolve", t!(texts, "operator-resolve")),
        ("sure", t!(texts, "operator-sure")),
        ("none", t!(texts, "operator-none")),
        ("refused", t!(texts, "operator-refused")),
        ("done", t!(texts, "operator-done")),
    ];
    let labels: String = labels.iter().map(|(name, label)| format!(" data-{name}=\"{label}\"")).collect();
    let part = |id: &str, title: String, inside: &str| {
        format!("<section aria-labelledby=\"{id}-h\"><h2 id=\"{id}-h\">{title}</h2>{inside}</section>")
    };
    let save = t!(texts, "operator-save");
    let list = |id: &str| format!("<ul id=\"{id}\"></ul>");
    let words = format!(
        "<form id=\"words-form\"><label for=\"words\">{}</label><textarea id=\"words\" rows=\"6\"></textarea><button>{save}</button></form>",
        t!(texts, "operator-words-about")
    );
    let ban = format!(
        "<form id=\"ban-form\"><label for=\"who\">{}</label><input id=\"who\" autocomplete=\"off\" required><button>{}</button></form>{}",
        t!(texts, "operator-who"),
        t!(texts, "operator-ban"),
        list("banned")
    );
    let parts = [
        part("reports", t!(texts, "operator-reports"), &list("reports")),
        part("tables", t!(texts, "operator-tables"), &list("tables")),
        part("people", t!(texts, "operator-people"), &list("people")),
        part("bans", t!(texts, "operator-bans"), &ban),
        part("words", t!(texts, "operator-words"), &words),
        part("limits", t!(texts, "operator-limits"), "<form id=\"limits\"></form>"),
        part("status", t!(texts, "operator-status"), "<dl id=\"status\"></dl>"),
    ];
    format!(
        "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"robots\" content=\"noindex\">\
         <title>{title}</title><link rel=\"stylesheet\" href=\"/operator/style.css\">\
         <script type=\"module\" src=\"/operator/script.js\"></script></head>\
         <body{labels} data-save=\"{save}\"><main><h1>{title}</h1>\
         <form id=\"enter\"><label for=\"token\">{token}</label>\
         <input id=\"token\" type=\"password\" autocomplete=\"current-password\" required><button>{open}</button></form>\
         <p id=\"said\" role=\"status\"></p><div id=\"all\" hidden>{parts}</div></main></body></html>",
        title = t!(texts, "operator-title"),
        token = t!(texts, "operator-token"),
        open = t!(texts, "operator-open"),
        parts = parts.concat(),
    )
}

#[cfg(test)]
mod tests {
    use tubewright_texts::Language;

    use super::*;

    #[test]
    fn the_page_is_whole_in_every_language() {
        for language in Language::ALL {
            let page = html(language.code(), texts(language));
            // Texts with signs of their own in HTML would break it.
            assert_eq!(page.matches('<').count(), page.matches('>').count(), "{language}");
            assert_eq!(page.matches('"').count() % 2, 0, "{language}");
            assert!(!page.contains("operator-") && !page.contains("style="), "{language}");
            for id in ["token", "reports", "tables", "people", "banned", "words", "limits", "status"] {
                assert_eq!(page.matches(&format!(" id=\"{id}\"")).count(), 1, "{language} {id}");
            }
        }
    }
}
