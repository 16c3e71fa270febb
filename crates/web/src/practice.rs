//! Practice: positions with one clearly best action, by theme and difficulty, in a streak, and one's own mistakes.

mod exercise;
mod mistakes;
mod puzzles;

use js_sys::Math;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::review as say;
use tubewright_review::{Puzzle, Theme};
use tubewright_texts::t;

use self::exercise::{Exercise, exercise};
use self::mistakes::Mistake;
pub(crate) use self::mistakes::{note as note_mistakes, solved_in_review};
use self::puzzles::{Puzzles, note_solved, solved};
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::storage;
use crate::top::top;

/// Under this name the browser keeps the longest streak.
const BEST: &str = "practice-best";
/// So many solved in a row make the next ones harder.
const STEP: u32 = 3;

/// What is practised.
#[derive(Clone, Copy, PartialEq)]
enum Mode {
    /// Exercises of a theme and a difficulty, where these are chosen.
    Chosen,
    /// As many in a row as one can, harder and harder.
    Streak,
    /// One's own mistakes.
    Mistakes,
}

/// Where an exercise comes from.
#[derive(Clone, PartialEq)]
enum Origin {
    Puzzle(usize, Puzzle),
    Mistake(Mistake),
}

#[derive(Clone, Copy)]
struct Practice {
    puzzles: RwSignal<Option<Puzzles>>,
    failed: RwSignal<bool>,
    theme: RwSignal<Option<Theme>>,
    difficulty: RwSignal<Option<u8>>,
    /// What is being solved, and in which mode.
    now: RwSignal<Option<(Mode, Origin)>>,
    streak: RwSignal<u32>,
    /// Did the streak just end?
    ended: RwSignal<bool>,
    /// Grows with whatever the lists of this browser say anew.
    changes: RwSignal<u32>,
}

impl Practice {
    fn load(self) {
        self.failed.set(false);
        spawn_local(async move {
            let found = Puzzles::fetch().await;
            // The page may have been left meanwhile.
            self.failed.try_set(found.is_none());
            self.puzzles.try_set(found);
        });
    }

    /// Shows the next exercise of a mode; nothing where there is none.
    fn next(self, mode: Mode) {
        let from_puzzles = |theme, difficulty| {
            self.puzzles.with_untracked(|puzzles| {
                let puzzles = puzzles.as_ref()?;
                let number = puzzles.choose(theme, difficulty, Math::random())?;
                Some(Origin::Puzzle(number, puzzles.get(number)?))
            })
        };
        let found = match mode {
            Mode::Chosen => from_puzzles(self.theme.get_untracked(), self.difficulty.get_untracked()),
            Mode::Streak => {
                if self.ended.get_untracked() {
                    self.streak.set(0);
                    self.ended.set(false);
                }
                let level = harder(self.streak.get_untracked());
                from_puzzles(None, Some(level)).or_else(|| from_puzzles(None, None))
            }
            Mode::Mistakes => mistakes::due(mistakes::today()).into_iter().next().map(Origin::Mistake),
        };
        self.now.set(found.map(|origin| (mode, origin)));
        focus_at("#exercise-h");
    }

    /// Hears whether the first thing chosen was right.
    fn settle(self, mode: Mode, origin: &Origin, right: bool) {
        match origin {
            Origin::Puzzle(number, _) if right => note_solved(*number),
            Origin::Puzzle(..) => {}
            Origin::Mistake(mistake) => mistakes::tried(mistake, right),
        }
        if mode == Mode::Streak {
            if right {
                self.streak.update(|streak| *streak += 1);
                if self.streak.get_untracked() > best() {
                    storage::write(BEST, &self.streak.get_untracked().to_string());
                }
            } else {
                self.ended.set(true);
            }
        }
        self.changes.update(|changes| *changes += 1);
    }
}

/// How difficult the next exercise of a streak is.
fn harder(streak: u32) -> u8 {
    (1 + streak / STEP).min(Puzzle::MAX_DIFFICULTY.into()) as u8
}

fn best() -> u32 {
    storage::read(BEST).and_then(|best| best.parse().ok()).unwrap_or(0)
}

/// The page at `/practice`.
pub(crate) fn practice_page() -> AnyView {
    let i18n = I18n::here();
    let practice = Practice {
        puzzles: RwSignal::new(None),
        failed: RwSignal::new(false),
        theme: RwSignal::new(None),
        difficulty: RwSignal::new(None),
        now: RwSignal::new(None),
        streak: RwSignal::new(0),
        ended: RwSignal::new(false),
        changes: RwSignal::new(0),
    };
    practice.load();
    let page = move || match practice.now.get() {
        None => untrack(|| choice(practice)),
        Some((mode, origin)) => untrack(|| solving(practice, mode, origin)),
    };
    view! {
        <div class="page study" data-testid="practice-page">
            {top(move || t!(i18n, "practice-title"))}
            {page}
        </div>
    }
    .into_any()
}

