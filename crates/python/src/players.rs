//! Bots, advice and games that bots play against the deck.

use std::str::FromStr;

use numpy::{IntoPyArray, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tubewright_bots::{Budget, Spec, advice, value};
use tubewright_rules::{Board, Dealer, Game, Modules, Seat, Setup};

use crate::actions::MASK_WORDS;
use crate::deal::PyDeal;
use crate::environment::deal_of;
use crate::episode::{Episode, Rules};
use crate::errors;
use crate::game::PyView;
use crate::observation;

fn spec(name: &str) -> PyResult<Spec> {
    Spec::from_str(name).map_err(errors::refused)
}

/// The action that a bot plays on a view: `random`, `greedy`, `lookahead:depth=2`, `search:nodes=2000`, `search:ms=50`,
/// or one of the levels `novice`, `casual`, `regular`, `strong`, `champion`.
#[pyfunction]
#[pyo3(signature = (view, bot="champion", seed=0))]
pub(crate) fn choose(py: Python<'_>, view: &PyView, bot: &str, seed: u64) -> PyResult<String> {
    let spec = spec(bot)?;
    let view = view.view();
    if view.call().is_none() {
        return Err(errors::refused("the seat of this view does not have to act"));
    }
    let action = py.detach(|| spec.player(seed, Some(&value::london())).choose(view));
    Ok(view.board().action_text(action))
}

/// Every legal action of a view, best first: the action, the final score to expect, and the standard error of that.
#[pyfunction]
#[pyo3(name = "advice", signature = (view, nodes=2000, seed=0))]
pub(crate) fn advise(
    py: Python<'_>,
    view: &PyView,
    nodes: u64,
    seed: u64,
) -> PyResult<Vec<(String, f32, f32)>> {
    let view = view.view();
    if view.call().is_none() {
        return Err(errors::refused("the seat of this view does not have to act"));
    }
    if !value::knows(view.board()) {
        return Err(errors::refused("there is no value function for this map"));
    }
    let list = py.detach(|| advice(&value::london(), view, Budget::Nodes(nodes), seed));
    let board = view.board();
    Ok(list
        .into_iter()
        .map(|advice| (board.action_text(advice.action), advice.expected, advice.error))
        .collect())
}

/// A bot's whole solo game on a deal, as a record.
#[pyfunction]
#[pyo3(signature = (deal, bot="champion", *, objectives=false, powers=false, seed=0))]
pub(crate) fn play(
    py: Python<'_>,
    deal: &PyDeal,
    bot: &str,
    objectives: bool,
    powers: bool,
    seed: u64,
) -> PyResult<crate::game::PyRecord> {
    let spec = spec(bot)?;
    let game = py.detach(|| {
        let cards = deal.deal();
        let setup = Setup::of_deal(&cards, &[bot], Modules { objectives, powers });
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let mut player = spec.player(seed, Some(&value::london()));
        let mut dealer = Dealer::new(cards);
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what may come");
            let seat = Seat::all(1).next().expect("there is one seat");
            let action = player.choose(&game.view(seat));
            game.play(seat, action).expect("bots play by the rules");
        }
        game
    });
    Ok(crate::game::PyRecord::of_game(&game, Some(deal.seed())))
}

/// What bots chose in games of their own, as columns.
#[derive(Default)]
struct Columns {
    game: Vec<u32>,
    bits: Vec<u64>,
    mask: Vec<u64>,
    action: Vec<i16>,
    reward: Vec<f32>,
    total: Vec<u16>,
}

impl Columns {
    /// Plays the game of a number to its end and adds a row for each choice in it.
    fn play(&mut self, rules: &Rules, spec: Spec, seed: &str, number: u64) {
        let deal = deal_of(seed, number + 1);
        let setup = Setup::of_deal(&deal, &["bot"], rules.modules);
        let mut game = Game::new(&rules.board, setup).expect("a deal's set-up can be played");
        let mut player = spec.player(number, Some(&value::london()));
        let mut episode = Episode::new(rules, &deal, 1, 0);
        let mut dealer = Dealer::new(deal);
        let start = self.game.len();
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what may come");
            let seat = Seat::all(1).next().expect("there is one seat");
            let action = player.choose(&game.view(seat));
            game.play(seat, action).expect("bots play by the rules");
            for choice in rules.space.numbers(&rules.board, action) {
                let mut words = [0; observation::WORDS];
                observation::write_words(&episode.state, &mut words);
                self.bits.extend(words);
                self.mask.extend(episode.mask.words(&rules.space));
                self.action.push(choice as i16);
                self.game.push(number as u32);
                let points = episode.step(choice).expect("a legal action's numbers are allowed");
                self.reward.push(points as f32);
            }
        }
        self.total.resize(self.game.len(), episode.total() as u16);
        debug_assert!(self.total.len() > start);
    }
}

/// Lets a bot play `n` solo games, game `i` on the deal of the seed, a slash and `i + 1`; returns what it saw and chose as
/// a dictionary of arrays with a row for each choice: `game`, `bits` and `mask` (packed observation and mask), `action`,
/// `reward`, and `total`, the final score of the game.
#[pyfunction]
#[pyo3(signature = (n, bot="regular", seed="selfplay", *, objectives=false, powers=false))]
pub(crate) fn selfplay<'py>(
    py: Python<'py>,
    n: u32,
    bot: &str,
    seed: &str,
    objectives: bool,
    powers: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let spec = spec(bot)?;
    let mut columns = Columns::default();
    // A few games at a time, so that an interrupt is heard.
    for number in 0..n {
        py.detach(|| {
            let rules = Rules::new(Board::london().clone(), Modules { objectives, powers });
            columns.play(&rules, spec, seed, number.into());
        });
        py.check_signals()?;
    }
    let rows = columns.game.len();
    let dict = PyDict::new(py);
    dict.set_item("game", columns.game.into_pyarray(py))?;
    dict.set_item("bits", columns.bits.into_pyarray(py).reshape([rows, observation::WORDS])?)?;
    dict.set_item("mask", columns.mask.into_pyarray(py).reshape([rows, MASK_WORDS])?)?;
    dict.set_item("action", columns.action.into_pyarray(py))?;
    dict.set_item("reward", columns.reward.into_pyarray(py))?;
    dict.set_item("total", columns.total.into_pyarray(py))?;
    Ok(dict)
}
