//! What the page asks, as a text. It tells of the game as a record does: what lies face up, and never the seed.

use tubewright_rules::Record;

use crate::record_text;

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A bot's action on this turn.
    Choose,
    /// Every action of this turn, with what it is expected to bring.
    Advise,
    /// A bot's whole run on the cards of this game: its actions in order.
    Run,
    /// What each decision of the seat was worth.
    Review,
    /// What the seat's last decision was worth.
    Judge,
    /// What was possible on the cards of a game that is over, all of them known.
    Hindsight,
}

impl Wish {
    const ALL: [Self; 6] =
        [Self::Choose, Self::Advise, Self::Run, Self::Review, Self::Judge, Self::Hindsight];

    /// Is it about a game that was played, and answered with a review or a part of one?
    pub const fn looks_back(self) -> bool {
        matches!(self, Self::Review | Self::Judge | Self::Hindsight)
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Choose => "choose",
            Self::Advise => "advise",
            Self::Run => "run",
            Self::Review => "review",
            Self::Judge => "judge",
            Self::Hindsight => "hindsight",
        }
    }
}

/// A question about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked for.
    pub wish: Wish,
    /// The seat in question, from 0.
    pub seat: usize,
    /// The level of the bot that thinks; advice and reviews have none.
    pub level: String,
    /// The game so far. Names and the deal stay behind: nobody needs them to think.
    pub record: Record,
}

impl Question {
    /// The question as lines: wish, then the record's.
    pub fn to_text(&self) -> String {
        format!("{} {} {}\n{}", self.wish.word(), self.seat, self.level, record_text::write(&self.record))
    }

    /// Reads what [`Self::to_text`] wrote.
    pub fn from_text(text: &str) -> Option<Self> {
        let (head, record) = text.split_once('\n')?;
        let mut head = head.splitn(3, ' ');
        let (word, seat, level) = (head.next()?, head.next()?.parse().ok()?, head.next()?.to_owned());
        let wish = Wish::ALL.into_iter().find(|wish| wish.word() == word)?;
        Some(Self { wish, seat, level, record: record_text::read(record.split('\n'))? })
    }
}
