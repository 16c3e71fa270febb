//! The solver against everything tried by brute force.

use std::collections::HashSet;

use tubewright_bots::solver::{Leads, calls, solve_deal, solve_round};
use tubewright_bots::{GameContext, Position, play_random, value};
use tubewright_rules::{Action, Board, Call, Deal, Faceup, Modules, Objective, Power, Rng, Setup, Sheet};

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

/// The best total by all sheets that legal actions lead to, each of them once; nothing where there are too many.
fn all_sheets(
    board: &Board,
    objectives: &[Objective],
    sheet: &Sheet,
    calls: &[Call],
    most: usize,
) -> Option<u32> {
    let mut sheets = HashSet::from([*sheet]);
    for &call in calls {
        let mut next = HashSet::new();
        for sheet in &sheets {
            sheet.each_action(board, call, |action| {
                let mut played = *sheet;
                played.play_unchecked(board, action);
                next.insert(played);
            });
            if next.len() > most {
                return None;
            }
        }
        sheets = next;
    }
    sheets.iter().map(|sheet| sheet.total(board, objectives)).max()
}

#[test]
fn whole_rounds_in_london_are_solved_as_by_trying_everything() {
    const MOST: usize = 60_000;
    /// Few rounds are so short, but there are many deals.
    const TURNS: usize = 7;
    const EACH: usize = 5;
    let board = Board::london();
    let mut rng = Rng::new(13);
    let powers = [None, Some(Power::Joker), Some(Power::Switch), Some(Power::Circle), Some(Power::Double)];
    let mut solved = [0; 5];
    for i in 0..5000 {
        let deal = Deal::from_seed(&format!("full/{i}"));
        let calls = calls(&deal.decks[3], Faceup::default());
        let kind = (0..5).min_by_key(|&kind| solved[kind]).expect("five kinds");
        if calls.len() > TURNS || solved[kind] == EACH {
            continue;
        }
        let objectives = some_objectives(&mut rng);
        // The last round, when most of the map is taken.
        let sheet = sheet_before(board, &deal, 3, powers[kind], &mut rng);
        if let Some(best) = all_sheets(board, &objectives, &sheet, &calls, MOST) {
            let solution = solve_round(board, &objectives, &sheet, &calls);
            assert_eq!(solution.value, best, "deal {i}, {:?}", powers[kind]);
            let end = replay(board, &sheet, &calls, &solution.actions);
            assert_eq!(end.total(board, &objectives), best);
            assert!(solution.nodes >= calls.len() as u64);
            solved[kind] += 1;
        }
    }
    assert_eq!(solved, [EACH; 5], "rounds without and with each power");
}

#[test]
fn a_deal_is_solved_to_a_legal_game_below_its_bound() {
    let hamlet = (0..20).map(|i| (Board::hamlet(), i, i % 2 == 0));
    for (board, i, modules) in
        [(Board::london(), 0, false), (Board::london(), 1, true)].into_iter().chain(hamlet)
    {
        let deal = Deal::from_seed(&format!("whole/{i}"));
        let context = GameContext::solo(
            board,
            &Setup::of_deal(&deal, &[""], Modules { objectives: modules, powers: modules }),
        );
        let solution = solve_deal(&context, &deal.decks, Leads::default(), 1);
        let mut position = Position::start(&context);
        for (deck, actions) in deal.decks.iter().zip(&solution.actions) {
            for &action in actions {
                let mut decision = position.reveal_next(deck).expect("a turn for each action");
                let played = decision.sheet.play(board, decision.call, action);
                played.expect("the solver plays by the rules");
                position = decision.leading_to(&context, &decision.sheet);
            }
        }
        assert!(position.is_over());
        assert_eq!(context.total(&position.sheet), solution.total);
        assert!(solution.bound >= solution.total, "{} above {}", solution.total, solution.bound);
    }
}

#[test]
fn a_game_that_was_played_is_improved_and_never_made_worse() {
    let deal = Deal::from_seed("played");
    let context = GameContext::solo(Board::london(), &Setup::of_deal(&deal, &[""], Modules::NONE));
    let net = value::london();
    let solved = |leads| solve_deal(&context, &deal.decks, leads, 1);
    let best = solved(Leads { net: Some(&net), played: None });
    // A worse search goes on from the best game, and finds no other.
    let alone = solved(Leads::default());
    assert!(alone.total < best.total, "{} and {}: take another deal", alone.total, best.total);
    let from = solved(Leads { net: None, played: Some(&best.actions) });
    assert!(from.total >= best.total, "{} after {}", from.total, best.total);
    // One in which nobody drew anything is no help, and no harm.
    let passes = best.actions.clone().map(|actions| vec![Action::Pass; actions.len()]);
    assert!(solved(Leads { net: None, played: Some(&passes) }).total >= alone.total);
}

#[test]
fn a_round_is_solved_from_its_middle_too() {
    let deal = Deal::from_seed("middle");
    let context = GameContext::solo(Board::london(), &Setup::of_deal(&deal, &[""], Modules::BOTH));
    let mut position = Position::start(&context);
    let whole = solve_round(
        &context.board,
        &context.objectives,
        &position.sheet,
        &calls(&deal.decks[0], position.faceup),
    );
    for &action in &whole.actions[..3] {
        let decision = position.reveal_next(&deal.decks[0]).expect("the round goes on");
        position = decision.play_unchecked(&context, action);
    }
    let later = calls(&deal.decks[0], position.faceup);
    let rest = solve_round(&context.board, &context.objectives, &position.sheet, &later);
    assert_eq!((rest.value, later.len()), (whole.value, whole.actions.len() - 3));
}
