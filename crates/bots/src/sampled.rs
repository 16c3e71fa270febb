//! Turns of well played games, and games played on from there: what measurements of the search look at.

use tubewright_rules::{Board, Call, Deal, Rng, Setup, commitment};

use crate::bot::Budget;
use crate::luck;
use crate::position::{Frame, Position};
use crate::search::{Judge, search};
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
        mut show: impl FnMut(Judge<'_>, &Position, Call, &mut Rng),
    ) {
        let seed = format!("{}/{number}", self.seed);
        let deal = Deal::from_seed(&seed);
        let setup = Setup::of_deal(&deal, &[""], self.objectives, self.powers);
        let frame = Frame::solo(Board::london(), &setup);
        let judge = Judge { net: self.net, frame: &frame };
        let digits = &commitment(&seed)[..16];
        let mut rng = Rng::new(u64::from_str_radix(digits, 16).expect("a commitment is hexadecimal"));
        let mut position = Position::start(&frame);
        while !position.is_over() {
            let round = position.sheet.round();
            let call = position.reveal(&deal.decks[round]).expect("the round goes on");
            if wanted(round, position.faceup.turns() - 1) {
                show(judge, &position, call, &mut rng);
            }
            position = choose(judge, &position, call, nodes, number);
        }
    }
}

/// Where a search with so many nodes leads from a turn whose cards lie there.
fn choose(judge: Judge<'_>, shown: &Position, call: Call, nodes: u64, seed: u64) -> Position {
    shown.after(judge.frame, search(judge, shown, call, Budget::Nodes(nodes), seed)[0].action)
}

/// Plays on by such a search with cards that nobody has seen; gives the final score less the luck of those cards.
pub(crate) fn go_on(judge: Judge<'_>, mut position: Position, nodes: u64, rng: &mut Rng) -> f64 {
    let mut luck = 0.0;
    let seed = rng.next_u64();
    while !position.is_over() {
        let turn = position.random_turn(rng);
        luck += luck::of_turn(judge.net, judge.frame, &position, turn);
        let call = position.faceup.reveal_unchecked(turn);
        position = choose(judge, &position, call, nodes, seed);
    }
    f64::from(judge.frame.total(&position.sheet)) - luck
}
