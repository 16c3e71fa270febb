//! A table as a small text from which it goes on exactly where it was.

use tubewright_rules::{BadRecord, Game, Record, RecordError};

use crate::command::Stage;
use crate::draft::Draft;
use crate::local::{LocalTable, Player};
use crate::order::Order;

const FORMAT: &str = "tubewright-table/1";

/// Why a text is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Not a text of this kind, or of a later one.
    UnknownFormat,
    /// The seats do not fit the record.
    Seats,
    /// The record names no seed.
    NoSeed,
    /// The record tells of no game.
    Record(RecordError),
}

impl std::fmt::Display for SaveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str("this is no saved table"),
            Self::Seats => f.write_str("the seats do not fit the record"),
            Self::NoSeed => f.write_str("the record names no seed to deal on from"),
            Self::Record(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {}

impl From<BadRecord> for SaveError {
    fn from(why: BadRecord) -> Self {
        Self::Record(why.into())
    }
}

impl LocalTable {
    /// Four lines: the format, who sits where, what is under the pencil, and the record.
    ///
    /// ```
    /// use tubewright_table::{LocalTable, Order};
    ///
    /// let (table, _) = LocalTable::new(Order::solo("london"))?;
    /// let again = LocalTable::from_text(&table.to_text())?;
    /// assert_eq!(again.game(), table.game());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_text(&self) -> String {
        let kind = |player: &Player| if player.is_person() { "person" } else { "bot" };
        let seats: Vec<&str> = self.order().players.iter().map(kind).collect();
        let draft = self.draft();
        let armed = if draft.is_armed() { "armed" } else { "plain" };
        let action = self.game().board().action_text(self.drafted());
        format!("{FORMAT}\n{}\n{armed} {action}\n{}", seats.join(" "), self.record().to_json())
    }

    /// Reads what [`Self::to_text`] wrote. Bots that had to act still have to: see [`Self::asked`].
    pub fn from_text(text: &str) -> Result<Self, SaveError> {
        let mut lines = text.splitn(4, '\n');
        let mut line = || lines.next().ok_or(SaveError::UnknownFormat);
        if line()? != FORMAT {
            return Err(SaveError::UnknownFormat);
        }
        let (seats, draft, record) = (line()?, line()?, line()?);
        let record = Record::from_json(record.as_bytes())?;
        let people: Option<Vec<bool>> = seats.split(' ').map(is_person).collect();
        let mut table = Self::from_record(&record, &people.ok_or(SaveError::Seats)?)?;
        // A draft that no longer fits is only a line under the pencil: the game goes on without it.
        if let (Stage::Person(seat), Some((armed, action))) = (table.stage(), draft.split_once(' '))
            && let Ok(action) = table.game().board().parse_action(action)
            && table.game().view(seat).actions().contains(&action)
        {
            table.draft = Draft::of(action, armed == "armed");
        }
        Ok(table)
    }

    /// Goes on with a record that names its seed, knowing by seat who is a person.
    pub fn from_record(record: &Record, people: &[bool]) -> Result<Self, SaveError> {
        let game = Game::replay(record).map_err(SaveError::Record)?;
        let mut table = Self::resume(order(record, people)?, game, Draft::default());
        if table.game().waiting().next().is_none() && !table.game().faceup().is_over() {
            table.reveal();
        }
        Ok(table)
    }
}

fn is_person(kind: &str) -> Option<bool> {
    match kind {
        "person" => Some(true),
        "bot" => Some(false),
        _ => None,
    }
}

/// The order that led to a record.
fn order(record: &Record, people: &[bool]) -> Result<Order, SaveError> {
    let setup = &record.setup;
    let seed = record.deal.as_ref().and_then(|deal| deal.seed.clone()).ok_or(SaveError::NoSeed)?;
    if people.len() != setup.seats.len() || !people.contains(&true) {
        return Err(SaveError::Seats);
    }
    let names = setup.seats.iter().map(|seat| seat.name.clone());
    let player = |(name, &person): (String, &bool)| {
        if person { Player::Person(name) } else { Player::Bot(name) }
    };
    Ok(Order {
        seed,
        objectives: setup.objectives.is_some(),
        powers: setup.powers.is_some(),
        pencils: Some(setup.seats[0].pencils),
        players: names.zip(people).map(player).collect(),
    })
}
