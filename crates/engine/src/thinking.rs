//! What our bots make of a turn, within a budget.

use serde::Serialize;
use tubewright_bots::{Level, Player, Spec, Thinking, advice, cost, value};
use tubewright_rules::{Action, Seat, View};

use crate::answer::Refusal;
use crate::request::Request;

/// Nobody waits much longer than half a minute for an answer, on slow machines either. The tree of a search has a limit of its own.
const MAX_NODES: u64 = 20_000_000;
const MAX_MILLIS: u64 = 10_000;
/// What advice takes where nothing is said, about a millisecond.
const NODES: u64 = 2_000;

/// The budget that a request names, if it names one.
fn budget(request: &Request) -> Result<Option<Thinking>, Refusal> {
    budget_of_at_most(request, MAX_NODES, MAX_MILLIS)
}

/// The same with other limits.
pub(crate) fn budget_of_at_most(
    request: &Request,
    most_nodes: u64,
    most_millis: u64,
) -> Result<Option<Thinking>, Refusal> {
    let number = |name: &str, most: u64| -> Result<Option<u64>, Refusal> {
        let what = format!("a whole number from 1 to {most}");
        let number: Option<u64> = request.field(name, &what)?;
        match number {
            Some(n) if !(1..=most).contains(&n) => {
                Err(Refusal::new("bad-field", format!("{name} is {what}")))
            }
            number => Ok(number),
        }
    };
    match (number("nodes", most_nodes)?, number("ms", most_millis)?) {
        (Some(_), Some(_)) => Err(Refusal::new("bad-field", "a budget is in nodes or in ms, not in both")),
        (Some(nodes), None) => Ok(Some(Thinking::Nodes(nodes))),
        (None, Some(ms)) => Ok(Some(Thinking::Millis(ms))),
        (None, None) => Ok(None),
    }
}

fn seed(request: &Request) -> Result<u64, Refusal> {
    Ok(request.field("seed", "a whole number from 0")?.unwrap_or(0))
}

#[derive(Serialize)]
pub(crate) struct Advised {
    action: String,
    expected: f32,
    error: f32,
    cost: f32,
}

/// Nobody can say what is good on this map.
pub(crate) fn no_advice() -> Refusal {
    Refusal::new("no-advice", "the value function knows the London map only")
}

/// Every legal action with the final score to expect, best first.
pub(crate) fn advise(request: &Request, view: &View) -> Result<Vec<Advised>, Refusal> {
    if !value::knows(view.board()) {
        return Err(no_advice());
    }
    let (net, seed) = (value::london(), seed(request)?);
    let thinking = budget(request)?.unwrap_or(Thinking::Nodes(NODES));
    let list = thinking.spend(|budget| advice(&net, view, budget, seed));
    Ok(list
        .iter()
        .map(|advice| Advised {
            action: view.board().action_text(advice.action),
            expected: advice.expected,
            error: advice.error,
            cost: cost(&list, advice.action).expect("it stands in this list"),
        })
        .collect())
}

/// The bots of a game that were asked so far: one that plays by dice goes on where it was.
#[derive(Default)]
pub(crate) struct Bots(Vec<(Spec, u64, Seat, Player)>);

impl Bots {
    /// Whoever asks more of them loses the first.
    const MAX_KEPT: usize = 16;

    /// A bot's choice, and the bot's name with the budget that it had.
    pub(crate) fn best(&mut self, request: &Request, view: &View) -> Result<(Action, Spec), Refusal> {
        let name: String =
            request.field("bot", "a bot's name, such as ‘greedy’")?.unwrap_or("search".to_owned());
        let spec: Spec = name.parse().map_err(|why| Refusal::new("unknown-bot", format!("{why}")))?;
        if let Spec::Search(thinking) = spec {
            let (named, most) = match thinking {
                Thinking::Nodes(nodes) => (nodes, MAX_NODES),
                Thinking::Millis(ms) => (ms, MAX_MILLIS),
            };
            if named > most {
                return Err(Refusal::new("bad-field", format!("{name}: the most is {most}")));
            }
        }
        let (budget, seed, seat) = (budget(request)?, seed(request)?, view.seat());
        let place = self.0.iter().position(|(s, n, who, _)| (*s, *n, *who) == (spec, seed, seat));
        let place = place.unwrap_or_else(|| {
            if self.0.len() == Self::MAX_KEPT {
                self.0.remove(0);
            }
            self.0.push((spec, seed, seat, spec.player(seed, Some(&value::london()))));
            self.0.len() - 1
        });
        let player = &mut self.0[place].3;
        let own = player.thinking;
        player.thinking = budget.unwrap_or(own);
        let action = player.choose(view);
        player.thinking = own;
        let used = match (spec, budget) {
            // A champion with another budget is one no more.
            (Spec::Search(_) | Spec::Level(Level::Champion), Some(budget)) => Spec::Search(budget),
            _ => spec,
        };
        Ok((action, used))
    }
}
