//! A client's model of a table: what it was shown, and the game that this makes.

use tubewright_rules::{Game, Record, Seat};
use tubewright_wire::{Change, Last, OutOfStep, Pace, Seen, Stage, Time, play, turn_of};

/// All that a client may know of a table, kept up to date by [`Self::event`].
///
/// ```
/// use tubewright_client::Mirror;
/// use tubewright_wire::{OutOfStep, ServerMessage};
///
/// fn take(mirror: &mut Option<Mirror>, message: ServerMessage) -> Result<(), OutOfStep> {
///     match (message, mirror) {
///         (ServerMessage::Welcome { seen: Some(seen), .. } | ServerMessage::Snapshot { seen }, mirror) => {
///             *mirror = Some(Mirror::new(seen)?);
///         }
///         (ServerMessage::Event { n, at, changes }, Some(mirror)) => mirror.event(n, at, &changes)?,
///         (ServerMessage::Event { .. }, None) => return Err(OutOfStep),
///         _ => {}
///     }
///     Ok(())
/// }
///
/// let early = ServerMessage::Event { n: 7, at: 0, changes: Vec::new() };
/// assert_eq!(take(&mut None, early), Err(OutOfStep), "a table is shown before its events");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mirror {
    seen: Seen,
    game: Option<Game>,
}

impl Mirror {
    /// The model of a snapshot.
    pub fn new(seen: Seen) -> Result<Self, OutOfStep> {
        let game = seen.replay()?;
        if seen.you.is_some_and(|seat| usize::from(seat) >= seen.seats.len()) {
            return Err(OutOfStep);
        }
        Ok(Self { seen, game })
    }

    /// What the client was shown.
    pub fn seen(&self) -> &Seen {
        &self.seen
    }

    /// The game as far as the client may know it.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The client's own seat in the game.
    pub fn seat(&self) -> Option<Seat> {
        let seat = self.seen.you?;
        Seat::all(self.seen.seats.len()).nth(seat.into())
    }

    /// What to name when the connection was lost.
    pub fn last(&self) -> Last {
        Last { n: self.seen.n, you: self.seen.you }
    }

    /// The seat that flips the cards of the last round that the client knows of (R3.6). At a table from afar they turn by
    /// themselves, so it is an honour and no more.
    pub fn controller(&self) -> Option<u8> {
        let game = self.game.as_ref()?;
        let round = game.rounds().len().checked_sub(1)?;
        Some(game.controller(round).index() as u8)
    }

    /// The record of the game as far as the client may know it, with the seed once it may be known.
    pub fn record(&self) -> Option<Record> {
        Some(self.seen.record(self.game.as_ref()?))
    }

    /// The place, round and turn from 1, on which the client's own seat has to act.
    pub fn turn(&self) -> Option<(u8, u8)> {
        let (game, seat) = (self.game.as_ref()?, self.seat()?);
        let playing = self.seen.stage == Stage::Playing && self.sitter_plays(seat);
        let (_, turn) = game.turn(seat).filter(|_| playing)?;
        Some((game.actions(seat).len() as u8, turn as u8))
    }

    /// The place, round and turn from 1, on which the client's own seat can take its action back.
    pub fn undoable(&self) -> Option<(u8, u8)> {
        let (game, seat) = (self.game.as_ref()?, self.seat()?);
        let open = self.seen.stage == Stage::Playing
            && self.seen.settings.pace == Pace::InStep
            && self.sitter_plays(seat)
            && self.seen.seats.len() > 1
            && game.can_undo(seat);
        let (round, turns) = game.rounds().iter().enumerate().next_back().filter(|_| open)?;
        Some((round as u8 + 1, turns.len() as u8))
    }

    fn sitter_plays(&self, seat: Seat) -> bool {
        self.seen.seats[seat.index()].sitter.bot().is_none()
    }

    /// Takes in an event. After an error the model is worthless: the client asks for a snapshot.
    pub fn event(&mut self, n: u64, at: Time, changes: &[Change]) -> Result<(), OutOfStep> {
        if n != self.seen.n + 1 {
            return Err(OutOfStep);
        }
        (self.seen.n, self.seen.at) = (n, at);
        changes.iter().try_for_each(|change| self.change(change))
    }

    fn change(&mut self, change: &Change) -> Result<(), OutOfStep> {
        let seen = &mut self.seen;
        match change {
            Change::Seat { seat, now } => {
                *seen.seats.get_mut(usize::from(*seat)).ok_or(OutOfStep)? = now.clone();
            }
            Change::Host { seat } => seen.host = *seat,
            Change::Pace { pace } => seen.settings.pace = *pace,
            Change::Chat { line } => {
                seen.chat.push(line.clone());
                if seen.chat.len() > Seen::CHAT_KEPT {
                    seen.chat.remove(0);
                }
            }
            Change::Forgotten { member } => {
                for line in seen.chat.iter_mut().filter(|line| line.member == *member) {
                    line.name.clear();
                    line.text.clear();
                }
            }
            Change::Rematch { table } => seen.rematch = Some(table.clone()),
            Change::Over { end, seed } => {
                seen.stage = Stage::Over(*end);
                seen.seed.clone_from(seed);
            }
            _ => return self.game_change(change),
        }
        Ok(())
    }

    fn game_change(&mut self, change: &Change) -> Result<(), OutOfStep> {
        let (Some(seen), Some(game)) = (&mut self.seen.game, &mut self.game) else { return Err(OutOfStep) };
        match change {
            Change::Revealed { cards } => {
                game.reveal(turn_of(cards)?).map_err(|_| OutOfStep)?;
                seen.turns.push(cards.clone());
            }
            Change::Acted { seat, action } => {
                let run = seen.runs.get_mut(usize::from(*seat)).ok_or(OutOfStep)?;
                play(game, usize::from(*seat), action)?;
                run.push(action.clone());
            }
            Change::Undone { seat } => {
                let run = seen.runs.get_mut(usize::from(*seat)).ok_or(OutOfStep)?;
                run.pop().ok_or(OutOfStep)?;
                self.game = self.seen.replay()?;
            }
            Change::Chosen { seat, chosen } => {
                *seen.chosen.get_mut(usize::from(*seat)).ok_or(OutOfStep)? = *chosen;
            }
            Change::Deadline { deadline } => seen.deadline = *deadline,
            _ => return Err(OutOfStep),
        }
        Ok(())
    }
}
