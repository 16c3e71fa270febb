//! What leaves the page: the record as a file, the result as a text.

use js_sys::encode_uri_component;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::t;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::play::Play;
use crate::controls::Key;
use crate::icons::icon;
use crate::words::Words;

/// A file's content as an address, for a link that saves it.
pub(crate) fn data_address(kind: &str, content: &str) -> String {
    format!("data:{kind};charset=utf-8,{}", String::from(encode_uri_component(content)))
}

/// The name of a file of a deal.
pub(crate) fn file_name(seed: &str, ending: &str) -> String {
    // A seed may be any text; a file's name may not.
    let plain: String = seed.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    format!("tubewright-{plain}.{ending}")
}

/// The result in a few lines, with an address at which anyone can play the same cards.
pub(crate) fn text(words: Words, play: Play) -> String {
    let (score, pencils) = play.now(|shown| (shown.before.clone(), shown.pencils));
    let squares: Vec<String> = pencils
        .iter()
        .zip(&score.lines)
        .map(|(pencil, line)| {
            let mark = match pencil.name() {
                "purple" => "🟪",
                "blue" => "🟦",
                "pink" => "🩷",
                _ => "🟩",
            };
            format!("{mark} {}", line.points)
        })
        .collect();
    let origin = window().location().origin().unwrap_or_default();
    let head = t!(words, "share-head", total = score.total);
    format!("{head}\n{}\n{origin}{}", squares.join("  "), play.address())
}

/// Hands a text to whatever the device shares with, else to the clipboard; `copied` says so.
fn share(text: String, copied: RwSignal<bool>) {
    spawn_local(async move {
        let navigator = window().navigator();
        let can_share = js_sys::Reflect::has(&navigator, &JsValue::from_str("share")).unwrap_or(false);
        if can_share {
            let data = web_sys::ShareData::new();
            data.set_text(&text);
            if JsFuture::from(navigator.share_with_data(&data)).await.is_ok() {
                return;
            }
        }
        if JsFuture::from(navigator.clipboard().write_text(&text)).await.is_ok() {
            copied.try_set(true);
        }
    });
}

/// A button that shares a text, and says so where it was copied.
pub(crate) fn button(name: &'static str, [share_it, done]: [Key; 2], text: Callback<(), String>) -> AnyView {
    let words = Words::here();
    let copied = RwSignal::new(false);
    view! {
        <button type="button" class="btn" data-testid=name on:click=move |_| share(text.run(()), copied)>
            {icon("share")}
            {move || words.format(if copied.get() { done } else { share_it }, &[])}
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_files_name_is_plain_whatever_the_seed() {
        assert_eq!(file_name("../é x/1", "json"), "tubewright-x1.json");
    }
}
