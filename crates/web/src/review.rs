//! Reviews: what a game that was played owes to the cards and what to its choices, decision by decision.

mod again;
mod chart;
mod chooser;
mod costliest;
mod decision;
mod kept;
mod maps;
mod page;
mod play_on;
mod run;
mod source;
mod state;
mod strip;
mod sum;
mod verdict;
mod way_in;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::t;

pub(crate) use self::again::{Try, are_same, hint, is_accepted, word as try_word};
pub(crate) use self::chooser::{Chooser, chooser};
pub(crate) use self::maps::answer;
pub(crate) use self::run::Run;
pub(crate) use self::way_in::{handed_link, link};
use crate::Program;
use crate::i18n::I18n;
use crate::pages;
use crate::practice;
use crate::route::{Route, Router};

/// The program to learn from games.
pub const STUDY: Program = Program { has: Route::is_of_study, page: study_page };

fn study_page(router: Router) -> AnyView {
    match router.route() {
        Route::Review => with_texts(page::review_page),
        Route::Practice => with_texts(practice::practice_page),
        _ => pages::missing(),
    }
}

/// A page of this program, as soon as its texts are there.
fn with_texts(page: fn() -> AnyView) -> AnyView {
    let i18n = I18n::here();
    let there = RwSignal::new(None::<bool>);
    let load = move || {
        spawn_local(async move {
            let found = i18n.add("study").await;
            there.try_set(Some(found));
        });
    };
    load();
    let content = move || match there.get() {
        None => ().into_any(),
        Some(true) => untrack(page),
        Some(false) => view! {
            <div class="page page--text" role="alert">
                <h1>{move || t!(i18n, "guide-failed")}</h1>
                <p>{move || t!(i18n, "guide-failed-why")}</p>
                <p><button class="btn" on:click=move |_| load()>{move || t!(i18n, "guide-retry")}</button></p>
            </div>
        }
        .into_any(),
    };
    view! { {content} }.into_any()
}
