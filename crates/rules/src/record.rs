//! A game record: choices and revealed cards in order, and nothing that can be derived from them.

#[cfg(feature = "json")]
mod json;
mod map_name;
mod sealed;
mod write;

use crate::board::{MapError, SharedBoard};
use crate::card::{Card, CardError, Faceup, Turn};
use crate::deck::{Deal, commitment};
use crate::game::{Game, PlayError};
use crate::illegal::ActionError;
use crate::setup::{Seat, Setup, SetupError};
use crate::sheet::ROUNDS;
use crate::words::UnknownWordError;

pub use map_name::MapName;
pub use sealed::{Entropy, entropy_commitment, is_entropy, sealed_seed};

/// What a record's field `format` says.
const FORMAT: &str = "tubewright-record/1";
/// What a deal says of its pencils where they are not the seed's.
const CHOSEN: &str = "chosen";

/// What a record says of its deal, so that the cards can be proved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealNote {
    /// The seed, once it may be known.
    pub seed: Option<String>,
    /// The hash that was published before the game: of the seed, or of the server's part of it.
    pub commitment: Option<String>,
    /// The server's part of the seed of a sealed deal.
    pub server_seed: Option<String>,
    /// What the seats brought to it.
    pub entropy: Vec<Entropy>,
    /// Did the players choose their pencils (R3.4, R3.5), instead of taking the seed's?
    pub pencils_chosen: bool,
}

impl DealNote {
    /// What a game of a seed's cards says of them, with everything known.
    pub fn of_seed(seed: &str, setup: &Setup) -> Self {
        let drawn = Deal::from_seed(seed).pencils_by_seat(setup.seats.len());
        Self {
            seed: Some(seed.to_owned()),
            commitment: Some(commitment(seed)),
            server_seed: None,
            entropy: Vec::new(),
            pencils_chosen: setup.seats.iter().zip(drawn).any(|(seat, drawn)| seat.pencils != drawn),
        }
    }
}

/// One round of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundRecord {
    /// The cards in the order revealed.
    pub cards: Vec<Card>,
    /// By turn and seat: the action's text, or `None` where the seat has not acted yet.
    pub turns: Vec<Vec<Option<String>>>,
}

/// A record as read; it may tell of an impossible game until it is replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The map.
    pub map: MapName,
    /// Seats and modules.
    pub setup: Setup,
    /// Where the cards came from.
    pub deal: Option<DealNote>,
    /// The rounds so far.
    pub rounds: Vec<RoundRecord>,
}

/// Where in a record an action stands, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The round.
    pub round: usize,
    /// The turn in the round.
    pub turn: usize,
    /// The seat.
    pub seat: usize,
}

/// Why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The record as a whole tells of no game.
    Bad(BadRecordError),
    /// An action in it cannot be played.
    Action(Place, ActionError),
}

impl RecordError {
    /// The reason as one word, which other programs rely on.
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::Bad(_) => "bad-record",
            Self::Action(_, why) => why.reason(),
        }
    }

    /// Where it is, unless it is about the record as a whole.
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Bad(_) => None,
            Self::Action(place, _) => Some(*place),
        }
    }
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bad(why) => write!(f, "bad-record: {why}"),
            Self::Action(Place { round, turn, seat }, why) => {
                write!(f, "round {round}, turn {turn}, seat {seat}: {}: {why}", why.reason())
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl From<BadRecordError> for RecordError {
    fn from(why: BadRecordError) -> Self {
        Self::Bad(why)
    }
}

/// Where and how a text is not JSON of a record's shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    /// What is wrong.
    pub fault: JsonFault,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
}

/// What can be wrong with the JSON of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonFault {
    /// It is no JSON.
    Syntax,
    /// It ends too early.
    CutOff,
    /// This field, one of a record's, is missing.
    Missing(String),
    /// Something else stands where a record has another thing.
    Shape,
}

impl std::fmt::Display for JsonError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { fault, line, column } = self;
        match fault {
            JsonFault::Syntax => write!(f, "no JSON from line {line}, column {column} on"),
            JsonFault::CutOff => write!(f, "the JSON breaks off at line {line}, column {column}"),
            JsonFault::Missing(field) => {
                write!(f, "the field {field} is missing at line {line}, column {column}")
            }
            JsonFault::Shape => write!(f, "line {line}, column {column} is not as a record has it"),
        }
    }
}

impl std::error::Error for JsonError {}

/// What makes a record impossible. Rounds and turns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum BadRecordError {
    Unread(String),
    Json(JsonError),
    Word(UnknownWordError),
    UnknownFormat(String),
    UnknownMap(String),
    MapMissing(String),
    Map(MapError),
    MapDiffers(String),
    AnotherMap { own: String, given: String },
    Setup(SetupError),
    TooManyRounds(usize),
    Card { round: usize, why: CardError },
    LastCardSwitch { round: usize },
    Unfinished { round: usize },
    Rows { round: usize, turns: usize, rows: usize },
    RowLength { round: usize, turn: usize, seats: usize, entries: usize },
    ActsAfterNull { round: usize, turn: usize, seat: usize },
}

