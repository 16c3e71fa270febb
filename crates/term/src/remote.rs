//! A seat at a table of some server: the table as this client was shown it, and what it asks for.

mod address;
mod link;
mod table_info;

use std::collections::HashSet;
use std::io;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tubewright_client::Mirror;
use tubewright_rules::{Action, Game, Record, Seat, visible};
use tubewright_texts::t;
use tubewright_wire::{
    Change, Command, End, MAX_COMMAND_ID, Reaction, ServerMessage, Sitter, Snapshot, Stage, Time,
};

pub use address::{Address, NoAddress};
pub(crate) use link::{Doubt, NoWay, Unreached};
pub(crate) use table_info::TableInfo;

use crate::command::AtTable;
use crate::keep::Kept;
use crate::say::Say;
use crate::session::{GameSession, Wait};
use crate::think;
use link::{Caller, Link, News};

/// So many earlier lines of chat are told to whoever comes.
const EARLIER: usize = 5;
/// Whoever leaves waits so long for what was sent to be answered, and looks so often whether it was.
const SETTLE: Duration = Duration::from_secs(3);
const BLINK: Duration = Duration::from_millis(10);

/// Who joins, and how.
#[derive(Clone, Debug)]
pub struct Joining {
    /// The table.
    pub address: Address,
    /// The name to be known by.
    pub name: String,
    /// A secret by which the server knows this person again.
    pub person: String,
    /// The secret of the seat that the person has or will have.
    pub seat: String,
    /// The command that leads back to the seat.
    pub come_back: String,
    /// Random numbers, for the ids of commands.
    pub random: fn() -> u64,
    /// Writes a record to a new file.
    pub save: fn(&str, &Record) -> io::Result<()>,
}

/// Something that happened at the table and is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// The line broke and is being mended.
    Lost,
    /// The server starts anew.
    Stopping,
    /// The line is whole again.
    Back,
    /// A request was refused, for the reason of this word.
    Refused(String),
    /// Somebody said something; was it the person?
    Chat(String, String, bool),
    /// Somebody at this seat shows a reaction.
    Reaction(usize, Reaction),
    /// Somebody at this seat came, or went.
    Presence(usize, bool),
    /// Somebody sat down here, left, or was replaced.
    Seat(usize),
    /// The host is another.
    Host,
    /// Nobody waits for anybody any more.
    OwnPace,
    /// The table is shown whole: for the first time, or because much has changed.
    Anew,
    /// These people play again at the table with this id.
    Rematch(String),
}

/// What ends a visit to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// There is no way to it.
    NoWay(NoWay),
    /// There is no seat, for the reason of this word.
    NoSeat(String),
    /// The table was closed without a result.
    Closed,
    /// The seat was given up.
    Left,
}

/// A choice that the server has not confirmed yet.
struct Sent {
    id: u64,
    place: (u8, u8),
    action: Action,
}

/// A seat at a table elsewhere.
pub(crate) struct Remote<'t> {
    say: Say<'t>,
    link: Link,
    joining: Joining,
    mirror: Option<Mirror>,
    /// The game with what was sent, from when there is one.
    game: Option<Game>,
    names: Vec<String>,
    kinds: Vec<String>,
    /// By seat: is its player connected?
    here: Vec<bool>,
    /// The server's clock less ours, in milliseconds.
    skew: i64,
    sent: Option<Sent>,
    /// The request to take a choice back, and the one for a seat.
    undoing: Option<u64>,
    sitting: Option<u64>,
    leaving: Option<u64>,
    /// Requests that the server has not answered.
    open: HashSet<u64>,
    lost: bool,
    told: Vec<Told>,
    farewell: Option<Farewell>,
    /// The time of the last line of chat that was told.
    chatted: Option<Time>,
    /// A round whose tally waits to be looked at.
    tally: Option<usize>,
    /// The rounds that were begun when the table was last looked at.
    rounds: usize,
    /// The first fingerprint of the cards that was shown.
    commitment: Option<String>,
    /// What the clock said when it was last looked at.
    ticked: Option<u64>,
}

impl<'t> Remote<'t> {
    /// Calls the server; `wake` is called whenever something has happened.
    pub(crate) fn new(say: Say<'t>, joining: Joining, wake: impl Fn() + Send + 'static) -> Self {
        let caller = Caller {
            address: joining.address.clone(),
            person: joining.person.clone(),
            seat: joining.seat.clone(),
        };
        Self {
            say,
            link: Link::open(caller, wake),
            joining,
            mirror: None,
            game: None,
            names: Vec::new(),
            kinds: Vec::new(),
            here: Vec::new(),
            skew: 0,
            sent: None,
            undoing: None,
            sitting: None,
            leaving: None,
            open: HashSet::new(),
            lost: false,
            told: Vec::new(),
            farewell: None,
            chatted: None,
            tally: None,
            rounds: 0,
            commitment: None,
            ticked: None,
        }
    }

