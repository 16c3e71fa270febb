//! What the worker answers, as a text: it is small, and needs no program to read it.

/// An action, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The action as text.
    pub action: String,
    /// Tenths of the points that it is expected to bring beyond those of a pass; 0 where nobody asked.
    pub tenths: i32,
}

/// Actions, in the order that the question implies; none where the question makes no sense.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer(pub Vec<Rated>);

impl Answer {
    /// One line an action: `31 d3-a3 +joker`.
    pub fn to_text(&self) -> String {
        let lines: Vec<String> = self.0.iter().map(|one| format!("{} {}", one.tenths, one.action)).collect();
        lines.join("\n")
    }

    /// Reads what [`Self::to_text`] wrote; lines of another form are passed over.
    pub fn from_text(text: &str) -> Self {
        let rated = |line: &str| {
            let (tenths, action) = line.split_once(' ')?;
            Some(Rated { action: action.to_owned(), tenths: tenths.parse().ok()? })
        };
        Self(text.lines().filter_map(rated).collect())
    }
}
