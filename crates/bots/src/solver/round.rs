//! The best line of a round with known cards: every line is tried but those that cannot be better.

use rustc_hash::FxHashSet;
use tubewright_rules::{Action, Board, Call, Objective, Power, PowerMoves, Sections, Sheet};

use super::bound::Room;
use crate::gain::Gains;
use crate::greedy::in_fullest;

/// The best line of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundSolution {
    /// One action for each turn.
    pub actions: Vec<Action>,
    /// The sheet's total after them.
    pub value: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// The actions on these calls after which the total is highest: exact, powers included.
///
/// ```
/// use tubewright_bots::solver::{calls, solve_round};
/// use tubewright_rules::{Board, Deal, Faceup, Pencil, Sheet};
/// let board = Board::hamlet();
/// let calls = calls(&Deal::from_seed("hamlet").decks[0], Faceup::default());
/// let best = solve_round(board, &[], &Sheet::new(board, Pencil::Green, None), &calls);
/// assert_eq!(best.actions.len(), calls.len());
/// ```
pub fn solve_round(board: &Board, objectives: &[Objective], sheet: &Sheet, calls: &[Call]) -> RoundSolution {
    let mut search = Search::new(board, objectives, sheet, calls, Aim::Total);
    // Doing nothing is the least that can be had.
    search.best = sheet.total(board, objectives) as i32 - 1;
    search.visit(sheet, 0);
    RoundSolution { actions: search.found, value: search.best as u32, nodes: search.nodes }
}

/// As [`solve_round`] for a total above `than`; nothing if there is none. Counts the positions looked at.
pub(super) fn solve_better(
    board: &Board,
    objectives: &[Objective],
    sheet: &Sheet,
    calls: &[Call],
    than: u32,
    nodes: &mut u64,
) -> Option<RoundSolution> {
    let mut search = Search::new(board, objectives, sheet, calls, Aim::Total);
    search.best = than as i32;
    search.visit(sheet, 0);
    *nodes += search.nodes;
    (!search.found.is_empty()).then_some(RoundSolution {
        actions: search.found,
        value: search.best as u32,
        nodes: search.nodes,
    })
}

/// The most that a line on an otherwise empty sheet can be worth by [`Aim::Share`] with this for a visit. Counts the
/// positions looked at.
pub(super) fn best_share(board: &Board, sheet: &Sheet, calls: &[Call], visit: i32, nodes: &mut u64) -> i32 {
    let mut search = Search::new(board, &[], sheet, calls, Aim::Share { visit });
    search.visit(sheet, 0);
    *nodes += search.nodes;
    search.best
}

/// What is to be as high as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// The total.
    Total,
    /// Four times the line's points with its share of interchanges at the most generous, and with so much for
    /// each visit to a tourist site.
    Share {
        /// Four times the points of a visit.
        visit: i32,
    },
}

impl Aim {
    /// Four lines on a station earn 9 points (R6.3): no line's share of a station is more than 9/4.
    pub(super) const STATION: i32 = 9;

    fn value(self, board: &Board, objectives: &[Objective], sheet: &Sheet) -> i32 {
        let line = sheet.line();
        match self {
            Self::Total => sheet.total(board, objectives) as i32,
            Self::Share { visit } => {
                let stations = line.stations();
                4 * line.points() as i32
                    + Self::STATION * stations.len() as i32
                    + visit * (stations & board.sights()).len() as i32
            }
        }
    }

    /// What a point of the line counts.
    pub(super) const fn point(self) -> i32 {
        match self {
            Self::Total => 1,
            Self::Share { .. } => 4,
        }
    }
}

struct Search<'a> {
    board: &'a Board,
    objectives: &'a [Objective],
    calls: &'a [Call],
    aim: Aim,
    room: Room<'a>,
    /// The best value so far, and the actions that led to it.
    best: i32,
    found: Vec<Action>,
    /// The actions that lead to the position looked at.
    path: Vec<Action>,
    /// What is to be tried from the positions on the path.
    open: Vec<(i32, Action)>,
    /// Lines seen by turn: the same sections in another order have the same future.
    seen: FxHashSet<(Sections, u8, bool)>,
    nodes: u64,
}

impl<'a> Search<'a> {
    fn new(
        board: &'a Board,
        objectives: &'a [Objective],
        sheet: &Sheet,
        calls: &'a [Call],
        aim: Aim,
    ) -> Self {
        Self {
            board,
            objectives,
            calls,
            aim,
            room: Room::new(board, objectives, sheet, calls, aim),
            best: -1,
            found: Vec::new(),
            path: Vec::new(),
            open: Vec::new(),
            seen: FxHashSet::default(),
            nodes: 0,
        }
    }

    fn visit(&mut self, sheet: &Sheet, turn: usize) {
        self.nodes += 1;
        let Some(&call) = self.calls.get(turn) else {
            self.finish(sheet);
            return;
        };
        let value = self.aim.value(self.board, self.objectives, sheet);
        if value + self.room.most_more(sheet, turn) <= self.best
            || !self.seen.insert((sheet.line().sections(), turn as u8, sheet.is_power_spent()))
        {
            return;
        }
        let from = self.open.len();
        self.expand(sheet, call);
        // The most promising first: what comes later is then seldom good enough.
        self.open[from..].sort_unstable_by_key(|&(gain, _)| gain);
        while self.open.len() > from {
            let (_, action) = self.open.pop().expect("there are more than at the start");
            let mut next = *sheet;
            next.play_unchecked(self.board, action);
            self.path.push(action);
            self.visit(&next, turn + 1);
            self.path.pop();
        }
    }

    /// Lists the actions with what they bring at once. The circle is left for the end: it can wait.
    fn expand(&mut self, sheet: &Sheet, call: Call) {
        let (board, objectives) = (self.board, self.objectives);
        let gains = Gains::of(board, objectives, sheet);
        let set = sheet.action_set(board, call);
        let line = sheet.line().reached();
        self.open.push((0, Action::Pass));
        gains.each(set.sections(), |section, _, gain| {
            self.open.push((gain, Action::Draw(board.step(section, line))));
        });
        match set.power() {
            PowerMoves::None | PowerMoves::Circle => {}
            PowerMoves::Section { power, .. } => gains.each(set.further(), |section, _, gain| {
                self.open.push((gain, set.with_power(power, section)));
            }),
            PowerMoves::Double => gains.each_double(&set, |first, second, gain| {
                self.open.push((gain, Action::Double(first, second)));
            }),
        }
    }

    fn finish(&mut self, sheet: &Sheet) {
        // A circle is put beside what a turn draws; without a turn there is none.
        let turn = !self.path.is_empty();
        let circle = turn && sheet.power() == Some(Power::Circle) && !sheet.line().is_empty();
        // One more station in the fullest district counts once for each district (R8.5).
        let circled = if circle { self.aim.point() * sheet.line().districts() as i32 } else { 0 };
        let value = self.aim.value(self.board, self.objectives, sheet) + circled;
        if value > self.best {
            self.best = value;
            self.found.clone_from(&self.path);
            if circle && let Some(last) = self.found.last_mut() {
                *last = Action::Circle(last.steps().next(), in_fullest(self.board, sheet));
            }
        }
    }
}
