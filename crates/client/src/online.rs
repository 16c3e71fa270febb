//! A server's table as a game that somebody plays.

use tubewright_rules::{Game, Record, Seat};
use tubewright_table::{Command, Draft, Effect, Player, Refused, Stage};
use tubewright_wire::Sitter;

use crate::client::Client;
use crate::session::{Activity, GameSession};

/// Of a client that [`Client::has_game`]: once it has one, it keeps it.
impl GameSession for Client {
    fn game(&self) -> &Game {
        self.mirror.as_ref().and_then(|mirror| mirror.game()).expect("it is asked for once there is a game")
    }

    fn players(&self) -> &[Player] {
        &self.players
    }

    fn seat(&self) -> Option<Seat> {
        self.shown_seat()
    }

    fn is_watched(&self) -> bool {
        self.mirror.as_ref().is_some_and(|mirror| mirror.seat().is_none())
    }

    fn stage(&self) -> Stage {
        self.stage_now()
    }

    fn draft(&self) -> Draft {
        self.draft_now()
    }

    fn command(&mut self, command: Command) -> Result<Vec<Effect>, Refused> {
        self.carry_out(command)
    }

    fn can_undo(&self) -> bool {
        self.can_undo_now()
    }

    fn activity(&self, seat: Seat) -> Activity {
        let Some(snapshot) = self.snapshot() else { return Activity::Acted };
        let acts = !self.has_acted(seat);
        match snapshot.seats.get(seat.index()).map(|seat| &seat.sitter) {
            Some(Sitter::Person { stand_in: Some(_), .. }) => Activity::StandIn,
            _ if !acts => Activity::Acted,
            Some(Sitter::Person { .. }) if !self.is_here(seat.index() as u8) => Activity::Away,
            Some(Sitter::Person { .. }) => Activity::ToAct,
            _ => Activity::Thinking,
        }
    }

    fn has_acted(&self, seat: Seat) -> bool {
        let shown = self.snapshot().and_then(|snapshot| snapshot.game.as_ref());
        let has_chosen = shown.is_some_and(|game| game.chosen.get(seat.index()) == Some(&true));
        has_chosen || self.game().turn(seat).is_none()
    }

    fn record(&self) -> Record {
        self.record_so_far().expect("it is asked for once there is a game")
    }

    fn seed(&self) -> Option<&str> {
        self.snapshot()?.seed.as_deref()
    }

    fn table(&self) -> Option<&Client> {
        Some(self)
    }
}
