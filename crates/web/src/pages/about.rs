//! What this is, whose game it is, and what is stored where.

use leptos::prelude::*;
use tubewright_texts::{key, t};

use crate::guide::Guide;
use crate::top::top;

/// Each part: its heading and its paragraphs.
const PARTS: [(&str, &[&str]); 4] = [
    (key!("about-unofficial"), &[key!("about-unofficial-who"), key!("about-unofficial-box")]),
    (
        key!("about-stored"),
        &[
            key!("about-stored-here"),
            key!("about-stored-elsewhere"),
            key!("about-stored-tables"),
            key!("about-stored-erase"),
        ],
    ),
    (key!("about-fair"), &[key!("about-fair-cards"), key!("about-fair-bots")]),
    (key!("about-free"), &[key!("about-free-licence"), key!("about-free-host")]),
];

/// The page about the project.
pub(crate) fn about(guide: Guide) -> AnyView {
    let parts: Vec<_> = PARTS
        .iter()
        .map(|&(heading, paragraphs)| {
            let paragraphs: Vec<_> =
                paragraphs.iter().map(|&key| view! { <p>{move || guide.get(key)}</p> }).collect();
            view! { <h2>{move || guide.get(heading)}</h2> {paragraphs} }
        })
        .collect();
    view! {
        <div class="page page--text">
            {top(move || t!(guide, "about-title"))}
            <article class="panel prose">
                <p>{move || t!(guide, "about-what")}</p>
                {parts}
                <p class="note">{move || t!(guide, "about-version", version = env!("CARGO_PKG_VERSION"))}</p>
            </article>
        </div>
    }
    .into_any()
}
