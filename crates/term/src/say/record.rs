//! Why a record is refused, in the form of `docs/notation.md`: the place, the reason's word, and what is wrong.

use tubewright_rules::{
    ActionError, BadRecordError, CardError, IllegalActionError, JsonError, JsonFault, ParseActionError,
    Place, Point, RecordError, SetupError, Sort, Target, UnknownWordError, VerifyError, visible,
};
use tubewright_texts::{Texts, t};

use super::{Say, map_refused};

/// Why a record is refused, in one line.
pub fn record_refused(texts: &Texts, why: &RecordError) -> String {
    Say(texts).record_error(why)
}

/// How a record differs from the deal of its seed, in one line.
pub fn verify_refused(texts: &Texts, why: &VerifyError) -> String {
    Say(texts).verify_error(*why)
}

/// The rule against an action, in one line without its reason's word.
pub fn action_refused(texts: &Texts, why: &ActionError) -> String {
    Say(texts).action_there(why)
}

/// A word that names nothing, in one line.
pub fn word_refused(texts: &Texts, why: &UnknownWordError) -> String {
    Say(texts).unknown_word(why)
}

impl Say<'_> {
    fn record_error(self, why: &RecordError) -> String {
        match why {
            RecordError::Bad(bad) => {
                t!(self.0, "record-bad", reason = why.reason(), why = self.bad_record(bad))
            }
            RecordError::Action(Place { round, turn, seat }, illegal) => t!(
                self.0,
                "record-illegal",
                round = *round,
                turn = *turn,
                seat = *seat,
                reason = why.reason(),
                why = self.action_there(illegal)
            ),
        }
    }

    /// What makes a record impossible.
    pub(super) fn bad_record(self, why: &BadRecordError) -> String {
        match why {
            // Whoever tried to read it has said it in the person's language already.
            BadRecordError::Unread(why) => why.chars().map(visible).collect(),
            BadRecordError::Json(error) => self.json_error(error),
            BadRecordError::Word(unknown) => self.unknown_word(unknown),
            BadRecordError::UnknownFormat(format) => {
                t!(self.0, "record-format", format = self.requoted(format))
            }
            BadRecordError::UnknownMap(map) => t!(self.0, "record-map", map = self.requoted(map)),
            BadRecordError::MapMissing(map) => t!(self.0, "record-map-missing", map = self.requoted(map)),
            BadRecordError::Map(why) => t!(self.0, "record-map-wrong", why = map_refused(self.0, why)),
            BadRecordError::MapDiffers(map) => t!(self.0, "record-map-differs", map = self.requoted(map)),
            BadRecordError::AnotherMap { own, given } => {
                t!(self.0, "record-map-another", own = self.requoted(own), given = self.requoted(given))
            }
            BadRecordError::Setup(why) => self.setup_error(*why),
            BadRecordError::TooManyRounds(count) => t!(self.0, "record-rounds", count = *count),
            BadRecordError::Card { round, why: CardError::Twice(card) } => {
                t!(self.0, "record-card-twice", round = *round, card = card.name())
            }
            BadRecordError::Card { round, why: CardError::RoundOver(card) } => {
                t!(self.0, "record-card-late", round = *round, card = card.name())
            }
            BadRecordError::LastCardSwitch { round } => t!(self.0, "record-switch-last", round = *round),
            BadRecordError::Unfinished { round } => {
                t!(self.0, "record-unfinished", next = *round + 1, round = *round)
            }
            BadRecordError::Rows { round, turns, rows } => {
                t!(self.0, "record-rows", round = *round, turns = *turns, rows = *rows)
            }
            BadRecordError::RowLength { round, turn, seats, entries } => t!(
                self.0,
                "record-row-length",
                round = *round,
                turn = *turn,
                seats = *seats,
                entries = *entries
            ),
            BadRecordError::ActsAfterNull { round, turn, seat } => {
                t!(self.0, "record-after-null", round = *round, turn = *turn, seat = *seat)
            }
        }
    }

    fn json_error(self, error: &JsonError) -> String {
        let JsonError { fault, line, column } = error;
        match fault {
            JsonFault::Syntax => t!(self.0, "record-no-json", line = *line, column = *column),
            JsonFault::CutOff => t!(self.0, "record-cut-off", line = *line, column = *column),
            JsonFault::Missing(field) => {
                let field: String = field.chars().map(visible).collect();
                t!(self.0, "record-field", field = field, line = *line, column = *column)
            }
            JsonFault::Shape => t!(self.0, "record-shape", line = *line, column = *column),
        }
    }

    fn unknown_word(self, unknown: &UnknownWordError) -> String {
        let sort = match unknown.sort {
            Sort::Card => "card",
            Sort::Pencil => "pencil",
            Sort::Power => "power",
            Sort::Objective => "objective",
            Sort::Symbol => "symbol",
            Sort::Point => "point",
        };
        t!(self.0, "word-unknown", sort = sort, text = self.requoted(&unknown.text))
    }

    fn setup_error(self, why: SetupError) -> String {
        match why {
            SetupError::NoSeat => t!(self.0, "record-no-seat"),
            SetupError::TooManySeats(count) => t!(self.0, "record-seats", count = count),
            SetupError::NotFourPencils(seat) => t!(self.0, "record-pencils", seat = seat.index() + 1),
            SetupError::PencilsDoNotPass(seat) => t!(self.0, "record-pencils-pass", seat = seat.index() + 1),
            SetupError::SameObjectives(objective) => {
                t!(self.0, "record-objective-twice", objective = objective.name())
            }
            SetupError::PowerTwice(power) => t!(self.0, "record-power-twice", power = power.name()),
        }
    }

    fn action_there(self, why: &ActionError) -> String {
        match why {
            ActionError::Parse(why) => self.bad_action(why),
            ActionError::Illegal(why) => self.illegal_there(why),
        }
    }

    /// The rule against an action of a record; the words of the form stay as they stand there.
    fn illegal_there(self, why: &IllegalActionError) -> String {
        let section = |from: &Point, to: &Point| format!("{from}-{to}");
        match why {
            IllegalActionError::PowerNotHeld(power) => {
                t!(self.0, "record-power-not-held", power = power.name())
            }
            IllegalActionError::PowerSpent(power) => t!(self.0, "record-power-spent", power = power.name()),
            IllegalActionError::NoSuchSection(from, to) => {
                t!(self.0, "record-no-such-section", from = from.to_string(), to = to.to_string())
            }
            IllegalActionError::NotOnLine(station) => {
                t!(self.0, "record-not-on-line", station = station.to_string())
            }
            IllegalActionError::AlreadyOnLine(station) => {
                t!(self.0, "record-already-on-line", station = station.to_string())
            }
            IllegalActionError::NotAnEnd(station) => {
                t!(self.0, "record-not-an-end", station = station.to_string())
            }
            IllegalActionError::WrongSymbol(station, target) => {
                let symbol = match target {
                    Target::Symbol(symbol) => symbol.name(),
                    Target::Any => "any",
                };
                t!(self.0, "record-wrong-symbol", station = station.to_string(), symbol = symbol)
            }
            IllegalActionError::SectionTaken(from, to) => {
                t!(self.0, "record-section-taken", section = section(from, to))
            }
            IllegalActionError::CrossesSection([from, to], [a, b]) => {
                t!(self.0, "record-crosses-section", section = section(from, to), other = section(a, b))
            }
            why => why.to_string(),
        }
    }

    fn bad_action(self, why: &ParseActionError) -> String {
        match why {
            ParseActionError::NoAction(text) => t!(self.0, "action-none", text = self.requoted(text)),
            ParseActionError::NoStation(name) => t!(self.0, "action-no-station", name = self.requoted(name)),
            ParseActionError::NoPower(unknown) => self.unknown_word(unknown),
            ParseActionError::SpaceAtEnd(text) => t!(self.0, "action-space", text = self.requoted(text)),
            ParseActionError::AfterPower(text) => {
                t!(self.0, "action-after-power", text = self.requoted(text))
            }
            ParseActionError::WithoutTwoSections => t!(self.0, "action-two-sections"),
            ParseActionError::WithoutSection(power) => t!(self.0, "action-one-section", power = power.name()),
            ParseActionError::WithoutStation => t!(self.0, "action-circle"),
            ParseActionError::TooManySections => t!(self.0, "record-too-many-sections"),
            why => why.to_string(),
        }
    }

    fn verify_error(self, why: VerifyError) -> String {
        match why {
            VerifyError::NoSeed => t!(self.0, "verify-no-seed"),
            VerifyError::Commitment => t!(self.0, "verify-commitment"),
            VerifyError::Entropy { seat } => t!(self.0, "verify-entropy", seat = seat),
            VerifyError::Seal => t!(self.0, "verify-seal"),
            VerifyError::Card { round, card } => t!(self.0, "verify-card", round = round, card = card),
            VerifyError::Pencils => t!(self.0, "verify-pencils"),
            VerifyError::Objectives => t!(self.0, "verify-objectives"),
            VerifyError::Powers => t!(self.0, "verify-powers"),
        }
    }
}

#[cfg(test)]
mod tests;
