//! Prints how many milliseconds the strong bot takes for a decision of so many nodes: the least of three passes
//! through the same games.

use std::time::{Duration, Instant};

use tubewright_bots::{Bot, Budget, SearchBot, value};
use tubewright_rules::{Board, Deal, Dealer, Game, Setup};

const GAMES: u64 = 4;
const NODES: u64 = 20_000;

fn main() {
    let pass = |_| {
        let (mut time, mut decisions) = (Duration::ZERO, 0);
        for number in 0..GAMES {
            let deal = Deal::from_seed(&format!("speed/{number}"));
            let modules = number % 2 == 1;
            let setup = Setup::of_deal(&deal, &[""], modules, modules);
            let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
            let mut dealer = Dealer::new(deal);
            let mut bot = SearchBot::new(value::london(), number);
            while let Some(turn) = dealer.next_turn(&game) {
                game.reveal(turn).expect("a dealer reveals what can come up");
                for seat in game.waiting() {
                    let view = game.view(seat);
                    let start = Instant::now();
                    let action = bot.choose(&view, Budget::Nodes(NODES));
                    time += start.elapsed();
                    decisions += 1;
                    game.play(seat, action).expect("bots play legal actions");
                }
            }
        }
        time.as_secs_f64() * 1e3 / f64::from(decisions)
    };
    println!("{:.3}", (0..3).map(pass).fold(f64::MAX, f64::min));
}
