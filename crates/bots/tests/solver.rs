//! The solver against everything tried by brute force, and against every bot.

use tubewright_bots::arena::Arena;
use tubewright_bots::solver::{calls, solve_deal, solve_round};
use tubewright_bots::{Frame, Position, Spec, play_random};
use tubewright_rules::{Action, Board, Call, Deal, Faceup, Objective, Power, Rng, Setup, Sheet};

/// The best total by trying every legal action on every turn.
fn brute_force(board: &Board, objectives: &[Objective], sheet: &Sheet, calls: &[Call]) -> u32 {
    let Some((&call, later)) = calls.split_first() else { return sheet.total(board, objectives) };
    let mut best = 0;
    sheet.each_action(board, call, |action| {
        let mut next = *sheet;
        next.play_unchecked(board, action);
        best = best.max(brute_force(board, objectives, &next, later));
    });
    best
}

fn replay(board: &Board, sheet: &Sheet, calls: &[Call], actions: &[Action]) -> Sheet {
    let mut sheet = *sheet;
    assert_eq!(calls.len(), actions.len());
    for (&call, &action) in calls.iter().zip(actions) {
        sheet.play(board, call, action).expect("the solver plays by the rules");
    }
    sheet
}

fn some_objectives(rng: &mut Rng) -> Vec<Objective> {
    let first = rng.below(5) as usize;
    let second = (first + 1 + rng.below(4) as usize) % 5;
    if rng.below(2) == 0 { Vec::new() } else { vec![Objective::ALL[first], Objective::ALL[second]] }
}

fn check(board: &Board, objectives: &[Objective], sheet: &Sheet, calls: &[Call]) {
    let solution = solve_round(board, objectives, sheet, calls);
    assert_eq!(solution.value, brute_force(board, objectives, sheet, calls), "{calls:?} {:?}", sheet.power());
    let end = replay(board, sheet, calls, &solution.actions);
    assert_eq!(end.total(board, objectives), solution.value);
}

/// A sheet at the start of a round: random lines in the earlier ones, this power in hand.
fn sheet_before(board: &Board, deal: &Deal, round: usize, power: Option<Power>, rng: &mut Rng) -> Sheet {
    let power_in = |this: usize| power.filter(|_| this == round);
    let mut sheet = Sheet::new(board, deal.pencils[0], power_in(0));
    for earlier in 0..round {
        for call in calls(&deal.decks[earlier], Faceup::default()) {
            play_random(board, &mut sheet, call, rng);
        }
        sheet.begin_line(board, deal.pencils[earlier + 1], power_in(earlier + 1));
    }
    sheet
}

#[test]
fn a_round_in_the_hamlet_is_solved_as_by_brute_force() {
    let board = Board::hamlet();
    let mut rng = Rng::new(11);
    for i in 0..60 {
        let deal = Deal::from_seed(&format!("hamlet/{i}"));
        let objectives = some_objectives(&mut rng);
        for power in [None, Some(Power::Joker), Some(Power::Switch), Some(Power::Circle), Some(Power::Double)]
        {
            let sheet = sheet_before(board, &deal, i % 4, power, &mut rng);
            let calls = calls(&deal.decks[i % 4], Faceup::default());
            let turns = calls.len().min(if power.is_none() { 7 } else { 5 });
            check(board, &objectives, &sheet, &calls[..turns]);
        }
    }
}

#[test]
fn a_short_deck_in_london_is_solved_as_by_brute_force() {
    let board = Board::london();
    let mut rng = Rng::new(12);
    for i in 0..40 {
        let deal = Deal::from_seed(&format!("short/{i}"));
        let objectives = some_objectives(&mut rng);
        let sheet = sheet_before(board, &deal, 3, Some(Power::ALL[i % 4]), &mut rng);
        check(board, &objectives, &sheet, &calls(&deal.decks[3], Faceup::default())[..4]);
    }
}

#[test]
fn a_deal_is_solved_to_a_legal_game_below_its_bound() {
    let hamlet = (0..20).map(|i| (Board::hamlet(), i, i % 2 == 0));
    for (board, i, modules) in
        [(Board::london(), 0, false), (Board::london(), 1, true)].into_iter().chain(hamlet)
    {
        let deal = Deal::from_seed(&format!("whole/{i}"));
        let frame = Frame::solo(board, &Setup::of_deal(&deal, &[""], modules, modules));
        let solution = solve_deal(&frame, &deal.decks, 1);
        let sheet = solution.replay(&frame, &deal.decks).expect("the solver plays by the rules");
        assert_eq!(frame.total(&sheet), solution.total);
        assert!(solution.bound >= solution.total, "{} above {}", solution.total, solution.bound);
        assert_eq!(solution.is_exact(), solution.bound == solution.total);
    }
}

#[test]
fn hindsight_is_at_least_as_good_as_every_bot() {
    let bots: Vec<Spec> =
        ["random", "greedy", "lookahead:depth=2", "casual"].map(|name| name.parse().expect("a bot")).to_vec();
    for i in 0..3 {
        for modules in [false, true] {
            let seed = format!("hindsight/{i}");
            // Game 0 of a seed's arena is its deal with a slash and 0.
            let deal = Deal::from_seed(&format!("{seed}/0"));
            let arena = Arena {
                bots: bots.clone(),
                games: 1,
                seed,
                objectives: modules,
                powers: modules,
                threads: 1,
                net: None,
            };
            let frame = Frame::solo(Board::london(), &Setup::of_deal(&deal, &[""], modules, modules));
            let solution = solve_deal(&frame, &deal.decks, 1);
            for bot in arena.run(|_, _| {}).bots {
                assert!(
                    solution.total >= bot.max,
                    "{} beat hindsight: {} to {}",
                    bot.bot,
                    bot.max,
                    solution.total
                );
            }
        }
    }
}

#[test]
fn a_round_is_solved_from_its_middle_too() {
    let deal = Deal::from_seed("middle");
    let frame = Frame::solo(Board::london(), &Setup::of_deal(&deal, &[""], true, true));
    let mut position = Position::start(&frame);
    let whole =
        solve_round(frame.board, &frame.objectives, &position.sheet, &calls(&deal.decks[0], position.faceup));
    for &action in &whole.actions[..3] {
        position.reveal(&deal.decks[0]).expect("the round goes on");
        position.sheet.play_unchecked(frame.board, action);
    }
    let later = calls(&deal.decks[0], position.faceup);
    let rest = solve_round(frame.board, &frame.objectives, &position.sheet, &later);
    assert_eq!((rest.value, later.len()), (whole.value, whole.actions.len() - 3));
}
