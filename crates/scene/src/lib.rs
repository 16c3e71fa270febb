//! A sheet as strokes, dots, marks and labels, and a point back to a station; no DOM, no terminal, no rule.
//!
//! A [`Scene`] says what is to be seen. [`Scene::layer`] turns it into [`Mark`]s: each has a [`Key`] that stays the same
//! for as long as it is the same thing, so that a page redraws only the marks that differ. Colours and widths are
//! the style sheet's; marks bear class names.
//!
//! ```
//! use tubewright_rules::{Board, Pencil, Sheet};
//! use tubewright_scene::{Document, Layer, Scene};
//!
//! let board = Board::london();
//! let scene = Scene::new(board, Sheet::new(board, Pencil::Green, None));
//! assert_eq!(scene.layer(Layer::Stations).len(), 53);
//! assert!(Document::new(&scene, "An empty sheet").to_string().starts_with("<svg"));
//! ```

mod badges;
mod document;
mod fields;
mod geometry;
mod halos;
mod layers;
mod mini;
mod outline;
mod outward;
mod patches;
mod pick;
mod river;
mod scene;
mod shape;
mod stations;
mod svg;

pub use document::{Crop, Document, Look, Theme};
pub use geometry::{PITCH, Rect, Spot, size, spot, station_at};
pub use layers::{Key, Layer, Mark};
pub use mini::mini;
pub use outward::outward;
pub use patches::{Patch, patches};
pub use pick::Way;
pub use river::River;
pub use scene::{Gain, Lit, Scene};
pub use shape::Shape;
pub use svg::{art, escape, group, letter, place, symbol_art};
