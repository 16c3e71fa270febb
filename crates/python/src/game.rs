//! Games, views, records and scores.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyType;
use tubewright_rules::{Action, Game, MOST_SEATS, Modules, Record, Score, Seat, Setup};

use crate::board::PyBoard;
use crate::deal::{PyDeal, card_names, turn};
use crate::errors;

/// Refuses numbers of seats that no table has.
pub(crate) fn check_seats(seats: usize) -> PyResult<()> {
    if (1..=MOST_SEATS).contains(&seats) {
        return Ok(());
    }
    Err(errors::refused(format!("a game has 1 to {MOST_SEATS} seats, not {seats}")))
}

/// A game as it lies face up: rounds, choices, sheets. The order of unseen cards is the dealer's alone.
#[pyclass(eq, module = "tubewright", name = "Game")]
#[derive(Clone, PartialEq)]
pub(crate) struct PyGame {
    game: Game,
}

impl PyGame {
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let found = self.game.seats().nth(seat);
        found.ok_or_else(|| errors::refused(format!("there is no seat {seat}: they count from 0")))
    }

    fn action(&self, py: Python<'_>, text: &str) -> PyResult<Action> {
        self.game.board().parse_action(text).map_err(|why| errors::no_action(py, &why))
    }
}

#[pymethods]
impl PyGame {
    /// A game before its first card, set up as a deal says.
    #[new]
    #[pyo3(signature = (deal, seats=1, *, objectives=false, powers=false, board=None))]
    fn new(
        py: Python<'_>,
        deal: &PyDeal,
        seats: usize,
        objectives: bool,
        powers: bool,
        board: Option<Py<PyBoard>>,
    ) -> PyResult<Self> {
        check_seats(seats)?;
        let names: Vec<String> = (1..=seats).map(|seat| format!("seat {seat}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let setup = Setup::of_deal(&deal.deal(), &names, Modules { objectives, powers });
        let game = Game::new(PyBoard::of(py, board), setup).map_err(errors::refused)?;
        Ok(Self { game })
    }

    /// The map.
    #[getter]
    fn board(&self) -> PyBoard {
        PyBoard::new(self.game.board())
    }

    /// The seats, from 0.
    #[getter]
    fn seats(&self) -> Vec<usize> {
        self.game.seats().map(Seat::index).collect()
    }

    /// The turns revealed so far, by round; each is a list of cards.
    #[getter]
    fn rounds(&self) -> Vec<Vec<Vec<&'static str>>> {
        let names = |turns: &Vec<_>| turns.iter().map(|&turn| card_names(turn)).collect();
        self.game.rounds().iter().map(names).collect()
    }

    /// The seats that have to act.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        self.game.waiting().map(Seat::index).collect()
    }

    /// Is every turn of the four rounds through?
    #[getter]
    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The seats that win, once the game is over.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        self.game.winners().into_iter().map(Seat::index).collect()
    }

    /// Reveals a turn's cards.
    fn reveal(&mut self, cards: Vec<String>) -> PyResult<()> {
        self.game.reveal(turn(&cards)?).map(|_| ()).map_err(errors::refused)
    }

    /// The legal actions of a seat that has to act, as texts.
    #[pyo3(signature = (seat=0))]
    fn actions(&self, seat: usize) -> PyResult<Vec<String>> {
        let seat = self.seat(seat)?;
        let Some(call) = self.game.call(seat) else { return Ok(Vec::new()) };
        let board = self.game.board();
        let actions = self.game.sheet(seat).actions(board, call);
        Ok(actions.into_iter().map(|action| board.action_text(action)).collect())
    }

    /// Plays a seat's action; on an error the game is as it was.
    #[pyo3(signature = (action, seat=0))]
    fn play(&mut self, py: Python<'_>, action: &str, seat: usize) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let action = self.action(py, action)?;
        self.game.play(seat, action).map_err(|error| errors::unplayable(py, &error))
    }

    /// Takes back a seat's action while its turn is open, and returns it.
    #[pyo3(signature = (seat=0))]
    fn undo(&mut self, seat: usize) -> PyResult<String> {
        let seat = self.seat(seat)?;
        let action = self.game.undo(seat).map_err(errors::refused)?;
        Ok(self.game.board().action_text(action))
    }

    /// What a seat may know.
    #[pyo3(signature = (seat=0))]
    fn view(&self, seat: usize) -> PyResult<PyView> {
        Ok(PyView::new(&self.game, self.seat(seat)?))
    }

    /// A seat's score as it stands.
    #[pyo3(signature = (seat=0))]
    fn score<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        score(py, &self.game.score(self.seat(seat)?))
    }

    /// The record of the game so far.
    fn record(&self) -> PyRecord {
        PyRecord { record: self.game.record() }
    }

    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: Py<PyAny>) -> Self {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let totals: Vec<u32> = self.game.seats().map(|seat| self.game.score(seat).total).collect();
        let turns = self.game.rounds().last().map_or(0, Vec::len);
        format!("Game(round={}, turn={turns}, totals={totals:?})", self.game.rounds().len())
    }

    /// The sheet of the first seat, for notebooks.
    fn _repr_svg_(&self) -> String {
        self.svg(0).unwrap_or_default()
    }

    /// A seat's sheet as a picture.
    #[pyo3(signature = (seat=0))]
    fn svg(&self, seat: usize) -> PyResult<String> {
        let seat = self.seat(seat)?;
        Ok(crate::picture::svg(self.game.board(), *self.game.sheet(seat)))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (PyRecord,))> {
        Ok((py.get_type::<PyRecord>().getattr("replay")?, (self.record(),)))
    }
}

