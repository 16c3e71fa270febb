//! Review: what a game that was played owes to the cards, and what to its choices.
//!
//! At every decision of a seat two figures are told, in points of the final score:
//!
//! - **luck**, of the cards of the turn: what the position is worth with them, with best play, less the mean of that over
//!   all turns that could have come, by their exact chances and with the same estimator. Its mean is zero for anyone.
//! - **loss**, of the action: what is expected after the best action, less what is expected after the one played.
//!
//! The score that was expected before the first card, plus the luck, less the losses, is the final score up to a **rest**:
//! where the estimates of two successive turns do not agree. It is told apart, not hidden in the luck.
//!
//! ```
//! use tubewright_bots::review::Reviewer;
//! use tubewright_bots::value;
//! # use tubewright_rules::{Action, Board, Deal, Dealer, Game, Modules, Setup};
//! # let deal = Deal::from_seed("review");
//! # let mut game = Game::new(Board::london(), Setup::of_deal(&deal, &[""], Modules::NONE))?;
//! # let mut dealer = Dealer::new(deal);
//! # let seat = game.seats().next().expect("a seat");
//! # for _ in 0..2 {
//! #     game.reveal(dealer.next_turn(&game).expect("the game goes on"))?;
//! #     game.play(seat, Action::Pass)?;
//! # }
//! let net = value::london();
//! let mut reviewer = Reviewer::new(&net, &game, seat)?;
//! while let Some(decision) = reviewer.next_decision(100) {
//!     println!("round {}, turn {}: {:.1} lost", decision.round + 1, decision.turn + 1, decision.loss);
//! }
//! let review = reviewer.finish();
//! let told = review.expected + review.luck() - review.loss() + review.rest();
//! assert!((told - review.total).abs() < 1e-9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(not(target_arch = "wasm32"))]
use std::time::{Duration, Instant};

mod estimate;
mod measured;
mod pace;
mod rank;
mod reasons;

use tubewright_review::{Alternative, DecisionReview, Hindsight, Review};
use tubewright_rules::{Action, Game, Seat, Turn};

use crate::advice::Effect;
use crate::bot::Budget;
use crate::context::GameContext;
use crate::evaluator::Evaluator;
use crate::position::{Decision, Position};
use crate::search::search;
use crate::solver::{GoesOn, game_in_hindsight};
#[cfg(not(target_arch = "wasm32"))]
use crate::spec::Thinking;
use crate::value::{self, Net};

pub use pace::Pace;
pub use rank::{Ranked, equivalent, rank};
pub use reasons::reasons;

use estimate::Estimator;

/// The budget that a review takes where nobody says otherwise: so many positions looked at for each turn that could
/// come. A solo game with both modules takes about a second.
pub const DEFAULT_NODES: u64 = 2_000;

/// The best action is chosen by a search with so many times the budget of an estimate.
const CHOOSING: u64 = 20;
/// So many actions are estimated besides the one that was played.
const MAX_CONTENDERS: usize = 4;
/// An action that the search puts so many points behind its best is not estimated, unless it was played.
const MAX_BEHIND: f32 = 4.0;

/// Why a game cannot be reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewError {
    /// No value function knows the map.
    UnknownMap,
}

impl std::fmt::Display for ReviewError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownMap => f.write_str("a review needs a map that the value function knows: London"),
        }
    }
}

impl std::error::Error for ReviewError {}

/// Reviews the decisions of a seat one after the other; the caller may show each at once, or stop.
#[derive(Debug)]
pub struct Reviewer<'a> {
    net: &'a Net,
    context: GameContext,
    /// What came, and what was done about it, by round.
    played: Vec<Vec<(Turn, Action)>>,
    /// The points on the seat's sheet as the record ends, and whether it has acted on the last turn of the game.
    points: u32,
    finished: bool,
    seat: Seat,
    /// Where the next decision is.
    position: Position,
    /// What is expected there, once it was estimated.
    expected: Option<f64>,
    done: Vec<DecisionReview>,
    /// How many decisions were passed over before those.
    passed_over: usize,
    start: f64,
    /// The least that a decision was given.
    nodes: Option<u64>,
    /// How many actions are estimated besides the one that was played.
    contenders: usize,
}

