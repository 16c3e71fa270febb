//! What people tell those who run a server about others.

use serde::{Deserialize, Serialize};

use crate::Time;
use crate::http::{HttpMethod, HttpRequest, path};

/// Reports somebody at a table: their name, or what they said. The server adds what they said last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewReport {
    /// Their number at the table.
    pub member: u16,
    /// When they said it, as the line of chat has it; without it the name is reported.
    #[serde(default)]
    pub at: Option<Time>,
}

/// Sends a report about somebody at a table.
#[derive(Clone, Debug)]
pub struct ReportMember {
    /// The table.
    pub table: String,
    /// Who, and what.
    pub report: NewReport,
}

impl HttpRequest for ReportMember {
    type Body = NewReport;
    type Answer = ();
    const METHOD: HttpMethod = HttpMethod::Post;

    fn path(&self) -> String {
        path::of_table(path::REPORT, &self.table)
    }

    fn body(&self) -> Option<&NewReport> {
        Some(&self.report)
    }
}
