//! The package `tubewright` for Python: rules, environments for learning, planning, bots.
//!
//! `python/tubewright` has what is easier said in Python; this is its module `_core`.

mod actions;
mod board;
mod deal;
mod environment;
mod episode;
mod errors;
mod game;
mod observation;
mod picture;
mod planning;
mod players;
mod state;

use pyo3::prelude::*;

/// The fields of the flat observation on a board, in order, with their lengths.
#[pyfunction]
#[pyo3(signature = (board=None))]
fn flat_fields(py: Python<'_>, board: Option<Py<board::PyBoard>>) -> Vec<(String, usize)> {
    observation::flat_fields(&board::PyBoard::of(py, board))
}

/// The names of the planes, in order.
#[pyfunction]
fn plane_names() -> Vec<String> {
    observation::plane_names()
}

/// What the actions of the environments stand for on a board, by number.
#[pyfunction]
#[pyo3(signature = (board=None))]
fn action_names(py: Python<'_>, board: Option<Py<board::PyBoard>>) -> Vec<String> {
    let board = board::PyBoard::of(py, board);
    let space = actions::ActionSpace::new(&board);
    let name = |number| match space.choice(number) {
        Some(actions::Choice::Draw(section)) => {
            let [a, b] = board.ends(section).map(|station| board.point(station));
            format!("{a}-{b}")
        }
        Some(actions::Choice::UsePower) => "use power".to_owned(),
        Some(actions::Choice::Circle(station)) => format!("circle {}", board.point(station)),
        Some(actions::Choice::Pass) | None => "pass".to_owned(),
    };
    (0..space.len()).map(name).collect()
}

/// The version of the package.
const VERSION: &str = env!("CARGO_PKG_VERSION");

#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", VERSION)?;
    module.add("BIT_WORDS", observation::WORDS)?;
    module.add("MASK_WORDS", actions::MASK_WORDS)?;
    module.add("TubewrightError", py.get_type::<errors::TubewrightError>())?;
    module.add("IllegalAction", py.get_type::<errors::IllegalAction>())?;
    module.add("RecordRefused", py.get_type::<errors::RecordRefused>())?;
    module.add("MapRefused", py.get_type::<errors::MapRefused>())?;
    module.add_class::<board::PyBoard>()?;
    module.add_class::<deal::PyDeal>()?;
    module.add_class::<deal::PyDealer>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<game::PyView>()?;
    module.add_class::<game::PyRecord>()?;
    module.add_class::<planning::PyState>()?;
    module.add_class::<environment::SoloGames>()?;
    module.add_class::<environment::ManyGames>()?;
    module.add_function(wrap_pyfunction!(players::choose, module)?)?;
    module.add_function(wrap_pyfunction!(players::advise, module)?)?;
    module.add_function(wrap_pyfunction!(players::play, module)?)?;
    module.add_function(wrap_pyfunction!(players::selfplay, module)?)?;
    module.add_function(wrap_pyfunction!(flat_fields, module)?)?;
    module.add_function(wrap_pyfunction!(plane_names, module)?)?;
    module.add_function(wrap_pyfunction!(action_names, module)?)?;
    Ok(())
}
