//! The score sheet in the form of the rules; every figure is a button that lights up what it counts.

use leptos::prelude::*;
use tubewright_rules::{ObjectiveScore, Pencil, Score};
use tubewright_texts::t;

use super::fig::{Look, fig};
use super::figure::{Figure, Lights};
use super::lines::lines;
use super::names;
use super::shown::Shown;
use crate::icons::{icon, objective_icon, ring};
use crate::words::Words;

/// What a score sheet shows: the score as it is, and with what is under the pencil.
#[derive(Clone, PartialEq)]
pub(crate) struct Scored {
    pub(crate) before: Score,
    pub(crate) after: Score,
    pub(crate) pencils: [Pencil; 4],
    /// The line being drawn, from 0; none after the game.
    pub(crate) now: Option<usize>,
    pub(crate) track: Vec<u32>,
}

impl Scored {
    /// The sheet of a game that is being played.
    pub(crate) fn of(shown: &Shown) -> Self {
        Self {
            before: shown.before.clone(),
            after: shown.after.clone(),
            pencils: shown.pencils,
            now: Some(shown.round),
            track: shown.board().tourist_track().to_vec(),
        }
    }
}

/// The parts of a score sheet, from the lines to the total.
pub(crate) fn score_sheet(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let words = Words::here();
    let with_goals = Memo::new(move |_| scored.with(|scored| scored.after.objectives.len()));
    let total =
        Memo::new(move |_| scored.with(|scored| (scored.before.total as i32, scored.after.total as i32)));
    view! {
        {lines(scored, lights)}
        {tourist(scored, lights)}
        {interchanges(scored, lights)}
        {move || (with_goals.get() > 0).then(|| goals(scored, lights))}
        <div class="sum" data-testid="score-total" data-total=move || total.get().1>
            <span>{move || t!(words, "sheet-total")}</span>
            <span>
                {move || {
                    let (before, after) = total.get();
                    (before != after).then(|| view! { <small>{names::signed(after - before)}</small> })
                }}
                <b>{move || total.get().1}</b>
            </span>
        </div>
    }
    .into_any()
}

/// A part of the sheet with a heading and a figure of its own.
fn part(icon_name: &str, heading: fn(Words) -> String, figure: AnyView, content: AnyView) -> AnyView {
    let words = Words::here();
    view! {
        <section class="part">
            <div class="part__head">
                {icon(icon_name)}
                <h3>{move || heading(words)}</h3>
                {figure}
            </div>
            {content}
        </section>
    }
    .into_any()
}

fn tourist(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let words = Words::here();
    let points = move || {
        let (before, after) = scored.with(|it| (it.before.tourist_points, it.after.tourist_points));
        let name = t!(words, "sheet-tourist-points", count = after);
        Look { text: after.to_string(), name, plus: after as i32 - before as i32 }
    };
    let visits = Memo::new(move |_| {
        scored.with(|it| (it.before.tourist_visits as usize, it.after.tourist_visits as usize))
    });
    let track = scored.with_untracked(|scored| scored.track.clone());
    let most = track.len().saturating_sub(1);
    let circle = move |(number, points): (usize, u32)| {
        let is_next = move || (visits.get().0 + 1..=visits.get().1).contains(&number);
        view! {
            <li
                class:on=move || number <= visits.get().0
                class:is-next=is_next
                class:is-here=move || number == visits.get().1
            >
                <i></i>
                {points}
            </li>
        }
    };
    let circles = track.into_iter().enumerate().skip(1).map(circle).collect_view();
    let label = move || t!(words, "sheet-visits", count = visits.get().1, most = most);
    part(
        "site",
        |words| t!(words, "sheet-tourist"),
        fig(Figure::Tourist, "", lights, None, points),
        view! { <ol class="track" aria-label=label>{circles}</ol> }.into_any(),
    )
}

fn interchanges(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let words = Words::here();
    let points = move || {
        let (before, after) = scored.with(|it| (it.before.interchange_points, it.after.interchange_points));
        let name = t!(words, "sheet-interchange-points", count = after);
        Look { text: after.to_string(), name, plus: after as i32 - before as i32 }
    };
    let of = move |lines: usize, worth: u32| {
        let count = move |score: &Score| score.interchanges[lines - 2].len();
        let look = move || {
            let (before, after) = scored.with(|it| (count(&it.before), count(&it.after)));
            let name = t!(words, "sheet-on-lines", lines = lines, count = after, worth = worth);
            Look { text: format!("{after} × {worth}"), name, plus: after as i32 - before as i32 }
        };
        fig(Figure::OnLines(lines), "", lights, Some(ring(lines)), look)
    };
    part(
        "cross",
        |words| t!(words, "sheet-interchanges"),
        fig(Figure::Interchanges, "", lights, None, points),
        view! { <div class="inter">{of(2, 2)} {of(3, 5)} {of(4, 9)}</div> }.into_any(),
    )
}

fn goals(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let words = Words::here();
    let points = move || {
        let (before, after) = scored.with(|it| (it.before.objective_points(), it.after.objective_points()));
        let name = t!(words, "sheet-objective-points", count = after);
        Look { text: after.to_string(), name, plus: after as i32 - before as i32 }
    };
    let objectives =
        scored.with_untracked(|it| it.after.objectives.iter().map(|goal| goal.objective).collect::<Vec<_>>());
    let goal = move |(at, objective)| {
        let progress: Memo<ObjectiveScore> = Memo::new(move |_| scored.with(|it| it.after.objectives[at]));
        let figure = Figure::Objective(objective);
        view! {
            <button
                type="button"
                class="goal"
                class:is-met=move || progress.get().is_met()
                class:is-on=move || lights.get() == Some(figure)
                aria-pressed=move || lights.is_pressed(figure).to_string()
                data-testid="objective"
                data-objective=objective.name()
                on:click=move |_| lights.press(figure)
                on:pointerenter=move |event| {
                    if event.pointer_type() == "mouse" {
                        lights.point(Some(figure));
                    }
                }
                on:pointerleave=move |_| lights.point(None)
            >
                <span class="goal__art">{objective_icon(objective)}</span>
                <span>{move || t!(words, "objective-name", objective = objective.name())}</span>
                <span class="goal__count">
                    {move || format!("{} / {}", progress.get().have, progress.get().need)}
                    <span class="vh">{move || progress.get().is_met().then(|| t!(words, "objective-met"))}</span>
                </span>
                <progress max=move || progress.get().need value=move || progress.get().have aria-hidden="true"></progress>
            </button>
        }
    };
    let list = objectives.into_iter().enumerate().map(goal).collect_view();
    part(
        "goal",
        |words| t!(words, "sheet-objectives"),
        fig(Figure::Objectives, "", lights, None, points),
        view! { <div class="goals">{list}</div> }.into_any(),
    )
}
