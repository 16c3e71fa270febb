//! The best whole game of a known deal that can be found, and what no game can exceed.

use tubewright_rules::{Action, Call, Deck, Faceup, ROUNDS, Rng, Sheet};

use super::beam::beam;
use super::calls;
use super::round::{best_share, solve_better};
use crate::position::{Frame, Position};

/// A game found in hindsight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealSolution {
    /// One action for each turn of each round.
    pub actions: [Vec<Action>; ROUNDS],
    /// Its total.
    pub total: u32,
    /// No game on these cards has more.
    pub bound: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl DealSolution {
    /// Is it proved that nothing better exists?
    pub const fn is_exact(&self) -> bool {
        self.total == self.bound
    }
}

/// The best game that so much effort finds for a seat with these cards: 1 takes a second or, with powers, a few.
///
/// It starts from the best games of a wide beam. Then each line in turn is replaced by the best one beside
/// the three others, until none can be improved; and again from games with a line or two taken out.
pub fn solve_deal(frame: &Frame, decks: &[Deck; ROUNDS], effort: u32) -> DealSolution {
    let calls: [Vec<Call>; ROUNDS] = std::array::from_fn(|round| calls(&decks[round], Faceup::default()));
    let mut table = Table { frame, calls: &calls, nodes: 0 };
    let mut best: Option<Run> = None;
    for actions in beam(frame, &calls, 1000 * effort as usize).into_iter().take(4 + 4 * effort as usize) {
        let run = table.improve(Run { total: table.total(&actions), actions });
        if best.as_ref().is_none_or(|best| run.total > best.total) {
            best = Some(run);
        }
    }
    let mut best = best.expect("a beam holds a game, passes at least");
    let mut rng = Rng::new(1);
    for _ in 0..20 * effort {
        let run = table.shaken(&best, &mut rng);
        if run.total > best.total {
            best = run;
        }
    }
    let bound = bound(frame, &calls);
    DealSolution { actions: best.actions, total: best.total, bound, nodes: table.nodes }
}

#[derive(Clone)]
struct Run {
    actions: [Vec<Action>; ROUNDS],
    total: u32,
}

struct Table<'a> {
    frame: &'a Frame,
    calls: &'a [Vec<Call>; ROUNDS],
    nodes: u64,
}

impl Table<'_> {
    fn begin(&self, sheet: Option<Sheet>, round: usize) -> Sheet {
        let (board, pencil, power) = (self.frame.board, self.frame.pencils[round], self.frame.powers[round]);
        match sheet {
            None => Sheet::new(board, pencil, power),
            Some(mut sheet) => {
                sheet.begin_line(board, pencil, power);
                sheet
            }
        }
    }

    /// A sheet with these rounds' lines, in this order. What lines may be drawn and what they score does
    /// not depend on which was first: no two of them share or cross a section.
    fn sheet(&self, rounds: impl Iterator<Item = usize>, actions: &[Vec<Action>; ROUNDS]) -> Option<Sheet> {
        rounds.fold(None, |sheet, round| {
            let mut sheet = self.begin(sheet, round);
            for &action in &actions[round] {
                sheet.play_unchecked(self.frame.board, action);
            }
            Some(sheet)
        })
    }

    fn total(&self, actions: &[Vec<Action>; ROUNDS]) -> u32 {
        self.frame.total(&self.sheet(0..ROUNDS, actions).expect("a game has four rounds"))
    }

    /// Replaces lines by better ones until none is left.
    fn improve(&mut self, mut run: Run) -> Run {
        let mut settled = 0;
        for round in (0..ROUNDS).cycle() {
            if settled == ROUNDS {
                break;
            }
            settled += 1;
            let others = self.sheet((0..ROUNDS).filter(|&other| other != round), &run.actions);
            let sheet = self.begin(others, round);
            let (board, objectives) = (self.frame.board, &self.frame.objectives);
            if let Some(better) = solve_better(board, objectives, &sheet, &self.calls[round], run.total) {
                self.nodes += better.nodes;
                run.total = better.value;
                run.actions[round] = better.actions;
                settled = 1;
            }
        }
        run
    }

    /// Takes two lines out, draws one of them afresh with a few random sections, and improves from there.
    fn shaken(&mut self, run: &Run, rng: &mut Rng) -> Run {
        let mut actions = run.actions.clone();
        let first = rng.below(ROUNDS as u32) as usize;
        let second = (first + 1 + rng.below(ROUNDS as u32 - 1) as usize) % ROUNDS;
        for round in [first, second] {
            actions[round] = vec![Action::Pass; self.calls[round].len()];
        }
        let others = self.sheet((0..ROUNDS).filter(|&other| other != first), &actions);
        let mut sheet = self.begin(others, first);
        for (turn, &call) in self.calls[first].iter().enumerate() {
            let open = sheet.open_sections(self.frame.board, call);
            if !open.is_empty() {
                let section = open.nth_section(rng.below(open.len()));
                actions[first][turn] = Action::Draw(sheet.draw_unchecked(self.frame.board, section));
            }
        }
        let total = self.total(&actions);
        self.improve(Run { actions, total })
    }
}

/// What no game exceeds: each line as if it were alone on the sheet, with the most generous share of what
/// lines earn together, and every objective met.
fn bound(frame: &Frame, calls: &[Vec<Call>; ROUNDS]) -> u32 {
    let track = frame.board.tourist_track();
    // Visits earn at most so much each and the rest as a lump; the price for which that comes to least is best.
    let with_price = |visit: i32| {
        let lump = (0..).zip(track).map(|(visits, &points)| 4 * points as i32 - visit * visits).max();
        let lines = (0..ROUNDS).map(|round| {
            let sheet = Sheet::new(frame.board, frame.pencils[round], frame.powers[round]);
            best_share(frame.board, &sheet, &calls[round], visit)
        });
        lump.unwrap_or(0) + lines.sum::<i32>()
    };
    let fourths = [4, 10].into_iter().map(with_price).min().expect("two prices");
    fourths as u32 / 4 + 10 * frame.objectives.len() as u32
}

impl DealSolution {
    /// Replays it by the rules, and gives the sheet if every action is legal.
    pub fn replay(&self, frame: &Frame, decks: &[Deck; ROUNDS]) -> Option<Sheet> {
        let mut position = Position::start(frame);
        for (deck, actions) in decks.iter().zip(&self.actions) {
            for &action in actions {
                let call = position.reveal(deck)?;
                position.sheet.play(frame.board, call, action).ok()?;
            }
            position.settle(frame);
        }
        position.is_over().then_some(position.sheet)
    }
}
