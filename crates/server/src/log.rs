//! One line of JSON on standard error for each thing that whoever runs the server may want to know.

use std::io::Write;

use serde_json::{Map, Value};

use crate::time::now;

/// How much is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verbosity {
    /// Nothing at all, as in tests.
    #[default]
    Silent,
    /// Only what went wrong.
    Problems,
    /// What happens to the server and its tables.
    Normal,
}

/// Where lines go.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Log(pub(crate) Verbosity);

impl Log {
    pub(crate) fn info(self, what: &str, more: &[(&str, &dyn ToString)]) {
        if self.0 >= Verbosity::Normal {
            write("info", what, more);
        }
    }

    pub(crate) fn problem(self, what: &str, more: &[(&str, &dyn ToString)]) {
        if self.0 >= Verbosity::Problems {
            write("problem", what, more);
        }
    }
}

fn write(level: &str, what: &str, more: &[(&str, &dyn ToString)]) {
    let mut line = Map::new();
    line.insert("at".to_owned(), now().into());
    line.insert("level".to_owned(), level.into());
    line.insert("what".to_owned(), what.into());
    for (name, value) in more {
        line.insert((*name).to_owned(), value.to_string().into());
    }
    // A log that cannot be written is no reason to stop serving.
    let _ = writeln!(std::io::stderr(), "{}", Value::Object(line));
}
