//! Prints a thousand decisions of the search and a hundred of every other bot, which must be the same on every
//! target; the time that the search takes goes to stderr.

use std::time::Instant;

use tubewright_bots::{Budget, Spec, value};
use tubewright_rules::{Board, Deal, Dealer, Game, Modules, Setup};

const DECISIONS: usize = 1000;
const NODES: u64 = 400;
/// Every so often there are enough nodes to play games out.
const SELDOM: usize = 25;
const MANY_NODES: u64 = 40_000;

/// The bots that need no budget.
const OTHERS: [&str; 6] = ["random", "greedy", "novice", "casual", "regular", "strong"];
const DECISIONS_OF_OTHERS: usize = 100;

fn main() {
    let start = Instant::now();
    print("search", DECISIONS);
    eprintln!("{:.0} µs a decision", start.elapsed().as_secs_f64() * 1e6 / DECISIONS as f64);
    OTHERS.iter().for_each(|name| print(name, DECISIONS_OF_OTHERS));
}

/// Prints so many decisions of a bot.
fn print(name: &str, decisions: usize) {
    let spec: Spec = name.parse().expect("a bot's name");
    let net = value::london();
    let mut count = 0;
    for number in 0.. {
        let deal = Deal::from_seed(&format!("decisions/{number}"));
        // Games with and without each module take turns.
        let setup =
            Setup::of_deal(&deal, &[""], Modules { objectives: number & 1 != 0, powers: number & 2 != 0 });
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let mut dealer = Dealer::new(deal);
        let mut player = spec.player(number, Some(&net));
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what can come up");
            for seat in game.waiting() {
                let nodes = if count % SELDOM == 0 { MANY_NODES } else { NODES };
                let action = player.bot.choose(&game.view(seat), Budget::Nodes(nodes));
                game.play(seat, action).expect("bots play legal actions");
                println!("{}", game.board().action_text(action));
                count += 1;
                if count == decisions {
                    return;
                }
            }
        }
    }
}
