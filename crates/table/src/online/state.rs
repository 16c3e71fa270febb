//! The table itself: what its log comes to, and what is known of it beside the log.

use std::collections::VecDeque;
use std::sync::Arc;

use tubewright_rules::{Dealer, Game, Pencil, Seat, View};
use tubewright_wire::{ChatLine, Level, Pace, SeatInfo, Settings, Share, Sitter, Stage, Time};

use crate::online::door::{Door, Request};
use crate::online::event::PersonId;
use crate::online::numbers::Last;
use crate::online::sealing::Seal;

/// A table at which people play together: a fold of its [`crate::Event`]s.
///
/// ```
/// use tubewright_table::{PersonId, Table, Watcher};
/// use tubewright_wire::*;
///
/// let settings = Settings {
///     seats: 2, objectives: false, powers: false, pace: Pace::InStep, clock: Clock::None,
///     listing: Listing::LinkOnly, colours: Colours::Drawn,
/// };
/// let new = NewTable { settings, name: "Ann".into(), colour: None, bots: vec![], secret: None };
/// let (ann, bob) = (PersonId("a".into()), PersonId("b".into()));
/// let opened = Table::open(&new, "table", "00112233445566778899aabbccddeeff", &ann, 0)?;
/// let mut table = Table::replay([&opened], 0)?;
///
/// let sit = Command::Sit { seat: None, name: "Bob".into(), colour: None, secret: None };
/// for event in table.decide(&bob, 1, &sit, 1000)? {
///     // Here a server writes the event to its disk.
///     let update = table.apply(&event)?;
///     // Here it sends `update.changes(watcher)`, or a snapshot, to everyone whom it tells something.
/// }
/// assert_eq!(table.snapshot(Watcher::Spectator).stage, Stage::Playing, "the table is full");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) log: Log,
    /// By member: since when they are away, by the table's time; `None` while they are here. Not in the log.
    pub(super) away: Vec<Option<Time>>,
    /// What is added to the caller's time, so that the table's own never goes back.
    pub(super) offset: Time,
    /// When the table was taken up again: no clock runs out in the moments after it.
    pub(super) resumed: Time,
    /// Is the caller's clock right for certain? Until then only the time counts that has passed since the table was taken up.
    pub(super) is_certain: bool,
}

/// Tables are the same if their logs are.
impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.log == other.log
    }
}

impl Eq for Table {}

/// What follows from the log alone.
#[derive(Clone, Debug)]
pub(super) struct Log {
    pub(super) len: u64,
    pub(super) opened: Time,
    pub(super) at: Time,
    /// When a person did something last.
    pub(super) active: Time,
    pub(super) id: String,
    pub(super) settings: Settings,
    pub(super) seed: String,
    pub(super) commitment: String,
    pub(super) stage: Stage,
    /// Shared with copies of the table until they do something.
    pub(super) members: Vec<Arc<Member>>,
    pub(super) host: Option<u16>,
    /// Who opened the table.
    pub(super) opener: Option<u16>,
    pub(super) door: Door,
    pub(super) seal: Seal,
    /// What the seats brought to the seed of a game that was sealed.
    pub(super) sealed_shares: Option<Vec<Share>>,
    /// By member, the last entry that told them something.
    pub(super) lasts: Vec<Last>,
    /// The same for those who never sat here.
    pub(super) strangers: Last,
    pub(super) seats: Vec<SeatState>,
    pub(super) play: Option<Play>,
    pub(super) chat: VecDeque<Arc<ChatLine>>,
    pub(super) rematch: Option<String>,
}

impl PartialEq for Log {
    fn eq(&self, other: &Self) -> bool {
        let game = |log: &Self| {
            log.play.as_ref().map(|play| (play.game.clone(), play.shown.clone(), play.stopped.clone()))
        };
        (self.len, self.opened, self.at, self.active) == (other.len, other.opened, other.at, other.active)
            && (&self.id, self.settings, &self.seed) == (&other.id, other.settings, &other.seed)
            && (self.stage, self.host, self.opener) == (other.stage, other.host, other.opener)
            && (&self.door, &self.lasts, self.strangers) == (&other.door, &other.lasts, other.strangers)
            && (&self.seal, &self.sealed_shares) == (&other.seal, &other.sealed_shares)
            && (&self.members, &self.seats) == (&other.members, &other.seats)
            && (&self.chat, &self.rematch) == (&other.chat, &other.rematch)
            && game(self) == game(other)
    }
}

