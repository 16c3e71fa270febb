//! The result of a table: who won and why, all sheets, the record, and the proof that the cards were fair.

use leptos::prelude::*;
use tubewright_client::GameSession;
use tubewright_present::Standing;
use tubewright_rules::{Game, ROUNDS, Record, Seat};
use tubewright_texts::{key, t};
use tubewright_wire::{Command, End, Snapshot, Stage};

use super::chat::{CHAT_TEXT, chat};
use super::delete::delete_table;
use super::seal::seal;
use super::state::Online;
use super::{name, sitting};
use crate::game::{Outcome, Parts, Sheets, at_verdict, files, focus_at, is_focus_at, result_page, share};
use crate::i18n::I18n;
use crate::icons::icon;
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
    let is_finished = snapshot.stage == Stage::Over(End::Finished);
    at_verdict_or_chat();
    let handle = if is_finished { "result" } else { "ended" };
    let page_top = top(move || t!(i18n, "result-title"));
    let chat = online.is_seated_now().then(|| chat(online));
    let Some((game, record, players)) = played.filter(|(game, ..)| through(game).next().is_some()) else {
        return nobody_through(online, handle, page_top, chat);
    };
    let proof = proof(i18n, online, &record, &snapshot);
    let board = game.board().clone();
    let you = snapshot.you.and_then(|you| game.seats().nth(you.into()));
    let rows = Memo::new(move |_| {
        let row =
            |seat: Seat| Standing::of(&i18n, &game, (seat, &players[seat.index()]), *game.sheet(seat), you);
        through(&game).map(row).collect::<Vec<_>>()
    });
    let sheets = Sheets::new(rows);
    let parts = Parts {
        handle,
        top: page_top,
        acts: acts(online, &snapshot, &record, files(&board, sheets, &snapshot.table, &record)),
        notes: ().into_any(),
        is_busy: Signal::stored(false),
        more: view! { <div class="final__more">{proof} {chat}</div> }.into_any(),
    };
    let outcome = if is_finished { Outcome::Among } else { Outcome::GivenUp };
    result_page(&board, outcome, sheets, parts)
}

/// A table that was given up before anybody had drawn all lines.
fn nobody_through(online: Online, handle: &'static str, top: AnyView, chat: Option<AnyView>) -> AnyView {
    let i18n = I18n::here();
    let record = online.client_now(|client| client.record_so_far());
    let file = record.map(|record| share::record_link(&online.id(), &record));
    view! {
        <div class="page" data-testid=handle>
            {top}
            <div class="final">
                <section class="verdict" id="verdict" tabindex="-1" data-testid="verdict">
                    <h1>{move || t!(i18n, "table-ended")}</h1>
                </section>
                <div class="final__side">
                    <div class="final__acts">{file} {to_tables(i18n)} {delete_table(online)}</div>
                    {chat}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// Those who have drawn all their lines: everyone, unless the table was given up.
fn through(game: &Game) -> impl Iterator<Item = Seat> + '_ {
    let is_last = game.rounds().len() == ROUNDS && game.faceup().is_over();
    game.seats().filter(move |&seat| is_last && game.turn(seat).is_none())
}

/// Whoever was writing goes on writing, in the chat of this page; everybody else comes to the verdict.
fn at_verdict_or_chat() {
    if is_focus_at(CHAT_TEXT) {
        focus_at(CHAT_TEXT);
    } else {
        at_verdict();
    }
}

fn to_tables(i18n: I18n) -> AnyView {
    view! { <a class="btn" href="/tables">{icon("people")} {move || t!(i18n, "tables-title")}</a> }.into_any()
}

fn acts(online: Online, snapshot: &Snapshot, record: &Record, files: AnyView) -> AnyView {
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
            {files}
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
