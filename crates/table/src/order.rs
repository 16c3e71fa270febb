//! What somebody orders before a local game: the deal, the modules, who sits where.

use tubewright_rules::{Deal, MOST_SEATS, Modules, Pencil, ROUNDS, Setup, passing};

use crate::local::Player;

/// A local game as it is asked for; [`crate::LocalTable::new`] says whether it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The seed of the deal.
    pub seed: String,
    /// The modules in play.
    pub modules: Modules,
    /// The first seat's own order of pencils by round; the deal's without it.
    pub pencils: Option<[Pencil; ROUNDS]>,
    /// Who sits there, to the left.
    pub players: Vec<Player>,
}

/// Why an order cannot be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderError {
    /// Nobody plays, or bots alone.
    NoPerson,
    /// More players than the table has seats.
    TooManySeats(usize),
    /// The pencils are not each of the four once.
    NotFourPencils,
}

impl std::fmt::Display for OrderError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoPerson => f.write_str("a game needs a person"),
            Self::TooManySeats(count) => write!(f, "{count} players where four is the most"),
            Self::NotFourPencils => f.write_str("the order of pencils names each of the four once"),
        }
    }
}

impl std::error::Error for OrderError {}

impl Order {
    /// A solo game of a seed, without modules.
    pub fn solo(seed: &str) -> Self {
        Self {
            seed: seed.to_owned(),
            modules: Modules::NONE,
            pencils: None,
            players: vec![Player::Person(String::new())],
        }
    }

    /// The deal with the pencils as ordered.
    pub fn deal(&self) -> Deal {
        let mut deal = Deal::from_seed(&self.seed);
        if let Some(pencils) = self.pencils {
            deal.pencils = passing::places(pencils, self.players.len());
        }
        deal
    }

    /// The set-up that it comes to, or why there is none.
    pub fn setup(&self) -> Result<Setup, OrderError> {
        if !self.players.iter().any(Player::is_person) {
            return Err(OrderError::NoPerson);
        }
        if self.players.len() > MOST_SEATS {
            return Err(OrderError::TooManySeats(self.players.len()));
        }
        let names: Vec<&str> = self.players.iter().map(Player::name).collect();
        let setup = Setup::of_deal(&self.deal(), &names, self.modules);
        // Seats and modules come from a deal, so only the pencils can be wrong.
        setup.check().map_err(|_| OrderError::NotFourPencils)?;
        Ok(setup)
    }
}
