//! The river's course as a ribbon with soft bends.

use tubewright_rules::Board;

use crate::geometry::Spot;

/// How round a bend is, in units of the map.
const BEND: f32 = 110.0;

/// The middle of the river: straight stretches, and bends between them.
#[derive(Clone, Debug, PartialEq)]
pub struct River {
    /// Where it comes in.
    pub from: Spot,
    /// Each bend: where it begins, the corner that it rounds, where it ends.
    pub bends: Vec<[Spot; 3]>,
    /// Where it leaves.
    pub to: Spot,
}

impl River {
    /// The rivers of a board.
    pub fn all(board: &Board) -> impl Iterator<Item = Self> {
        board.rivers().iter().map(|course| Self::along(course))
    }

    fn along(course: &[(i32, i32)]) -> Self {
        let course = corners(course);
        let bends = course.windows(3).map(|three| bend(three[0], three[1], three[2])).collect();
        let [from, .., to] = course[..] else { unreachable!("a board's river has two points at least") };
        Self { from, bends, to }
    }

    /// The river as a chain of short straight lines.
    pub fn points(&self) -> Vec<Spot> {
        const PIECES: usize = 24;
        let mut points = vec![self.from];
        for &[from, corner, to] in &self.bends {
            points.extend((0..=PIECES).map(|i| {
                let share = i as f32 / PIECES as f32;
                from.toward(corner, share).toward(corner.toward(to, share), share)
            }));
        }
        points.push(self.to);
        points
    }
}

/// The corners of the course. Points that lie on the straight between others would make a kink, so they are left
/// out; the ends are drawn on past the edge of the map.
fn corners(course: &[(i32, i32)]) -> Vec<Spot> {
    let hundredths = |&(x, y): &(i32, i32)| Spot::of_grid(x as f32 / 100.0, y as f32 / 100.0);
    let mut course: Vec<Spot> = course.iter().map(hundredths).collect();
    let mut i = 1;
    while i + 1 < course.len() {
        if off_the_straight(course[i - 1], course[i], course[i + 1]) < 2.0 {
            course.remove(i);
        } else {
            i += 1;
        }
    }
    let longer = |end: Spot, before: Spot| before.toward(end, 1.0 + 20.0 / before.distance(end));
    let last = course.len() - 1;
    let ends = (longer(course[0], course[1]), longer(course[last], course[last - 1]));
    (course[0], course[last]) = ends;
    course
}

/// How far `between` lies off the line from `a` to `b`.
fn off_the_straight(a: Spot, between: Spot, b: Spot) -> f32 {
    let (way, aside) = (b - a, between - a);
    (way.x * aside.y - way.y * aside.x).abs() / way.length()
}

fn bend(before: Spot, corner: Spot, after: Spot) -> [Spot; 3] {
    let (into, out) = (before - corner, after - corner);
    let (long_in, long_out) = (into.length(), out.length());
    let angle = (into.dot(out) / (long_in * long_out)).clamp(-1.0, 1.0).acos();
    // Two bends share a stretch, so each may take a bit less than half of it.
    let reach = (BEND / (angle / 2.0).tan()).min(0.48 * long_in).min(0.48 * long_out);
    [corner + into * (reach / long_in), corner, corner + out * (reach / long_out)]
}