    /// Where the table is, and who joins it.
    pub(crate) fn joining(&self) -> &Joining {
        &self.joining
    }

    /// The table as far as it was shown.
    pub(crate) fn snapshot(&self) -> Option<&Snapshot> {
        self.mirror.as_ref().map(Mirror::snapshot)
    }

    /// Is there a game, with a seat in it?
    pub(crate) fn is_in_game(&self) -> bool {
        self.game.is_some() && self.mirror.as_ref().is_some_and(|mirror| mirror.seat().is_some())
    }

    /// Is the person the one who may start the game?
    pub(crate) fn is_host(&self) -> bool {
        self.snapshot().is_some_and(|snapshot| {
            snapshot.stage == Stage::Gathering && snapshot.host.is_some() && snapshot.host == snapshot.you
        })
    }

    /// Why there is nothing more to do here, if so.
    pub(crate) fn farewell(&self) -> Option<&Farewell> {
        self.farewell.as_ref()
    }

    /// Has the game a result?
    pub(crate) fn is_over(&self) -> bool {
        self.snapshot()
            .is_some_and(|snapshot| snapshot.stage == Stage::Over(End::Finished) && snapshot.you.is_some())
    }

    /// Gives the server a moment to answer everything that was sent.
    pub(crate) fn settle(&mut self) {
        let until = Instant::now() + SETTLE;
        while !self.open.is_empty() && self.farewell.is_none() && Instant::now() < until {
            std::thread::sleep(BLINK);
            self.poll();
        }
    }

    /// Asks the table for something.
    pub(crate) fn ask(&mut self, command: Command) -> u64 {
        let id = (self.joining.random)() & MAX_COMMAND_ID;
        self.open.insert(id);
        if command == Command::Leave {
            self.leaving = Some(id);
        }
        self.link.command(id, command);
        id
    }

