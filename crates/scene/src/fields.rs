//! The districts as quiet fields.

use tubewright_rules::{Board, Point};

use crate::geometry::{Rect, Spot};

/// Which of the quiet colours a field has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    A,
    B,
    /// A district of a single point, cut out of the one around it.
    Corner,
}

pub(crate) struct Field {
    pub(crate) district: usize,
    pub(crate) tone: Tone,
    pub(crate) rect: Rect,
}

/// The points of a district's field: those between its outermost ones.
#[derive(Clone, Copy)]
struct Span {
    district: usize,
    first: Point,
    last: Point,
}

impl Span {
    fn is_point(self) -> bool {
        self.first == self.last
    }

    fn field(self, tone: Tone) -> Field {
        const GAP: f32 = 5.0;
        let corner =
            |point: Point, by: f32| Spot::of_grid(f32::from(point.column) + by, f32::from(point.row) + by);
        let at = corner(self.first, -0.5) + Spot::new(GAP, GAP);
        let size = corner(self.last, 0.5) - Spot::new(GAP, GAP) - at;
        Field { district: self.district, tone, rect: Rect { at, size } }
    }
}

/// The fields in the order in which they are painted: the cut-out ones lie on the others.
pub(crate) fn fields(board: &Board) -> Vec<Field> {
    let (points, wide): (Vec<Span>, Vec<Span>) = spans(board).into_iter().partition(|span| span.is_point());
    let nth = |of: fn(Point) -> u8, span: &Span| {
        let mut before: Vec<u8> = wide.iter().map(|span| of(span.first)).collect();
        before.sort_unstable();
        before.dedup();
        before.iter().position(|&start| start == of(span.first)).unwrap_or_default()
    };
    let checked = wide.iter().map(|span| {
        let even = (nth(|point| point.column, span) + nth(|point| point.row, span)) % 2 == 0;
        span.field(if even { Tone::A } else { Tone::B })
    });
    checked.chain(points.iter().map(|span| span.field(Tone::Corner))).collect()
}

fn spans(board: &Board) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::with_capacity(board.districts().len());
    for row in 1..=board.rows() {
        for column in 1..=board.columns() {
            let point = Point { column, row };
            let Some(district) = board.district_at(point) else { continue };
            match spans.iter_mut().find(|span| span.district == district) {
                None => spans.push(Span { district, first: point, last: point }),
                Some(Span { first, last, .. }) => {
                    *first = Point { column: first.column.min(column), row: first.row.min(row) };
                    *last = Point { column: last.column.max(column), row: last.row.max(row) };
                }
            }
        }
    }
    spans
}
