//! Cards: daylight and a zebra crossing for Street, a tunnel for Underground.

use leptos::prelude::*;
use tubewright_present::names;
use tubewright_rules::{Card, Symbol, Target};
use tubewright_scene::symbol_art;

use crate::i18n::I18n;

/// A card with its name below, for the turn: `handle` is its `data-testid`.
pub(crate) fn card(card: Card, handle: &'static str) -> AnyView {
    let i18n = I18n::here();
    view! {
        <figure class=format!("card {}", kind_class(card)) data-testid=handle data-card=card.name()>
            {face(card)}
            <figcaption class="card__cap">
                <b>{move || names::card_symbol(&i18n, card)}</b>
                <span>{move || names::card_kind(&i18n, card)}</span>
            </figcaption>
        </figure>
    }
    .into_any()
}

/// A card that is too small for words; a screen reader gets its name.
pub(crate) fn small_card(card: Card, handle: impl Into<Signal<Option<&'static str>>>) -> AnyView {
    let (i18n, handle) = (I18n::here(), handle.into());
    view! {
        <span
            class=format!("card {}", kind_class(card))
            data-testid=move || handle.get()
            data-card=card.name()
            role="img"
            aria-label=move || names::card(&i18n, card)
        >
            {face(card)}
        </span>
    }
    .into_any()
}

/// The drawing of a card.
fn face(card: Card) -> AnyView {
    let ground = if card.is_underground() { UNDERGROUND } else { STREET };
    let art = match card.target() {
        None => format!(
            r#"{ground}<g class="card__sym card__sym--switch" transform="translate(46 70)">{SWITCH}</g>"#
        ),
        Some(Target::Any) => {
            format!(r#"{ground}<g class="card__sym" transform="translate(50 63)">{}</g>"#, joker())
        }
        Some(Target::Symbol(symbol)) => {
            let art = symbol_art(Some(symbol));
            format!(r#"{ground}<g class="card__sym" transform="translate(50 63) scale(1.75)">{art}</g>"#)
        }
    };
    view! { <svg class="card__face" viewBox="0 0 100 140" aria-hidden="true" inner_html=art></svg> }
        .into_any()
}

/// All four symbols.
fn joker() -> String {
    let places = ["-16 -16", "16 -16", "-16 17", "16 17"];
    let symbols = Symbol::ALL.into_iter().zip(places).map(|(symbol, place)| {
        format!(r#"<g transform="translate({place}) scale(.8)">{}</g>"#, symbol_art(Some(symbol)))
    });
    symbols.collect()
}

const fn kind_class(card: Card) -> &'static str {
    if card.is_underground() { "card--underground" } else { "card--street" }
}

const STREET: &str = concat!(
    r#"<rect class="card__paper" x="1.5" y="1.5" width="97" height="137" rx="11"/>"#,
    r#"<path class="card__road" d="M1.5,112H98.5V127.5A11,11 0 0 1 87.5,138.5H12.5A11,11 0 0 1 1.5,127.5Z"/>"#,
    r#"<path class="card__zebra" d="M17,118V133M30.2,118V133M43.4,118V133M56.6,118V133M69.8,118V133M83,118V133"/>"#,
    r#"<circle class="card__disc" cx="50" cy="63" r="40"/>"#,
    r#"<g class="card__mark" transform="translate(14 15)"><circle r="4.2"/>"#,
    r#"<path d="M0,-8V-6.4M0,6.4V8M-8,0H-6.4M6.4,0H8M-5.6,-5.6L-4.5,-4.5M5.6,5.6L4.5,4.5M-5.6,5.6L-4.5,4.5M5.6,-5.6L4.5,-4.5"/></g>"#,
);

const UNDERGROUND: &str = concat!(
    r#"<rect class="card__paper" x="1.5" y="1.5" width="97" height="137" rx="11"/>"#,
    r#"<path class="card__tunnel" d="M1.5,138V63A48.5,48.5 0 0 1 98.5,63V138"/>"#,
    r#"<path class="card__tunnel card__tunnel--2" d="M10,138.5V63A40,40 0 0 1 90,63V138.5Z"/>"#,
    r#"<path class="card__rails" d="M38,110L24,138M62,110L76,138M35.5,115H64.5M31.5,123H68.5M27,132H73"/>"#,
    r#"<circle class="card__disc" cx="50" cy="63" r="34"/>"#,
    r#"<g class="card__mark" transform="translate(14 15)">"#,
    r#"<path d="M-7,7V0A7,7 0 0 1 7,0V7M-3,7V1.5A3,3 0 0 1 3,1.5V7"/></g>"#,
);

const SWITCH: &str = concat!(
    r#"<path class="sym__rail" d="M0,34V-30"/><path class="sym__rail" d="M0,14C0,-4 22,-4 22,-20"/>"#,
    r#"<path class="sym__head" d="M-9,-24L0,-36L9,-24Z"/><path class="sym__head" d="M13,-16L22,-28L31,-16Z"/>"#,
    r#"<circle class="sym__node" cy="16" r="8"/>"#,
);
