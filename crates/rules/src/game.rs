//! A game as it lies face up: rounds and turns, who has acted, play, undo, and what everyone may see.

use std::sync::Arc;

use crate::action::Action;
use crate::board::SharedBoard;
use crate::card::{Call, CardError, Faceup, Turn};
use crate::deck::{Deal, Deck};
use crate::illegal::IllegalActionError;
use crate::score::{Score, Solo, winners};
use crate::setup::{Seat, Setup, SetupError};
use crate::sheet::{ROUNDS, Sheet};
use crate::view::View;

/// One seat's choices so far, and the sheet that they made.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Run {
    sheet: Sheet,
    /// By round, as far as it has come; a round that it has gone through is followed by the next.
    actions: Vec<Vec<Action>>,
}

/// A game: what lies face up. The order of the unseen cards is the [`Dealer`]'s alone.
///
/// ```
/// use tubewright_rules::{Action, Board, Deal, Dealer, Game, Modules, Setup};
/// let deal = Deal::from_seed("london");
/// let mut game = Game::new(Board::london(), Setup::of_deal(&deal, &["me", "you"], Modules::BOTH))?;
/// let mut dealer = Dealer::new(deal);
/// while let Some(turn) = dealer.next_turn(&game) {
///     game.reveal(turn)?;
///     for seat in game.waiting() {
///         let sections = game.view(seat).actions();
///         game.play(seat, *sections.last().expect("one can always pass"))?;
///     }
/// }
/// assert!(game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    board: SharedBoard,
    setup: Arc<Setup>,
    rounds: Vec<Vec<Turn>>,
    faceup: Faceup,
    /// Shared until one acts, so that a copy of a game costs little.
    runs: Vec<Arc<Run>>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.setup == other.setup
            && self.rounds == other.rounds
            && self.runs == other.runs
    }
}

impl Eq for Game {}

/// Why cards cannot be revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RevealError {
    /// All four rounds are through.
    GameOver,
    /// The card cannot come up.
    Card(CardError),
}

impl std::fmt::Display for RevealError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::Card(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RevealError {}

/// Why a seat's action is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// It has acted on every turn that lies there.
    NotWaiting,
    /// A rule forbids it.
    Illegal(IllegalActionError),
}

impl std::fmt::Display for PlayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotWaiting => f.write_str("this seat has acted already on this turn"),
            Self::Illegal(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}

/// Nothing to take back: the seat has not acted on this turn, or the turn is committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToUndoError;

impl std::fmt::Display for NothingToUndoError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("there is nothing to take back on this turn")
    }
}

impl std::error::Error for NothingToUndoError {}

impl Game {
    /// A game before its first card, or why it cannot be played.
    pub fn new(board: impl Into<SharedBoard>, setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let board = board.into();
        let run = |seat| Arc::new(Run { sheet: setup.sheet(&board, seat), actions: vec![Vec::new()] });
        let runs = Seat::all(setup.seats.len()).map(run).collect();
        Ok(Self { board, setup: Arc::new(setup), rounds: Vec::new(), faceup: Faceup::default(), runs })
    }

    /// The map.
    pub fn board(&self) -> &SharedBoard {
        &self.board
    }

