//! A board that many games hold: a clone costs a count, not a copy.

use std::ops::Deref;
use std::sync::Arc;

use super::Board;

/// A board shared by games, views and whatever else needs it; it is a [`Board`] wherever one is asked for.
///
/// ```
/// use tubewright_rules::{Board, Game, Pencil, Setup, SharedBoard};
/// let text = std::fs::read_to_string("src/board/hamlet.map")?.replace("map hamlet", "map village");
/// let village: SharedBoard = Board::parse(&text)?.into();
/// let game = Game::new(&village, Setup::solo(Pencil::ALL))?;
/// assert_eq!(game.board(), &village);
/// assert_ne!(game.board(), Board::hamlet());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct SharedBoard(Arc<Board>);

impl Deref for SharedBoard {
    type Target = Board;

    #[inline]
    fn deref(&self) -> &Board {
        &self.0
    }
}

impl PartialEq for SharedBoard {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for SharedBoard {}

impl std::fmt::Debug for SharedBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Board> for SharedBoard {
    fn from(board: Board) -> Self {
        Self(Arc::new(board))
    }
}

impl From<&Self> for SharedBoard {
    fn from(board: &Self) -> Self {
        board.clone()
    }
}
