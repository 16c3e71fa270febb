//! The rules in our own words, with pictures that the map's own drawing makes.

mod chapters;
mod figures;

use leptos::prelude::*;
use tubewright_texts::{key, t};

use crate::guide::Guide;
use crate::icons::icon;
use crate::top::top;

/// A chapter: where it is on the page, its heading, and what it shows.
type Chapter = (&'static str, &'static str, fn(Guide) -> AnyView);

const CHAPTERS: [Chapter; 9] = [
    ("map", key!("rules-map"), chapters::map),
    ("cards", key!("rules-cards"), chapters::cards),
    ("drawing", key!("rules-draw"), chapters::drawing),
    ("points", key!("rules-score"), chapters::points),
    ("final", key!("rules-final"), chapters::final_score),
    ("players", key!("rules-table"), chapters::players),
    ("objectives", key!("rules-objectives"), chapters::objectives),
    ("powers", key!("rules-powers"), chapters::powers),
    ("solo", key!("rules-solo"), chapters::solo),
];

/// The page of rules.
pub(crate) fn rules(guide: Guide) -> AnyView {
    let contents = CHAPTERS.map(|(place, heading, _)| {
        view! { <li><a href=format!("#{place}")>{move || guide.get(heading)}</a></li> }
    });
    let chapters = CHAPTERS.map(|(place, heading, content)| {
        view! {
            <section class="panel rule" id=place aria-labelledby=format!("{place}-heading")>
                <h2 id=format!("{place}-heading")>{move || guide.get(heading)}</h2>
                {content(guide)}
            </section>
        }
        .into_any()
    });
    Effect::new(show_place);
    view! {
        <div class="page page--text">
            {top(move || t!(guide, "rules-title"))}
            <div class="prose">
                <p class="rule__lead">{move || t!(guide, "rules-lead")}</p>
                <nav aria-label=move || t!(guide, "rules-contents")><ul class="toc">{contents}</ul></nav>
                {chapters.into_iter().collect_view()}
                <a class="btn btn--primary" href="/how-to-play">{icon("hint")}{move || t!(guide, "rules-learn")}</a>
            </div>
        </div>
    }
    .into_any()
}

/// Goes to the chapter that the address names: the browser looked for it before it was there.
fn show_place() {
    let place = window().location().hash().unwrap_or_default();
    let chapter = document().get_element_by_id(place.trim_start_matches('#'));
    if let Some(chapter) = chapter.filter(|_| place.len() > 1) {
        chapter.scroll_into_view();
    }
}