    /// What was settled before the first card.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seats, to the left.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.runs.len())
    }

    /// Who flips the cards in a round, counted from 0: the first seat in the first, then one to the left each round (R3.6).
    pub fn controller(&self, round: usize) -> Seat {
        let place = round % self.runs.len();
        self.seats().nth(place).expect("a remainder is below the number of seats")
    }

    /// The turns revealed so far, by round.
    pub fn rounds(&self) -> &[Vec<Turn>] {
        &self.rounds
    }

    /// The cards that lie face up in this round.
    pub fn faceup(&self) -> Faceup {
        self.faceup
    }

    /// A seat's sheet.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.runs[seat.index()].sheet
    }

    /// A seat's actions so far, by round.
    pub fn actions(&self, seat: Seat) -> &[Vec<Action>] {
        &self.runs[seat.index()].actions
    }

    /// The round and turn, from 0, on which a seat acts next; its cards may not lie there yet.
    fn place(&self, seat: Seat) -> (usize, usize) {
        let actions = self.actions(seat);
        (actions.len() - 1, actions.last().map_or(0, Vec::len))
    }

    /// The turn on which a seat has to act now, with its number in the round from 1.
    pub fn turn(&self, seat: Seat) -> Option<(Turn, u32)> {
        let (round, turn) = self.place(seat);
        Some((*self.rounds.get(round)?.get(turn)?, turn as u32 + 1))
    }

    /// What the turn asks of a seat.
    pub fn call(&self, seat: Seat) -> Option<Call> {
        self.turn(seat).map(|(turn, number)| turn.call(number))
    }

    /// The seats that have to act on cards that lie there.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> + use<> {
        let waiting: Vec<Seat> = self.seats().filter(|&seat| self.turn(seat).is_some()).collect();
        waiting.into_iter()
    }

    /// Is the last card revealed and has everyone acted on it?
    pub fn is_over(&self) -> bool {
        self.rounds.len() == ROUNDS && self.faceup.is_over() && self.waiting().next().is_none()
    }

    /// Reveals a turn's cards. Seats that lag behind keep the turns that they have not acted on (own pace).
    pub fn reveal(&mut self, turn: Turn) -> Result<Call, RevealError> {
        let next_round = self.rounds.is_empty() || self.faceup.is_over();
        if next_round && self.rounds.len() == ROUNDS {
            return Err(RevealError::GameOver);
        }
        let mut faceup = if next_round { Faceup::default() } else { self.faceup };
        let call = faceup.reveal(turn).map_err(RevealError::Card)?;
        self.faceup = faceup;
        if next_round {
            self.rounds.push(Vec::new());
        }
        self.rounds.last_mut().expect("a round has begun").push(turn);
        Ok(call)
    }

    /// Has a seat acted on the last turn revealed?
    fn acted_on_last(&self, seat: Seat) -> bool {
        let Some(last) = self.rounds.last() else { return false };
        let actions = self.actions(seat);
        let in_round = actions.get(self.rounds.len() - 1).map_or(0, Vec::len);
        in_round == last.len()
    }

    /// Plays a seat's action, or says why not and leaves the game as it was.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<(), PlayError> {
        let call = self.call(seat).ok_or(PlayError::NotWaiting)?;
        let (round, turn) = self.place(seat);
        let run = Arc::make_mut(&mut self.runs[seat.index()]);
        run.sheet.play(&self.board, call, action).map_err(PlayError::Illegal)?;
        run.actions[round].push(action);
        let through = turn + 1 == self.rounds[round].len()
            && (round + 1 < self.rounds.len() || self.faceup.is_over())
            && round + 1 < ROUNDS;
        if through {
            run.actions.push(Vec::new());
            run.sheet.begin_line(
                &self.board,
                self.setup.pencil(seat, round + 1),
                self.setup.power(seat, round + 1),
            );
        }
        Ok(())
    }

    /// Can a seat still take back its last action? Until the turn is committed: until the next cards
    /// are revealed, or, with several seats, until all have acted.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let open = self.runs.len() == 1 || self.seats().any(|other| !self.acted_on_last(other));
        self.acted_on_last(seat) && open
    }

    /// Takes back a seat's action on this turn.
    pub fn undo(&mut self, seat: Seat) -> Result<Action, NothingToUndoError> {
        if !self.can_undo(seat) {
            return Err(NothingToUndoError);
        }
        let run = Arc::make_mut(&mut self.runs[seat.index()]);
        if run.actions.last().is_some_and(Vec::is_empty) {
            run.actions.pop();
        }
        let action = run.actions.last_mut().and_then(Vec::pop).ok_or(NothingToUndoError)?;
        let count = run.actions.iter().map(Vec::len).sum();
        let sheet = self.sheet_after(seat, count);
        Arc::make_mut(&mut self.runs[seat.index()]).sheet = sheet;
        Ok(action)
    }

    /// A seat's sheet as it was after so many of its actions.
    pub fn sheet_after(&self, seat: Seat, count: usize) -> Sheet {
        let mut sheet = self.setup.sheet(&self.board, seat);
        let mut left = count;
        for (round, actions) in self.actions(seat).iter().enumerate() {
            if round > 0 {
                sheet.begin_line(&self.board, self.setup.pencil(seat, round), self.setup.power(seat, round));
            }
            for &action in actions.iter().take(left) {
                sheet.play_unchecked(&self.board, action);
            }
            if left < actions.len() {
                return sheet;
            }
            left -= actions.len();
        }
        sheet
    }

    /// What a seat may know: its own sheet, the cards that it has come to, and of the others
    /// what they had drawn by then.
    pub fn view(&self, seat: Seat) -> View {
        View::new(self, seat)
    }

    /// How many of a seat's actions can no longer be taken back.
    pub fn committed(&self, seat: Seat) -> usize {
        let acted: usize = self.actions(seat).iter().map(Vec::len).sum();
        acted - usize::from(self.can_undo(seat) && self.runs.len() > 1)
    }

    /// A seat's score as it stands.
    pub fn score(&self, seat: Seat) -> Score {
        Score::of(&self.board, self.sheet(seat), self.setup.objectives())
    }

    /// The seats that win, once the game is over (R6.5).
    pub fn winners(&self) -> Vec<Seat> {
        if !self.is_over() {
            return Vec::new();
        }
        let scores: Vec<Score> = self.seats().map(|seat| self.score(seat)).collect();
        let places = winners(&scores);
        self.seats().filter(|seat| places.contains(&seat.index())).collect()
    }

    /// The verdict on a solo game that is over (R9).
    pub fn solo(&self) -> Option<Solo> {
        let seat = self.seats().next().filter(|_| self.runs.len() == 1 && self.is_over())?;
        Some(Solo::of(&self.board, self.score(seat).total, self.setup.modules()))
    }
}

/// Alone knows the cards to come.
#[derive(Clone, Debug)]
pub struct Dealer {
    decks: [Deck; ROUNDS],
}

impl Dealer {
    /// A dealer with the cards of a deal.
    #[expect(clippy::needless_pass_by_value, reason = "handed over: nobody else is to know the cards")]
    pub fn new(deal: Deal) -> Self {
        Self { decks: deal.decks }
    }

    /// A dealer with these decks, by round: cards that somebody has stacked.
    pub const fn with_decks(decks: [Deck; ROUNDS]) -> Self {
        Self { decks }
    }

    /// The cards that come next at a table in step: none while somebody has to act, none after the end.
    pub fn next_turn(&mut self, game: &Game) -> Option<Turn> {
        if game.waiting().next().is_some() { None } else { self.further_turn(game) }
    }

    /// The cards that come next although others may still have to act (own pace).
    pub fn further_turn(&mut self, game: &Game) -> Option<Turn> {
        let round = game.rounds().len();
        if round == 0 || game.faceup().is_over() {
            self.decks.get(round)?.turn_after(Faceup::default())
        } else {
            self.decks[round - 1].turn_after(game.faceup())
        }
    }
}
