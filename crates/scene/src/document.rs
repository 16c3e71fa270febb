//! A scene as one SVG text: to be set into a page, or with its style sheet as a file of its own.

use std::fmt;

use tubewright_rules::Point;

use crate::geometry::{Rect, Spot, size};
use crate::layers::Layer;
use crate::scene::Scene;
use crate::svg::{Length, escape, group};

/// A part of the map, from one point of the grid to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crop {
    /// The upper left point shown.
    pub from: Point,
    /// The lower right point shown.
    pub to: Point,
}

impl Crop {
    /// The part of the map as a rectangle.
    pub fn rect(self) -> Rect {
        let corner =
            |point: Point, by: f32| Spot::of_grid(f32::from(point.column) + by, f32::from(point.row) + by);
        let at = corner(self.from, -0.5);
        Rect { at, size: corner(self.to, 0.5) - at }
    }
}

/// Which colours a file of its own has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How a file of its own shows a sheet; in a page the page decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Its colours.
    pub theme: Theme,
    /// Letters on the lines.
    pub letters: bool,
    /// Patterns in the lines.
    pub patterns: bool,
}

impl Look {
    /// A sheet in these colours, with patterns and without letters.
    pub const fn of(theme: Theme) -> Self {
        Self { theme, letters: false, patterns: true }
    }
}

impl fmt::Display for Look {
    /// The attributes of the root element that style sheets go by, as the page has them too.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.theme {
            Theme::Light => r#" data-theme="light""#,
            Theme::Dark => r#" data-theme="dark""#,
        })?;
        if self.letters {
            f.write_str(r#" data-letters="on""#)?;
        }
        if !self.patterns {
            f.write_str(r#" data-patterns="off""#)?;
        }
        Ok(())
    }
}

/// A scene as an SVG text; its `Display` is the text.
///
/// ```
/// use tubewright_rules::{Board, Pencil, Sheet};
/// use tubewright_scene::{Document, Look, Scene, Theme};
///
/// let board = Board::london();
/// let scene = Scene::new(board, Sheet::new(board, Pencil::Green, None));
/// let look = Look::of(Theme::Light);
/// let file = Document::new(&scene, "An empty sheet").styled(".m-ground { fill: ivory }", look);
/// assert!(file.to_string().contains("ivory"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    scene: &'a Scene,
    title: &'a str,
    crop: Option<Crop>,
    style: Option<(&'a str, Look)>,
}

impl<'a> Document<'a> {
    /// The whole map, for a page that has the style sheet. Those who cannot see it get the title; one that only adorns
    /// has none.
    pub const fn new(scene: &'a Scene, title: &'a str) -> Self {
        Self { scene, title, crop: None, style: None }
    }

    /// Only a part of it.
    pub const fn cropped(self, crop: Crop) -> Self {
        Self { crop: Some(crop), ..self }
    }

    /// With this style sheet inside, to stand on its own.
    pub const fn styled(self, css: &'a str, look: Look) -> Self {
        Self { style: Some((css, look)), ..self }
    }
}

impl fmt::Display for Document<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = self.scene;
        let whole = Rect { at: Spot::default(), size: size(&scene.board) };
        let part = self.crop.map_or(whole, Crop::rect);
        let [x, y, width, height] = [part.at.x, part.at.y, part.size.x, part.size.y].map(Length);
        write!(f, r#"<svg xmlns="http://www.w3.org/2000/svg" class="{}""#, scene.class())?;
        match self.title {
            "" => f.write_str(r#" aria-hidden="true""#)?,
            title => write!(f, r#" role="img" aria-label="{}""#, escape(title))?,
        }
        write!(f, r#" viewBox="{x} {y} {width} {height}""#)?;
        if let Some((css, look)) = self.style {
            let css = escape(css);
            write!(f, r#" width="{width}" height="{height}"{look}><style>{css}</style"#)?;
        }
        f.write_str(">")?;
        for layer in Layer::ALL {
            write!(f, r#"<g class="{}">"#, layer.class())?;
            for mark in scene.layer(layer) {
                f.write_str(&group(&scene.board, &mark))?;
            }
            f.write_str("</g>")?;
        }
        f.write_str("</svg>")
    }
}
