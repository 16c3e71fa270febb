//! What a bot is: a View in, an Action out, within a budget.

use tubewright_rules::{Action, View};

/// How much a bot may think on one decision.
///
/// With a number of nodes the choice is the same on every machine and target; a clock is the caller's
/// affair, so that a browser can bring its own.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// So many positions looked at; a search looks at some for each choice, however few these are.
    Nodes(u64),
    /// By a clock that says how much of the time is spent, from 0 to 1; it is asked every few thousand nodes or
    /// more often.
    Until(&'a dyn Fn() -> f32),
}

impl Budget<'_> {
    /// How much of it is spent after so many nodes, from 0 to 1.
    pub fn spent(&self, nodes: u64) -> f32 {
        match self {
            Self::Nodes(most) => nodes as f32 / (*most).max(1) as f32,
            Self::Until(spent) => spent(),
        }
    }

    /// Is the share of this stage, of so many equal ones, used up after so many nodes in all?
    pub fn is_spent_by(&self, nodes: u64, stage: u64, stages: u64) -> bool {
        match self {
            Self::Nodes(most) => nodes.saturating_mul(stages) >= most.saturating_mul(stage),
            Self::Until(spent) => spent() * stages as f32 >= stage as f32,
        }
    }
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Nodes(most) => write!(f, "Nodes({most})"),
            Self::Until(_) => f.write_str("Until(…)"),
        }
    }
}

/// A player. It sees what its seat may see and nothing else, so it cannot peek at cards to come:
///
/// ```compile_fail
/// use tubewright_bots::{Bot, Budget};
/// use tubewright_rules::{Action, Deck, View};
/// struct Cheat;
/// impl Bot for Cheat {
///     fn choose(&mut self, view: &View, _: Budget<'_>) -> Action {
///         let next: &Deck = view.deck(); // a view has no deck
///         Action::Pass
///     }
/// }
/// ```
///
/// Without that line it compiles:
///
/// ```
/// use tubewright_bots::{Bot, Budget};
/// use tubewright_rules::{Action, Deck, View};
/// struct Honest;
/// impl Bot for Honest {
///     fn choose(&mut self, view: &View, _: Budget<'_>) -> Action {
///         Action::Pass
///     }
/// }
/// ```
pub trait Bot {
    /// The action for a view whose seat has to act.
    fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action;
}
