//! What the worker thinks about: a bot's action, advice for a person, a whole run of a deal.

use serde::{Deserialize, Serialize};
use tubewright_bots::{Frame, each_choice, greedy_action};
use tubewright_rules::{Action, Game, Record, Seat, View};

/// A question about a game. It goes as a record, since that is all that the worker may know.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// The record so far, as JSON.
    pub(crate) record: String,
    /// The seat in question, from 0.
    pub(crate) seat: u8,
    /// The level of the bot that thinks.
    pub(crate) level: String,
}

/// An action, and the points that it is expected to bring by the end of the game beyond those of a pass.
pub(crate) type Advice = (String, f32);

impl Question {
    fn game(&self) -> Option<(Game, Seat)> {
        let record = Record::from_json(self.record.as_bytes()).ok()?;
        let game = Game::replay(&record).ok()?;
        let seat = game.seats().nth(usize::from(self.seat))?;
        Some((game, seat))
    }

    /// What the bot does on this turn.
    pub(crate) fn choose(&self) -> Option<String> {
        let (game, seat) = self.game()?;
        let action = bot_action(&game.view(seat), &self.level);
        Some(game.board().action_text(action))
    }

    /// The best actions on this turn, the best first.
    pub(crate) fn advise(&self) -> Vec<Advice> {
        let Some((game, seat)) = self.game() else { return Vec::new() };
        let text = |(action, points)| (game.board().action_text(action), points);
        advice(&game.view(seat)).into_iter().map(text).collect()
    }

    /// The record of the bot's own run on the cards of this game, alone at the table.
    pub(crate) fn run(&self) -> Option<String> {
        let (game, seat) = self.game()?;
        let mut setup = game.setup().clone();
        setup.seats = vec![setup.seats.swap_remove(seat.index())];
        setup.seats[0].name.clone_from(&self.level);
        let mut run = Game::new(game.board(), setup).ok()?;
        let alone = run.seats().next()?;
        for &turn in game.rounds().iter().flatten() {
            run.reveal(turn).ok()?;
            let action = bot_action(&run.view(alone), &self.level);
            run.play(alone, action).ok()?;
        }
        Some(run.record().to_json())
    }
}

/// What a bot of a level does.
fn bot_action(view: &View, _level: &str) -> Action {
    view.call().map_or(Action::Pass, |call| greedy_action(&Frame::of(view), view.sheet(), call))
}

/// Every choice with what it is expected to bring, the best first.
fn advice(view: &View) -> Vec<(Action, f32)> {
    let (frame, mut list) = (Frame::of(view), Vec::new());
    let Some(call) = view.call() else { return list };
    let before = frame.total(view.sheet()) as f32;
    each_choice(view.board(), view.sheet(), call, |action, sheet| {
        list.push((action, frame.total(sheet) as f32 - before));
    });
    list.sort_by(|a, b| b.1.total_cmp(&a.1));
    list
}
