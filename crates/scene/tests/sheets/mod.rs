//! Sheets to draw, and ways to look at what was drawn.

// Each file of tests looks at some of them.
#![allow(dead_code)]

use tubewright_rules::{Action, Board, Call, Pencil, Section, SharedBoard, Sheet, Station, Step, Target};
use tubewright_scene::{Mark, Scene, Shape};

pub(crate) const ANY: Call = Call { target: Target::Any, branch: true };

pub(crate) fn station(board: &Board, name: &str) -> Station {
    board.station(name).unwrap_or_else(|| panic!("{name} is a station"))
}

pub(crate) fn step(board: &Board, text: &str) -> Step {
    let (from, to) = text.split_once('-').expect("two stations");
    Step { from: station(board, from), to: station(board, to) }
}

/// A sheet with these lines, in the order of the pencils' rounds.
pub(crate) fn sheet(lines: &[(Pencil, &[&str])]) -> Sheet {
    let board = Board::london();
    let mut sheet = Sheet::new(board, lines[0].0, None);
    for (i, (pencil, sections)) in lines.iter().enumerate() {
        if i > 0 {
            sheet.begin_line(board, *pencil, None);
        }
        for section in *sections {
            sheet.play(board, ANY, Action::Draw(step(board, section))).expect("a legal section");
        }
    }
    sheet
}

pub(crate) fn empty(board: &'static SharedBoard) -> Scene {
    Scene::new(board, Sheet::new(board, Pencil::Green, None))
}

/// Two lines that meet at d3 and f4.
pub(crate) fn two_lines() -> Scene {
    let lines: &[(Pencil, &[&str])] =
        &[(Pencil::Green, &["d3-e4", "e4-f4"]), (Pencil::Pink, &["h4-g4", "g4-f4", "h4-g3", "g3-d3"])];
    Scene::new(Board::london(), sheet(lines))
}

/// The green line with two sections: on some stations one section ends, on others two.
pub(crate) fn several_ways() -> Scene {
    let board = Board::london();
    let mut scene = Scene::new(board, sheet(&[(Pencil::Green, &["d3-d2", "d3-e4"])]));
    let line = scene.sheet.line().reached();
    let open = scene.sheet.open_sections(board, ANY);
    scene.targets = open.iter().map(|section: Section| board.step(section, line)).collect();
    scene
}

pub(crate) fn shapes(marks: &[Mark]) -> impl Iterator<Item = &Shape> {
    marks.iter().flat_map(|mark| &mark.shapes)
}

pub(crate) fn boards() -> [&'static SharedBoard; 2] {
    [Board::london(), Board::hamlet()]
}
