//! A record that was opened: every turn of it can be looked at again.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::{hints, names, refusal};
use tubewright_rules::{ActionError, Game, Place, RecordError, Score, Seat};
use tubewright_scene::Scene;
use tubewright_texts::{key, t};

use super::counted::said_counted;
use super::figure::Lights;
use super::opened::{keep, open_button, opened};
use super::sheet::{Scored, score_sheet};
use crate::cards::small_card;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::map::Map;
use crate::thinker::{Thinker, WorkerLost};
use crate::top::languages;

/// What follows the question mark at the address of an opened record.
pub(super) const QUERY: &str = "record";

/// What reading a file came to.
type Read = Result<Result<Game, Refusal>, WorkerLost>;

/// Why a file is not looked at: the action that breaks a rule, if it is a record at all, and what the command line says too.
#[derive(Clone)]
struct Refusal {
    action: Option<(Place, ActionError)>,
    line: String,
}

/// The page of the record last opened.
pub(super) fn replay_page() -> AnyView {
    let i18n = I18n::here();
    Effect::new(move || document().set_title(&t!(i18n, "title-record")));
    let thinker: Thinker = expect_context();
    let read = RwSignal::new(None::<Read>);
    let ask = move || {
        read.set(None);
        spawn_local(async move {
            let game = read_opened(thinker).await;
            // The page may have been left meanwhile.
            read.try_set(Some(game));
        });
    };
    ask();
    let page = move || {
        read.with(|read| match read {
            None => view! { <div class="page" aria-busy="true">{head()}</div> }.into_any(),
            Some(Ok(Ok(game))) => untrack(|| pages(game.clone())),
            Some(Ok(Err(refusal))) => untrack(|| refused(refusal)),
            Some(Err(WorkerLost)) => unread(ask),
        })
    };
    view! { {page} }.into_any()
}

async fn read_opened(thinker: Thinker) -> Read {
    let file = opened();
    let record = thinker.read(&file).await?;
    keep(&file, record.is_ok());
    Ok(record.map_err(|line| Refusal { action: None, line }).and_then(|record| {
        Game::replay(&record).map_err(|why| {
            let line = why.to_string();
            let action = if let RecordError::Action(place, why) = why { Some((place, why)) } else { None };
            Refusal { action, line }
        })
    }))
}

/// What reads records could not be had.
fn unread(ask: impl Fn() + Send + 'static) -> AnyView {
    let i18n = I18n::here();
    view! {
        <div class="page">
            {head()}
            <section class="panel" role="alert" data-testid="unread">
                <h1>{move || t!(i18n, "look-unread")}</h1>
                <button type="button" class="btn" on:click=move |_| ask()>
                    {move || t!(i18n, "guide-retry")}
                </button>
            </section>
        </div>
    }
    .into_any()
}

fn refused(refusal: &Refusal) -> AnyView {
    let i18n = I18n::here();
    let Refusal { action, line } = refusal.clone();
    let why = move || match &action {
        Some((Place { round, turn, seat }, why)) => {
            let why = refusal::action(&i18n, why);
            t!(i18n, "look-refused-at", round = *round, turn = *turn, seat = *seat, why = why)
        }
        None => t!(i18n, "look-refused-file"),
    };
    view! {
        <div class="page">
            {head()}
            <section class="panel" data-testid="refused">
                <h1>{move || t!(i18n, "look-refused")}</h1>
                <p>{why}</p>
                {open_button("open-another", key!("look-open-another"), "btn btn--primary file")}
                // What the command line says too, for whoever has to find the mistake.
                <details>
                    <summary>{move || t!(i18n, "look-refused-detail")}</summary>
                    <p class="note"><code lang="en">{line}</code></p>
                </details>
            </section>
        </div>
    }
    .into_any()
}

fn head() -> AnyView {
    let i18n = I18n::here();
    view! {
        <header class="top">
            <a class="btn btn--quiet btn--icon" href="/" aria-label=move || t!(i18n, "top-home")>{icon("left")}</a>
            <p class="top__name">{move || t!(i18n, "look-title")}</p>
            {languages()}
        </header>
    }
    .into_any()
}

