//! The review of a game that is over: what was luck, and what was lost.

use std::cell::Cell;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use tubewright_bots::review::{DEFAULT_NODES, hindsight, review};
use tubewright_bots::{Thinking, value};
use tubewright_present::review as phrases;
use tubewright_review::Review;
use tubewright_rules::{Board, Game, Record, Seat};
use tubewright_texts::t;

use crate::say::Say;

/// Reviews a seat's game; nothing on a map that nobody can judge.
pub(crate) fn reviewed(record: &Record, seat: Seat) -> Option<Review> {
    let net = value::london();
    let game = Game::replay(record).ok()?;
    let review = review(&net, &game, seat, Thinking::Nodes(DEFAULT_NODES), |_, _| ()).ok()?;
    Some(Review { hindsight: hindsight(&net, &game, seat, &|_, _| true), ..review })
}

/// What a review says, in lines: the game as a whole, then each decision.
pub(crate) fn lines(say: Say<'_>, board: &Board, review: Option<&Review>) -> Vec<String> {
    let Some(review) = review else { return vec![t!(say.0, "term-no-review")] };
    let decisions = review.decisions.iter().map(|decision| phrases::line(say.0, board, decision));
    phrases::summary(say.0, board, review).into_iter().chain([String::new()]).chain(decisions).collect()
}

/// A review on the full screen: made by a thread, then read page by page.
pub(crate) struct ReviewPage {
    receiver: Receiver<Option<Review>>,
    found: Option<Option<Review>>,
    /// The first line in sight.
    top: usize,
    /// The last line that can be the first, by what was drawn.
    last_top: Cell<usize>,
}

/// How far a key moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scroll {
    Lines(isize),
    Start,
    End,
}

impl ReviewPage {
    /// Begins to think.
    pub(crate) fn of(record: Record, seat: Seat) -> Self {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            // The person may have left by now.
            let _ = sender.send(reviewed(&record, seat));
        });
        Self { receiver, found: None, top: 0, last_top: Cell::new(0) }
    }

    /// Takes in what was thought; `true` where something was.
    pub(crate) fn poll(&mut self) -> bool {
        if self.found.is_none() {
            self.found = self.receiver.try_recv().ok();
            return self.found.is_some();
        }
        false
    }

    /// The review, once it is there; nothing in it on a map that nobody can judge.
    pub(crate) fn found(&self) -> Option<Option<&Review>> {
        self.found.as_ref().map(Option::as_ref)
    }

    /// The lines in sight of so many rows.
    pub(crate) fn in_sight<T>(&self, lines: Vec<T>, rows: usize) -> Vec<T> {
        self.last_top.set(lines.len().saturating_sub(rows));
        lines.into_iter().skip(self.top.min(self.last_top.get())).take(rows).collect()
    }

    pub(crate) fn scroll(&mut self, scroll: Scroll) {
        let last = self.last_top.get();
        self.top = match scroll {
            Scroll::Lines(by) => self.top.saturating_add_signed(by).min(last),
            Scroll::Start => 0,
            Scroll::End => last,
        };
    }
}
