//! The page of a result, of a game on this device as of one at a server's table: the verdict, and everyone's sheet to be chosen.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::{Standing, by_place};
use tubewright_rules::{Modules, Record, Score, SharedBoard};
use tubewright_scene::Scene;
use tubewright_texts::t;

use super::counted::said_counted;
use super::figure::Lights;
use super::sheet::{Scored, score_sheet};
use super::verdict::verdict;
use super::{picture, rank, share};
use crate::i18n::I18n;
use crate::icons::{icon, swatch};
use crate::later::later;
use crate::map::Map;
use crate::settings::Settings;

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Somebody played alone, with these modules; other rows only played the same cards.
    Alone(Modules),
    /// Several played against each other.
    Among,
    /// The table was given up; the rows are of those who had drawn all their lines.
    GivenUp,
}

/// Whose sheets there are, and which one is shown.
#[derive(Clone, Copy)]
pub(crate) struct Sheets {
    pub(crate) rows: Memo<Vec<Standing>>,
    pub(crate) chosen: RwSignal<usize>,
    pub(crate) row: Memo<Standing>,
}

impl Sheets {
    /// Shows one's own sheet first, else that of a winner. There is at least one row.
    pub(crate) fn new(rows: Memo<Vec<Standing>>) -> Self {
        let first = |rows: &Vec<Standing>| {
            let own = rows.iter().position(|row| row.is_you);
            own.or_else(|| by_place(rows).next().map(|(winner, _)| winner)).unwrap_or(0)
        };
        let chosen = RwSignal::new(rows.with_untracked(first));
        let row = Memo::new(move |_| rows.with(|rows| rows[chosen.get()].clone()));
        Self { rows, chosen, row }
    }
}

/// What the page of one kind of game has beside what all have.
pub(crate) struct Parts {
    /// Its `data-testid`.
    pub(crate) handle: &'static str,
    /// The head of the page.
    pub(crate) top: AnyView,
    /// What can be done next.
    pub(crate) acts: AnyView,
    /// What stands below the ranking.
    pub(crate) notes: AnyView,
    /// Do more rows come?
    pub(crate) is_busy: Signal<bool>,
    /// What stands below it all.
    pub(crate) more: AnyView,
}

/// The page.
pub(crate) fn result_page(board: &SharedBoard, outcome: Outcome, sheets: Sheets, parts: Parts) -> AnyView {
    let i18n = I18n::here();
    let Sheets { rows, chosen, row } = sheets;
    let Parts { handle, top, acts, notes, is_busy, more } = parts;
    let lights = Lights::new();
    // Another sheet is to be seen whole, not in the light of what was asked about the last one.
    Effect::new(move |was: Option<usize>| {
        let now = chosen.get();
        if was.is_some_and(|was| was != now) {
            lights.out();
        }
        now
    });
    let track = board.tourist_track().to_vec();
    let of_scene = board.clone();
    let scene = Signal::derive(move || {
        row.with(|Standing { sheet, score, .. }| {
            let mut scene = Scene::new(&of_scene, *sheet);
            scene.lit = lights.get().map(|figure| figure.lit(&of_scene, sheet, score));
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
    let (of_ranks, of_verdict) = (board.clone(), board.clone());
    let ranks = view! {
        <section class="panel final__ranks" aria-busy=move || is_busy.get().to_string()>
            <h2 id="ranks-h" tabindex="-1">{move || t!(i18n, "rivals-title")}</h2>
            {move || rows.with(|rows| rank(&of_ranks, rows, (rows.len() > 1).then_some(chosen)))}
            {notes}
        </section>
    }
    .into_any();
    // Among several the ranking is the result; somebody alone has it in the verdict.
    let is_alone = matches!(outcome, Outcome::Alone(_));
    let (first, second) = if is_alone { (acts, ranks) } else { (ranks, acts) };
    view! {
        <div class="page" data-testid=handle>
            {top}
            <div class="final final--game">
                {move || rows.with(|rows| row.with(|row| verdict(i18n, &of_verdict, rows, row, outcome)))}
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
            {more}
        </div>
    }
    .into_any()
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

/// Buttons that save the sheet shown as a picture, and the record; `name` is what the files are named after.
pub(crate) fn files(board: &SharedBoard, sheets: Sheets, name: &str, record: &Record) -> AnyView {
    let i18n = I18n::here();
    let settings = Settings::here();
    let no_picture = RwSignal::new(false);
    let (board, of_picture) = (board.clone(), name.to_owned());
    let save_picture = move |_| {
        no_picture.set(false);
        let number = 1 + sheets.chosen.get_untracked();
        let file = share::file_name(&of_picture, Some(number), "png");
        let saving = sheets.row.with_untracked(|row| picture::save(i18n, settings, &board, row, file));
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
        <button type="button" class="btn" data-testid="save-picture" on:click=save_picture>
            {icon("picture")}
            {move || t!(i18n, "final-picture")}
        </button>
        {refused}
        {share::record_link(name, record)}
    }
    .into_any()
}
