//! As little of a server as clients need: a real table, the entries of its log, and lines to those who are connected.

use std::collections::{BTreeMap, HashSet, VecDeque};

use tubewright_rules::Rng;
use tubewright_table::{Event, PersonId, Table, Update, Watcher};
use tubewright_wire::{
    ClientMessage, Command, CommandError, NewTable, Presence, ResumePoint, ServerMessage, Time,
};

/// So many entries are remembered for those who come back; few, so that some come too late.
const REMEMBERED: usize = 6;

pub(crate) fn person(name: &str) -> PersonId {
    PersonId(format!("id-of-{name}"))
}

/// A line to somebody; the same person may have several.
struct Line {
    person: PersonId,
    watcher: Watcher,
}

pub(crate) struct Server {
    pub(crate) table: Table,
    pub(crate) log: Vec<Event>,
    pub(crate) now: Time,
    remembered: VecDeque<Update>,
    lines: BTreeMap<u64, Line>,
    told: Presence,
    reacted: Vec<(PersonId, u64)>,
    /// Commands that left no entry: reactions, and actions that another device of the same person had played.
    pub(crate) traceless: HashSet<u64>,
    /// What is to be sent, by line.
    pub(crate) sent: Vec<(u64, ServerMessage)>,
}

impl Server {
    /// A table that Ann has opened.
    pub(crate) fn open(new: &NewTable, now: Time) -> Self {
        let opened = Table::open(new, "t1", "a seed", &person("ann"), now).expect("it can be opened");
        let log = vec![opened];
        let table = Table::replay(&log, now).expect("it fits");
        let told = table.presence(now);
        Self {
            table,
            log,
            now,
            remembered: VecDeque::new(),
            lines: BTreeMap::new(),
            told,
            reacted: Vec::new(),
            traceless: HashSet::new(),
            sent: Vec::new(),
        }
    }

    /// The server dies and comes back with what is on its disk: nobody is connected.
    pub(crate) fn restart(&mut self) {
        let bytes: Vec<Vec<u8>> = self.log.iter().map(Event::to_bytes).collect();
        let events = (0..).zip(&bytes).map(|(n, bytes)| Event::from_bytes(n, bytes).expect("it was written"));
        self.table = Table::replay(events, self.now).expect("the log fits");
        self.lines.clear();
        self.remembered.clear();
        self.reacted.clear();
        self.told = self.table.presence(self.now);
    }

    pub(crate) fn is_open(&self, line: u64) -> bool {
        self.lines.contains_key(&line)
    }

    /// A message comes on a line from a person's device.
    pub(crate) fn receive(&mut self, line: u64, name: &str, message: ClientMessage) {
        match message {
            ClientMessage::Hello { .. } if self.is_open(line) => {
                let (reason, message) = ("hello-twice".to_owned(), String::new());
                self.send(line, ServerMessage::Refused { id: None, reason, message });
            }
            ClientMessage::Hello { secret, last } => self.welcome(line, name, secret.as_deref(), last),
            ClientMessage::Ping { stamp } => {
                self.send(line, ServerMessage::Pong { stamp, now: self.table.time(self.now) });
            }
            ClientMessage::Command { id, command } => {
                // Before the hello nobody knows who asks.
                let Some(person) = self.lines.get(&line).map(|line| line.person.clone()) else { return };
                let answer = match self.carry_out(&person, id, &command) {
                    Ok(()) => {
                        let n =
                            self.table.done(&person, id).unwrap_or_else(|| self.table.last_number(&person));
                        ServerMessage::Done { id, n }
                    }
                    Err(why) => {
                        let (reason, message) = (why.reason().to_owned(), why.to_string());
                        ServerMessage::Refused { id: Some(id), reason, message }
                    }
                };
                self.send(line, answer);
            }
        }
    }

    fn send(&mut self, line: u64, message: ServerMessage) {
        self.sent.push((line, message));
    }

    fn welcome(&mut self, line: u64, name: &str, secret: Option<&str>, last: Option<ResumePoint>) {
        let by_secret = secret.and_then(|secret| self.table.person_of_secret(secret)).cloned();
        let person = by_secret.unwrap_or_else(|| person(name));
        let watcher = self.table.watcher(&person);
        self.table.set_here(&person, true, self.now);
        let missed = last.and_then(|last| self.missed(last, &person));
        let presence = self.table.presence(self.now);
        let snapshot = if missed.is_some() { None } else { Some(self.table.snapshot_for(&person)) };
        let (server, build, now) = (String::new(), String::new(), self.table.time(self.now));
        self.send(line, ServerMessage::Welcome { server, build, now, snapshot, here: presence.here.clone() });
        for message in missed.into_iter().flatten() {
            self.send(line, message);
        }
        if presence == self.told && (!presence.bots.is_empty() || presence.host.is_some()) {
            self.send(line, ServerMessage::Presence(presence));
        }
        self.lines.insert(line, Line { person, watcher });
        self.tell_presence();
    }

