//! What one seat does on one turn, by a board's stations or, as it is written, by points of the grid.

use crate::pencil::Power;
use crate::station::{Point, Station};

/// A section as it is drawn: from a station of the line to the new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step<S = Station> {
    /// Where the pencil starts.
    pub from: S,
    /// The station reached.
    pub to: S,
}

/// What one seat does on one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action<S = Station> {
    /// Draw nothing (R4.1).
    Pass,
    /// Draw a section.
    Draw(Step<S>),
    /// Draw two, in this order, with the power (R8.2).
    Double(Step<S>, Step<S>),
    /// Draw one as if the card were a joker (R8.3).
    Joker(Step<S>),
    /// Draw one as if the switch lay beside the card (R8.4).
    Switch(Step<S>),
    /// Circle a station, after drawing or without (R8.5).
    Circle(Option<Step<S>>, S),
}

/// An action as it is written: stations are points of the grid, on whatever board.
///
/// It can be parsed, printed and sent where no board is at hand; [`Board::locate`](crate::Board::locate) finds its
/// stations, [`Board::name_action`](crate::Board::name_action) is the way back.
///
/// ```
/// use tubewright_rules::{Board, NamedAction, Power};
/// let action: NamedAction = "d3-a3 ,a3-c5+double".parse()?;
/// assert_eq!(action.power(), Some(Power::Double));
/// assert_eq!(action.to_string(), "d3-a3, a3-c5 +double");
/// let board = Board::london();
/// assert_eq!(board.name_action(board.locate(action)?), action);
/// # Ok::<(), tubewright_rules::ParseActionError>(())
/// ```
pub type NamedAction = Action<Point>;

/// A section as it is written, `d3-a3`.
pub type NamedStep = Step<Point>;

impl<S: Copy> Step<S> {
    /// The same step with other names for its stations, or the first error.
    fn try_map<T, E>(self, name: &mut impl FnMut(S) -> Result<T, E>) -> Result<Step<T>, E> {
        Ok(Step { from: name(self.from)?, to: name(self.to)? })
    }
}

impl<S: Copy> Action<S> {
    /// The power that it spends.
    pub const fn power(self) -> Option<Power> {
        match self {
            Self::Pass | Self::Draw(_) => None,
            Self::Double(..) => Some(Power::Double),
            Self::Joker(_) => Some(Power::Joker),
            Self::Switch(_) => Some(Power::Switch),
            Self::Circle(..) => Some(Power::Circle),
        }
    }

    /// The sections that it draws, in order.
    pub fn steps(self) -> impl Iterator<Item = Step<S>> {
        let (first, second) = match self {
            Self::Pass => (None, None),
            Self::Draw(step) | Self::Joker(step) | Self::Switch(step) => (Some(step), None),
            Self::Double(first, second) => (Some(first), Some(second)),
            Self::Circle(step, _) => (step, None),
        };
        first.into_iter().chain(second)
    }

    /// The same action with other names for its stations, or the first error.
    pub(crate) fn try_map<T, E>(self, mut name: impl FnMut(S) -> Result<T, E>) -> Result<Action<T>, E> {
        Ok(match self {
            Self::Pass => Action::Pass,
            Self::Draw(step) => Action::Draw(step.try_map(&mut name)?),
            Self::Double(first, second) => {
                Action::Double(first.try_map(&mut name)?, second.try_map(&mut name)?)
            }
            Self::Joker(step) => Action::Joker(step.try_map(&mut name)?),
            Self::Switch(step) => Action::Switch(step.try_map(&mut name)?),
            Self::Circle(step, station) => {
                let step = step.map(|step| step.try_map(&mut name)).transpose()?;
                Action::Circle(step, name(station)?)
            }
        })
    }
}
