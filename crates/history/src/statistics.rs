//! What many finished games say together.

use tubewright_rules::{Modules, Pencil, ROUNDS};

use crate::distribution::Distribution;
use crate::finished::Finished;

/// Over how many games the moving mean goes.
pub const MOVING: usize = 20;

/// What many finished games say together.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Statistics {
    /// How many games there are.
    pub games: usize,
    /// Their final scores.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub scores: Distribution,
    /// Mean points by what they count.
    pub parts: Parts,
    /// Mean points of the line in each colour, in the order of the colours.
    #[cfg_attr(feature = "serde", serde(serialize_with = "by_color"))]
    pub by_color: [f64; ROUNDS],
    /// Mean points of the first to the fourth line.
    pub by_round: [f64; ROUNDS],
    /// Scores by the modules that were played with; only those kinds of which there are games.
    pub by_modules: Vec<ModuleScores>,
    /// The mean of each game and those before it, up to [`MOVING`]; from the first game on.
    pub moving_mean: Vec<f64>,
    /// How many games of each ten points there are: the lowest score of the ten, and the games.
    pub histogram: Vec<(u32, usize)>,
    /// The place of the best game in the list, from 0; the first of equals.
    pub best: usize,
    /// The most points of a single line.
    pub best_line: u32,
    /// Games against others, and how many of them were won, shared victories included.
    pub against_others: (usize, usize),
}

/// Mean points of a game by what they count.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Parts {
    /// Of the four lines.
    pub lines: f64,
    /// Of the tourist track.
    pub tourist: f64,
    /// Of interchanges.
    pub interchanges: f64,
    /// Of shared objectives, in the games that had them; `None` where there were none.
    pub objectives: Option<f64>,
}

/// The scores of the games with the same modules.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ModuleScores {
    /// Which modules.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub modules: Modules,
    /// How many games.
    pub games: usize,
    /// Their scores.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub scores: Distribution,
}

#[cfg(feature = "serde")]
fn by_color<S: serde::Serializer>(means: &[f64; ROUNDS], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(Pencil::ALL.iter().map(|pencil| pencil.name()).zip(means))
}

impl Statistics {
    /// The statistics of games in the order in which they were played; `None` where there are none.
    pub fn of(games: &[Finished]) -> Option<Self> {
        let totals: Vec<u32> = games.iter().map(|game| game.total).collect();
        let scores = Distribution::of(&totals)?;
        let with_objectives = games.iter().filter(|game| game.modules.objectives);
        let others = games.iter().filter(|game| game.seats > 1);
        let best = (0..games.len()).rev().max_by_key(|&place| totals[place])?;
        Some(Self {
            games: games.len(),
            scores,
            parts: Parts {
                lines: mean(games.iter().map(Finished::line_points))?,
                tourist: mean(games.iter().map(|game| game.tourist))?,
                interchanges: mean(games.iter().map(|game| game.interchanges))?,
                objectives: mean(with_objectives.map(|game| game.objectives)),
            },
            by_color: Pencil::ALL.map(|pencil| {
                let line =
                    |game: &Finished| game.lines.iter().find(|(held, _)| *held == pencil).map(|line| line.1);
                mean(games.iter().filter_map(line)).unwrap_or(0.0)
            }),
            by_round: std::array::from_fn(|round| {
                mean(games.iter().map(|game| game.lines[round].1)).unwrap_or(0.0)
            }),
            by_modules: by_modules(games),
            moving_mean: moving_mean(&totals),
            histogram: histogram(&totals),
            best,
            best_line: games.iter().flat_map(|game| game.lines).map(|(_, points)| points).max()?,
            against_others: (others.clone().count(), others.filter(|game| game.won).count()),
        })
    }
}

/// The mean of some figures; `None` where there are none.
fn mean(figures: impl IntoIterator<Item = u32>) -> Option<f64> {
    let (mut sum, mut count) = (0u64, 0u64);
    for figure in figures {
        sum += u64::from(figure);
        count += 1;
    }
    (count > 0).then(|| sum as f64 / count as f64)
}