/// What one seat may know of a game: its own sheet, the cards that it has come to, and of the others what they had
/// drawn by then.
#[pyclass(frozen, eq, module = "tubewright", name = "View")]
#[derive(Clone, PartialEq)]
pub(crate) struct PyView {
    /// A game that holds nothing that the view does not show.
    game: Arc<Game>,
    view: tubewright_rules::View,
}

impl PyView {
    fn new(game: &Game, seat: Seat) -> Self {
        let view = game.view(seat);
        Self { game: Arc::new(known(game, seat)), view }
    }

    pub(crate) fn view(&self) -> &tubewright_rules::View {
        &self.view
    }
}

/// The game as far as a seat may know it.
fn known(game: &Game, seat: Seat) -> Game {
    let view = game.view(seat);
    let mut record = game.record();
    record.rounds.truncate(view.rounds().len());
    for (round, turns) in record.rounds.iter_mut().zip(view.rounds()) {
        round.cards = turns.iter().flat_map(|turn| turn.cards()).collect();
        round.turns.truncate(turns.len());
    }
    let committed = game.committed(seat);
    for other in game.seats().filter(|&other| other != seat) {
        let keep = committed.min(game.committed(other));
        let rows = record.rounds.iter_mut().flat_map(|round| &mut round.turns);
        rows.skip(keep).for_each(|row| row[other.index()] = None);
    }
    if let Some(last) = record.rounds.last_mut() {
        last.turns.pop_if(|row| row.iter().all(Option::is_none));
    }
    Game::replay(&record).expect("a part of a game is a game")
}

#[pymethods]
impl PyView {
    /// Whose view it is.
    #[getter]
    fn seat(&self) -> usize {
        self.view.seat().index()
    }

    /// The map.
    #[getter]
    fn board(&self) -> PyBoard {
        PyBoard::new(self.view.board())
    }

    /// The round, from 1.
    #[getter]
    fn round(&self) -> usize {
        self.view.round() + 1
    }

    /// The turn to act on, from 1; `None` when the seat does not have to act.
    #[getter]
    fn turn(&self) -> Option<u32> {
        self.view.turn().map(|(_, number)| number)
    }

