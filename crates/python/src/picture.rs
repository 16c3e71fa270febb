//! A sheet as a picture for notebooks.

use tubewright_rules::{SharedBoard, Sheet};
use tubewright_scene::{Document, Look, Scene, Theme};

/// The page's own style.
const CSS: &str =
    concat!(include_str!("../../web/static/style/theme.css"), include_str!("../../web/static/style/map.css"));

pub(crate) fn svg(board: &SharedBoard, sheet: Sheet) -> String {
    let scene = Scene::new(board, sheet);
    let look = Look { theme: Theme::Light, letters: false, patterns: true };
    Document::new(&scene, "A sheet").styled(CSS, look).to_string()
}
