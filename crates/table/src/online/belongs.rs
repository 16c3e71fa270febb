//! To whom a table belongs: who may delete it for everybody.

use tubewright_wire::{CommandError, Stage};

use crate::online::event::PersonId;
use crate::online::state::{Occupant, Table};

impl Table {
    /// May somebody delete the table, for everybody? Whoever opened it may while it is in use and they sit there, and so
    /// may all who sit there together; `agreed` are those who want it too. A game that was played belongs to all who
    /// played it: then nobody may, unless there was nobody else.
    pub fn may_delete(&self, person: &PersonId, agreed: &[PersonId]) -> Result<(), CommandError> {
        let member = self.member(person).ok_or(CommandError::NotOpener)?;
        if matches!(self.log.stage, Stage::Over(_)) {
            let players = (0..).zip(&self.log.members).filter(|(_, it)| it.played).map(|(number, _)| number);
            let players: Vec<u16> = players.collect();
            return match players[..] {
                [] if self.log.opener == Some(member) => Ok(()),
                [] => Err(CommandError::NotOpener),
                [only] if only == member => Ok(()),
                _ => Err(CommandError::BelongsToAll),
            };
        }
        if self.seat_of(member).is_none() {
            return Err(CommandError::NotOpener);
        }
        let wants = |owner: u16| {
            let owner = self.log.members[usize::from(owner)].person.as_ref();
            owner == Some(person) || owner.is_some_and(|owner| agreed.contains(owner))
        };
        let mut seated = self.log.seats.iter().filter_map(|seat| match seat.sitter {
            Occupant::Person { member, .. } => Some(member),
            _ => None,
        });
        if self.log.opener == Some(member) || seated.all(wants) {
            Ok(())
        } else {
            Err(CommandError::NotOpener)
        }
    }
}
