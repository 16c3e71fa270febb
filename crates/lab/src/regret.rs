//! What is left to be gained on one decision: the search's choice against others, by many games after each.

use tubewright_bots::search::search;
use tubewright_bots::{Budget, Decision, Evaluator, Position};
use tubewright_rules::Rng;

use crate::sampled::{Sampled, go_on};

/// A choice that the search puts so many points behind its own is not tried.
const MAX_BEHIND: f32 = 4.0;
/// No more choices than this are tried on a decision.
const MAX_CHOICES: usize = 6;

/// Which decisions are looked at, and how closely.
#[derive(Clone, Copy, Debug)]
pub struct Regrets<'a> {
    /// The games that they are of.
    pub sampled: Sampled<'a>,
    /// The budget of the search whose choices are judged.
    pub nodes: u64,
    /// The budget of the search that plays on after each choice.
    pub playout_nodes: u64,
    /// How many games are played after each choice, on the same cards for all of them; an even number.
    pub games: usize,
}

/// What was found out about one decision, in points.
#[derive(Clone, Copy, Debug)]
pub struct Regret {
    /// The round, from 0.
    pub round: usize,
    /// How much better the choice is that half of the games call the best, by the other half: never more than what
    /// is left to be gained, on the average, since the half may err.
    pub found: f64,
    /// How much better the best choice is by all games: on the average more than what is left to be gained, since the
    /// luck of these games makes some choice look good.
    pub most: f64,
}

impl Regrets<'_> {
    /// Looks at those decisions of a game that are wanted, by round and turn from 0.
    pub fn of_game(&self, number: u64, wanted: impl Fn(usize, u32) -> bool) -> Vec<Regret> {
        let mut list = Vec::new();
        self.sampled.each_turn(number, self.playout_nodes, wanted, |evaluator, decision, rng| {
            list.push(self.on_turn(evaluator, decision, rng));
        });
        list
    }

    fn on_turn(&self, evaluator: Evaluator<'_>, decision: &Decision, rng: &mut Rng) -> Regret {
        let root_moves = search(evaluator, decision, Budget::Nodes(self.nodes), rng.next_u64());
        let near = root_moves.iter().take_while(|root_move| root_move.mean > root_moves[0].mean - MAX_BEHIND);
        let after: Vec<Position> = near
            .take(MAX_CHOICES)
            .map(|root_move| decision.play_unchecked(evaluator.context, root_move.action))
            .collect();
        let mut halves = vec![[0.0; 2]; after.len()];
        if after.len() > 1 {
            for game in 0..self.games {
                let cards = rng.next_u64();
                for (halves, &after) in halves.iter_mut().zip(&after) {
                    halves[game % 2] += go_on(evaluator, after, self.playout_nodes, &mut Rng::new(cards));
                }
            }
        }
        let half = (self.games / 2) as f64;
        let ahead: Vec<[f64; 2]> =
            halves.iter().map(|sums| [0, 1].map(|side| (sums[side] - halves[0][side]) / half)).collect();
        Regret { round: decision.sheet.round(), ..regret(&ahead) }
    }
}

/// What two independent measurements of how far each choice is ahead of the first one say.
fn regret(ahead: &[[f64; 2]]) -> Regret {
    let best = |side: usize| ahead.iter().max_by(|a, b| a[side].total_cmp(&b[side])).expect("there is one");
    let most = ahead.iter().map(|[one, other]| (one + other) / 2.0).fold(0.0, f64::max);
    Regret { round: 0, found: (best(0)[1] + best(1)[0]) / 2.0, most }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_half_finds_is_judged_by_the_other() {
        let found = |ahead: &[[f64; 2]]| (regret(ahead).found, regret(ahead).most);
        assert_eq!(found(&[[0.0, 0.0]]), (0.0, 0.0));
        // Both halves say that the second choice is two points better.
        assert_eq!(found(&[[0.0, 0.0], [2.0, 2.0]]), (2.0, 2.0));
        // Luck in one half: the other does not bear it out.
        assert_eq!(found(&[[0.0, 0.0], [3.0, -1.0]]), (-0.5, 1.0));
        assert_eq!(found(&[[0.0, 0.0], [-1.0, -2.0]]), (0.0, 0.0));
    }

    #[test]
    fn a_poor_search_leaves_more_to_be_gained_than_a_good_one() {
        let net = tubewright_bots::value::london();
        let gained = |nodes| {
            let regrets = Regrets {
                sampled: Sampled {
                    net: &net,
                    seed: "regret of tests",
                    modules: tubewright_rules::Modules::NONE,
                },
                nodes,
                playout_nodes: 50,
                games: 60,
            };
            let list: Vec<Regret> = (0..6)
                .flat_map(|number| regrets.of_game(number, |round, turn| round == 2 && turn > 2))
                .collect();
            assert!(list.len() > 12 && list.iter().all(|regret| regret.round == 2));
            list.iter().map(|regret| regret.found).sum::<f64>() / list.len() as f64
        };
        let (poor, good) = (gained(1), gained(20_000));
        assert!(poor > good, "{poor} {good}");
    }
}
