//! Where the game comes from that the address names.

use leptos::prelude::window;
use tubewright_client::GameSession;
use tubewright_rules::Record;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::{kept, way_in};
use crate::game::kept_game;
use crate::route::{self, Router};
use crate::thinker::Thinker;

/// A game to look back on.
#[derive(Clone, Debug)]
pub(super) struct Source {
    /// The record, of which the review is about one seat.
    pub(super) record: Record,
    /// The seat, from 0.
    pub(super) seat: usize,
    /// Where the review is, without what is looked at in it: what it is kept under.
    pub(super) address: String,
    /// Where the game or its result is.
    pub(super) back: String,
}

/// The game that the address names; `None` where it cannot be had.
pub(super) async fn find(router: Router, thinker: Thinker) -> Option<Source> {
    let search = router.search();
    let wanted = route::said(&search, "seat").and_then(|seat| seat.parse::<usize>().ok()?.checked_sub(1));
    if let Some(table) = router.reviewed_table() {
        return of_table(thinker, &table, wanted).await;
    }
    let game = game_query(&search);
    let address = format!("/review?{game}");
    let (record, own, back) = match kept_game(&format!("/play?{game}")) {
        Some(table) => {
            let own = GameSession::seat(&table).map_or(0, |seat| seat.index());
            (table.game().record(), own, format!("/play?{game}&result"))
        }
        None => {
            let back = format!("/play?{game}");
            let kept = || kept::game(&address, wanted.unwrap_or(0)).map(|record| (record, 0));
            let (record, own) = way_in::handed("/review").filter(|_| game == RECORD).or_else(kept)?;
            (record, own, back)
        }
    };
    Some(Source { record, seat: wanted.unwrap_or(own), address, back })
}

/// What follows the question mark where an opened record is looked at.
const RECORD: &str = "record";

/// What the address says of the game, without what is said of the review.
fn game_query(search: &str) -> String {
    let parts = search.trim_start_matches('?').split('&');
    let is_of_game = |part: &&str| {
        let name = part.split('=').next().unwrap_or_default();
        !part.is_empty() && !["seat", "turn", "lang", "result"].contains(&name)
    };
    parts.filter(is_of_game).collect::<Vec<_>>().join("&")
}

/// The game of a table: as its page handed it over, as the server has it, or as it was reviewed before.
async fn of_table(thinker: Thinker, table: &str, wanted: Option<usize>) -> Option<Source> {
    let address = format!("/r/{table}/review");
    let source =
        |record, seat| Source { record, seat, address: address.clone(), back: format!("/t/{table}") };
    if let Some((record, seat)) =
        way_in::handed(&address).filter(|(_, seat)| wanted.is_none_or(|it| it == *seat))
    {
        return Some(source(record, seat));
    }
    let seat = wanted.unwrap_or(0);
    if let Some(text) = fetched(&format!("/api/tables/{table}/record")).await
        && let Ok(Ok(record)) = thinker.read(&text).await
    {
        return Some(source(record, seat));
    }
    Some(source(kept::game(&address, seat)?, seat))
}

/// What the server has at an address; nothing where it refuses or cannot be reached.
async fn fetched(address: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await.ok()?.dyn_into().ok()?;
    let text = response.ok().then(|| response.text())?.ok()?;
    JsFuture::from(text).await.ok()?.as_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_the_review_is_no_part_of_the_game() {
        assert_eq!(game_query("?deal=a%26b&powers&seat=2&turn=3.1&lang=pl"), "deal=a%26b&powers");
        assert_eq!(game_query("?record&turn=1.1"), RECORD);
        assert_eq!(game_query(""), "");
    }
}
