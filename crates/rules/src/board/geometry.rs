//! Lines on the grid: which sections there are, which cross each other, which pass under the river.

/// A point in hundredths of the grid's pitch.
pub(super) type Spot = (i32, i32);

/// On which side of the line a–b the spot c lies: positive, negative, or 0 on it.
fn side(a: Spot, b: Spot, c: Spot) -> i64 {
    let (ax, ay, bx, by, cx, cy) = (a.0 as i64, a.1 as i64, b.0 as i64, b.1 as i64, c.0 as i64, c.1 as i64);
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/// How two stretches lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meeting {
    Apart,
    /// They cross inside both.
    Crossing,
    /// An end of one lies on the other.
    Touching,
}

pub(super) fn meeting([a, b]: [Spot; 2], [c, d]: [Spot; 2]) -> Meeting {
    let (abc, abd) = (side(a, b, c).signum(), side(a, b, d).signum());
    let (cda, cdb) = (side(c, d, a).signum(), side(c, d, b).signum());
    if abc * abd < 0 && cda * cdb < 0 {
        return Meeting::Crossing;
    }
    let within = |p: Spot, q: Spot, r: Spot| {
        r.0 >= p.0.min(q.0) && r.0 <= p.0.max(q.0) && r.1 >= p.1.min(q.1) && r.1 <= p.1.max(q.1)
    };
    let touching = (abc == 0 && within(a, b, c))
        || (abd == 0 && within(a, b, d))
        || (cda == 0 && within(c, d, a))
        || (cdb == 0 && within(c, d, b));
    if touching { Meeting::Touching } else { Meeting::Apart }
}

/// How often a polyline crosses a stretch, or `None` where it only touches it, so that nobody could say.
pub(super) fn crossings(course: &[Spot], stretch: [Spot; 2]) -> Option<usize> {
    let mut count = 0;
    for pair in course.windows(2) {
        match meeting([pair[0], pair[1]], stretch) {
            Meeting::Apart => {}
            Meeting::Crossing => count += 1,
            Meeting::Touching => return None,
        }
    }
    Some(count)
}
