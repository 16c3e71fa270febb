//! What is asked for to open a table, and what a list of tables tells of one.

use serde::{Deserialize, Serialize};
use tubewright_rules::Pencil;

use crate::Time;
use crate::settings::Settings;
use crate::snapshot::{Sitter, Stage};
use tubewright_rules::Level;

/// A request for a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewTable {
    /// As it shall be.
    pub settings: Settings,
    /// The host's name; they get the first seat without a bot.
    pub name: String,
    /// The host's first pencil, where they are chosen.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Pencil>"))]
    pub colour: Option<Pencil>,
    /// By seat, the bot that shall sit there; seats beyond the list are open.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Option<crate::schema::Level>>"))]
    pub bots: Vec<Option<Level>>,
    /// A secret of the client's own making, 32 hex digits, for the host's seat.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Secret>"))]
    pub secret: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Summary {
    /// Its id.
    pub table: String,
    /// Its settings.
    pub settings: Settings,
    /// How far it is.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// By seat: does the table wait for a person there, as far as the reader may know?
    pub waiting: Vec<bool>,
    /// When it was opened.
    pub opened: Time,
    /// When something happened last.
    pub at: Time,
}
