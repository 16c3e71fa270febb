//! How a record names its map: a built-in one by a word, any other so that nobody has to guess which it was.

use super::BadRecordError;
use crate::board::{Board, SharedBoard};
use crate::words::quote;

/// How a record names its map.
///
/// ```
/// use tubewright_rules::{Board, MapName, SharedBoard};
/// let text = Board::hamlet().text().replace("map hamlet", "map village");
/// let village: SharedBoard = Board::parse(&text)?.into();
/// let named = MapName::of(&village);
/// assert_eq!((named.name(), named.board()?), ("village", village));
/// assert_eq!(MapName::of(Board::london()), MapName::BuiltIn("london".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapName {
    /// A built-in one.
    BuiltIn(String),
    /// Any other.
    Drawn {
        /// The name in its text.
        name: String,
        /// What its normal text comes to ([`Board::hash`]).
        hash: String,
        /// Its text; without it whoever reads the record must have the map.
        text: Option<String>,
    },
}

impl MapName {
    /// How records name a board; the text of one that is not built in goes with them.
    pub fn of(board: &Board) -> Self {
        let name = board.name().to_owned();
        if board.is_built_in() {
            return Self::BuiltIn(name);
        }
        Self::Drawn { name, hash: board.hash().to_owned(), text: Some(board.text()) }
    }

    /// The map's name, which several maps may share.
    pub fn name(&self) -> &str {
        match self {
            Self::BuiltIn(name) | Self::Drawn { name, .. } => name,
        }
    }

    /// Does it name this board?
    pub fn is(&self, board: &Board) -> bool {
        match self {
            Self::BuiltIn(name) => name == board.name() && board.is_built_in(),
            Self::Drawn { name, hash, .. } => name == board.name() && hash == board.hash(),
        }
    }

    /// The board that it names.
    ///
    /// # Errors
    /// Where the map is unknown and its text is not there, is no map, or is another map's.
    pub fn board(&self) -> Result<SharedBoard, BadRecordError> {
        let built_in = Board::named(self.name());
        if let Some(board) = built_in.filter(|board| self.is(board)) {
            return Ok(board.clone());
        }
        match self {
            Self::BuiltIn(name) => Err(BadRecordError::UnknownMap(quote(name))),
            Self::Drawn { name, text: None, .. } => Err(BadRecordError::MapMissing(quote(name))),
            Self::Drawn { name, text: Some(text), .. } => {
                let board = Board::parse(text).map_err(BadRecordError::Map)?;
                if self.is(&board) { Ok(board.into()) } else { Err(BadRecordError::MapDiffers(quote(name))) }
            }
        }
    }

    /// Puts in the text that is left out, if this is the board.
    ///
    /// # Errors
    /// Where it is another one, which is not to be taken for it.
    pub fn complete(&mut self, board: &Board) -> Result<(), BadRecordError> {
        if !self.is(board) {
            let [own, given] = [self.name(), board.name()].map(quote);
            return Err(BadRecordError::AnotherMap { own, given });
        }
        *self = Self::of(board);
        Ok(())
    }
}
