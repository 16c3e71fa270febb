//! Clients that play at tables over real sockets: one for a test, ten thousand for a measurement.

mod client;
mod echo;
mod figures;
mod http;
mod person;
mod play;
mod soak;

pub use client::{Answer, Client, Lost, Way};
pub use echo::{echo, serve_echo};
pub use figures::{Figures, Times};
pub use http::{Reply, open_table, request};
pub use person::Person;
pub use play::{Load, Pace, Players};
pub use soak::{Soak, Standing};
