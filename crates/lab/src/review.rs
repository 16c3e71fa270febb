//! Reviews held against what is then made: whether they add up, whether they are right, whether more thinking would
//! say the same.

use std::sync::Arc;

use tubewright_bots::Spec;
use tubewright_bots::review::{Review, review};
use tubewright_bots::value::Net;
use tubewright_rules::{Board, Deal, Dealer, Game, Setup};

/// Which games are reviewed, and how.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    /// The value function.
    pub net: &'a Arc<Net>,
    /// Game i is the deal of this seed, a slash and i.
    pub seed: &'a str,
    /// With both modules?
    pub modules: bool,
    /// The budget of a review.
    pub nodes: u64,
}

impl Games<'_> {
    /// A bot's game on a deal.
    pub fn played(&self, number: u64, bot: Spec) -> Game {
        let deal = Deal::from_seed(&format!("{}/{number}", self.seed));
        let setup = Setup::of_deal(&deal, &[""], self.modules, self.modules);
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let mut dealer = Dealer::new(deal);
        let seat = game.seats().next().expect("a solo game has a seat");
        let mut player = bot.player(number, Some(self.net));
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what can come up");
            let action = player.choose(&game.view(seat));
            game.play(seat, action).expect("bots play legal actions");
        }
        game
    }

    /// The review of a bot's game.
    pub fn reviewed(&self, game: &Game) -> Review {
        let seat = game.seats().next().expect("a solo game has a seat");
        review(self.net, game, seat, self.nodes, |_, _| ()).expect("the map is London")
    }
}
