//! A client's model of a table: what it was shown, and the game that this makes.

use tubewright_rules::{Action, Game, PlayError, Record, Seat};
use tubewright_wire::{Change, OutOfSyncError, Pace, ResumePoint, Snapshot, Stage, Time, play, turn_of};

/// All that a client may know of a table, kept up to date by [`Self::event`].
///
/// ```
/// use tubewright_client::Mirror;
/// use tubewright_wire::{OutOfSyncError, ServerMessage};
///
/// fn take(mirror: &mut Option<Mirror>, message: ServerMessage) -> Result<(), OutOfSyncError> {
///     match (message, mirror) {
///         (ServerMessage::Welcome { snapshot: Some(snapshot), .. } | ServerMessage::Snapshot { snapshot }, mirror) => {
///             *mirror = Some(Mirror::new(snapshot)?);
///         }
///         (ServerMessage::Event { n, at, changes }, Some(mirror)) => mirror.event(n, at, &changes)?,
///         (ServerMessage::Event { .. }, None) => return Err(OutOfSyncError),
///         _ => {}
///     }
///     Ok(())
/// }
///
/// let early = ServerMessage::Event { n: 7, at: 0, changes: Vec::new() };
/// assert_eq!(take(&mut None, early), Err(OutOfSyncError), "a table is shown before its events");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mirror {
    snapshot: Snapshot,
    game: Option<Game>,
    /// Does the game hold an action of the client's own that the server has not confirmed?
    is_ahead: bool,
}

impl Mirror {
    /// The model of a snapshot.
    pub fn new(snapshot: Snapshot) -> Result<Self, OutOfSyncError> {
        let game = snapshot.replay()?;
        if snapshot.you.is_some_and(|seat| usize::from(seat) >= snapshot.seats.len()) {
            return Err(OutOfSyncError);
        }
        Ok(Self { snapshot, game, is_ahead: false })
    }

    /// What the client was shown.
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// The game as far as the client may know it, with what was played ahead.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The client's own seat in the game.
    pub fn seat(&self) -> Option<Seat> {
        let seat = self.snapshot.you?;
        Seat::all(self.snapshot.seats.len()).nth(seat.into())
    }

    /// What to name when the connection was lost.
    pub fn resume_point(&self) -> ResumePoint {
        ResumePoint { n: self.snapshot.n, you: self.snapshot.you }
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
        Some(self.snapshot.record(self.game.as_ref()?))
    }

    /// The place, round and turn from 1, on which the client's own seat has to act.
    pub fn turn(&self) -> Option<(u8, u8)> {
        let (game, seat) = (self.game.as_ref()?, self.seat()?);
        let playing = self.snapshot.stage == Stage::Playing && self.sitter_plays(seat);
        let (_, turn) = game.turn(seat).filter(|_| playing)?;
        Some((game.actions(seat).len() as u8, turn as u8))
    }

    /// The place, round and turn from 1, on which the client's own seat can take its action back.
    pub fn undoable(&self) -> Option<(u8, u8)> {
        let (game, seat) = (self.game.as_ref()?, self.seat()?);
        let open = self.snapshot.stage == Stage::Playing
            && self.snapshot.settings.pace == Pace::InStep
            && self.sitter_plays(seat)
            && !self.is_ahead
            && self.snapshot.seats.len() > 1
            && game.can_undo(seat);
        let (round, turns) = game.rounds().iter().enumerate().next_back().filter(|_| open)?;
        Some((round as u8 + 1, turns.len() as u8))
    }

    /// How many turns the client's own seat has acted on.
    pub fn acted(&self) -> usize {
        let (Some(game), Some(seat)) = (&self.game, self.seat()) else { return 0 };
        game.actions(seat).iter().map(Vec::len).sum()
    }

    /// The last action of the client's own seat.
    pub fn last_action(&self) -> Option<Action> {
        self.game.as_ref()?.actions(self.seat()?).iter().flatten().last().copied()
    }

