//! The time that is left for a turn.

use tubewright_texts::t;

use crate::Phrases;

/// With fewer seconds left than this, a clock shows that time is short.
pub const SHORT: u64 = 10;

/// The time left for this turn: "1:05 left", "2 d 3 h left".
pub fn left(texts: &dyn Phrases, seconds: u64) -> String {
    let (days, hours) = (seconds / 86_400, seconds / 3600 % 24);
    let time = if days > 0 {
        t!(texts, "table-clock-days", days = days, hours = hours)
    } else if seconds >= 3600 {
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    };
    t!(texts, "table-clock", time = time)
}

#[cfg(test)]
mod tests {
    use tubewright_texts::{Language, Texts};

    use super::*;

    #[test]
    fn long_times_are_in_days_and_short_ones_in_seconds() {
        let texts = Texts::embedded(Language::English);
        let said = [5, 65, 3605, 100_000].map(|seconds| left(&texts, seconds));
        assert_eq!(said, ["0:05 left", "1:05 left", "1:00:05 left", "1 d 3 h left"]);
    }
}
