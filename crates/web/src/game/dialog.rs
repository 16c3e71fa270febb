//! A window over the page: focus stays inside, Escape closes it, the page behind it is out of reach.

use leptos::html::Dialog;
use leptos::prelude::*;
use tubewright_texts::t;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use crate::controls::icon_button;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::later::after_paint;

/// A modal dialog, open for as long as it is on the page. `heading` is the id of its heading.
pub(crate) fn dialog(class: &str, heading: &'static str, content: AnyView, close: Callback<()>) -> AnyView {
    let node = NodeRef::new();
    // To open it the browser looks at the whole page, and there was enough to do for what brought it up.
    after_paint(move || open(node));
    window(node, class, heading, content, close, || ())
}

/// A modal dialog that covers the page before anything of it can be seen, and that only its own button takes away.
pub(crate) fn cover(class: &str, heading: &'static str, content: AnyView) -> AnyView {
    let node = NodeRef::new();
    request_animation_frame(move || open(node));
    // No key may close it, wherever the focus is. A telephone's Back closes it at the second try, whatever is said
    // about the first one: then it opens again.
    let stay = window_event_listener(leptos::ev::keydown, |event| {
        if event.key() == "Escape" {
            event.prevent_default();
        }
    });
    on_cleanup(move || stay.remove());
    window(node, &format!("dialog--cover {class}"), heading, content, Callback::new(|()| ()), move || {
        open(node);
    })
}

fn open(node: NodeRef<Dialog>) {
    if let Some(Some(dialog)) = node.try_get_untracked()
        && !dialog.open()
    {
        // It fails only for a dialog that has left the page meanwhile.
        let _ = dialog.show_modal();
    }
}

fn window(
    node: NodeRef<Dialog>,
    class: &str,
    heading: &'static str,
    content: AnyView,
    close: Callback<()>,
    closed: impl Fn() + 'static,
) -> AnyView {
    view! {
        <dialog
            node_ref=node
            class=format!("dialog {class}")
            aria-labelledby=heading
            on:cancel=move |event: web_sys::Event| {
                event.prevent_default();
                close.run(());
            }
            on:close=move |_| closed()
        >
            {content}
        </dialog>
    }
    .into_any()
}

/// The button in the corner of a window that closes it.
pub(crate) fn close_button(close: Callback<()>) -> AnyView {
    let i18n = I18n::here();
    let label = Signal::derive(move || t!(i18n, "close"));
    icon_button("close", icon("close"), label, Signal::stored(false), close)
}

/// Closes the window that is open, which then stays on the page unseen: the page can be reached again.
pub(crate) fn close_open() {
    let open = document().query_selector("dialog[open]").ok().flatten();
    if let Some(dialog) = open.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}
