//! The arena's side of the player's protocol.

use std::time::Instant;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tubewright_bots::guest::Fault;
use tubewright_rules::{Board, Game, Seat, quote};

use super::Limits;
use super::program::{Program, Programs};
use crate::PLAYER_PROTOCOL;
use crate::board::BoardReport;
use crate::state::State;

/// A program that has said hello.
pub(super) struct Talk<'a> {
    program: Program<'a>,
    limits: Limits,
    /// The number of the last line sent.
    last: u64,
}

#[derive(Serialize)]
struct Asked<'a, T> {
    id: u64,
    op: &'a str,
    #[serde(flatten)]
    body: T,
}

#[derive(Serialize)]
struct Hello {
    protocol: &'static str,
    version: &'static str,
    ms: u64,
    map: BoardReport,
}

#[derive(Serialize)]
struct Begun {
    game: u64,
    state: State,
}

#[derive(Serialize)]
struct Choose {
    game: u64,
    ms: u64,
    seat: usize,
    legal: Vec<String>,
    state: State,
    record: Box<RawValue>,
}

#[derive(Serialize)]
struct Over {
    game: u64,
    total: u32,
}

/// As much of an answer as matters.
#[derive(Deserialize)]
struct Answered {
    id: u64,
    ok: Option<bool>,
    action: Option<String>,
    error: Option<ErrorSaid>,
}

#[derive(Deserialize)]
struct ErrorSaid {
    message: Option<String>,
}

/// A game's record as one line of JSON.
fn record(game: &Game) -> Box<RawValue> {
    RawValue::from_string(game.record().to_json()).expect("a record is JSON")
}

impl<'a> Talk<'a> {
    /// Starts a program and exchanges hellos.
    pub(super) fn start(
        command: &str,
        board: &Board,
        programs: &'a Programs,
        limits: Limits,
    ) -> Result<Self, Fault> {
        let until = Instant::now() + limits.start;
        let program = Program::start(command, programs)
            .map_err(|error| Fault::NotStarted(error.kind(), error.to_string()))?;
        let mut talk = Self { program, limits, last: 0 };
        let map = BoardReport::of(board);
        let ms = limits.choose.as_millis() as u64;
        let hello = Hello { protocol: PLAYER_PROTOCOL, version: env!("CARGO_PKG_VERSION"), ms, map };
        talk.send("hello", hello)?;
        talk.hear(until)?;
        Ok(talk)
    }

    fn send(&mut self, op: &str, body: impl Serialize) -> Result<(), Fault> {
        self.last += 1;
        let line = serde_json::to_string(&Asked { id: self.last, op, body });
        self.program.send(line.expect("a request has only texts for keys") + "\n")
    }

    /// The answer to the last line sent; those to earlier ones are passed over.
    fn hear(&mut self, until: Instant) -> Result<Answered, Fault> {
        loop {
            let line = self.program.hear(until)?;
            let garbage = || Fault::Garbage(quote(&String::from_utf8_lossy(&line)));
            let answered: Answered = serde_json::from_slice(&line).map_err(|_| garbage())?;
            match answered.id.cmp(&self.last) {
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Greater => return Err(garbage()),
                std::cmp::Ordering::Equal if answered.ok == Some(false) => {
                    let said = answered.error.and_then(|error| error.message).unwrap_or_default();
                    return Err(Fault::Refused(quote(&said)));
                }
                std::cmp::Ordering::Equal => return Ok(answered),
            }
        }
    }

    /// A game begins. The program need not answer.
    pub(super) fn game(&mut self, number: u64, game: &Game) {
        let seat = game.seats().next().expect("somebody sits there");
        // One that does not take it is found out at its first decision.
        let _ = self.send("game", Begun { game: number, state: State::of_view(&game.view(seat)) });
    }

    /// The text of the program's choice.
    pub(super) fn choose(&mut self, number: u64, game: &Game, seat: Seat) -> Result<String, Fault> {
        let until = Instant::now() + self.limits.choose;
        let view = game.view(seat);
        let legal = view.actions().into_iter().map(|action| view.board().action_text(action)).collect();
        let choose = Choose {
            game: number,
            ms: self.limits.choose.as_millis() as u64,
            seat: seat.index(),
            legal,
            state: State::of_view(&view),
            record: record(game),
        };
        self.send("choose", choose)?;
        let answered = self.hear(until)?;
        answered.action.ok_or(Fault::NoAction)
    }

    /// A game is over. The program need not answer.
    pub(super) fn over(&mut self, number: u64, game: &Game) {
        let seat = game.seats().next().expect("somebody sits there");
        let _ = self.send("over", Over { game: number, total: game.score(seat).total });
    }
}

impl Drop for Talk<'_> {
    fn drop(&mut self) {
        #[derive(Serialize)]
        struct Nothing {}
        let _ = self.send("quit", Nothing {});
    }
}
