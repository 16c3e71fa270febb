//! A sheet so small that only its lines count.

use tubewright_rules::{Board, Sheet};

use crate::geometry::spot;
use crate::layers::{Key, Mark};
use crate::scene::Scene;
use crate::shape::Shape;

/// The marks of a small sheet, from the ground up, in one layer.
pub fn mini(board: &'static Board, sheet: &Sheet) -> Vec<Mark> {
    let scene = Scene::new(board, *sheet);
    let mut marks = vec![scene.ground()];
    marks.extend(scene.fields());
    marks.push(Mark::new(Key::River, "", vec![Shape::Water]));
    for line in sheet.lines().iter().filter(|line| !line.is_empty()) {
        let class = format!("mini__line line--{}", line.pencil());
        marks.push(Mark::new(Key::Line(line.pencil()), class, vec![Shape::SmallLine(line.sections())]));
    }
    let on = sheet.on_lines(1);
    marks.extend(board.stations().map(|station| {
        let dot = Shape::SmallDot(spot(board, station), on.contains(station));
        Mark::new(Key::Station(station), "mini__dot", vec![dot]).with("on", on.contains(station))
    }));
    marks
}
