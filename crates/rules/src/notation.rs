//! Actions as text: `d3-a3`, `pass`, `d3-a3, a3-c5 +double`. Printing and parsing are inverses.

use crate::board::Board;
use crate::moves::{Action, BadAction, Illegal};
use crate::pencil::Power;
use crate::section::Step;
use crate::station::Station;
use crate::words::quote;

fn bad<T>(what: BadAction) -> Result<T, Illegal> {
    Err(Illegal::BadAction(what))
}

impl Board {
    /// An action in the form of `docs/notation.md`.
    pub fn action_text(&self, action: Action) -> String {
        let step = |step: Step| self.step_text(step);
        match action {
            Action::Pass => "pass".to_owned(),
            Action::Draw(first) => step(first),
            Action::Double(first, second) => format!("{}, {} +double", step(first), step(second)),
            Action::Joker(first) => format!("{} +joker", step(first)),
            Action::Switch(first) => format!("{} +switch", step(first)),
            Action::Circle(first, station) => {
                format!("{} +circle {}", first.map_or("pass".to_owned(), step), self.point(station))
            }
        }
    }

    /// A section as it is drawn, `d3-a3`.
    pub fn step_text(&self, step: Step) -> String {
        format!("{}-{}", self.point(step.from), self.point(step.to))
    }

    /// Reads an action; what is no action, or has too many sections, is refused here.
    ///
    /// ```
    /// use tubewright_rules::Board;
    /// let board = Board::london();
    /// let action = board.parse_action("d3-a3 ,a3-c5+double")?;
    /// assert_eq!(board.action_text(action), "d3-a3, a3-c5 +double");
    /// # Ok::<(), tubewright_rules::Illegal>(())
    /// ```
    pub fn parse_action(&self, text: &str) -> Result<Action, Illegal> {
        let (drawn, power) = match text.split_once('+') {
            Some((drawn, power)) => (drawn.trim_end_matches(' '), Some(self.parse_power(power)?)),
            None => (text, None),
        };
        // Four are as wrong as five: no need to keep a million of them.
        let mut steps = [None; 3];
        let mut count = 0;
        if drawn != "pass" {
            for part in drawn.split(',') {
                // Only spaces beside a comma may be left out or doubled; those at the outer ends may not stand.
                let part = if count > 0 { part.trim_start_matches(' ') } else { part };
                let inner = part.trim_end_matches(' ');
                let step = self.parse_step(inner)?;
                if let Some(place) = steps.get_mut(count) {
                    *place = Some(step);
                }
                count += 1;
            }
            if drawn.ends_with(' ') {
                return bad(BadAction::SpaceAtEnd(quote(text)));
            }
        }
        let most = if matches!(power, Some((Power::Double, _))) { 2 } else { 1 };
        if count > most {
            return Err(Illegal::TooManySections);
        }
        match (power, steps) {
            (None, [None, ..]) => Ok(Action::Pass),
            (None, [Some(step), ..]) => Ok(Action::Draw(step)),
            (Some((Power::Double, _)), [Some(first), Some(second), _]) => Ok(Action::Double(first, second)),
            (Some((Power::Joker, _)), [Some(step), ..]) => Ok(Action::Joker(step)),
            (Some((Power::Switch, _)), [Some(step), ..]) => Ok(Action::Switch(step)),
            (Some((Power::Circle, Some(station))), [step, ..]) => Ok(Action::Circle(step, station)),
            (Some((Power::Double, _)), _) => bad(BadAction::WithoutTwoSections),
            (Some((power, _)), _) => bad(BadAction::WithoutSection(power)),
        }
    }

    fn parse_power(&self, text: &str) -> Result<(Power, Option<Station>), Illegal> {
        let (word, station) = match text.split_once(' ') {
            Some((word, station)) => (word, Some(station)),
            None => (text, None),
        };
        let power = match word.parse() {
            Ok(power) => power,
            Err(unknown) => return bad(BadAction::NoPower(unknown)),
        };
        match (power, station) {
            (Power::Circle, Some(name)) => Ok((power, Some(self.parse_station(name)?))),
            (Power::Circle, None) => bad(BadAction::WithoutStation),
            (_, Some(more)) => bad(BadAction::AfterPower(quote(more))),
            (_, None) => Ok((power, None)),
        }
    }

    fn parse_step(&self, text: &str) -> Result<Step, Illegal> {
        match text.split_once('-') {
            Some((from, to)) => Ok(Step { from: self.parse_station(from)?, to: self.parse_station(to)? }),
            None => bad(BadAction::NoAction(quote(text))),
        }
    }

    fn parse_station(&self, name: &str) -> Result<Station, Illegal> {
        self.station(name).ok_or_else(|| Illegal::BadAction(BadAction::NoStation(quote(name))))
    }
}
