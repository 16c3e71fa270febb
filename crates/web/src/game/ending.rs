//! After the game: the verdict, the whole sheet, the best line, others on the same cards, and where to go on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::lists::listed;
use tubewright_present::{Standing, by_place, names};
use tubewright_rules::{Game, Score};
use tubewright_scene::Scene;
use tubewright_texts::{key, t};
use tubewright_thinker::{Answer, Question, Wish};
use tubewright_wire::Level;

use super::bots;
use super::counted::said_counted;
use super::figure::Lights;
use super::play::Play;
use super::rank::rank;
use super::round_summary::standings;
use super::sheet::{Scored, score_sheet};
use super::verdict::verdict;
use super::{share, tries};
use crate::game_params::{GameParams, fresh_seed};
use crate::i18n::I18n;
use crate::icons::{icon, swatch};
use crate::later::later;
use crate::map::Map;
use crate::record_json;
use crate::route::Router;

/// The levels that show what there was to get out of a solo player's cards.
const PAR: [Level; 3] = [Level::Casual, Level::Regular, Level::Champion];

/// The page after the game. `again` starts the same game from its first card.
pub(crate) fn ending(play: Play, again: Callback<()>) -> AnyView {
    let i18n = I18n::here();
    let lights = Lights::new();
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
    let chosen = RwSignal::new(rows.with_untracked(|rows| shown_first(rows)));
    let row = Memo::new(move |_| rows.with(|rows| rows[chosen.get()].clone()));
    // Another sheet is to be seen whole, not in the light of what was asked about the last one.
    Effect::new(move |was: Option<usize>| {
        let now = chosen.get();
        if was.is_some_and(|was| was != now) {
            lights.out();
        }
        now
    });
    let track = board.tourist_track().to_vec();
    let scene = Signal::derive(move || {
        row.with(|Standing { sheet, score, .. }| {
            let mut scene = Scene::new(&board, *sheet);
            scene.lit = lights.get().map(|figure| figure.lit(&board, sheet, score));
            scene
        })
    });
    let scored = Memo::new(move |_| {
        let score = row.with(|row| row.score.clone());
        let pencils = std::array::from_fn(|line| score.lines[line].pencil);
        Scored { before: score.clone(), after: score, pencils, now: None, track: track.clone() }
    });
    let map = move || {
        let label = Signal::derive(move || {
            let (name, is_you) = row.with(|row| (row.name.clone(), row.is_you));
            if is_you { t!(i18n, "final-map") } else { t!(i18n, "rival-map", name = name) }
        });
        view! { <Map scene label choose=|_| ()/> }.into_any()
    };
    let whose = move || row.with(|row| if row.is_you { t!(i18n, "sheet-title") } else { row.name.clone() });
    let others = later(move || others(play, rows, runs, chosen));
    let actions = actions(play, row, again);
    // Among several the ranking is the result; somebody alone has it in the verdict.
    let (first, second) = if alone.is_some() { (actions, others) } else { (others, actions) };
    view! {
        <div class="page" data-testid="final">
            <header class="top">
                <a class="btn btn--quiet btn--icon" href="/" aria-label=move || t!(i18n, "top-home")>{icon("left")}</a>
                <p class="top__name">{move || t!(i18n, "final-title")}</p>
                {crate::top::languages()}
            </header>
            <div class="final final--game">
                {move || rows.with(|rows| row.with(|row| verdict(i18n, rows, row, alone)))}
                <div class="final__map">{later(map)}</div>
                {first}
                {second}
                {move || row.with(|row| best_line(&row.score))}
                <section class="panel sheet" aria-labelledby="final-sheet-h">
                    <div class="sheet__head">
                        <h2 id="final-sheet-h">{whose}</h2>
                    </div>
                    {later(move || score_sheet(scored, lights))}
                </section>
                {said_counted(scene, lights)}
            </div>
        </div>
    }
    .into_any()
}

