//! The game in a terminal: maps and score sheets as text, and a player that works line by line.
//!
//! Nothing here opens a file: what is kept is handed to the caller as a record.

mod beside;
mod canvas;
mod command;
mod keep;
mod lines;
mod look;
mod map;
mod plain;
mod resume;
mod say;
mod score_sheet;
mod think;

pub use keep::{Keep, Kept};
pub use look::Look;
pub use map::{board_page, sheet_map};
pub use plain::{Layout, Plain};
pub use resume::{ResumeError, resume};
pub use score_sheet::score_sheets;
