//! A table with everyone around it: the log, a mirror for every watcher, and a clock that tests turn.
#![allow(dead_code, reason = "each test file uses a part of it")]

use tubewright_client::Mirror;
use tubewright_rules::Rng;
use tubewright_table::{Event, PersonId, Table, Watcher};
use tubewright_wire::{Command, CommandError, Level, NewTable, Settings, Stage, Time};

pub(crate) const SEED: &str = "00112233445566778899aabbccddeeff";
pub(crate) const START: Time = 1_800_000_000_000;
pub(crate) const SECOND: Time = 1000;
pub(crate) const MINUTE: Time = 60 * SECOND;
pub(crate) const HOUR: Time = 60 * MINUTE;
pub(crate) const DAY: Time = 24 * HOUR;

pub(crate) fn person(name: &str) -> PersonId {
    PersonId(format!("id-of-{name}"))
}

pub(crate) fn new_table(settings: Settings) -> NewTable {
    NewTable { settings, name: "ann".into(), colour: None, bots: vec![], secret: None }
}

pub(crate) fn sit(name: &str) -> Command {
    Command::Sit { seat: None, name: name.into(), colour: None, secret: None }
}

pub(crate) fn play(round: u8, turn: u8, action: &str) -> Command {
    Command::Play { round, turn, action: action.parse().expect("an action") }
}

/// Everything around one table.
#[derive(Clone)]
pub(crate) struct Hall {
    pub(crate) table: Table,
    pub(crate) log: Vec<Event>,
    pub(crate) now: Time,
    next_id: u64,
    /// By seat, then the spectators': each followed its own events only.
    mirrors: Vec<Mirror>,
}

impl Hall {
    /// A table that Ann opened.
    pub(crate) fn open(new: &NewTable) -> Self {
        Self::open_seeded(new, SEED)
    }

    pub(crate) fn open_seeded(new: &NewTable, seed: &str) -> Self {
        let opened = Table::open(new, "t1", seed, &person("ann"), START).expect("it can be opened");
        Self::from_opening(vec![opened])
    }

    pub(crate) fn from_opening(log: Vec<Event>) -> Self {
        let table = Table::replay(&log, START).expect("it fits");
        let mut hall = Self { table, log, now: START, next_id: 0, mirrors: vec![] };
        hall.mirrors = hall.fresh();
        hall
    }

    /// Ann and so many of the others, all connected, the game started.
    pub(crate) fn playing(settings: Settings, seed: &str) -> Self {
        let mut hall = Self::open_seeded(&new_table(settings), seed);
        hall.here("ann");
        for name in ["bob", "cleo", "dan"].into_iter().take(usize::from(settings.seats) - 1) {
            hall.run(name, sit(name));
            hall.here(name);
        }
        if settings.seats == 1 {
            hall.run("ann", Command::Start);
        }
        assert_eq!(hall.table.stage(), Stage::Playing);
        hall
    }

    pub(crate) fn watchers(&self) -> Vec<Watcher> {
        let seats = self.table.settings().seats;
        (0..seats).map(Watcher::Seat).chain([Watcher::Spectator]).collect()
    }

    /// The person's number in each seat, then nobody's for the spectators.
    fn owners(&self) -> Vec<Option<u16>> {
        let seats = self.table.snapshot(Watcher::Spectator).seats;
        let owner = |seat: &tubewright_wire::SeatInfo| match seat.sitter {
            tubewright_wire::Sitter::Person { member, .. } => Some(member),
            _ => None,
        };
        seats.iter().map(owner).chain([None]).collect()
    }

    fn fresh(&self) -> Vec<Mirror> {
        let mirror = |&watcher: &Watcher| Mirror::new(self.table.snapshot(watcher)).expect("a snapshot fits");
        self.watchers().iter().map(mirror).collect()
    }

    pub(crate) fn mirror(&self, watcher: Watcher) -> &Mirror {
        match watcher {
            Watcher::Seat(seat) => &self.mirrors[usize::from(seat)],
            Watcher::Spectator => self.mirrors.last().expect("there are spectators"),
        }
    }

    pub(crate) fn here(&mut self, name: &str) {
        self.table.set_here(&person(name), true, self.now);
    }

    pub(crate) fn away(&mut self, name: &str) {
        self.table.set_here(&person(name), false, self.now);
    }

