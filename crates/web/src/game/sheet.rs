//! The score sheet in the form of the rules; every figure is a button that lights up what it counts.

use leptos::prelude::*;
use tubewright_present::TurnView;
use tubewright_present::figures::signed;
use tubewright_rules::{Objective, Pencil, Score};
use tubewright_texts::t;

use super::figure::{Figure, Lights};
use super::figure_button::figure_button;
use super::lines::lines;
use crate::i18n::I18n;
use crate::icons::{icon, objective_icon, ring};

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
    pub(crate) fn of(view: &TurnView) -> Self {
        Self {
            before: view.before.clone(),
            after: view.after.clone(),
            pencils: view.pencils,
            now: Some(view.round),
            track: view.board().tourist_track().to_vec(),
        }
    }

    /// The value of a figure. After a round's last turn the next line has begun, but there is nothing to show of it yet.
    pub(crate) fn value(&self, figure: Figure, score: &Score) -> Option<i32> {
        let later = figure.line().zip(self.now).is_some_and(|(line, now)| line > now);
        if later { None } else { figure.value(score) }
    }
}

/// The parts of a score sheet, from the lines to the total.
pub(crate) fn score_sheet(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let i18n = I18n::here();
    let has_goals = scored.with_untracked(|scored| !scored.after.objectives.is_empty());
    let total = move || scored.with(|scored| scored.after.total);
    let plus = move || scored.with(|scored| scored.after.total as i32 - scored.before.total as i32);
    view! {
        {lines(scored, lights)}
        {tourist(scored, lights)}
        {interchanges(scored, lights)}
        {has_goals.then(|| goals(scored, lights))}
        <button
            type="button"
            class="sum"
            class:is-on=move || lights.get() == Some(Figure::Total)
            data-testid="score-total"
            data-total=total
            aria-pressed=move || lights.is_pressed(Figure::Total).to_string()
            on:click=move |_| lights.press(Figure::Total)
            on:pointerenter=move |event| lights.enter(Figure::Total, &event)
            on:pointerleave=move |_| lights.leave()
        >
            <span>{move || t!(i18n, "sheet-total")}</span>
            " "
            <span>
                <small>{move || Some(plus()).filter(|&plus| plus != 0).map(signed)}</small>
                <b>{total}</b>
            </span>
        </button>
    }
    .into_any()
}

/// A part of the sheet with a heading and a figure of its own.
fn part(icon_name: &str, heading: fn(I18n) -> String, figure: AnyView, content: AnyView) -> AnyView {
    let i18n = I18n::here();
    view! {
        <section class="part">
            <div class="part__head">
                {icon(icon_name)}
                <h3>{move || heading(i18n)}</h3>
                {figure}
            </div>
            {content}
        </section>
    }
    .into_any()
}

fn tourist(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let i18n = I18n::here();
    let crossed = move || scored.with(|it| it.before.tourist_visits as usize);
    let visits = move || scored.with(|it| it.after.tourist_visits as usize);
    let track = scored.with_untracked(|scored| scored.track.clone());
    let most = track.len().saturating_sub(1);
    let circle = move |(number, points): (usize, u32)| {
        let is_next = move || (crossed() + 1..=visits()).contains(&number);
        view! {
            <li
                class:on=move || number <= crossed()
                class:is-next=is_next
                class:is-here=move || number == visits()
            >
                <i></i>
                {points}
            </li>
        }
    };
    let circles = track.into_iter().enumerate().skip(1).map(circle).collect_view();
    let label = move || t!(i18n, "sheet-visits", count = visits(), most = most);
    part(
        "site",
        |i18n| t!(i18n, "sheet-tourist"),
        figure_button(Figure::Tourist, "", scored, lights, None),
        view! { <ol class="track" aria-label=label>{circles}</ol> }.into_any(),
    )
}

fn interchanges(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let of = move |lines: usize| figure_button(Figure::OnLines(lines), "", scored, lights, Some(ring(lines)));
    part(
        "cross",
        |i18n| t!(i18n, "sheet-interchanges"),
        figure_button(Figure::Interchanges, "", scored, lights, None),
        view! { <div class="inter">{of(2)} {of(3)} {of(4)}</div> }.into_any(),
    )
}

fn goals(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let i18n = I18n::here();
    let objectives =
        scored.with_untracked(|it| it.after.objectives.iter().map(|goal| goal.objective).collect::<Vec<_>>());
    let goal = move |(at, objective): (usize, Objective)| {
        let progress = move || scored.with(|it| it.after.objectives[at]);
        let figure = Figure::Objective(objective);
        view! {
            <button
                type="button"
                class="goal"
                class:is-met=move || progress().is_met()
                class:is-on=move || lights.get() == Some(figure)
                aria-pressed=move || lights.is_pressed(figure).to_string()
                data-testid="objective"
                data-objective=objective.name()
                on:click=move |_| lights.press(figure)
                on:pointerenter=move |event| lights.enter(figure, &event)
                on:pointerleave=move |_| lights.leave()
            >
                <span class="goal__art">{objective_icon(objective)}</span>
                <span>{move || t!(i18n, "objective-name", objective = objective.name())}</span>
                <span class="goal__count">
                    {move || format!("{} / {}", progress().have, progress().need)}
                    <span class="vh">{move || progress().is_met().then(|| t!(i18n, "objective-met"))}</span>
                </span>
                <progress max=move || progress().need value=move || progress().have aria-hidden="true"></progress>
            </button>
        }
    };
    let list = objectives.into_iter().enumerate().map(goal).collect_view();
    part(
        "goal",
        |i18n| t!(i18n, "sheet-objectives"),
        figure_button(Figure::Objectives, "", scored, lights, None),
        view! { <div class="goals">{list}</div> }.into_any(),
    )
}
