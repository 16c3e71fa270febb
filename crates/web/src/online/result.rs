//! The result of a table: who won and why, all sheets, the record, and the proof that the cards were fair.

use leptos::prelude::*;
use tubewright_client::GameSession;
use tubewright_present::lists::listed;
use tubewright_present::{Standing, names};
use tubewright_rules::{Game, ROUNDS, Record, Seat};
use tubewright_scene::Scene;
use tubewright_table::Player;
use tubewright_texts::{key, t};
use tubewright_wire::{Command, End, Snapshot, Stage};

use super::chat::{CHAT_TEXT, chat};
use super::delete::delete_table;
use super::seal::seal;
use super::state::Online;
use super::{name, sitting};
use crate::game::{
    Lights, Scored, at_verdict, focus_at, is_focus_at, rank, said_counted, score_sheet, share,
};
use crate::i18n::I18n;
use crate::icons::icon;
use crate::map::Map;
use crate::record_json;
use crate::review::handed_link;
use crate::route::Router;
use crate::top::top;

/// The result.
pub(super) fn result(online: Online) -> AnyView {
    let i18n = I18n::here();
    let Some(snapshot) = online.see_now(Clone::clone) else { return ().into_any() };
    let played = online.client_now(|client| {
        let mirror = client.mirror()?;
        Some((mirror.game()?.clone(), client.record_so_far()?, client.players().to_vec()))
    });
    let finished = snapshot.stage == Stage::Over(End::Finished);
    at_verdict_or_chat();
    let (verdict, sheets, side) = match played {
        Some((game, record, players)) => {
            let said = if finished {
                verdict(i18n, &game, &players, &snapshot)
            } else {
                ended(i18n, Some(&game), &snapshot)
            };
            let side = view! {
                {standings(i18n, &game, &players, &snapshot)}
                {acts(online, &record, &snapshot)}
                {proof(i18n, online, &record, &snapshot)}
            };
            (said, sheets(i18n, &game, &players, &snapshot), side.into_any())
        }
        None => {
            let side = view! { {to_tables(i18n)} {delete_table(online)} };
            (ended(i18n, None, &snapshot), ().into_any(), side.into_any())
        }
    };
    view! {
        <div class="page" data-testid=if finished { "result" } else { "ended" }>
            {top(move || t!(i18n, "result-title"))}
            <div class="final">
                {verdict}
                <div class="final__side">{side} {online.is_seated_now().then(|| chat(online))}</div>
                <div class="final__side">{sheets}</div>
            </div>
        </div>
    }
    .into_any()
}

/// Whoever was writing goes on writing, in the chat of this page; everybody else comes to the verdict.
fn at_verdict_or_chat() {
    if is_focus_at(CHAT_TEXT) {
        focus_at(CHAT_TEXT);
    } else {
        at_verdict();
    }
}

/// A table that was given up; who had drawn all lines by then sees what they came to.
fn ended(i18n: I18n, game: Option<&Game>, snapshot: &Snapshot) -> AnyView {
    let own = snapshot.you.and_then(|you| game?.seats().nth(you.into()));
    let through = game.zip(own).filter(|&(game, seat)| is_through(game, seat));
    let total = through.map(|(game, seat)| {
        let total = game.score(seat).total;
        view! { <p class="verdict__total num" data-testid="final-total" data-total=total>{total}</p> }
    });
    view! {
        <section class="verdict">
            {total}
            <h1 tabindex="-1" data-testid="verdict">{t!(i18n, "table-ended")}</h1>
        </section>
    }
    .into_any()
}

/// Has a seat acted on every turn of the game?
fn is_through(game: &Game, seat: Seat) -> bool {
    game.rounds().len() == ROUNDS && game.faceup().is_over() && game.turn(seat).is_none()
}

fn to_tables(i18n: I18n) -> AnyView {
    view! { <a class="btn" href="/tables">{icon("people")} {move || t!(i18n, "tables-title")}</a> }.into_any()
}

fn verdict(i18n: I18n, game: &Game, players: &[Player], snapshot: &Snapshot) -> AnyView {
    let winners = game.winners();
    let name = |seat: &Seat| names::player(&i18n, *seat, &players[seat.index()]);
    let best = winners.first().map(|&seat| game.score(seat)).map_or(0, |score| score.total);
    let you = snapshot.you.map(usize::from);
    let tie = game.seats().filter(|&seat| game.score(seat).total == best).count() > winners.len();
    let title = match winners.as_slice() {
        [only] if Some(only.index()) == you => t!(i18n, "result-you-won", points = best),
        [only] => t!(i18n, "result-won", name = name(only), points = best),
        several => {
            t!(i18n, "result-shared", names = listed(&i18n, several.iter().map(name)))
        }
    };
    let own = you.and_then(|you| game.seats().nth(you));
    let total = own.map_or(best, |seat| game.score(seat).total);
    // Beside a winner's name one's own total needs one too.
    let whose = own.filter(|seat| !winners.contains(seat)).map(|seat| view! { <p>{name(&seat)}</p> });
    let note = tie.then(|| view! { <p>{t!(i18n, "result-tie-break")}</p> });
    view! {
        <section class="verdict">
            {whose}
            <p class="verdict__total num" data-testid="final-total" data-total=total>{total}</p>
            <h1 tabindex="-1" data-testid="verdict">{title}</h1>
            {note}
        </section>
    }
    .into_any()
}

