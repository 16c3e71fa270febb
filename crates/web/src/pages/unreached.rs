//! What stands at the address of a table where only the program without tables could be had: without a network.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::i18n::I18n;
use crate::top::top;

/// Says so, and tries again on request.
pub(crate) fn unreached() -> AnyView {
    let i18n = I18n::here();
    let retry = move |_| {
        // A browser that cannot reload leaves everything as it is.
        let _ = window().location().reload();
    };
    view! {
        <div class="page page--text" role="alert" data-testid="unreached">
            {top(move || t!(i18n, "unreached"))}
            <p>{move || t!(i18n, "unreached-why")}</p>
            <p><button class="btn" on:click=retry>{move || t!(i18n, "guide-retry")}</button></p>
        </div>
    }
    .into_any()
}
