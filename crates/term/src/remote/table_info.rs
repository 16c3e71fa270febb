//! What a table with others adds to a game: who sits there, what they do and say, the clock.

use tubewright_client::{Contact, Event, GameSession, Offer, Seal};
use tubewright_rules::Seat;
use tubewright_table as table;
use tubewright_texts::{key, t};
use tubewright_wire::{ChatLine, Command, Level, Reaction, Sitter, Stage, Time, check_chat};

use super::{Remote, now, shown};
use crate::command::AtTable;
use crate::say::Say;
use crate::session::{kinds, names};

/// The table beside the game, in words.
pub(crate) struct TableInfo {
    /// What is wrong with the connection.
    pub(crate) contact: Option<String>,
    /// The time left for this turn.
    pub(crate) clock: Option<String>,
    /// Who is waited for, and what may be done for them.
    pub(crate) waited: Option<String>,
    /// Who sits where, a line each.
    pub(crate) seats: Vec<String>,
    /// What was said, the oldest line first.
    pub(crate) chat: Vec<String>,
    /// Whether the cards were fair, once it is known.
    pub(crate) proof: Option<String>,
}

/// Hours, minutes and seconds.
fn timer(millis: Time) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

impl Remote {
    /// The table in words.
    pub(crate) fn info(&self, say: Say<'_>) -> TableInfo {
        let offers = self.offers(say);
        let waited: Vec<String> = self.waited(say).into_iter().chain(offers).collect();
        let is_lost = matches!(self.client.contact(), Contact::Lost | Contact::Restarting);
        TableInfo {
            contact: is_lost.then(|| t!(say.0, "table-lost")),
            clock: self.clock(say),
            waited: (!waited.is_empty()).then(|| waited.join(" ")),
            seats: self.seat_rows(say),
            chat: self.client.chat().map(|line| said(say, line)).collect(),
            proof: self.is_fair().map(|fair| {
                let proof =
                    say.0.get(if fair { key!("result-proof-holds") } else { key!("result-proof-fails") });
                [Some(proof), self.seal(say)].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }),
        }
    }

    /// The time left for this turn.
    pub(crate) fn clock(&self, say: Say<'_>) -> Option<String> {
        let left = self.time_left()?;
        let (days, hours) = (left / 86_400_000, left / 3_600_000 % 24);
        let time =
            if days > 0 { t!(say.0, "table-clock-days", days = days, hours = hours) } else { timer(left) };
        Some(t!(say.0, "table-clock", time = time))
    }

    /// Does a bot play for the person?
    pub(crate) fn is_stood_in_for(&self) -> bool {
        let own = self.snapshot().and_then(|snapshot| snapshot.seats.get(usize::from(snapshot.you?)));
        own.is_some_and(|seat| seat.sitter.bot().is_some())
    }

    /// Whom the person waits for, where it is not the person who is waited for.
    pub(crate) fn waited(&self, say: Say<'_>) -> Option<String> {
        if !self.is_in_game() || self.client.stage() != table::Stage::Bots {
            return None;
        }
        if self.is_stood_in_for() {
            return Some(t!(say.0, "join-bot-plays-you"));
        }
        let (own, names) = (self.client.seat(), names(say, &self.client));
        let others =
            self.client.game().seats().filter(|&seat| Some(seat) != own && !self.client.has_acted(seat));
        let names: Vec<&str> = others.map(|seat| names[seat.index()].as_str()).collect();
        (!names.is_empty()).then(|| t!(say.0, "join-waiting", names = say.list(&names)))
    }

    /// The seat for whose person a bot may be let play now.
    pub(crate) fn offered(&self) -> Option<u8> {
        let seats = self.snapshot()?.seats.len() as u8;
        (0..seats).find(|&seat| self.client.bot_offer(seat) == Some(Offer::Now))
    }

    /// For whom a bot may be let play, or from when on.
    pub(crate) fn offers(&self, say: Say<'_>) -> Vec<String> {
        let (texts, names) = (say.0, names(say, &self.client));
        let offer = |(seat, name): (usize, &String)| match self.client.bot_offer(seat as u8)? {
            Offer::Now => Some(t!(texts, "join-may-let-bot", name = name.as_str(), number = seat + 1)),
            Offer::From(moment) => {
                let wait = Time::try_from(self.client.until(moment, now())).unwrap_or(0);
                Some(t!(texts, "join-bot-soon", name = name.as_str(), time = timer(wait)))
            }
        };
        names.iter().enumerate().filter_map(offer).collect()
    }