fn by_modules(games: &[Finished]) -> Vec<ModuleScores> {
    let kinds = [(false, false), (true, false), (false, true), (true, true)];
    let scores = |(objectives, powers)| {
        let modules = Modules { objectives, powers };
        let alike = games.iter().filter(|game| game.modules == modules);
        let totals: Vec<u32> = alike.map(|game| game.total).collect();
        let scores = Distribution::of(&totals)?;
        Some(ModuleScores { modules, games: totals.len(), scores })
    };
    kinds.into_iter().filter_map(scores).collect()
}

fn moving_mean(totals: &[u32]) -> Vec<f64> {
    let mut sum = 0u64;
    let mean_to = |place: usize| {
        sum += u64::from(totals[place]);
        if let Some(gone) = place.checked_sub(MOVING) {
            sum -= u64::from(totals[gone]);
        }
        sum as f64 / (place + 1).min(MOVING) as f64
    };
    (0..totals.len()).map(mean_to).collect()
}

/// Every ten points from the lowest score to the highest, the empty ones between them too.
fn histogram(totals: &[u32]) -> Vec<(u32, usize)> {
    let tens = |total: &u32| total / 10;
    let (Some(low), Some(high)) = (totals.iter().map(tens).min(), totals.iter().map(tens).max()) else {
        return Vec::new();
    };
    let count = |ten: u32| (ten * 10, totals.iter().filter(|total| *total / 10 == ten).count());
    (low..=high).map(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(total: u32, has_powers: bool) -> Finished {
        Finished {
            total,
            lines: [
                (Pencil::Pink, 10),
                (Pencil::Green, 20),
                (Pencil::Purple, 30),
                (Pencil::Blue, total - 90),
            ],
            tourist: 14,
            interchanges: 16,
            objectives: 0,
            modules: Modules { objectives: false, powers: has_powers },
            seats: 1,
            won: false,
        }
    }

    #[test]
    fn figures_are_those_worked_out_by_hand() {
        let games = [finished(100, false), finished(120, true), finished(110, true)];
        let statistics = Statistics::of(&games).expect("three games");
        assert_eq!((statistics.games, statistics.scores.mean), (3, 110.0));
        // Squares of 10 and 10 over n − 1 = 2.
        assert_eq!(statistics.scores.sd, Some(10.0));
        assert_eq!(statistics.parts.tourist, 14.0);
        assert_eq!(statistics.parts.objectives, None);
        assert_eq!(statistics.by_round, [10.0, 20.0, 30.0, 20.0]);
        let color = |pencil: Pencil| statistics.by_color[pencil.index()];
        assert_eq!((color(Pencil::Pink), color(Pencil::Purple)), (10.0, 30.0));
        assert_eq!(statistics.moving_mean, [100.0, 110.0, 110.0]);
        assert_eq!(statistics.histogram, [(100, 1), (110, 1), (120, 1)]);
        assert_eq!((statistics.best, statistics.best_line), (1, 30));
        let powers = statistics.by_modules.iter().find(|kind| kind.modules.powers).expect("two with powers");
        assert_eq!((powers.games, powers.scores.mean), (2, 115.0));
        assert_eq!(Statistics::of(&[]), None);
    }

    #[test]
    fn the_moving_mean_forgets_what_is_long_past() {
        let mut games = vec![finished(200, false)];
        games.extend((0..MOVING).map(|_| finished(100, false)));
        let means = Statistics::of(&games).expect("games").moving_mean;
        assert_eq!(means[MOVING - 1], 105.0);
        assert_eq!(means[MOVING], 100.0);
    }

    #[test]
    fn victories_are_counted_against_others_only() {
        let mut games = vec![finished(100, false); 3];
        (games[1].seats, games[1].won, games[2].seats) = (2, true, 3);
        assert_eq!(Statistics::of(&games).expect("games").against_others, (2, 1));
    }
}
