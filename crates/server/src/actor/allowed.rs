//! What a command must pass before the table decides about it: what operators want, and how much may be written.

use tubewright_table::Watcher;
use tubewright_wire::{Command, CommandError, Sitter, skeleton};

use super::{Actor, PendingCommand};
use crate::api_error::ApiError;

/// What an entry takes of the disk beside its text.
const ENTRY_BYTES: usize = 128;

impl Actor {
    /// The commands that may be decided; the others are refused.
    pub(super) fn allowed<'a>(&mut self, batch: Vec<&'a PendingCommand>) -> Vec<&'a PendingCommand> {
        let mut allowed = Vec::with_capacity(batch.len());
        for pending in batch {
            match self.allows(pending) {
                Ok(()) => allowed.push(pending),
                Err(why) => self.refuse(pending, &why),
            }
        }
        allowed
    }

    fn allows(&self, pending: &PendingCommand) -> Result<(), ApiError> {
        if self.app.operators.is_locked(&self.id) {
            return Err(ApiError::TableLocked);
        }
        let texts = match &pending.command {
            Command::Sit { name, .. } | Command::SitSealed { name, .. } | Command::Rename { name } => name,
            Command::Chat { text } => text,
            // The game goes on whatever else was written, and so does leaving it. A rematch asks as a new table does.
            Command::Play { .. }
            | Command::Undo { .. }
            | Command::Leave
            | Command::TakeBack
            | Command::React { .. }
            | Command::Rematch => return Ok(()),
            _ => "",
        };
        self.app.welcomes(texts)?;
        let Some(seated) = self.clients.get(&pending.client) else { return Ok(()) };
        // Whoever has a seat already is told so by the table, and so is whoever finds none.
        let comes = matches!(pending.command, Command::Sit { .. } | Command::SitSealed { .. })
            && seated.viewer.watcher == Watcher::Spectator
            && self.table.summary().seats.iter().any(|sitter| matches!(sitter, Sitter::Open));
        if (comes || matches!(pending.command, Command::Rename { .. }))
            && self.is_taken(texts, seated.viewer.watcher)
        {
            return Err(ApiError::NameTaken);
        }
        let who = &seated.who;
        if self.app.limits().is_table_full(self.bytes) {
            return Err(CommandError::TooMuch.into());
        }
        self.app.may_write(who.address, who.person, ENTRY_BYTES + texts.len())
    }

    /// Does somebody else at the table have a name that looks like this one?
    fn is_taken(&self, name: &str, own: Watcher) -> bool {
        let name = skeleton(name);
        let seats = self.table.summary().seats;
        let others = seats.iter().enumerate().filter(|(seat, _)| own != Watcher::Seat(*seat as u8));
        let mut names = others.filter_map(|(_, sitter)| match sitter {
            Sitter::Person { name, .. } => Some(name),
            _ => None,
        });
        names.any(|other| skeleton(other) == name)
    }
}
