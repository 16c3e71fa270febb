//! How bad a loss is.

/// A loss of fewer points is not worth a word, whatever its error.
const NOTHING: f64 = 0.3;
/// So many standard errors establish a difference.
const ERRORS: f64 = 2.0;

/// A decision by what it lost. A loss that is not established is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// As good as the best, or nearly.
    Good,
    /// A point or more.
    Inaccuracy,
    /// Three points or more.
    Mistake,
    /// Six points or more.
    Blunder,
}

impl Class {
    /// All of them, from the best.
    pub const ALL: [Self; 4] = [Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Its word in documents for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The points from which on a loss is of this class.
    pub const fn from_points(self) -> f64 {
        match self {
            Self::Good => 0.0,
            Self::Inaccuracy => 1.0,
            Self::Mistake => 3.0,
            Self::Blunder => 6.0,
        }
    }

    /// The class of a loss with this standard error.
    pub fn of(loss: f64, error: f64) -> Self {
        if is_nothing(loss, error) {
            return Self::Good;
        }
        let reached = Self::ALL.into_iter().rev().find(|class| loss >= class.from_points());
        reached.unwrap_or(Self::Good)
    }
}

impl std::fmt::Display for Class {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// Is the loss nothing, or not established?
pub(crate) fn is_nothing(loss: f64, error: f64) -> bool {
    loss < NOTHING || loss < ERRORS * error
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_that_is_not_established_is_no_error() {
        let classes =
            [(0.2, 0.0), (0.9, 0.1), (1.0, 0.1), (1.0, 0.6), (3.2, 0.5), (3.2, 1.7), (6.0, 0.5), (-2.0, 0.1)];
        let classes = classes.map(|(loss, error)| Class::of(loss, error));
        use Class::{Blunder, Good, Inaccuracy, Mistake};
        assert_eq!(classes, [Good, Good, Inaccuracy, Good, Mistake, Good, Blunder, Good]);
    }
}
