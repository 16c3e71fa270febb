//! What leaves the page: the record as a file, the result as a text.

use js_sys::{Reflect, encode_uri_component};
use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::{Standing, by_place};
use tubewright_rules::Record;
use tubewright_texts::t;
use wasm_bindgen_futures::JsFuture;

use crate::controls::Key;
use crate::i18n::I18n;
use crate::icons::icon;

/// A file's content as an address, for a link that saves it.
pub(crate) fn data_address(kind: &str, content: &str) -> String {
    format!("data:{kind};charset=utf-8,{}", String::from(encode_uri_component(content)))
}

/// A link that saves a record; `name` is what the file is named after.
pub(crate) fn record_link(name: &str, record: &Record) -> AnyView {
    let i18n = I18n::here();
    view! {
        <a
            class="btn"
            data-testid="download-record"
            download=file_name(name, None, "json")
            href=data_address("application/json", &record.to_json())
        >
            {icon("save")}
            {move || t!(i18n, "final-record")}
        </a>
    }
    .into_any()
}

/// The name of a file of a deal; of several sheets each has a number.
pub(crate) fn file_name(seed: &str, number: Option<usize>, ending: &str) -> String {
    // A seed may be any text; a file's name may not.
    let plain: String = seed.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let number = number.map_or_else(String::new, |number| format!("-{number}"));
    format!("tubewright-{plain}{number}.{ending}")
}

/// The result in a few lines, with an address at which anyone can play the same cards: one's own, with the place among
/// others; of several people at one device, everyone's.
pub(crate) fn text(i18n: I18n, rows: &[Standing], address: &str) -> String {
    let result = match rows.iter().find(|row| row.is_you) {
        Some(own) => own_result(i18n, rows, own),
        None => {
            let line = |(_, row): (usize, &Standing)| {
                let (place, name, total) = (row.place(rows), row.name.as_str(), row.score.total);
                format!("\n{}", t!(i18n, "share-row", place = place, name = name, total = total))
            };
            format!("Tubewright{}", by_place(rows).map(line).collect::<String>())
        }
    };
    let origin = window().location().origin().unwrap_or_default();
    format!("{result}\n{origin}{address}")
}

fn own_result(i18n: I18n, rows: &[Standing], own: &Standing) -> String {
    let total = own.score.total;
    let head = match rows.len() {
        1 => t!(i18n, "share-head", total = total),
        count => t!(i18n, "share-place", total = total, place = own.place(rows), count = count),
    };
    let squares: Vec<String> = own
        .score
        .lines
        .iter()
        .map(|line| {
            let mark = match line.pencil.name() {
                "purple" => "🟪",
                "blue" => "🟦",
                "pink" => "🩷",
                _ => "🟩",
            };
            format!("{mark} {}", line.points)
        })
        .collect();
    format!("{head}\n{}", squares.join("  "))
}

/// How a browser calls it when a person closes its window for sharing.
const CLOSED: &str = "AbortError";

/// Where a text went.
#[derive(Clone, PartialEq)]
enum Shared {
    /// To whatever the device shares with, or nowhere, as the person wanted.
    Elsewhere,
    /// To the clipboard.
    Copied,
    /// Nowhere yet: the person has to copy it.
    ByHand(String),
}

/// Hands a text to whatever the device shares with, else to the clipboard. A page that came without encryption is given
/// neither by the browser.
async fn share(text: String) -> Shared {
    let navigator = window().navigator();
    let has = |part: &str| Reflect::has(&navigator, &part.into()).unwrap_or(false);
    if has("share") {
        let data = web_sys::ShareData::new();
        data.set_text(&text);
        let Err(error) = JsFuture::from(navigator.share_with_data(&data)).await else {
            return Shared::Elsewhere;
        };
        if Reflect::get(&error, &"name".into()).unwrap_or_default() == CLOSED {
            return Shared::Elsewhere;
        }
    }
    if has("clipboard") && JsFuture::from(navigator.clipboard().write_text(&text)).await.is_ok() {
        Shared::Copied
    } else {
        Shared::ByHand(text)
    }
}

/// A button that shares a text, and says so where it was copied; where it could not be, the text follows.
pub(crate) fn button(name: &'static str, [share_it, done]: [Key; 2], text: Callback<(), String>) -> AnyView {
    let i18n = I18n::here();
    let shared = RwSignal::new(Shared::Elsewhere);
    let press = move |_| {
        let text = text.run(());
        // What was copied before is copied anew, and heard anew.
        shared.set(Shared::Elsewhere);
        spawn_local(async move {
            let went = share(text).await;
            // The page may have been left meanwhile.
            shared.try_set(went);
        });
    };
    let is_copied = move || shared.get() == Shared::Copied;
    let label = move || if is_copied() { done } else { share_it };
    let by_hand = move || match shared.get() {
        Shared::ByHand(text) => Some(field(i18n, &text)),
        Shared::Elsewhere | Shared::Copied => None,
    };
    view! {
        <button type="button" class="btn" data-testid=name on:click=press>
            {icon("share")}
            {move || i18n.format(label(), &[])}
        </button>
        // A button whose words change is not heard to.
        <span class="vh" role="status">{move || is_copied().then(|| i18n.format(done, &[]))}</span>
        {by_hand}
    }
    .into_any()
}

/// A text to be copied by hand, selected.
fn field(i18n: I18n, text: &str) -> AnyView {
    let area = NodeRef::<Textarea>::new();
    area.on_load(|area| {
        let _ = area.focus();
        area.select();
    });
    view! {
        <label class="field by-hand">
            {move || t!(i18n, "share-by-hand")}
            <textarea node_ref=area class="input" data-testid="by-hand" readonly rows=text.lines().count()>
                {text.to_owned()}
            </textarea>
        </label>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_files_name_is_plain_whatever_the_seed() {
        assert_eq!(file_name("../é x/1", None, "json"), "tubewright-x1.json");
    }
}