impl std::fmt::Display for BadRecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unread(why) => f.write_str(why),
            Self::Json(error) => error.fmt(f),
            Self::Word(unknown) => unknown.fmt(f),
            Self::UnknownFormat(format) => write!(f, "unknown format {format}"),
            Self::UnknownMap(map) => write!(f, "unknown map {map}"),
            Self::MapMissing(map) => {
                write!(f, "the map {map} is not in the record: it must be given beside it")
            }
            Self::Map(why) => write!(f, "in the map, {why}"),
            Self::MapDiffers(map) => write!(f, "the map {map} has another name or hash than the record says"),
            Self::AnotherMap { own, given } => {
                write!(
                    f,
                    "the record was played on the map {own}, which is not the map {given} that was given"
                )
            }
            Self::Setup(why) => why.fmt(f),
            Self::TooManyRounds(count) => write!(f, "{count} rounds where four is the most"),
            Self::Card { round, why } => write!(f, "in round {round}, {why}"),
            Self::LastCardSwitch { round } => {
                write!(f, "in round {round} the switch lies last, but the next card comes with it")
            }
            Self::Unfinished { round } => {
                write!(f, "round {} began before round {round} was over", round + 1)
            }
            Self::Rows { round, turns, rows } => {
                write!(f, "in round {round} the cards make {turns} turns, but {rows} are listed")
            }
            Self::RowLength { round, turn, seats, entries } => {
                write!(f, "in round {round}, turn {turn} has {entries} entries for {seats} seats")
            }
            Self::ActsAfterNull { round, turn, seat } => write!(
                f,
                "seat {seat} acts in round {round}, turn {turn}, although it has not acted on a turn before"
            ),
        }
    }
}

impl std::error::Error for BadRecordError {}

impl From<UnknownWordError> for BadRecordError {
    fn from(unknown: UnknownWordError) -> Self {
        Self::Word(unknown)
    }
}

/// A round's cards as turns.
pub fn turns_of(cards: &[Card], round: usize) -> Result<Vec<Turn>, BadRecordError> {
    let (mut faceup, mut turns, mut switch) = (Faceup::default(), Vec::new(), false);
    for &card in cards {
        match Turn::new(card, switch) {
            Some(turn) => {
                faceup.reveal(turn).map_err(|why| BadRecordError::Card { round, why })?;
                turns.push(turn);
                switch = false;
            }
            None if switch || faceup.seen().contains(Card::Switch) => {
                return Err(BadRecordError::Card { round, why: CardError::Twice(card) });
            }
            None if faceup.is_over() => {
                return Err(BadRecordError::Card { round, why: CardError::RoundOver(card) });
            }
            None => switch = true,
        }
    }
    if switch { Err(BadRecordError::LastCardSwitch { round }) } else { Ok(turns) }
}

impl Record {
    /// Checks the record's shape, and gives its board and the turns of each round.
    fn check(&self) -> Result<(SharedBoard, Vec<Vec<Turn>>), BadRecordError> {
        let board = self.map.board()?;
        self.setup.check().map_err(BadRecordError::Setup)?;
        if self.rounds.len() > ROUNDS {
            return Err(BadRecordError::TooManyRounds(self.rounds.len()));
        }
        let seats = self.setup.seats.len();
        let mut absent = vec![false; seats];
        let mut rounds = Vec::new();
        for (i, record) in self.rounds.iter().enumerate() {
            let round = i + 1;
            let turns = turns_of(&record.cards, round)?;
            let last_round = round == self.rounds.len();
            let over = record.cards.iter().filter(|card| card.is_underground()).count() as u32;
            if !last_round && over < Card::UNDERGROUNDS {
                return Err(BadRecordError::Unfinished { round });
            }
            let rows = record.turns.len();
            if rows != turns.len() && !(last_round && rows + 1 == turns.len()) {
                return Err(BadRecordError::Rows { round, turns: turns.len(), rows });
            }
            for (t, row) in record.turns.iter().enumerate() {
                let turn = t + 1;
                if row.len() != seats {
                    return Err(BadRecordError::RowLength { round, turn, seats, entries: row.len() });
                }
                for (s, action) in row.iter().enumerate() {
                    if action.is_none() {
                        absent[s] = true;
                    } else if absent[s] {
                        return Err(BadRecordError::ActsAfterNull { round, turn, seat: s + 1 });
                    }
                }
            }
            rounds.push(turns);
        }
        Ok((board, rounds))
    }

