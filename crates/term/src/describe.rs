//! What may be drawn, and what was drawn, in words.

use tubewright_rules::{Action, Board, Power, Sheet, Stations, Step, View};

use crate::texts;

/// How much is said of each section.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// A sentence that speaks well.
    Sentence,
    /// A row of a narrow table.
    Row,
}

/// The sections open without a power, each with where it leads and what it brings.
pub(crate) fn open_sections(view: &View, detail: Detail) -> Vec<String> {
    let Some(call) = view.call() else { return Vec::new() };
    let (board, sheet) = (view.board(), view.sheet());
    let mut lines: Vec<String> = sheet
        .open_sections(board, call)
        .iter()
        .map(|section| prospects(view, board.step(section, sheet.line().reached()), detail))
        .collect();
    lines.sort_unstable();
    lines
}

/// `d3-a3  west to circle a3, +2 points, under the Thames`.
fn prospects(view: &View, step: Step, detail: Detail) -> String {
    let (board, sheet) = (view.board(), view.sheet());
    let mut after = *sheet;
    after.play_unchecked(board, Action::Draw(step));
    let gain = after.total(board, view.objectives()) - sheet.total(board, view.objectives());
    let extras = [
        (
            board.section(step).is_some_and(|section| board.under_river().contains(section)),
            texts::UNDER_RIVER,
        ),
        (board.sights().contains(step.to), texts::AT_SIGHT),
        (after.on_lines(2).contains(step.to), texts::INTERCHANGE),
    ];
    let extras = extras.into_iter().filter(|&(holds, _)| holds).map(|(_, name)| name);
    let text = board.step_text(step);
    match detail {
        Detail::Sentence => {
            let names: String = extras.map(|name| format!(", {}", name.long)).collect();
            format!("  {text}  {}, {}{names}", way(board, step), texts::gain(gain))
        }
        Detail::Row => {
            let names: String = extras.map(|name| format!(" {}", name.short)).collect();
            let goal = texts::short_goal(board.symbol(step.to));
            format!(
                " {text:<7} {:<2} {goal:<8} {:>3}{names}",
                direction(board, step).short,
                format!("+{gain}")
            )
        }
    }
}

fn direction(board: &Board, step: Step) -> texts::Name {
    let (from, to) = (board.point(step.from), board.point(step.to));
    texts::direction(i32::from(to.column) - i32::from(from.column), i32::from(to.row) - i32::from(from.row))
}

fn way(board: &Board, step: Step) -> String {
    texts::way(direction(board, step).long, &texts::goal(board.symbol(step.to), board.point(step.to)))
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
                let after = line | Stations::one(first.to);
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
