//! What a game is to those who show it, wherever it is kept.

use tubewright_rules::{Action, Game, Record, Seat, View};
use tubewright_table::{Command, Draft, Effect, LocalTable, Open, Player, Refused, Stage};

use crate::client::Client;

/// What somebody at a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// They have drawn or passed.
    Acted,
    /// A bot thinks.
    Thinking,
    /// A person has to draw.
    ToAct,
    /// A person has to draw and is not connected.
    Away,
    /// A bot plays for a person.
    StandIn,
}

/// A game as the people at one device play it: alone, with bots, several of them in turn, or at a server's table.
///
/// A [`LocalTable`] is one, and so is a [`Client`] from when its table has a game.
///
/// ```
/// use tubewright_client::GameSession;
/// use tubewright_table::{Command, LocalTable, Order, Stage};
///
/// fn pass(session: &mut dyn GameSession) {
///     if let Stage::Person(_) = session.stage() {
///         session.command(Command::Pass).expect("one can always pass");
///     }
/// }
///
/// let (mut table, _) = LocalTable::new(Order::solo("london"))?;
/// pass(&mut table);
/// assert_eq!(table.game().rounds()[0].len(), 2, "the next card lies there");
/// # Ok::<(), tubewright_table::OrderError>(())
/// ```
pub trait GameSession {
    /// The game as far as the people here may know it, with their own choices as soon as they are made.
    fn game(&self) -> &Game;

    /// Who sits where.
    fn players(&self) -> &[Player];

    /// The seat of the only person here, or the one that somebody looks at who has none; nothing where several people share
    /// the device.
    fn seat(&self) -> Option<Seat>;

    /// Is it only looked at, by somebody who has no seat?
    fn is_watched(&self) -> bool {
        false
    }

    /// What is waited for.
    fn stage(&self) -> Stage;

    /// What is under the pencil of the person who has to act.
    fn draft(&self) -> Draft;

    /// Does what somebody wants, or says why not and stays as it was.
    fn command(&mut self, command: Command) -> Result<Vec<Effect>, Refused>;

    /// Can something be taken back: from under the pencil, or the choice while the turn is open?
    fn can_undo(&self) -> bool;

    /// What somebody is doing.
    fn activity(&self, seat: Seat) -> Activity;

    /// Has a seat acted on the turn that lies there, as far as it may be known?
    fn has_acted(&self, seat: Seat) -> bool {
        self.game().turn(seat).is_none()
    }

    /// The record as far as it may be known.
    fn record(&self) -> Record;

    /// The seed of the cards, where it is known.
    fn seed(&self) -> Option<&str>;

    /// The bots that have to act and that this device thinks for.
    fn asked(&self) -> Vec<Seat> {
        Vec::new()
    }

    /// The client of the server's table that this is, if it is one: who is there, the clock, the chat.
    fn table(&self) -> Option<&Client> {
        None
    }

    /// What a seat may know.
    fn view(&self, seat: Seat) -> View {
        self.game().view(seat)
    }

    /// What the person who has to act may put under the pencil next.
    fn open(&self) -> Open {
        match self.stage() {
            Stage::Person(seat) => self.draft().open_at(self.game(), seat),
            _ => Open::default(),
        }
    }

    /// Would the power of the person who has to act allow anything more?
    fn power_helps(&self) -> bool {
        match self.stage() {
            Stage::Person(seat) => self.draft().power_helps_at(self.game(), seat),
            _ => false,
        }
    }

    /// The action under the pencil: a pass where there is nothing.
    fn drafted(&self) -> Action {
        match self.stage() {
            Stage::Person(seat) => self.draft().action(self.game().sheet(seat).power()),
            _ => Action::Pass,
        }
    }
}

impl GameSession for LocalTable {
    fn game(&self) -> &Game {
        self.game()
    }

    fn players(&self) -> &[Player] {
        &self.order().players
    }

    fn seat(&self) -> Option<Seat> {
        let seats = self.game().seats().zip(&self.order().players);
        let mut people = seats.filter(|(_, player)| player.is_person());
        people.next().filter(|_| people.next().is_none()).map(|(seat, _)| seat)
    }

    fn stage(&self) -> Stage {
        self.stage()
    }

    fn draft(&self) -> Draft {
        self.draft()
    }

    fn command(&mut self, command: Command) -> Result<Vec<Effect>, Refused> {
        self.command(command)
    }

    fn can_undo(&self) -> bool {
        self.can_undo()
    }

    fn activity(&self, seat: Seat) -> Activity {
        match self.order().players[seat.index()] {
            _ if self.game().turn(seat).is_none() => Activity::Acted,
            Player::Bot(_) => Activity::Thinking,
            Player::Person(_) => Activity::ToAct,
        }
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn seed(&self) -> Option<&str> {
        Some(&self.order().seed)
    }

    fn asked(&self) -> Vec<Seat> {
        self.asked().collect()
    }
}
