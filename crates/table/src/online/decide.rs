//! A command and the time, decided into events or refused: nothing is changed here.

use tubewright_rules::{Action, NamedAction, Seat};
use tubewright_wire::{
    Colours, Command, CommandError, MAX_COMMAND_ID, Pace, Stage, Time, check_chat, check_name,
};

use crate::online::event::{Event, EventKind, Newcomer, Opening, OpeningSeat, PersonId, Receipt};
use crate::online::opening::key_of;
use crate::online::state::{Occupant, Table, acted, place};

/// How many commands other than plays one member gets: enough for any game, too few to fill a disk.
const MAX_NON_PLAY_COMMANDS: u16 = 400;

impl Table {
    /// What a person's command comes to, in order: the caller keeps the events, then applies them. No event at all means
    /// that there is nothing to do, because the same command was carried out before ([`Self::done`] says where), the same
    /// action was played already, or the command leaves no trace: a reaction, or a rematch (see [`Self::rematch`]).
    pub fn decide(
        &self,
        person: &PersonId,
        id: u64,
        command: &Command,
        now: Time,
    ) -> Result<Vec<Event>, CommandError> {
        self.decide_from(person, None, id, command, now)
    }

    /// The same for somebody of whom it is known from which network address they come. Of it a hash is kept.
    pub fn decide_from(
        &self,
        person: &PersonId,
        address: Option<&str>,
        id: u64,
        command: &Command,
        now: Time,
    ) -> Result<Vec<Event>, CommandError> {
        if id > MAX_COMMAND_ID {
            return Err(CommandError::BadId);
        }
        if self.done(person, id).is_some() {
            return Ok(Vec::new());
        }
        let at = self.time(now);
        let known = self.member(person);
        if let Some(member) = known
            && self.log.members[usize::from(member)].non_play_commands >= MAX_NON_PLAY_COMMANDS
            && !matches!(
                command,
                Command::Play { .. } | Command::Leave | Command::TakeBack | Command::React { .. }
            )
        {
            return Err(CommandError::TooMuch);
        }
        let seated = known.and_then(|member| Some((member, self.seat_of(member)?)));
        let network = address.map(|address| self.log.network_key(address));
        let (member, kinds) = match (command, seated, known) {
            (Command::Leave, None, Some(member))
                if self.log.members[usize::from(member)].request.is_some() =>
            {
                (member, vec![EventKind::Withdrawn { member }])
            }
            (Command::Sit { .. } | Command::SitSealed { .. }, ..) | (_, None, _) => {
                self.sit(person, network, command)?
            }
            (Command::Ban { member: other }, Some((member, _)), _) => {
                (member, self.ban(member, *other, network.as_deref(), at)?)
            }
            (_, Some((member, seat)), _) => (member, self.seated(member, seat, command, at)?),
        };
        let last = kinds.len();
        let event = |(i, kind)| {
            // The last entry of a command speaks for all of them: they are kept together or not at all.
            let by = (i + 1 == last).then_some(Receipt { member, id });
            Event { at, by, kind }
        };
        Ok(kinds.into_iter().enumerate().map(event).collect())
    }

    /// The last number that somebody knew when a command of theirs was carried out; nothing where it was not.
    pub fn done(&self, person: &PersonId, id: u64) -> Option<u64> {
        let member = self.member(person)?;
        let receipts = &self.log.members[usize::from(member)].receipts;
        receipts.iter().find(|&&(known, _)| known == id).map(|&(_, n)| n)
    }

