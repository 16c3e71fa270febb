//! The review of a game: what was luck, and what was lost.

use serde::Serialize;
use tubewright_bots::review::{self, DEFAULT_NODES, ReviewError};
use tubewright_bots::{Thinking, value};
use tubewright_review::{Budget, Document, Review};
use tubewright_rules::{Game, Seat};

use crate::answer::{Refusal, granted};
use crate::request::{Id, Request};
use crate::thinking::{budget_of_at_most, no_advice};

/// A seat's review takes about half a minute with either.
const MAX_NODES: u64 = 50_000;
const MAX_MILLIS: u64 = 30_000;

/// A line that says how far a review is.
#[derive(Serialize)]
struct Progress<'a> {
    id: &'a Id,
    progress: Step,
}

#[derive(Serialize)]
struct Step {
    seat: usize,
    done: usize,
    of: usize,
}

/// The answer: the document of `tubewright review --json`.
pub(crate) fn review(
    id: &Id,
    request: &Request,
    game: &Game,
    seats: &[Seat],
    say: &mut dyn FnMut(String),
) -> Result<String, Refusal> {
    let flag =
        |name: &str| -> Result<bool, Refusal> { Ok(request.field(name, "true or false")?.unwrap_or(false)) };
    let (wants_progress, wants_hindsight) = (flag("progress")?, flag("hindsight")?);
    let thinking = budget_of_at_most(request, MAX_NODES, MAX_MILLIS)?;
    let thinking = thinking.unwrap_or(Thinking::Nodes(DEFAULT_NODES));
    let net = value::london();
    let mut of_seat = |seat: Seat| {
        let progress = |done, of| {
            if wants_progress {
                let progress = Step { seat: seat.index(), done, of };
                let line = serde_json::to_string(&Progress { id, progress });
                say(line.expect("a step has only texts for keys"));
            }
        };
        let mut review = review::review(&net, game, seat, thinking, progress)?;
        if wants_hindsight {
            review.hindsight = review::hindsight(&net, game, seat, &|_, _| true);
        }
        Ok(review)
    };
    let seats: Result<Vec<Review>, ReviewError> = seats.iter().map(|&seat| of_seat(seat)).collect();
    let seats = seats.map_err(|ReviewError::UnknownMap| no_advice())?;
    let budget = match thinking {
        Thinking::Nodes(nodes) => Budget::Nodes(nodes),
        Thinking::Millis(ms) => Budget::Ms(ms),
    };
    Ok(granted(id, Document { seats: &seats, budget }))
}
