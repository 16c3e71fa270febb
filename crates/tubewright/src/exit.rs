//! How the program ends.

use std::io::ErrorKind;
use std::process::ExitCode;

use tubewright_texts::t;

use crate::words::texts;
use crate::{output, refusals};

/// The exit codes that scripts rely on; most wrong usage is answered with 2 by the parser of the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    Success = 0,
    Refused = 1,
    WrongUsage = 2,
}

/// Flags that are right one by one and wrong together, and what is wrong.
#[derive(Debug)]
pub(crate) struct WrongUsage(pub(crate) String);

impl std::fmt::Display for WrongUsage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&t!(texts(), "usage-error", what = self.0.as_str()))
    }
}

impl std::error::Error for WrongUsage {}

impl Exit {
    /// The exit of a verb; what went wrong is said in one line.
    pub(crate) fn of(done: anyhow::Result<()>) -> Self {
        let Err(error) = done else { return Self::Success };
        if is_closed_pipe(&error) {
            return Self::Success;
        }
        output::aside(&refusals::line(&error, texts()));
        if error.is::<WrongUsage>() { Self::WrongUsage } else { Self::Refused }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Whoever read our output has seen enough.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    };
    error.chain().any(io)
}