impl<'a> Reviewer<'a> {
    /// A review of what a seat has done so far.
    ///
    /// # Errors
    ///
    /// If the value function does not know the map.
    pub fn new(net: &'a Net, game: &Game, seat: Seat) -> Result<Self, ReviewError> {
        if !value::knows(game.board()) {
            return Err(ReviewError::UnknownMap);
        }
        let context = GameContext::of(&game.view(seat));
        let played: Vec<Vec<(Turn, Action)>> = game
            .rounds()
            .iter()
            .zip(game.actions(seat))
            .map(|(turns, actions)| turns.iter().copied().zip(actions.iter().copied()).collect())
            .collect();
        let acted = played.iter().map(Vec::len).sum::<usize>();
        Ok(Self {
            net,
            points: context.total(&game.sheet_after(seat, acted)),
            finished: game.is_over(),
            seat,
            position: Position::start(&context),
            context,
            played,
            expected: None,
            done: Vec::new(),
            passed_over: 0,
            start: 0.0,
            nodes: None,
            contenders: MAX_CONTENDERS,
        })
    }

    /// Compares what was played with the best alone: half the work, for the same losses and the same luck.
    #[must_use]
    pub fn briefly(mut self) -> Self {
        self.contenders = 1;
        self
    }

    /// How many decisions there are to review.
    pub fn decisions(&self) -> usize {
        self.played.iter().map(Vec::len).sum()
    }

    /// How many have been reviewed.
    pub fn done(&self) -> usize {
        self.done.len()
    }

    /// Reviews the next decision, with so many nodes for each turn that could have come; `None` after the last one.
    /// With the same numbers of nodes the figures are the same on every machine.
    pub fn next_decision(&mut self, nodes: u64) -> Option<&DecisionReview> {
        let (round, turn) = self.place()?;
        let (cards, action) = self.played[round][turn];
        let evaluator = Evaluator { net: self.net, context: &self.context };
        let estimator = Estimator { evaluator, nodes };
        let before = match self.expected {
            Some(expected) => expected,
            None => {
                self.start = estimator.position(&self.position);
                self.start
            }
        };
        let decision = self.position.reveal(cards);
        let expected = estimator.decision(&decision);
        let compared = compare(&estimator, &decision, action, self.contenders);
        let after = compared.after;
        self.position = decision.play_unchecked(&self.context, action);
        self.expected = Some(after);
        self.nodes = Some(self.nodes.map_or(nodes, |least| least.min(nodes)));
        let board = &self.context.board;
        let mut reviewed = DecisionReview {
            round,
            turn,
            action: board.name_action(action),
            best: board.name_action(compared.best),
            before,
            expected,
            luck: expected - before,
            loss: compared.loss,
            error: compared.error,
            after,
            alternatives: compared.alternatives,
            reasons: Vec::new(),
        };
        if !reviewed.is_as_good() {
            reviewed.reasons = reasons(&self.context, &decision, compared.best, action);
        }
        self.done.push(reviewed);
        self.done.last()
    }

    /// Passes over the decisions before the last one, none of which is estimated.
    fn pass_over_all_but_the_last(&mut self) {
        let turns: Vec<(Turn, Action)> = self.played.iter().flatten().copied().collect();
        self.passed_over = turns.len().saturating_sub(1);
        for &(cards, action) in &turns[..self.passed_over] {
            self.position = self.position.reveal(cards).play_unchecked(&self.context, action);
        }
    }

    /// The round and turn of the next decision.
    fn place(&self) -> Option<(usize, usize)> {
        let mut rest = self.passed_over + self.done.len();
        for (round, turns) in self.played.iter().enumerate() {
            if rest < turns.len() {
                return Some((round, rest));
            }
            rest -= turns.len();
        }
        None
    }

    /// What was found out so far, as a whole.
    pub fn finish(self) -> Review {
        let complete = self.place().is_none();
        let total = self.expected.unwrap_or(self.start);
        Review {
            seat: self.seat.index(),
            modules: self.context.modules(),
            expected: self.start,
            total,
            points: self.points,
            finished: self.finished && complete,
            nodes: self.nodes.unwrap_or_default(),
            decisions: self.done,
            hindsight: None,
        }
    }
}

