//! The strongest player: a tree of the coming turns, then whole games after the best choices on them.

mod player;
mod playouts;
mod tree;

use tubewright_rules::{Action, Call, ROUNDS, Rng};

use crate::bot::Budget;
use crate::choices::each_choice;
use crate::position::{Frame, Position};
use crate::value::{Hidden, Net};

pub use player::SearchBot;
use playouts::play_out;
use tree::Tree;

/// A choice on a turn, as the training and the arena see it: where it leads, and what the value function
/// makes of that.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// Where it leads.
    pub(crate) next: Position,
    /// What it adds until the end of the game, by the value function.
    pub(crate) worth: f32,
}

/// What a search reads: the value function and the frame of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge<'a> {
    /// The value function.
    pub(crate) net: &'a Net,
    /// What stays the same all game.
    pub(crate) frame: &'a Frame,
}

impl Judge<'_> {
    /// Names every choice on a turn whose cards lie there, in the order of [`each_choice`]: the action, where
    /// it leads, what it adds at once, and what it adds until the end of the game by the value function.
    #[inline]
    fn each(
        &self,
        shown: &Position,
        call: Call,
        near: Option<&Hidden>,
        mut name: impl FnMut(Action, &Position, f32, f32),
    ) {
        let total = self.frame.total(&shown.sheet) as i32;
        let mut pass: Option<Hidden> = None;
        each_choice(self.frame.board, &shown.sheet, call, |action, sheet| {
            let mut next = Position { sheet: *sheet, faceup: shown.faceup };
            let gain = (self.frame.total(sheet) as i32 - total) as f32;
            if next.is_over() {
                name(action, &next, gain, gain);
                return;
            }
            next.settle(self.frame);
            // Pass is named first, and every other choice differs little from it.
            let hidden = self.net.hidden(self.frame, &next, pass.as_ref().or(near));
            let worth = gain + self.net.value(&hidden);
            name(action, &next, gain, worth);
            if pass.is_none() {
                pass = Some(hidden);
            }
        });
    }

    /// Every choice as a list.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn candidates(
        &self,
        shown: &Position,
        call: Call,
        near: Option<&Hidden>,
        list: &mut Vec<Candidate>,
    ) {
        list.clear();
        self.each(shown, call, near, |_, next, _, worth| list.push(Candidate { next: *next, worth }));
    }

    /// What any legal action adds until the end of the game, by the value function.
    pub(crate) fn worth(&self, shown: &Position, action: Action) -> f32 {
        let next = shown.after(self.frame, action);
        let gain = (self.frame.total(&next.sheet) as i32 - self.frame.total(&shown.sheet) as i32) as f32;
        if next.is_over() { gain } else { gain + self.net.value(&self.net.hidden(self.frame, &next, None)) }
    }
}

/// The best of a list by the value function; the first where several are equal.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn best_of(list: &[Candidate]) -> &Candidate {
    let mut best = &list[0];
    for candidate in list {
        if candidate.worth > best.worth {
            best = candidate;
        }
    }
    best
}

/// What a search found out about one choice.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    /// Its place among the choices of the tree's root.
    place: usize,
    /// The choice.
    pub(crate) action: Action,
    /// How many times it was looked into.
    pub(crate) visits: u32,
    /// The points that it adds until the end of the game, on the average.
    pub(crate) mean: f32,
    /// The standard error of that mean by how far the games looked into lie apart, none without them: the value
    /// function's word may be wrong, but no other cards would change it.
    pub(crate) error: f32,
}

/// The tree has no fewer nodes than this where the budget has so many: games pay only in large numbers.
const TREE_LEAST: u64 = 30_000;

/// Searches a turn whose cards lie there; the best choice comes first, and none has a higher mean.
pub(crate) fn search(
    judge: Judge<'_>,
    shown: &Position,
    call: Call,
    budget: Budget<'_>,
    seed: u64,
) -> Vec<Finding> {
    let mut rng = Rng::new(seed);
    let mut tree = Tree::new(judge, shown, call);
    // The last round's tree sees to the end of the game.
    if shown.sheet.round() + 1 == ROUNDS {
        tree.search(|looked, stage, stages| budget.is_spent_by(looked, stage, stages), &mut rng);
        return behind_the_best(&tree, tree.findings(), 0);
    }
    // The tree has the first half of the budget, games played out have the rest.
    let half = |looked, stage, stages| {
        let grown = looked * stages >= TREE_LEAST * stage;
        (grown && budget.is_spent_by(looked, stage, 2 * stages)) || budget.is_spent_by(looked, stage, stages)
    };
    tree.search(half, &mut rng);
    // A choice that dropped out was judged by a smaller tree than those that stayed.
    let mut findings = behind_the_best(&tree, tree.findings(), 0);
    findings.sort_by(|a, b| b.mean.total_cmp(&a.mean));
    let mut played = 0;
    // On a round's last turn the tree looks at next to nothing, and still a small budget is not for games.
    if !budget.is_spent_by(tree.looked().max(TREE_LEAST), 1, 1) {
        let begun = budget.spent(tree.looked());
        let rest = |looked, stage, stages| {
            (budget.spent(looked) - begun) * stages as f32 >= (1.0 - begun) * stage as f32
        };
        played = play_out(judge, shown, &mut findings, tree.looked(), rest, &mut rng);
    }
    behind_the_best(&tree, findings, played)
}

/// Puts what was not played out as far behind the best as the tree found it to be.
fn behind_the_best(tree: &Tree<'_>, mut findings: Vec<Finding>, played: usize) -> Vec<Finding> {
    let (place, mean) = (findings[0].place, findings[0].mean);
    for finding in &mut findings[played.max(1)..] {
        finding.mean = mean - tree.behind(place, finding.place);
    }
    findings
}
