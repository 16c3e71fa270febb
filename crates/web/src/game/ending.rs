//! After the game: the verdict, the whole sheet, the best line, others on the same cards, and where to go on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_rules::{Game, Score, Solo};
use tubewright_scene::Scene;
use tubewright_texts::{key, t};
use tubewright_thinker::{Answer, Question, Wish};

use super::figure::Lights;
use super::names;
use super::play::Play;
use super::rank::{Ranked, rank};
use super::sheet::{Scored, score_sheet};
use super::tally::standings;
use super::{keep, share};
use crate::icons::{icon, swatch};
use crate::later::later;
use crate::map::Map;
use crate::record_json;
use crate::route::Router;
use crate::wanted::{Wanted, fresh_seed};
use crate::words::Words;

/// The levels that show what there was to get out of a solo player's cards.
const PAR: [&str; 3] = ["casual", "regular", "champion"];

/// The page after the game. `again` starts the same game from its first card.
pub(crate) fn ending(play: Play, again: Callback<()>) -> AnyView {
    let words = Words::here();
    let lights = Lights::new();
    let board = play.now(super::shown::Shown::board);
    let (sheet, score, pencils) = play.now(|shown| (shown.base, shown.before.clone(), shown.pencils));
    let lit_score = score.clone();
    let scene = Signal::derive(move || {
        let mut scene = Scene::new(board, sheet);
        scene.lit = lights.get().map(|figure| figure.lit(board, &sheet, &lit_score));
        scene
    });
    let scored = Scored {
        before: score.clone(),
        after: score.clone(),
        pencils,
        now: None,
        track: board.tourist_track().to_vec(),
    };
    let scored = Memo::new(move |_| scored.clone());
    let map = move || {
        let label = Signal::derive(move || t!(words, "final-map"));
        view! { <Map scene label choose=|_| ()/> }.into_any()
    };
    let best_line = best_line(&score);
    view! {
        <div class="page" data-testid="final">
            <header class="top">
                <a class="btn btn--quiet btn--icon" href="/" aria-label=move || t!(words, "top-home")>{icon("left")}</a>
                <p class="top__name">{move || t!(words, "final-title")}</p>
                {crate::top::languages()}
            </header>
            <div class="final">
                {move || verdict(play, &score)}
                <div class="final__side">
                    <div class="final__map">{later(map)}</div>
                    {actions(play, again)}
                    {later(move || others(play))}
                </div>
                <div class="final__side">
                    {best_line}
                    <section class="panel sheet" aria-labelledby="final-sheet-h">
                        <div class="sheet__head">
                            <h2 id="final-sheet-h">{move || t!(words, "sheet-title")}</h2>
                        </div>
                        {later(move || score_sheet(scored, lights))}
                    </section>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// More points than lie between two verdicts, even for one whose modules cost more than they brought.
const MOST_POINTS: i32 = 200;

/// How many points more would have brought the next verdict (R9.2); none after the last.
fn points_to_next(solo: Solo) -> Option<i32> {
    let better = |&more: &i32| {
        u32::try_from(solo.score + more).is_ok_and(|score| Solo::of(score, 0).verdict > solo.verdict)
    };
    (1..=MOST_POINTS).find(better)
}

fn verdict(play: Play, score: &Score) -> AnyView {
    let words = Words::here();
    let total = score.total;
    let (solo, modules, winners) = play.table_now(|table| {
        let game = table.game();
        let names: Vec<String> = game
            .winners()
            .into_iter()
            .map(|seat| names::player(words, seat, &table.players()[seat.index()]))
            .collect();
        let won = game.winners().contains(&play.now(|shown| shown.seat));
        (game.solo(), game.setup().modules(), (names, won))
    });
    let (names, won) = winners;
    let (title, text) = match solo {
        Some(solo) => {
            let titles = [
                key!("verdict-1"),
                key!("verdict-2"),
                key!("verdict-3"),
                key!("verdict-4"),
                key!("verdict-5"),
                key!("verdict-6"),
            ];
            let title = words.format(titles[usize::from(solo.verdict - 1) % titles.len()], &[]);
            let place =
                t!(words, "verdict-place", score = solo.score, modules = modules, verdict = solo.verdict);
            let next = points_to_next(solo).map(|more| t!(words, "verdict-next", count = more));
            (title, format!("{place} {}", next.unwrap_or_default()))
        }
        None if names.len() > 1 => (t!(words, "winner-shared"), names.join(", ")),
        None if won => (t!(words, "winner-you"), t!(words, "winner-best-line", points = score.best_line())),
        None => (
            t!(words, "winner-other", name = names.concat()),
            t!(words, "winner-best-line", points = score.best_line()),
        ),
    };
    let ladder = solo.map(|solo| {
        let rung = |rung| view! { <li class:on=rung <= solo.verdict></li> };
        view! { <ol class="ladder" aria-hidden="true">{(1..=6).map(rung).collect_view()}</ol> }
    });
    view! {
        <section class="verdict">
            <p class="verdict__total num" data-testid="final-total" data-total=total>{total}</p>
            <h1>{title}</h1>
            <p>{text}</p>
            {ladder}
        </section>
    }
    .into_any()
}

fn best_line(score: &Score) -> AnyView {
    let words = Words::here();
    let Some(line) = score.lines.iter().max_by_key(|line| line.points).cloned() else { return ().into_any() };
    let sum = format!("{} × {} + {}", line.districts.len(), line.stations, line.crossing_points());
    view! {
        <section class="panel">
            <div class=format!("best line--{}", line.pencil)>
                {swatch(line.pencil)}
                <div>
                    <small class="note">{move || t!(words, "final-best-line")}</small>
                    <br/>
                    <b>{move || t!(words, "final-best", pencil = line.pencil.name(), points = line.points)}</b>
                </div>
                <span class="num">{sum}</span>
            </div>
        </section>
    }
    .into_any()
}

fn actions(play: Play, again: Callback<()>) -> AnyView {
    let words = Words::here();
    let router = Router::here();
    let (record, name) =
        play.table_now(|table| (record_json::write(&table.record()), table.name().to_owned()));
    let next = move |_| {
        let query = play.address();
        let query = query.split_once('?').map_or("", |(_, query)| query).to_owned();
        router.go(&Wanted { deal: Some(fresh_seed()), ..Wanted::of(&query) }.address());
    };
    let repeat = move |_| {
        keep::forget(&play.address());
        again.run(());
    };
    view! {
        <div class="final__acts">
            <button type="button" class="btn btn--primary btn--big" data-testid="new-game" on:click=next>
                {move || t!(words, "final-new")}
            </button>
            <button type="button" class="btn" data-testid="again" on:click=repeat>
                {icon("again")}
                {move || t!(words, "final-again")}
            </button>
            <button
                type="button"
                class="btn"
                data-testid="save-picture"
                on:click=move |_| super::picture::save(play.now(|shown| (shown.board(), shown.base)))
            >
                {icon("picture")}
                {move || t!(words, "final-picture")}
            </button>
            <a
                class="btn"
                data-testid="download-record"
                download=share::file_name(&name, "json")
                href=share::data_address("application/json", &record)
            >
                {icon("save")}
                {move || t!(words, "final-record")}
            </a>
            {share::button(
                "share",
                [key!("final-share"), key!("final-copied")],
                Callback::new(move |()| share::text(words, play)),
            )}
        </div>
    }
    .into_any()
}

/// Everyone at the table; for somebody alone, bots that play the same cards now.
fn others(play: Play) -> AnyView {
    let words = Words::here();
    let board = play.now(super::shown::Shown::board);
    let alone = play.players().len() < 2;
    let runs = RwSignal::new(Vec::<(&'static str, Game)>::new());
    let left = RwSignal::new(if alone { PAR.len() } else { 0 });
    if alone {
        let game = play.table_now(|table| table.game().clone());
        spawn_local(async move {
            for level in PAR {
                let (wish, record) = (Wish::Run, game.record());
                let question = Question { wish, record, seat: 0, level: level.to_owned() };
                let answer = play.thinker().ask(question).await;
                if let Some(run) = answer.ok().and_then(|answer| run_of(&game, &answer)) {
                    // The page may have been left by now.
                    runs.try_update(|runs| runs.push((level, run)));
                }
                left.try_update(|left| *left -= 1);
            }
        });
    }
    let busy = move || left.get() > 0;
    let rows = move || {
        let mut rows = standings(words, play);
        if alone {
            rows[0].note = t!(words, "final-this-game");
        }
        runs.with(|runs| rows.extend(runs.iter().filter_map(|(level, game)| run_row(words, level, game))));
        rank(board, &rows)
    };
    view! {
        <section class="panel" aria-busy=move || busy().to_string()>
            <h2>{move || t!(words, "rivals-title")}</h2>
            {rows}
            {move || busy().then(|| view! { <p class="note">{t!(words, "final-bots-play")}</p> })}
        </section>
    }
    .into_any()
}

/// Another run on the cards of a solo game.
fn run_of(game: &Game, Answer(actions): &Answer) -> Option<Game> {
    let mut run = Game::new(game.board(), game.setup().clone()).ok()?;
    let seat = run.seats().next()?;
    for (turn, rated) in game.rounds().iter().flatten().zip(actions) {
        run.reveal(*turn).ok()?;
        run.play(seat, game.board().parse_action(&rated.action).ok()?).ok()?;
    }
    (run.rounds() == game.rounds()).then_some(run)
}

fn run_row(words: Words, level: &str, game: &Game) -> Option<Ranked> {
    let seat = game.seats().next()?;
    let score = game.score(seat);
    Some(Ranked {
        name: names::level(words, level),
        note: t!(words, "final-bot"),
        sheet: *game.sheet(seat),
        total: score.total,
        best_line: score.best_line(),
        is_you: false,
    })
}
