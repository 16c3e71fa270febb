//! The planning interface: states with chance and choices, without the cards to come.

use numpy::{IntoPyArray, PyArray1, PyArray3, PyArrayMethods};
use pyo3::prelude::*;
use tubewright_bots::{Decision, GameContext};
use tubewright_rules::{Modules, Turn};

use crate::actions::{ActionSpace, Stage};
use crate::board::PyBoard;
use crate::deal::{PyDeal, card_names, turn};
use crate::episode::Rules;
use crate::errors;
use crate::game::PyView;
use crate::observation;
use crate::state::{Node, State};

/// One seat's game as a search sees it: choices, chance and points, but never the order of unseen cards.
#[pyclass(eq, module = "tubewright", name = "State")]
#[derive(Clone)]
pub(crate) struct PyState {
    state: State,
}

impl PartialEq for PyState {
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (&*self.state.context, &*other.state.context);
        self.state.node == other.state.node
            && a.board == b.board
            && a.pencils == b.pencils
            && a.powers == b.powers
            && a.objectives == b.objectives
    }
}

#[pymethods]
impl PyState {
    /// A game before its first card, with the pencils and modules of a deal; its cards stay unknown.
    #[staticmethod]
    #[pyo3(signature = (deal, seats=1, seat=0, *, objectives=false, powers=false, board=None))]
    fn start(
        py: Python<'_>,
        deal: &PyDeal,
        seats: usize,
        seat: usize,
        objectives: bool,
        powers: bool,
        board: Option<Py<PyBoard>>,
    ) -> PyResult<Self> {
        crate::game::check_seats(seats)?;
        if seat >= seats {
            return Err(errors::refused(format!("there is no seat {seat}: they count from 0")));
        }
        let rules = Rules::new(PyBoard::of(py, board), Modules { objectives, powers });
        Ok(Self { state: rules.state(&deal.deal(), seats, seat) })
    }

    /// The state of a view whose seat has to act.
    #[staticmethod]
    fn of(view: &PyView) -> PyResult<Self> {
        let view = view.view();
        let decision = Decision::of(view)
            .ok_or_else(|| errors::refused("the seat of this view does not have to act"))?;
        let space = std::sync::Arc::new(ActionSpace::new(view.board()));
        let context = std::sync::Arc::new(GameContext::of(view));
        Ok(Self { state: State { context, space, node: Node::Choice(decision, Stage::Start) } })
    }

    /// A copy, which costs some hundred bytes.
    fn clone(&self) -> Self {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Self {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: Py<PyAny>) -> Self {
        Clone::clone(self)
    }

    /// Are cards next?
    #[getter]
    fn is_chance(&self) -> bool {
        matches!(self.state.node, Node::Chance(_)) && !self.state.is_over()
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The points of the sheet as it stands.
    #[getter]
    fn total(&self) -> u32 {
        self.state.total()
    }

    /// The round, from 1.
    #[getter]
    fn round(&self) -> usize {
        match &self.state.node {
            Node::Chance(position) => position.sheet.round() + 1,
            Node::Choice(decision, _) => decision.sheet.round() + 1,
        }
    }

    /// Every turn that may come next, as its cards and its exact probability.
    fn chance_outcomes(&self) -> Vec<(Vec<&'static str>, f64)> {
        self.state.chances().into_iter().map(|(turn, chance)| (card_names(turn), chance)).collect()
    }

    /// Reveals a turn's cards.
    fn reveal(&mut self, cards: Vec<String>) -> PyResult<()> {
        let turn = turn(&cards)?;
        if self.state.chances().iter().all(|&(other, _)| other != turn) {
            return Err(errors::refused("these cards cannot come now"));
        }
        self.state.reveal(turn);
        Ok(())
    }

    /// Reveals a turn at random: `random` is a number from 0 to below 1.
    fn reveal_random(&mut self, random: f64) -> PyResult<Vec<&'static str>> {
        let chances = self.state.chances();
        let last = chances.last().ok_or_else(|| errors::refused("no cards come now"))?.0;
        let mut left = random;
        let falls = |&(turn, chance): &(Turn, f64)| {
            left -= chance;
            (left < 0.0).then_some(turn)
        };
        // Rounding may leave a little over.
        let turn = chances.iter().find_map(falls).unwrap_or(last);
        self.state.reveal(turn);
        Ok(card_names(turn))
    }

    /// How many actions there are in all.
    #[getter]
    fn action_count(&self) -> usize {
        self.state.space.len()
    }

    /// The actions that may be chosen now, by number.
    fn legal_actions(&self) -> Vec<usize> {
        let (mask, space) = (self.state.mask(), &self.state.space);
        (0..mask.len()).map(|n| space.number(mask.nth(n))).collect()
    }

    /// One for each action that may be chosen now, zero for the others.
    fn legal_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        crate::environment::mask_array(py, &self.state.mask(), &self.state.space)
    }

