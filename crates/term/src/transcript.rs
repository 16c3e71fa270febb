//! A recorded game turn by turn, in sentences.

use tubewright_rules::{Record, RecordError, Seat};
use tubewright_texts::{Texts, t};

use crate::recorded::moments;
use crate::say::Say;

/// What happened on each turn of a record.
pub fn transcript(texts: &Texts, record: &Record) -> Result<Vec<String>, RecordError> {
    let say = Say(texts);
    let mut told = Vec::new();
    for moment in moments(record)? {
        let game = &moment.game;
        let name = |seat: Seat| say.seat(seat, &game.setup().seats[seat.index()].name);
        told.push(t!(texts, "look-place", round = moment.round + 1, turn = moment.number));
        told.push(say.turn(moment.turn, moment.number));
        for (seat, action) in game.seats().zip(&moment.actions) {
            let Some(action) = action else { continue };
            let total = t!(texts, "term-score-now", total = game.score(seat).total);
            told.push(format!("{} {total}", say.other_did(game.board(), &name(seat), *action)));
        }
        told.push(String::new());
    }
    Ok(told)
}
