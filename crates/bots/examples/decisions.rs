//! Prints a thousand decisions of the strong bot, which must be the same on every target; the time goes to stderr.

use std::time::Instant;

use tubewright_bots::{Bot, Budget, SearchBot, value};
use tubewright_rules::{Board, Deal, Dealer, Game, Setup};

const DECISIONS: usize = 1000;
const NODES: u64 = 400;
/// Every so often there are enough nodes to play games out.
const SELDOM: usize = 25;
const MANY_NODES: u64 = 40_000;

fn main() {
    let net = value::london();
    let start = Instant::now();
    let mut count = 0;
    for number in 0.. {
        let deal = Deal::from_seed(&format!("decisions/{number}"));
        // Games with and without each module take turns.
        let setup = Setup::of_deal(&deal, &[""], number & 1 != 0, number & 2 != 0);
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let mut dealer = Dealer::new(deal);
        let mut bot = SearchBot::new(net.clone(), number);
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what can come up");
            for seat in game.waiting() {
                let nodes = if count % SELDOM == 0 { MANY_NODES } else { NODES };
                let action = bot.choose(&game.view(seat), Budget::Nodes(nodes));
                game.play(seat, action).expect("bots play legal actions");
                println!("{}", game.board().action_text(action));
                count += 1;
                if count == DECISIONS {
                    let each = start.elapsed().as_secs_f64() * 1e6 / DECISIONS as f64;
                    eprintln!("{each:.0} µs a decision");
                    return;
                }
            }
        }
    }
}