    /// Takes an action by number; returns the points that it made.
    fn apply(&mut self, action: usize) -> PyResult<i64> {
        let before = i64::from(self.state.total());
        let choice = self.state.space.choice(action).filter(|&choice| self.state.mask().allows(choice));
        let choice = choice.ok_or_else(|| errors::refused(format!("action {action} is not allowed now")))?;
        self.state.choose(choice);
        Ok(i64::from(self.state.total()) - before)
    }

    /// The numbers that make up an action given as text, such as `d3-a3 +circle a3`.
    fn numbers(&self, py: Python<'_>, action: &str) -> PyResult<Vec<usize>> {
        let board = &*self.state.context.board;
        let action = board.parse_action(action).map_err(|why| errors::no_action(py, &why))?;
        if let Some(step) = action.steps().find(|&step| board.section(step).is_none()) {
            let text = board.step_text(step);
            return Err(errors::refused(format!("there is no section {text}")));
        }
        Ok(self.state.space.numbers(board, action))
    }

    /// The packed observation: see `tubewright.gym`.
    fn observation_bits<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        let mut words = vec![0; observation::WORDS];
        observation::write_words(&self.state, &mut words);
        words.into_pyarray(py)
    }

    /// The flat observation: see `tubewright.gym`.
    fn observation_flat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        flat(&self.state).into_pyarray(py)
    }

    /// The observation as planes: see `tubewright.gym`.
    fn observation_planes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray3<f32>> {
        planes(py, &self.state)
    }

    fn __repr__(&self) -> String {
        let next = match (&self.state.node, self.state.is_over()) {
            (_, true) => "over",
            (Node::Chance(_), _) => "cards",
            (Node::Choice(..), _) => "choice",
        };
        format!("State(round={}, next={next:?}, total={})", self.round(), self.total())
    }

    fn _repr_svg_(&self) -> String {
        let sheet = match &self.state.node {
            Node::Chance(position) => position.sheet,
            Node::Choice(decision, _) => decision.sheet,
        };
        crate::picture::svg(&self.state.context.board, sheet)
    }
}

/// The flat observation of a state.
pub(crate) fn flat(state: &State) -> Vec<f32> {
    let board = &*state.context.board;
    let mut words = [0; observation::WORDS];
    observation::write_words(state, &mut words);
    let mut flat = vec![0.0; observation::flat_len(board)];
    observation::write_flat(board, &words, &mut flat);
    flat
}

/// The planes of a state, by name, row and column.
pub(crate) fn planes<'py>(py: Python<'py>, state: &State) -> Bound<'py, PyArray3<f32>> {
    let board = &*state.context.board;
    let (columns, rows) = (usize::from(board.columns()), usize::from(board.rows()));
    let names = observation::PLANES;
    let mut planes = vec![0.0; names * rows * columns];
    observation::write_planes(state, &state.mask(), &mut planes);
    let array = planes.into_pyarray(py).reshape([names, rows, columns]);
    array.expect("the planes have this shape")
}