    /// What happened since the last call.
    pub(crate) fn told(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.told)
    }

    /// The record as far as it may be known.
    pub(crate) fn record(&self) -> Option<Record> {
        self.mirror.as_ref()?.record()
    }

    /// Do all cards follow from the seed, and was the seed settled when the table was first shown? Nothing before the end.
    pub(crate) fn is_fair(&self) -> Option<bool> {
        let snapshot = self.snapshot()?;
        snapshot.seed.as_ref()?;
        let same = self.commitment.as_ref() == Some(&snapshot.commitment);
        Some(same && self.record()?.verify().is_ok())
    }

    /// Milliseconds until the turn's clock runs out.
    pub(crate) fn time_left(&self) -> Option<u64> {
        let snapshot = self.snapshot().filter(|snapshot| snapshot.stage == Stage::Playing)?;
        let deadline = i64::try_from(snapshot.game.as_ref()?.deadline?).ok()?;
        Some(u64::try_from(deadline - now() - self.skew).unwrap_or(0))
    }

    fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { now: theirs, snapshot, here, .. } => {
                self.skew = i64::try_from(theirs).unwrap_or(i64::MAX).saturating_sub(now());
                if std::mem::take(&mut self.lost) {
                    self.told.push(Told::Back);
                }
                if let Some(snapshot) = snapshot {
                    self.show(snapshot);
                }
                self.be_here(here);
                self.sit_down();
            }
            ServerMessage::Snapshot { snapshot } => self.show(snapshot),
            ServerMessage::Event { n, at, changes } => self.take_in(n, at, &changes),
            ServerMessage::Done { id, .. } => self.answered(id, None),
            ServerMessage::Refused { id: Some(id), reason, .. } => self.answered(id, Some(reason)),
            ServerMessage::Refused { id: None, reason, .. } => self.told.push(Told::Refused(reason)),
            ServerMessage::Presence(presence) => self.be_here(presence.here),
            ServerMessage::Reaction { seat, reaction } => {
                self.told.push(Told::Reaction(usize::from(seat), reaction));
            }
            ServerMessage::ComeBack { .. } => {
                self.lost = true;
                self.told.push(Told::Stopping);
            }
            ServerMessage::Pong { .. } | ServerMessage::Outdated { .. } => {}
        }
    }

    fn answered(&mut self, id: u64, refused: Option<String>) {
        self.open.remove(&id);
        if self.leaving == Some(id) && refused.is_none() {
            self.farewell = Some(Farewell::Left);
        }
        if self.undoing == Some(id) {
            self.undoing = None;
        }
        let Some(reason) = refused else { return };
        if self.sitting == Some(id) {
            self.farewell = Some(Farewell::NoSeat(reason));
            return;
        }
        if self.sent.as_ref().is_some_and(|sent| sent.id == id) {
            self.sent = None;
            self.refresh();
        }
        self.told.push(Told::Refused(reason));
    }

    fn take_in(&mut self, n: u64, at: Time, changes: &[Change]) {
        let Some(mirror) = &mut self.mirror else { return };
        if mirror.event(n, at, changes).is_err() {
            self.link.resync();
            return;
        }
        let own = own_number(mirror.snapshot());
        for change in changes {
            match change {
                Change::Seat { seat, .. } => self.told.push(Told::Seat(usize::from(*seat))),
                Change::Host { .. } => self.told.push(Told::Host),
                Change::Pace { .. } => self.told.push(Told::OwnPace),
                Change::Rematch { table } => self.told.push(Told::Rematch(shown(table))),
                Change::Chat { line } => {
                    self.chatted = Some(line.at);
                    let is_own = own == Some(line.member);
                    self.told.push(Told::Chat(shown(&line.name), shown(&line.text), is_own));
                }
                Change::Undone { .. } => self.undoing = None,
                _ => {}
            }
        }
        self.refresh();
    }

    fn show(&mut self, snapshot: Snapshot) {
        let Ok(mirror) = Mirror::new(snapshot) else { return self.link.resync() };
        let first = self.game.is_none();
        let snapshot = mirror.snapshot();
        self.commitment.get_or_insert_with(|| snapshot.commitment.clone());
        self.told.push(Told::Anew);
        let is_new = |at: Time| self.chatted.is_none_or(|told| at > told);
        let lines: Vec<_> =
            snapshot.chat.iter().filter(|line| is_new(line.at) && !line.text.is_empty()).collect();
        let skipped = if self.chatted.is_none() { lines.len().saturating_sub(EARLIER) } else { 0 };
        let lines =
            lines[skipped..].iter().map(|line| Told::Chat(shown(&line.name), shown(&line.text), false));
        self.told.extend(lines);
        self.chatted = Some(snapshot.chat.last().map_or(0, |line| line.at));
        if let Some(table) = &snapshot.rematch {
            self.told.push(Told::Rematch(shown(table)));
        }
        self.mirror = Some(mirror);
        self.undoing = None;
        if first {
            // Whoever comes in the middle of a game has looked at what is over.
            self.rounds = usize::MAX;
        }
        self.refresh();
    }

    /// Works out everything that follows from what was shown and sent.
    fn refresh(&mut self) {
        let Some(mirror) = &self.mirror else { return };
        if self.sent.as_ref().is_some_and(|sent| mirror.turn() != Some(sent.place)) {
            self.sent = None;
        }
        let mut game = mirror.game().cloned();
        if let (Some(game), Some(seat), Some(sent)) = (&mut game, mirror.seat(), &self.sent) {
            // If it cannot be played any more, the server's answer will say so.
            let _ = game.play(seat, sent.action);
        }
        let begun = match (&game, mirror.seat()) {
            (Some(game), Some(seat)) => game.view(seat).rounds().len(),
            _ => 0,
        };
        if begun > self.rounds && self.rounds > 0 {
            self.tally = Some(begun - 2);
        }
        self.rounds = begun;
        let snapshot = mirror.snapshot();
        if snapshot.stage == Stage::Over(End::Abandoned) {
            self.farewell = Some(Farewell::Closed);
        }
        let seats = || snapshot.seats.iter().map(|seat| &seat.sitter).enumerate();
        let you = snapshot.you.map(usize::from);
        self.names = seats().map(|(seat, sitter)| name(self.say, seat, sitter, you)).collect();
        self.kinds = seats().map(|(_, sitter)| kind(self.say, sitter)).collect();
        self.game = game;
    }

    fn be_here(&mut self, here: Vec<bool>) {
        let before = std::mem::replace(&mut self.here, here);
        let you = self.snapshot().and_then(|snapshot| snapshot.you).map(usize::from);
        let changed = before.iter().zip(&self.here).enumerate().filter(|(_, (before, now))| before != now);
        let told = changed.filter(|(seat, _)| Some(*seat) != you);
        let told: Vec<Told> = told.map(|(seat, (_, now))| Told::Presence(seat, *now)).collect();
        self.told.extend(told);
    }

    /// Takes a seat, once, where the person has none.
    fn sit_down(&mut self) {
        let Some(snapshot) = self.snapshot() else { return };
        if snapshot.you.is_some() || self.sitting.is_some() || self.farewell.is_some() {
            return;
        }
        if let Stage::Over(_) = snapshot.stage {
            self.farewell = Some(Farewell::NoSeat("over".to_owned()));
            return;
        }
        let (name, secret) = (self.joining.name.clone(), Some(self.joining.seat.clone()));
        self.sitting = Some(self.ask(Command::Sit { seat: None, name, colour: None, secret }));
    }

    fn mirror(&self) -> &Mirror {
        self.mirror.as_ref().expect("asked for once the game is on")
    }
}

