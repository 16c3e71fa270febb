//! The value function: how many points a position will still bring.

mod features;
mod file;
mod net;

use tubewright_rules::Board;

pub use features::{BITS, Features, LAYOUT_HASH};
pub use file::NetError;
pub use net::{Accumulator, HIDDEN, Net, PARTS, Part, Row, SCALE, STEPS};

/// Does a value function know this map? London is the only one that any has been taught on.
pub fn knows(board: &Board) -> bool {
    board.hash() == Board::london().hash()
}

/// The value function for London that `tubewright train` made.
#[cfg(feature = "weights")]
pub fn london() -> std::sync::Arc<Net> {
    use std::sync::{Arc, LazyLock};
    static LONDON: LazyLock<Arc<Net>> = LazyLock::new(|| {
        Arc::new(Net::from_bytes(include_bytes!("value/london.net")).expect("a test reads this file"))
    });
    LONDON.clone()
}
