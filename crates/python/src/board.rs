//! Maps.

use pyo3::prelude::*;
use tubewright_rules::{Board, SharedBoard};

use crate::errors;

/// A map: stations, sections, districts, the river.
///
/// `Board.london()` is the map of the game; `Board.parse(text)` reads any other in the form of docs/notation.md.
#[pyclass(frozen, eq, module = "tubewright", name = "Board")]
#[derive(Clone)]
pub(crate) struct PyBoard {
    board: SharedBoard,
    /// What it was read from; nothing where it is known by its name.
    text: Option<String>,
}

impl PyBoard {
    pub(crate) fn new(board: &SharedBoard) -> Self {
        Self { board: board.clone(), text: None }
    }

    /// The board of an argument that may be left out.
    pub(crate) fn of(py: Python<'_>, board: Option<Py<Self>>) -> SharedBoard {
        board.map_or_else(|| Board::london().clone(), |board| board.borrow(py).board.clone())
    }
}

impl PartialEq for PyBoard {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

#[pymethods]
impl PyBoard {
    /// The map of the game.
    #[staticmethod]
    fn london() -> Self {
        Self::new(Board::london())
    }

    /// A map of six stations, small enough to search whole games.
    #[staticmethod]
    fn hamlet() -> Self {
        Self::new(Board::hamlet())
    }

    /// Reads a map; raises `MapRefused` with the line where something is wrong.
    #[staticmethod]
    fn parse(py: Python<'_>, text: String) -> PyResult<Self> {
        let board = Board::parse(&text).map_err(|error| errors::map(py, &error))?;
        Ok(Self { board: board.into(), text: Some(text) })
    }

    /// The map's name.
    #[getter]
    fn name(&self) -> &str {
        self.board.name()
    }

    /// The size of the grid: columns, rows.
    #[getter]
    fn size(&self) -> (u8, u8) {
        (self.board.columns(), self.board.rows())
    }

    /// The names of the stations, in the order of their numbers.
    #[getter]
    fn stations(&self) -> Vec<String> {
        self.board.stations().map(|station| self.board.point(station).to_string()).collect()
    }

    /// The sections, in the order of their numbers, as pairs of station names.
    #[getter]
    fn sections(&self) -> Vec<(String, String)> {
        let name = |station| self.board.point(station).to_string();
        self.board.sections().map(|(_, [a, b])| (name(a), name(b))).collect()
    }

    /// The symbol of a station: `square`, `triangle`, `pentagon`, `circle`, or `None` for the central one.
    fn symbol(&self, station: &str) -> PyResult<Option<&'static str>> {
        let found = self.board.station(station);
        let found = found.ok_or_else(|| errors::refused(format!("there is no station {station:?}")))?;
        Ok(self.board.symbol(found).map(|symbol| symbol.name()))
    }

    /// The stations of each district.
    #[getter]
    fn districts(&self) -> Vec<Vec<String>> {
        let names = |set: &tubewright_rules::Stations| set.map(|s| self.board.point(s).to_string()).collect();
        self.board.districts().iter().map(names).collect()
    }

    /// The tourist sites.
    #[getter]
    fn tourist_sites(&self) -> Vec<String> {
        self.board.sights().map(|station| self.board.point(station).to_string()).collect()
    }

    /// The sections that pass under the river, by their numbers.
    #[getter]
    fn under_river(&self) -> Vec<usize> {
        self.board.under_river().iter().map(|section| section.index()).collect()
    }

    fn __repr__(&self) -> String {
        format!("Board({:?})", self.board.name())
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.board.name().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let class = py.get_type::<Self>();
        match &self.text {
            Some(text) => Ok((class.getattr("parse")?, (text,).into_pyobject(py)?.into_any())),
            None => Ok((class.getattr(self.board.name())?, ().into_pyobject(py)?.into_any())),
        }
    }
}
