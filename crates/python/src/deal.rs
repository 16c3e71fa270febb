//! Deals and dealers: the only values that know the cards to come.

use std::str::FromStr;

use pyo3::prelude::*;
use tubewright_rules::{Deal, Dealer, Turn, commitment};

use crate::game::PyGame;

/// A deal: everything that chance decides, from a seed. The same text deals the same cards everywhere.
#[pyclass(frozen, eq, hash, module = "tubewright", name = "Deal")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PyDeal {
    #[pyo3(get)]
    seed: String,
}

impl PyDeal {
    pub(crate) fn deal(&self) -> Deal {
        Deal::from_seed(&self.seed)
    }

    pub(crate) fn seed(&self) -> &str {
        &self.seed
    }
}

#[pymethods]
impl PyDeal {
    #[new]
    fn new(seed: String) -> Self {
        Self { seed }
    }

    /// What is published before a game, so that the seed, shown after it, proves the cards.
    #[getter]
    fn commitment(&self) -> String {
        commitment(&self.seed)
    }

    /// The pencils of each seat by round.
    #[pyo3(signature = (seats=1))]
    fn pencils(&self, seats: usize) -> PyResult<Vec<Vec<&'static str>>> {
        crate::game::check_seats(seats)?;
        let by_seat = self.deal().pencils_by_seat(seats);
        Ok(by_seat.iter().map(|pencils| pencils.iter().map(|pencil| pencil.name()).collect()).collect())
    }

    /// The two objectives that module A plays with.
    #[getter]
    fn objectives(&self) -> [&'static str; 2] {
        self.deal().objectives.map(|objective| objective.name())
    }

    /// The power of each pencil, which module B plays with.
    #[getter]
    fn powers(&self) -> std::collections::BTreeMap<&'static str, &'static str> {
        self.deal().powers.iter().map(|(pencil, power)| (pencil.name(), power.name())).collect()
    }

    /// The eleven cards of each round, from the top.
    #[getter]
    fn decks(&self) -> Vec<Vec<&'static str>> {
        self.deal().decks.iter().map(|deck| deck.cards().iter().map(|card| card.name()).collect()).collect()
    }

    fn __repr__(&self) -> String {
        format!("Deal({:?})", self.seed)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, pyo3::types::PyType>, (String,)) {
        (py.get_type::<Self>(), (self.seed.clone(),))
    }
}

/// Deals the cards of a deal to a game, turn by turn.
#[pyclass(module = "tubewright", name = "Dealer")]
pub(crate) struct PyDealer {
    deal: PyDeal,
    dealer: Dealer,
}

#[pymethods]
impl PyDealer {
    #[new]
    fn new(deal: &PyDeal) -> Self {
        Self { deal: deal.clone(), dealer: Dealer::new(deal.deal()) }
    }

    /// The cards that come next: `None` while somebody has to act, and after the end.
    fn next_turn(&mut self, game: &PyGame) -> Option<Vec<&'static str>> {
        self.dealer.next_turn(game.game()).map(card_names)
    }

    fn __repr__(&self) -> String {
        format!("Dealer({:?})", self.deal.seed())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, pyo3::types::PyType>, (PyDeal,)) {
        (py.get_type::<Self>(), (self.deal.clone(),))
    }
}

/// A turn's cards by name, in the order revealed.
pub(crate) fn card_names(turn: Turn) -> Vec<&'static str> {
    turn.cards().map(|card| card.name()).collect()
}

/// A turn from the names of its cards.
pub(crate) fn turn(cards: &[String]) -> PyResult<Turn> {
    use crate::errors::refused;
    use tubewright_rules::Card;
    let parse = |name: &String| Card::from_str(name).map_err(refused);
    let cards: Vec<Card> = cards.iter().map(parse).collect::<PyResult<_>>()?;
    let turn = match cards[..] {
        [card] => Turn::new(card, false),
        [Card::Switch, card] => Turn::new(card, true),
        _ => None,
    };
    turn.ok_or_else(|| refused("a turn is one card, or the switch and the card after it"))
}