/// The game and who deals it.
#[derive(Clone, Debug)]
pub(super) struct Play {
    pub(super) game: Game,
    pub(super) dealer: Dealer,
    /// By seat: the turn that it was shown last, counted through the game, and when.
    pub(super) shown: Vec<(usize, Time)>,
    /// By seat: the clock that a bot stopped when it took a person's place.
    pub(super) stopped: Vec<Option<Stopped>>,
}

/// A clock that stands while a bot plays, so that nobody wins time by letting one play for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped {
    pub(super) turn: usize,
    pub(super) member: u16,
    /// How much of the turn's time the member had used.
    pub(super) used: Time,
}

/// Somebody who sits or sat here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Member {
    /// Nobody once their data were deleted.
    pub(super) person: Option<PersonId>,
    pub(super) name: String,
    pub(super) key: Option<String>,
    /// The ids of all their commands, and the numbers that they knew then: however late one comes again, it has no second effect.
    /// There is an end to them, since each member gets so many commands and a game so many turns.
    pub(super) receipts: Vec<(u64, u64)>,
    /// How many of their commands were no plays.
    pub(super) non_play_commands: u16,
    /// When they did something last.
    pub(super) active: Time,
    /// Have they played a turn of the game?
    pub(super) played: bool,
    /// How many turns of the game they were shown in seats that they gave up.
    pub(super) seen: usize,
    /// Where they come from, as a keyed hash.
    pub(super) network: Option<String>,
    /// They wait to be let in.
    pub(super) request: Option<Request>,
    pub(super) banned: bool,
    /// They left before they played, and their number can be another's.
    pub(super) is_free: bool,
}

