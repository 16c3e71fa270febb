//! Tables in a list: the visitor's own, and those that anybody may join.

use tubewright_wire::{ListMyTables, ListTables, MyTable, ShowTable, Sitter, Snapshot, Stage, Summary, Time};

use super::api::{self, NoAnswer};
use super::secret;

/// So many tables are asked for one by one.
const MAX_BY_KEY: usize = 20;

/// How far a table in a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Waiting,
    YourTurn,
    Playing,
    Over,
}

impl State {
    /// The word by which texts know it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::YourTurn => "your-turn",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) names: Vec<String>,
    pub(crate) free: usize,
    pub(crate) state: State,
    /// When something happened last, by the server's clock.
    pub(crate) at: Time,
}

impl Listed {
    /// One of the visitor's own tables.
    fn own(MyTable { summary, seat }: MyTable) -> Self {
        let waits = seat.is_some_and(|seat| summary.waiting.get(usize::from(seat)) == Some(&true));
        let mut listed = Self::of(summary);
        if listed.state == State::Playing && waits {
            listed.state = State::YourTurn;
        }
        listed
    }

    /// A table as everybody sees it in a list.
    fn of(Summary { table, stage, seats, at, .. }: Summary) -> Self {
        Self::with(table, stage, at, seats.iter())
    }

    /// A table as whoever looks at it sees it.
    fn shown(Snapshot { table, stage, seats, at, .. }: Snapshot) -> Self {
        Self::with(table, stage, at, seats.iter().map(|seat| &seat.sitter))
    }

    fn with<'a>(id: String, stage: Stage, at: Time, sitters: impl Iterator<Item = &'a Sitter>) -> Self {
        let (mut names, mut free) = (Vec::new(), 0);
        for sitter in sitters {
            match sitter {
                Sitter::Open => free += 1,
                Sitter::Reserved { name } | Sitter::Person { name, .. } if !name.is_empty() => {
                    names.push(name.clone());
                }
                _ => {}
            }
        }
        let state = match stage {
            Stage::Gathering => State::Waiting,
            Stage::Playing => State::Playing,
            Stage::Over(_) => State::Over,
        };
        Self { id, names, free, state, at }
    }
}

/// The visitor's own tables.
pub(crate) async fn mine() -> Result<Vec<Listed>, NoAnswer> {
    let mine = api::ask(ListMyTables).await?;
    let mut mine: Vec<Listed> = mine.into_iter().map(Listed::own).collect();
    mine.extend(by_key(&mine).await);
    Ok(mine)
}

/// The tables that anybody may join.
pub(super) async fn open() -> Result<Vec<Listed>, NoAnswer> {
    Ok(api::ask(ListTables).await?.into_iter().map(Listed::of).collect())
}

/// The tables to which this browser has keys although the server knows its visitor by another one: they were handed on by a
/// link. A key to a table that is gone is thrown away.
async fn by_key(known: &[Listed]) -> Vec<Listed> {
    let mut found = Vec::new();
    let others = secret::tables().into_iter().filter(|id| known.iter().all(|table| table.id != *id));
    for id in others.take(MAX_BY_KEY) {
        match api::ask(ShowTable { table: id.clone() }).await {
            Ok(snapshot) => found.push(Listed::shown(snapshot)),
            Err(NoAnswer::Refused(reason)) if reason == "no-such-table" => secret::forget(&id),
            Err(_) => {}
        }
    }
    found
}
