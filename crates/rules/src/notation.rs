//! Actions as text: `d3-a3`, `pass`, `d3-a3, a3-c5 +double`. Printing and parsing are inverses.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::action::{Action, NamedAction, NamedStep, Step};
use crate::board::Board;
use crate::pencil::Power;
use crate::section::Section;
use crate::station::Point;
use crate::words::{UnknownWordError, quote};

/// Why a text is no action. Texts in it are quoted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)] // each is said in full by its Display
pub enum ParseActionError {
    NoAction(String),
    NoStation(String),
    NoPower(UnknownWordError),
    SpaceAtEnd(String),
    AfterPower(String),
    WithoutTwoSections,
    WithoutSection(Power),
    WithoutStation,
    TooManySections,
}

impl ParseActionError {
    /// The reason as one word, which other programs rely on.
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::TooManySections => "too-many-sections",
            _ => "bad-action",
        }
    }
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAction(text) => {
                write!(f, "{text} is no action: write ‘pass’ or a section as ‘d3-a3’")
            }
            Self::NoStation(name) => write!(f, "there is no station {name}"),
            Self::NoPower(unknown) => unknown.fmt(f),
            Self::SpaceAtEnd(text) => write!(f, "{text} ends in a space"),
            Self::AfterPower(text) => write!(f, "{text} after the power"),
            Self::WithoutTwoSections => f.write_str("the double power draws two sections"),
            Self::WithoutSection(power) => write!(f, "the {power} power draws a section"),
            Self::WithoutStation => f.write_str("the circle power names a station"),
            Self::TooManySections => f.write_str("one section a turn, or two with the double power"),
        }
    }
}

impl std::error::Error for ParseActionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::NoPower(unknown) => Some(unknown),
            _ => None,
        }
    }
}

impl fmt::Display for NamedStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Display for NamedAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Draw(step) => step.fmt(f),
            Self::Double(first, second) => write!(f, "{first}, {second} +double"),
            Self::Joker(step) => write!(f, "{step} +joker"),
            Self::Switch(step) => write!(f, "{step} +switch"),
            Self::Circle(Some(step), station) => write!(f, "{step} +circle {station}"),
            Self::Circle(None, station) => write!(f, "pass +circle {station}"),
        }
    }
}

impl FromStr for NamedAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        parse(text, |name| name.parse().ok())
    }
}

impl FromStr for NamedStep {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        parse_step(text, &|name: &str| name.parse().map_err(|_| ParseActionError::NoStation(quote(name))))
    }
}

/// Reads an action whose stations are those that `find` knows.
fn parse<S: Copy>(text: &str, find: impl Fn(&str) -> Option<S>) -> Result<Action<S>, ParseActionError> {
    let find = |name: &str| find(name).ok_or_else(|| ParseActionError::NoStation(quote(name)));
    let (drawn, power) = match text.split_once('+') {
        Some((drawn, power)) => (drawn.trim_end_matches(' '), Some(parse_power(power, &find)?)),
        None => (text, None),
    };
    // Four are as wrong as three: no need to keep a million of them.
    let mut steps = [None; 3];
    let mut count = 0;
    if drawn != "pass" {
        for part in drawn.split(',') {
            // Only spaces beside a comma may be left out or doubled; those at the outer ends may not stand.
            let part = if count > 0 { part.trim_start_matches(' ') } else { part };
            let step = parse_step(part.trim_end_matches(' '), &find)?;
            if let Some(place) = steps.get_mut(count) {
                *place = Some(step);
            }
            count += 1;
        }
        if drawn.ends_with(' ') {
            return Err(ParseActionError::SpaceAtEnd(quote(text)));
        }
    }
    let most = if matches!(power, Some((Power::Double, _))) { 2 } else { 1 };
    if count > most {
        return Err(ParseActionError::TooManySections);
    }
    match (power, steps) {
        (None, [None, ..]) => Ok(Action::Pass),
        (None, [Some(step), ..]) => Ok(Action::Draw(step)),
        (Some((Power::Double, _)), [Some(first), Some(second), _]) => Ok(Action::Double(first, second)),
        (Some((Power::Joker, _)), [Some(step), ..]) => Ok(Action::Joker(step)),
        (Some((Power::Switch, _)), [Some(step), ..]) => Ok(Action::Switch(step)),
        (Some((Power::Circle, Some(station))), [step, ..]) => Ok(Action::Circle(step, station)),
        (Some((Power::Double, _)), _) => Err(ParseActionError::WithoutTwoSections),
        (Some((power, _)), _) => Err(ParseActionError::WithoutSection(power)),
    }
}

