//! What a person does with the pencil before they confirm, wherever the game itself is kept.

use tubewright_rules::{Action, Call, Game, IllegalActionError, Seat};

use crate::command::{Command, Refused};
use crate::draft::{Draft, Open};

impl Draft {
    /// Does what a person wants of the pencil, or says why not and stays as it was; `false` where the command is not
    /// about the pencil at all.
    pub fn sketch(&mut self, game: &Game, seat: Seat, command: Command) -> Result<bool, Refused> {
        let mut draft = *self;
        let (sheet, board) = (game.sheet(seat), game.board());
        match command {
            Command::Arm => {
                call(game, seat)?;
                match sheet.held_power() {
                    Some(power) if sheet.is_power_spent() => {
                        return Err(Refused::Illegal(IllegalActionError::PowerSpent(power)));
                    }
                    Some(_) => draft.arm(),
                    None => return Err(Refused::NoPower),
                }
            }
            Command::Disarm => draft.disarm(board, sheet, call(game, seat)?),
            Command::Choose(step) => {
                draft.choose(step, sheet.power());
                playable(game, seat, draft.action(sheet.power()))?;
            }
            Command::Preview(action) => {
                playable(game, seat, action)?;
                draft = Self::of(action, false);
            }
            Command::TryPass => {
                call(game, seat)?;
                draft.pass();
            }
            Command::Circle(station) => {
                draft.arm();
                draft.circle(station);
                playable(game, seat, draft.action(sheet.power()))?;
            }
            _ => return Ok(false),
        }
        *self = draft;
        Ok(true)
    }

    /// What the seat may put under the pencil next; nothing while it has not to act.
    pub fn open_at(&self, game: &Game, seat: Seat) -> Open {
        game.call(seat).map(|call| self.open(game.board(), game.sheet(seat), call)).unwrap_or_default()
    }

    /// Would the seat's power allow anything more?
    pub fn power_helps_at(&self, game: &Game, seat: Seat) -> bool {
        game.call(seat).is_some_and(|call| self.power_helps(game.board(), game.sheet(seat), call))
    }
}

fn call(game: &Game, seat: Seat) -> Result<Call, Refused> {
    game.call(seat).ok_or(Refused::NotWaiting)
}

/// Could the seat play this now?
fn playable(game: &Game, seat: Seat, action: Action) -> Result<(), Refused> {
    let call = call(game, seat)?;
    let mut sheet = *game.sheet(seat);
    sheet.play(game.board(), call, action).map_err(Refused::Illegal)
}
