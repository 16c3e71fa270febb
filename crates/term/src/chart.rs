//! A sheet as a picture of signs, at any scale: so many rows to a step of the grid, and twice as many columns.
//!
//! Every section passes only through signs of its own: straight ones through those between two stations,
//! slanted ones through the inside of a square of the grid. Two rows are the least for which that holds.

use tubewright_rules::{Board, Line, Pencil, Point, Section, Sheet, Station, Stations, Step};

use crate::canvas::Canvas;
use crate::look::{Look, Paint};

/// Room for the marks beside the first and last column.
const MARGIN: i32 = 2;
/// Room for the numbers of the rows and the letters of the columns.
const LABELS: (i32, i32) = (3, 1);

/// How slanted sections look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slant {
    /// One stroke a row, which any font can show.
    Strokes,
    /// An unbroken line of fine dots.
    Dots,
}

/// What is to be drawn.
pub(crate) struct Chart<'a> {
    pub(crate) board: &'a Board,
    /// The lines on it; the printed board without them.
    pub(crate) sheet: Option<&'a Sheet>,
    /// Rows to a step of the grid, two or more.
    pub(crate) rows: i32,
    pub(crate) look: Look,
    pub(crate) slant: Slant,
    /// Sections that may be drawn now, each with a sign for its goal.
    pub(crate) open: &'a [(Step, Option<char>)],
    /// Stations that may be circled now.
    pub(crate) circles: Stations,
    /// The section that a person points at.
    pub(crate) picked: Option<Step>,
    /// The station that a person points at.
    pub(crate) pointed: Option<Station>,
    /// The station circled on this turn.
    pub(crate) circled: Option<Station>,
}

impl<'a> Chart<'a> {
    /// A sheet, or the printed board, and nothing else.
    pub(crate) fn new(board: &'a Board, sheet: Option<&'a Sheet>, look: Look) -> Self {
        Self {
            board,
            sheet,
            rows: 2,
            look,
            slant: Slant::Strokes,
            open: &[],
            circles: Stations::EMPTY,
            picked: None,
            pointed: None,
            circled: None,
        }
    }

    /// Columns and rows of a picture at this scale.
    pub(crate) fn size(board: &Board, rows: i32) -> (u16, u16) {
        let (columns, lines) = (i32::from(board.columns()) - 1, i32::from(board.rows()) - 1);
        let width = LABELS.0 + 2 * MARGIN + 2 * rows * columns + 1;
        ((width) as u16, (LABELS.1 + rows * lines + 1) as u16)
    }

    /// Where a station stands in the picture.
    pub(crate) fn spot(&self, station: Station) -> (i32, i32) {
        self.place(self.board.point(station))
    }

    fn place(&self, point: Point) -> (i32, i32) {
        let (column, row) = (i32::from(point.column) - 1, i32::from(point.row) - 1);
        (LABELS.0 + MARGIN + 2 * self.rows * column, LABELS.1 + self.rows * row)
    }

    /// The signs through which a section passes, in order.
    pub(crate) fn cells(&self, section: Section) -> Vec<(i32, i32)> {
        let [(ax, ay), (bx, by)] = self.board.ends(section).map(|station| self.spot(station));
        let (dx, dy) = ((bx - ax).signum(), (by - ay).signum());
        // A slanted section goes two columns to each row.
        let stride = if dy == 0 { dx } else { 2 * dx };
        let steps = if dy == 0 { (bx - ax).abs() } else { (by - ay).abs() };
        (1..steps).map(|i| (ax + stride * i, ay + dy * i)).collect()
    }

    /// The whole picture.
    pub(crate) fn paint(&self) -> Canvas {
        let (width, height) = Self::size(self.board, self.rows);
        let mut canvas = Canvas::new(usize::from(width), usize::from(height));
        self.labels(&mut canvas);
        self.borders(&mut canvas);
        self.river(&mut canvas);
        for line in self.sheet.map_or(&[][..], Sheet::lines) {
            for section in line.sections().iter() {
                self.section(&mut canvas, section, line.pencil());
            }
        }
        let pencil = self.sheet.map(|sheet| sheet.line().pencil());
        for &(step, _) in self.open {
            if let (Some(section), Some(pencil)) = (self.board.section(step), pencil) {
                let sign = self.look.sign('·', '+');
                self.cells(section)
                    .into_iter()
                    .for_each(|(x, y)| canvas.put(x, y, sign, Paint::Open(pencil)));
            }
        }
        if let (Some(section), Some(pencil)) = (self.picked.and_then(|step| self.board.section(step)), pencil)
        {
            self.picked(&mut canvas, section, pencil);
        }
        for station in self.board.stations() {
            self.station(&mut canvas, station);
        }
        if let Some(sheet) = self.sheet {
            self.marks(&mut canvas, sheet);
        }
        canvas
    }

