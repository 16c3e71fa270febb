//! After a round: what the line came to, and how everyone stands.

use leptos::prelude::*;
use tubewright_rules::{LineScore, Score};
use tubewright_table::{Command, Stage};
use tubewright_texts::t;

use super::dialog::{close_open, dialog};
use super::names;
use super::play::Play;
use super::rank::{Ranked, rank};
use crate::i18n::I18n;
use crate::icons::{icon, swatch};
use crate::later::after_paint;

/// The tally of a round, while the table waits for it to be looked at.
pub(crate) fn round_summary(play: Play) -> AnyView {
    let stage = Memo::new(move |_| play.see(|view| view.stage));
    let summary = move || match stage.get() {
        Stage::Tally(round) => Some(window(play, round)),
        _ => None,
    };
    view! { {summary} }.into_any()
}

fn window(play: Play, round: usize) -> AnyView {
    let i18n = I18n::here();
    // The window goes first and the round after it: each changes the look of the whole page, and both in one step would
    // hold it for too long.
    let next_round = move || {
        let waits = play.try_table_now(|table| table.stage() == Stage::Tally(round));
        if waits == Some(true) {
            play.command(Command::Next);
        }
    };
    let go_on = Callback::new(move |()| {
        close_open();
        after_paint(next_round);
    });
    let pencils = play.now(|view| view.pencils);
    let (pencil, next) = (pencils[round], pencils[(round + 1).min(3)]);
    let (content, next) = if play.table_now(|table| table.seat()).is_some() {
        let next = view! { {t!(i18n, "tally-next", pencil = next.name())} " " {swatch(next)} };
        (own_line(i18n, play, round), next.into_any())
    } else {
        // Everyone's next pencil is another one.
        (everyones_lines(i18n, play, round), t!(i18n, "tally-next-round").into_any())
    };
    let content = view! {
        <div class="tally">{content}</div>
        <div class="dialog__foot">
            <button
                type="button"
                class="btn btn--primary btn--big"
                data-testid="tally-next"
                autofocus
                on:click=move |_| go_on.run(())
            >
                {next}
            </button>
        </div>
    };
    dialog(&format!("pencil--{pencil}"), "tally-h", content.into_any(), go_on)
}

/// What the line of the only person came to, and how everyone stands.
fn own_line(i18n: I18n, play: Play, round: usize) -> AnyView {
    let score = play.now(|view| view.before.clone());
    let Some(line) = score.lines.get(round) else { return ().into_any() };
    let ranked = standings(i18n, play);
    let board = play.now(super::turn_view::TurnView::board);
    let others = (ranked.len() > 1).then(|| {
        view! {
            <section>
                <h2>{t!(i18n, "tally-standings", rounds = round + 1)}</h2>
                {rank(board, &ranked, None)}
            </section>
        }
    });
    view! {
        <h1 id="tally-h">{t!(i18n, "tally-title", pencil = line.pencil.name(), points = line.points)}</h1>
        {formula(i18n, line)}
        <p>{sum(i18n, line, &score)}</p>
        {others}
    }
    .into_any()
}

/// How everyone stands, each with the line of the round: of several people at one device none is meant alone.
fn everyones_lines(i18n: I18n, play: Play, round: usize) -> AnyView {
    let mut ranked = standings(i18n, play);
    for row in &mut ranked {
        if let Some(line) = row.score.lines.get(round) {
            row.note = t!(i18n, "tally-title", pencil = line.pencil.name(), points = line.points);
        }
    }
    view! {
        <h1 id="tally-h">{t!(i18n, "tally-standings", rounds = round + 1)}</h1>
        {rank(play.now(super::turn_view::TurnView::board), &ranked, None)}
    }
    .into_any()
}

/// Districts × stations + river = points, each with its picture.
pub(crate) fn formula(i18n: I18n, line: &LineScore) -> AnyView {
    let crossings = line.crossings.len();
    let cell = |name: &str, figure: u32, text: String| {
        view! { <div class="formula__cell">{icon(name)} <b>{figure}</b> {text}</div> }
    };
    let districts = line.districts.len() as u32;
    view! {
        <div class="formula">
            {cell("district", districts, t!(i18n, "tally-districts", count = districts))}
            <span class="formula__op">"×"</span>
            {cell("station", line.stations, t!(i18n, "tally-stations", count = line.stations))}
            <span class="formula__op">"+"</span>
            {cell("river", line.crossing_points(), t!(i18n, "tally-river", count = crossings))}
            <span class="formula__op">"="</span>
            <div class="formula__cell formula__cell--sum">
                {swatch(line.pencil)}
                <b>{line.points}</b>
                {t!(i18n, "tally-points", count = line.points)}
            </div>
        </div>
    }
    .into_any()
}

fn sum(i18n: I18n, line: &LineScore, score: &Score) -> String {
    let interchanges: u32 = score.interchanges.iter().map(|stations| stations.len()).sum();
    let sites = t!(i18n, "tally-sites", count = line.sights.len());
    let meetings = t!(i18n, "tally-interchanges", count = interchanges);
    format!("{sites} {meetings} {}", t!(i18n, "tally-total", count = score.total))
}

/// Everyone at the table as they stand.
pub(crate) fn standings(i18n: I18n, play: Play) -> Vec<Ranked> {
    play.table_now(|table| {
        // Nobody is "you" among several people at one device.
        let own = table.seat();
        let row = |seat: tubewright_rules::Seat| {
            let player = &table.players()[seat.index()];
            Ranked {
                name: names::player(i18n, seat, player),
                note: names::kind(i18n, player),
                sheet: *table.game().sheet(seat),
                score: table.game().score(seat),
                is_you: Some(seat) == own,
            }
        };
        table.game().seats().map(row).collect()
    })
}
