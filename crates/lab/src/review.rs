//! Reviews held against what is then made: whether they add up, whether they are right, whether more thinking would
//! say the same.

use std::sync::Arc;

use tubewright_bots::review::Reviewer;
use tubewright_bots::stats::mean_and_error;
use tubewright_bots::value::Net;
use tubewright_bots::{Decision, Evaluator, GameContext, Position, Spec};
use tubewright_review::Review;
use tubewright_rules::{Action, Board, Deal, Dealer, Game, Modules, Rng, Seat, Setup};

use crate::sampled::go_on;

/// Which games are reviewed, and how.
#[derive(Clone, Debug)]
pub struct Reviews<'a> {
    /// The value function.
    pub net: &'a Arc<Net>,
    /// Game i is the deal of this seed, a slash and i.
    pub seed: &'a str,
    /// With both modules?
    pub modules: bool,
    /// The budget of a review.
    pub nodes: u64,
}

impl Reviews<'_> {
    /// A bot's game on a deal.
    pub fn played(&self, number: u64, bot: Spec) -> Game {
        let deal = Deal::from_seed(&format!("{}/{number}", self.seed));
        let setup = Setup::of_deal(&deal, &[""], Modules { objectives: self.modules, powers: self.modules });
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let mut dealer = Dealer::new(deal);
        let seat = only_seat(&game);
        let mut player = bot.player(number, Some(self.net));
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what can come up");
            let action = player.choose(&game.view(seat));
            game.play(seat, action).expect("bots play legal actions");
        }
        game
    }

    /// The brief review of a bot's game.
    pub fn of(&self, game: &Game) -> Review {
        let mut reviewer =
            Reviewer::new(self.net, game, only_seat(game)).expect("the map is London").briefly();
        while reviewer.next_decision(self.nodes).is_some() {}
        reviewer.finish()
    }
}

/// The seat of a solo game.
pub fn only_seat(game: &Game) -> Seat {
    game.seats().next().expect("a solo game has a seat")
}

/// The situation in which a seat made its decision at this place of the game, counted from 0.
pub fn situation(context: &GameContext, game: &Game, seat: Seat, place: usize) -> Decision {
    let mut position = Position::start(context);
    let turns = game.rounds().iter().flatten();
    let actions = game.actions(seat).iter().flatten();
    for (&turn, &action) in turns.clone().zip(actions).take(place) {
        position = position.reveal(turn).play_unchecked(context, action);
    }
    position.reveal(*turns.clone().nth(place).expect("a turn that was played"))
}

/// How much more one action makes than another, with its standard error: by so many games after each, on the same
/// cards, by a search with so many nodes a decision, less the luck of those cards.
pub fn made_more(
    evaluator: Evaluator<'_>,
    decision: &Decision,
    [one, other]: [Action; 2],
    games: u32,
    nodes: u64,
) -> (f64, f64) {
    let after = [one, other].map(|action| decision.play_unchecked(evaluator.context, action));
    let mut rng = Rng::new(decision.seed(3));
    mean_and_error((0..games).map(|_| {
        let cards = rng.next_u64();
        let [one, other] = after.map(|after| go_on(evaluator, after, nodes, &mut Rng::new(cards)));
        one - other
    }))
}