    fn seated(
        &self,
        member: u16,
        seat: u8,
        command: &Command,
        at: Time,
    ) -> Result<Vec<EventKind>, CommandError> {
        match command {
            Command::Sit { .. } | Command::SitSealed { .. } => Err(CommandError::AlreadySeated),
            Command::Seal { commitment } => self.seal(member, commitment),
            Command::Reveal { value } => self.reveal(member, value),
            Command::Colour { colour } => self.choose_colour(seat, *colour),
            Command::Rename { name } => {
                let name = check_name(name).map_err(CommandError::BadName)?.to_owned();
                Ok(vec![EventKind::Renamed { member, name }])
            }
            Command::Secret { secret } => Ok(vec![EventKind::Keyed { member, key: key_of(secret)? }]),
            Command::Leave => self.leave(seat),
            Command::SetBot { seat, level } => self.set_bot(member, *seat, *level, at),
            Command::FreeSeat { seat } => self.free(member, *seat, at),
            Command::Start => self.start(member, at),
            Command::Play { round, turn, action } => self.play(seat, (*round, *turn), *action),
            Command::Undo { round, turn } => self.undo(seat, (*round, *turn)),
            Command::LetBot { seat, level } => self.let_bot(member, *seat, *level, at),
            Command::TakeBack => self.take_back(seat),
            Command::ToOwnPace => self.to_own_pace(member, at),
            Command::Lock { .. }
            | Command::Approval { .. }
            | Command::Admit { .. }
            | Command::TurnAway { .. }
            | Command::Ban { .. }
            | Command::Unban { .. } => self.at_door(member, command, at),
            Command::Chat { text } => {
                let text = check_chat(text).map_err(CommandError::BadChat)?.to_owned();
                Ok(vec![EventKind::Said { member, text }])
            }
            Command::React { .. } => Ok(Vec::new()),
            Command::Rematch => match self.log.stage {
                Stage::Over(_) => Ok(Vec::new()),
                _ => Err(CommandError::NotOver),
            },
        }
    }

    fn play(&self, seat: u8, named: (u8, u8), action: NamedAction) -> Result<Vec<EventKind>, CommandError> {
        self.playing()?;
        if self.log.seats[usize::from(seat)].sitter.bot().is_some() {
            return Err(CommandError::BotPlays);
        }
        let game = self.game().expect("there is a game while it is played");
        let action = game.board().locate(action)?;
        self.act(seat, named, action)
    }

    /// A bot's action on the turn that it was asked about.
    pub fn decide_bot(
        &self,
        seat: u8,
        round: u8,
        turn: u8,
        action: Action,
        now: Time,
    ) -> Result<Vec<Event>, CommandError> {
        self.playing()?;
        let state = self.log.seats.get(usize::from(seat)).ok_or(CommandError::NoSuchSeat)?;
        if state.sitter.bot().is_none() {
            return Err(CommandError::NoBot);
        }
        let kinds = self.act(seat, (round, turn), action)?;
        Ok(kinds.into_iter().map(|kind| Event { at: self.time(now), by: None, kind }).collect())
    }

    fn act(&self, seat: u8, named: (u8, u8), action: Action) -> Result<Vec<EventKind>, CommandError> {
        let game = self.game().expect("there is a game while it is played");
        let place_at = self.seat(seat).ok_or(CommandError::NoSuchSeat)?;
        let next = place(game, place_at);
        if named > next || named == next && game.turn(place_at).is_none() {
            return Err(CommandError::TooEarly);
        }
        if named < next {
            return self.act_again(place_at, named, action);
        }
        let mut sheet = *game.sheet(place_at);
        let call = game.call(place_at).ok_or(CommandError::TooEarly)?;
        sheet.play(game.board(), call, action)?;
        Ok(vec![EventKind::Played { seat, action: game.board().name_action(action) }])
    }

    /// The same action again is done already; another comes too late, or has to wait for an undo.
    fn act_again(
        &self,
        seat: Seat,
        (round, turn): (u8, u8),
        action: Action,
    ) -> Result<Vec<EventKind>, CommandError> {
        let game = self.game().expect("there is a game while it is played");
        let place = |n: u8| usize::from(n).checked_sub(1);
        let played = place(round).zip(place(turn)).and_then(|(r, t)| game.actions(seat).get(r)?.get(t));
        if played == Some(&action) {
            return Ok(Vec::new());
        }
        let open = self.undoable(seat) == Some((round, turn));
        Err(if open { CommandError::AlreadyPlayed } else { CommandError::TooLate })
    }

