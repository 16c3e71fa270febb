//! Why something cannot be done.

use tubewright_present::refusal;
use tubewright_rules::{ActionError, ParseActionError, Place, RecordError, VerifyError};
use tubewright_texts::t;

use super::Say;
use crate::resume::ResumeError;

impl Say<'_> {
    /// Why an action that was typed as this text cannot be played.
    pub(crate) fn action_error(self, why: &ActionError, text: &str) -> String {
        match why {
            ActionError::Parse(ParseActionError::TooManySections) | ActionError::Illegal(_) => {
                refusal::action(self.0, why)
            }
            ActionError::Parse(_) => t!(self.0, "term-bad-action", text = self.quoted(text)),
        }
    }

    /// Why a game cannot be gone on with.
    pub(crate) fn not_resumed(self, why: &ResumeError) -> String {
        match why {
            ResumeError::Record(RecordError::Bad(why)) => {
                t!(self.0, "resume-no-record", why = self.bad_record(why))
            }
            ResumeError::Record(RecordError::Action(Place { round, turn, seat }, why)) => {
                let why = refusal::action(self.0, why);
                t!(self.0, "look-refused-at", round = *round, turn = *turn, seat = *seat, why = why)
            }
            ResumeError::Verify(VerifyError::NoSeed) => t!(self.0, "resume-no-seed"),
            ResumeError::Verify(_) => t!(self.0, "resume-other-cards"),
            ResumeError::Others => t!(self.0, "resume-others"),
        }
    }
}
