//! What came of the games of an arena.

use tubewright_bots::guest::Failures;

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Report {
    /// Games a bot.
    pub games: u32,
    /// The bots in the order named.
    pub bots: Vec<BotReport>,
    /// Every two of them, on the same deals.
    pub pairs: Vec<PairReport>,
}

/// One bot's games.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// The mean total, before the solo deduction.
    pub mean: f64,
    /// Its standard error; NaN, which is null as JSON, for a single game.
    pub se: f64,
    /// The mean less the luck of the cards: the same figure in the long run, for good players with a
    /// smaller error.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub steady_mean: Option<f64>,
    /// Its standard error.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub steady_se: Option<f64>,
    /// The worst game.
    pub min: u32,
    /// The best game.
    pub max: u32,
    /// Turns that it decided.
    pub decisions: u64,
    /// Wall time of a choice, on the average.
    pub ms_per_decision: f64,
    /// 99 of 100 choices took no longer.
    pub p99_ms: f64,
    /// What went wrong, for guests.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub failures: Option<Failures>,
}

/// Two bots on the same deals.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PairReport {
    /// The place of the first.
    pub a: usize,
    /// The place of the second.
    pub b: usize,
    /// How many points more the first makes, on the average.
    pub difference: f64,
    /// Its standard error; NaN, which is null as JSON, for a single game.
    pub se: f64,
    /// The difference less the luck of the cards.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub steady_difference: Option<f64>,
    /// Its standard error.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub steady_se: Option<f64>,
}
