//! Answers to commands that change nothing in a game, the same at every table.

use tubewright_rules::{Action, Score, Sheet, View};
use tubewright_texts::t;

use crate::command::Command;
use crate::look::Look;
use crate::map::sheet_map;
use crate::say::{Detail, Say};
use crate::score_sheet::score_sheet;
use crate::think;

/// What somebody asks about.
pub(crate) struct Question<'a> {
    pub(crate) say: Say<'a>,
    pub(crate) look: Look,
    pub(crate) view: &'a View,
    /// What everyone is called, by seat.
    pub(crate) names: &'a [String],
    /// What the person has chosen on this turn and can still take back.
    pub(crate) pending: Option<Action>,
}

impl Question<'_> {
    /// What there is to say; the commands that do something get the help.
    pub(crate) fn answer(&self, command: &Command) -> Vec<String> {
        let (say, view, board) = (self.say, self.view, self.view.board());
        match command {
            Command::Legal => {
                let mut lines = say.open_sections(view, Detail::Sentence);
                lines.extend(say.power_actions(view));
                lines
            }
            Command::Hint => {
                let hints = think::hints(view);
                if hints.is_empty() {
                    return vec![t!(say.0, "tell-no-hint")];
                }
                let rows = hints.iter().map(|hint| format!("  {}", say.hint(board, hint)));
                std::iter::once(t!(say.0, "tell-hints")).chain(rows).collect()
            }
            Command::Cards => [vec![say.seen(view)], say.to_come(view)].concat(),
            Command::Sheet(seat) => self.about(*seat, |sheet| say.sheet_in_words(board, sheet)),
            Command::Map(seat) => self.about(*seat, |sheet| sheet_map(board, sheet, self.look)),
            Command::Score(seat) => self.about(*seat, |sheet| {
                score_sheet(say, &Score::of(board, sheet, view.objectives()), self.look)
            }),
            Command::Others if self.names.len() == 1 => vec![t!(say.0, "term-nobody-else")],
            Command::Others => self.standings(),
            Command::Unknown(word) => vec![t!(say.0, "term-unknown", word = say.quoted(word))],
            Command::AtTable(_) => vec![t!(say.0, "term-only-at-table")],
            _ => say.help(),
        }
    }

    /// Everybody else's score.
    pub(crate) fn standings(&self) -> Vec<String> {
        let view = self.view;
        let others = view.sheets().iter().zip(self.names).enumerate();
        let standing = |(_, (sheet, name)): (usize, (&Sheet, &String))| {
            let total = sheet.total(view.board(), view.objectives());
            t!(self.say.0, "term-other-standing", name = name.as_str(), points = total)
        };
        others.filter(|(seat, _)| *seat != view.seat().index()).map(standing).collect()
    }

    /// Says something of one's own sheet, with what was chosen on this turn, or of that of a seat counted from 1.
    fn about(&self, seat: Option<usize>, what: impl Fn(&Sheet) -> Vec<String>) -> Vec<String> {
        let own = self.view.seat().index();
        let place = seat.map_or(Some(own), |number| number.checked_sub(1));
        let Some((place, mut sheet)) = place.and_then(|place| Some((place, *self.view.sheets().get(place)?)))
        else {
            return vec![t!(self.say.0, "term-no-such-seat")];
        };
        if let Some(action) = self.pending.filter(|_| place == own) {
            sheet.play_unchecked(self.view.board(), action);
        }
        what(&sheet)
    }
}
