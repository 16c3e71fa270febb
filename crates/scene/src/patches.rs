//! What has to be touched of marks that are painted, so that others are to be seen: nothing else is painted again.

use crate::layers::Mark;
use crate::shape::Shape;

/// A step from painted marks to others. Steps are taken in order, and a place counts after the steps before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Patch<'a> {
    /// Takes the mark at a place away.
    Remove(usize),
    /// Paints a mark before the one at a place.
    Insert(usize, &'a Mark),
    /// Moves a mark down to a place.
    Move {
        /// Where it lies.
        from: usize,
        /// Where it is to lie, below the marks from there on.
        to: usize,
    },
    /// Gives the mark at a place other classes.
    Class(usize, &'a str),
    /// Makes the mark at a place of other shapes.
    Shapes(usize, &'a [Shape]),
}

/// The steps from marks that are painted to those that are to be painted.
///
/// ```
/// use tubewright_rules::{Board, Pencil, Sheet};
/// use tubewright_scene::{Layer, Scene, Patch, patches};
///
/// let board = Board::london();
/// let mut scene = Scene::new(board, Sheet::new(board, Pencil::Green, None));
/// let before = scene.layer(Layer::Coordinates);
/// scene.coordinates = false;
/// let steps = patches(&before, &scene.layer(Layer::Coordinates)).len();
/// assert_eq!(steps, before.len(), "all are removed");
/// ```
pub fn patches<'a>(before: &[Mark], after: &'a [Mark]) -> Vec<Patch<'a>> {
    let mut steps = Vec::new();
    let mut painted: Vec<&Mark> = before.iter().collect();
    for place in (0..painted.len()).rev() {
        let mark = painted[place];
        // Most marks stay where they are.
        let stays = after.get(place).is_some_and(|other| is_same(mark, other));
        if !stays && !after.iter().any(|other| is_same(mark, other)) {
            painted.remove(place);
            steps.push(Patch::Remove(place));
        }
    }
    for (place, mark) in after.iter().enumerate() {
        let found = painted.iter().skip(place).position(|painted| is_same(painted, mark));
        match found {
            None => {
                painted.insert(place, mark);
                steps.push(Patch::Insert(place, mark));
                continue;
            }
            Some(0) => {}
            Some(further) => {
                let moved = painted.remove(place + further);
                painted.insert(place, moved);
                steps.push(Patch::Move { from: place + further, to: place });
            }
        }
        if painted[place].class != mark.class {
            steps.push(Patch::Class(place, &mark.class));
        }
        if painted[place].shapes != mark.shapes {
            steps.push(Patch::Shapes(place, &mark.shapes));
        }
    }
    steps
}

/// Is it the same thing, however it looks? What lies elsewhere is another one.
fn is_same(mark: &Mark, other: &Mark) -> bool {
    mark.key == other.key && mark.at == other.at
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Spot;
    use crate::layers::Key;

    fn mark(row: u8, class: &str, radius: f32) -> Mark {
        Mark::new(Key::Row(row), class, vec![Shape::Disc(radius)])
    }

    /// Does what the steps say.
    fn painted(before: &[Mark], steps: &[Patch<'_>]) -> Vec<Mark> {
        let mut marks = before.to_vec();
        for step in steps {
            match *step {
                Patch::Remove(place) => drop(marks.remove(place)),
                Patch::Insert(place, mark) => marks.insert(place, mark.clone()),
                Patch::Move { from, to } => {
                    let moved = marks.remove(from);
                    marks.insert(to, moved);
                }
                Patch::Class(place, class) => class.clone_into(&mut marks[place].class),
                Patch::Shapes(place, shapes) => marks[place].shapes = shapes.to_vec(),
            }
        }
        marks
    }

    #[test]
    fn the_steps_lead_from_any_marks_to_any_others() {
        // Every choice and order of up to three of four marks, half of which change their look on the way.
        let mut lists: Vec<Vec<u8>> = vec![Vec::new()];
        for length in 0..3 {
            let longer: Vec<Vec<u8>> = lists
                .iter()
                .filter(|list| list.len() == length)
                .flat_map(|list| {
                    let rest = (0..4).filter(|row| !list.contains(row));
                    rest.map(|row| list.iter().copied().chain([row]).collect())
                })
                .collect();
            lists.extend(longer);
        }
        assert_eq!(lists.len(), 1 + 4 + 12 + 24);
        for old in &lists {
            for new in &lists {
                let before: Vec<Mark> = old.iter().map(|&row| mark(row, "", 1.0)).collect();
                let look = |row: u8| if row.is_multiple_of(2) { ("", 1.0) } else { ("is-lit", 2.0) };
                let after: Vec<Mark> = new.iter().map(|&row| mark(row, look(row).0, look(row).1)).collect();
                assert_eq!(painted(&before, &patches(&before, &after)), after, "{old:?} to {new:?}");
            }
        }
    }

    #[test]
    fn what_did_not_change_is_not_touched() {
        let before = [mark(1, "", 1.0), mark(2, "", 1.0), mark(3, "", 1.0)];
        assert_eq!(patches(&before, &before), []);
        let mut after = before.to_vec();
        after[1].class.push_str("is-lit");
        assert_eq!(patches(&before, &after), [Patch::Class(1, "is-lit")]);
        after.remove(0);
        assert_eq!(patches(&before, &after), [Patch::Remove(0), Patch::Class(0, "is-lit")]);
    }

    #[test]
    fn what_lies_elsewhere_is_painted_anew() {
        let before = [mark(1, "", 1.0)];
        let after = [mark(1, "", 1.0).at(Spot::new(5.0, 5.0))];
        assert_eq!(patches(&before, &after), [Patch::Remove(0), Patch::Insert(0, &after[0])]);
    }
}
