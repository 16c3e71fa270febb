//! Everyone by their points: after a round, and after the game.

use tubewright_rules::{Game, Score, Seat, Sheet};
use tubewright_table::Player;

use crate::{Phrases, names};

/// One row of a ranking: who, on which sheet, with how many points.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// What they are called.
    pub name: String,
    /// What else is to be said of them, such as a bot's level.
    pub note: String,
    /// Their sheet.
    pub sheet: Sheet,
    /// What it comes to.
    pub score: Score,
    /// Is it whoever reads this?
    pub is_you: bool,
}

impl Standing {
    /// Somebody on a sheet.
    pub fn of(
        texts: &dyn Phrases,
        game: &Game,
        (seat, player): (Seat, &Player),
        sheet: Sheet,
        you: Option<Seat>,
    ) -> Self {
        Self {
            name: names::player(texts, seat, player),
            note: names::kind(texts, player),
            score: Score::of(game.board(), &sheet, game.setup().objectives()),
            sheet,
            is_you: Some(seat) == you,
        }
    }

    /// Everyone at the table as they stand, by seat. `you` is who reads this; nobody among several people at one device.
    pub fn all(texts: &dyn Phrases, game: &Game, players: &[Player], you: Option<Seat>) -> Vec<Self> {
        let row = |(seat, player)| Self::of(texts, game, (seat, player), *game.sheet(seat), you);
        game.seats().zip(players).map(row).collect()
    }

    /// The place among all rows; equal ones share it.
    pub fn place(&self, rows: &[Self]) -> usize {
        1 + rows.iter().filter(|other| other.score.rank() > self.score.rank()).count()
    }
}

/// The rows with their numbers, the best first.
pub fn by_place(rows: &[Standing]) -> impl Iterator<Item = (usize, &Standing)> {
    // Four rows at most: gone through place by place, they need no sorting.
    (1..=rows.len())
        .flat_map(move |place| rows.iter().enumerate().filter(move |(_, row)| row.place(rows) == place))
}
