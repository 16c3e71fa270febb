//! The solver, which knows the cards, against bots, which do not.

use tubewright_bots::solver::{Leads, solve_deal};
use tubewright_bots::{GameContext, Spec, value};
use tubewright_lab::arena::Arena;
use tubewright_rules::{Board, Deal, Modules, Setup};

#[test]
fn hindsight_is_at_least_as_good_as_every_bot() {
    let bots: Vec<Spec> = ["random", "casual", "greedy", "strong", "search:nodes=500"]
        .map(|name| name.parse().expect("a bot"))
        .to_vec();
    let net = value::london();
    for i in 0..3 {
        for modules in [false, true] {
            let seed = format!("hindsight/{i}");
            // Game 0 of a seed's arena is its deal with a slash and 0.
            let deal = Deal::from_seed(&format!("{seed}/0"));
            let arena = Arena {
                bots: bots.clone(),
                games: 1,
                seed,
                board: Board::london().clone(),
                modules: Modules { objectives: modules, powers: modules },
                threads: 1,
                net: Some(net.clone()),
            };
            let context = GameContext::solo(
                Board::london(),
                &Setup::of_deal(&deal, &[""], Modules { objectives: modules, powers: modules }),
            );
            let leads = Leads { net: Some(&net), played: None };
            let total = solve_deal(&context, &deal.decks, leads, 1).total;
            for bot in arena.run(|_, _| {}).bots {
                assert!(total >= bot.max, "{} beat hindsight: {} to {total}", bot.bot, bot.max);
            }
        }
    }
}
