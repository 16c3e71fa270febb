//! Turns of well played games, and games played on from there: what measurements of the search look at.

use tubewright_rules::{Board, Call, Deal, Rng, Setup, commitment};

use crate::bot::Budget;
use crate::luck;
use crate::position::{GameContext, Position};
use crate::search::{Evaluator, search};
use crate::value::Net;

/// Which games the turns are of.
#[derive(Clone, Copy, Debug)]
pub struct Sampled<'a> {
    /// The value function.
    pub net: &'a Net,
    /// Game i is the deal of this seed, a slash and i; so is the chance of what is tried beside it.
    pub seed: &'a str,
    /// With module A?
    pub objectives: bool,
    /// With module B?
    pub powers: bool,
}

impl Sampled<'_> {
    /// Plays a game by a search with so many nodes a decision, and shows those of its turns that are wanted, by round and
    /// turn from 0, before it acts on them.
    pub(crate) fn each_turn(
        &self,
        number: u64,
        nodes: u64,
        wanted: impl Fn(usize, u32) -> bool,
        mut show: impl FnMut(Evaluator<'_>, &Position, Call, &mut Rng),
    ) {
        let seed = format!("{}/{number}", self.seed);
        let deal = Deal::from_seed(&seed);
        let setup = Setup::of_deal(&deal, &[""], self.objectives, self.powers);
        let context = GameContext::solo(Board::london(), &setup);
        let evaluator = Evaluator { net: self.net, context: &context };
        let digits = &commitment(&seed)[..16];
        let mut rng = Rng::new(u64::from_str_radix(digits, 16).expect("a commitment is hexadecimal"));
        let mut position = Position::start(&context);
        while !position.is_over() {
            let round = position.sheet.round();
            let call = position.reveal(&deal.decks[round]).expect("the round goes on");
            if wanted(round, position.faceup.turns() - 1) {
                show(evaluator, &position, call, &mut rng);
            }
            position = choose(evaluator, &position, call, nodes, number);
        }
    }
}

/// Where a search with so many nodes leads from a turn whose cards lie there.
fn choose(evaluator: Evaluator<'_>, shown: &Position, call: Call, nodes: u64, seed: u64) -> Position {
    shown.after(evaluator.context, search(evaluator, shown, call, Budget::Nodes(nodes), seed)[0].action)
}

/// Plays on by such a search with cards that nobody has seen; gives the final score less the luck of those cards.
pub(crate) fn go_on(evaluator: Evaluator<'_>, mut position: Position, nodes: u64, rng: &mut Rng) -> f64 {
    let mut luck = 0.0;
    let seed = rng.next_u64();
    while !position.is_over() {
        let turn = position.random_turn(rng);
        luck += luck::of_turn(evaluator.net, evaluator.context, &position, turn);
        let call = position.faceup.reveal_unchecked(turn);
        position = choose(evaluator, &position, call, nodes, seed);
    }
    f64::from(evaluator.context.total(&position.sheet)) - luck
}