    /// The place of the action that a seat can take back: in step, until all have chosen.
    pub(super) fn undoable(&self, seat: Seat) -> Option<(u8, u8)> {
        let game = self.game()?;
        let open = self.log.settings.pace == Pace::InStep && self.log.seats.len() > 1 && game.can_undo(seat);
        let (round, turns) = game.rounds().iter().enumerate().next_back().filter(|_| open)?;
        Some((round as u8 + 1, turns.len() as u8))
    }

    fn undo(&self, seat: u8, named: (u8, u8)) -> Result<Vec<EventKind>, CommandError> {
        self.playing()?;
        if self.log.seats[usize::from(seat)].sitter.bot().is_some() {
            return Err(CommandError::BotPlays);
        }
        let game = self.game().expect("there is a game while it is played");
        let place_at = self.seat(seat).ok_or(CommandError::NoSuchSeat)?;
        if self.undoable(place_at) == Some(named) {
            return Ok(vec![EventKind::Undone { seat }]);
        }
        let acted = named < place(game, place_at) && acted(game, place_at) > 0;
        Err(if acted { CommandError::TooLate } else { CommandError::NothingToUndo })
    }

    /// Deletes what a person left at the table: they leave, and lose their name and their lines of chat.
    pub fn forget(&self, person: &PersonId, now: Time) -> Vec<Event> {
        let Some(member) = self.member(person) else { return Vec::new() };
        let mut kinds = match self.seat_of(member) {
            Some(seat) => self.leave(seat).unwrap_or_default(),
            None => Vec::new(),
        };
        let kept = self.log.seats.iter().position(|seat| seat.sitter == Occupant::Reserved(member));
        kinds.extend(
            kept.map(|seat| EventKind::Left { seat: seat as u8, level: tubewright_wire::Level::Regular }),
        );
        kinds.push(EventKind::Forgotten { member });
        kinds.into_iter().map(|kind| Event { at: self.time(now), by: None, kind }).collect()
    }

    /// A rematch: the first entries of the new table, with the same people, and the entry that names it here. `None`
    /// where there is one already; everyone has been told of it. The new game starts at once where it waits for nobody:
    /// the others are bots, and no pencil is left to choose.
    pub fn rematch(
        &self,
        person: &PersonId,
        id: u64,
        (table, seed): (&str, &str),
        now: Time,
    ) -> Result<Option<(Vec<Event>, Event)>, CommandError> {
        self.decide(person, id, &Command::Rematch, now)?;
        let member = self.member(person).ok_or(CommandError::NotSeated)?;
        if self.log.rematch.is_some() {
            return Ok(None);
        }
        let seat = |state: &crate::online::state::SeatState| match state.sitter {
            Occupant::Open | Occupant::Reserved(_) => OpeningSeat::Open,
            Occupant::Bot { free: true, .. } => OpeningSeat::Open,
            Occupant::Bot { level, free: false } => OpeningSeat::Bot(level),
            Occupant::Person { member: owner, .. } => {
                let known = &self.log.members[usize::from(owner)];
                match known.person.clone() {
                    None => OpeningSeat::Open,
                    Some(person) => {
                        let newcomer = Newcomer { person, name: known.name.clone(), key: known.key.clone() };
                        if owner == member {
                            OpeningSeat::Host { newcomer, colour: None }
                        } else {
                            OpeningSeat::Reserved(newcomer)
                        }
                    }
                }
            }
        };
        let seats: Vec<OpeningSeat> = self.log.seats.iter().map(seat).collect();
        let taken = |seat: &OpeningSeat| matches!(seat, OpeningSeat::Host { .. } | OpeningSeat::Bot(_));
        let starts = seats.iter().all(taken) && self.log.settings.colours == Colours::Drawn;
        let (table, seed) = (table.to_owned(), seed.to_owned());
        let at = self.time(now);
        let opening = Opening { table: table.clone(), settings: self.log.settings, seed, seats };
        let first = [EventKind::Opened(opening)].into_iter().chain(starts.then_some(EventKind::Started));
        let first = first.map(|kind| Event { at: now, by: None, kind }).collect();
        let by = Some(Receipt { member, id });
        Ok(Some((first, Event { at, by, kind: EventKind::Rematched { table } })))
    }
}
