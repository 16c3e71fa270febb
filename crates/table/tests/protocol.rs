//! The transcript in `docs/protocol.md` is what really happens, line by line.

mod hall;

use std::fmt::Write as _;

use hall::{SECOND, SEED, START, new_table, person};
use tubewright_table::{Table, Watcher};
use tubewright_wire::{ClientMessage, CommandError, Encoding, Frame, ServerMessage, Settings, Time};

/// As little of a server as the transcript needs.
struct Server {
    table: Table,
    now: Time,
    sent: Vec<(u64, Vec<(String, ServerMessage)>)>,
    /// Who is connected, in the order in which they came.
    lines: Vec<String>,
    out: String,
}

impl Server {
    fn new() -> Self {
        let opened = Table::open(&new_table(Settings::plain(2)), "kx7", SEED, &person("ann"), START)
            .expect("it opens");
        let table = Table::replay([&opened], START).expect("it fits");
        Self { table, now: START, sent: Vec::new(), lines: Vec::new(), out: String::new() }
    }

    fn send(&mut self, to: &str, message: &ServerMessage) {
        let Frame::Text(text) = Encoding::Json.encode(message) else { panic!("JSON is text") };
        writeln!(self.out, "{to} < {text}").expect("a text grows");
    }

    fn hello(&mut self, who: &str, last: Option<tubewright_wire::ResumePoint>) {
        self.lines.push(who.to_owned());
        self.table.set_here(&person(who), true, self.now);
        let watcher = self.table.watcher(&person(who));
        let snapshot = if last.is_none() { Some(self.table.snapshot(watcher)) } else { None };
        let (server, build) = ("0.1.0".to_owned(), "/build/5a1fd23c07b94e68".to_owned());
        let here = self.table.presence(self.now).here;
        self.send(who, &ServerMessage::Welcome { server, build, now: self.now, snapshot, here });
        let Some(last) = last else { return };
        let missed: Vec<ServerMessage> = self
            .sent
            .iter()
            .filter(|(n, _)| *n > last.n)
            .flat_map(|(_, messages)| messages.iter().filter(|(name, _)| name == who))
            .map(|(_, message)| message.clone())
            .collect();
        missed.iter().for_each(|message| self.send(who, message));
    }

    fn command(
        &mut self,
        who: &str,
        id: u64,
        command: &tubewright_wire::Command,
    ) -> Result<(), CommandError> {
        let events = self.table.decide(&person(who), id, command, self.now)?;
        for event in events {
            // The one who is not connected is remembered, as a server remembers the last entries.
            let people = ["ann", "bob"].map(|name| (name, self.table.watcher(&person(name))));
            let update = self.table.apply(&event).expect("it fits");
            let message = |(name, was): (&str, Watcher)| {
                let is = self.table.watcher(&person(name));
                let changes = update.changes(is).to_vec();
                let message = if update.is_fresh() || was != is {
                    ServerMessage::Snapshot { snapshot: self.table.snapshot(is) }
                } else {
                    let n = update.numbers().last(self.table.member(&person(name)));
                    ServerMessage::Event { n, at: update.at(), changes }
                };
                (name.to_owned(), message)
            };
            let messages: Vec<(String, ServerMessage)> = people.into_iter().map(message).collect();
            for (name, message) in &messages {
                if self.lines.contains(name) {
                    self.send(name, message);
                }
            }
            let n = update.numbers().last(None);
            self.sent.push((n, messages));
        }
        let n = self.table.done(&person(who), id).unwrap_or_else(|| self.table.last_number(&person(who)));
        self.send(who, &ServerMessage::Done { id, n });
        Ok(())
    }