    /// Plays an action of the client's own before the server has confirmed it. [`Self::take_back`] comes before anything
    /// else is done to the model.
    pub fn play_ahead(&mut self, action: Action) -> Result<(), PlayError> {
        let seat = self.seat().filter(|_| !self.is_ahead && self.turn().is_some());
        let (Some(seat), Some(game)) = (seat, &mut self.game) else { return Err(PlayError::NotWaiting) };
        game.play(seat, action)?;
        self.is_ahead = true;
        Ok(())
    }

    /// Takes back what was played ahead, so that the game is what the server showed.
    pub fn take_back(&mut self) -> Option<Action> {
        if !std::mem::take(&mut self.is_ahead) {
            return None;
        }
        let (seat, action) = (self.seat()?, self.last_action());
        let undone = self.game.as_mut().map(|game| game.undo(seat));
        if !matches!(undone, Some(Ok(_))) {
            // No table shows what everyone else did on a turn that is still open here; whoever does gets an answer too.
            self.game = self.snapshot.replay().unwrap_or_default();
        }
        action
    }

    /// Does the client play itself, and no bot in its place?
    pub fn plays(&self) -> bool {
        self.seat().is_some_and(|seat| self.sitter_plays(seat))
    }

    fn sitter_plays(&self, seat: Seat) -> bool {
        self.snapshot.seats[seat.index()].sitter.bot().is_none()
    }

    /// Takes in an event. After an error the model is worthless: the client asks for a snapshot.
    pub fn event(&mut self, n: u64, at: Time, changes: &[Change]) -> Result<(), OutOfSyncError> {
        debug_assert!(!self.is_ahead, "what was played ahead is taken back first");
        if n != self.snapshot.n + 1 {
            return Err(OutOfSyncError);
        }
        (self.snapshot.n, self.snapshot.at) = (n, at);
        changes.iter().try_for_each(|change| self.change(change))
    }

    fn change(&mut self, change: &Change) -> Result<(), OutOfSyncError> {
        let snapshot = &mut self.snapshot;
        match change {
            Change::Seat { seat, now } => {
                *snapshot.seats.get_mut(usize::from(*seat)).ok_or(OutOfSyncError)? = now.clone();
            }
            Change::Host { seat } => snapshot.host = *seat,
            Change::Pace { pace } => snapshot.settings.pace = *pace,
            Change::Chat { line } => {
                snapshot.chat.push(line.clone());
                if snapshot.chat.len() > Snapshot::CHAT_KEPT {
                    snapshot.chat.remove(0);
                }
            }
            Change::Forgotten { member } => {
                for line in snapshot.chat.iter_mut().filter(|line| line.member == *member) {
                    line.name.clear();
                    line.text.clear();
                }
            }
            Change::Rematch { table } => snapshot.rematch = Some(table.clone()),
            Change::Over { end, seed } => {
                snapshot.stage = Stage::Over(*end);
                snapshot.seed.clone_from(seed);
            }
            _ => return self.game_change(change),
        }
        Ok(())
    }

    fn game_change(&mut self, change: &Change) -> Result<(), OutOfSyncError> {
        let (Some(snapshot), Some(game)) = (&mut self.snapshot.game, &mut self.game) else {
            return Err(OutOfSyncError);
        };
        match change {
            Change::Revealed { cards } => {
                game.reveal(turn_of(cards)?).map_err(|_| OutOfSyncError)?;
                snapshot.turns.push(cards.clone());
            }
            Change::Acted { seat, action } => {
                let run = snapshot.runs.get_mut(usize::from(*seat)).ok_or(OutOfSyncError)?;
                play(game, usize::from(*seat), *action)?;
                run.push(*action);
            }
            Change::Undone { seat } => {
                let run = snapshot.runs.get_mut(usize::from(*seat)).ok_or(OutOfSyncError)?;
                run.pop().ok_or(OutOfSyncError)?;
                self.game = self.snapshot.replay()?;
            }
            Change::Chosen { seat, chosen } => {
                *snapshot.chosen.get_mut(usize::from(*seat)).ok_or(OutOfSyncError)? = *chosen;
            }
            Change::Deadline { deadline } => snapshot.deadline = *deadline,
            _ => return Err(OutOfSyncError),
        }
        Ok(())
    }
}
