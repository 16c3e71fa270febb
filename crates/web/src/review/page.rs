//! The page of a review: the game is found, the worker asked, and what it says laid out.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::names;
use tubewright_present::review as say;
use tubewright_texts::t;

use super::chart::chart;
use super::costliest::costliest;
use super::decision::decision;
use super::run::Run;
use super::source::{self, Source};
use super::state::{Stage, Study};
use super::strip::strip;
use super::sum::sum;
use super::verdict::choices;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::later::later;
use crate::route::Router;
use crate::thinker::Thinker;
use crate::top::languages;

/// The page at `/review` and `/r/ID/review`.
pub(super) fn review_page() -> AnyView {
    let router = Router::here();
    // Another seat's review has another address, and nothing of the one before it.
    let page = move || {
        let search = router.search();
        untrack(|| at_address(router, search))
    };
    view! { {page} }.into_any()
}

fn at_address(router: Router, search: String) -> AnyView {
    let found = RwSignal::new(None::<Option<(Source, Run)>>);
    let thinker = expect_context::<Thinker>();
    spawn_local(async move {
        let source = source::find(router, thinker).await;
        let game = source.and_then(|source| {
            let run = Run::of(&source.record, source.seat)?;
            Some((source, run))
        });
        // The page may have been left meanwhile.
        found.try_set(Some(game));
    });
    let page = move || match found.get() {
        None => view! { <div class="page">{head("/".to_owned())}</div> }.into_any(),
        Some(None) => nothing(),
        Some(Some((source, run))) => untrack(|| whole(source, run, &search)),
    };
    view! { {page} }.into_any()
}

/// The head: the way back to the game, what this is, and the language.
fn head(back: String) -> AnyView {
    let i18n = I18n::here();
    view! {
        <header class="top">
            <a class="btn btn--quiet btn--icon" href=back aria-label=move || t!(i18n, "study-back")>{icon("left")}</a>
            <h1 data-testid="review-title">{move || t!(i18n, "review-title")}</h1>
            {languages()}
        </header>
    }
    .into_any()
}

/// There is no such game, or nothing was decided in it.
fn nothing() -> AnyView {
    let i18n = I18n::here();
    view! {
        <div class="page page--text" data-testid="no-review">
            {head("/".to_owned())}
            <div class="panel prose">
                <p>{move || t!(i18n, "study-nothing")}</p>
                <a class="btn btn--primary" href="/">{move || t!(i18n, "missing-home")}</a>
            </div>
        </div>
    }
    .into_any()
}

fn whole(source: Source, run: Run, search: &str) -> AnyView {
    let back = source.back.clone();
    let study = Study::begin(source, run, search);
    let is_there = Memo::new(move |_| study.decisions.with(|decisions| !decisions.is_empty()));
    view! {
        <div class="page study" data-testid="review-page">
            {head(back)}
            {progress(study)}
            {whose(study)}
            <div class="study__top">{sum(study)} {choices(study)}</div>
            <section class="panel study__curve" aria-labelledby="curve-h">
                {curve_head(study)}
                {chart(study)}
                {legend()}
            </section>
            <div class="study__below">
                {move || is_there.get().then(|| later(move || decision(study)))}
                <div class="study__side">{later(move || strip(study))} {later(move || costliest(study))}</div>
            </div>
        </div>
    }
    .into_any()
}

/// How far the worker is, for as long as it is at it.
fn progress(study: Study) -> AnyView {
    let i18n = I18n::here();
    let done = Memo::new(move |_| study.decisions.with(Vec::len));
    let running = move || {
        view! {
            <div class="study__progress" data-testid="review-progress">
                <label for="study-progress">
                    {move || t!(i18n, "study-running", done = done.get(), all = study.count)}
                </label>
                <progress id="study-progress" max=study.count value=move || done.get()></progress>
            </div>
        }
        .into_any()
    };
    let failed = move || {
        view! {
            <div class="panel study__failed" role="alert" data-testid="review-failed">
                <p>{move || t!(i18n, "study-failed")}</p>
                <button type="button" class="btn" on:click=move |_| study.start(true)>
                    {move || t!(i18n, "guide-retry")}
                </button>
            </div>
        }
        .into_any()
    };
    let told = move || match study.stage.get() {
        Stage::Running => running(),
        Stage::Failed => failed(),
        Stage::Done => ().into_any(),
    };
    let ended = move || (study.stage.get() == Stage::Done).then(|| t!(i18n, "study-done"));
    view! { {told} <span class="vh" role="status" data-testid="review-status">{ended}</span> }.into_any()
}

/// The seats, where several have played to the end or the visitor may see them.
fn whose(study: Study) -> AnyView {
    let i18n = I18n::here();
    let (record, own, address) =
        study.source(|source| (source.record.clone(), source.seat, source.address.clone()));
    let seats: Vec<usize> = (0..record.setup.seats.len())
        .filter(|&seat| Run::of(&record, seat).is_some_and(|run| run.len() == study.count))
        .collect();
    if seats.len() < 2 {
        return ().into_any();
    }
    let between = if address.contains('?') { '&' } else { '?' };
    let links = seats.into_iter().map(|seat| {
        let player = names::recorded(&record.setup.seats[seat].name);
        let name = move || {
            let number = t!(i18n, "look-seat", number = seat + 1);
            match &player {
                tubewright_table::Player::Person(name) if name.is_empty() => number,
                tubewright_table::Player::Person(name) => name.clone(),
                bot @ tubewright_table::Player::Bot(_) => format!("{number} · {}", names::kind(&i18n, bot)),
            }
        };
        let current = (seat == own).then_some("page");
        view! {
            <a class="btn" aria-current=current rel="nofollow" href=format!("{address}{between}seat={}", seat + 1)>{name}</a>
        }
    });
    view! { <nav class="study__seats" aria-label=move || t!(i18n, "study-seats")>{links.collect_view()}</nav> }.into_any()
}

/// What the curve shows, and how it is walked.
fn curve_head(study: Study) -> AnyView {
    let i18n = I18n::here();
    let here = move || study.here(|decision| say::place(&i18n, decision));
    view! {
        <div class="study__head">
            <h2 id="curve-h">{move || t!(i18n, "study-curve")}</h2>
            <p class="note num">{here}</p>
        </div>
    }
    .into_any()
}

fn legend() -> AnyView {
    let i18n = I18n::here();
    view! {
        <ul class="legend-row note">
            <li><span class="key key--lucky" aria-hidden="true"></span>{move || t!(i18n, "study-key-lucky")}</li>
            <li><span class="key key--unlucky" aria-hidden="true"></span>{move || t!(i18n, "study-key-unlucky")}</li>
            <li><span class="key key--loss" aria-hidden="true"></span>{move || t!(i18n, "study-key-loss")}</li>
            <li class="legend-row__keys">{move || t!(i18n, "study-keys")}</li>
        </ul>
    }
    .into_any()
}
