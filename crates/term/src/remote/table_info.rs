//! What a table with others adds to a game: who sits there, what they do and say, the clock.

use tubewright_rules::Seat;
use tubewright_texts::{key, t};
use tubewright_wire::{Command, Level, Sitter, Stage, check_chat};

use super::{Remote, Told, shown};
use crate::command::AtTable;
use crate::session::{GameSession, Wait};

/// The table beside the game, in words.
pub(crate) struct TableInfo {
    /// What is wrong with the connection.
    pub(crate) contact: Option<String>,
    /// The time left for this turn.
    pub(crate) clock: Option<String>,
    /// Who is waited for.
    pub(crate) waited: Option<String>,
    /// Who sits where, a line each.
    pub(crate) seats: Vec<String>,
    /// What was said, the oldest line first.
    pub(crate) chat: Vec<String>,
    /// Whether the cards were fair, once it is known.
    pub(crate) proof: Option<String>,
}

impl TableInfo {
    pub(super) fn of(remote: &Remote<'_>) -> Self {
        let texts = remote.say.0;
        let snapshot = remote.snapshot();
        let spoken =
            snapshot.into_iter().flat_map(|snapshot| &snapshot.chat).filter(|line| !line.text.is_empty());
        let line = |line: &tubewright_wire::ChatLine| {
            t!(texts, "join-says", name = shown(&line.name), text = shown(&line.text))
        };
        Self {
            contact: remote.lost.then(|| t!(texts, "table-lost")),
            clock: remote.clock(),
            waited: remote.waited(),
            seats: (0..snapshot.map_or(0, |snapshot| snapshot.seats.len()))
                .map(|seat| remote.seat_row(seat))
                .collect(),
            chat: spoken.map(line).collect(),
            proof: remote.is_fair().map(|fair| {
                texts.get(if fair { key!("result-proof-holds") } else { key!("result-proof-fails") })
            }),
        }
    }
}

