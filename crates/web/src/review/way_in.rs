//! How other pages lead to a review: a link, and the game handed over where the review could not find it otherwise.

use leptos::prelude::*;
use tubewright_rules::Record;
use tubewright_texts::t;
use tubewright_thinker::{Question, Wish};

use crate::i18n::I18n;
use crate::icons::icon;
use crate::storage;

/// Under this name the browser keeps the game that was handed over last.
const HANDED: &str = "review-game";
/// Between names, none of which has it.
const BETWEEN_NAMES: &str = "\t";

/// A link to the review of a game that is played at an address of this browser.
pub(crate) fn link(game: &str) -> AnyView {
    let query = game.split_once('?').map_or("", |(_, query)| query);
    to(format!("/review?{query}"), Callback::new(|()| ()))
}

/// A link to the review of a game that only this page knows: it is handed over on the way.
pub(crate) fn handed_link(
    address: String,
    record: impl Fn() -> (Record, usize) + Send + Sync + 'static,
) -> AnyView {
    let of = address.clone();
    let hand = Callback::new(move |()| {
        let (record, seat) = record();
        hand_over(&of, &record, seat);
    });
    to(address, hand)
}

fn to(address: String, before: Callback<()>) -> AnyView {
    let i18n = I18n::here();
    view! {
        <a class="btn" data-testid="review" href=address on:click=move |_| before.run(())>
            {icon("chart")}
            {move || t!(i18n, "final-review")}
        </a>
    }
    .into_any()
}

/// Hands a seat's game over to the review at an address.
fn hand_over(address: &str, record: &Record, seat: usize) {
    let plain = |name: &str| name.replace(|c: char| c.is_control(), " ");
    let names: Vec<String> = record.setup.seats.iter().map(|seat| plain(&seat.name)).collect();
    let question = Question { wish: Wish::Review, seat, level: String::new(), record: record.clone() };
    let path = address.split('?').next().unwrap_or_default();
    storage::write(HANDED, &format!("{path}\n{}\n{}", names.join(BETWEEN_NAMES), question.to_text()));
}

/// The game that was handed over to the review at a path, and the seat it is about.
pub(super) fn handed(path: &str) -> Option<(Record, usize)> {
    let text = storage::read(HANDED)?;
    let (address, rest) = text.split_once('\n')?;
    let (names, question) = rest.split_once('\n')?;
    let question = Question::from_text(question).filter(|_| address == path)?;
    let mut record = question.record;
    for (seat, name) in record.setup.seats.iter_mut().zip(names.split(BETWEEN_NAMES)) {
        name.clone_into(&mut seat.name);
    }
    Some((record, question.seat))
}
