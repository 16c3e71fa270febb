//! Bots by name, as the arena and the pages call them: `lookahead:depth=2`, `search:ms=50`, `casual`.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
#[cfg(not(target_arch = "wasm32"))]
use std::time::{Duration, Instant};

use tubewright_rules::quote;
#[cfg(not(target_arch = "wasm32"))]
use tubewright_rules::{Action, View};

use crate::bot::Bot;
#[cfg(not(target_arch = "wasm32"))]
use crate::bot::Budget;
use crate::greedy::GreedyBot;
use tubewright_rules::Level;

use crate::levels::PersonBot;
use crate::lookahead::LookaheadBot;
use crate::random::RandomBot;
use crate::search::SearchBot;
use crate::value::Net;

/// A bot as it is named.
///
/// ```
/// use tubewright_bots::{Spec, Thinking};
/// let spec: Spec = "search:ms=50".parse()?;
/// assert_eq!(spec, Spec::Search(Thinking::Millis(50)));
/// assert_eq!(spec.to_string(), "search:ms=50");
/// # Ok::<(), tubewright_bots::SpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// The best immediate gain.
    Greedy,
    /// So many choices ahead.
    Lookahead(u32),
    /// The strongest one.
    Search(Thinking),
    /// An opponent for people.
    Level(Level),
}

/// How long a bot thinks on a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// So many positions: the same choice on every machine.
    Nodes(u64),
    /// So many milliseconds.
    Millis(u64),
}

/// A bot, ready to play one game, and how long it thinks.
pub struct Player {
    /// The bot.
    pub bot: Box<dyn Bot + Send>,
    /// Its budget on each decision.
    pub thinking: Thinking,
}

#[cfg(not(target_arch = "wasm32"))]
impl Thinking {
    /// Thinks with this budget, by a clock that begins to run now.
    pub fn spend<T>(self, think: impl FnOnce(Budget<'_>) -> T) -> T {
        match self {
            Self::Nodes(nodes) => think(Budget::Nodes(nodes)),
            Self::Millis(ms) => {
                let (start, most) = (Instant::now(), Duration::from_millis(ms).as_secs_f32());
                think(Budget::Until(&|| start.elapsed().as_secs_f32() / most))
            }
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Player {
    /// The choice for a view, with a clock that begins to run now.
    pub fn choose(&mut self, view: &View) -> Action {
        self.thinking.spend(|budget| self.bot.choose(view, budget))
    }
}

impl Spec {
    /// What `search` without more takes a decision.
    const SEARCH: Thinking = Thinking::Millis(50);

    /// A player of this name; the same seed plays the same way with a budget in nodes. Without a value
    /// function those that search make do with looking ahead.
    pub fn player(self, seed: u64, net: Option<&Arc<Net>>) -> Player {
        let searcher = |seed, thinking| match net {
            Some(net) => Player { bot: Box::new(SearchBot::new(net.clone(), seed)), thinking },
            None => Player { bot: Box::new(LookaheadBot::new(3)), thinking },
        };
        let quick = |bot: Box<dyn Bot + Send>| Player { bot, thinking: Thinking::Nodes(1) };
        match self {
            Self::Random => quick(Box::new(RandomBot::new(seed))),
            Self::Greedy => quick(Box::new(GreedyBot)),
            Self::Lookahead(depth) => quick(Box::new(LookaheadBot::new(depth))),
            Self::Level(Level::Novice) => quick(Box::new(PersonBot::novice(seed))),
            Self::Level(Level::Casual) => quick(Box::new(PersonBot::casual(seed))),
            Self::Level(Level::Regular) => quick(Box::new(LookaheadBot::new(2))),
            Self::Level(Level::Strong) => quick(Box::new(LookaheadBot::new(3))),
            Self::Level(Level::Champion) => searcher(seed, Thinking::Nodes(50_000)),
            Self::Search(thinking) => searcher(seed, thinking),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Greedy => f.pad("greedy"),
            Self::Lookahead(depth) => f.pad(&format!("lookahead:depth={depth}")),
            Self::Search(Thinking::Nodes(nodes)) => f.pad(&format!("search:nodes={nodes}")),
            Self::Search(Thinking::Millis(ms)) => f.pad(&format!("search:ms={ms}")),
            Self::Level(level) => level.fmt(f),
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// No bot has this name.
    Unknown(String),
    /// The bot has no such option.
    Option {
        /// The bot's name.
        bot: String,
        /// What stands after the colon, or a part of it.
        option: String,
    },
    /// A second option, where a bot takes one.
    Second {
        /// The bot's name.
        bot: String,
        /// The option that is too many.
        option: String,
    },
    /// The option's number cannot be.
    Number {
        /// The option's name.
        option: &'static str,
        /// What stands there.
        value: String,
        /// The most that it may be.
        most: u64,
    },
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(
                f,
                "there is no bot {}: choose random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000, \
                 novice, casual, regular, strong or champion",
                quote(name)
            ),
            Self::Option { bot, option } => write!(f, "the bot {bot} has no option {}", quote(option)),
            Self::Second { bot, option } => {
                write!(f, "the bot {bot} takes one option, and {} is one too many", quote(option))
            }
            Self::Number { option, value, most } => {
                write!(f, "{option} is a whole number from 1 to {most}, not {}", quote(value))
            }
        }
    }
}

impl std::error::Error for SpecError {}

fn number(option: &'static str, value: &str, most: u64) -> Result<u64, SpecError> {
    let plain = value.bytes().all(|byte| byte.is_ascii_digit());
    let number = value.parse().ok().filter(|number| plain && (1..=most).contains(number));
    number.ok_or_else(|| SpecError::Number { option, value: value.to_owned(), most })
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        /// A day: nobody waits longer, and no clock overflows.
        const MAX_MILLIS: u64 = 86_400_000;
        /// More than a month of them; below it no share of the budget overflows.
        const MAX_NODES: u64 = 10_000_000_000_000;
        let (name, options) = match text.split_once(':') {
            Some((name, options)) => (name, Some(options)),
            None => (text, None),
        };
        let mut spec = match name {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            "lookahead" => Self::Lookahead(2),
            "search" => Self::Search(Self::SEARCH),
            _ => match Level::named(name) {
                Some(level) => Self::Level(level),
                None => return Err(SpecError::Unknown(name.to_owned())),
            },
        };
        for (place, option) in options.into_iter().flat_map(|options| options.split(',')).enumerate() {
            let read = match (spec, option.split_once('=')) {
                (Self::Lookahead(_), Some(("depth", depth))) => {
                    Self::Lookahead(number("depth", depth, LookaheadBot::MAX_DEPTH.into())? as u32)
                }
                (Self::Search(_), Some(("ms", ms))) => {
                    Self::Search(Thinking::Millis(number("ms", ms, MAX_MILLIS)?))
                }
                (Self::Search(_), Some(("nodes", nodes))) => {
                    Self::Search(Thinking::Nodes(number("nodes", nodes, MAX_NODES)?))
                }
                _ => return Err(SpecError::Option { bot: name.to_owned(), option: option.to_owned() }),
            };
            // No bot has two that could hold at once: the second would silently undo the first.
            if place > 0 {
                return Err(SpecError::Second { bot: name.to_owned(), option: option.to_owned() });
            }
            spec = read;
        }
        Ok(spec)
    }
}