/// Whose sheet is shown at first: one's own; of several people at one device, a winner's.
fn shown_first(rows: &[Standing]) -> usize {
    let own = rows.iter().position(|row| row.is_you);
    own.or_else(|| by_place(rows).next().map(|(winner, _)| winner)).unwrap_or(0)
}

fn best_line(score: &Score) -> AnyView {
    let i18n = I18n::here();
    let Some(line) = score.lines.iter().max_by_key(|line| line.points).cloned() else { return ().into_any() };
    let sum = format!("{} × {} + {}", line.districts.len(), line.stations, line.crossing_points());
    view! {
        <section class="panel final__best">
            <div class=format!("best line--{}", line.pencil)>
                {swatch(line.pencil)}
                <div>
                    <small class="note">{move || t!(i18n, "final-best-line")}</small>
                    <br/>
                    <b>{move || t!(i18n, "final-best", pencil = line.pencil.name(), points = line.points)}</b>
                </div>
                <span class="num">{sum}</span>
            </div>
        </section>
    }
    .into_any()
}

fn actions(play: Play, row: Memo<Standing>, again: Callback<()>) -> AnyView {
    let i18n = I18n::here();
    let board = play.now(|view| view.board().clone());
    let router = Router::here();
    let (record, name) = (play.table_now(|table| record_json::write(&table.record())), play.name());
    let next = move |_| {
        let query = play.address();
        let query = query.split_once('?').map_or("", |(_, query)| query).to_owned();
        router.go(&GameParams { deal: Some(fresh_seed()), ..GameParams::of(&query) }.address());
        super::focus::at_turn();
    };
    let no_picture = RwSignal::new(false);
    let save_picture = move |_| {
        no_picture.set(false);
        let saving = row.with_untracked(|row| super::picture::save(i18n, play.settings(), &board, row));
        spawn_local(async move {
            let saved = saving.await;
            // The page may have been left meanwhile.
            no_picture.try_set(!saved);
        });
    };
    let refused = move || {
        let text = no_picture.get().then(|| t!(i18n, "final-picture-failed"));
        text.map(|text| view! { <p class="final__refused" role="alert" data-testid="no-picture">{text}</p> })
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
            <button type="button" class="btn" data-testid="save-picture" on:click=save_picture>
                {icon("picture")}
                {move || t!(i18n, "final-picture")}
            </button>
            {crate::review::link(&play.address())}
            <a
                class="btn"
                data-testid="download-record"
                download=share::file_name(&name, "json")
                href=share::data_address("application/json", &record)
            >
                {icon("save")}
                {move || t!(i18n, "final-record")}
            </a>
            {share::button(
                "share",
                [key!("final-share"), key!("final-copied")],
                Callback::new(move |()| share::text(i18n, &standings(i18n, play), &play.address())),
            )}
            {refused}
        </div>
    }
    .into_any()
}

/// Everyone at the table, each to be chosen; for somebody alone, bots that play the same cards now.
fn others(
    play: Play,
    rows: Memo<Vec<Standing>>,
    runs: RwSignal<Vec<(Level, Game)>>,
    chosen: RwSignal<usize>,
) -> AnyView {
    let i18n = I18n::here();
    let board = play.now(|view| view.board().clone());
    let alone = play.players().len() < 2;
    let left = RwSignal::new(0);
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
        <section class="panel final__ranks" aria-busy=move || busy().to_string()>
            <h2 id="ranks-h" tabindex="-1">{move || t!(i18n, "rivals-title")}</h2>
            {move || rows.with(|rows| rank(&board, rows, (rows.len() > 1).then_some(chosen)))}
            {move || busy().then(|| view! { <p class="note">{t!(i18n, "final-bots-play")}</p> })}
            <Show when=failed>
                <p class="note" role="alert" data-testid="bots-failed">{move || t!(i18n, "bots-failed")}</p>
                <button type="button" class="btn" data-testid="bots-retry" on:click=retry>
                    {move || t!(i18n, "guide-retry")}
                </button>
            </Show>
            {bots::weaker(play)}
            {other_tries(play)}
        </section>
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
