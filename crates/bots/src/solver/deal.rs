//! The best whole game of a known deal that can be found, and what no game can exceed.

use tubewright_rules::{Action, Call, Deck, Faceup, OBJECTIVE, ROUNDS, Rng, Sheet};

use super::beam::beam;
use super::round::{best_share, solve_better};
use crate::context::GameContext;
use crate::value::{self, Net};

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

/// A turn of a known deck: what it asks for, and the cards face up then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    pub(super) call: Call,
    pub(super) faceup: Faceup,
}

/// What a search for the best game may start from.
#[derive(Clone, Copy, Debug, Default)]
pub struct Leads<'a> {
    /// A value function, for maps that it knows: it finds better games, sooner.
    pub net: Option<&'a Net>,
    /// A legal game on these cards, one action for each turn: what is found is no worse.
    pub played: Option<&'a [Vec<Action>; ROUNDS]>,
}

/// The best game that so much effort finds for a seat with these cards: 1 takes a second or, with powers, a few.
///
/// It starts from the best games of a wide beam, which on a small map may hold all games, and from the game that was
/// played. Then each line in turn is replaced by the best one beside the three others, until none can be improved; and
/// again from games with a line or two taken out.
pub fn solve_deal(
    context: &GameContext,
    decks: &[Deck; ROUNDS],
    leads: Leads<'_>,
    effort: u32,
) -> DealSolution {
    solve_deal_while(context, decks, leads, effort, &|_, _| true)
}

/// As [`solve_deal`]; `goes_on` hears how many of how many steps are done, and ends the search with what it has by
/// saying no.
pub fn solve_deal_while(
    context: &GameContext,
    decks: &[Deck; ROUNDS],
    leads: Leads<'_>,
    effort: u32,
    goes_on: GoesOn<'_>,
) -> DealSolution {
    let rounds: [Vec<Shown>; ROUNDS] = std::array::from_fn(|round| shown(&decks[round]));
    solve_rounds(context, &rounds, leads, effort, goes_on)
}

/// Hears how many steps of how many are done, and says whether to go on.
pub type GoesOn<'a> = &'a dyn Fn(u32, u32) -> bool;

/// The turns of a known deck.
fn shown(deck: &Deck) -> Vec<Shown> {
    let mut faceup = Faceup::default();
    let mut turns = Vec::new();
    while let Some(turn) = deck.turn_after(faceup) {
        let call = faceup.reveal_unchecked(turn);
        turns.push(Shown { call, faceup });
    }
    turns
}

/// A beam is no wider than this, however great the effort: a sheet and what leads to it take some kilobytes.
const MAX_WIDTH: usize = 50_000;

fn width(effort: u32) -> usize {
    MAX_WIDTH.min(3000usize.saturating_mul(effort as usize))
}

fn solve_rounds(
    context: &GameContext,
    rounds: &[Vec<Shown>; ROUNDS],
    leads: Leads<'_>,
    effort: u32,
    goes_on: GoesOn<'_>,
) -> DealSolution {
    let calls = rounds.each_ref().map(|turns| turns.iter().map(|turn| turn.call).collect());
    let count = 8usize.saturating_mul(effort as usize);
    let net = leads.net.filter(|_| value::knows(&context.board));
    let beam = beam(context, net, rounds, width(effort), count);
    let mut table = Table { context, calls: &calls, nodes: beam.nodes };
    let starts: Vec<_> = leads.played.into_iter().cloned().chain(beam.games).collect();
    let all = starts.len() as u32 + 20 * effort;
    // The first of equals.
    let better = |best: Run, run: Run| if run.total > best.total { run } else { best };
    let mut starts = starts.into_iter();
    let first = starts.next().expect("a beam holds a game, passes at least");
    let mut best = table.improve_from(first);
    let mut rng = Rng::new(1);
    for done in 1..all {
        if !goes_on(done, all) {
            break;
        }
        let run = match starts.next() {
            Some(actions) => table.improve_from(actions),
            None => table.shaken(&best, &mut rng),
        };
        best = better(best, run);
    }
    let bound = if beam.complete { best.total } else { bound(context, &calls, &mut table.nodes) };
    DealSolution { actions: best.actions, total: best.total, bound, nodes: table.nodes }
}

#[derive(Clone)]
struct Run {
    actions: [Vec<Action>; ROUNDS],
    total: u32,
}

struct Table<'a> {
    context: &'a GameContext,
    calls: &'a [Vec<Call>; ROUNDS],
    nodes: u64,
}

impl Table<'_> {
    fn begin(&self, sheet: Option<Sheet>, round: usize) -> Sheet {
        let (board, pencil, power) =
            (&self.context.board, self.context.pencils[round], self.context.powers[round]);
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
                sheet.play_unchecked(&self.context.board, action);
            }
            Some(sheet)
        })
    }

    fn total(&self, actions: &[Vec<Action>; ROUNDS]) -> u32 {
        self.context.total(&self.sheet(0..ROUNDS, actions).expect("a game has four rounds"))
    }

    fn improve_from(&mut self, actions: [Vec<Action>; ROUNDS]) -> Run {
        self.improve(Run { total: self.total(&actions), actions })
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
            let (board, objectives) = (&self.context.board, &self.context.objectives);
            let calls = &self.calls[round];
            if let Some(better) = solve_better(board, objectives, &sheet, calls, run.total, &mut self.nodes) {
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
            let open = sheet.open_sections(&self.context.board, call);
            if !open.is_empty() {
                let section = open.nth_section(rng.below(open.len()));
                actions[first][turn] = Action::Draw(sheet.draw_unchecked(&self.context.board, section));
            }
        }
        self.improve_from(actions)
    }
}

