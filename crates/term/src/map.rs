//! The board, or a sheet on it, as a picture of text: four columns and two rows to each step of the grid.
//!
//! At this pitch every section passes only through signs of its own: straight ones through the signs
//! between two stations, slanted ones through the middle of each square of the grid.

use tubewright_rules::{Board, Line, Pencil, Point, Sheet, Station, Symbol};
use tubewright_texts::{Texts, t};

use crate::beside::{beside, wrap};
use crate::canvas::Canvas;
use crate::look::{Look, Paint};
use crate::say::Say;

const ACROSS: i32 = 4;
const DOWN: i32 = 2;
/// Room for the marks beside the first and last column.
const MARGIN: i32 = 2;
/// Columns of a page.
const PAGE: usize = 80;

/// The printed board without any line, and beside it what its signs mean.
pub fn board_page(texts: &Texts, board: &Board, look: Look) -> Vec<String> {
    let say = Say(texts);
    let mut lines = beside(&draw(board, None, look), width(board), &legend(say, board, look), PAGE);
    let figures = t!(
        texts,
        "term-board-figures",
        map = say.map(board),
        stations = board.stations().len(),
        sections = board.sections().len(),
        crossings = board.under_river().len(),
        districts = board.districts().len(),
        sites = board.sights().len()
    );
    lines.push(String::new());
    lines.extend(wrap(&figures, PAGE));
    lines
}

/// The columns that a picture takes, with a gap after it.
pub(crate) fn width(board: &Board) -> usize {
    5 + ACROSS as usize * usize::from(board.columns())
}

/// A seat's sheet: the board with the lines drawn so far, the current one's ends in brackets.
pub fn sheet_map(board: &Board, sheet: &Sheet, look: Look) -> Vec<String> {
    draw(board, Some(sheet), look)
}

/// What the signs of a map mean.
fn legend(say: Say<'_>, board: &Board, look: Look) -> Vec<String> {
    let symbol = |symbol| format!("{}   {}", look.station(Some(symbol), false), say.symbol(Some(symbol)));
    let mut lines: Vec<String> = Symbol::ALL.map(symbol).into();
    lines.push(format!("{}   {}", look.station(None, false), t!(say.0, "term-legend-central")));
    lines.push(format!("{}   {}", look.paint(Paint::Sight, "*"), t!(say.0, "term-legend-site")));
    let water = look.paint(Paint::River, &river(look).to_string().repeat(3));
    lines.push(format!("{water} {}", t!(say.0, "term-legend-river")));
    let border = look.paint(Paint::Border, &look.sign('┈', '.').to_string().repeat(3));
    lines.push(format!("{border} {}", t!(say.0, "term-legend-border")));
    for pencil in Pencil::ALL {
        let letter = look.paint(Paint::Line(pencil), &letter(pencil).to_string());
        let station = board.point(board.departure(pencil)).to_string();
        let text = t!(say.0, "term-legend-departure", pencil = pencil.name(), station = station);
        lines.push(format!("{letter}   {text}"));
    }
    lines
}

/// The letter that marks a departure station.
const fn letter(pencil: Pencil) -> char {
    match pencil {
        Pencil::Purple => 'p',
        Pencil::Blue => 'b',
        Pencil::Pink => 'k',
        Pencil::Green => 'g',
    }
}

const fn river(look: Look) -> char {
    look.sign('≈', '~')
}

fn spot(point: Point) -> (i32, i32) {
    (MARGIN + ACROSS * (i32::from(point.column) - 1), DOWN * (i32::from(point.row) - 1))
}

fn draw(board: &Board, sheet: Option<&Sheet>, look: Look) -> Vec<String> {
    let (columns, rows) = (i32::from(board.columns()), i32::from(board.rows()));
    let width = MARGIN * 2 + ACROSS * (columns - 1) + 1;
    let mut canvas = Canvas::new(width as usize, (DOWN * (rows - 1) + 1) as usize);
    draw_borders(&mut canvas, board, look);
    draw_river(&mut canvas, board, look);
    for line in sheet.map_or(&[][..], Sheet::lines) {
        let current = sheet.is_some_and(|sheet| sheet.line().pencil() == line.pencil());
        draw_line(&mut canvas, board, line, current, look);
    }
    for station in board.stations() {
        draw_station(&mut canvas, board, sheet, station, look);
    }
    if let Some(sheet) = sheet {
        mark_current(&mut canvas, board, sheet);
    }
    let names = (1..=board.columns()).map(|column| Point { column, row: 1 });
    let heading: Vec<String> = names.map(|point| point.to_string()[..1].to_owned()).collect();
    let mut lines = vec![format!("     {}", heading.join("   "))];
    for (y, text) in canvas.lines(look).iter().enumerate() {
        let label = if y as i32 % DOWN == 0 { (y as i32 / DOWN + 1).to_string() } else { String::new() };
        lines.push(format!("{label:>2} {text}").trim_end().to_owned());
    }
    lines
}

