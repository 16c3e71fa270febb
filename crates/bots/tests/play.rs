//! Every bot plays whole games by the rules, and the same way again.

use tubewright_bots::{Bot, Budget, GreedyBot, Spec, Thinking, value};
use tubewright_rules::{Action, Board, Deal, Dealer, Game, Modules, Setup};

const NAMES: [&str; 10] = [
    "random",
    "greedy",
    "lookahead:depth=1",
    "lookahead:depth=2",
    "novice",
    "casual",
    "regular",
    "strong",
    "champion",
    "search:nodes=50",
];

fn names_of_seats(seats: usize) -> Vec<&'static str> {
    ["one", "two", "three", "four"][..seats].to_vec()
}

/// Plays a whole game with this bot at every seat, quickly; an illegal action fails the test.
fn play(name: &str, seed: &str, seats: usize, objectives: bool, powers: bool) -> Game {
    play_with(name, seed, seats, objectives, powers, 0, 50)
}

/// As [`play`] with a seed for the first bot, the next ones for the others, and at most so many nodes a decision.
fn play_with(
    name: &str,
    seed: &str,
    seats: usize,
    objectives: bool,
    powers: bool,
    bot_seed: u64,
    most: u64,
) -> Game {
    let spec: Spec = name.parse().expect("a bot's name");
    let deal = Deal::from_seed(seed);
    let setup = Setup::of_deal(&deal, &names_of_seats(seats), Modules { objectives, powers });
    let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
    let mut players: Vec<_> =
        (0..seats as u64).map(|seat| spec.player(bot_seed + seat, Some(&value::london()))).collect();
    let mut dealer = Dealer::new(deal);
    while let Some(turn) = dealer.next_turn(&game) {
        game.reveal(turn).expect("a dealer reveals what can come up");
        for seat in game.waiting() {
            let player = &mut players[seat.index()];
            let nodes = match player.thinking {
                Thinking::Nodes(nodes) => nodes.min(most),
                Thinking::Millis(_) => most,
            };
            let action = player.bot.choose(&game.view(seat), Budget::Nodes(nodes));
            let played = game.play(seat, action);
            assert!(played.is_ok(), "{name} on {seed}: {}: {played:?}", game.board().action_text(action));
        }
    }
    assert!(game.is_over());
    game
}

#[test]
fn every_bot_plays_legal_games_at_every_table() {
    for name in NAMES {
        for seats in 1..=4 {
            for (objectives, powers) in [(false, false), (true, false), (false, true), (true, true)] {
                play(name, &format!("legal/{seats}"), seats, objectives, powers);
            }
        }
    }
}

#[test]
fn the_same_seed_and_nodes_play_the_same_game() {
    for name in NAMES {
        let game = || play(name, "again", 2, true, true);
        assert_eq!(game(), game(), "{name}");
    }
}

#[test]
fn random_and_novice_depend_on_their_seed() {
    for name in ["random", "novice", "casual"] {
        let game = |bot_seed| play_with(name, "seeds", 1, false, false, bot_seed, 50);
        assert!((1..4).any(|bot_seed| game(bot_seed) != game(0)), "{name}");
    }
}

#[test]
fn with_its_whole_budget_the_champion_plays_by_the_rules_and_the_same_again() {
    // Only so large a budget plays games out.
    for (objectives, powers) in [(false, false), (true, true)] {
        let game = || play_with("champion", "whole", 1, objectives, powers, 0, u64::MAX);
        assert_eq!(game(), game());
    }
}

#[test]
fn a_bot_that_need_not_act_passes() {
    let deal = Deal::from_seed("nothing to do");
    let game = Game::new(Board::london(), Setup::of_deal(&deal, &["me"], Modules::BOTH)).expect("a game");
    let seat = game.seats().next().expect("a seat");
    for name in NAMES {
        let mut player = name.parse::<Spec>().expect("a bot's name").player(1, Some(&value::london()));
        assert_eq!(player.bot.choose(&game.view(seat), Budget::Nodes(50)), Action::Pass, "{name}");
    }
    assert_eq!(GreedyBot.choose(&game.view(seat), Budget::Nodes(1)), Action::Pass);
}

#[test]
fn without_a_value_function_those_that_search_look_ahead() {
    let deal = Deal::from_seed("no file");
    let mut game = Game::new(Board::london(), Setup::of_deal(&deal, &["me"], Modules::BOTH)).expect("a game");
    let seat = game.seats().next().expect("a seat");
    let turn = Dealer::new(deal).next_turn(&game).expect("a first turn");
    game.reveal(turn).expect("it can come up");
    let choice = |name: &str| {
        let spec: Spec = name.parse().expect("a bot's name");
        spec.player(1, None).bot.choose(&game.view(seat), Budget::Nodes(50))
    };
    for name in ["champion", "search:nodes=50"] {
        assert_eq!(choice(name), choice("lookahead:depth=3"), "{name}");
    }
}

#[test]
fn every_power_gets_used_by_every_bot_that_thinks() {
    for name in ["greedy", "lookahead:depth=2", "novice", "casual", "search:nodes=50"] {
        let mut used = std::collections::BTreeSet::new();
        for i in 0..40 {
            let game = play(name, &format!("powers/{i}"), 1, false, true);
            let seat = game.seats().next().expect("a seat");
            used.extend(game.actions(seat).iter().flatten().filter_map(|action| action.power()));
        }
        assert_eq!(used.len(), 4, "{name}: {used:?}");
    }
}
