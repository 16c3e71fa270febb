//! What one seat may know. It cannot hold the order of unseen cards, nor what others draw ahead of it.

use crate::action::Action;
use crate::board::SharedBoard;
use crate::card::{Call, Cards, Faceup, Turn};
use crate::game::Game;
use crate::pencil::{Objective, Pencil, Power};
use crate::score::Score;
use crate::setup::{Seat, Setup};
use crate::sheet::Sheet;

/// A seat's view of a game: all that a bot, a page or a message gets.
#[derive(Clone, Debug)]
pub struct View {
    board: SharedBoard,
    setup: Setup,
    seat: Seat,
    sheets: Vec<Sheet>,
    rounds: Vec<Vec<Turn>>,
    waiting: bool,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.setup == other.setup
            && self.seat == other.seat
            && self.sheets == other.sheets
            && self.rounds == other.rounds
            && self.waiting == other.waiting
    }
}

impl Eq for View {}

impl View {
    pub(crate) fn new(game: &Game, seat: Seat) -> Self {
        // A seat sees others as far as it has come itself, and nothing that it could still answer by an undo.
        let committed = game.committed(seat);
        let sheets = game.seats().map(|other| {
            if other == seat {
                *game.sheet(seat)
            } else {
                game.sheet_after(other, committed.min(game.committed(other)))
            }
        });
        let sheets = sheets.collect();
        let waiting = game.turn(seat).is_some();
        let own = game.actions(seat);
        let mut rounds: Vec<Vec<Turn>> = Vec::new();
        for (turns, acted) in game.rounds().iter().zip(own.iter().map(Vec::len)) {
            rounds.push(turns.iter().copied().take(acted + 1).collect());
        }
        rounds.retain(|turns| !turns.is_empty());
        Self { board: game.board().clone(), setup: game.setup().clone(), seat, sheets, rounds, waiting }
    }

    /// The map.
    pub fn board(&self) -> &SharedBoard {
        &self.board
    }

    /// What was settled before the first card.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's own sheet.
    pub fn sheet(&self) -> &Sheet {
        &self.sheets[self.seat.index()]
    }

    /// Every seat's sheet as this seat may see it.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// The turns that the seat has come to, by round.
    pub fn rounds(&self) -> &[Vec<Turn>] {
        &self.rounds
    }

    /// The round that the cards in view belong to, from 0.
    pub fn round(&self) -> usize {
        self.rounds.len().saturating_sub(1)
    }

    /// The turn to act on, with its number in the round from 1.
    pub fn turn(&self) -> Option<(Turn, u32)> {
        let turns = self.rounds.last().filter(|_| self.waiting)?;
        Some((*turns.last()?, turns.len() as u32))
    }

    /// What the turn asks for.
    pub fn call(&self) -> Option<Call> {
        self.turn().map(|(turn, number)| turn.call(number))
    }

    /// The cards in view of this round.
    pub fn faceup(&self) -> Faceup {
        let mut faceup = Faceup::default();
        for &turn in self.rounds.last().map_or(&[][..], |turns| turns) {
            faceup.reveal_unchecked(turn);
        }
        faceup
    }

    /// The cards of this round that are not in view: which ones, never in which order.
    pub fn unseen(&self) -> Cards {
        self.faceup().seen().others()
    }

    /// The seat's pencil in a round, from 0.
    pub fn pencil(&self, round: usize) -> Pencil {
        self.setup.pencil(self.seat, round)
    }

    /// The power of the seat's pencil in a round, from 0.
    pub fn power(&self, round: usize) -> Option<Power> {
        self.setup.power(self.seat, round)
    }

    /// The objectives in play.
    pub fn objectives(&self) -> &[Objective] {
        self.setup.objectives()
    }

    /// The seat's legal actions on this turn; none when it is not its turn to act.
    pub fn actions(&self) -> Vec<Action> {
        self.call().map(|call| self.sheet().actions(&self.board, call)).unwrap_or_default()
    }

    /// The seat's score as it stands.
    pub fn score(&self) -> Score {
        Score::of(&self.board, self.sheet(), self.objectives())
    }
}
