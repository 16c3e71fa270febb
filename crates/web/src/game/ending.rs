//! After a game on this device: the result, bots on the same cards, other tries, and where to go on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::lists::listed;
use tubewright_present::{Standing, names};
use tubewright_rules::Game;
use tubewright_texts::{key, t};
use tubewright_thinker::{Answer, Question, Wish};
use tubewright_wire::Level;

use super::bots;
use super::play::Play;
use super::result_page::{Outcome, Parts, Sheets, files, result_page};
use super::round_summary::standings;
use super::{share, tries};
use crate::game_params::{GameParams, fresh_seed};
use crate::i18n::I18n;
use crate::icons::icon;
use crate::later::later;
use crate::route::Router;

/// The levels that show what there was to get out of a solo player's cards.
const PAR: [Level; 3] = [Level::Casual, Level::Regular, Level::Champion];

/// The page after the game. `again` starts the same game from its first card.
pub(crate) fn ending(play: Play, again: Callback<()>) -> AnyView {
    let i18n = I18n::here();
    let board = play.now(|view| view.board().clone());
    let alone = play.table_now(|table| table.game().solo().map(|_| table.game().setup().modules()));
    let runs = RwSignal::new(Vec::<(Level, Game)>::new());
    let rows = Memo::new(move |_| {
        let mut rows = standings(i18n, play);
        if alone.is_some() {
            rows[0].note = t!(i18n, "final-this-game");
        }
        runs.with(|runs| rows.extend(runs.iter().filter_map(|(level, game)| run_row(i18n, *level, game))));
        rows
    });
    let sheets = Sheets::new(rows);
    let left = RwSignal::new(0);
    let notes = later(move || notes(play, runs, left, sheets.chosen));
    let parts = Parts {
        handle: "final",
        top: top(),
        acts: acts(play, sheets, again),
        notes,
        is_busy: Signal::derive(move || left.get() > 0),
        more: ().into_any(),
    };
    result_page(&board, alone.map_or(Outcome::Among, Outcome::Alone), sheets, parts)
}

fn top() -> AnyView {
    let i18n = I18n::here();
    view! {
        <header class="top">
            <a class="btn btn--quiet btn--icon" href="/" aria-label=move || t!(i18n, "top-home")>{icon("left")}</a>
            <p class="top__name">{move || t!(i18n, "final-title")}</p>
            {crate::top::languages()}
        </header>
    }
    .into_any()
}

fn acts(play: Play, sheets: Sheets, again: Callback<()>) -> AnyView {
    let i18n = I18n::here();
    let board = play.now(|view| view.board().clone());
    let router = Router::here();
    let record = play.table_now(|table| table.record());
    let next = move |_| {
        let query = play.address();
        let query = query.split_once('?').map_or("", |(_, query)| query).to_owned();
        router.go(&GameParams { deal: Some(fresh_seed()), ..GameParams::of(&query) }.address());
        super::focus::at_turn();
    };
    view! {
        <div class="final__acts">
            <button type="button" class="btn btn--primary btn--big" data-testid="new-game" on:click=next>
                {move || t!(i18n, "final-new")}
            </button>
            <button type="button" class="btn" data-testid="again" on:click=move |_| again.run(())>
                {icon("again")}
                {move || t!(i18n, "final-again")}
            </button>
            {crate::review::link(&play.address())}
            {files(&board, sheets, &play.name(), &record)}
            {share::button(
                "share",
                [key!("final-share"), key!("final-copied")],
                Callback::new(move |()| share::text(i18n, &standings(i18n, play), &play.address())),
            )}
        </div>
    }
    .into_any()
}

/// Below the ranking: for somebody alone, bots that play the same cards now, and other tries on them.
fn notes(
    play: Play,
    runs: RwSignal<Vec<(Level, Game)>>,
    left: RwSignal<usize>,
    chosen: RwSignal<usize>,
) -> AnyView {
    let i18n = I18n::here();
    let alone = play.players().len() < 2;
    let ask = move || {
        chosen.set(0);
        runs.set(Vec::new());
        left.set(PAR.len());
        let game = play.table_now(|table| table.game().clone());
        spawn_local(async move {
            for level in PAR {
                let (wish, record) = (Wish::Run, game.record());
                let question = Question { wish, record, seat: 0, level: level.name().to_owned() };
                let answer = play.thinker().ask(question).await;
                if answer.as_ref().is_ok_and(|answer| answer.weaker) {
                    play.weaker_bots.try_set(true);
                }
                if let Some(run) = answer.ok().and_then(|answer| run_of(&game, &answer)) {
                    // The page may have been left by now.
                    runs.try_update(|runs| runs.push((level, run)));
                }
                left.try_update(|left| *left -= 1);
            }
        });
    };
    if alone {
        ask();
    }
    let retry = move |_| {
        ask();
        // The button goes away with what it was about.
        super::focus::at("#ranks-h");
    };
    let busy = move || left.get() > 0;
    let failed = move || alone && !busy() && runs.with(Vec::len) < PAR.len();
    view! {
        {move || busy().then(|| view! { <p class="note">{t!(i18n, "final-bots-play")}</p> })}
        <Show when=failed>
            <p class="note" role="alert" data-testid="bots-failed">{move || t!(i18n, "bots-failed")}</p>
            <button type="button" class="btn" data-testid="bots-retry" on:click=retry>
                {move || t!(i18n, "guide-retry")}
            </button>
        </Show>
        {bots::weaker(play)}
        {other_tries(play)}
    }
    .into_any()
}

/// What the person came to on these cards at other times.
fn other_tries(play: Play) -> Option<AnyView> {
    let i18n = I18n::here();
    let others = tries::others(play);
    let best = play.now(|view| view.before.total).max(*others.iter().max()?);
    let totals = move || listed(&i18n, others.iter().map(u32::to_string));
    let text = move || t!(i18n, "final-tries", totals = totals(), best = best);
    Some(view! { <p class="note" data-testid="tries">{text}</p> }.into_any())
}

/// Another run on the cards of a solo game.
fn run_of(game: &Game, Answer { actions, .. }: &Answer) -> Option<Game> {
    let mut run = Game::new(game.board(), game.setup().clone()).ok()?;
    let seat = run.seats().next()?;
    for (turn, rated) in game.rounds().iter().flatten().zip(actions) {
        run.reveal(*turn).ok()?;
        run.play(seat, game.board().parse_action(&rated.action).ok()?).ok()?;
    }
    (run.rounds() == game.rounds()).then_some(run)
}

fn run_row(i18n: I18n, level: Level, game: &Game) -> Option<Standing> {
    let seat = game.seats().next()?;
    Some(Standing {
        name: names::level(&i18n, level.name()),
        note: t!(i18n, "final-bot"),
        sheet: *game.sheet(seat),
        score: game.score(seat),
        is_you: false,
    })
}
