//! The others at the table: small live sheets that open to full size.

use leptos::prelude::*;
use tubewright_client::Activity;
use tubewright_present::names;
use tubewright_rules::{Score, Seat, Sheet};
use tubewright_scene::Scene;
use tubewright_texts::t;

use super::dialog::{close_button, dialog};
use super::figure::Lights;
use super::play::Play;
use super::sheet::{Scored, score_sheet};
use crate::i18n::I18n;
use crate::icons::icon;
use crate::map::{Map, small_map};
use crate::route::Router;

/// What can be seen of another seat.
#[derive(Clone, PartialEq)]
struct Rival {
    sheet: Sheet,
    score: Score,
    doing: Activity,
}

fn rival(play: Play, seat: Seat) -> Memo<Rival> {
    Memo::new(move |_| {
        let own = play.see(|view| view.seat);
        play.table(|table| {
            // Only what the person may know: not what the other has drawn on this very turn.
            let view = table.view(own);
            let sheet = view.sheets()[seat.index()];
            let score = Score::of(view.board(), &sheet, view.objectives());
            Rival { sheet, score, doing: table.activity(seat) }
        })
    })
}

/// The row of the others; nothing where a person plays alone.
pub(crate) fn rivals(play: Play) -> AnyView {
    let i18n = I18n::here();
    let own = Memo::new(move |_| play.see(|view| view.seat));
    let open = RwSignal::new(None::<Seat>);
    let seats = play.table_now(|table| table.game().seats().collect::<Vec<_>>());
    if seats.len() < 2 {
        return ().into_any();
    }
    let list = move || {
        let others = seats.iter().copied().filter(|seat| *seat != own.get());
        others.map(|seat| small(play, seat, open)).collect_view()
    };
    view! {
        <section class="rivals" aria-labelledby="rivals-h">
            <h2 id="rivals-h">{move || t!(i18n, "rivals-title")}</h2>
            {list}
        </section>
        {move || open.get().map(|seat| large(play, seat, open))}
    }
    .into_any()
}

fn small(play: Play, seat: Seat, open: RwSignal<Option<Seat>>) -> AnyView {
    let i18n = I18n::here();
    let player = play.players()[seat.index()].clone();
    let rival = rival(play, seat);
    let total = move || rival.with(|rival| rival.score.total);
    let name = move || names::player(&i18n, seat, &player);
    let board = play.now(|view| view.board().clone());
    let doing = move || match rival.with(|rival| rival.doing) {
        Activity::Acted => t!(i18n, "rival-acted"),
        Activity::Thinking => t!(i18n, "rival-thinking"),
        Activity::ToAct => t!(i18n, "rival-to-act"),
        Activity::Away => t!(i18n, "table-away"),
        Activity::StandIn => t!(i18n, "table-bot-plays"),
    };
    view! {
        <button
            type="button"
            class="rival"
            data-testid="rival"
            data-seat=seat.index()
            class:is-awaited=move || rival.with(|rival| is_awaited(rival.doing))
            aria-haspopup="dialog"
            on:click=move |_| open.set(Some(seat))
        >
            {small_map(&board, Memo::new(move |_| rival.with(|rival| rival.sheet)))}
            <span class="rival__who"><b>{name}</b> <small>{doing}</small></span>
            <span class="rival__wait" aria-hidden="true">{icon("waiting")}</span>
            <span class="rival__total num">{total}</span>
            <span class="vh">{move || t!(i18n, "rival-open")}</span>
        </button>
    }
    .into_any()
}

/// Does the table wait for somebody who does this?
fn is_awaited(doing: Activity) -> bool {
    matches!(doing, Activity::Thinking | Activity::ToAct | Activity::Away)
}

fn large(play: Play, seat: Seat, open: RwSignal<Option<Seat>>) -> AnyView {
    let i18n = I18n::here();
    let player = play.players()[seat.index()].clone();
    let (name, kind) = (names::player(&i18n, seat, &player), names::kind(&i18n, &player));
    let lights = Lights::new();
    let rival = rival(play, seat);
    let board = play.now(|view| view.board().clone());
    let track = board.tourist_track().to_vec();
    let pencils = play.table_now(|table| table.game().setup().seats[seat.index()].pencils);
    let scored = Memo::new(move |_| {
        let score = rival.with(|rival| rival.score.clone());
        Scored {
            before: score.clone(),
            after: score,
            pencils,
            now: Some(play.see(|view| view.round)),
            track: track.clone(),
        }
    });
    let scene = Signal::derive(move || {
        let (sheet, score) = rival.with(|rival| (rival.sheet, rival.score.clone()));
        let mut scene = Scene::new(&board, sheet);
        scene.lit = lights.get().map(|figure| figure.lit(&board, &sheet, &score));
        scene
    });
    let close = Callback::new(move |()| {
        open.set(None);
        super::focus::at(format!(".rival[data-seat='{}']", seat.index()));
    });
    let router = Router::here();
    router.put_over(close);
    on_cleanup(move || router.put_away());
    let heading = if kind.is_empty() { name.clone() } else { format!("{name} · {kind}") };
    let content = view! {
        <div class="sheet__head">
            <h1 id="rival-h">{heading}</h1>
            {close_button(close)}
        </div>
        <div class="rival__sheet">
            <Map scene label=Signal::derive(move || t!(i18n, "rival-map", name = name.clone())) choose=|_| ()/>
            <div class="sheet">
                <h2 class="vh">{move || t!(i18n, "sheet-points")}</h2>
                {score_sheet(scored, lights)}
            </div>
        </div>
    };
    dialog("dialog--wide", "rival-h", content.into_any(), close)
}
