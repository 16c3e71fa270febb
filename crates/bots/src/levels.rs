//! Five levels for people: the weak ones see less of the sheet, they do not roll dice.

use std::sync::Arc;

use tubewright_rules::{Action, Board, Level, Rng, Section, Sheet, Step, View};

use crate::bot::{Bot, Budget};
use crate::choices::each_choice;
use crate::spec::{Player, Spec, Thinking};
use crate::value::Net;

/// What a level does on a turn, the same for the same seed; without a value function a champion makes do with looking ahead.
pub fn choose(level: Level, view: &View, seed: u64, net: Option<&Arc<Net>>) -> Action {
    let Player { mut bot, thinking } = Spec::Level(level).player(seed, net);
    let Thinking::Nodes(nodes) = thinking else { unreachable!("levels think by nodes") };
    bot.choose(view, Budget::Nodes(nodes))
}

/// Does this level play by the value function, which is not in every program?
pub const fn needs_value(level: Level) -> bool {
    matches!(level, Level::Champion)
}

/// A player with the eyes of somebody who does not know the game well.
///
/// What it overlooks depends on its seed and on the sheet, so the same game is played the same way.
#[derive(Clone, Copy, Debug)]
pub struct PersonBot {
    seed: u64,
    /// Overlooked sections in a hundred, for each field of their length.
    overlooks: u32,
    /// Does it count interchanges, tourist sites and objectives, or just the line?
    sees_all: bool,
    /// The points that a power must bring for it to think of using it before the last turn.
    power_from: i32,
}

impl PersonBot {
    /// Somebody in their first games.
    pub const fn novice(seed: u64) -> Self {
        Self { seed, overlooks: 18, sees_all: false, power_from: 6 }
    }

    /// Somebody who has played a few times.
    pub const fn casual(seed: u64) -> Self {
        Self { seed, overlooks: 4, sees_all: true, power_from: 4 }
    }

    fn worth(&self, view: &View, sheet: &Sheet) -> i32 {
        if self.sees_all {
            sheet.total(view.board(), view.objectives()) as i32
        } else {
            sheet.line().points() as i32
        }
    }

    /// Long sections are missed more often than those to the next field.
    fn overlooks(&self, board: &Board, sheet: &Sheet, section: Section) -> bool {
        let [from, to] = board.ends(section).map(|station| board.point(station));
        let length = u32::from(from.column.abs_diff(to.column).max(from.row.abs_diff(to.row)));
        let [a, b, c] = sheet.blocked().bits();
        let position = a ^ b.rotate_left(21) ^ c.rotate_left(42) ^ sheet.ends().bits().rotate_left(11);
        let mut rng = Rng::new(self.seed ^ position ^ (section.index() as u64) << 56);
        rng.below(100) < self.overlooks * length
    }
}

impl Bot for PersonBot {
    fn choose(&mut self, view: &View, _: Budget<'_>) -> Action {
        let Some(call) = view.call() else { return Action::Pass };
        let (board, sheet) = (view.board(), view.sheet());
        let last = view.faceup().is_over();
        let before = self.worth(view, sheet);
        let overlooked =
            |step: Step| board.section(step).is_none_or(|section| self.overlooks(board, sheet, section));
        let mut plain = (-1, Action::Pass);
        let mut power = (0, Action::Pass);
        each_choice(board, sheet, call, |action, next| {
            if action.steps().any(overlooked) {
                return;
            }
            let gain = self.worth(view, next) - before;
            let best = if action.power().is_some() { &mut power } else { &mut plain };
            // Who passes draws at least where something fits: a pass is named first and loses a tie.
            if gain > best.0 || best.1 == Action::Pass && gain == best.0 {
                *best = (gain, action);
            }
        });
        let more = power.0 - plain.0;
        if more >= self.power_from || last && more > 0 { power.1 } else { plain.1 }
    }
}
