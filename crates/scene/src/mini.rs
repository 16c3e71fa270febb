//! A sheet so small that only its lines count.

use tubewright_rules::{SharedBoard, Sheet};

use crate::layers::{Key, Mark};
use crate::scene::Scene;
use crate::shape::Shape;

/// The marks of a small sheet, from the ground up, in one layer. They are few, since a page shows several such sheets.
pub fn mini(board: &SharedBoard, sheet: &Sheet) -> Vec<Mark> {
    let scene = Scene::new(board, *sheet);
    let mut marks = vec![scene.ground()];
    marks.extend(scene.fields());
    marks.push(Mark::new(Key::River, "", vec![Shape::Water]));
    for line in sheet.lines().iter().filter(|line| !line.is_empty()) {
        let class = format!("mini__line line--{}", line.pencil());
        marks.push(Mark::new(Key::Line(line.pencil()), class, vec![Shape::SmallLine(line.sections())]));
    }
    let on = sheet.on_lines(1);
    let off = board.stations() - on;
    marks.push(Mark::new(Key::Off, "mini__dot", vec![Shape::SmallDots(off, 10.0)]));
    marks.push(Mark::new(Key::On, "mini__dot on", vec![Shape::SmallDots(on, 17.0)]));
    marks
}
