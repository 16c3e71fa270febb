//! A seat at a table on a server: the game as this seat may know it, and what is under the pencil here.

use tubewright_rules::{Action, Game, ROUNDS, Seat};
use tubewright_table::{Command, Draft, Effect, Player, Refused, Stage};

use super::at_table::Other;
use crate::game::Doing;

/// What the seat asks of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// This is the choice on the turn that lies there.
    Play(Action),
    /// Take the choice back.
    Undo,
}

/// The person's place at a table elsewhere.
#[derive(Clone)]
pub(crate) struct OnlineSeat {
    game: Game,
    players: Vec<Player>,
    /// Whose sheet is shown; a spectator's choice.
    seat: Seat,
    is_spectator: bool,
    /// Does a choice stay open until everyone has made theirs?
    in_step: bool,
    draft: Draft,
    /// A choice that the server has not confirmed yet; the game shows it already.
    sent: Option<Action>,
    /// How many rounds' tallies were looked at.
    tallied: usize,
    /// What is to be sent next.
    asked: Option<Asked>,
    name: String,
    /// What is known of everyone beside their sheets.
    others: Vec<Other>,
}

impl OnlineSeat {
    /// A seat at a game as it lies now; rounds that are over were looked at before.
    pub(crate) fn new(
        game: Game,
        players: Vec<Player>,
        seat: Option<Seat>,
        in_step: bool,
        name: String,
    ) -> Self {
        let shown = seat.unwrap_or_else(|| game.seats().next().expect("a game has a seat"));
        let mut online = Self {
            game,
            players,
            seat: shown,
            is_spectator: seat.is_none(),
            in_step,
            draft: Draft::default(),
            sent: None,
            tallied: 0,
            asked: None,
            name,
            others: Vec::new(),
        };
        online.tallied = online.rounds_through();
        online
    }

    /// The game as the person may know it.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Who sits where.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whose sheet is shown.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// What files of this game are named after.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// What is under the pencil.
    pub(crate) fn draft(&self) -> Draft {
        self.draft
    }

    /// The rounds that the seat has gone through.
    fn rounds_through(&self) -> usize {
        if self.game.is_over() {
            return self.game.rounds().len();
        }
        let acted = self.game.actions(self.seat);
        let turns = self.game.rounds();
        let through = |round: usize| {
            let acted = acted.get(round).map_or(0, Vec::len);
            let last = round + 1 == turns.len();
            acted == turns[round].len() && (!last || self.game.faceup().is_over())
        };
        (0..turns.len()).take_while(|&round| through(round)).count()
    }

    /// What the person is to do.
    pub(crate) fn stage(&self) -> Stage {
        if self.game.is_over() {
            return Stage::Over;
        }
        let through = self.rounds_through();
        // The last round has no tally: the result comes, as soon as the others have acted too.
        if self.tallied < through && through < ROUNDS && !self.is_spectator {
            return Stage::Tally(through - 1);
        }
        let acts = !self.is_spectator && self.game.turn(self.seat).is_some();
        if acts { Stage::Person(self.seat) } else { Stage::Bots }
    }

    /// The action under the pencil.
    pub(crate) fn drafted(&self) -> Action {
        self.draft.action(self.game.sheet(self.seat).power())
    }

    /// Can something be taken back: from under the pencil, or the choice while the turn is open?
    pub(crate) fn can_undo(&self) -> bool {
        let open = self.in_step && !self.is_spectator;
        let chosen = open && self.sent.is_none() && self.game.can_undo(self.seat);
        !self.draft.is_empty() || chosen && self.stage() == Stage::Bots
    }

    /// Does what the person wants; what the server must be asked for is [`OnlineSeat::take_asked`].
    pub(crate) fn command(&mut self, command: Command) -> Result<Vec<Effect>, Refused> {
        match command {
            Command::Next => {
                self.tallied = self.rounds_through();
                return Ok(Vec::new());
            }
            Command::Undo if !self.draft.is_empty() => {
                self.draft.undo();
                return Ok(Vec::new());
            }
            Command::Undo if self.can_undo() => {
                self.asked = Some(Asked::Undo);
                return Ok(Vec::new());
            }
            Command::Undo => return Err(Refused::NothingToUndo),
            _ => {}
        }
        let Stage::Person(seat) = self.stage() else { return Err(Refused::NotWaiting) };
        if self.draft.sketch(&self.game, seat, command)? {
            return Ok(Vec::new());
        }
        let action = match command {
            Command::Done if !self.draft.is_playable() => return Err(Refused::NothingToConfirm),
            Command::Done => self.drafted(),
            Command::Pass => Action::Pass,
            _ => return Err(Refused::NotWaiting),
        };
        self.game.play(seat, action)?;
        self.draft = Draft::default();
        self.sent = Some(action);
        self.asked = Some(Asked::Play(action));
        Ok(vec![Effect::Acted(seat)])
    }

