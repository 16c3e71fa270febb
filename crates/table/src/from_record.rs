//! A record that names its seed, as a table at which the game goes on.

use tubewright_rules::{Game, Record, RecordError, VerifyError};

use crate::local::{LocalTable, Player};
use crate::order::Order;

/// Why a record cannot be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromRecordError {
    /// The seats do not fit the record, or none of them is a person's.
    Seats,
    /// The record does not follow from a seed that it names.
    Verify(VerifyError),
    /// The record tells of no game.
    Record(RecordError),
}

impl std::fmt::Display for FromRecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Seats => f.write_str("the seats do not fit the record"),
            Self::Verify(why) => why.fmt(f),
            Self::Record(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for FromRecordError {}

impl LocalTable {
    /// Goes on with a record that names its seed, knowing by seat who is a person.
    pub fn from_record(record: &Record, people: &[bool]) -> Result<Self, FromRecordError> {
        let game = Game::replay(record).map_err(FromRecordError::Record)?;
        match record.verify() {
            // The first player may put the pencils in any order (R3.4, R3.5).
            Ok(()) | Err(VerifyError::Pencils) => {}
            Err(why) => return Err(FromRecordError::Verify(why)),
        }
        let mut table = Self::resume(order(record, people)?, game);
        if table.game().waiting().next().is_none() && !table.game().faceup().is_over() {
            table.reveal();
        }
        Ok(table)
    }
}

/// The order that led to a record.
fn order(record: &Record, people: &[bool]) -> Result<Order, FromRecordError> {
    let setup = &record.setup;
    let seed = record
        .deal
        .as_ref()
        .and_then(|deal| deal.seed.clone())
        .ok_or(FromRecordError::Verify(VerifyError::NoSeed))?;
    if people.len() != setup.seats.len() || !people.contains(&true) {
        return Err(FromRecordError::Seats);
    }
    let names = setup.seats.iter().map(|seat| seat.name.clone());
    let player = |(name, &person): (String, &bool)| {
        if person { Player::Person(name) } else { Player::Bot(name) }
    };
    Ok(Order {
        seed,
        modules: setup.modules(),
        pencils: Some(setup.seats[0].pencils),
        players: names.zip(people).map(player).collect(),
    })
}