    /// The cards of the turn to act on.
    #[getter]
    fn cards(&self) -> Vec<&'static str> {
        self.view.turn().map(|(turn, _)| card_names(turn)).unwrap_or_default()
    }

    /// The turns that the seat has come to, by round.
    #[getter]
    fn rounds(&self) -> Vec<Vec<Vec<&'static str>>> {
        let names = |turns: &Vec<_>| turns.iter().map(|&turn| card_names(turn)).collect();
        self.view.rounds().iter().map(names).collect()
    }

    /// The cards of this round that are not in view, in no order.
    #[getter]
    fn unseen(&self) -> Vec<&'static str> {
        self.view.unseen().map(|card| card.name()).collect()
    }

    /// The pencils of the seat, by round.
    #[getter]
    fn pencils(&self) -> Vec<&'static str> {
        (0..tubewright_rules::ROUNDS).map(|round| self.view.pencil(round).name()).collect()
    }

    /// The objectives in play.
    #[getter]
    fn objectives(&self) -> Vec<&'static str> {
        self.view.objectives().iter().map(|objective| objective.name()).collect()
    }

    /// The power of the pencil in hand, spent or not; `None` without the module.
    #[getter]
    fn power(&self) -> Option<&'static str> {
        self.view.sheet().held_power().map(|power| power.name())
    }

    /// Has that power been used in this round?
    #[getter]
    fn is_power_spent(&self) -> bool {
        self.view.sheet().is_power_spent()
    }

    /// The seat's legal actions, as texts.
    #[getter]
    fn actions(&self) -> Vec<String> {
        let board = self.view.board();
        self.view.actions().into_iter().map(|action| board.action_text(action)).collect()
    }

    /// The sections of each line of the seat's sheet, by round.
    #[getter]
    fn lines(&self) -> Vec<Vec<(String, String)>> {
        let board = self.view.board();
        let ends = |section| {
            let [a, b] = board.ends(section).map(|station| board.point(station).to_string());
            (a, b)
        };
        self.view.sheet().lines().iter().map(|line| line.sections().iter().map(ends).collect()).collect()
    }

    /// The seat's score as it stands.
    #[getter]
    fn score<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        score(py, &self.view.score())
    }

    /// The points of every seat as this one may see them.
    #[getter]
    fn totals(&self) -> Vec<u32> {
        let (board, objectives) = (self.view.board(), self.view.objectives());
        self.view.sheets().iter().map(|sheet| sheet.total(board, objectives)).collect()
    }

    fn __repr__(&self) -> String {
        format!(
            "View(seat={}, round={}, turn={:?}, cards={:?}, total={})",
            self.seat(),
            self.round(),
            self.turn().unwrap_or(0),
            self.cards(),
            self.view.score().total
        )
    }

    fn _repr_svg_(&self) -> String {
        crate::picture::svg(self.view.board(), *self.view.sheet())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (PyGame, usize))> {
        let game = PyGame { game: (*self.game).clone() };
        Ok((py.get_type::<PyGame>().getattr("view")?, (game, self.seat())))
    }
}

/// A game record: choices and revealed cards in order, in the form of docs/notation.md.
#[pyclass(frozen, eq, module = "tubewright", name = "Record")]
#[derive(Clone, PartialEq)]
pub(crate) struct PyRecord {
    record: Record,
}

impl PyRecord {
    /// The record of a game, with the seed of its cards where that is known.
    pub(crate) fn of_game(game: &Game, seed: Option<&str>) -> Self {
        let mut record = game.record();
        record.deal = seed.map(|seed| tubewright_rules::DealNote::of_seed(seed, game.setup()));
        Self { record }
    }
}

#[pymethods]
impl PyRecord {
    /// Reads a record; raises `RecordRefused` where it has no such form.
    #[new]
    fn new(py: Python<'_>, json: &str) -> PyResult<Self> {
        let record = Record::from_json(json.as_bytes());
        let record = record.map_err(|why| errors::record(py, &tubewright_rules::RecordError::Bad(why)))?;
        Ok(Self { record })
    }

    /// The record as JSON.
    fn to_json(&self) -> String {
        self.record.to_json()
    }

    /// Plays the record through the rules; raises `RecordRefused` with the place where one is broken.
    fn replay(&self, py: Python<'_>) -> PyResult<PyGame> {
        let game = Game::replay(&self.record).map_err(|error| errors::record(py, &error))?;
        Ok(PyGame { game })
    }

    /// Checks the cards, pencils and modules against the seed, and the seed against its commitment.
    fn verify(&self) -> PyResult<()> {
        self.record.verify().map_err(errors::refused)
    }

    /// The score sheet, as `tubewright replay --json` prints it.
    #[pyo3(signature = (legal=false))]
    fn report<'py>(&self, py: Python<'py>, legal: bool) -> PyResult<Bound<'py, PyAny>> {
        let report = self.record.report(legal).map_err(|error| errors::record(py, &error))?;
        let json = serde_json::to_string(&report).expect("a report is JSON");
        py.import("json")?.call_method1("loads", (json,))
    }

    fn __repr__(&self) -> String {
        format!(
            "Record(map={:?}, seats={}, rounds={})",
            self.record.map.name(),
            self.record.setup.seats.len(),
            self.record.rounds.len()
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Self>(), (self.to_json(),))
    }
}

/// A score as the package's own dataclass.
fn score<'py>(py: Python<'py>, score: &Score) -> PyResult<Bound<'py, PyAny>> {
    let lines: Vec<u32> = score.lines.iter().map(|line| line.points).collect();
    let [two, three, four] = score.interchanges.map(|stations| stations.len());
    let met = score.objectives.iter().filter(|objective| objective.is_met());
    let met: Vec<&str> = met.map(|objective| objective.objective.name()).collect();
    let fields = (
        score.total,
        lines,
        score.tourist_visits,
        score.tourist_points,
        (two, three, four),
        score.interchange_points,
        met,
        score.objective_points(),
    );
    py.import("tubewright.score")?.getattr("Score")?.call1(fields)
}
