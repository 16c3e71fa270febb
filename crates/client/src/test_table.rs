//! Snapshots for the tests of this crate.

use tubewright_table::{PersonId, Table, Watcher};
use tubewright_wire::{Command, NewTable, Settings, Snapshot};

/// Ann, who is the host, and Ben at a table for two, as the one at a seat sees it.
pub(crate) fn two_seated(seat: u8) -> Snapshot {
    let new = NewTable {
        settings: Settings::plain(2),
        name: "Ann".into(),
        colour: None,
        bots: vec![],
        secret: None,
    };
    let (ann, ben) = (PersonId("ann".into()), PersonId("ben".into()));
    let opened = Table::open(&new, "t1", "a seed", &ann, 0).expect("it can be opened");
    let mut table = Table::replay([&opened], 0).expect("it fits");
    let sit = Command::Sit { seat: None, name: "Ben".into(), colour: None, secret: None };
    for event in table.decide(&ben, 1, &sit, 0).expect("there is a seat") {
        table.apply(&event).expect("it fits");
    }
    table.snapshot(Watcher::Seat(seat))
}