/// The person's own number at a table.
fn own_number(snapshot: &Snapshot) -> Option<u16> {
    match snapshot.seats.get(usize::from(snapshot.you?))?.sitter {
        Sitter::Person { member, .. } => Some(member),
        _ => None,
    }
}

/// Milliseconds since 1970 by this machine's clock.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A stranger's text without anything that could move the cursor.
fn shown(text: &str) -> String {
    text.chars().take(tubewright_wire::MAX_CHAT_CHARS).map(visible).collect()
}

fn name(say: Say<'_>, seat: usize, sitter: &Sitter, you: Option<usize>) -> String {
    match sitter {
        _ if Some(seat) == you => t!(say.0, "seat-you"),
        Sitter::Open => t!(say.0, "room-seat-free"),
        Sitter::Bot { .. } => say.bot(seat),
        sitter if sitter.name().is_empty() => t!(say.0, "look-seat", number = seat + 1),
        sitter => shown(sitter.name()),
    }
}

fn kind(say: Say<'_>, sitter: &Sitter) -> String {
    let level = match sitter {
        Sitter::Bot { level, .. } => think::level(level.name()),
        _ => None,
    };
    level.map_or(String::new(), |level| say.level(level))
}

impl GameSession for Remote<'_> {
    fn game(&self) -> &Game {
        self.game.as_ref().expect("asked for once the game is on")
    }

    fn seat(&self) -> Seat {
        self.mirror().seat().expect("asked for once seated")
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn kinds(&self) -> &[String] {
        &self.kinds
    }

    fn wait(&self) -> Wait {
        let mirror = self.mirror();
        if let Stage::Over(_) = mirror.snapshot().stage {
            return Wait::Over;
        }
        if let Some(round) = self.tally {
            return Wait::Tally(round);
        }
        let to_act = mirror.turn().is_some() && self.sent.is_none();
        if to_act { Wait::You } else { Wait::Others }
    }

    fn has_acted(&self, seat: Seat) -> bool {
        let shown = self.snapshot().and_then(|snapshot| snapshot.game.as_ref());
        let chosen = shown.is_some_and(|game| game.chosen.get(seat.index()).copied().unwrap_or_default());
        chosen || self.game().turn(seat).is_none()
    }

    fn play(&mut self, action: Action, say: Say<'_>) -> Result<(), String> {
        let Some(place) = self.mirror().turn().filter(|_| self.sent.is_none()) else {
            return Err(t!(say.0, "refused-not-waiting"));
        };
        let text = self.game().board().action_text(action);
        let (round, turn) = place;
        let id = self.ask(Command::Play { round, turn, action: text });
        self.sent = Some(Sent { id, place, action });
        self.refresh();
        Ok(())
    }

    fn undo(&mut self) -> Option<Action> {
        if self.undoing.is_some() || self.sent.is_some() {
            return None;
        }
        let (round, turn) = self.mirror().undoable()?;
        let action = self.game().actions(self.seat()).iter().flatten().last().copied()?;
        self.undoing = Some(self.ask(Command::Undo { round, turn }));
        Some(action)
    }

    fn go_on(&mut self) {
        self.tally = None;
    }

    fn poll(&mut self) -> bool {
        let mut news = false;
        while let Some(heard) = self.link.news() {
            news = true;
            match heard {
                News::Said(message) => self.hear(*message),
                News::Lost => {
                    if !std::mem::replace(&mut self.lost, true) {
                        self.told.push(Told::Lost);
                    }
                }
                News::Failed(why) => self.farewell = Some(Farewell::NoWay(why)),
            }
        }
        let second = self.time_left().map(|left| left / 1000);
        news | (std::mem::replace(&mut self.ticked, second) != second)
    }

    fn trouble(&mut self, _: Say<'_>) -> Option<String> {
        let told = self.told();
        // What is on the screen anyway needs no words.
        let silent = |told: &Told| {
            matches!(told, Told::Lost | Told::Stopping | Told::Seat(_) | Told::Anew | Told::Chat(_, _, true))
        };
        let said: Vec<String> =
            told.iter().filter(|told| !silent(told)).flat_map(|told| self.tell(told)).collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    fn kept(&self) -> Kept {
        Kept::StateDir
    }

    fn save(&self, name: &str) -> io::Result<()> {
        let record = self.record().ok_or(io::ErrorKind::NotFound)?;
        (self.joining.save)(name, &record)
    }

    fn seed(&self) -> Option<String> {
        self.snapshot()?.seed.clone()
    }

    fn table_info(&self) -> Option<TableInfo> {
        Some(TableInfo::of(self))
    }

    fn is_gone(&self) -> bool {
        self.farewell.is_some() && self.wait() != Wait::Over
    }

    fn obey(&mut self, command: &AtTable) -> Option<Vec<String>> {
        Some(self.do_at_table(command))
    }
}