/// Reviews all that a seat has done: with so many nodes for each turn that could have come, or within about so much time for the
/// whole seat. `progress` hears how many decisions of how many are done.
///
/// # Errors
///
/// If the value function does not know the map.
#[cfg(not(target_arch = "wasm32"))]
pub fn review(
    net: &Net,
    game: &Game,
    seat: Seat,
    thinking: Thinking,
    mut progress: impl FnMut(usize, usize),
) -> Result<Review, ReviewError> {
    let mut reviewer = Reviewer::new(net, game, seat)?;
    let all = reviewer.decisions();
    let (start, mut pace) = (Instant::now(), Pace::of(all));
    loop {
        let nodes = match thinking {
            Thinking::Nodes(nodes) => nodes,
            Thinking::Millis(_) => pace.nodes(),
        };
        if reviewer.next_decision(nodes).is_none() {
            return Ok(reviewer.finish());
        }
        if let Thinking::Millis(ms) = thinking {
            pace.spent(start.elapsed().as_secs_f64() / Duration::from_millis(ms).as_secs_f64());
        }
        progress(reviewer.done(), all);
    }
}

/// What was possible in a game that is over by somebody who knows all its cards; `None` while it goes on, and on a map that the value
/// function does not know. Takes a second or a few.
pub fn hindsight(net: &Net, game: &Game, seat: Seat, goes_on: GoesOn<'_>) -> Option<Hindsight> {
    let known = game.is_over() && value::knows(game.board());
    known.then(|| {
        let found = game_in_hindsight(game, seat, net, 1, goes_on);
        Hindsight { total: found.total, bound: found.bound }
    })
}

/// Reviews the last decision of a seat alone: the same figures as in a whole review, but for what was expected before its
/// cards, which is estimated anew. `None` where the seat has not acted.
///
/// # Errors
///
/// If the value function does not know the map.
pub fn judge(net: &Net, game: &Game, seat: Seat, nodes: u64) -> Result<Option<DecisionReview>, ReviewError> {
    let mut reviewer = Reviewer::new(net, game, seat)?;
    reviewer.pass_over_all_but_the_last();
    Ok(reviewer.next_decision(nodes).cloned())
}

/// What came of comparing the action that was played with others.
struct Compared {
    best: Action,
    loss: f64,
    error: f64,
    /// What is expected after the action that was played.
    after: f64,
    alternatives: Vec<Alternative>,
}

/// Chooses the best action by a search, and estimates it and others apart from that, so that no choice is flattered by
/// the samples that it was chosen on.
fn compare(estimator: &Estimator<'_>, decision: &Decision, played: Action, contenders: usize) -> Compared {
    let context = estimator.evaluator.context;
    let effect = |action| Effect::of(&context.board, action);
    let found = search(
        estimator.evaluator,
        decision,
        Budget::Nodes(estimator.nodes.saturating_mul(CHOOSING)),
        decision.seed(estimate::CHOOSING_SEED),
    );
    let after = |action| decision.play_unchecked(context, action);
    let best = found[0].action;
    let best_is_played = effect(best) == effect(played);
    let near = found.iter().take_while(|root_move| root_move.mean > found[0].mean - MAX_BEHIND);
    let mut actions: Vec<Action> = near.take(contenders).map(|root_move| root_move.action).collect();
    if let Some(same) = actions.iter_mut().find(|action| effect(**action) == effect(played)) {
        *same = played;
    } else {
        actions.push(played);
    }
    let worths: Vec<f64> = actions.iter().map(|&action| estimator.position(&after(action))).collect();
    let error = measured::error(decision);
    let mut alternatives: Vec<Alternative> = actions
        .iter()
        .zip(&worths)
        .enumerate()
        .map(|(place, (&action, worth))| Alternative {
            action: context.board.name_action(action),
            loss: worths[0] - worth,
            error: if place == 0 { 0.0 } else { error },
        })
        .collect();
    let place = actions.iter().position(|&action| action == played).expect("it was put there");
    let (loss, after) = (alternatives[place].loss, worths[place]);
    alternatives[1..].sort_by(|a, b| a.loss.total_cmp(&b.loss));
    Compared {
        best: if best_is_played { played } else { best },
        loss,
        error: if best_is_played { 0.0 } else { error },
        after,
        alternatives,
    }
}
