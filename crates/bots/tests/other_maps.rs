//! On a map that the value function does not know nobody asks it.

use tubewright_bots::solver::{Leads, solve_deal};
use tubewright_bots::{Bot, Budget, GameContext, LookaheadBot, SearchBot, advice, value};
use tubewright_rules::{Board, Deal, Dealer, Game, Modules, Setup};

#[test]
fn the_search_looks_ahead_instead_and_gives_no_advice() {
    let deal = Deal::from_seed("elsewhere");
    let setup = Setup::of_deal(&deal, &["one"], Modules::NONE);
    let mut game = Game::new(Board::hamlet(), setup).expect("a deal's set-up can be played");
    let mut dealer = Dealer::new(deal);
    let (mut search, mut lookahead) = (SearchBot::new(value::london(), 1), LookaheadBot::new(3));
    let mut drawn = 0;
    while let Some(turn) = dealer.next_turn(&game) {
        game.reveal(turn).expect("a dealer reveals what can come up");
        for seat in game.waiting() {
            let view = game.view(seat);
            assert!(advice(&value::london(), &view, Budget::Nodes(500), 1).is_empty());
            let action = search.choose(&view, Budget::Nodes(500));
            assert_eq!(action, lookahead.choose(&view, Budget::Nodes(500)));
            drawn += action.steps().count();
            game.play(seat, action).expect("it plays by the rules");
        }
    }
    assert!(game.is_over() && drawn > 3, "{drawn} sections");
}

#[test]
fn the_solver_finds_the_same_with_and_without_it() {
    let deal = Deal::from_seed("elsewhere");
    let setup = Setup::of_deal(&deal, &["one"], Modules::NONE);
    let context = GameContext::solo(Board::hamlet(), &setup);
    let net = value::london();
    let [with, without] =
        [Some(&*net), None].map(|net| solve_deal(&context, &deal.decks, Leads { net, played: None }, 1));
    assert_eq!(with, without);
}
