//! Looking back on a game that was played: its review decision by decision, one decision alone, and what was possible.

use std::sync::Arc;

use tubewright_bots::review::{DEFAULT_NODES, Reviewer, judge};
use tubewright_bots::solver::game_in_hindsight;
use tubewright_bots::value::Net;
use tubewright_review::Hindsight;
use tubewright_rules::Game;

use crate::question::{Question, Wish};
use crate::think::Value;

/// How long to look for the best game on known cards: a second or, with powers, a few.
const EFFORT: u32 = 1;

/// Answers a question about a game that was played; `tell` hears each decision of a review as it comes. The answer is a
/// [`Review`](tubewright_review::Review), a [`DecisionReview`](tubewright_review::DecisionReview) or what
/// [`hindsight_text`] makes, as text; empty where the question makes no sense or the value function cannot be had.
pub fn look_back(question: &Question, value: Value<'_>, tell: &mut dyn FnMut(&str)) -> String {
    answered(question, value, tell).unwrap_or_default()
}

fn answered(question: &Question, value: Value<'_>, tell: &mut dyn FnMut(&str)) -> Option<String> {
    let game = Game::replay(&question.record).ok()?;
    let seat = game.seats().nth(question.seat)?;
    let net: Arc<Net> = value()?;
    if question.wish == Wish::Hindsight {
        if !game.is_over() {
            return None;
        }
        let found = game_in_hindsight(&game, seat, &net, EFFORT, &|_, _| true);
        return Some(hindsight_text(Hindsight { total: found.total, bound: found.bound }));
    }
    if question.wish == Wish::Judge {
        return Some(judge(&net, &game, seat, DEFAULT_NODES).ok()??.to_text());
    }
    let mut reviewer = Reviewer::new(&net, &game, seat).ok()?;
    while let Some(decision) = reviewer.next_decision(DEFAULT_NODES) {
        tell(&decision.to_text());
    }
    Some(reviewer.finish().to_text())
}

/// What was possible, as text.
pub fn hindsight_text(Hindsight { total, bound }: Hindsight) -> String {
    format!("{total} {bound}")
}

/// Reads what [`hindsight_text`] wrote.
pub fn read_hindsight(text: &str) -> Option<Hindsight> {
    let (total, bound) = text.split_once(' ')?;
    Some(Hindsight { total: total.parse().ok()?, bound: bound.parse().ok()? })
}
