//! The full screen: a start screen, the game, and looking at a game that was recorded.

mod acts;
mod draw;
mod entries;
mod field;
mod figures;
pub(crate) mod game;
mod key_bar;
mod keys;
mod map;
mod panel;
mod replay;
pub(crate) mod room;
pub(crate) mod run;
mod start;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;

use std::io;

use tubewright_bots::Level;
use tubewright_rules::{Modules, Pencil, Record};
use tubewright_table::{LocalTable, Order, Player};
use tubewright_texts::Texts;

use crate::keep::{Keep, Kept};
use crate::local::Local;
use crate::look::Look;
use crate::remote::{Farewell, Joining, Remote};
use crate::say::Say;
use crate::session::Driver;
use game::{GameScreen, Transition};
use replay::ReplayScreen;
use room::RoomScreen;
use run::run;
use start::StartScreen;
use terminal::FullScreen;

/// What a new game is to be like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameParams {
    /// The bots at the table.
    pub bots: Vec<Level>,
    /// The modules in play.
    pub modules: Modules,
    /// The person's own order of pencils; the deal's without it.
    pub pencils: Option<[Pencil; 4]>,
    /// The seed of the cards; random ones without it.
    pub seed: Option<String>,
}

impl GameParams {
    /// The order for a table, with this seed where none is given.
    pub fn order(&self, random: String) -> Order {
        let bots = self.bots.iter().map(|level| Player::Bot(level.name().to_owned()));
        Order {
            seed: self.seed.clone().unwrap_or(random),
            modules: self.modules,
            pencils: self.pencils,
            players: std::iter::once(Player::Person(String::new())).chain(bots).collect(),
        }
    }

    /// What led to a table.
    fn of(order: &Order) -> Self {
        let level = |player: &Player| crate::think::level(player.name()).filter(|_| !player.is_person());
        Self {
            bots: order.players.iter().filter_map(level).collect(),
            modules: order.modules,
            pencils: order.pencils,
            seed: Some(order.seed.clone()),
        }
    }
}

/// A table and where it is kept.
pub type KeptTable = (LocalTable, Box<dyn Keep>);

/// Where games come from; the caller knows about files and dice.
pub trait Games {
    /// The game that was left, or why it cannot be gone on with; none where there is none.
    fn left(&mut self) -> Option<Result<KeptTable, String>>;

    /// A new game.
    fn begin(&mut self, params: &GameParams) -> Result<KeptTable, String>;
}

/// How the screen begins.
pub enum First {
    /// With the start screen, set to this.
    Start(GameParams),
    /// With this game.
    Game(KeptTable),
}

/// Plays on the full screen until the person leaves; returns where the last game is kept, unless it is over.
pub fn play_on_screen(
    texts: &Texts,
    look: Look,
    games: &mut dyn Games,
    first: First,
) -> io::Result<Option<Kept>> {
    let say = Say(texts);
    let mut terminal = FullScreen::open()?;
    let mut next = first;
    loop {
        let table = match next {
            First::Game(table) => Some(table),
            First::Start(params) => start(&mut terminal, say, look, games, params)?,
        };
        let Some((table, keep)) = table else { return Ok(None) };
        let params = GameParams::of(table.order());
        let mut play = GameScreen::new(Local::new(table, keep, || ()), say, look);
        if play.driver.kept() == Kept::Nowhere {
            play.message = Some(tubewright_texts::t!(texts, "term-nowhere-to-keep"));
        }
        let transition = run(&mut terminal, &mut play)?;
        next = match transition {
            Transition::New => First::Start(GameParams { seed: None, ..params }),
            Transition::Again => match games.begin(&params) {
                Ok(table) => First::Game(table),
                Err(_) => First::Start(params),
            },
            _ => {
                let over = play.driver.session().game().is_over();
                return Ok((!over).then(|| play.driver.kept()));
            }
        };
    }
}

/// The start screen; nothing where the person leaves.
fn start(
    terminal: &mut FullScreen,
    say: Say<'_>,
    look: Look,
    games: &mut dyn Games,
    params: GameParams,
) -> io::Result<Option<KeptTable>> {
    let mut left = games.left();
    let mut start =
        StartScreen::new(say, look, params, left.as_ref().map(|left| left.as_ref().map(|(table, _)| table)));
    loop {
        match run(terminal, &mut start)? {
            Transition::GoOn => {
                if let Some(Ok(table)) = left.take() {
                    return Ok(Some(table));
                }
            }
            Transition::New => match games.begin(&start.params()) {
                Ok(table) => return Ok(Some(table)),
                Err(why) => start.refuse(why),
            },
            _ => return Ok(None),
        }
    }
}

/// Plays at a table elsewhere, on the full screen, until the person leaves; returns what to tell them then. An error says
/// why there is no table or seat.
pub fn join_on_screen(texts: &Texts, look: Look, joining: Joining) -> io::Result<Vec<String>> {
    let say = Say(texts);
    let come_back = say.come_back(&joining);
    let mut terminal = FullScreen::open()?;
    let mut room = RoomScreen::new(Remote::new(joining, || ()), say, look);
    let transition = run(&mut terminal, &mut room)?;
    let mut remote = room.remote;
    if transition == Transition::GoOn {
        let mut play = GameScreen::new(remote, say, look);
        run(&mut terminal, &mut play)?;
        remote = play.driver;
    }
    drop(terminal);
    remote.settle();
    match remote.farewell() {
        _ if remote.is_over() => Ok(Vec::new()),
        Some(Farewell::Left) => Ok(vec![say.farewell(&Farewell::Left)]),
        Some(why) => Err(io::Error::other(say.farewell(why))),
        None => Ok(come_back),
    }
}

/// Shows a recorded game turn by turn.
pub fn replay_on_screen(texts: &Texts, look: Look, record: &Record) -> io::Result<()> {
    let Some(mut watch) = ReplayScreen::new(Say(texts), look, record) else { return Ok(()) };
    run(&mut FullScreen::open()?, &mut watch).map(|_| ())
}
