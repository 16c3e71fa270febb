//! One of our bots on the player's side of the arena's protocol.

use serde::Serialize;
use tubewright_bots::{Player, Spec, value};
use tubewright_rules::{Game, Record, RecordError};

use crate::PLAYER_PROTOCOL;
use crate::answer::{Answer, Refusal, answered, granted};
use crate::lines::Line;
use crate::request::{Id, Request};

/// A bot of ours that answers an arena, as any outside program would.
///
/// ```
/// use tubewright_engine::{BotPlayer, Line};
/// let mut player = BotPlayer::new("greedy".parse().expect("a bot's name"));
/// let answer = player.answer(&Line::Whole(br#"{"id": 7, "op": "over"}"#.to_vec()));
/// assert_eq!(answer.text, r#"{"id":7,"ok":true}"#);
/// ```
pub struct BotPlayer {
    spec: Spec,
    player: Player,
}

#[derive(Serialize)]
struct Hello {
    protocol: &'static str,
    name: String,
}

#[derive(Serialize)]
struct Chosen {
    action: String,
}

#[derive(Serialize)]
struct Nothing {}

impl std::fmt::Debug for BotPlayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotPlayer").field("spec", &self.spec).finish_non_exhaustive()
    }
}

impl BotPlayer {
    /// A bot before its first game.
    pub fn new(spec: Spec) -> Self {
        Self { spec, player: Self::player(spec, 0) }
    }

    fn player(spec: Spec, game: u64) -> Player {
        spec.player(game, Some(&value::london()))
    }

    /// The one answer to a line.
    pub fn answer(&mut self, line: &Line) -> Answer {
        answered(line, |id, request| self.op(id, request))
    }

    /// Fields that are not known are passed over: a newer arena may say more.
    fn op(&mut self, id: &Id, request: &Request) -> Result<String, Refusal> {
        match request.op.as_str() {
            "hello" => Ok(granted(id, Hello { protocol: PLAYER_PROTOCOL, name: self.spec.to_string() })),
            "game" => {
                let game = request.needed("game", "the game's number")?;
                self.player = Self::player(self.spec, game);
                Ok(granted(id, Nothing {}))
            }
            "choose" => {
                let missing = || Refusal::new("bad-field", "choose wants record: the game so far");
                let raw = request.raw("record").ok_or_else(missing)?;
                let record = Record::from_json(raw.get().as_bytes()).map_err(RecordError::Bad)?;
                let game = Game::replay(&record)?;
                let none = || Refusal::new("not-waiting", "nobody has to act in this game");
                let view = game.view(game.waiting().next().ok_or_else(none)?);
                let action = self.player.choose(&view);
                Ok(granted(id, Chosen { action: view.board().action_text(action) }))
            }
            "over" | "quit" => Ok(granted(id, Nothing {})),
            op => Err(Refusal::new(
                "unknown-op",
                format!("a player knows no op {}", tubewright_rules::quote(op)),
            )),
        }
    }
}
