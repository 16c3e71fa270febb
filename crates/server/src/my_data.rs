//! A person's own data: to look at, as one document that is made while it is read, or to be deleted.

use std::collections::VecDeque;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use tubewright_store::{Damage, Listed, Person};
use tubewright_table::{Event, PersonId, said_by};
use tubewright_wire::{Snapshot, Time, to_json};

use crate::api::look;
use crate::api_error::{ApiError, JSON_MEDIA_TYPE};
use crate::app::App;
use crate::caller::Caller;
use crate::limits::Held;

/// So many documents are made for one address at the same time.
const AT_ONCE: u32 = 2;

/// What is kept of a person: the tables as they see them. However many there are, one at a time is read and sent, so that
/// neither the server's memory nor its disk has to bear them all at once.
pub(crate) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let document = begun(&app, &caller).await?;
    let parts = stream::unfold(document, async |mut document| {
        let part = document.part().await?;
        Some((part, document))
    });
    let headers = [(CONTENT_TYPE, JSON_MEDIA_TYPE), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// Deletes what is kept of a person.
pub(crate) async fn delete(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    // All tables of a person are read for this, as for the document.
    app.whole_people.take(caller.address)?;
    let tables = app.forget_person(caller.visitor.person).await?;
    let mut response = caller.answer(&(tables as u64));
    caller.unset_cookie(&mut response);
    Ok(response)
}

async fn begun(app: &Arc<App>, caller: &Caller) -> Result<Document, ApiError> {
    app.whole_people.take(caller.address)?;
    let held = app.documents.hold(caller.address, AT_ONCE).ok_or(ApiError::TooMany { seconds: 10 })?;
    let person = caller.visitor.person;
    let waiting = app.tables_of(person, None).await?.into();
    let who = PersonId(caller.visitor.id());
    let stage = Stage::Head;
    Ok(Document { app: app.clone(), person, who, waiting, unreadable: Vec::new(), stage, _held: held })
}

/// A document on its way.
struct Document {
    app: Arc<App>,
    person: Person,
    who: PersonId,
    /// Tables that were found and are not yet in it.
    waiting: VecDeque<Listed>,
    /// Tables that cannot be read, by their ids.
    unreadable: Vec<String>,
    stage: Stage,
    _held: Held<IpAddr>,
}

/// A table in the document.
#[derive(Serialize)]
struct Mine {
    #[serde(flatten)]
    snapshot: Snapshot,
    /// All that the person said there.
    said: Vec<Said>,
}

#[derive(Serialize)]
struct Said {
    at: Time,
    text: String,
}

/// What comes next.
#[derive(Clone, Copy)]
enum Stage {
    Head,
    Tables { first: bool },
    Nothing,
}

impl Document {
    /// The next part; nothing after the last one. A disk that fails breaks the document off, so that nobody takes it for whole.
    async fn part(&mut self) -> Option<io::Result<String>> {
        match self.stage {
            Stage::Head => {
                self.stage = Stage::Tables { first: true };
                Some(Ok(format!("{{\"person\":{},\"tables\":[", to_json(&self.who.0))))
            }
            Stage::Tables { first } => Some(self.next_table(first).await),
            Stage::Nothing => None,
        }
    }

    /// A table as they see it, which has the last lines of everybody's chat, with all lines of their own.
    async fn with_words(&self, snapshot: Snapshot) -> Result<Mine, ApiError> {
        let (id, who) = (snapshot.table.clone(), self.who.clone());
        let bytes = self.app.stored(move |store| store.read(&id, 0)).await?;
        let events = (0..).zip(&bytes).map(|(n, bytes)| Event::from_bytes(n, bytes));
        let events = events.collect::<Result<Vec<_>, _>>();
        let events = events.map_err(|corrupt| ApiError::Damaged(Damage::Other(corrupt.to_string())))?;
        let said = said_by(&events, &who).into_iter().map(|(at, text)| Said { at, text }).collect();
        Ok(Mine { snapshot, said })
    }

    async fn next_table(&mut self, first: bool) -> io::Result<String> {
        while let Some(listed) = self.waiting.pop_front() {
            if self.waiting.is_empty() {
                let after = Some((listed.created, listed.table.clone()));
                let more = self.app.tables_of(self.person, after).await;
                self.waiting = more.map_err(|why| io::Error::other(why.to_string()))?.into();
            }
            let who = self.who.clone();
            let seen = look(&self.app, &listed.table, move |table| table.snapshot_for(&who)).await;
            let seen = match seen {
                Ok(snapshot) => self.with_words(snapshot).await,
                Err(why) => Err(why),
            };
            match seen {
                Ok(mine) => {
                    self.stage = Stage::Tables { first: false };
                    return Ok(format!("{}{}", if first { "" } else { "," }, to_json(&mine)));
                }
                Err(ApiError::Damaged(_)) => self.unreadable.push(listed.table),
                // Deleted since it was listed.
                Err(ApiError::NoSuchTable) => {}
                Err(why) => return Err(io::Error::other(why.to_string())),
            }
        }
        self.stage = Stage::Nothing;
        Ok(format!("],\"unreadable\":{}}}\n", to_json(&self.unreadable)))
    }
}
