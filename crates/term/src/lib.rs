//! The game in a terminal: maps and score sheets as text, and a player that works line by line.
//!
//! Nothing here opens a file or a terminal: everything reads from a `BufRead` and writes to a `Write`.

mod beside;
mod canvas;
mod command;
mod describe;
mod lines;
mod look;
mod map;
mod plain;
mod score_sheet;
mod texts;

pub use look::Look;
pub use map::{board_page, sheet_map};
pub use plain::{Keep, Layout, Plain, ResumeError};
pub use score_sheet::score_sheets;