impl Member {
    /// Somebody who has just come.
    pub(super) const fn new(person: Option<PersonId>, at: Time) -> Self {
        Self {
            person,
            name: String::new(),
            key: None,
            receipts: Vec::new(),
            non_play_commands: 0,
            active: at,
            played: false,
            seen: 0,
            network: None,
            request: None,
            banned: false,
            is_free: false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeatState {
    pub(super) sitter: Occupant,
    pub(super) colour: Option<Pencil>,
}

/// Who sits there, as [`Sitter`], by member instead of name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occupant {
    Open,
    Reserved(u16),
    Person { member: u16, stand_in: Option<Level> },
    Bot { level: Level, free: bool },
}

impl Occupant {
    /// The member who owns the seat.
    pub(super) const fn owner(self) -> Option<u16> {
        match self {
            Self::Person { member, .. } => Some(member),
            _ => None,
        }
    }

    /// The bot that plays there.
    pub(super) const fn bot(self) -> Option<Level> {
        match self {
            Self::Person { stand_in, .. } => stand_in,
            Self::Bot { level, .. } => Some(level),
            Self::Open | Self::Reserved(_) => None,
        }
    }
}

/// A bot that has to act; whoever thinks for it gets its view and nothing else.
#[derive(Clone, Debug)]
pub struct BotTurn {
    /// Its seat.
    pub seat: u8,
    /// How well it is to play.
    pub level: Level,
    /// The round, from 1, to be named with the action.
    pub round: u8,
    /// The turn, from 1, to be named with the action.
    pub turn: u8,
    /// What it may know.
    pub view: View,
}

impl Table {
    /// How many entries its log has.
    pub fn log_len(&self) -> u64 {
        self.log.len
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.log.id
    }

    /// Its settings as they are now.
    pub fn settings(&self) -> &Settings {
        &self.log.settings
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.log.stage
    }

    /// The game as the table knows it, for measuring and for results; what somebody may know of it is in
    /// [`Self::snapshot`].
    pub fn game(&self) -> Option<&Game> {
        self.log.play.as_ref().map(|play| &play.game)
    }

    /// The bots that have to act now. At own pace they follow the people: a bot that ran ahead would tell by the number of
    /// its choices how long the rounds to come are, and would leave nothing to whose seat it keeps.
    pub fn bots_to_move(&self) -> Vec<BotTurn> {
        let Some(play) = self.log.play.as_ref().filter(|_| self.log.stage == Stage::Playing) else {
            return Vec::new();
        };
        let (furthest, slowest) = (self.log.furthest_person(), self.log.slowest_owner());
        let own_pace = self.log.settings.pace == Pace::OwnPace;
        let is_free = |sitter: Occupant| matches!(sitter, Occupant::Bot { free: true, .. });
        let asked = play.game.waiting().filter_map(|seat| {
            let sitter = self.log.seats[seat.index()].sitter;
            let level = sitter.bot()?;
            let has = acted(&play.game, seat);
            // Who takes a free seat is shown no card that the others have not come to.
            let waits = own_pace && is_free(sitter) && slowest.is_some_and(|slowest| has >= slowest);
            if waits || furthest.is_some_and(|furthest| has > furthest) {
                return None;
            }
            let (round, turn) = place(&play.game, seat);
            Some(BotTurn { seat: seat.index() as u8, level, round, turn, view: play.game.view(seat) })
        });
        asked.collect()
    }

    /// The host, unless there is none or their data were deleted.
    pub fn host(&self) -> Option<&PersonId> {
        self.log.members[usize::from(self.log.host?)].person.as_ref()
    }

    /// Who a member is, and how they are called; nobody once their data were deleted.
    pub fn known_as(&self, member: u16) -> Option<(&PersonId, &str)> {
        let member = self.log.members.get(usize::from(member))?;
        Some((member.person.as_ref()?, &member.name))
    }

    pub(super) fn seat(&self, seat: u8) -> Option<Seat> {
        Seat::all(self.log.seats.len()).nth(seat.into())
    }

    /// Is anybody's place here empty, because their data were deleted or another may have it? Whoever had it knows numbers
    /// that are nobody's any more.
    pub fn has_nameless(&self) -> bool {
        self.log.members.iter().any(|member| member.person.is_none())
    }

    /// The number at this table of somebody who sits or sat here.
    pub fn member(&self, person: &PersonId) -> Option<u16> {
        let is = |member: &Arc<Member>| member.person.as_ref() == Some(person);
        self.log.members.iter().position(is).map(|i| i as u16)
    }

    /// The seat that a member owns.
    pub(super) fn seat_of(&self, member: u16) -> Option<u8> {
        self.log.seats.iter().position(|seat| seat.sitter.owner() == Some(member)).map(|i| i as u8)
    }
}

impl Log {
    /// How many turns the person who is furthest has acted on; nobody where only bots play.
    fn furthest_person(&self) -> Option<usize> {
        let game = &self.play.as_ref()?.game;
        let people = game.seats().filter(|seat| self.seats[seat.index()].sitter.bot().is_none());
        people.map(|seat| acted(game, seat)).max()
    }

    /// How many turns the person has acted on who is furthest behind, whoever plays for them.
    fn slowest_owner(&self) -> Option<usize> {
        let game = &self.play.as_ref()?.game;
        let people = game.seats().filter(|seat| self.seats[seat.index()].sitter.owner().is_some());
        people.map(|seat| acted(game, seat)).min()
    }

    pub(super) fn seat_info(&self, seat: usize) -> SeatInfo {
        let state = &self.seats[seat];
        let name = |member: u16| self.members[usize::from(member)].name.clone();
        let sitter = match state.sitter {
            Occupant::Open => Sitter::Open,
            Occupant::Reserved(member) => Sitter::Reserved { name: name(member) },
            Occupant::Person { member, stand_in } => Sitter::Person { name: name(member), member, stand_in },
            Occupant::Bot { level, free } => Sitter::Bot { level, free },
        };
        SeatInfo { sitter, colour: state.colour }
    }

    pub(super) fn host_seat(&self) -> Option<u8> {
        let host = self.host?;
        self.seats.iter().position(|seat| seat.sitter.owner() == Some(host)).map(|seat| seat as u8)
    }
}

/// The place, round and turn from 1, on which a seat acts next.
pub(super) fn place(game: &Game, seat: Seat) -> (u8, u8) {
    let actions = game.actions(seat);
    (actions.len() as u8, actions.last().map_or(0, Vec::len) as u8 + 1)
}

/// How many turns a seat has acted on in the whole game.
pub(super) fn acted(game: &Game, seat: Seat) -> usize {
    game.actions(seat).iter().map(Vec::len).sum()
}