    fn labels(&self, canvas: &mut Canvas) {
        for column in 1..=self.board.columns() {
            let point = Point { column, row: 1 };
            let letter = point.to_string().chars().next().unwrap_or(' ');
            canvas.put(self.place(point).0, 0, letter, Paint::Label);
        }
        for row in 1..=self.board.rows() {
            let (_, y) = self.place(Point { column: 1, row });
            for (x, sign) in format!("{row:>2}").chars().enumerate() {
                canvas.put(x as i32, y, sign, Paint::Label);
            }
        }
    }

    /// Dotted lines between neighbouring points of the grid that lie in different districts.
    fn borders(&self, canvas: &mut Canvas) {
        let look = self.look;
        let (upright, level, corner) = (look.sign('┊', ':'), look.sign('┈', '.'), look.sign('┼', '.'));
        let district = |column, row| self.board.district_at(Point { column, row });
        // Beyond the edge there is no district, and no border either.
        let differ = |a: Option<usize>, b: Option<usize>| a.zip(b).is_some_and(|(a, b)| a != b);
        // The border runs in the middle between two points: to the right, and below.
        let (across, down) = (self.rows, self.rows / 2);
        for row in 1..=self.board.rows() {
            for column in 1..=self.board.columns() {
                let (x, y) = self.place(Point { column, row });
                let (here, right) = (district(column, row), district(column + 1, row));
                let (below, slanted) = (district(column, row + 1), district(column + 1, row + 1));
                let (up, on) = (differ(here, right), differ(below, slanted));
                let (west, east) = (differ(here, below), differ(right, slanted));
                if up {
                    for dy in (down + 1 - self.rows)..down {
                        canvas.put(x + across, y + dy, upright, Paint::Border);
                    }
                }
                if west {
                    for dx in (1 - across)..across {
                        canvas.put(x + dx, y + down, level, Paint::Border);
                    }
                }
                if right.is_none() {
                    continue;
                }
                match (up || on, west || east) {
                    (false, false) => {}
                    (true, false) => canvas.put(x + across, y + down, upright, Paint::Border),
                    (false, true) => canvas.put(x + across, y + down, level, Paint::Border),
                    (true, true) => canvas.put(x + across, y + down, corner, Paint::Border),
                }
            }
        }
        // Above the first row the labels stand.
        for x in 0..i32::from(Self::size(self.board, self.rows).0) {
            if canvas.paint_at(x, 0) == Paint::Border {
                canvas.put(x, 0, ' ', Paint::Plain);
            }
        }
    }

    fn river(&self, canvas: &mut Canvas) {
        for pair in self.board.rivers().iter().flat_map(|course| course.windows(2)) {
            let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
            // Steps of at most a hundredth of the grid's pitch leave no sign out.
            let steps = (bx - ax).abs().max((by - ay).abs()).max(1);
            for step in 0..=steps {
                let (x, y) = (ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps);
                let column = LABELS.0 + MARGIN + (2 * self.rows * (x - 100) + 50).div_euclid(100);
                let row = LABELS.1 + (self.rows * (y - 100) + 50).div_euclid(100);
                if column >= LABELS.0 {
                    canvas.put(column, row, self.look.sign('≈', '~'), Paint::River);
                }
            }
        }
    }

    /// A section of a line. Without colour its pencil's letter stands in the middle of each step.
    fn section(&self, canvas: &mut Canvas, section: Section, pencil: Pencil) {
        let paint = Paint::Line(pencil);
        let (dx, dy) = self.direction(section);
        let sign = match (dx * dy, dy) {
            (0, 0) => self.look.sign('━', '='),
            (0, _) => self.look.sign('┃', '|'),
            (1, _) => self.look.sign('╲', '\\'),
            _ => self.look.sign('╱', '/'),
        };
        let dots = self.slant == Slant::Dots && self.look.unicode && dx * dy != 0;
        for (i, (x, y)) in (1..).zip(self.cells(section)) {
            if dots {
                for side in [-1, 0, 1] {
                    canvas.put(x + side, y, slanted(side * dx * dy, dx * dy, 1), paint);
                }
            } else {
                canvas.put(x, y, sign, paint);
            }
            let middle = if dy == 0 { self.rows } else { self.rows / 2 };
            let step = if dy == 0 { 2 * self.rows } else { self.rows };
            if !self.look.colour && i % step == middle {
                canvas.put(x, y, letter(pencil), paint);
            }
        }
    }

