//! The thinking: a bot's action, advice for a person, a whole run of a deal.

use std::sync::Arc;

use tubewright_bots::Level;
use tubewright_bots::levels::{self, needs_value};
use tubewright_bots::value::Net;
use tubewright_rules::{Action, Game, Seat, View};

use crate::answer::{Answer, Rated};
use crate::question::{Question, Wish};

/// Where the value function comes from: too large for the program, so it is asked for when needed.
pub type Value<'a> = &'a dyn Fn() -> Option<Arc<Net>>;

/// Answers a question; with nothing where it makes no sense.
pub fn answer(question: &Question, value: Value<'_>) -> Answer {
    let Ok(game) = Game::replay(&question.record) else { return Answer::default() };
    let Some(seat) = game.seats().nth(question.seat) else { return Answer::default() };
    let view = game.view(seat);
    let level = Level::named(&question.level);
    let mut weaker = false;
    let rated = match (question.wish, level) {
        (Wish::Choose | Wish::Advise, _) if view.call().is_none() => Vec::new(),
        (Wish::Advise, _) => advice(&view, value),
        (Wish::Choose | Wish::Run, Some(level)) => {
            // Asked for once: a run is played by one bot from its first turn to its last.
            let net = if needs_value(level) { value() } else { None };
            weaker = needs_value(level) && net.is_none();
            let actions = if question.wish == Wish::Run {
                run(&game, seat, level, net.as_ref())
            } else {
                vec![bot_action(&view, level, net.as_ref())]
            };
            actions.into_iter().map(|action| (action, 0)).collect()
        }
        (Wish::Choose | Wish::Run, None) => Vec::new(),
        (Wish::Review | Wish::Judge | Wish::Hindsight, _) => Vec::new(),
    };
    let text = |(action, tenths)| Rated { action: game.board().action_text(action), tenths };
    Answer { actions: rated.into_iter().map(text).collect(), weaker }
}

/// What a bot does, alone at the table, with the cards of a game.
fn run(game: &Game, seat: Seat, level: Level, net: Option<&Arc<Net>>) -> Vec<Action> {
    let mut setup = game.setup().clone();
    setup.seats = vec![setup.seats.swap_remove(seat.index())];
    let mut run = Game::new(game.board(), setup).expect("a seat of a set-up can play alone");
    let alone = run.seats().next().expect("there is one seat");
    let mut actions = Vec::new();
    for &turn in game.rounds().iter().flatten() {
        run.reveal(turn).expect("the same cards came up before");
        let action = bot_action(&run.view(alone), level, net);
        run.play(alone, action).expect("bots play what is legal");
        actions.push(action);
    }
    actions
}

/// What a bot of a level does. The seed makes two of the same level at one table differ.
fn bot_action(view: &View, level: Level, net: Option<&Arc<Net>>) -> Action {
    levels::choose(level, view, view.seat().index() as u64, net)
}

/// Every action with what it is expected to bring against a pass; nothing without a value function, because a guess
/// would look like advice.
fn advice(view: &View, value: Value<'_>) -> Vec<(Action, i32)> {
    value().map_or_else(Vec::new, |net| tubewright_bots::hints(&net, view))
}
