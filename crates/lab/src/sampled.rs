//! Turns of well played games, and games played on from there: what measurements of the search look at.

use tubewright_bots::search::search;
use tubewright_bots::value::Net;
use tubewright_bots::{Budget, Decision, Evaluator, GameContext, Position};
use tubewright_rules::{Board, Deal, Modules, Rng, Setup, commitment};

/// Which games the turns are of.
#[derive(Clone, Copy, Debug)]
pub struct Sampled<'a> {
    /// The value function.
    pub net: &'a Net,
    /// Game i is the deal of this seed, a slash and i; so is the chance of what is tried beside it.
    pub seed: &'a str,
    /// The modules in play.
    pub modules: Modules,
}

impl Sampled<'_> {
    /// Plays a game by a search with so many nodes a decision, and shows those of its turns that are wanted, by round and
    /// turn from 0, before it acts on them.
    pub(crate) fn each_turn(
        &self,
        number: u64,
        nodes: u64,
        wanted: impl Fn(usize, u32) -> bool,
        mut show: impl FnMut(Evaluator<'_>, &Decision, &mut Rng),
    ) {
        let seed = format!("{}/{number}", self.seed);
        let deal = Deal::from_seed(&seed);
        let setup = Setup::of_deal(&deal, &[""], self.modules);
        let context = GameContext::solo(Board::london(), &setup);
        let evaluator = Evaluator { net: self.net, context: &context };
        let digits = &commitment(&seed)[..16];
        let mut rng = Rng::new(u64::from_str_radix(digits, 16).expect("a commitment is hexadecimal"));
        let mut position = Position::start(&context);
        while !position.is_over() {
            let round = position.sheet.round();
            let decision = position.reveal_next(&deal.decks[round]).expect("the round goes on");
            if wanted(round, decision.faceup.turns() - 1) {
                show(evaluator, &decision, &mut rng);
            }
            position = choose(evaluator, &decision, nodes, number);
        }
    }
}

/// The position after the best choice by a search with so many nodes.
fn choose(evaluator: Evaluator<'_>, decision: &Decision, nodes: u64, seed: u64) -> Position {
    let best = &search(evaluator, decision, Budget::Nodes(nodes), seed)[0];
    decision.play_unchecked(evaluator.context, best.action)
}

/// Plays on by such a search with cards that nobody has seen; gives the final score less the luck of those cards.
pub(crate) fn go_on(evaluator: Evaluator<'_>, mut position: Position, nodes: u64, rng: &mut Rng) -> f64 {
    let mut luck = 0.0;
    let seed = rng.next_u64();
    while !position.is_over() {
        let turn = position.random_turn(rng);
        luck += evaluator.luck(&position, turn);
        position = choose(evaluator, &position.reveal(turn), nodes, seed);
    }
    f64::from(evaluator.context.total(&position.sheet)) - luck
}