    fn receive(&mut self, who: &str, text: &str) {
        self.now += SECOND;
        match Encoding::Json.decode_client(text.as_bytes()) {
            Ok(ClientMessage::Hello { last, .. }) => self.hello(who, last),
            Ok(ClientMessage::Command { id, command }) => {
                if let Err(why) = self.command(who, id, &command) {
                    let (reason, message) = (why.reason().to_owned(), why.to_string());
                    self.send(who, &ServerMessage::Refused { id: Some(id), reason, message });
                }
            }
            Ok(ClientMessage::Ping { stamp }) => {
                let pong = ServerMessage::Pong { stamp, now: self.now };
                self.send(who, &pong);
            }
            Err(why) => {
                let reason = why.reason.to_owned();
                self.send(who, &ServerMessage::Refused { id: why.id, reason, message: why.message });
            }
        }
    }
}

#[test]
fn the_transcript_in_the_docs_is_what_happens() {
    let docs = include_str!("../../../docs/protocol.md");
    let (_, rest) = docs.split_once("```transcript\n").expect("there is a transcript");
    let (documented, _) = rest.split_once("```").expect("it ends");
    let mut server = Server::new();
    for line in documented.lines() {
        if let Some((who, text)) = line.split_once(" > ") {
            writeln!(server.out, "{line}").expect("a text grows");
            server.receive(who, text);
        } else if let Some(who) = line.strip_prefix("# ").and_then(|note| note.split_once(" loses")) {
            writeln!(server.out, "{line}").expect("a text grows");
            server.lines.retain(|name| name != who.0);
        }
    }
    assert!(server.table.log_len() > 6, "something happens in it");
    for (documented, happened) in documented.lines().zip(server.out.lines()) {
        assert_eq!(documented, happened);
    }
    assert_eq!(documented, server.out);
}

#[test]
fn the_docs_name_every_refusal_and_limit() {
    let docs = include_str!("../../../docs/protocol.md");
    use tubewright_wire::TextError::Empty;
    let refusals = [
        CommandError::BadSettings,
        CommandError::BadName(Empty),
        CommandError::BadChat(Empty),
        CommandError::BadSecret,
        CommandError::BadId,
        CommandError::NoSuchSeat,
        CommandError::NotSeated,
        CommandError::AlreadySeated,
        CommandError::SeatTaken,
        CommandError::Full,
        CommandError::NotHost,
        CommandError::NotYourself,
        CommandError::NoColourChoice,
        CommandError::ColourTaken,
        CommandError::Empty,
        CommandError::NotEmpty,
        CommandError::NotStarted,
        CommandError::AlreadyStarted,
        CommandError::Over,
        CommandError::NotOver,
        CommandError::TooEarly,
        CommandError::TooLate,
        CommandError::AlreadyPlayed,
        CommandError::NothingToUndo,
        CommandError::BotPlays,
        CommandError::NoBot,
        CommandError::NotAway,
        CommandError::AlreadyOwnPace,
        CommandError::TooMuch,
        CommandError::SeenFurther,
        CommandError::SeatAhead,
        CommandError::Locked,
        CommandError::Banned,
        CommandError::NoSuchMember,
        CommandError::NotAsking,
        CommandError::NotBanned,
        CommandError::IsOpener,
        CommandError::NotOpener,
        CommandError::BelongsToAll,
        CommandError::BadEntropy,
        CommandError::NotRevealing,
        CommandError::Revealing,
    ];
    for refusal in refusals {
        assert!(docs.contains(&format!("`{}`", refusal.reason())), "{}", refusal.reason());
    }
    for limit in
        [tubewright_wire::MAX_FRAME_BYTES, tubewright_wire::MAX_NAME_CHARS, tubewright_wire::MAX_CHAT_CHARS]
    {
        assert!(docs.contains(&format!(" {limit}")), "{limit}");
    }
}

#[test]
fn the_map_in_the_docs_is_that_of_the_game() {
    let docs = include_str!("../../../docs/protocol.md");
    let (_, rest) = docs.split_once("```map\n").expect("there is a map");
    let (documented, _) = rest.split_once("```").expect("it ends");
    assert_eq!(documented, include_str!("../../rules/src/board/london.map"));
}
