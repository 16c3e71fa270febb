//! The lesson: the game learned by playing a little of it on the real map.

mod lesson;
mod points;
mod texts;

use leptos::html::H1;
use leptos::prelude::*;
use tubewright_rules::{Board, Step as Section};
use tubewright_scene::{Gain, Scene};
use tubewright_texts::t;

use self::lesson::{Lesson, Step};
use self::points::points;
use crate::cards::small_card;
use crate::game::Lights;
use crate::game_params::{GameParams, fresh_seed};
use crate::guide::Guide;
use crate::icons::{icon, swatch};
use crate::map::{Choice, Map};
use crate::route::Router;
use crate::storage::{forget_for_this_visit, read_for_this_visit, write_for_this_visit};
use crate::top::languages;

/// What the lesson is kept under, for this visit alone: a reload goes on with the same step.
const KEPT: &str = "lesson";

/// The lesson under way.
#[derive(Clone, Copy)]
struct Class {
    guide: Guide,
    lesson: RwSignal<Lesson>,
    /// The section chosen and not yet done.
    preview: RwSignal<Option<Section>>,
    /// Was a station tapped that is none of the choices?
    astray: RwSignal<bool>,
    /// The figure whose stations and sections light up.
    lights: Lights,
}

/// The page of the lesson.
pub(crate) fn how_to_play(guide: Guide) -> AnyView {
    let class = Class {
        guide,
        lesson: RwSignal::new(Lesson::from_text(&read_for_this_visit(KEPT).unwrap_or_default())),
        preview: RwSignal::new(None),
        astray: RwSignal::new(false),
        lights: Lights::new(),
    };
    Effect::new(move || {
        class.lesson.with(|lesson| {
            if lesson.is_over() {
                forget_for_this_visit(KEPT);
            } else {
                write_for_this_visit(KEPT, &lesson.to_text());
            }
        });
    });
    let step = Memo::new(move |_| class.lesson.with(Lesson::step));
    let number = move || class.lesson.with(Lesson::number);
    let count = Step::ALL.len();
    let heading = NodeRef::<H1>::new();
    // Whoever hears the page hears the new step from its heading on.
    Effect::new(move |before: Option<Step>| {
        let step = step.get();
        if let Some(heading) = heading.get_untracked().filter(|_| before.is_some_and(|before| before != step))
        {
            let _ = heading.focus();
        }
        step
    });
    let choose = move |choice| {
        class.astray.set(matches!(choice, Choice::Closed(_)));
        if let Choice::Section(section) = choice {
            class.preview.set(Some(section));
        }
    };
    let pencil = Memo::new(move |_| class.lesson.with(|lesson| lesson.sheet().line().pencil()));
    view! {
        <div class=move || format!("lesson pencil--{}", pencil.get()) data-testid="lesson" data-step=number>
            <header class="bar">
                <a class="btn btn--quiet btn--icon" href="/" aria-label=move || t!(guide, "lesson-leave")>
                    {icon("close")}
                </a>
                <p class="bar__where">
                    {move || t!(guide, "lesson-title")} " "
                    <small>{move || t!(guide, "lesson-step", number = number(), count = count)}</small>
                </p>
                {move || swatch(pencil.get())}
                {languages()}
            </header>
            <div class="table">
                <Map scene=Signal::derive(move || scene(class)) label=Signal::derive(move || t!(guide, "lesson-map")) choose/>
            </div>
            <section class="lesson__text" class:lesson__text--bare=move || step.get() == Step::Points>
                <div class="lesson__cards">
                    {move || step.get().cards().into_iter().map(|card| small_card(card, Some("card"))).collect_view()}
                </div>
                <div class="lesson__words">
                    <h1 node_ref=heading tabindex="-1">{move || guide.get(texts::heading(step.get()))}</h1>
                    <p>{move || guide.get(texts::text(step.get()))}</p>
                    {move || (step.get() == Step::Points).then(|| points(guide, &class.lesson.get_untracked(), class.lights))}
                </div>
            </section>
            {foot(class)}
        </div>
    }
    .into_any()
}

/// The map as it is now: what can be chosen, what is chosen, what a figure counts.
fn scene(class: Class) -> Scene {
    class.lesson.with(|lesson| {
        let board = Board::london();
        let mut scene = Scene::new(board, *lesson.sheet());
        let line = lesson.sheet().line().reached();
        scene.targets = lesson.choices().iter().map(|section| board.step(section, line)).collect();
        if let Some(step) = class.preview.get() {
            scene.preview.push(step);
            scene.gain = Some(Gain { station: step.to, text: format!("+{}", gain(lesson, step)) });
        }
        scene.lit = class.lights.get().map(|figure| figure.lit(board, lesson.sheet(), &lesson.score()));
        scene
    })
}

