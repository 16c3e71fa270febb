//! Errors as Python exceptions, with the reason and the place as attributes.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tubewright_rules::{MapError, ParseActionError, PlayError, RecordError};

pyo3::create_exception!(tubewright, TubewrightError, PyValueError, "Something that the rules refuse.");
pyo3::create_exception!(
    tubewright,
    IllegalAction,
    TubewrightError,
    "An action that the rules refuse; `reason` is one of the words of docs/notation.md."
);
pyo3::create_exception!(
    tubewright,
    RecordRefused,
    TubewrightError,
    "A record that tells of no legal game: `reason`, and where it is known `round`, `turn` and `seat`, from 1."
);
pyo3::create_exception!(
    tubewright,
    MapRefused,
    TubewrightError,
    "A text that is no playable map; `line` says where."
);

/// Anything else that is refused, with its reason in words.
pub(crate) fn refused(message: impl ToString) -> PyErr {
    TubewrightError::new_err(message.to_string())
}

/// A text that is no action.
pub(crate) fn no_action(py: Python<'_>, error: &ParseActionError) -> PyErr {
    illegal(py, error, error.reason())
}

fn illegal(py: Python<'_>, message: impl ToString, reason: &str) -> PyErr {
    with(py, IllegalAction::new_err(message.to_string()), |value| value.setattr("reason", reason))
}

pub(crate) fn unplayable(py: Python<'_>, error: &PlayError) -> PyErr {
    let reason = match error {
        PlayError::Illegal(why) => why.reason(),
        PlayError::NotWaiting => "not-waiting",
    };
    illegal(py, error, reason)
}

pub(crate) fn record(py: Python<'_>, error: &RecordError) -> PyErr {
    with(py, RecordRefused::new_err(error.to_string()), |value| {
        value.setattr("reason", error.reason())?;
        let place = error.place();
        value.setattr("round", place.map(|place| place.round))?;
        value.setattr("turn", place.map(|place| place.turn))?;
        value.setattr("seat", place.map(|place| place.seat))
    })
}

pub(crate) fn map(py: Python<'_>, error: &MapError) -> PyErr {
    with(py, MapRefused::new_err(error.to_string()), |value| value.setattr("line", error.line))
}

/// Sets attributes of an exception.
fn with(py: Python<'_>, error: PyErr, set: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<()>) -> PyErr {
    match set(error.value(py)) {
        Ok(()) => error,
        Err(other) => other,
    }
}