/// What can be practised.
fn choice(practice: Practice) -> AnyView {
    let i18n = I18n::here();
    let is_there = move || practice.puzzles.with(Option::is_some);
    let count = Memo::new(move |_| {
        let (theme, difficulty) = (practice.theme.get(), practice.difficulty.get());
        practice
            .puzzles
            .with(|puzzles| puzzles.as_ref().map_or(0, |puzzles| puzzles.find(theme, difficulty).len()))
    });
    let own = move || {
        practice.changes.get();
        (mistakes::due(mistakes::today()).len(), mistakes::count())
    };
    let failed = move || {
        practice.failed.get().then(|| {
            view! {
                <div class="panel study__failed" role="alert">
                    <p>{t!(i18n, "practice-failed")}</p>
                    <button type="button" class="btn" on:click=move |_| practice.load()>{t!(i18n, "guide-retry")}</button>
                </div>
            }
        })
    };
    view! {
        <p>{move || t!(i18n, "practice-about")}</p>
        {failed}
        <div class="modes">
            <section class="panel mode" aria-labelledby="mode-chosen">
                <h2 id="mode-chosen">{icon("site")} {move || t!(i18n, "practice-chosen")}</h2>
                {themes(practice)}
                {difficulties(practice)}
                <p class="note" data-testid="practice-count">{move || t!(i18n, "practice-count", count = count.get())}</p>
                <button
                    type="button"
                    class="btn btn--primary"
                    data-testid="practice-start"
                    disabled=move || count.get() == 0
                    on:click=move |_| practice.next(Mode::Chosen)
                >
                    {move || t!(i18n, "practice-start")}
                </button>
            </section>
            <section class="panel mode" aria-labelledby="mode-streak">
                <h2 id="mode-streak">{icon("goal")} {move || t!(i18n, "practice-streak")}</h2>
                <p>{move || t!(i18n, "practice-streak-note")}</p>
                <p class="note num" data-testid="practice-best">
                    {move || {
                        practice.changes.get();
                        t!(i18n, "practice-best", count = best())
                    }}
                </p>
                <button
                    type="button"
                    class="btn btn--primary"
                    data-testid="practice-streak"
                    disabled=move || !is_there()
                    on:click=move |_| {
                        practice.streak.set(0);
                        practice.ended.set(false);
                        practice.next(Mode::Streak);
                    }
                >
                    {move || t!(i18n, "practice-start")}
                </button>
            </section>
            <section class="panel mode" aria-labelledby="mode-own">
                <h2 id="mode-own">{icon("again")} {move || t!(i18n, "practice-own")}</h2>
                <p>{move || t!(i18n, "practice-own-note")}</p>
                <p class="note num" data-testid="practice-due">
                    {move || {
                        let (due, all) = own();
                        t!(i18n, "practice-due", due = due, all = all)
                    }}
                </p>
                <button
                    type="button"
                    class="btn btn--primary"
                    data-testid="practice-own"
                    disabled=move || own().0 == 0
                    on:click=move |_| practice.next(Mode::Mistakes)
                >
                    {move || t!(i18n, "practice-start")}
                </button>
            </section>
        </div>
        <p class="note num" data-testid="practice-solved">
            {move || {
                practice.changes.get();
                t!(i18n, "practice-solved", count = solved().len())
            }}
        </p>
    }
    .into_any()
}

fn themes(practice: Practice) -> AnyView {
    let i18n = I18n::here();
    let options = Theme::ALL.map(|theme| {
        view! { <option value=theme.name()>{move || say::theme(&i18n, theme)}</option> }
    });
    view! {
        <label class="field">
            <span class="legend">{move || t!(i18n, "practice-theme")}</span>
            <select
                class="select"
                data-testid="practice-theme"
                on:change:target=move |event| practice.theme.set(Theme::named(&event.target().value()))
            >
                <option value="">{move || t!(i18n, "practice-any")}</option>
                {options}
            </select>
        </label>
    }
    .into_any()
}

fn difficulties(practice: Practice) -> AnyView {
    let i18n = I18n::here();
    let options = (1..=Puzzle::MAX_DIFFICULTY).map(|level| {
        view! { <option value=level>{move || say::difficulty(&i18n, level)}</option> }
    });
    view! {
        <label class="field">
            <span class="legend">{move || t!(i18n, "practice-difficulty")}</span>
            <select
                class="select"
                data-testid="practice-difficulty"
                on:change:target=move |event| practice.difficulty.set(event.target().value().parse().ok())
            >
                <option value="">{move || t!(i18n, "practice-any")}</option>
                {options.collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// An exercise, and what goes on around it.
fn solving(practice: Practice, mode: Mode, origin: Origin) -> AnyView {
    let i18n = I18n::here();
    let Some(found) = Exercise::of(&origin) else {
        // A line of the file, or of this browser, that another version wrote.
        return view! { <p role="alert">{t!(i18n, "practice-failed")}</p> }.into_any();
    };
    let about = match &origin {
        Origin::Puzzle(_, puzzle) => Some((puzzle.theme, puzzle.difficulty)),
        Origin::Mistake(_) => None,
    };
    let head = move || match about {
        Some((theme, difficulty)) => {
            format!("{} · {}", say::theme(&i18n, theme), say::difficulty(&i18n, difficulty))
        }
        None => t!(i18n, "practice-own"),
    };
    let streak = move || {
        (mode == Mode::Streak).then(|| {
            let (count, ended) = (practice.streak.get(), practice.ended.get());
            if ended {
                t!(i18n, "practice-streak-over", count = count)
            } else {
                t!(i18n, "practice-streak-now", count = count)
            }
        })
    };
    let settled = Callback::new(move |right| practice.settle(mode, &origin, right));
    let next = Callback::new(move |()| practice.next(mode));
    let leave = move |_| practice.now.set(None);
    view! {
        <section class="panel study__decision" aria-labelledby="exercise-h" data-testid="exercise">
            <div class="study__head">
                <h2 id="exercise-h" tabindex="-1">{head}</h2>
                <p class="note num" role="status" data-testid="streak">{streak}</p>
            </div>
            {exercise(found, settled, next)}
            <button type="button" class="btn btn--quiet" data-testid="practice-leave" on:click=leave>
                {icon("left")}
                {move || t!(i18n, "practice-leave")}
            </button>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_gets_harder_up_to_the_hardest() {
        assert_eq!([0, 2, 3, 6, 12, 100].map(harder), [1, 1, 2, 3, 5, 5]);
    }
}
