//! The actions worth telling apart: those that lead to the same sheet are named once.

use tubewright_rules::{Action, Board, Call, Power, Section, Sheet, double_target};

/// Names every legal action but for those that another one equals in effect: two sections in the other
/// order, and another circled station of the same district (R8.5 counts by district).
pub(crate) fn each_choice(board: &Board, sheet: &Sheet, call: Call, mut name: impl FnMut(Action, &Sheet)) {
    let line = sheet.line().reached();
    name(Action::Pass, sheet);
    let plain = sheet.open_sections(board, call);
    for section in plain.iter() {
        let mut next = *sheet;
        let step = next.draw_unchecked(board, section);
        name(Action::Draw(step), &next);
    }
    let mut play = |action: Action| {
        let mut next = *sheet;
        next.play_unchecked(board, action);
        name(action, &next);
    };
    match sheet.power() {
        None => {}
        Some(Power::Joker) => {
            let open = sheet.open_with_power(board, call);
            open.iter().for_each(|section| play(Action::Joker(board.step(section, line))));
        }
        Some(Power::Switch) => {
            let open = sheet.open_with_power(board, call);
            open.iter().for_each(|section| play(Action::Switch(board.step(section, line))));
        }
        Some(Power::Circle) => {
            let one_a_district = |sheet: &Sheet, act: &mut dyn FnMut(tubewright_rules::Station)| {
                let mut done = 0u32;
                for station in sheet.line().reached() {
                    let district = board.district(station);
                    if done >> district & 1 == 0 {
                        done |= 1 << district;
                        act(station);
                    }
                }
            };
            one_a_district(sheet, &mut |station| play(Action::Circle(None, station)));
            for section in plain.iter() {
                let mut next = *sheet;
                let step = next.draw_unchecked(board, section);
                one_a_district(&next, &mut |station| play(Action::Circle(Some(step), station)));
            }
        }
        Some(Power::Double) => {
            let mut pairs: Vec<(Section, Section)> = Vec::new();
            for first in plain.iter() {
                let mut drawn = *sheet;
                let step = drawn.draw_unchecked(board, first);
                for second in drawn.open_sections(board, double_target(board, call, step.to)).iter() {
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