    fn missed(&self, last: ResumePoint, person: &PersonId) -> Option<Vec<ServerMessage>> {
        let (watcher, member) = (self.table.watcher(person), self.table.member(person));
        let seat = if let Watcher::Seat(seat) = watcher { Some(seat) } else { None };
        let wanted = usize::try_from(self.table.last_number(person).checked_sub(last.n)?).ok()?;
        if last.you != seat {
            return None;
        }
        let mut missed = Vec::new();
        for step in self.remembered.iter().rev().filter(|step| step.numbers().tells(member)) {
            if missed.len() == wanted {
                break;
            }
            if step.is_fresh() || step.numbers().has_moved(member) {
                return None;
            }
            missed.push(event(step, watcher, member));
        }
        missed.reverse();
        (missed.len() == wanted).then_some(missed)
    }

    /// A line is gone.
    pub(crate) fn leave(&mut self, line: u64) {
        let Some(left) = self.lines.remove(&line) else { return };
        if self.lines.values().all(|other| other.person != left.person) {
            self.table.set_here(&left.person, false, self.now);
        }
        self.tell_presence();
    }

    fn tell_presence(&mut self) {
        let presence = self.table.presence(self.now);
        if presence != self.told {
            self.told.clone_from(&presence);
            let lines: Vec<u64> = self.lines.keys().copied().collect();
            lines.into_iter().for_each(|line| self.send(line, ServerMessage::Presence(presence.clone())));
        }
    }

    fn carry_out(&mut self, person: &PersonId, id: u64, command: &Command) -> Result<(), CommandError> {
        let events = self.table.decide(person, id, command, self.now)?;
        if events.is_empty() && self.table.done(person, id).is_none() {
            self.traceless.insert(id);
        }
        let one = (person.clone(), id);
        if let Command::React { reaction } = command {
            let Watcher::Seat(seat) = self.table.watcher(person) else { return Err(CommandError::NotSeated) };
            if !self.reacted.contains(&one) {
                self.reacted.push(one);
                let lines: Vec<u64> = self.lines.keys().copied().collect();
                let reaction = ServerMessage::Reaction { seat, reaction: *reaction };
                lines.into_iter().for_each(|line| self.send(line, reaction.clone()));
            }
        }
        self.keep(events);
        Ok(())
    }

    fn keep(&mut self, events: Vec<Event>) {
        for event in events {
            let step = self.table.apply(&event).expect("decided events fit");
            self.log.push(event);
            for line in self.lines.values() {
                // Somebody who was connected may have become a member.
                self.table.set_here(&line.person, true, self.now);
            }
            let mut sent = Vec::new();
            for (number, line) in &mut self.lines {
                let watcher = self.table.watcher(&line.person);
                let has_moved = std::mem::replace(&mut line.watcher, watcher) != watcher;
                if step.numbers().tells(self.table.member(&line.person)) {
                    sent.push((*number, message(&self.table, &step, &line.person, has_moved)));
                }
            }
            self.sent.extend(sent);
            self.remembered.push_back(step);
            if self.remembered.len() > REMEMBERED {
                self.remembered.pop_front();
            }
        }
        self.tell_presence();
    }

    /// Lets time pass, with everything that it brings about.
    pub(crate) fn pass_time(&mut self, millis: Time) {
        let end = self.now + millis;
        while let Some(deadline) = self.table.deadline().filter(|&deadline| deadline <= end) {
            self.now = self.now.max(deadline);
            let events = self.table.tick(self.now);
            self.keep(events);
        }
        self.now = end;
        self.tell_presence();
    }

    /// Every bot that has to act does.
    pub(crate) fn bots(&mut self, rng: &mut Rng) {
        for bot in self.table.bots_to_move() {
            let actions = bot.view.actions();
            let action = actions[rng.below(actions.len() as u32) as usize];
            let events = self.table.decide_bot(bot.seat, bot.round, bot.turn, action, self.now);
            self.keep(events.expect("a bot that was asked may act"));
        }
    }
}

fn event(step: &Update, watcher: Watcher, member: Option<u16>) -> ServerMessage {
    let n = step.numbers().last(member);
    ServerMessage::Event { n, at: step.at(), changes: step.changes(watcher).to_vec() }
}

fn message(table: &Table, step: &Update, person: &PersonId, has_moved: bool) -> ServerMessage {
    if step.is_fresh() || has_moved {
        ServerMessage::Snapshot { snapshot: table.snapshot_for(person) }
    } else {
        event(step, table.watcher(person), table.member(person))
    }
}
