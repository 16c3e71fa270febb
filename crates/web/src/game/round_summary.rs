//! After a round: what the line came to, and how everyone stands.

use leptos::prelude::*;
use tubewright_present::{RoundEnd, Standing};
use tubewright_rules::{LineScore, Seat};
use tubewright_table::{Command, Stage};
use tubewright_texts::t;

use super::dialog::{close_open, dialog};
use super::play::Play;
use super::rank::rank;
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
    let seat = play.now(|view| view.seat);
    let pencil = play.now(|view| view.pencils[round]);
    let end = play.table_now(|table| RoundEnd::of(table.game(), seat, round));
    let is_alone_here = play.table_now(|table| table.seat()).is_some();
    let next = match end.as_ref().and_then(|end| end.next).filter(|_| is_alone_here) {
        Some(next) => view! { {t!(i18n, "tally-next", pencil = next.name())} " " {swatch(next)} }.into_any(),
        // Everyone's next pencil is another one.
        None => t!(i18n, "tally-next-round").into_any(),
    };
    let own = end.as_ref().filter(|_| is_alone_here).map(|end| own_line(i18n, end));
    let content = view! {
        <div class="tally">{own} {standing(i18n, play, seat, round)}</div>
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

/// What the line of the only person at this device came to.
fn own_line(i18n: I18n, end: &RoundEnd) -> AnyView {
    view! {
        <h1 id="tally-h">{end.title(&i18n)}</h1>
        {formula(i18n, &end.line)}
        <p>{end.facts(&i18n).join(" ")}</p>
    }
    .into_any()
}

/// How everyone stood at the end of the round; it follows those who still have to draw. Of several people at one device none is
/// meant alone: each row then has its line of the round.
fn standing(i18n: I18n, play: Play, seat: Seat, round: usize) -> AnyView {
    let ranking = Memo::new(move |_| {
        play.table(|table| {
            let (game, you) = (table.game(), table.seat());
            let end = RoundEnd::of(game, seat, round).filter(|_| table.players().len() > 1)?;
            let rows = end.standings(&i18n, game, table.players(), you, you.is_none());
            Some((end.heading(&i18n), rows, end.still_drawing(&i18n, table.players(), game)))
        })
    });
    let board = play.now(|view| view.board().clone());
    let is_alone_here = play.table_now(|table| table.seat()).is_some();
    let content = move || {
        let (heading, rows, still_drawing) = ranking.get()?;
        let heading = if is_alone_here {
            view! { <h2>{heading}</h2> }.into_any()
        } else {
            view! { <h1 id="tally-h">{heading}</h1> }.into_any()
        };
        let waiting = still_drawing
            .map(|names| view! { <p class="note" role="status" data-testid="still-drawing">{names}</p> });
        Some(view! { <section>{heading} {rank(&board, &rows, None)} {waiting}</section> })
    };
    view! { {content} }.into_any()
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

/// Everyone at the table as they stand.
pub(crate) fn standings(i18n: I18n, play: Play) -> Vec<Standing> {
    play.table_now(|table| Standing::all(&i18n, table.game(), table.players(), table.seat()))
}
