//! What the worker answers, as a text: it is small, and needs no program to read it.

/// An action, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The action as text.
    pub action: String,
    /// Tenths of the points that it is expected to bring beyond those of a pass; 0 where nobody asked.
    pub tenths: i32,
}

/// The line that says [`Answer::weaker`].
const WEAKER: &str = "weaker";

/// What a question is answered with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Actions, in the order that the question implies; none where the question makes no sense.
    pub actions: Vec<Rated>,
    /// The bot plays by the value function, which could not be had: it made do with looking ahead.
    pub weaker: bool,
}

impl Answer {
    /// One line an action: `31 d3-a3 +joker`.
    pub fn to_text(&self) -> String {
        let weaker = self.weaker.then(|| WEAKER.to_owned());
        let actions = self.actions.iter().map(|one| format!("{} {}", one.tenths, one.action));
        weaker.into_iter().chain(actions).collect::<Vec<String>>().join("\n")
    }

    /// Reads what [`Self::to_text`] wrote; lines of another form are passed over.
    pub fn from_text(text: &str) -> Self {
        let rated = |line: &str| {
            let (tenths, action) = line.split_once(' ')?;
            Some(Rated { action: action.to_owned(), tenths: tenths.parse().ok()? })
        };
        let weaker = text.lines().any(|line| line == WEAKER);
        Self { actions: text.lines().filter_map(rated).collect(), weaker }
    }
}
