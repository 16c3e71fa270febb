//! Strength on a few deals, less the luck of their cards: the measured figures are in `docs/bots.md`.

use tubewright_bots::value;
use tubewright_lab::arena::{Arena, Report};
use tubewright_rules::{Board, Modules};

fn arena(bots: &[&str], games: u32, modules: bool) -> Report {
    let bots = bots.iter().map(|name| name.parse().expect("a bot's name")).collect();
    let (seed, net) = ("strength".to_owned(), Some(value::london()));
    let (board, modules) = (Board::london().clone(), Modules { objectives: modules, powers: modules });
    Arena { bots, games, seed, board, modules, threads: 2, net }.run(|_, _| {})
}

/// Every bot's mean less the luck of the cards is above its floor.
fn hold_to(report: &Report, floors: &[f64], modules: bool) {
    for (bot, floor) in report.bots.iter().zip(floors) {
        let (mean, error) = bot.steady_mean.zip(bot.steady_se).expect("there is a value function");
        assert!(mean > *floor, "{} makes {mean:.1} ± {error:.1}, modules: {modules}", bot.bot);
    }
}

/// Each is better than the one before it by so many points on the same deals.
fn ahead_by(report: &Report, margins: &[f64], modules: bool) {
    let next = report.pairs.iter().filter(|pair| pair.b == pair.a + 1);
    for (pair, margin) in next.zip(margins) {
        let (better, worse) = (&report.bots[pair.b].bot, &report.bots[pair.a].bot);
        let (difference, error) =
            pair.steady_difference.zip(pair.steady_se).expect("there is a value function");
        let told = format!("{better} over {worse}: {:.1} ± {error:.1}, modules: {modules}", -difference);
        assert!(-difference > *margin && -difference > 3.0 * error, "{told}");
    }
}

#[test]
fn those_that_count_points_are_as_good_as_the_best_known_of_their_kind() {
    // The floors are those of the best public bots of the same name, but for random, which has to be dice.
    for (modules, floors) in [(false, [62.0, 125.6, 138.0]), (true, [68.0, 146.1, 162.3])] {
        hold_to(&arena(&["random", "greedy", "lookahead:depth=2"], 120, modules), &floors, modules);
    }
}

#[test]
fn each_level_is_clearly_above_the_one_before_and_the_weakest_above_dice() {
    for modules in [false, true] {
        let report = arena(&["random", "novice", "casual", "regular", "strong"], 80, modules);
        ahead_by(&report, &[30.0, 12.0, 12.0, 4.0], modules);
    }
}

#[test]
fn the_search_is_as_strong_as_documented_and_makes_a_champion() {
    for (modules, quick, strong, champion) in [(false, 159.0, 145.0, 160.0), (true, 191.0, 168.0, 192.0)] {
        hold_to(&arena(&["search:nodes=2000"], 40, modules), &[quick], modules);
        // A champion takes its time, so there are fewer games.
        let report = arena(&["strong", "champion"], 10, modules);
        ahead_by(&report, &[8.0], modules);
        hold_to(&report, &[strong, champion], modules);
    }
}

#[test]
fn a_report_says_what_was_played() {
    let report = arena(&["greedy", "random", "greedy"], 20, true);
    assert_eq!((report.games, report.bots.len(), report.pairs.len()), (20, 3, 3));
    let [first, random, again] = &report.bots[..] else { panic!("three bots") };
    assert_eq!((first.mean, first.se, first.min, first.max), (again.mean, again.se, again.min, again.max));
    assert_eq!((first.decisions, random.decisions), (again.decisions, again.decisions));
    assert!(f64::from(first.min) <= first.mean && first.mean <= f64::from(first.max));
    assert!((20 * 20..=20 * 40).contains(&first.decisions), "5 to 10 turns a round");
    let pair =
        |a: usize, b: usize| report.pairs.iter().find(|pair| (pair.a, pair.b) == (a, b)).expect("a pair");
    assert_eq!((pair(0, 2).difference, pair(0, 2).se), (0.0, 0.0));
    assert!((pair(0, 1).difference - (first.mean - random.mean)).abs() < 1e-9);
}

#[test]
fn threads_change_nothing_but_the_time() {
    let run = |threads| {
        let bots = vec!["random".parse().expect("a bot"), "novice".parse().expect("a bot")];
        let arena = Arena {
            bots,
            games: 12,
            seed: "threads".to_owned(),
            board: Board::london().clone(),
            modules: Modules::BOTH,
            threads,
            net: None,
        };
        let mut report = arena.run(|_, _| {});
        report.bots.iter_mut().for_each(|bot| (bot.ms_per_decision, bot.p99_ms) = (0.0, 0.0));
        report
    };
    assert_eq!(run(1), run(3));
}
