//! The table that a game on the page is played at: on this device, or on a server.

use tubewright_rules::{Action, Game, Record, Seat, View};
use tubewright_table::{Command, Draft, Effect, LocalTable, Open, Player, Refused, Stage};

use crate::online::{Asked, OnlineSeat, Other};

/// What somebody else at the table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doing {
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

/// A table as the page plays at it.
#[derive(Clone)]
pub(crate) enum Table {
    /// Everyone sits at this device, and the browser keeps the game.
    Local(LocalTable),
    /// A server keeps it; the person has one of the seats, or looks on.
    Online(OnlineSeat),
}

impl Table {
    /// What lies face up, as far as the person may know it.
    pub(crate) fn game(&self) -> &Game {
        match self {
            Self::Local(table) => table.game(),
            Self::Online(seat) => seat.game(),
        }
    }

    /// Who sits where.
    pub(crate) fn players(&self) -> &[Player] {
        match self {
            Self::Local(table) => &table.order().players,
            Self::Online(seat) => seat.players(),
        }
    }

    /// The person whose sheet is to be seen where nobody else has to act.
    pub(crate) fn sole_person(&self) -> Option<Seat> {
        match self {
            Self::Local(table) => {
                let seats = table.game().seats().zip(&table.order().players);
                let mut people = seats.filter(|(_, player)| player.is_person());
                people.next().filter(|_| people.next().is_none()).map(|(seat, _)| seat)
            }
            Self::Online(seat) => Some(seat.seat()),
        }
    }

    /// What a seat may know.
    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game().view(seat)
    }

    /// What the table waits for.
    pub(crate) fn stage(&self) -> Stage {
        match self {
            Self::Local(table) => table.stage(),
            Self::Online(seat) => seat.stage(),
        }
    }

    /// What is under the pencil.
    pub(crate) fn draft(&self) -> Draft {
        match self {
            Self::Local(table) => table.draft(),
            Self::Online(seat) => seat.draft(),
        }
    }

    /// What the person whose turn it is may put under the pencil next.
    pub(crate) fn open(&self) -> Open {
        match self {
            Self::Local(table) => table.open(),
            Self::Online(seat) => seat.draft().open_at(seat.game(), seat.seat()),
        }
    }

    /// Would the power of the person whose turn it is allow anything more?
    pub(crate) fn power_helps(&self) -> bool {
        match self {
            Self::Local(table) => table.power_helps(),
            Self::Online(seat) => seat.draft().power_helps_at(seat.game(), seat.seat()),
        }
    }

    /// The action under the pencil.
    pub(crate) fn drafted(&self) -> Action {
        match self {
            Self::Local(table) => table.drafted(),
            Self::Online(seat) => seat.drafted(),
        }
    }

    /// Can the person take something back?
    pub(crate) fn can_undo(&self) -> bool {
        match self {
            Self::Local(table) => table.can_undo(),
            Self::Online(seat) => seat.can_undo(),
        }
    }

    /// The bots that this page has to think for.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        match self {
            Self::Local(table) => table.asked().collect(),
            Self::Online(_) => Vec::new(),
        }
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        match self {
            Self::Local(table) => table.record(),
            Self::Online(seat) => seat.game().record(),
        }
    }

    /// What files of this game are named after.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Local(table) => &table.order().seed,
            Self::Online(seat) => seat.name(),
        }
    }

    /// What another seat is doing.
    pub(crate) fn doing(&self, seat: Seat) -> Doing {
        let is_bot = !self.players()[seat.index()].is_person();
        match self {
            Self::Online(online) => online.doing(seat),
            Self::Local(table) if table.game().waiting().all(|waiting| waiting != seat) => Doing::Acted,
            Self::Local(_) if is_bot => Doing::Thinking,
            Self::Local(_) => Doing::ToAct,
        }
    }

    /// What a server must be asked for after a command.
    pub(crate) fn take_asked(&mut self) -> Option<Asked> {
        match self {
            Self::Local(_) => None,
            Self::Online(seat) => seat.take_asked(),
        }
    }

    /// Takes in how the game stands at the server.
    pub(crate) fn hear(&mut self, game: Game, players: Vec<Player>, others: Vec<Other>) {
        if let Self::Online(seat) = self {
            seat.heard(game, players);
            seat.hear_others(others);
        }
    }

    /// Does what somebody wants, or says why not and stays as it was.
    pub(crate) fn command(&mut self, command: Command) -> Result<Vec<Effect>, Refused> {
        match self {
            Self::Local(table) => table.command(command),
            Self::Online(seat) => seat.command(command),
        }
    }
}