/// Dotted lines between neighbouring points of the grid that lie in different districts.
fn draw_borders(canvas: &mut Canvas, board: &Board, look: Look) {
    let (upright, level, corner) = (look.sign('┊', ':'), look.sign('┈', '.'), look.sign('┼', '+'));
    let district = |column, row| board.district_at(Point { column, row });
    // Beyond the edge there is no district, and no border either.
    let differ = |a: Option<usize>, b: Option<usize>| a.zip(b).is_some_and(|(a, b)| a != b);
    for row in 1..=board.rows() {
        for column in 1..=board.columns() {
            let (x, y) = spot(Point { column, row });
            let (here, right) = (district(column, row), district(column + 1, row));
            let (below, across) = (district(column, row + 1), district(column + 1, row + 1));
            let (up, down) = (differ(here, right), differ(below, across));
            let (west, east) = (differ(here, below), differ(right, across));
            if up {
                canvas.put(x + 2, y, upright, Paint::Border);
            }
            if west {
                (-1..=1).for_each(|dx| canvas.put(x + dx, y + 1, level, Paint::Border));
            }
            if right.is_none() {
                continue;
            }
            match (up || down, west || east) {
                (false, false) => {}
                (true, false) => canvas.put(x + 2, y + 1, upright, Paint::Border),
                (false, true) => canvas.put(x + 2, y + 1, level, Paint::Border),
                (true, true) => canvas.put(x + 2, y + 1, corner, Paint::Border),
            }
        }
    }
}

fn draw_river(canvas: &mut Canvas, board: &Board, look: Look) {
    for pair in board.river_course().windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        // Steps of at most a hundredth of the grid's pitch leave no sign out.
        let steps = (bx - ax).abs().max((by - ay).abs()).max(1);
        for step in 0..=steps {
            let (x, y) = (ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps);
            let column = MARGIN + (ACROSS * (x - 100) + 50).div_euclid(100);
            let row = (DOWN * (y - 100) + 50).div_euclid(100);
            canvas.put(column, row, river(look), Paint::River);
        }
    }
}

fn draw_line(canvas: &mut Canvas, board: &Board, line: &Line, current: bool, look: Look) {
    let paint = Paint::Line(line.pencil());
    for section in line.sections().iter() {
        let [(ax, ay), (bx, by)] = board.ends(section).map(|station| spot(board.point(station)));
        let (dx, dy) = ((bx - ax).signum(), (by - ay).signum());
        let sign = match (dx * dy, dy) {
            (0, 0) if current => look.sign('━', '='),
            (0, 0) => look.sign('─', '-'),
            (0, _) if current => look.sign('┃', '|'),
            (0, _) => look.sign('│', '|'),
            (1, _) => look.sign('╲', '\\'),
            _ => look.sign('╱', '/'),
        };
        // A slanted section goes two columns to each row.
        let stride = if dy == 0 { dx } else { 2 * dx };
        let (mut x, mut y) = (ax + stride, ay + dy);
        while (x, y) != (bx, by) {
            canvas.put(x, y, sign, paint);
            (x, y) = (x + stride, y + dy);
        }
    }
}

fn draw_station(canvas: &mut Canvas, board: &Board, sheet: Option<&Sheet>, station: Station, look: Look) {
    let (x, y) = spot(board.point(station));
    let visitor =
        sheet.and_then(|sheet| sheet.lines().iter().rev().find(|line| line.stations().contains(station)));
    let paint = visitor.map_or(Paint::Plain, |line| Paint::Line(line.pencil()));
    canvas.put(x, y, look.station(board.symbol(station), visitor.is_some()), paint);
    if board.sights().contains(station) {
        canvas.put(x + 1, y, '*', Paint::Sight);
    }
    for pencil in Pencil::ALL.into_iter().filter(|&pencil| board.departure(pencil) == station) {
        canvas.put(x - 1, y, letter(pencil), Paint::Line(pencil));
    }
}

/// Brackets around the ends of the current line, parentheses around circled stations.
fn mark_current(canvas: &mut Canvas, board: &Board, sheet: &Sheet) {
    let mut around = |station: Station, [left, right]: [char; 2], pencil: Pencil| {
        let (x, y) = spot(board.point(station));
        canvas.put(x - 1, y, left, Paint::Line(pencil));
        canvas.put(x + 1, y, right, Paint::Line(pencil));
    };
    for station in sheet.ends() {
        around(station, ['[', ']'], sheet.line().pencil());
    }
    for line in sheet.lines() {
        line.circled().into_iter().for_each(|station| around(station, ['(', ')'], line.pencil()));
    }
}
