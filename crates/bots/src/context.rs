//! What stays the same all game for one seat.

use tubewright_rules::{Objective, Pencil, Power, ROUNDS, Setup, SharedBoard, Sheet, View};

/// The map, and what a seat was given before the first card.
#[derive(Clone, Debug)]
pub struct GameContext {
    /// The map.
    pub board: SharedBoard,
    /// The seat's pencils by round.
    pub pencils: [Pencil; ROUNDS],
    /// Their powers, with module B.
    pub powers: [Option<Power>; ROUNDS],
    /// The objectives in play: none or two.
    pub objectives: Vec<Objective>,
}

impl GameContext {
    /// The context of a set-up's first seat.
    pub fn solo(board: &SharedBoard, setup: &Setup) -> Self {
        Self {
            board: board.clone(),
            pencils: setup.seats[0].pencils,
            powers: setup.seats[0].pencils.map(|pencil| setup.powers.map(|powers| powers[pencil])),
            objectives: setup.objectives().to_vec(),
        }
    }

    /// The context of a view's seat.
    pub fn of(view: &View) -> Self {
        Self {
            board: view.board().clone(),
            pencils: std::array::from_fn(|round| view.pencil(round)),
            powers: std::array::from_fn(|round| view.power(round)),
            objectives: view.objectives().to_vec(),
        }
    }

    /// How many modules are in play.
    pub fn modules(&self) -> usize {
        usize::from(self.powers[0].is_some()) + usize::from(!self.objectives.is_empty())
    }

    /// A game with both modules, for tests.
    #[cfg(test)]
    pub(crate) fn with_modules() -> Self {
        let setup = Setup {
            objectives: Some([Objective::Thames, Objective::Districts]),
            powers: Some(tubewright_rules::ByPencil::new(Power::ALL)),
            ..Setup::solo(Pencil::ALL)
        };
        Self::solo(tubewright_rules::Board::london(), &setup)
    }

    /// The points of a sheet as it stands.
    #[inline]
    pub fn total(&self, sheet: &Sheet) -> u32 {
        sheet.total(&self.board, &self.objectives)
    }
}
