//! Games played at random, for tests that look at many of them.

// Each test asks for some of this only.
#![allow(dead_code)]

use tubewright_rules::{Action, Board, Deal, Dealer, Game, Modules, Rng, Seat, Setup, SharedBoard};

/// What kind of game to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) hamlet: bool,
    pub(crate) seats: usize,
    pub(crate) modules: Modules,
    /// Cards may be revealed before everyone has acted.
    pub(crate) own_pace: bool,
}

impl Plan {
    /// Each map, number of seats, choice of modules and pace: 64 kinds.
    pub(crate) fn all() -> impl Iterator<Item = Plan> {
        (0..64).map(Plan::number)
    }

    /// One of the 64 kinds.
    pub(crate) fn number(n: usize) -> Plan {
        let bit = |place: usize| n >> place & 1 != 0;
        Plan {
            hamlet: bit(0),
            modules: Modules { objectives: bit(1), powers: bit(2) },
            own_pace: bit(3),
            seats: 1 + (n >> 4) % 4,
        }
    }

    pub(crate) fn board(self) -> &'static SharedBoard {
        if self.hamlet { Board::hamlet() } else { Board::london() }
    }

    pub(crate) fn deal(self, seed: u64) -> Deal {
        Deal::from_seed(&format!("random game {seed}"))
    }

    /// A game before its first card.
    pub(crate) fn start(self, seed: u64) -> Game {
        self.start_on(self.board(), seed)
    }

    /// The same on any map.
    pub(crate) fn start_on(self, board: &SharedBoard, seed: u64) -> Game {
        let names = &["first", "second", "third", "fourth"][..self.seats];
        let setup = Setup::of_deal(&self.deal(seed), names, self.modules);
        Game::new(board, setup).expect("the set-up of a deal can be played")
    }

    /// Plays a game of this kind until its end, or until so many actions and reveals; `watch` sees every action
    /// before it is played.
    pub(crate) fn play(self, seed: u64, most: usize, watch: impl FnMut(&Game, Seat, Action)) -> Game {
        self.play_on(self.board(), seed, most, watch)
    }

    /// The same on any map.
    pub(crate) fn play_on(
        self,
        board: &SharedBoard,
        seed: u64,
        most: usize,
        mut watch: impl FnMut(&Game, Seat, Action),
    ) -> Game {
        let mut game = self.start_on(board, seed);
        let mut dealer = Dealer::new(self.deal(seed));
        let mut rng = Rng::new(seed);
        for _ in 0..most {
            let waiting: Vec<Seat> = game.waiting().collect();
            let hurry = self.own_pace && rng.below(4) == 0;
            if waiting.is_empty() || hurry {
                match dealer.further_turn(&game) {
                    Some(turn) => {
                        game.reveal(turn).expect("a deck's next turn can be revealed");
                        continue;
                    }
                    None if waiting.is_empty() => break,
                    None => {}
                }
            }
            let seat = waiting[rng.below(waiting.len() as u32) as usize];
            let action = choose(&game, seat, &mut rng);
            watch(&game, seat, action);
            game.play(seat, action).expect("a listed action is legal");
        }
        game
    }
}

/// More events than any game has.
pub(crate) const WHOLE_GAME: usize = 1000;

/// A legal action. Powers are taken now and then only, as a uniform choice would spend nearly all on the first turn.
pub(crate) fn choose(game: &Game, seat: Seat, rng: &mut Rng) -> Action {
    let call = game.call(seat).expect("the seat is waited for");
    let mut actions = game.sheet(seat).actions(game.board(), call);
    if rng.below(4) > 0 {
        actions.retain(|action| action.power().is_none());
    }
    actions[rng.below(actions.len() as u32) as usize]
}
