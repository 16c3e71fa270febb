//! Where a visit begins: play at once, go on with a game, or set one up.

mod company;
mod hero;
mod hint;
mod plan;
mod resume;
mod setup;
mod tables;

use leptos::prelude::*;
use tubewright_texts::{key, t};

use self::hero::hero;
use self::hint::hint;
use self::setup::setup;
use crate::i18n::I18n;
use crate::icons::{icon, logo};
use crate::top::languages;

/// Where all tables are.
const TABLES: &str = "/tables";
/// The other pages: address, picture, name.
const LINKS: [(&str, &str, &str); 6] = [
    (TABLES, "people", key!("home-tables")),
    ("/how-to-play", "hint", key!("home-how-to-play")),
    ("/practice", "goal", key!("home-practice")),
    ("/rules", "book", key!("home-rules")),
    ("/settings", "gear", key!("home-settings")),
    ("/about", "info", key!("home-about")),
];

/// The first page.
pub(crate) fn home() -> AnyView {
    let i18n = I18n::here();
    let tables = tables::known();
    let links = LINKS.map(|(address, picture, name)| {
        let badge = (address == TABLES).then(|| tables::badge(tables));
        view! { <a class="btn" href=address>{icon(picture)}{move || i18n.format(name, &[])}{badge}</a> }
    });
    view! {
        <div class="page home">
            <header class="top">
                {logo()}
                <p class="top__name">{move || t!(i18n, "home-name")}</p>
                {languages()}
            </header>
            {hero(tables::cards(tables))}
            {hint()}
            <nav class="links" aria-label=move || t!(i18n, "home-more")>{links}</nav>
            {setup()}
            <p class="fine">{move || t!(i18n, "home-fine")}</p>
        </div>
    }
    .into_any()
}
