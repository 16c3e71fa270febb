//! A first good game for known cards: many at once, of which each turn leaves the best.

use std::hash::BuildHasher;

use rustc_hash::{FxBuildHasher, FxHashMap};
use tubewright_rules::{Action, Board, Call, Faceup, ROUNDS, Sheet, Target};

use super::deal::Shown;
use crate::choices::each_choice;
use crate::context::GameContext;
use crate::position::Position;
use crate::value::{Accumulator, Net};

/// A game so far.
struct Entry {
    rank: i32,
    sheet: Sheet,
    /// The place of the game that it continues, among those of the turn before.
    parent: u32,
    action: Action,
}

/// What a beam leads to.
pub(super) struct Beam {
    /// The best games, best first: their actions by round.
    pub(super) games: Vec<[Vec<Action>; ROUNDS]>,
    /// Positions looked at.
    pub(super) nodes: u64,
    /// Was there room for every game? Then no game is better than the first.
    pub(super) complete: bool,
}

/// The best `count` games that `width` of them at once lead to, ranked by a value function where there is one.
pub(super) fn beam(
    context: &GameContext,
    net: Option<&Net>,
    rounds: &[Vec<Shown>; ROUNDS],
    width: usize,
    count: usize,
) -> Beam {
    let (mut nodes, mut complete) = (0, true);
    let mut layers: Vec<Vec<(u32, Action)>> = Vec::new();
    let mut sheets = vec![Position::start(context).sheet];
    for (round, shown) in rounds.iter().enumerate() {
        if round > 0 {
            let begin = |sheet: &mut Sheet| {
                sheet.begin_line(&context.board, context.pencils[round], context.powers[round]);
            };
            sheets.iter_mut().for_each(begin);
        }
        for &Shown { call, faceup } in shown {
            let mut rank = Rank { context, net, faceup, near: None };
            let mut entries = next_layer(&context.board, &sheets, call, &mut rank, &mut nodes);
            if entries.len() > width {
                entries.select_nth_unstable_by_key(width, |entry| std::cmp::Reverse(entry.rank));
                entries.truncate(width);
                complete = false;
            }
            sheets = entries.iter().map(|entry| entry.sheet).collect();
            layers.push(entries.iter().map(|entry| (entry.parent, entry.action)).collect());
        }
    }
    let mut order: Vec<usize> = (0..sheets.len()).collect();
    order.sort_by_key(|&place| std::cmp::Reverse(context.total(&sheets[place])));
    let games = order.into_iter().take(count).map(|place| trace(&layers, rounds, place)).collect();
    Beam { games, nodes, complete }
}

/// Every sheet that a turn leads to, once.
fn next_layer(
    board: &Board,
    sheets: &[Sheet],
    call: Call,
    rank: &mut Rank<'_>,
    nodes: &mut u64,
) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut seen = FxHashMap::<u64, usize>::default();
    for (parent, sheet) in sheets.iter().enumerate() {
        each_choice(board, sheet, call, |action, next| {
            *nodes += 1;
            let place = *seen.entry(FxBuildHasher.hash_one(next)).or_insert(entries.len());
            // Another sheet may have the same hash: then both are kept.
            if entries.get(place).is_none_or(|entry| entry.sheet != *next) {
                let rank = rank.of(next);
                entries.push(Entry { rank, sheet: *next, parent: parent as u32, action });
            }
        });
    }
    entries
}

/// How promising games are after a turn.
struct Rank<'a> {
    context: &'a GameContext,
    net: Option<&'a Net>,
    /// The cards face up then.
    faceup: Faceup,
    /// What was looked at last: the next game is not far from it.
    near: Option<Accumulator>,
}

impl Rank<'_> {
    /// In tenths of points: the total, and what is expected of the cards to come, which the value function does not know;
    /// without one what a kept power may bring, and the room that is left.
    fn of(&mut self, sheet: &Sheet) -> i32 {
        let total = self.context.total(sheet) as f32;
        let position = Position::after_turn(self.context, *sheet, self.faceup);
        let more = match self.net {
            _ if position.is_over() => 0.0,
            Some(net) => {
                let accumulator = net.accumulate(self.context, &position, self.near.as_ref());
                self.near = Some(accumulator);
                net.value(&accumulator)
            }
            None => {
                let at_ends =
                    sheet.open_sections(&self.context.board, Call { target: Target::Any, branch: false });
                let power = if sheet.power().is_some() { 4.0 } else { 0.0 };
                power + 0.2 * at_ends.len() as f32 - 0.2 * sheet.blocked().len() as f32
            }
        };
        (10.0 * (total + more)) as i32
    }
}

/// The actions that led to an entry of the last layer.
fn trace(
    layers: &[Vec<(u32, Action)>],
    rounds: &[Vec<Shown>; ROUNDS],
    mut place: usize,
) -> [Vec<Action>; ROUNDS] {
    let mut actions: Vec<Action> = Vec::with_capacity(layers.len());
    for layer in layers.iter().rev() {
        let (parent, action) = layer[place];
        actions.push(action);
        place = parent as usize;
    }
    let mut in_order = actions.into_iter().rev();
    std::array::from_fn(|round| in_order.by_ref().take(rounds[round].len()).collect())
}