/// What no game exceeds: each line as if it were alone on the sheet, with the most generous share of what
/// lines earn together, and every objective met.
fn bound(context: &GameContext, calls: &[Vec<Call>; ROUNDS], nodes: &mut u64) -> u32 {
    let track = context.board.tourist_track();
    // Visits earn at most so much each and the rest as a lump; the price for which that comes to least is best.
    let mut with_price = |visit: i32| {
        let lump = (0..).zip(track).map(|(visits, &points)| 4 * points as i32 - visit * visits).max();
        let lines = (0..ROUNDS).map(|round| {
            let sheet = Sheet::new(&context.board, context.pencils[round], context.powers[round]);
            best_share(&context.board, &sheet, &calls[round], visit, nodes)
        });
        lump.unwrap_or(0) + lines.sum::<i32>()
    };
    let fourths = [4, 10].into_iter().map(&mut with_price).min().expect("two prices");
    fourths as u32 / 4 + OBJECTIVE * context.objectives.len() as u32
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use tubewright_rules::{Board, Deal, Modules, Setup};

    use super::*;
    use crate::position::Position;

    /// The first turns of each round of a deal in the hamlet.
    fn tiny(number: usize, modules: bool) -> (GameContext, [Vec<Shown>; ROUNDS]) {
        let deal = Deal::from_seed(&format!("tiny/{number}"));
        let context = GameContext::solo(
            Board::hamlet(),
            &Setup::of_deal(&deal, &[""], Modules { objectives: modules, powers: modules }),
        );
        let rounds = std::array::from_fn(|round| {
            let mut turns = shown(&deal.decks[round]);
            turns.truncate(if modules { 2 } else { 3 });
            turns
        });
        (context, rounds)
    }

    /// The best total of all games, by every legal action on every turn.
    fn truth(context: &GameContext, rounds: &[Vec<Shown>; ROUNDS]) -> u32 {
        let mut sheets = HashSet::from([Position::start(context).sheet]);
        for (round, turns) in rounds.iter().enumerate() {
            if round > 0 {
                let begin = |mut sheet: Sheet| {
                    sheet.begin_line(&context.board, context.pencils[round], context.powers[round]);
                    sheet
                };
                sheets = sheets.into_iter().map(begin).collect();
            }
            for &Shown { call, .. } in turns {
                let mut next = HashSet::new();
                for sheet in &sheets {
                    sheet.each_action(&context.board, call, |action| {
                        let mut played = *sheet;
                        played.play_unchecked(&context.board, action);
                        next.insert(played);
                    });
                }
                sheets = next;
            }
        }
        sheets.iter().map(|sheet| context.total(sheet)).max().expect("there is a game")
    }

    #[test]
    fn the_best_of_all_games_lies_between_the_total_and_the_bound() {
        let mut proved = 0;
        for number in 0..16 {
            let (context, rounds) = tiny(number, number % 2 == 1);
            let truth = truth(&context, &rounds);
            let calls = rounds.each_ref().map(|turns| turns.iter().map(|turn| turn.call).collect());
            assert!(truth <= bound(&context, &calls, &mut 0), "deal {number}: {truth}");
            let found = solve_rounds(&context, &rounds, Leads::default(), 1, &|_, _| true);
            assert!((found.total..=found.bound).contains(&truth), "deal {number}: {truth}, {found:?}");
            if found.is_exact() {
                assert_eq!(found.total, truth, "deal {number}");
                proved += usize::from(truth > 0);
            }
            // A beam of a few games leaves most of them out, and claims nothing.
            let narrow = beam(&context, None, &rounds, 3, 1);
            assert!(!narrow.complete && narrow.games.len() == 1);
        }
        assert!((1..16).contains(&proved), "{proved} of 16 deals are proved");
    }

    #[test]
    fn what_brought_nothing_was_looked_at_too() {
        let (context, rounds) = tiny(0, false);
        let calls = rounds.each_ref().map(|turns| turns.iter().map(|turn| turn.call).collect());
        let mut table = Table { context: &context, calls: &calls, nodes: 0 };
        let best = solve_rounds(&context, &rounds, Leads::default(), 1, &|_, _| true);
        let run = table.improve(Run { actions: best.actions, total: best.total });
        assert_eq!(run.total, best.total, "there is nothing to improve");
        assert!(table.nodes >= ROUNDS as u64, "{} nodes", table.nodes);
    }

    #[test]
    fn a_beam_has_a_greatest_width() {
        assert_eq!((width(1), width(16), width(17), width(u32::MAX)), (3000, 48_000, 50_000, 50_000));
    }
}
