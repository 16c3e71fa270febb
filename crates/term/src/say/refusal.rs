//! Why something cannot be done.

use tubewright_rules::{Illegal, Place, Point, RecordError, Target, VerifyError};
use tubewright_table::Refused;
use tubewright_texts::t;

use super::Say;
use crate::resume::ResumeError;

impl Say<'_> {
    /// The rule against an action that was typed as this text.
    pub(crate) fn illegal(self, why: &Illegal, text: &str) -> String {
        let section = |from: &Point, to: &Point| format!("{from}-{to}");
        match why {
            Illegal::BadAction(_) => t!(self.0, "illegal-bad-action", text = self.quoted(text)),
            Illegal::TooManySections => t!(self.0, "illegal-too-many-sections"),
            Illegal::PowerNotHeld(power) => t!(self.0, "illegal-power-not-held", power = self.power(*power)),
            Illegal::PowerSpent(power) => t!(self.0, "illegal-power-spent", power = self.power(*power)),
            Illegal::NoSuchSection(from, to) => {
                t!(self.0, "illegal-no-such-section", from = from.to_string(), to = to.to_string())
            }
            Illegal::NotOnLine(station) => t!(self.0, "illegal-not-on-line", station = station.to_string()),
            Illegal::AlreadyOnLine(station) => {
                t!(self.0, "illegal-already-on-line", station = station.to_string())
            }
            Illegal::NotAnEnd(station) => t!(self.0, "illegal-not-an-end", station = station.to_string()),
            Illegal::WrongSymbol(station, target) => {
                let symbol = match target {
                    Target::Symbol(symbol) => symbol.name(),
                    Target::Any => "",
                };
                t!(self.0, "illegal-wrong-symbol", station = station.to_string(), symbol = symbol)
            }
            Illegal::SectionTaken(from, to) => {
                t!(self.0, "illegal-section-taken", section = section(from, to))
            }
            Illegal::CrossesSection([from, to], [a, b]) => {
                t!(self.0, "illegal-crosses-section", section = section(from, to), other = section(a, b))
            }
        }
    }

    /// Why a game cannot be gone on with.
    pub(crate) fn not_resumed(self, why: &ResumeError) -> String {
        match why {
            ResumeError::Record(RecordError::Bad(why)) => {
                t!(self.0, "resume-no-record", why = self.bad_record(why))
            }
            ResumeError::Record(RecordError::Illegal(Place { round, turn, seat }, why)) => {
                let why = t!(self.0, "refusal", reason = why.reason());
                t!(self.0, "look-refused-at", round = *round, turn = *turn, seat = *seat, why = why)
            }
            ResumeError::Verify(VerifyError::NoSeed) => t!(self.0, "resume-no-seed"),
            ResumeError::Verify(_) => t!(self.0, "resume-other-cards"),
            ResumeError::Others => t!(self.0, "resume-others"),
        }
    }

    /// Why the table does not do what was asked.
    pub(crate) fn refused(self, why: &Refused, text: &str) -> String {
        match why {
            Refused::Illegal(why) => self.illegal(why, text),
            Refused::NotWaiting | Refused::NotABot => t!(self.0, "refused-not-waiting"),
            Refused::NoPower => t!(self.0, "refused-no-power"),
            Refused::NothingToConfirm => t!(self.0, "refused-nothing-to-confirm"),
            Refused::NothingToUndo => t!(self.0, "term-nothing-to-take-back"),
            Refused::NoTally => t!(self.0, "refused-no-tally"),
        }
    }
}
