//! The map on the full screen: as large as there is room for, and a click on it back to what can be chosen.

use ratatui::Frame;
use ratatui::layout::Rect;
use tubewright_rules::{Board, Sheet, Station, Stations, Step};

use super::entries::Entry;
use super::theme::style;
use crate::chart::{Chart, Slant};
use crate::look::Look;

/// The largest scale that fits, in rows to a step of the grid.
pub(crate) fn scale(board: &Board, width: u16, height: u16) -> i32 {
    let fits = |rows: &i32| {
        let (wide, high) = Chart::size(board, *rows);
        wide <= width && high <= height
    };
    [4, 3].into_iter().find(fits).unwrap_or(2)
}

/// What the map shows besides the lines.
#[derive(Default)]
pub(crate) struct Marks<'a> {
    pub(crate) entries: &'a [Entry],
    pub(crate) pick: Option<Entry>,
    pub(crate) circled: Option<Station>,
}

/// Draws a sheet, or the printed board, at the upper left of an area; returns where each entry can be clicked.
pub(crate) fn draw_map(
    frame: &mut Frame<'_>,
    area: Rect,
    (board, sheet): (&Board, Option<&Sheet>),
    marks: &Marks<'_>,
    look: Look,
) -> Vec<(Rect, usize)> {
    let number = |i: usize| char::from_digit(i as u32 + 1, 10);
    let numbered = |(i, entry): (usize, &Entry)| match entry {
        Entry::Draw(step) => Some((*step, number(i))),
        Entry::Circle(_) => None,
    };
    let open: Vec<(Step, Option<char>)> = marks.entries.iter().enumerate().filter_map(numbered).collect();
    let circle = |entry: &Entry| if let Entry::Circle(station) = entry { Some(*station) } else { None };
    let circles: Stations = marks.entries.iter().filter_map(circle).collect();
    let chart = Chart {
        rows: scale(board, area.width, area.height),
        slant: Slant::Dots,
        open: &open,
        circles,
        picked: marks.pick.and_then(|entry| if let Entry::Draw(step) = entry { Some(step) } else { None }),
        pointed: marks.pick.as_ref().and_then(circle),
        circled: marks.circled,
        ..Chart::new(board, sheet, look)
    };
    let buffer = frame.buffer_mut();
    for (y, row) in chart.paint().rows().iter().enumerate() {
        for (x, &(sign, paint)) in row.iter().enumerate() {
            let (x, y) = (area.x + x as u16, area.y + y as u16);
            if area.contains((x, y).into()) {
                buffer[(x, y)].set_char(sign).set_style(style(look, paint));
            }
        }
    }
    let at = |(x, y): (i32, i32), wide: u16| {
        let x = area.x + (x as u16).saturating_sub(wide / 2);
        Rect { x, y: area.y + y as u16, width: wide, height: 1 }
    };
    let mut hits = Vec::new();
    // A station first: of several ways to it, a click takes the first, and one on the way itself that way.
    for (i, entry) in marks.entries.iter().enumerate() {
        hits.push((at(chart.spot(entry.goal()), 3), i));
    }
    for (i, entry) in marks.entries.iter().enumerate() {
        if let Entry::Draw(step) = entry
            && let Some(section) = board.section(*step)
        {
            hits.extend(chart.cells(section).into_iter().map(|cell| (at(cell, 1), i)));
        }
    }
    hits
}
