//! The game in a terminal: maps and score sheets as text, a player that works line by line, and the full screen; at a
//! table of its own or at one of some server.
//!
//! Nothing here opens a file: what is kept is handed to the caller as a record.

mod answers;
mod beside;
mod canvas;
mod chart;
mod command;
mod deal_page;
mod keep;
mod lines;
mod local;
mod look;
mod map;
mod plain;
mod recorded;
mod remote;
mod resume;
mod review;
mod say;
mod score_sheet;
mod screen;
mod session;
mod think;
mod transcript;

pub use deal_page::deal_page;
pub use keep::{Keep, Kept};
pub use look::Look;
pub use map::{board_page, sheet_map};
pub use plain::{Layout, Plain, join_line_by_line, left_in};
pub use remote::{Address, Joining, NoAddress};
pub use resume::{ResumeError, resume};
pub use say::{
    action_refused, come_back, drawn_text_refused, fault_refused, map_refused, quoted, record_refused,
    requoted, system_refused, system_says, verify_refused, word_refused,
};
pub use score_sheet::{drawn_sheet, score_sheets};
pub use screen::{First, GameParams, Games, KeptTable, join_on_screen, play_on_screen, replay_on_screen};
pub use transcript::transcript;