impl Remote<'_> {
    /// The time left for this turn.
    pub(crate) fn clock(&self) -> Option<String> {
        let texts = self.say.0;
        let seconds = self.time_left()? / 1000;
        let (days, hours) = (seconds / 86_400, seconds / 3600 % 24);
        let time = if days > 0 {
            t!(texts, "table-clock-days", days = days, hours = hours)
        } else if seconds >= 3600 {
            format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
        } else {
            format!("{}:{:02}", seconds / 60, seconds % 60)
        };
        Some(t!(texts, "table-clock", time = time))
    }

    /// Whom the person waits for, where it is not the person who is waited for.
    pub(crate) fn waited(&self) -> Option<String> {
        if !self.is_in_game() || self.wait() != Wait::Others {
            return None;
        }
        let own = self.seat();
        if self.snapshot().and_then(|snapshot| snapshot.seats[own.index()].sitter.bot()).is_some() {
            return Some(t!(self.say.0, "join-bot-plays-you"));
        }
        let others = self.game().seats().filter(|&seat| seat != own && !self.has_acted(seat));
        let names: Vec<&str> = others.map(|seat| self.names[seat.index()].as_str()).collect();
        (!names.is_empty()).then(|| t!(self.say.0, "join-waiting", names = self.say.list(&names)))
    }

    /// One seat: its number, who sits there, and what is to be known of them.
    pub(crate) fn seat_row(&self, seat: usize) -> String {
        let texts = self.say.0;
        let Some((snapshot, place)) =
            self.snapshot().and_then(|snapshot| Some((snapshot, snapshot.seats.get(seat)?)))
        else {
            return String::new();
        };
        let you = snapshot.you == Some(seat as u8);
        let is_person = matches!(place.sitter, Sitter::Person { .. });
        let who = match &place.sitter {
            Sitter::Open => t!(texts, "room-seat-free"),
            Sitter::Bot { .. } if self.game.is_some() => self.names[seat].clone(),
            Sitter::Bot { .. } => t!(texts, "room-bot", level = self.kinds[seat].as_str()),
            sitter if sitter.name().is_empty() => t!(texts, "look-seat", number = seat + 1),
            sitter => shown(sitter.name()),
        };
        let mut notes = vec![who];
        if self.game.is_some() && !self.kinds[seat].is_empty() {
            notes.push(self.kinds[seat].clone());
        }
        if you {
            notes.push(t!(texts, "room-you"));
        }
        if is_person && snapshot.host == Some(seat as u8) {
            notes.push(t!(texts, "room-host"));
        }
        if is_person && place.sitter.bot().is_some() && !you {
            notes.push(t!(texts, "table-bot-plays"));
        } else if is_person && !you && !self.here.get(seat).copied().unwrap_or(true) {
            notes.push(t!(texts, "room-away"));
        }
        if let Some(pencil) = place.colour.filter(|_| snapshot.stage == Stage::Gathering) {
            notes.push(self.say.pencil(pencil));
        }
        if let Some(acted) = self.acted(seat, snapshot.stage) {
            notes.push(texts.get(if acted { key!("rival-acted") } else { key!("rival-to-act") }));
        }
        format!("{}. {}", seat + 1, self.say.list(&notes))
    }

    /// Has a seat acted on the turn that lies there? Nothing where that is no question.
    fn acted(&self, seat: usize, stage: Stage) -> Option<bool> {
        let game = self.game.as_ref().filter(|_| stage == Stage::Playing)?;
        let seat: Seat = game.seats().nth(seat)?;
        Some(self.has_acted(seat))
    }

    /// What is to be said of something that happened; nothing where a sentence would be too much.
    pub(crate) fn tell(&self, told: &Told) -> Vec<String> {
        let texts = self.say.0;
        let name = |seat: &usize| self.names.get(*seat).cloned().unwrap_or_default();
        match told {
            Told::Lost => vec![t!(texts, "table-lost")],
            Told::Stopping => vec![t!(texts, "table-stopping")],
            Told::Back => vec![t!(texts, "join-back")],
            Told::Refused(reason) => vec![t!(texts, "refused", reason = reason.as_str())],
            Told::Chat(name, text, _) => {
                vec![t!(texts, "join-says", name = name.as_str(), text = text.as_str())]
            }
            Told::Reaction(seat, reaction) => {
                let said = t!(texts, "table-react", reaction = reaction.name());
                vec![t!(texts, "join-says", name = name(seat), text = said)]
            }
            Told::Presence(seat, true) => vec![t!(texts, "join-here", name = name(seat))],
            Told::Presence(seat, false) => vec![t!(texts, "join-away", name = name(seat))],
            Told::Seat(seat) => vec![self.seat_row(*seat)],
            Told::Host if self.is_host() => vec![t!(texts, "join-may-start")],
            Told::OwnPace => vec![t!(texts, "new-pace-own-note")],
            Told::Host | Told::Anew => Vec::new(),
            Told::Rematch(table) => {
                let address = self.joining.address.other(table).page();
                vec![t!(texts, "join-rematch", command = format!("tubewright join {address}"))]
            }
        }
    }

    /// Does what only a table with others knows; returns what is to be said.
    pub(super) fn do_at_table(&mut self, command: &AtTable) -> Vec<String> {
        let texts = self.say.0;
        let refused = |reason: &str| vec![t!(texts, "refused", reason = reason)];
        let gathering = self.snapshot().is_some_and(|snapshot| snapshot.stage == Stage::Gathering);
        let asked = match command {
            AtTable::Say(text) => match check_chat(text) {
                Ok(text) => Command::Chat { text: text.to_owned() },
                Err(_) => return refused("bad-chat"),
            },
            AtTable::Start => Command::Start,
            AtTable::Bot(seat, level) => {
                let level = match level {
                    None => None,
                    Some(word) => match Level::ALL.into_iter().find(|level| level.name() == word) {
                        Some(level) => Some(level),
                        None => return vec![t!(texts, "usage-levels")],
                    },
                };
                let Some(seat) = seat.checked_sub(1).and_then(|seat| u8::try_from(seat).ok()) else {
                    return vec![t!(texts, "term-no-such-seat")];
                };
                if gathering {
                    Command::SetBot { seat, level: level.unwrap_or(Level::Regular) }
                } else {
                    Command::LetBot { seat, level }
                }
            }
            AtTable::Back => Command::TakeBack,
            AtTable::Pencil(word) => match word.parse() {
                Ok(pencil) => Command::Colour { colour: Some(pencil) },
                Err(_) => return vec![t!(texts, "join-pencils")],
            },
            AtTable::Rematch => Command::Rematch,
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