    /// Who sits where, a row each.
    pub(crate) fn seat_rows(&self, say: Say<'_>) -> Vec<String> {
        let seats = self.snapshot().map_or(0, |snapshot| snapshot.seats.len());
        (0..seats).map(|seat| self.seat_row(say, seat)).collect()
    }

    /// One seat: its number, who sits there, and what is to be known of them.
    fn seat_row(&self, say: Say<'_>, seat: usize) -> String {
        let texts = say.0;
        let Some((snapshot, place)) =
            self.snapshot().and_then(|snapshot| Some((snapshot, snapshot.seats.get(seat)?)))
        else {
            return String::new();
        };
        let has_game = self.client.has_game();
        let (name, kind) = (&names(say, &self.client)[seat], &kinds(say, &self.client)[seat]);
        let you = snapshot.you == Some(seat as u8);
        let is_person = matches!(place.sitter, Sitter::Person { .. });
        let who = match &place.sitter {
            Sitter::Open => t!(texts, "room-seat-free"),
            Sitter::Bot { .. } if has_game => name.clone(),
            Sitter::Bot { .. } => t!(texts, "room-bot", level = kind.as_str()),
            sitter if sitter.name().is_empty() => t!(texts, "look-seat", number = seat + 1),
            sitter => shown(sitter.name()),
        };
        let mut notes = vec![who];
        if has_game && !kind.is_empty() {
            notes.push(kind.clone());
        }
        if you {
            notes.push(t!(texts, "room-you"));
        }
        if is_person && snapshot.host == Some(seat as u8) {
            notes.push(t!(texts, "room-host"));
        }
        if is_person && place.sitter.bot().is_some() && !you {
            notes.push(t!(texts, "table-bot-plays"));
        } else if is_person && !you && !self.client.is_here(seat as u8) {
            notes.push(t!(texts, "room-away"));
        }
        if let Some(pencil) = place.colour.filter(|_| snapshot.stage == Stage::Gathering) {
            notes.push(say.pencil(pencil));
        }
        if let Some(acted) = self.acted(seat, snapshot.stage) {
            notes.push(texts.get(if acted { key!("rival-acted") } else { key!("rival-to-act") }));
        }
        format!("{}. {}", seat + 1, say.list(&notes))
    }

    /// Has a seat acted on the turn that lies there? Nothing where that is no question.
    fn acted(&self, seat: usize, stage: Stage) -> Option<bool> {
        if stage != Stage::Playing || !self.client.has_game() {
            return None;
        }
        let seat: Seat = self.client.game().seats().nth(seat)?;
        Some(self.client.has_acted(seat))
    }

    /// What is to be said of something that happened; nothing where a sentence would be too much.
    pub(crate) fn tell(&self, say: Say<'_>, event: &Event) -> Vec<String> {
        let texts = say.0;
        let name = |seat: u8| names(say, &self.client).get(usize::from(seat)).cloned().unwrap_or_default();
        match event {
            Event::Contact(Contact::Lost) => vec![t!(texts, "table-lost")],
            Event::Contact(Contact::Restarting) => vec![t!(texts, "table-stopping")],
            Event::Contact(Contact::Connected) => vec![t!(texts, "join-back")],
            Event::Refused { reason, .. } => vec![t!(texts, "refused", reason = reason.as_str())],
            Event::TakenBack => vec![t!(texts, "term-taken-back")],
            Event::Chat { line, .. } => vec![said(say, line)],
            Event::Reaction { seat, reaction } => {
                let said = t!(texts, "table-react", reaction = reaction.name());
                vec![t!(texts, "join-says", name = name(*seat), text = said)]
            }
            Event::Here(seat, true) => vec![t!(texts, "join-here", name = name(*seat))],
            Event::Here(seat, false) => vec![t!(texts, "join-away", name = name(*seat))],
            Event::Seat(seat) => vec![self.seat_row(say, usize::from(*seat))],
            Event::Host if self.is_host() => vec![t!(texts, "join-may-start")],
            Event::MayHost if self.is_gathering() => vec![t!(texts, "join-host-away")],
            Event::MayLetBot(seat) => {
                vec![t!(texts, "join-may-let-bot", name = name(*seat), number = *seat + 1)]
            }
            Event::Asks(member) if self.client.may_host() => {
                let requests = &self.client.room().requests;
                let asks = requests.iter().filter(|it| it.member == *member);
                asks.map(|it| t!(texts, "join-asks", name = shown(&it.name), number = it.member)).collect()
            }
            Event::Room => self.door(say),
            Event::Pace => vec![t!(texts, "new-pace-own-note")],
            Event::Rematch(table) => {
                let address = self.joining.address.other(&shown(table)).page();
                vec![t!(texts, "join-rematch", command = format!("tubewright join {address}"))]
            }
            _ => Vec::new(),
        }
    }

