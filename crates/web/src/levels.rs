//! What the levels of bots are called.

use tubewright_texts::key;
use tubewright_wire::Level;

/// Each level with the key of its name, the weakest first.
pub(crate) const LEVELS: [(Level, &str); 5] = [
    (Level::Novice, key!("level-novice")),
    (Level::Casual, key!("level-casual")),
    (Level::Regular, key!("level-regular")),
    (Level::Strong, key!("level-strong")),
    (Level::Champion, key!("level-champion")),
];
