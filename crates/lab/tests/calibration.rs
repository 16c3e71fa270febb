//! Advice says what is then made, on deals from which none of its constants come.

use tubewright_bots::stats::mean_and_error;
use tubewright_bots::value;
use tubewright_lab::Sampled;
use tubewright_lab::calibration::Trials;
use tubewright_rules::ROUNDS;

/// How many positions advice looks at here: ten times fewer than for a hint, and what it says is the same.
const NODES: u64 = 2_000;

/// With objectives, with powers.
const KINDS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

#[test]
fn the_score_expected_at_the_start_of_a_round_is_made() {
    let net = value::london();
    for (objectives, powers) in KINDS {
        let (seed, others, games) = ("calibration, held out", false, 2);
        let sampled = Sampled { net: &net, seed, modules: tubewright_rules::Modules { objectives, powers } };
        let trials = Trials { sampled, nodes: NODES, others, games };
        let list: Vec<_> = (0..16).flat_map(|number| trials.of_game(number, |_, turn| turn == 0)).collect();
        let off = |round: Option<usize>| {
            let here = list.iter().filter(|trial| round.is_none_or(|round| trial.round == round));
            mean_and_error(here.map(|trial| {
                f64::from(trial.said.expected) - trial.made.iter().sum::<f64>() / trial.made.len() as f64
            }))
        };
        for round in (0..ROUNDS).map(Some).chain([None]) {
            let (off, error) = off(round);
            let told = format!("{off:.2} ± {error:.2} too much in round {round:?}, {objectives} {powers}");
            // One in three hundred means lies further off by chance.
            assert!(off.abs() < 3.0 * error, "{told}");
            assert!(error < 2.0 && (round.is_some() || error < 0.8), "too few games: {told}");
        }
    }
}

/// Plays so many games after what is said on one turn of each deal, and asks that the figures lie as far off as their
/// errors say.
fn hold_errors(deals: u64, games: usize, least: u32, turn_of: impl Fn(u64) -> (usize, u32)) {
    let net = value::london();
    let (mut within, mut twice, mut count) = (0, 0, 0);
    for (objectives, powers) in KINDS {
        let sampled = Sampled {
            net: &net,
            seed: "errors, held out",
            modules: tubewright_rules::Modules { objectives, powers },
        };
        let trials = Trials { sampled, nodes: NODES, others: true, games };
        for number in 0..deals {
            let wanted = |round, turn| (round, turn) == turn_of(number);
            for trial in trials.of_game(number, wanted).iter().filter(|trial| trial.said.error > 0.0) {
                let (made, error) = mean_and_error(trial.made.iter().copied());
                let error = error.hypot(f64::from(trial.said.error));
                let off = (f64::from(trial.said.expected) - made).abs();
                count += 1;
                within += u32::from(off < error);
                twice += u32::from(off < 2.0 * error);
            }
        }
    }
    assert!(count >= least, "{count} figures");
    // Of a hundred such figures 68 ± 5 lie within one error and 95 ± 2 within two.
    let share = |of: u32| f64::from(of) / f64::from(count);
    assert!((0.53..0.83).contains(&share(within)), "{within} of {count} within one error");
    assert!(share(twice) > 0.87, "{twice} of {count} within two errors");
}

#[test]
fn two_thirds_of_what_is_expected_in_the_last_round_lie_within_the_error_that_is_said() {
    // Games are quickly played from there, so that what is made is known well.
    hold_errors(10, 16, 70, |number| (ROUNDS - 1, number as u32 % 4));
}

#[test]
fn two_thirds_of_what_is_expected_before_lie_within_the_error_that_is_said() {
    hold_errors(12, 24, 80, |number| (number as usize % (ROUNDS - 1), number as u32 / 3));
}