    /// The section that is pointed at, in broken strokes.
    fn picked(&self, canvas: &mut Canvas, section: Section, pencil: Pencil) {
        let (dx, dy) = self.direction(section);
        let sign = match (dx * dy, dy) {
            (0, 0) => self.look.sign('╍', '='),
            (0, _) => self.look.sign('╏', '|'),
            (1, _) => self.look.sign('╲', '\\'),
            _ => self.look.sign('╱', '/'),
        };
        for (x, y) in self.cells(section) {
            canvas.put(x, y, sign, Paint::Picked(pencil));
        }
    }

    fn direction(&self, section: Section) -> (i32, i32) {
        let [(ax, ay), (bx, by)] = self.board.ends(section).map(|station| self.spot(station));
        ((bx - ax).signum(), (by - ay).signum())
    }

    fn station(&self, canvas: &mut Canvas, station: Station) {
        let (x, y) = self.spot(station);
        let on = |line: &&Line| line.stations().contains(station);
        let lines = || self.sheet.map_or(&[][..], Sheet::lines).iter().rev().filter(on);
        let paint = match (lines().count(), lines().next()) {
            (0, _) | (_, None) => Paint::Plain,
            (1, Some(line)) => Paint::Line(line.pencil()),
            _ => Paint::Interchange,
        };
        canvas.put(x, y, self.look.station(self.board.symbol(station), lines().next().is_some()), paint);
        if self.board.sights().contains(station) {
            canvas.put(x + 1, y, '*', Paint::Sight);
        }
        for pencil in Pencil::ALL.into_iter().filter(|&pencil| self.board.departure(pencil) == station) {
            canvas.put(x - 1, y, letter(pencil), Paint::Line(pencil));
        }
    }

    /// Brackets around the ends of the current line, parentheses around circled stations, and what may be chosen.
    fn marks(&self, canvas: &mut Canvas, sheet: &Sheet) {
        let mut around = |station: Station, [left, right]: [char; 2], paint: Paint| {
            let (x, y) = self.spot(station);
            canvas.put(x - 1, y, left, paint);
            canvas.put(x + 1, y, right, paint);
        };
        let pencil = sheet.line().pencil();
        for station in sheet.ends() {
            around(station, ['[', ']'], Paint::Line(pencil));
        }
        for line in sheet.lines() {
            line.circled()
                .into_iter()
                .for_each(|station| around(station, ['(', ')'], Paint::Line(line.pencil())));
        }
        self.circled.into_iter().for_each(|station| around(station, ['(', ')'], Paint::Line(pencil)));
        for station in self.circles {
            let (x, y) = self.spot(station);
            canvas.repaint(x, y, Paint::Goal(pencil));
        }
        for &(step, sign) in self.open {
            let (x, y) = self.spot(step.to);
            canvas.repaint(x, y, Paint::Goal(pencil));
            if let Some(sign) = sign {
                canvas.put(x + 1, y, sign, Paint::Number);
            }
        }
        for station in self.picked.map(|step| step.to).into_iter().chain(self.pointed) {
            let (x, y) = self.spot(station);
            canvas.put(x - 1, y, '<', Paint::Picked(pencil));
            canvas.put(x + 1, y, '>', Paint::Picked(pencil));
            canvas.repaint(x, y, Paint::Picked(pencil));
        }
    }
}

/// The part of an unbroken slanted line in the cell so far to the right of the middle one; it falls to the right
/// for a turn of 1 and to the left for -1.
fn slanted(side: i32, turn: i32, thickness: i32) -> char {
    // Where the eight dots of a cell stand, by the bit that shows each.
    const DOTS: [(i32, i32); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
    let mut bits = 0;
    for (bit, (x, y)) in DOTS.into_iter().enumerate() {
        // In halves of a dot's pitch from the middle of the cell in which the row's middle lies.
        let across = 4 * side * turn + 2 * x - 1;
        let down = 2 * y - 3;
        if (across * turn - down).abs() <= 2 * thickness {
            bits |= 1 << bit;
        }
    }
    char::from_u32(0x2800 + bits).unwrap_or(' ')
}

/// The letter of a pencil, where colour cannot tell.
pub(crate) const fn letter(pencil: Pencil) -> char {
    match pencil {
        Pencil::Purple => 'p',
        Pencil::Blue => 'b',
        Pencil::Pink => 'k',
        Pencil::Green => 'g',
    }
}

#[cfg(test)]
mod tests {
    use super::slanted;

    #[test]
    fn a_slanted_line_is_unbroken() {
        let row =
            |turn: i32| -> String { [-1, 0, 1].map(|side| slanted(side * turn, turn, 0)).iter().collect() };
        // Where one row ends the next begins: two columns further, at the top.
        assert_eq!(row(1), "⠈⠢⡀");
        assert_eq!(row(-1), "⢀⠔⠁");
    }
}
