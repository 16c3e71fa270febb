//! Prints how many milliseconds the search takes for a decision of so many nodes: of each decision the least
//! of some passes, since a loaded machine interrupts now the one and now the other.

use std::time::{Duration, Instant};

use tubewright_bots::{Bot, Budget, SearchBot, value};
use tubewright_rules::{Board, Deal, Dealer, Game, Modules, Setup};

const GAMES: u64 = 4;
const NODES: u64 = 20_000;
const PASSES: usize = 8;

/// How long each decision of some games takes, with the games played the same way every time.
fn pass() -> Vec<Duration> {
    let mut times = Vec::new();
    for number in 0..GAMES {
        let deal = Deal::from_seed(&format!("speed/{number}"));
        let modules = number % 2 == 1;
        let setup = Setup::of_deal(&deal, &[""], Modules { objectives: modules, powers: modules });
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let mut dealer = Dealer::new(deal);
        let mut bot = SearchBot::new(value::london(), number);
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what can come up");
            for seat in game.waiting() {
                let view = game.view(seat);
                let start = Instant::now();
                let action = bot.choose(&view, Budget::Nodes(NODES));
                times.push(start.elapsed());
                game.play(seat, action).expect("bots play legal actions");
            }
        }
    }
    times
}

fn main() {
    let mut least = pass();
    for _ in 1..PASSES {
        least.iter_mut().zip(pass()).for_each(|(least, time)| *least = time.min(*least));
    }
    let mean = least.iter().sum::<Duration>().as_secs_f64() * 1e3 / least.len() as f64;
    println!("{mean:.3}");
}
