//! A program of somebody else's as a bot in the arena: asked by JSON lines, with a limit on its time, and never shown
//! a card to come.

mod program;
mod talk;

use std::time::Duration;

use tubewright_bots::guest::{Chair, Failures, Fault, FirstFailure, Guest, Moment};
use tubewright_rules::{Action, ActionError, Board, Game, Seat, SharedBoard, quote};

use program::Programs;
use talk::Talk;

/// How long a program may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// For a decision.
    pub choose: Duration,
    /// To start and to answer the first line.
    pub start: Duration,
}

/// A command that is started to play, once for each worker of the arena.
#[derive(Debug)]
pub struct ExternalEngine {
    command: String,
    limits: Limits,
    /// What it is shown when it starts.
    board: SharedBoard,
    programs: Programs,
}

impl ExternalEngine {
    /// A program for games in London, by the line that a shell would be given.
    pub fn new(command: &str, limits: Limits) -> Self {
        Self::on(Board::london(), command, limits)
    }

    /// A program for games on another map.
    pub fn on(board: &SharedBoard, command: &str, limits: Limits) -> Self {
        Self { command: command.to_owned(), limits, board: board.clone(), programs: Programs::default() }
    }

    /// Stops all that were started and everything that they started themselves.
    pub fn stop(&self) {
        self.programs.stop();
    }
}

impl Guest for ExternalEngine {
    fn name(&self) -> String {
        self.command.clone()
    }

    fn sit(&self) -> Box<dyn Chair + '_> {
        Box::new(ExternalChair {
            engine: self,
            talk: None,
            hopeless: false,
            starts: 0,
            silences: 0,
            number: 0,
            failures: Failures::default(),
        })
    }
}

struct ExternalChair<'a> {
    engine: &'a ExternalEngine,
    /// The program while it lives.
    talk: Option<Talk<'a>>,
    /// It does not even say hello: it is not started again.
    hopeless: bool,
    starts: u32,
    /// Decisions in a row that it did not answer in time.
    silences: u32,
    number: u64,
    failures: Failures,
}

impl ExternalChair<'_> {
    /// A program that ends or is stopped is started again so many times.
    const MAX_RESTARTS: u32 = 5;
    /// Who stays silent so often in a row is not asked again in this game.
    const MAX_SILENCES: u32 = 3;

    fn start(&mut self) {
        if self.talk.is_some() || self.hopeless || self.starts > Self::MAX_RESTARTS {
            return;
        }
        self.failures.restarts += u64::from(self.starts > 0);
        self.starts += 1;
        self.silences = 0;
        let ExternalEngine { command, limits, board, programs } = self.engine;
        match Talk::start(command, board, programs, *limits) {
            Ok(talk) => self.talk = Some(talk),
            Err(fault) => {
                self.hopeless = true;
                match fault {
                    Fault::Ended(_) | Fault::NotStarted(..) => self.failures.crashes += 1,
                    _ => self.failures.stopped += 1,
                }
                self.note(Moment::Start, fault);
            }
        }
    }

    fn note(&mut self, moment: Moment, fault: Fault) {
        let first = FirstFailure { game: self.number, moment, fault };
        self.failures.first.get_or_insert(first);
    }

    /// The program's action, if it is one and legal.
    fn ask(&mut self, game: &Game, seat: Seat) -> Result<Action, Fault> {
        let Some(talk) = &mut self.talk else { return Err(Fault::Dead) };
        let text = talk.choose(self.number, game, seat)?;
        let view = game.view(seat);
        let call = view.call().ok_or(Fault::Dead)?;
        let illegal = |why: ActionError| Fault::Illegal { action: quote(&text), why };
        let action = game.board().parse_action(&text).map_err(|why| illegal(why.into()))?;
        let mut sheet = *view.sheet();
        sheet.play(game.board(), call, action).map_err(|why| illegal(why.into()))?;
        Ok(action)
    }

    fn fail(&mut self, fault: Fault, game: &Game) {
        let (count, stop) = match &fault {
            Fault::Late => {
                self.silences += 1;
                (&mut self.failures.late, self.silences == Self::MAX_SILENCES)
            }
            Fault::Illegal { .. } | Fault::NoAction => (&mut self.failures.illegal, false),
            Fault::Garbage(_) => (&mut self.failures.garbage, false),
            Fault::Endless(_) => (&mut self.failures.garbage, true),
            Fault::Refused(_) => (&mut self.failures.refused, false),
            Fault::Ended(_) | Fault::NotStarted(..) => {
                self.failures.crashes += 1;
                self.talk = None;
                (&mut self.failures.dead, false)
            }
            Fault::Dead => (&mut self.failures.dead, false),
        };
        *count += 1;
        if stop {
            self.failures.stopped += 1;
            self.talk = None;
        }
        let turn = game.rounds().last().map_or(0, Vec::len);
        self.note(Moment::Turn { round: game.rounds().len(), turn }, fault);
    }
}

impl Chair for ExternalChair<'_> {
    fn begin(&mut self, number: u64, game: &Game) {
        self.number = number;
        self.start();
        if let Some(talk) = &mut self.talk {
            talk.game(number, game);
        }
    }

    fn choose(&mut self, game: &Game, seat: Seat) -> Action {
        let asked = self.ask(game, seat);
        if !matches!(asked, Err(Fault::Late)) {
            self.silences = 0;
        }
        asked.unwrap_or_else(|fault| {
            self.fail(fault, game);
            Action::Pass
        })
    }

    fn end(&mut self, game: &Game) {
        if let Some(talk) = &mut self.talk {
            talk.over(self.number, game);
        }
    }

    fn failures(&self) -> Failures {
        self.failures.clone()
    }
}