fn pages(game: Game) -> AnyView {
    let i18n = I18n::here();
    let board = game.board().clone();
    let track = board.tourist_track().to_vec();
    let turns: Vec<_> = game
        .rounds()
        .iter()
        .enumerate()
        .flat_map(|(round, turns)| {
            turns.iter().enumerate().map(move |(turn, &cards)| (round + 1, turn + 1, cards))
        })
        .collect();
    let most = turns.len();
    let game = StoredValue::new(game);
    let seats = game.with_value(|game| game.seats().collect::<Vec<_>>());
    let (seat, at) = (RwSignal::new(seats[0]), RwSignal::new(most));
    let lights = Lights::new();
    let sheet = Memo::new(move |_| game.with_value(|game| game.sheet_after(seat.get(), at.get())));
    let score = Memo::new(move |_| {
        game.with_value(|game| Score::of(game.board(), &sheet.get(), game.setup().objectives()))
    });
    let scene = Signal::derive(move || {
        let mut scene = Scene::new(&board, sheet.get());
        scene.lit = lights.get().map(|figure| score.with(|score| figure.lit(&board, &scene.sheet, score)));
        scene
    });
    let place = StoredValue::new(turns);
    let here =
        move || place.with_value(|turns| at.get().checked_sub(1).and_then(|at| turns.get(at).copied()));
    let finished = game.with_value(Game::is_over);
    // The line being drawn at that turn; none once all four are drawn.
    let now = move || {
        let is_end = finished && at.get() == most;
        (!is_end).then(|| here().map_or(0, |(round, ..)| round - 1))
    };
    let scored = Memo::new(move |_| Scored {
        before: score.get(),
        after: score.get(),
        pencils: game.with_value(|game| game.setup().seats[seat.get().index()].pencils),
        now: now(),
        track: track.clone(),
    });
    let title = move || match here() {
        Some((round, turn, _)) => t!(i18n, "look-place", round = round, turn = turn),
        None => t!(i18n, "look-start"),
    };
    let action = move || {
        let actions = game.with_value(|game| game.actions(seat.get()).concat());
        let action = actions.get(at.get().checked_sub(1)?).copied()?;
        Some(game.with_value(|game| hints::spoken(&i18n, game.board(), action)))
    };
    let cards = move || {
        here().map(|(_, _, turn)| turn.cards().map(|card| small_card(card, Some("card"))).collect::<Vec<_>>())
    };
    let at_end = move || at.get() == most;
    // A button that leads no further lets go of the focus; the slider beside it goes both ways.
    let step_to = move |turn: usize| {
        at.set(turn);
        if turn == 0 || turn == most {
            super::focus::at("#look-at");
        }
    };
    let whose = move || game.with_value(|game| seat_name(i18n, game, seat.get()));
    let names = seats.iter().map(|&one| {
        let name = move || game.with_value(|game| seat_name(i18n, game, one));
        view! {
            <button
                type="button"
                class="btn"
                aria-pressed=move || (seat.get() == one).to_string()
                on:click=move |_| seat.set(one)
            >
                {name}
            </button>
        }
    });
    let names = (seats.len() > 1).then(|| view! { <div class="look__seats">{names.collect_view()}</div> });
    let review = move || {
        let seat = seat.get().index();
        let has_acted = game.with_value(|game| {
            game.seats().nth(seat).is_some_and(|seat| !game.actions(seat).concat().is_empty())
        });
        let address = format!("/review?record&seat={}", seat + 1);
        has_acted.then(|| crate::review::handed_link(address, move || (game.with_value(Game::record), seat)))
    };
    view! {
        <div class="page">
            {head()}
            <div class="final">
                <div class="final__side">
                    <div class="final__map">
                        <Map scene label=Signal::derive(move || t!(i18n, "final-map")) choose=|_| ()/>
                    </div>
                    <div class="look__steps">
                        <button
                            type="button"
                            class="btn btn--icon"
                            data-testid="look-back"
                            aria-label=move || t!(i18n, "look-back")
                            disabled=move || at.get() == 0
                            on:click=move |_| step_to(at.get_untracked().saturating_sub(1))
                        >
                            {icon("left")}
                        </button>
                        <input
                            type="range"
                            min="0"
                            max=most
                            id="look-at"
                            data-testid="look-at"
                            aria-label=move || t!(i18n, "look-turn")
                            aria-valuetext=title
                            prop:value=at
                            on:input:target=move |event| at.set(event.target().value().parse().unwrap_or(most))
                        />
                        <button
                            type="button"
                            class="btn btn--icon"
                            data-testid="look-on"
                            aria-label=move || t!(i18n, "look-on")
                            disabled=at_end
                            on:click=move |_| step_to((at.get_untracked() + 1).min(most))
                        >
                            {icon("right")}
                        </button>
                    </div>
                </div>
                <div class="final__side">
                    <section class="panel look__turn">
                        <div class="now">{cards}</div>
                        <div>
                            <h1>{title}</h1>
                            <p data-testid="look-action">{action}</p>
                        </div>
                    </section>
                    {names}
                    {review}
                    <section class="panel sheet" aria-labelledby="look-sheet-h">
                        <h2 class="vh" id="look-sheet-h">{whose}</h2>
                        {score_sheet(scored, lights)}
                    </section>
                    {said_counted(scene, lights)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// What the buttons of the seats say, each something else.
fn seat_name(i18n: I18n, game: &Game, seat: Seat) -> String {
    let number = t!(i18n, "look-seat", number = seat.index() + 1);
    let label = |seat: Seat| {
        let player = names::recorded(&game.setup().seats[seat.index()].name);
        let (name, kind) = (names::player(&i18n, seat, &player), names::kind(&i18n, &player));
        if kind.is_empty() { name } else { format!("{name} · {kind}") }
    };
    let is_nameless = game.setup().seats[seat.index()].name.is_empty();
    let own = label(seat);
    let is_alone = game.seats().filter(|&other| label(other) == own).count() == 1;
    match (is_alone, is_nameless) {
        (true, _) => own,
        (false, true) => number,
        (false, false) => format!("{own} · {number}"),
    }
}
