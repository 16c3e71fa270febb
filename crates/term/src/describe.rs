//! What may be drawn, and what was drawn, in words.

use tubewright_rules::{Action, Board, Objective, Power, Sheet, Step, View};

use crate::texts;

/// The sections open without a power, each with where it leads and what it brings.
pub(crate) fn open_sections(view: &View) -> Vec<String> {
    let Some(call) = view.call() else { return Vec::new() };
    let (board, sheet) = (view.board(), view.sheet());
    let mut lines: Vec<String> = sheet
        .open_sections(board, call)
        .iter()
        .map(|section| {
            let step = board.step(section, sheet.line().reached());
            format!("  {}  {}", board.step_text(step), prospects(board, sheet, view.objectives(), step))
        })
        .collect();
    lines.sort_unstable();
    lines
}

/// `west to circle a3, +2 points, under the Thames`.
fn prospects(board: &Board, sheet: &Sheet, objectives: &[Objective], step: Step) -> String {
    let mut after = *sheet;
    after.play_unchecked(board, Action::Draw(step));
    let gain = after.total(board, objectives) - sheet.total(board, objectives);
    let mut parts = vec![way(board, step), texts::gain(gain)];
    if board.section(step).is_some_and(|section| board.under_river().contains(section)) {
        parts.push(texts::UNDER_RIVER.to_owned());
    }
    if board.sights().contains(step.to) {
        parts.push(texts::AT_SIGHT.to_owned());
    }
    if after.on_lines(2).contains(step.to) {
        parts.push(texts::INTERCHANGE.to_owned());
    }
    parts.join(", ")
}

fn way(board: &Board, step: Step) -> String {
    let (from, to) = (board.point(step.from), board.point(step.to));
    let direction = texts::direction(
        i32::from(to.column) - i32::from(from.column),
        i32::from(to.row) - i32::from(from.row),
    );
    texts::way(direction, &texts::goal(board.symbol(step.to), to))
}

/// What the unspent power adds on this turn, whole.
pub(crate) fn power_actions(view: &View) -> Vec<String> {
    let (board, sheet) = (view.board(), view.sheet());
    let (Some(call), Some(power)) = (view.call(), sheet.power()) else { return Vec::new() };
    let line = sheet.line().reached();
    let lines = match power {
        Power::Joker | Power::Switch => also_open(view).into_iter().collect(),
        Power::Circle => vec![texts::with_circle(&texts::station_list(board, line))],
        Power::Double => {
            let firsts = sheet.open_sections(board, call);
            let pair = |section| {
                let first = board.step(section, line);
                let after = line | tubewright_rules::Stations::one(first.to);
                let seconds = sheet.open_second(board, call, section);
                let seconds: Vec<String> =
                    seconds.iter().map(|second| board.step_text(board.step(second, after))).collect();
                (!seconds.is_empty()).then(|| texts::with_double(&board.step_text(first), &seconds))
            };
            firsts.iter().filter_map(pair).collect()
        }
    };
    if lines.is_empty() { vec![texts::power_opens_nothing(power)] } else { lines }
}

/// The further sections that an unspent joker or switch power opens, in one sentence.
pub(crate) fn also_open(view: &View) -> Option<String> {
    let (board, sheet) = (view.board(), view.sheet());
    let power = sheet.power()?;
    let further = sheet.open_with_power(board, view.call()?);
    let mut sections: Vec<String> =
        further.iter().map(|section| board.step_text(board.step(section, sheet.line().reached()))).collect();
    sections.sort_unstable();
    (!sections.is_empty()).then(|| texts::also_with_power(power, &sections))
}

/// An action that has been played.
pub(crate) fn played(board: &Board, action: Action) -> String {
    let steps: Vec<String> =
        action.steps().map(|step| format!("{}, {}", board.step_text(step), way(board, step))).collect();
    let mut what = if steps.is_empty() { texts::PASSED.to_owned() } else { texts::drawn(&steps) };
    if let Action::Circle(_, station) = action {
        what = format!("{what}, {}", texts::circled(board.point(station)));
    }
    what
}

/// The lines of a sheet, section by section, and the ends of the current one.
pub(crate) fn sheet_in_words(board: &Board, sheet: &Sheet) -> Vec<String> {
    let mut lines: Vec<String> = sheet
        .lines()
        .iter()
        .map(|line| {
            let section =
                |section| board.ends(section).map(|station| board.point(station).to_string()).join("-");
            let sections: Vec<String> = line.sections().iter().map(section).collect();
            texts::line_in_words(line.pencil(), &sections, line.circled().map(|station| board.point(station)))
        })
        .collect();
    lines.push(texts::ends_in_words(&texts::station_list(board, sheet.ends())));
    lines
}
