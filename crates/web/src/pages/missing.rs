//! What stands at an address that leads nowhere.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::i18n::I18n;
use crate::top::top;

/// The page for a wrong address.
pub(crate) fn missing() -> AnyView {
    let i18n = I18n::here();
    view! {
        <div class="page page--text">
            {top(move || t!(i18n, "missing-title"))}
            <div class="panel prose">
                // A line that ends between two stations, as this address does.
                <svg viewBox="0 0 320 72" aria-hidden="true" class="missing__line line--pink">
                    <path class="line__ink" d="M28,36H190"/>
                    <path class="m-possible" d="M190,36H292"/>
                    <circle class="st__disc" cx="28" cy="36" r="16"/>
                    <circle class="st__disc" cx="292" cy="36" r="16"/>
                </svg>
                <p>{move || t!(i18n, "missing-why")}</p>
                <a class="btn btn--primary" href="/" data-testid="missing-home">{move || t!(i18n, "missing-home")}</a>
            </div>
        </div>
    }
    .into_any()
}