/// Those who have drawn all their lines: everyone, unless the table was given up.
fn standings(i18n: I18n, game: &Game, players: &[Player], snapshot: &Snapshot) -> AnyView {
    let row = |seat: Seat| {
        let score = game.score(seat);
        let player = &players[seat.index()];
        let best = t!(i18n, "result-best-line", points = score.best_line());
        let kind = names::kind(&i18n, player);
        let note = if kind.is_empty() { best } else { format!("{kind} · {best}") };
        Standing {
            name: names::player(&i18n, seat, player),
            note,
            sheet: *game.sheet(seat),
            score,
            is_you: snapshot.you.map(usize::from) == Some(seat.index()),
        }
    };
    let rows: Vec<Standing> = game.seats().filter(|&seat| is_through(game, seat)).map(row).collect();
    if rows.is_empty() {
        return ().into_any();
    }
    view! { <section class="panel">{rank(game.board(), &rows, None)}</section> }.into_any()
}

fn acts(online: Online, record: &Record, snapshot: &Snapshot) -> AnyView {
    let i18n = I18n::here();
    let seated = snapshot.you.is_some();
    if let Some(own) = snapshot.you.and_then(|seat| snapshot.seats.get(usize::from(seat)))
        && name::kept().is_empty()
    {
        // A seat that was handed on by its link brings its name along.
        name::keep(own.sitter.name());
    }
    let rematch = Memo::new(move |_| online.see(|snapshot| snapshot.rematch.clone()).flatten());
    // Whoever asks for it is led there; whoever has played is asked to sit down by the address itself.
    let asked = RwSignal::new(false);
    let ask = move |_| {
        online.ask(Command::Rematch);
        asked.set(true);
    };
    let router = Router::here();
    Effect::new(move || {
        if let Some(table) = rematch.get().filter(|_| asked.get()) {
            router.go(&sitting::address(&table));
        }
    });
    let again = move || match rematch.get() {
        // It is for those who have played.
        Some(table) if seated => Some(
            view! {
                <a class="btn btn--primary btn--big" data-testid="to-rematch" href=sitting::address(&table)>
                    {t!(i18n, "result-rematch-open")}
                </a>
            }
            .into_any(),
        ),
        None if seated => Some(
            view! {
                <button
                    type="button"
                    class="btn btn--primary btn--big"
                    data-testid="rematch"
                    on:click=ask
                >
                    {t!(i18n, "result-rematch")}
                </button>
            }
            .into_any(),
        ),
        _ => None,
    };
    let own = snapshot.you.map_or(0, usize::from);
    let review = (!record.rounds.is_empty()).then(|| {
        let record = record.clone();
        let address = format!("/r/{}/review?seat={}", snapshot.table, own + 1);
        handed_link(address, move || (record.clone(), own))
    });
    let result = format!("{}/r/{}", window().location().origin().unwrap_or_default(), snapshot.table);
    view! {
        <div class="final__acts">
            {again}
            {review}
            <a
                class="btn"
                data-testid="download-record"
                download=share::file_name(&snapshot.table, "json")
                href=share::data_address("application/json", &record_json::write(record))
            >
                {icon("save")}
                {move || t!(i18n, "result-record")}
            </a>
            {share::button(
                "share",
                [key!("final-share"), key!("final-copied")],
                Callback::new(move |()| result.clone()),
            )}
            {to_tables(i18n)}
            {delete_table(online)}
        </div>
    }
    .into_any()
}

/// Do the cards and everything else that chance decided follow from a seed that was settled before the game?
fn proof(i18n: I18n, online: Online, record: &Record, snapshot: &Snapshot) -> AnyView {
    let fair = record.verify().is_ok();
    let text = if fair { t!(i18n, "result-proof-holds") } else { t!(i18n, "result-proof-fails") };
    view! {
        <section class="panel" aria-labelledby="proof-h" data-testid="proof" data-fair=fair.to_string()>
            <h2 id="proof-h">{t!(i18n, "result-proof")}</h2>
            <p>{text}</p>
            {seal(online)}
            <details>
                <summary>{t!(i18n, "room-fair")}</summary>
                <p class="note">{t!(i18n, "result-proof-seed")}</p>
                <code class="hash" data-testid="seed">{snapshot.seed.clone()}</code>
                <p class="note">{t!(i18n, "room-fair-note")}</p>
                <code class="hash">{snapshot.commitment.clone()}</code>
            </details>
        </section>
    }
    .into_any()
}

/// All sheets, one under the other.
fn sheets(i18n: I18n, game: &Game, players: &[Player], snapshot: &Snapshot) -> AnyView {
    let one = |seat: Seat| {
        let (sheet, score) = (*game.sheet(seat), game.score(seat));
        let name = names::player(&i18n, seat, &players[seat.index()]);
        let lights = Lights::new();
        let lit = score.clone();
        let board = game.board().clone();
        let scene = Signal::derive(move || {
            let mut scene = Scene::new(&board, sheet);
            scene.lit = lights.get().map(|figure| figure.lit(&board, &sheet, &lit));
            scene
        });
        let scored = Scored {
            before: score.clone(),
            after: score,
            pencils: game.setup().seats[seat.index()].pencils,
            now: None,
            track: game.board().tourist_track().to_vec(),
        };
        let scored = Memo::new(move |_| scored.clone());
        let label = t!(i18n, "rival-map", name = name.clone());
        view! {
            <details class="panel sheets__one" open=snapshot.you.map(usize::from) == Some(seat.index())>
                <summary><h2>{name}</h2></summary>
                <Map scene label=Signal::stored(label) choose=|_| ()/>
                <div class="sheet">{score_sheet(scored, lights)}</div>
                {said_counted(scene, lights)}
            </details>
        }
    };
    view! {
        <section class="sheets" aria-label=t!(i18n, "result-sheets")>{game.seats().map(one).collect_view()}</section>
    }
    .into_any()
}
