//! Strength on a few hundred deals, with generous margins: the measured figures are in `docs/bots.md`.

use tubewright_bots::arena::{Arena, Report};
use tubewright_bots::value;

fn arena(bots: &[&str], games: u32, modules: bool) -> Report {
    let bots = bots.iter().map(|name| name.parse().expect("a bot's name")).collect();
    let seed = "strength".to_owned();
    Arena { bots, games, seed, objectives: modules, powers: modules, threads: 2, net: None }.run(|_, _| {})
}

#[test]
fn means_stay_where_they_were_measured() {
    for (modules, floors) in [(false, [62.0, 122.0, 136.0]), (true, [68.0, 146.0, 160.0])] {
        let report = arena(&["random", "greedy", "lookahead:depth=2"], 300, modules);
        for (bot, floor) in report.bots.iter().zip(floors) {
            assert!(bot.mean > floor, "{} makes {:.1}, modules: {modules}", bot.bot, bot.mean);
        }
    }
}

#[test]
fn each_level_is_clearly_above_the_one_before() {
    for modules in [false, true] {
        let report = arena(&["novice", "casual", "regular"], 300, modules);
        for pair in report.pairs.iter().filter(|pair| pair.b == pair.a + 1) {
            let (better, worse) = (&report.bots[pair.b].bot, &report.bots[pair.a].bot);
            assert!(pair.difference < -8.0, "{better} over {worse}: {:.1}", -pair.difference);
        }
    }
}

#[test]
fn the_value_function_makes_the_strong_ones_strong() {
    for (modules, floor) in [(false, 152.0), (true, 181.0)] {
        let bots = ["regular", "strong", "champion"].map(|name| name.parse().expect("a level")).to_vec();
        let (seed, net) = ("strength".to_owned(), Some(value::london()));
        // A champion takes its time, so there are few games; the luck of the cards is taken off for that.
        let report = Arena { bots, games: 16, seed, objectives: modules, powers: modules, threads: 2, net }
            .run(|_, _| {});
        let steady = |bot: usize| report.bots[bot].steady_mean.expect("there is a value function");
        assert!(steady(1) > floor, "strong makes {:.1}, modules: {modules}", steady(1));
        assert!(steady(1) > steady(0) + 8.0, "{:.1} against {:.1}", steady(1), steady(0));
        assert!(steady(2) > steady(1) - 1.0, "{:.1} against {:.1}", steady(2), steady(1));
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
            objectives: true,
            powers: true,
            threads,
            net: None,
        };
        let mut report = arena.run(|_, _| {});
        report.bots.iter_mut().for_each(|bot| (bot.ms_per_decision, bot.p99_ms) = (0.0, 0.0));
        report
    };
    assert_eq!(run(1), run(3));
}
