//! The client's part in the seed of a table: it commits itself to a value, brings it when all do, and checks that it went in.

use tubewright_rules::{entropy_commitment, is_entropy};
use tubewright_wire::{Command, Stage};

use crate::client::Client;

/// Whether the cards were chosen by nobody alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// The game has not started.
    Open,
    /// The server alone has chosen the seed: somebody's program brought nothing to it.
    Not,
    /// Everyone brought something to it, and of what this client brought it was checked that it went in.
    Whole,
    /// Everyone brought something to it; this client did not, or no longer knows what.
    Unchecked,
    /// What this client brought did not go in: the server cheats.
    Broken,
}

/// A value that the client brings.
#[derive(Clone, Debug)]
struct Share {
    value: String,
    commitment: String,
    /// The command that commits to it, until it is answered.
    asked: Option<u64>,
    was_revealed: bool,
}

/// What the client brings.
#[derive(Debug, Default)]
pub(crate) struct Shares {
    /// Where its values come from; without it, it takes no part.
    source: Option<String>,
    made: u32,
    share: Option<Share>,
    /// The server knows of seals: it has told of the door on this connection.
    pub(crate) is_known: bool,
    /// The server refused one on this connection.
    pub(crate) gave_up: bool,
}

impl Shares {
    /// The value is promised by this command.
    pub(crate) fn asked(&mut self, id: u64) {
        if let Some(share) = &mut self.share {
            share.asked = Some(id);
        }
    }

    /// A value that was never shown to anybody.
    fn fresh(&mut self) -> Option<&mut Share> {
        let source = self.source.as_ref()?;
        self.made += 1;
        // The first half of a hash that nobody can foresee who does not know the source.
        let mut value = entropy_commitment(&format!("{source}/{}", self.made));
        value.truncate(32);
        debug_assert!(is_entropy(&value), "it is hex");
        let commitment = entropy_commitment(&value);
        Some(self.share.insert(Share { value, commitment, asked: None, was_revealed: false }))
    }
}

impl Client {
    /// Takes part in the seeds of deals with values that come from this secret of 128 random bits, which nobody else knows.
    pub fn bring_entropy(&mut self, source: String) {
        self.shares.source = Some(source);
    }

    /// A command as it is sent: who sits down commits themselves in the same breath, since the game may start with it.
    pub(crate) fn sealed(&mut self, command: Command) -> Command {
        match command {
            Command::Sit { seat, name, colour, secret } if self.shares.is_known => {
                match self.shares.fresh().map(|share| share.commitment.clone()) {
                    Some(commitment) => Command::SitSealed { seat, name, colour, secret, commitment },
                    None => Command::Sit { seat, name, colour, secret },
                }
            }
            other => other,
        }
    }

    /// Does what the table waits for.
    pub(crate) fn seal(&mut self) {
        let Some(snapshot) = self.snapshot() else { return };
        let Some(you) = snapshot.you.filter(|_| snapshot.stage == Stage::Gathering) else { return };
        if !self.shares.is_known || self.shares.gave_up || !self.connection.is_welcomed() {
            return;
        }
        let shown = self.room.sealing.shares.iter().find(|share| share.seat == you);
        let shown = shown.map(|share| share.commitment.clone());
        let is_mine = |share: &&mut Share| Some(&share.commitment) == shown.as_ref();
        if self.room.sealing.revealing {
            if let Some(share) = self.shares.share.as_mut().filter(is_mine).filter(|it| !it.was_revealed) {
                share.was_revealed = true;
                let value = share.value.clone();
                self.connection.request(Command::Reveal { value }, self.now());
            }
            return;
        }
        // A value that was revealed for nothing is known; another device of the same person may have brought its own.
        let is_good = |share: &Share| !share.was_revealed && (share.asked.is_some() || shown.is_some());
        if self.shares.share.as_ref().is_some_and(is_good) || shown.is_some() && self.shares.share.is_none() {
            return;
        }
        let now = self.now();
        let Some(share) = self.shares.fresh() else { return };
        let id = self.connection.request(Command::Seal { commitment: share.commitment.clone() }, now);
        share.asked = Some(id);
    }

    /// A command was answered. Where a value is refused, none is offered again before the next welcome.
    pub(crate) fn seal_answered(&mut self, id: u64, is_refused: bool) {
        let share = self.shares.share.as_mut();
        if let Some(share) = share.filter(|share| share.asked == Some(id)) {
            share.asked = None;
            // Who could not sit down may try again; that is another command.
            let is_seated = self.mirror.as_ref().is_some_and(|mirror| mirror.snapshot().you.is_some());
            self.shares.gave_up |= is_refused && is_seated;
        }
    }

    /// Is the deal of the game sealed, as far as this client can know?
    pub fn seal_state(&self) -> Seal {
        let Some(snapshot) = self.snapshot() else { return Seal::Open };
        let sealing = &self.room.sealing;
        if snapshot.stage == Stage::Gathering {
            return Seal::Open;
        }
        if !sealing.sealed {
            // What this client revealed was used for nothing.
            let revealed = self.shares.share.as_ref().is_some_and(|share| share.was_revealed);
            return if revealed && self.shares.is_known { Seal::Broken } else { Seal::Not };
        }
        match &self.shares.share {
            Some(share) if share.was_revealed => {
                let went_in = sealing.shares.iter().any(|shown| {
                    shown.value.as_ref() == Some(&share.value) && shown.commitment == share.commitment
                });
                if went_in { Seal::Whole } else { Seal::Broken }
            }
            _ => Seal::Unchecked,
        }
    }

    /// The seats that did not bring what they had promised, so that the last start was void.
    pub fn void_seats(&self) -> &[u8] {
        &self.room.sealing.failed
    }
}
