//! A recorded game as it stood after each turn.

use tubewright_rules::{Action, Game, Record, RecordError, Turn};

/// A game between two turns: what lies there, and what everyone did on it.
pub(crate) struct Moment {
    /// The game after this turn.
    pub(crate) game: Game,
    /// The round, from 0.
    pub(crate) round: usize,
    /// The turn in the round, from 1.
    pub(crate) number: u32,
    pub(crate) turn: Turn,
    /// What each seat did; nothing where it has not acted.
    pub(crate) actions: Vec<Option<Action>>,
}

/// The turns of a record, in order.
pub(crate) fn moments(record: &Record) -> Result<Vec<Moment>, RecordError> {
    let whole = Game::replay(record)?;
    let mut game = Game::new(whole.board(), whole.setup().clone()).expect("a game that was played can be");
    let mut moments = Vec::new();
    for (round, turns) in whole.rounds().iter().enumerate() {
        for (place, &turn) in turns.iter().enumerate() {
            // Whoever lags behind in their own pace acts later than the card, but on the same one.
            game.reveal(turn).expect("the record's card");
            let act = |seat| whole.actions(seat).get(round).and_then(|actions| actions.get(place)).copied();
            let actions: Vec<Option<Action>> = whole.seats().map(act).collect();
            for (seat, action) in whole.seats().zip(&actions) {
                if let Some(action) = action {
                    game.play(seat, *action).expect("the record's action");
                }
            }
            moments.push(Moment { game: game.clone(), round, number: place as u32 + 1, turn, actions });
        }
    }
    Ok(moments)
}
