//! The state of a review on the page: what has been found out so far, and which decision is looked at.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_review::{Class, DecisionReview, Hindsight, Review};
use tubewright_thinker::{Question, Wish, read_hindsight};

use super::kept;
use super::run::Run;
use super::source::Source;
use crate::practice;
use crate::route;
use crate::thinker::{Thinker, WorkerLost};

/// How far the review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The worker is at it.
    Running,
    /// All decisions have been reviewed.
    Done,
    /// The worker, or what it has learned, could not be had; whoever asks again tries again.
    Failed,
}

/// A review on the page.
#[derive(Clone, Copy)]
pub(super) struct Study {
    source: StoredValue<Source>,
    run: StoredValue<Run>,
    /// The decisions reviewed so far.
    pub(super) decisions: RwSignal<Vec<DecisionReview>>,
    /// The whole, once it is there.
    pub(super) review: RwSignal<Option<Review>>,
    pub(super) stage: RwSignal<Stage>,
    /// The place of the decision that is looked at.
    pub(super) at: RwSignal<usize>,
    /// How many decisions there are.
    pub(super) count: usize,
    pub(super) thinker: Thinker,
}

impl Study {
    /// Puts the review of a game on the page, and begins it unless it is kept.
    pub(super) fn begin(source: Source, run: Run, search: &str) -> Self {
        let count = run.len();
        let wanted = route::said(search, "turn").and_then(|turn| place_of(&run, &turn));
        let study = Self {
            decisions: RwSignal::new(Vec::new()),
            review: RwSignal::new(None),
            stage: RwSignal::new(Stage::Running),
            at: RwSignal::new(wanted.unwrap_or(0)),
            count,
            thinker: expect_context(),
            source: StoredValue::new(source),
            run: StoredValue::new(run),
        };
        let kept = study.source.with_value(|source| kept::find(&source.address, &source.record, source.seat));
        match kept {
            Some(review) => study.show(review, wanted.is_none()),
            None => study.start(wanted.is_none()),
        }
        // What nobody waits for any more takes no processor from the next page.
        let thinker = study.thinker;
        on_cleanup(move || thinker.stop());
        study
    }

    /// Looks at the game.
    pub(super) fn run<T>(self, look: impl FnOnce(&Run) -> T) -> T {
        self.run.with_value(look)
    }

    /// Looks at where it comes from.
    pub(super) fn source<T>(self, look: impl FnOnce(&Source) -> T) -> T {
        self.source.with_value(look)
    }

    /// Looks at the review, or at as much of it as there is, and follows it; `None` before the first decision.
    pub(super) fn look<T>(self, look: impl FnOnce(&Review) -> T) -> Option<T> {
        self.review.with(|review| match review {
            Some(review) => Some(look(review)),
            None => self.so_far().map(|review| look(&review)),
        })
    }

    /// What is known of the review so far: of a game that stands where the worker is.
    fn so_far(self) -> Option<Review> {
        let decisions = self.decisions.get();
        let (expected, total) = (decisions.first()?.before, decisions.last()?.after);
        let modules = self.run(|run| run.game().setup().modules().count()) as usize;
        let (points, finished, nodes) = (0, false, 0);
        Some(Review {
            seat: 0,
            modules,
            expected,
            total,
            points,
            finished,
            nodes,
            decisions,
            hindsight: None,
        })
    }

    /// The decision that is looked at, as far as it is reviewed; follows both.
    pub(super) fn here<T>(self, look: impl FnOnce(&DecisionReview) -> T) -> Option<T> {
        let at = self.at.get();
        self.decisions.with(|decisions| decisions.get(at).map(look))
    }

    /// Looks at another decision.
    pub(super) fn go(self, place: usize) {
        let place = place.min(self.count - 1);
        if self.at.get_untracked() != place {
            self.at.set(place);
        }
        let (round, turn) = self.run(|run| run.place(place));
        route::say("turn", &format!("{}.{}", round + 1, turn + 1));
    }

    /// The next decision, from the one looked at, that lost at least as much as a class; from the first after the last.
    pub(super) fn next_of(self, least: Class) -> Option<usize> {
        let at = self.at.get();
        self.decisions.with(|decisions| {
            let places = (at + 1..decisions.len()).chain(0..=at.min(decisions.len()));
            places.into_iter().find(|&place| decisions.get(place).is_some_and(|it| it.class() >= least))
        })
    }

    /// Asks the worker, anew where it failed.
    pub(super) fn start(self, seeks: bool) {
        self.stage.set(Stage::Running);
        self.decisions.set(Vec::new());
        let question = self.question(Wish::Review);
        let decisions = self.decisions;
        spawn_local(async move {
            let hear = move |part: &str| {
                if let Some(decision) = DecisionReview::from_text(part) {
                    // The page may have been left meanwhile.
                    decisions.try_update(|list| list.push(decision));
                }
            };
            let whole = self.thinker.follow(&question, hear).await;
            match whole.map(|text| Review::from_text(&text)) {
                Ok(Some(review)) if self.stage.try_get_untracked().is_some() => {
                    self.keep(&review);
                    self.show(review, seeks);
                }
                Ok(_) | Err(WorkerLost) => {
                    self.stage.try_set(Stage::Failed);
                }
            }
        });
    }

    fn show(self, review: Review, seeks: bool) {
        let first = review.costliest(1).first().copied();
        if self.decisions.with_untracked(Vec::len) < review.decisions.len() {
            self.decisions.set(review.decisions.clone());
        }
        let wants_hindsight = review.finished && review.hindsight.is_none();
        self.review.set(Some(review));
        self.stage.set(Stage::Done);
        // Whoever has not walked yet begins where there is most to see.
        if let Some(first) = first.filter(|_| seeks && self.at.get_untracked() == 0) {
            self.at.set(first);
        }
        if wants_hindsight {
            self.look_back();
        }
    }

    /// Asks what was possible with all cards known: slow, and nothing that anybody waits for.
    fn look_back(self) {
        let question = self.question(Wish::Hindsight);
        spawn_local(async move {
            let answer = self.thinker.ask_text(&question).await;
            let found: Option<Hindsight> = answer.ok().and_then(|text| read_hindsight(&text));
            let Some(found) = found else { return };
            self.review.try_update(|review| {
                if let Some(review) = review {
                    review.hindsight = Some(found);
                }
            });
            if let Some(Some(review)) = self.review.try_get_untracked() {
                self.keep(&review);
            }
        });
    }

    fn keep(self, review: &Review) {
        self.source(|source| kept::keep(&source.address, &source.record, source.seat, review));
        self.run(|run| practice::note_mistakes(run, review));
    }

    fn question(self, wish: Wish) -> Question {
        let record = self.run(|run| run.game().record());
        Question { wish, seat: 0, level: String::new(), record }
    }
}

/// The place of "3.2", round and turn from 1, or of a number of the whole game.
fn place_of(run: &Run, said: &str) -> Option<usize> {
    let Some((round, turn)) = said.split_once('.') else {
        let number: usize = said.parse().ok()?;
        return number.checked_sub(1).filter(|&place| place < run.len());
    };
    let wanted = (round.parse::<usize>().ok()?.checked_sub(1)?, turn.parse::<usize>().ok()?.checked_sub(1)?);
    (0..run.len()).find(|&place| run.place(place) == wanted)
}
