//! What the worker thinks about: a bot's action, advice for a person, a whole run of a deal.

use std::cell::OnceCell;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tubewright_bots::value::Net;
use tubewright_bots::{Budget, Frame, Level, Spec, Thinking, each_choice};
use tubewright_rules::{Action, Game, Record, Seat, View};
use web_sys::{XmlHttpRequest, XmlHttpRequestResponseType};

/// How many positions a hint may cost.
const ADVICE: u64 = 20_000;

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

/// What a bot of a level does. The seed makes two of the same level at one table differ.
fn bot_action(view: &View, level: &str) -> Action {
    let level = Level::ALL.into_iter().find(|known| known.name() == level).unwrap_or(Level::Regular);
    let net = if level >= Level::Strong { net() } else { None };
    let mut player = Spec::Level(level).player(view.seat().index() as u64, net.as_ref());
    let budget = match player.thinking {
        Thinking::Nodes(nodes) => Budget::Nodes(nodes),
        Thinking::Millis(_) => Budget::Nodes(ADVICE),
    };
    player.bot.choose(view, budget)
}

/// Every action with what it is expected to bring, the best first; without the value function what it brings at once.
fn advice(view: &View) -> Vec<(Action, f32)> {
    if let Some(net) = net() {
        let list = tubewright_bots::advice(&net, view, Budget::Nodes(ADVICE), 0);
        let pass = list.iter().find(|advice| advice.action == Action::Pass).map_or(0.0, |pass| pass.expected);
        return list.into_iter().map(|advice| (advice.action, advice.expected - pass)).collect();
    }
    let (frame, mut list) = (Frame::of(view), Vec::new());
    let Some(call) = view.call() else { return list };
    let before = frame.total(view.sheet()) as f32;
    each_choice(view.board(), view.sheet(), call, |action, sheet| {
        list.push((action, frame.total(sheet) as f32 - before));
    });
    list.sort_by(|a, b| b.1.total_cmp(&a.1));
    list
}

thread_local! {
    /// The value function of the strong bots: too large for the program, so it is fetched when one is asked for.
    static NET: OnceCell<Option<Arc<Net>>> = const { OnceCell::new() };
}

fn net() -> Option<Arc<Net>> {
    NET.with(|net| net.get_or_init(fetch_net).clone())
}

/// Fetches the value function, which lies beside the worker's script. Waiting is no harm in a worker.
fn fetch_net() -> Option<Arc<Net>> {
    let request = XmlHttpRequest::new().ok()?;
    request.open_with_async("GET", "london.net", false).ok()?;
    request.set_response_type(XmlHttpRequestResponseType::Arraybuffer);
    request.send().ok()?;
    let bytes = js_sys::Uint8Array::new(&request.response().ok()?).to_vec();
    Net::from_bytes(&bytes).ok().map(Arc::new)
}
