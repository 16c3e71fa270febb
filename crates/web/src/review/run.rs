//! A seat's game by itself: what others draw never touches its sheet, so their actions are left out.

use tubewright_rules::{Action, Game, NamedAction, Record, Seat, Turn};

/// A game of one seat, of which every turn can be gone back to.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    game: Game,
    turns: Vec<(Turn, Action)>,
}

impl Run {
    /// What a seat of a record, from 0, has done so far; `None` where there is no such seat, or it has not acted.
    pub(crate) fn of(record: &Record, seat: usize) -> Option<Self> {
        let game = Game::replay(record).ok()?;
        let seat = game.seats().nth(seat)?;
        let played = game.rounds().iter().zip(game.actions(seat));
        let turns: Vec<(Turn, Action)> =
            played.flat_map(|(turns, actions)| turns.iter().copied().zip(actions.iter().copied())).collect();
        let mut setup = game.setup().clone();
        setup.seats = vec![setup.seats.swap_remove(seat.index())];
        let mut alone = Game::new(game.board(), setup).ok()?;
        play(&mut alone, &turns)?;
        (!turns.is_empty()).then_some(Self { game: alone, turns })
    }

    /// The game as it ended, or stands.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// How many decisions there are.
    pub(crate) fn len(&self) -> usize {
        self.turns.len()
    }

    /// The cards of a turn, from 0, and what was played.
    pub(crate) fn turn(&self, place: usize) -> (Turn, Action) {
        self.turns[place]
    }

    /// The round and turn of a decision, both from 0.
    pub(crate) fn place(&self, place: usize) -> (usize, usize) {
        let mut left = place;
        for (round, turns) in self.game.rounds().iter().enumerate() {
            if left < turns.len() {
                return (round, left);
            }
            left -= turns.len();
        }
        (0, 0)
    }

    /// The game with the cards of a turn revealed, before anybody has acted on it.
    pub(crate) fn before(&self, place: usize) -> Game {
        let mut game = self.begun();
        play(&mut game, &self.turns[..place]).expect("it was played before");
        game.reveal(self.turns[place].0).expect("it was revealed before");
        game
    }

    /// The action of a name on this map.
    pub(crate) fn locate(&self, action: NamedAction) -> Option<Action> {
        self.game.board().locate(action).ok()
    }

    fn begun(&self) -> Game {
        Game::new(self.game.board(), self.game.setup().clone()).expect("it was set up before")
    }
}

fn play(game: &mut Game, turns: &[(Turn, Action)]) -> Option<()> {
    let seat = seat_of(game);
    for &(turn, action) in turns {
        game.reveal(turn).ok()?;
        game.play(seat, action).ok()?;
    }
    Some(())
}

/// The only seat of a game.
pub(crate) fn seat_of(game: &Game) -> Seat {
    game.seats().next().expect("every game has a seat")
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Board, Deal, Dealer, Modules, Setup};

    use super::*;

    /// Two seats pass so many turns.
    fn record(turns: usize) -> Record {
        let deal = Deal::from_seed("run");
        let setup = Setup::of_deal(&deal, &["Ann", "Ben"], Modules::BOTH);
        let mut game = Game::new(Board::london(), setup).expect("the set-up is that of a deal");
        let mut dealer = Dealer::new(deal);
        for _ in 0..turns {
            game.reveal(dealer.next_turn(&game).expect("the game goes on")).expect("it can come");
            for seat in game.seats().collect::<Vec<Seat>>() {
                let action = if seat.index() == 1 {
                    *game.view(seat).actions().last().expect("one")
                } else {
                    Action::Pass
                };
                game.play(seat, action).expect("it is legal");
            }
        }
        game.record()
    }

    #[test]
    fn a_seat_of_several_plays_on_alone_what_it_played_among_them() {
        let record = record(14);
        let among = Game::replay(&record).expect("it is legal");
        let second = among.seats().nth(1).expect("a second seat");
        let run = Run::of(&record, 1).expect("it has acted");
        assert_eq!(run.len(), 14);
        assert_eq!(run.game().sheet(seat_of(run.game())), among.sheet(second));
        assert_eq!(run.game().rounds(), among.rounds());
        assert!(Run::of(&record, 2).is_none());
    }

    #[test]
    fn every_turn_can_be_gone_back_to() {
        let run = Run::of(&record(14), 1).expect("it has acted");
        for place in 0..run.len() {
            let game = run.before(place);
            let (round, turn) = run.place(place);
            assert_eq!((game.rounds().len(), game.rounds()[round].len()), (round + 1, turn + 1));
            assert_eq!(game.waiting().count(), 1, "nobody has acted on turn {place}");
        }
        assert!(Run::of(&record(0), 0).is_none(), "nothing was decided");
    }
}
