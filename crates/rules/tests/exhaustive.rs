//! Everything that can happen on the hamlet's small map, to some depth: no chance, no gaps.

mod reference;

use std::collections::{BTreeSet, HashSet};

use tubewright_rules::{Action, Board, Call, Pencil, Power, Sheet, Station, Step, Symbol, Target};

/// Every call that a turn can make, with the reference's turn that makes it.
fn all_calls() -> Vec<(Call, reference::Turn)> {
    let targets = Symbol::ALL.map(Target::Symbol).into_iter().chain([Target::Any]);
    let calls = targets.flat_map(|target| [false, true].map(|branch| Call { target, branch }));
    calls.map(|call| (call, turn(call))).collect()
}

fn turn(call: Call) -> reference::Turn {
    let shown = match call.target {
        Target::Symbol(symbol) => symbol.name(),
        Target::Any => "joker",
    };
    let mut cards = vec![format!("street:{shown}")];
    if call.branch {
        cards.insert(0, "street:switch".to_owned());
    }
    // From turn 3 on a switch is in force (R4.8).
    reference::Turn { number: 3, cards }
}

fn listed(board: &Board, sheet: &Sheet, call: Call) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    sheet.each_action(board, call, |action| {
        assert!(texts.insert(board.action_text(action)), "{} is listed twice", board.action_text(action));
    });
    texts
}

/// Follows every action on these calls for so many turns, and compares what all calls open on each sheet met.
fn explore(pencil: Pencil, power: Option<Power>, calls: &[(Call, reference::Turn)], turns: usize) {
    let board = Board::hamlet();
    let slow_board = reference::Board::hamlet();
    let start = Sheet::new(board, pencil, power);
    let mut seen = HashSet::from([start]);
    let mut level = vec![(start, state(&slow_board, pencil, power))];
    for _ in 0..turns {
        let mut next_level = Vec::new();
        for (sheet, state) in &level {
            for (call, turn) in calls {
                for action in sheet.actions(board, *call) {
                    let mut next = *sheet;
                    next.play(board, *call, action).expect("a listed action");
                    if seen.insert(next) {
                        let state = reference::judge(state, turn, &board.action_text(action));
                        next_level.push((next, state.expect("a listed action")));
                    }
                }
            }
        }
        assert!(!next_level.is_empty(), "{pencil} has come to its end");
        level = next_level;
        for (sheet, state) in &level {
            compare(sheet, state);
        }
    }
}

fn compare(sheet: &Sheet, state: &reference::State<'_>) {
    for (call, turn) in all_calls() {
        let legal = reference::legal_actions(state, &turn);
        assert_eq!(listed(Board::hamlet(), sheet, call), legal, "{state:?} on {turn:?}");
    }
}

/// The reference's sheet with a line begun.
fn state<'b>(board: &'b reference::Board, pencil: Pencil, power: Option<Power>) -> reference::State<'b> {
    let powers: Vec<(String, String)> =
        power.iter().map(|power| (pencil.to_string(), power.to_string())).collect();
    let mut state = reference::State::new(board, &powers);
    state.start_line(pencil.name());
    state
}

#[test]
fn every_sheet_of_two_turns_of_any_cards_and_power_opens_what_the_reference_says() {
    for pencil in Pencil::ALL {
        for power in [None].into_iter().chain(Power::ALL.map(Some)) {
            explore(pencil, power, &all_calls(), 2);
        }
    }
}

#[test]
fn every_line_of_up_to_four_sections_opens_what_the_reference_says() {
    // Under a joker with a switch every tree can be drawn.
    let any = [(JOKER, turn(JOKER))];
    for pencil in Pencil::ALL {
        explore(pencil, None, &any, 4);
    }
}

const JOKER: Call = Call { target: Target::Any, branch: true };

/// Every action that can be written down on the hamlet's map.
fn conceivable(board: &Board) -> Vec<Action> {
    let stations: Vec<Station> = board.stations().collect();
    let steps: Vec<Step> =
        stations.iter().flat_map(|&from| stations.iter().map(move |&to| Step { from, to })).collect();
    let mut actions = vec![Action::Pass];
    for &step in &steps {
        actions.extend([Action::Draw(step), Action::Joker(step), Action::Switch(step)]);
        actions.extend(steps.iter().map(|&second| Action::Double(step, second)));
    }
    for &station in &stations {
        actions.push(Action::Circle(None, station));
        actions.extend(steps.iter().map(|&step| Action::Circle(Some(step), station)));
    }
    actions
}

#[test]
fn of_all_conceivable_actions_just_the_listed_ones_are_legal() {
    let board = Board::hamlet();
    let actions = conceivable(board);
    assert_eq!(actions.len(), 1 + 3 * 121 + 121 * 121 + 11 + 11 * 121);
    for pencil in Pencil::ALL {
        for power in [None].into_iter().chain(Power::ALL.map(Some)) {
            let mut sheet = Sheet::new(board, pencil, power);
            // The first listed section of every turn: the line grows as long as it can.
            for _ in 0..6 {
                for (call, _) in all_calls() {
                    let listed: HashSet<Action> = sheet.actions(board, call).into_iter().collect();
                    for &action in &actions {
                        assert_eq!(
                            sheet.is_legal(board, call, action),
                            listed.contains(&action),
                            "{}",
                            board.action_text(action)
                        );
                    }
                }
                match sheet.open_sections(board, JOKER).iter().next() {
                    Some(section) => drop(sheet.draw_unchecked(board, section)),
                    None => break,
                }
            }
        }
    }
}
