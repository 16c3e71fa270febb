//! Guests: players from outside, such as other programs, and what went wrong with them.

mod fault;

use tubewright_rules::{Action, Game, Seat};

pub use fault::{Exit, Fault, FirstFailure, Moment};

/// Somebody who plays beside our bots, such as another program.
pub trait Guest: Sync {
    /// What the report calls it.
    fn name(&self) -> String;

    /// A chair on which it plays one game after another; every worker of the arena asks for one.
    fn sit(&self) -> Box<dyn Chair + '_>;
}

/// A guest at the games of one worker. It is shown what lies face up, never the cards to come.
pub trait Chair {
    /// A game of this number begins.
    fn begin(&mut self, number: u64, game: &Game);

    /// A legal action for the seat that has to act. Where the guest fails to name one it passes and counts that.
    fn choose(&mut self, game: &Game, seat: Seat) -> Action;

    /// The game is over.
    fn end(&mut self, game: &Game);

    /// What went wrong so far.
    fn failures(&self) -> Failures;
}

/// What went wrong with a guest. On each decision that failed pass was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Failures {
    /// Decisions that were not answered in time.
    pub late: u64,
    /// Decisions answered with an action that is illegal, or none.
    pub illegal: u64,
    /// Decisions answered with what is no answer.
    pub garbage: u64,
    /// Decisions that the guest said it could not make.
    pub refused: u64,
    /// Decisions on which the guest had ended or been stopped.
    pub dead: u64,
    /// How often it ended by itself during a game.
    pub crashes: u64,
    /// How often it was stopped for its silence or its noise.
    pub stopped: u64,
    /// How often it was started again.
    pub restarts: u64,
    /// The first of all these.
    pub first: Option<FirstFailure>,
}

impl Failures {
    /// How many decisions failed.
    pub const fn decisions(&self) -> u64 {
        self.late + self.illegal + self.garbage + self.refused + self.dead
    }

    /// Adds those of another chair.
    pub fn add(&mut self, other: Self) {
        self.late += other.late;
        self.illegal += other.illegal;
        self.garbage += other.garbage;
        self.refused += other.refused;
        self.dead += other.dead;
        self.crashes += other.crashes;
        self.stopped += other.stopped;
        self.restarts += other.restarts;
        self.first = self.first.take().into_iter().chain(other.first).min_by_key(|first| first.game);
    }
}