    /// Plays the record through the rules; `watch` is called before each seat's place in the order of play,
    /// also for one who has not acted there yet.
    ///
    /// ```
    /// use tubewright_rules::{Board, Game, Pencil, Setup};
    /// let game = Game::new(Board::hamlet(), Setup::solo(Pencil::ALL))?;
    /// assert_eq!(game.record().replay(|_, _| {})?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(&self, mut watch: impl FnMut(&Game, Seat)) -> Result<Game, RecordError> {
        let (board, rounds) = self.check()?;
        let mut game = Game::new(&board, self.setup.clone())
            .map_err(|why| RecordError::Bad(BadRecordError::Setup(why)))?;
        for (round, (turns, record)) in rounds.iter().zip(&self.rounds).enumerate() {
            for (turn, &cards) in turns.iter().enumerate() {
                game.reveal(cards).expect("the shape check has made sure of the cards");
                for seat in game.seats() {
                    watch(&game, seat);
                    let text = record.turns.get(turn).and_then(|row| row[seat.index()].as_deref());
                    let Some(text) = text else { continue };
                    let place = Place { round: round + 1, turn: turn + 1, seat: seat.index() + 1 };
                    let action =
                        board.parse_action(text).map_err(|why| RecordError::Action(place, why.into()))?;
                    match game.play(seat, action) {
                        Ok(()) => {}
                        Err(PlayError::Illegal(why)) => return Err(RecordError::Action(place, why.into())),
                        Err(PlayError::NotWaiting) => {
                            unreachable!("the shape check allows no action after a null")
                        }
                    }
                }
            }
        }
        Ok(game)
    }

    /// Does the record agree with its seed and commitment?
    pub fn verify(&self) -> Result<(), VerifyError> {
        let note = self.deal.clone().unwrap_or_default();
        let seed = note.seed.as_deref().ok_or(VerifyError::NoSeed)?;
        note.check_seed(seed, self.setup.seats.len())?;
        let deal = Deal::from_seed(seed);
        for (round, record) in self.rounds.iter().enumerate() {
            let deck = deal.decks.get(round).map_or(&[][..], |deck| deck.cards());
            let differs = |(i, card): (usize, &Card)| deck.get(i) != Some(card);
            if let Some(card) = record.cards.iter().enumerate().position(differs) {
                return Err(VerifyError::Card { round: round + 1, card: card + 1 });
            }
        }
        if self.setup.objectives.is_some_and(|objectives| objectives != deal.objectives) {
            return Err(VerifyError::Objectives);
        }
        if self.setup.powers.is_some_and(|powers| powers != deal.powers) {
            return Err(VerifyError::Powers);
        }
        // Last: who lets people choose their pencils asks whether all the rest holds.
        let pencils = deal.pencils_by_seat(self.setup.seats.len());
        for (seat, expected) in self.setup.seats.iter().zip(pencils) {
            if seat.pencils != expected && !note.pencils_chosen {
                return Err(VerifyError::Pencils);
            }
        }
        Ok(())
    }
}

/// How a record differs from the deal of its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum VerifyError {
    NoSeed,
    Commitment,
    /// Counted from 1.
    Entropy {
        seat: usize,
    },
    Seal,
    Card {
        round: usize,
        card: usize,
    },
    Pencils,
    Objectives,
    Powers,
}

impl std::fmt::Display for VerifyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSeed => f.write_str("the record names no seed, so there is nothing to check it against"),
            Self::Commitment => f.write_str("the commitment is not that of the seed"),
            Self::Entropy { seat } => {
                write!(f, "what seat {seat} brought to the seed is not what it had committed itself to")
            }
            Self::Seal => f.write_str("the seed is not made of the server's and of what the seats brought"),
            Self::Card { round, card } => write!(f, "round {round}, card {card} is not the seed's"),
            Self::Pencils => f.write_str("the pencils are not the seed's"),
            Self::Objectives => f.write_str("the objectives are not the seed's"),
            Self::Powers => f.write_str("the powers are not the seed's"),
        }
    }
}

impl std::error::Error for VerifyError {}

impl Game {
    /// The record of the game so far.
    pub fn record(&self) -> Record {
        let rounds = self.rounds().iter().enumerate().map(|(round, turns)| {
            let action = |seat: Seat, turn: usize| {
                let action = self.actions(seat).get(round)?.get(turn)?;
                Some(self.board().action_text(*action))
            };
            let mut rows: Vec<Vec<Option<String>>> =
                (0..turns.len()).map(|turn| self.seats().map(|seat| action(seat, turn)).collect()).collect();
            // Only the last round may leave out a turn on which nobody has acted.
            if round + 1 == self.rounds().len() {
                rows.pop_if(|row| row.iter().all(Option::is_none));
            }
            RoundRecord { cards: turns.iter().flat_map(|turn| turn.cards()).collect(), turns: rows }
        });
        Record {
            map: MapName::of(self.board()),
            setup: self.setup().clone(),
            deal: None,
            rounds: rounds.collect(),
        }
    }

    /// The game that a record tells of, or why it is none.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        record.replay(|_, _| {})
    }
}
