//! The actions worth telling apart: those that lead to the same sheet are named once.

use std::iter::once;

use tubewright_rules::{Action, Board, Call, PowerMoves, Section, Sheet, Stations};

/// Names every legal action but for those that another one equals in effect: two sections in the other
/// order, and another circled station of the same district (R8.5 counts by district).
pub(crate) fn each_choice(board: &Board, sheet: &Sheet, call: Call, mut name: impl FnMut(Action, &Sheet)) {
    let set = sheet.action_set(board, call);
    name(Action::Pass, sheet);
    for section in set.sections().iter() {
        let mut next = *sheet;
        let step = next.draw_unchecked(board, section);
        name(Action::Draw(step), &next);
    }
    let mut play = |action: Action| {
        let mut next = *sheet;
        next.play_unchecked(board, action);
        name(action, &next);
    };
    match set.power() {
        PowerMoves::None => {}
        PowerMoves::Section { power, .. } => {
            set.further().iter().for_each(|section| play(set.with_power(power, section)));
        }
        PowerMoves::Circle => {
            let drawn = set.sections().iter().map(|section| Some(set.step(section)));
            for drawn in once(None).chain(drawn) {
                let line: Stations = set.circles(drawn).collect();
                let mut done = 0u32;
                for station in line {
                    let district = board.district(station);
                    if done >> district & 1 == 0 {
                        done |= 1 << district;
                        play(Action::Circle(drawn, station));
                    }
                }
            }
        }
        PowerMoves::Double => {
            let mut pairs: Vec<(Section, Section)> = Vec::new();
            for first in set.sections().iter() {
                let (step, drawn, open) = set.second(first);
                for second in open.iter() {
                    let pair = (first.min(second), first.max(second));
                    if !pairs.contains(&pair) {
                        pairs.push(pair);
                        play(Action::Double(step, board.step(second, drawn.line().reached())));
                    }
                }
            }
        }
    }
}