fn gain(lesson: &Lesson, step: Section) -> i64 {
    Board::london().section(step).map_or(0, |section| lesson.gain(section))
}

/// What there is to do, or what came of it.
fn said(class: Class) -> String {
    let guide = class.guide;
    class.lesson.with(|lesson| match class.preview.get() {
        Some(step) => t!(guide, "lesson-preview", points = gain(lesson, step)),
        None if class.astray.get() && !lesson.is_done() => t!(guide, "lesson-astray"),
        None if lesson.step() == Step::Points || !lesson.is_done() => guide.get(texts::task(lesson.step())),
        None if lesson.step() == Step::Centre => t!(guide, "lesson-end"),
        None => t!(guide, "lesson-drawn", points = lesson.score().total),
    })
}

/// What the button at the foot leads to.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    /// Nothing yet: a section is to be chosen.
    Open,
    /// Confirming it.
    Preview,
    /// The next step.
    Done,
    /// A game.
    Over,
}

impl Stage {
    fn handle(self) -> &'static str {
        match self {
            Self::Open | Self::Preview => "done",
            Self::Done => "lesson-next",
            Self::Over => "lesson-play",
        }
    }
}

/// Back, where in the lesson one is, and the way on: first Done, then Next, at last a game.
fn foot(class: Class) -> AnyView {
    let Class { guide, lesson, preview, astray, lights } = class;
    let number = move || lesson.with(Lesson::number);
    let count = Step::ALL.len();
    let dots = (1..=count).map(move |dot| {
        let current = move || (dot == number()).then_some("step");
        view! { <li class:on=move || dot < number() aria-current=current></li> }
    });
    let back = move |_| {
        lights.out();
        astray.set(false);
        if preview.get_untracked().is_some() {
            preview.set(None);
        } else {
            lesson.update(Lesson::back);
        }
    };
    let router = Router::here();
    let stage = Memo::new(move |_| match preview.get() {
        Some(_) => Stage::Preview,
        None => lesson.with(|lesson| match (lesson.is_done(), lesson.step()) {
            (false, _) => Stage::Open,
            (true, Step::Centre) => Stage::Over,
            (true, _) => Stage::Done,
        }),
    });
    let on = move |_| match stage.get_untracked() {
        Stage::Open => {}
        Stage::Preview => {
            let chosen = preview.get_untracked().and_then(|step| Board::london().section(step));
            preview.set(None);
            lesson.update(|lesson| chosen.into_iter().for_each(|section| lesson.draw(section)));
        }
        Stage::Done => {
            lights.out();
            astray.set(false);
            lesson.update(Lesson::next);
        }
        Stage::Over => router.go(&GameParams { deal: Some(fresh_seed()), ..GameParams::default() }.address()),
    };
    view! {
        <footer class="lesson__foot">
            // What is to be done stands by the button that does it, in view on the smallest phone.
            <p
                class="lesson__check"
                class:is-done=move || lesson.with(|lesson| lesson.is_done() && lesson.step() != Step::Points)
                role="status"
            >
                {move || said(class)}
            </p>
            <button
                class="btn"
                data-testid="lesson-back"
                aria-label=move || t!(guide, "lesson-back")
                disabled=move || lesson.with(|lesson| *lesson == Lesson::new()) && preview.get().is_none()
                on:click=back
            >
                {icon("left")}
            </button>
            <ol class="dots" aria-label=move || t!(guide, "lesson-steps", number = number(), count = count)>
                {dots.collect_view()}
            </ol>
            // One button for all three, so that whoever pressed it with a key can press it again.
            <button
                class="btn btn--primary"
                data-testid=move || stage.get().handle()
                disabled=move || stage.get() == Stage::Open
                on:click=on
            >
                {move || match stage.get() {
                    Stage::Open | Stage::Preview => view! { {icon("done")} {t!(guide, "lesson-done")} }.into_any(),
                    Stage::Over => view! { {icon("play")} {t!(guide, "lesson-play")} }.into_any(),
                    Stage::Done => view! { {t!(guide, "lesson-next")} {icon("right")} }.into_any(),
                }}
            </button>
        </footer>
    }
    .into_any()
}
