//! The requests about tables over HTTP: where each is sent, what with, and what comes back.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::new_table::{NewTable, Summary};
use crate::snapshot::Snapshot;

/// A request to the server. Its body and the answer are JSON or [postcard](crate::POSTCARD_MEDIA_TYPE), as the headers
/// `content-type` and `accept` say; a refusal is an [`ErrorBody`] in place of the answer.
///
/// ```
/// use tubewright_wire::{HttpMethod, HttpRequest, ShowTable};
/// let request = ShowTable { table: "k3jq".into() };
/// assert_eq!((ShowTable::METHOD, request.path().as_str()), (HttpMethod::Get, "/api/tables/k3jq"));
/// ```
pub trait HttpRequest {
    /// What is sent along; `()` where nothing is.
    type Body: Serialize;
    /// What comes back.
    type Answer: Serialize + DeserializeOwned;
    /// How it is sent.
    const METHOD: HttpMethod;

    /// Where it is sent.
    fn path(&self) -> String;

    /// What is sent along.
    fn body(&self) -> Option<&Self::Body> {
        None
    }

    /// The secret of a seat that goes with it as `Authorization: Bearer`, for a device that has it instead of the cookie.
    fn bearer(&self) -> Option<&str> {
        None
    }
}

/// How a request is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HttpMethod {
    /// It changes nothing.
    Get,
    /// It makes something.
    Post,
    /// It removes something.
    Delete,
}

impl HttpMethod {
    /// Its name in a request.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Delete => "DELETE",
        }
    }
}

/// The addresses that requests are sent to; `{id}` is the id of a table.
pub mod path {
    /// The open tables, and new ones.
    pub const TABLES: &str = "/api/tables";
    /// One table.
    pub const TABLE: &str = "/api/tables/{id}";
    /// What is kept of whoever asks at one table.
    pub const ME_AT_TABLE: &str = "/api/tables/{id}/me";
    /// The record of a table's game.
    pub const RECORD: &str = "/api/tables/{id}/record";
    /// Reports about people at a table.
    pub const REPORT: &str = "/api/tables/{id}/report";
    /// A person's tables.
    pub const MY_TABLES: &str = "/api/me/tables";
    /// What is kept of a person.
    pub const ME: &str = "/api/me";
    /// What the server is.
    pub const VERSION: &str = "/api/version";
    /// The socket of a table.
    pub const SOCKET: &str = "/ws/{id}";

    /// One of these addresses with a table's id in it.
    pub fn of_table(path: &str, table: &str) -> String {
        path.replacen("{id}", table, 1)
    }
}

/// Opens a table; whoever asks is its host.
#[derive(Clone, Debug)]
pub struct OpenTable(pub NewTable);

impl HttpRequest for OpenTable {
    type Body = NewTable;
    type Answer = Summary;
    const METHOD: HttpMethod = HttpMethod::Post;

    fn path(&self) -> String {
        path::TABLES.to_owned()
    }

    fn body(&self) -> Option<&NewTable> {
        Some(&self.0)
    }
}

/// Lists the open tables that have a free seat, the newest first.
#[derive(Clone, Copy, Debug)]
pub struct ListTables;

impl HttpRequest for ListTables {
    type Body = ();
    type Answer = Vec<Summary>;
    const METHOD: HttpMethod = HttpMethod::Get;

    fn path(&self) -> String {
        path::TABLES.to_owned()
    }
}

/// Lists the tables of whoever asks, the newest first.
#[derive(Clone, Copy, Debug)]
pub struct ListMyTables;

impl HttpRequest for ListMyTables {
    type Body = ();
    type Answer = Vec<MyTable>;
    const METHOD: HttpMethod = HttpMethod::Get;

    fn path(&self) -> String {
        path::MY_TABLES.to_owned()
    }
}

/// One of a person's tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyTable {
    /// The table.
    pub summary: Summary,
    /// The person's seat.
    pub seat: Option<u8>,
}

/// Shows a table as whoever asks may see it.
#[derive(Clone, Debug)]
pub struct ShowTable {
    /// Its id.
    pub table: String,
}

impl HttpRequest for ShowTable {
    type Body = ();
    type Answer = Snapshot;
    const METHOD: HttpMethod = HttpMethod::Get;

    fn path(&self) -> String {
        path::of_table(path::TABLE, &self.table)
    }
}

/// Deletes a table, for everybody: by whoever opened it, or by all who sit there, each of whom asks for it.
#[derive(Clone, Debug)]
pub struct DeleteTable {
    /// Its id.
    pub table: String,
    /// The secret of a seat, on a device that has no cookie for it.
    pub secret: Option<String>,
}

impl HttpRequest for DeleteTable {
    type Body = ();
    type Answer = ();
    const METHOD: HttpMethod = HttpMethod::Delete;

    fn path(&self) -> String {
        path::of_table(path::TABLE, &self.table)
    }

    fn bearer(&self) -> Option<&str> {
        self.secret.as_deref()
    }
}

/// Takes the name, the words and the identity of whoever asks off one table; the game stays.
#[derive(Clone, Debug)]
pub struct LeaveNoName {
    /// The table's id.
    pub table: String,
    /// The secret of a seat, on a device that has no cookie for it.
    pub secret: Option<String>,
}

impl HttpRequest for LeaveNoName {
    type Body = ();
    type Answer = ();
    const METHOD: HttpMethod = HttpMethod::Delete;

    fn path(&self) -> String {
        path::of_table(path::ME_AT_TABLE, &self.table)
    }

    fn bearer(&self) -> Option<&str> {
        self.secret.as_deref()
    }
}

/// Deletes all that is kept of whoever asks; the answer is at how many tables that was.
#[derive(Clone, Copy, Debug)]
pub struct DeleteMe;

impl HttpRequest for DeleteMe {
    type Body = ();
    type Answer = u64;
    const METHOD: HttpMethod = HttpMethod::Delete;

    fn path(&self) -> String {
        path::ME.to_owned()
    }
}

/// Asks what the server is.
#[derive(Clone, Copy, Debug)]
pub struct GetVersion;

impl HttpRequest for GetVersion {
    type Body = ();
    type Answer = Version;
    const METHOD: HttpMethod = HttpMethod::Get;

    fn path(&self) -> String {
        path::VERSION.to_owned()
    }
}

/// What a server is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Version {
    /// The version of the program.
    pub version: String,
    /// The build of the page inside it; empty without one.
    pub build: String,
    /// The version of the messages.
    pub protocol: u16,
}

/// What comes in place of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ErrorBody {
    /// Why.
    pub error: ErrorInfo,
}

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ErrorInfo {
    /// One word that programs can rely on.
    pub reason: String,
    /// One line in English.
    pub message: String,
}
