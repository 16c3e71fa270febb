//! Why something cannot be done.

use tubewright_rules::{
    ActionError, IllegalActionError, ParseActionError, Place, Point, RecordError, Target, VerifyError,
};
use tubewright_table::Refused;
use tubewright_texts::t;

use super::Say;
use crate::resume::ResumeError;

impl Say<'_> {
    /// Why an action that was typed as this text cannot be played.
    pub(crate) fn action_error(self, why: &ActionError, text: &str) -> String {
        match why {
            ActionError::Parse(ParseActionError::TooManySections) => {
                t!(self.0, "illegal-too-many-sections")
            }
            ActionError::Parse(_) => t!(self.0, "illegal-bad-action", text = self.quoted(text)),
            ActionError::Illegal(why) => self.illegal(why),
        }
    }

    /// The rule against an action.
    pub(crate) fn illegal(self, why: &IllegalActionError) -> String {
        let section = |from: &Point, to: &Point| format!("{from}-{to}");
        match why {
            IllegalActionError::PowerNotHeld(power) => {
                t!(self.0, "illegal-power-not-held", power = self.power(*power))
            }
            IllegalActionError::PowerSpent(power) => {
                t!(self.0, "illegal-power-spent", power = self.power(*power))
            }
            IllegalActionError::NoSuchSection(from, to) => {
                t!(self.0, "illegal-no-such-section", from = from.to_string(), to = to.to_string())
            }
            IllegalActionError::NotOnLine(station) => {
                t!(self.0, "illegal-not-on-line", station = station.to_string())
            }
            IllegalActionError::AlreadyOnLine(station) => {
                t!(self.0, "illegal-already-on-line", station = station.to_string())
            }
            IllegalActionError::NotAnEnd(station) => {
                t!(self.0, "illegal-not-an-end", station = station.to_string())
            }
            IllegalActionError::WrongSymbol(station, target) => {
                let symbol = match target {
                    Target::Symbol(symbol) => symbol.name(),
                    Target::Any => "",
                };
                t!(self.0, "illegal-wrong-symbol", station = station.to_string(), symbol = symbol)
            }
            IllegalActionError::SectionTaken(from, to) => {
                t!(self.0, "illegal-section-taken", section = section(from, to))
            }
            IllegalActionError::CrossesSection([from, to], [a, b]) => {
                t!(self.0, "illegal-crosses-section", section = section(from, to), other = section(a, b))
            }
            why => why.to_string(),
        }
    }

    /// Why a game cannot be gone on with.
    pub(crate) fn not_resumed(self, why: &ResumeError) -> String {
        match why {
            ResumeError::Record(RecordError::Bad(why)) => {
                t!(self.0, "resume-no-record", why = self.bad_record(why))
            }
            ResumeError::Record(RecordError::Action(Place { round, turn, seat }, why)) => {
                let why = t!(self.0, "refusal", reason = why.reason());
                t!(self.0, "look-refused-at", round = *round, turn = *turn, seat = *seat, why = why)
            }
            ResumeError::Verify(VerifyError::NoSeed) => t!(self.0, "resume-no-seed"),
            ResumeError::Verify(_) => t!(self.0, "resume-other-cards"),
            ResumeError::Others => t!(self.0, "resume-others"),
        }
    }

    /// Why the table does not do what was asked.
    pub(crate) fn refused(self, why: &Refused) -> String {
        match why {
            Refused::Illegal(why) => self.illegal(why),
            Refused::NotWaiting | Refused::NotABot => t!(self.0, "refused-not-waiting"),
            Refused::NoPower => t!(self.0, "refused-no-power"),
            Refused::NothingToConfirm => t!(self.0, "refused-nothing-to-confirm"),
            Refused::NothingToUndo => t!(self.0, "term-nothing-to-take-back"),
            Refused::NoTally => t!(self.0, "refused-no-tally"),
        }
    }
}
