//! The game that a snapshot tells of.

use tubewright_rules::{Board, ByPencil, Card, DealNote, Game, NamedAction, Record, SeatSetup, Setup, Turn};

use crate::snapshot::{GameSnapshot, Snapshot};

/// What came does not fit what was there: the client has to ask for everything anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfSyncError;

impl std::fmt::Display for OutOfSyncError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the server's message does not fit what it sent before")
    }
}

impl std::error::Error for OutOfSyncError {}

impl Snapshot {
    /// The game as far as the watcher may know it; nothing before the start.
    pub fn replay(&self) -> Result<Option<Game>, OutOfSyncError> {
        self.game.as_ref().map(|shown| replayed(self.seats.len(), shown)).transpose()
    }

    /// The record of a game at this table, with who sits there now, and with the seed once it may be known.
    pub fn record(&self, game: &Game) -> Record {
        let mut record = game.record();
        for (seat, shown) in record.setup.seats.iter_mut().zip(&self.seats) {
            shown.sitter.name().clone_into(&mut seat.name);
        }
        let commitment = Some(self.commitment.clone());
        let pencils_chosen = self.seats.iter().any(|seat| seat.colour.is_some());
        record.deal =
            Some(DealNote { seed: self.seed.clone(), commitment, pencils_chosen, ..DealNote::default() });
        record
    }
}

/// The turn that these cards make: one card, or the switch and one.
pub fn turn_of(cards: &[Card]) -> Result<Turn, OutOfSyncError> {
    match cards {
        [card] => Turn::new(*card, false),
        [Card::Switch, card] => Turn::new(*card, true),
        _ => None,
    }
    .ok_or(OutOfSyncError)
}

/// Plays an action of a seat counted from 0.
pub fn play(game: &mut Game, seat: usize, action: NamedAction) -> Result<(), OutOfSyncError> {
    let seat = game.seats().nth(seat).ok_or(OutOfSyncError)?;
    let action = game.board().locate(action).map_err(|_| OutOfSyncError)?;
    game.play(seat, action).map_err(|_| OutOfSyncError)
}

fn replayed(seats: usize, shown: &GameSnapshot) -> Result<Game, OutOfSyncError> {
    let lengths = [shown.pencils.len(), shown.runs.len(), shown.chosen.len()];
    if lengths.iter().any(|&length| length != seats) {
        return Err(OutOfSyncError);
    }
    let setup = Setup {
        seats: shown.pencils.iter().map(|&pencils| SeatSetup { name: String::new(), pencils }).collect(),
        objectives: shown.objectives,
        powers: shown.powers.map(ByPencil::new),
    };
    let mut game = Game::new(Board::london(), setup).map_err(|_| OutOfSyncError)?;
    for cards in &shown.turns {
        game.reveal(turn_of(cards)?).map_err(|_| OutOfSyncError)?;
    }
    for (seat, run) in shown.runs.iter().enumerate() {
        run.iter().try_for_each(|&action| play(&mut game, seat, action))?;
    }
    Ok(game)
}