    /// What the server must be asked for after a command.
    pub(crate) fn take_asked(&mut self) -> Option<Asked> {
        self.asked.take()
    }

    /// The server did not take what was asked for, and this is the game: the choice is under the pencil again.
    pub(crate) fn refused(&mut self, game: Game) {
        self.game = game;
        if let Some(action) = self.sent.take() {
            self.draft = Draft::of(action, false);
        }
    }

    /// The game went on, as the server says.
    pub(crate) fn heard(&mut self, game: Game, players: Vec<Player>) {
        let (before, last) = (self.place(), self.last_action());
        self.game = game;
        self.players = players;
        match self.sent {
            // The server has not come to it yet; if it cannot be played any more, the answer will say so.
            Some(action) if self.place() < before => drop(self.game.play(self.seat, action)),
            _ if self.place() < before => {
                // What was taken back is under the pencil again.
                self.draft = last.map_or_else(Draft::default, |action| Draft::of(action, false));
            }
            _ => {
                self.sent = None;
                if self.place() > before {
                    self.draft = Draft::default();
                }
            }
        }
    }

    /// What is known of everyone beside their sheets.
    pub(crate) fn hear_others(&mut self, others: Vec<Other>) {
        self.others = others;
    }

    /// What another seat is doing.
    pub(crate) fn doing(&self, seat: Seat) -> Doing {
        let other = self.others.get(seat.index()).copied();
        let acts = self.game.turn(seat).is_some();
        match other {
            Some(other) if other.stand_in => Doing::StandIn,
            Some(other) if !acts || other.chosen => Doing::Acted,
            Some(other) if other.away => Doing::Away,
            _ if self.players[seat.index()].is_person() => Doing::ToAct,
            _ => Doing::Thinking,
        }
    }

    /// Shows another seat's sheet to somebody who looks on.
    pub(crate) fn look_at(&mut self, seat: Seat) {
        if self.is_spectator {
            self.seat = seat;
        }
    }

    /// How many choices the seat has made.
    pub(super) fn place(&self) -> usize {
        self.game.actions(self.seat).iter().map(Vec::len).sum()
    }

    fn last_action(&self) -> Option<Action> {
        self.game.actions(self.seat).iter().flatten().last().copied()
    }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Board, Dealer};
    use tubewright_table::Order;

    use super::*;

    /// Two people, both of whom pass. What a person who is always the first to act is asked to do after each turn.
    #[test]
    fn each_round_but_the_last_has_a_tally_although_others_still_have_to_act() {
        let players = ["Ann", "Ben"].map(|name| Player::Person(name.to_owned())).to_vec();
        let order = Order { players: players.clone(), ..Order::solo("seat") };
        let mut server = Game::new(Board::london(), order.setup().expect("two people")).expect("a set-up");
        let mut dealer = Dealer::new(order.deal());
        let (ann, ben) = (server.seats().next().expect("Ann"), server.seats().nth(1).expect("Ben"));
        let mut seat = OnlineSeat::new(server.clone(), players.clone(), Some(ann), true, String::new());
        let mut hasty = OnlineSeat::new(server.clone(), players.clone(), Some(ann), false, String::new());
        let mut tallies = Vec::new();
        while let Some(turn) = dealer.next_turn(&server) {
            server.reveal(turn).expect("the dealer's card");
            seat.heard(server.clone(), players.clone());
            assert_eq!(seat.stage(), Stage::Person(ann));
            seat.command(Command::Pass).expect("a pass");
            match seat.stage() {
                Stage::Tally(round) => {
                    tallies.push(round);
                    seat.command(Command::Next).expect("to go on");
                }
                stage => assert_eq!(stage, Stage::Bots, "round {}", server.rounds().len()),
            }
            server.play(ann, Action::Pass).expect("a pass");
            seat.heard(server.clone(), players.clone());
            assert_eq!(seat.stage(), Stage::Bots, "the last round has its result, and no tally");
            hasty.heard(server.clone(), players.clone());
            hasty.command(Command::Next).expect("to go on");
            assert_eq!(
                (seat.can_undo(), hasty.can_undo()),
                (true, false),
                "at one's own pace a choice is final"
            );
            server.play(ben, Action::Pass).expect("a pass");
            seat.heard(server.clone(), players.clone());
        }
        assert_eq!(tallies, [0, 1, 2]);
        assert_eq!(seat.stage(), Stage::Over);
    }
}