fn parse_power<S>(
    text: &str,
    find: &impl Fn(&str) -> Result<S, ParseActionError>,
) -> Result<(Power, Option<S>), ParseActionError> {
    let (word, station) = match text.split_once(' ') {
        Some((word, station)) => (word, Some(station)),
        None => (text, None),
    };
    let power = word.parse().map_err(ParseActionError::NoPower)?;
    match (power, station) {
        (Power::Circle, Some(name)) => Ok((power, Some(find(name)?))),
        (Power::Circle, None) => Err(ParseActionError::WithoutStation),
        (_, Some(more)) => Err(ParseActionError::AfterPower(quote(more))),
        (_, None) => Ok((power, None)),
    }
}

fn parse_step<S>(
    text: &str,
    find: &impl Fn(&str) -> Result<S, ParseActionError>,
) -> Result<Step<S>, ParseActionError> {
    let (from, to) = text.split_once('-').ok_or_else(|| ParseActionError::NoAction(quote(text)))?;
    Ok(Step { from: find(from)?, to: find(to)? })
}

/// The section between two points of the grid, if both are stations that it joins.
pub(crate) fn named_section(board: &Board, step: NamedStep) -> Option<Section> {
    board.section(Step { from: board.station_at(step.from)?, to: board.station_at(step.to)? })
}

impl Board {
    /// The action with the points of its stations: the form that is printed, stored and sent.
    pub fn name_action(&self, action: Action) -> NamedAction {
        let Ok(named) = action.try_map(|station| Ok::<_, Infallible>(self.point(station)));
        named
    }

    /// The section with the points of its stations.
    pub fn name_step(&self, step: Step) -> NamedStep {
        Step { from: self.point(step.from), to: self.point(step.to) }
    }

    /// The action with this board's stations.
    ///
    /// # Errors
    /// [`ParseActionError::NoStation`] where a point bears no station on this board.
    pub fn locate(&self, action: NamedAction) -> Result<Action, ParseActionError> {
        let find = |point: Point| {
            self.station_at(point).ok_or_else(|| ParseActionError::NoStation(quote(&point.to_string())))
        };
        action.try_map(find)
    }

    /// An action in the form of `docs/notation.md`.
    pub fn action_text(&self, action: Action) -> String {
        self.name_action(action).to_string()
    }

    /// A section as it is drawn, `d3-a3`.
    pub fn step_text(&self, step: Step) -> String {
        self.name_step(step).to_string()
    }

    /// Reads an action whose stations are this board's.
    ///
    /// # Errors
    /// Where the text is no action, names a station that is not there, or has too many sections.
    ///
    /// ```
    /// use tubewright_rules::Board;
    /// let board = Board::london();
    /// let action = board.parse_action("d3-a3 ,a3-c5+double")?;
    /// assert_eq!(board.action_text(action), "d3-a3, a3-c5 +double");
    /// # Ok::<(), tubewright_rules::ParseActionError>(())
    /// ```
    pub fn parse_action(&self, text: &str) -> Result<Action, ParseActionError> {
        parse(text, |name| self.station(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_action_needs_no_board_and_its_stations_are_found_on_one() {
        let board = Board::london();
        for text in
            ["pass", "d3-a3", "d3-a3 +joker", "d3-a3, a3-c5 +double", "d3-a3 +circle a3", "pass +circle d3"]
        {
            let named: NamedAction = text.parse().expect("an action");
            assert_eq!(named.to_string(), text);
            assert_eq!(board.locate(named), Ok(board.parse_action(text).expect("an action of London")));
            assert_eq!(board.name_action(board.locate(named).expect("an action of London")), named);
        }
        let nowhere: NamedAction = "z26-a3".parse().expect("points of some grid");
        assert_eq!(board.locate(nowhere), Err(ParseActionError::NoStation("‘z26’".to_owned())));
        assert_eq!("d3-a3, a3-c5".parse::<NamedAction>(), Err(ParseActionError::TooManySections));
        assert_eq!("d3".parse::<NamedAction>().map_err(|why| why.reason()), Err("bad-action"));
    }

    #[test]
    fn a_station_that_is_not_there_is_named_before_too_many_sections() {
        let why = Board::london().parse_action("d3-a3, a3-c5, c5-d3, d3-d1").map_err(|why| why.reason());
        assert_eq!(why, Err("bad-action"));
    }
}
