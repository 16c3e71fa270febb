//! The best immediate gain: what most people play in their first game.

use tubewright_rules::{
    Action, ActionSet, Board, Call, Card, Faceup, Objective, Power, PowerMoves, Section, Sheet, Station, View,
};

use crate::bot::{Bot, Budget};
use crate::context::GameContext;
use crate::gain::Gains;

/// Takes the most points that the turn offers, and spends a power where it brings enough.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyBot;

impl Bot for GreedyBot {
    fn choose(&mut self, view: &View, _: Budget<'_>) -> Action {
        let Some(call) = view.call() else { return Action::Pass };
        let sheet = view.sheet();
        let patience = sheet.power().map_or(0, |power| patience(power, view.faceup()));
        best_gain(view.board(), view.objectives(), sheet, call, patience)
    }
}

/// The greedy action where any gain is reason enough to spend a power.
pub fn greedy_action(context: &GameContext, sheet: &Sheet, call: Call) -> Action {
    best_gain(&context.board, &context.objectives, sheet, call, 0)
}

/// How much more than the plain action a power must bring to be spent with so much of the round to come.
fn patience(power: Power, faceup: Faceup) -> i32 {
    let left = (Card::UNDERGROUNDS - faceup.seen().undergrounds()) as i32;
    // The circle loses nothing by waiting for the last turn; the others may find no better one.
    left * if power == Power::Circle { 5 } else { 1 }
}

/// The action with the most points right now, where a power must bring this much more than none.
///
/// Among equals it draws the section after which most ways lead on.
#[inline]
pub(crate) fn best_gain(
    board: &Board,
    objectives: &[Objective],
    sheet: &Sheet,
    call: Call,
    patience: i32,
) -> Action {
    let gains = Gains::of(board, objectives, sheet);
    let set = sheet.action_set(board, call);
    let mut most = (0, i32::MIN);
    let mut plain = Action::Pass;
    gains.each(set.sections(), |section, to, gain| {
        if gain >= most.0 {
            let step = board.step(section, sheet.line().reached());
            let rank = (gain, ways_on(board, sheet, section, step.from, to));
            if rank > most {
                (most, plain) = (rank, Action::Draw(step));
            }
        }
    });
    if set.power() == PowerMoves::None {
        return plain;
    }
    let mut best = Best { gain: most.0 + patience, action: plain };
    with_power(&gains, board, sheet, &set, &mut best);
    best.action
}

/// The ways that a section opens at its end, less those that it gives up or shuts off.
#[inline]
fn ways_on(board: &Board, sheet: &Sheet, section: Section, from: Station, to: Station) -> i32 {
    let free = |station| (board.at(station) - sheet.closed()).len() as i32;
    free(to) - free(from) - (board.blocks(section) - sheet.blocked()).len() as i32
}

struct Best {
    gain: i32,
    action: Action,
}

impl Best {
    fn offer(&mut self, gain: i32, action: impl FnOnce() -> Action) {
        if gain > self.gain {
            *self = Self { gain, action: action() };
        }
    }
}

fn with_power(gains: &Gains<'_>, board: &Board, sheet: &Sheet, set: &ActionSet<'_>, best: &mut Best) {
    match set.power() {
        PowerMoves::None => {}
        PowerMoves::Section { power, .. } => gains.each(set.further(), |section, _, gain| {
            best.offer(gain, || set.with_power(power, section));
        }),
        PowerMoves::Circle => {
            // One more in the fullest district counts once for each district.
            let districts = sheet.line().districts() as i32;
            best.offer(districts, || Action::Circle(None, in_fullest(board, sheet)));
            gains.each(set.sections(), |section, to, gain| {
                best.offer(gain + gains.districts_with(to), || {
                    let mut drawn = *sheet;
                    let step = drawn.draw_unchecked(board, section);
                    Action::Circle(Some(step), in_fullest(board, &drawn))
                });
            });
        }
        PowerMoves::Double => gains.each_double(set, |first, second, gain| {
            best.offer(gain, || Action::Double(first, second));
        }),
    }
}

/// A station in the district where the line has most, for the circle.
pub(crate) fn in_fullest(board: &Board, sheet: &Sheet) -> Station {
    let line = sheet.line();
    let full = |station: &Station| line.reached_in(board.district(*station)) == line.fullest();
    line.reached().find(full).expect("a line that is not empty has a fullest district")
}