    /// Whether anybody alone could have chosen the cards.
    fn seal(&self, say: Say<'_>) -> Option<String> {
        Some(say.0.get(match self.client.seal_state() {
            Seal::Open => return None,
            Seal::Whole => key!("seal-whole"),
            Seal::Unchecked => key!("seal-unchecked"),
            Seal::Not => key!("seal-not"),
            Seal::Broken => key!("seal-broken"),
        }))
    }

    /// What there is to know of the table's door.
    fn door(&self, say: Say<'_>) -> Vec<String> {
        let (texts, room) = (say.0, self.client.room());
        let seated = self.snapshot().is_some_and(|snapshot| snapshot.you.is_some());
        let said = [
            (room.banned && !seated).then(|| t!(texts, "door-banned")),
            (room.asking && !seated).then(|| t!(texts, "door-asking")),
            room.locked.then(|| t!(texts, "door-locked")),
            room.sealing.sealed.then(|| self.seal(say)).flatten(),
            (!room.sealing.failed.is_empty()).then(|| {
                let names = names(say, &self.client);
                let failed = room.sealing.failed.iter().filter_map(|seat| names.get(usize::from(*seat)));
                let failed: Vec<&str> = failed.map(String::as_str).collect();
                t!(texts, "seal-failed", names = say.list(&failed))
            }),
        ];
        let banned = room.bans.iter().filter(|_| self.client.may_host());
        let banned = banned.map(|it| t!(texts, "join-banned", name = shown(&it.name), number = it.member));
        said.into_iter().flatten().chain(banned).collect()
    }

    /// Does what only a table with others knows; returns what is to be said.
    pub(crate) fn obey(&mut self, say: Say<'_>, command: &AtTable) -> Vec<String> {
        let texts = say.0;
        let refused = |reason: &str| vec![t!(texts, "refused", reason = reason)];
        let asked = match command {
            AtTable::Say(text) => match check_chat(text) {
                Ok(text) => Command::Chat { text: text.to_owned() },
                Err(_) => return refused("bad-chat"),
            },
            AtTable::Start => Command::Start,
            AtTable::Bot(seat, level) => {
                let level = match level {
                    None => None,
                    Some(word) => match Level::named(word) {
                        Some(level) => Some(level),
                        None => return vec![t!(texts, "usage-levels")],
                    },
                };
                let Some(seat) = seat.checked_sub(1).and_then(|seat| u8::try_from(seat).ok()) else {
                    return vec![t!(texts, "term-no-such-seat")];
                };
                if self.is_gathering() {
                    Command::SetBot { seat, level: level.unwrap_or(Level::Regular) }
                } else {
                    Command::LetBot { seat, level }
                }
            }
            AtTable::Back => Command::TakeBack,
            AtTable::React(word) => {
                match Reaction::ALL.into_iter().find(|reaction| reaction.name() == word) {
                    Some(reaction) => Command::React { reaction },
                    None => {
                        let words = Reaction::ALL.map(Reaction::name);
                        return vec![t!(texts, "join-reactions", words = say.list(&words))];
                    }
                }
            }
            AtTable::Pencil(word) => match word.parse() {
                Ok(pencil) => Command::Colour { colour: Some(pencil) },
                Err(_) => return vec![t!(texts, "join-pencils")],
            },
            AtTable::Rematch => Command::Rematch,
            AtTable::Lock(locked) => Command::Lock { locked: *locked },
            AtTable::Approval(required) => Command::Approval { required: *required },
            AtTable::Admit(member) => Command::Admit { member: *member },
            AtTable::Deny(member) => Command::TurnAway { member: *member },
            AtTable::Ban(seat) => {
                let seat = seat.checked_sub(1).and_then(|seat| u8::try_from(seat).ok());
                match seat.and_then(|seat| self.client.member(seat)) {
                    Some(member) => Command::Ban { member },
                    None => return vec![t!(texts, "term-no-such-seat")],
                }
            }
            AtTable::Unban(member) => Command::Unban { member: *member },
            AtTable::GiveUp => Command::Leave,
            AtTable::Link => {
                let address = &self.joining.address;
                return vec![
                    t!(texts, "join-link", address = address.page()),
                    t!(texts, "join-seat-link", address = address.seat(&self.joining.seat)),
                ];
            }
        };
        self.ask(asked);
        Vec::new()
    }
}

/// A line of chat.
fn said(say: Say<'_>, line: &ChatLine) -> String {
    t!(say.0, "join-says", name = shown(&line.name), text = shown(&line.text))
}
