//! Where the focus goes when what had it is gone: keyboard and screen reader stay in the game.

use std::borrow::Cow;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// After a choice: to Done, so that Enter confirms.
pub(crate) fn at_done() {
    at("#done:not(:disabled)");
}

/// On a new turn: to the first section that can be drawn, else to Pass.
pub(crate) fn at_turn() {
    unless_writing("[data-section], #pass:not(:disabled)");
}

/// After the last turn, all of which is gone: to the verdict.
pub(crate) fn at_verdict() {
    unless_writing("#verdict");
}

/// To where the game goes on by itself, or by what others do: nobody is interrupted in a word for it.
fn unless_writing(selector: &'static str) {
    if !is_at("input.input, textarea") {
        at(selector);
    }
}

/// Is the focus at what a selector describes?
pub(crate) fn is_at(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.matches(selector).unwrap_or_default())
}

/// To the first element that a selector finds, once the page shows what has changed; a dialog that is open keeps the
/// focus.
pub(crate) fn at(selector: impl Into<Cow<'static, str>>) {
    let selector = selector.into();
    request_animation_frame(move || {
        if document().query_selector("dialog[open]").ok().flatten().is_some() {
            return;
        }
        let found = document().query_selector(&selector).ok().flatten();
        let Some(found) = found else { return };
        // Elements of SVG can be focused too, but have another type.
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        if let Some(html) = found.dyn_ref::<HtmlElement>() {
            let _ = html.focus_with_options(&options);
        } else if let Some(svg) = found.dyn_ref::<web_sys::SvgElement>() {
            let _ = svg.focus_with_options(&options);
        }
    });
}