    /// Keeps and applies events, and checks that every mirror is what a fresh one would be.
    pub(crate) fn keep(&mut self, events: Vec<Event>) {
        for event in events {
            let owners = self.owners();
            let update = self.table.apply(&event).expect("decided events fit");
            self.log.push(event);
            assert_eq!(self.table.log_len(), self.log.len() as u64);
            let is_same = owners == self.owners();
            if update.is_fresh() {
                self.mirrors = self.fresh();
                continue;
            }
            let owners = self.owners();
            for ((watcher, mirror), owner) in self.watchers().into_iter().zip(&mut self.mirrors).zip(owners) {
                let changes = update.changes(watcher);
                let fresh = Mirror::new(self.table.snapshot(watcher)).expect("a snapshot fits");
                if matches!(watcher, Watcher::Seat(_)) && (!is_same || owner.is_none()) {
                    // Somebody else looks from here now, and has numbers of their own; or nobody does.
                    *mirror = fresh;
                    continue;
                }
                let numbers = update.numbers();
                assert_eq!(
                    numbers.tells(owner),
                    !changes.is_empty(),
                    "it has a number for whom it tells something"
                );
                if numbers.tells(owner) {
                    mirror
                        .event(numbers.last(owner), update.at(), changes)
                        .expect("changes fit, numbers have no gaps");
                }
                assert_eq!(*mirror, fresh, "{watcher:?} after {changes:?}");
            }
        }
        for (watcher, mirror) in self.watchers().into_iter().zip(&self.mirrors) {
            let (Watcher::Seat(_), Some(game)) = (watcher, self.table.game()) else { continue };
            let seat = mirror.seat().expect("it is a seat's");
            if self.table.stage() == Stage::Playing {
                let shown = mirror.game().expect("there is a game").view(seat);
                assert_eq!(shown, game.view(seat), "the mirror's view is the law's");
            }
        }
    }

    #[expect(clippy::needless_pass_by_value, reason = "so that scripts read well")]
    pub(crate) fn try_run(&mut self, name: &str, command: Command) -> Result<(), CommandError> {
        self.next_id += 1;
        self.try_run_as(name, self.next_id, &command)
    }

    pub(crate) fn try_run_as(&mut self, name: &str, id: u64, command: &Command) -> Result<(), CommandError> {
        let before = self.table.clone();
        let result = self.table.decide(&person(name), id, command, self.now);
        assert_eq!(self.table, before, "deciding changes nothing");
        result.map(|events| self.keep(events))
    }

    #[track_caller]
    pub(crate) fn run(&mut self, name: &str, command: Command) {
        let shown = format!("{name}: {command:?}");
        if let Err(why) = self.try_run(name, command) {
            panic!("{shown} refused: {why}");
        }
    }

    /// The word with which a command is refused.
    #[track_caller]
    pub(crate) fn refused(&mut self, name: &str, command: Command) -> &'static str {
        let shown = format!("{name}: {command:?}");
        let len = self.table.log_len();
        match self.try_run(name, command) {
            Ok(()) => panic!("{shown} was not refused"),
            Err(why) => {
                assert_eq!(self.table.log_len(), len);
                why.reason()
            }
        }
    }

    /// Lets time pass, with everything that it brings about.
    pub(crate) fn pass_time(&mut self, millis: Time) {
        let end = self.now + millis;
        while let Some(deadline) = self.table.deadline().filter(|&deadline| deadline <= end) {
            self.now = self.now.max(deadline);
            let events = self.table.tick(self.now);
            assert!(!events.is_empty(), "a deadline brings something about");
            self.keep(events);
        }
        self.now = end;
        assert!(self.table.tick(self.now).is_empty(), "nothing happens between deadlines");
    }

    /// The person in a seat.
    pub(crate) fn name_of(&self, seat: u8) -> String {
        self.table.snapshot(Watcher::Spectator).seats[usize::from(seat)].sitter.name().to_owned()
    }

    /// Some legal action of a seat on the turn before it.
    pub(crate) fn some_action(&self, seat: u8, rng: &mut Rng) -> Option<Command> {
        let mirror = self.mirror(Watcher::Seat(seat));
        let (round, turn) = mirror.turn()?;
        let view = mirror.game()?.view(mirror.seat()?);
        let actions = view.actions();
        let action = actions[rng.below(actions.len() as u32) as usize];
        Some(play(round, turn, &view.board().action_text(action)))
    }

    /// Every bot that is asked answers, until none is.
    pub(crate) fn bots(&mut self, rng: &mut Rng) {
        loop {
            let asked = self.table.bots_to_move();
            if asked.is_empty() {
                return;
            }
            for bot in asked {
                let actions = bot.view.actions();
                let action = actions[rng.below(actions.len() as u32) as usize];
                let events = self.table.decide_bot(bot.seat, bot.round, bot.turn, action, self.now);
                self.keep(events.expect("a bot that was asked may act"));
            }
        }
    }

    /// Everyone plays something on until the game is over.
    pub(crate) fn play_out(&mut self, rng: &mut Rng) {
        while self.table.stage() == Stage::Playing {
            self.now += SECOND;
            self.bots(rng);
            for seat in 0..self.table.settings().seats {
                let seats = self.table.snapshot(Watcher::Spectator).seats;
                // At own pace bots wait for people.
                if seats[usize::from(seat)].sitter.bot().is_none()
                    && let Some(command) = self.some_action(seat, rng)
                {
                    let name = self.name_of(seat);
                    self.run(&name, command);
                }
            }
        }
    }

    /// The table that the log's bytes tell of.
    pub(crate) fn replayed(&self) -> Table {
        let bytes: Vec<Vec<u8>> = self.log.iter().map(Event::to_bytes).collect();
        let read =
            |(n, bytes): (usize, &Vec<u8>)| Event::from_bytes(n as u64, bytes).expect("it was written");
        Table::replay(bytes.iter().enumerate().map(read), self.now).expect("the log fits")
    }
}

pub(crate) fn with_bots(settings: Settings, bots: &[Option<Level>]) -> NewTable {
    NewTable { bots: bots.to_vec(), ..new_table(settings) }
}
