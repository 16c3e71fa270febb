//! A seat at the table of a server that says what a test wants it to say.

use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tubewright_table::{PersonId, Table, Watcher};
use tubewright_texts::{Language, Texts};
use tubewright_wire::{
    BotFrom, ClientMessage, CloseCode, Command, Encoding, Frame, NewTable, Presence, Reaction, ServerMessage,
    Settings,
};
use tungstenite::Message;
use tungstenite::handshake::server::{Request, Response};
use tungstenite::http::HeaderValue;
use tungstenite::http::header::SEC_WEBSOCKET_PROTOCOL;
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode as Code;

use super::*;
use crate::command::AtTable;
use crate::look::Look;
use crate::say::Say;
use crate::screen::game::GameScreen;
use crate::screen::room::RoomScreen;
use crate::screen::run::Screen;

const PATIENCE: Duration = Duration::from_secs(60);
const LOOK: Look = Look { colour: false, unicode: true };

/// What the server does with each socket, one after another.
enum Says {
    Messages(Vec<ServerMessage>),
    Close(CloseCode),
}

/// A server on this machine, and what it hears.
fn server(sockets: Vec<Says>) -> (Address, Receiver<ClientMessage>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}/t/kx7", listener.local_addr().expect("an address"));
    let (tell, heard) = channel();
    thread::spawn(move || {
        for says in sockets {
            let (stream, _) = listener.accept().expect("somebody comes");
            #[expect(clippy::result_large_err, reason = "tungstenite's own type")]
            let answer = |_: &Request, mut response: Response| {
                let protocol = HeaderValue::from_static(Encoding::Json.subprotocol());
                response.headers_mut().insert(SEC_WEBSOCKET_PROTOCOL, protocol);
                Ok(response)
            };
            let mut socket = tungstenite::accept_hdr(stream, answer).expect("a socket");
            let messages = match says {
                Says::Messages(messages) => messages,
                Says::Close(code) => {
                    let close = CloseFrame { code: Code::from(code.code()), reason: "".into() };
                    let _ = socket.close(Some(close));
                    while socket.read().is_ok() {}
                    continue;
                }
            };
            while let Ok(message) = socket.read() {
                let Message::Text(text) = message else { continue };
                let message = Encoding::Json.decode_client(text.as_bytes()).expect("a message");
                if let ClientMessage::Hello { .. } = message {
                    for message in &messages {
                        let Frame::Text(text) = Encoding::Json.encode(message) else { continue };
                        socket.send(Message::text(text)).expect("it is sent");
                    }
                }
                if tell.send(message).is_err() {
                    return;
                }
            }
        }
    });
    (address.parse().expect("an address"), heard)
}

fn join(address: Address) -> Remote {
    let joining = Joining {
        address,
        name: "Ben".to_owned(),
        person: "0".repeat(32),
        seat: "1".repeat(32),
        come_back: String::new(),
        random: || 7,
        save: |_, _| Ok(()),
    };
    Remote::new(joining, || ())
}

/// Ann, who is the host, and Ben at a table; as Ben sees it.
fn welcome(seats: u8) -> ServerMessage {
    let new = NewTable {
        settings: Settings::plain(seats),
        name: "Ann".into(),
        colour: None,
        bots: vec![],
        secret: None,
    };
    let now = now();
    let (ann, ben) = (PersonId("ann".into()), PersonId("ben".into()));
    let opened = Table::open(&new, "kx7", "a seed", &ann, now).expect("it can be opened");
    let mut table = Table::replay([&opened], now).expect("it fits");
    let sit = Command::Sit { seat: None, name: "Ben".into(), colour: None, secret: None };
    for event in table.decide(&ben, 1, &sit, now).expect("there is a seat") {
        table.apply(&event).expect("it fits");
    }
    let snapshot = Some(table.snapshot(Watcher::Seat(1)));
    ServerMessage::Welcome {
        server: String::new(),
        build: String::new(),
        now,
        snapshot,
        here: vec![false, true],
    }
}

/// Ann has been away for long.
fn ann_is_away() -> ServerMessage {
    let from = now() - 60_000;
    ServerMessage::Presence(Presence {
        here: vec![false, true],
        bots: vec![Some(BotFrom { host: from, others: from }), None],
        host: Some(from),
    })
}

/// What is told until something holds.
fn until(remote: &mut Remote, texts: &Texts, holds: impl Fn(&Remote) -> bool) -> Vec<String> {
    let (since, mut told) = (Instant::now(), Vec::new());
    while !holds(remote) {
        remote.poll();
        for event in remote.events() {
            told.extend(remote.tell(Say(texts), &event));
        }
        assert!(since.elapsed() < PATIENCE, "it does not happen: {told:?}");
        thread::sleep(BLINK);
    }
    told
}

/// What the server is asked for, after the hello.
fn asked(heard: &Receiver<ClientMessage>) -> Command {
    loop {
        match heard.recv_timeout(PATIENCE).expect("something is asked for") {
            ClientMessage::Command { command, .. } => return command,
            ClientMessage::Hello { .. } | ClientMessage::Ping { .. } => {}
        }
    }
}

fn press(screen: &mut dyn Screen, code: KeyCode) {
    screen.key(KeyEvent::new(code, KeyModifiers::NONE));
}

#[test]
fn in_the_place_of_a_host_who_is_away_anybody_may_begin() {
    let texts = Texts::embedded(Language::English);
    let (address, heard) = server(vec![Says::Messages(vec![welcome(3), ann_is_away()])]);
    let mut remote = join(address);
    let told = until(&mut remote, &texts, Remote::may_start);
    assert!(
        told.contains(&"The host is away: type start to begin without waiting for them.".to_owned()),
        "{told:?}"
    );
    let mut room = RoomScreen::new(remote, Say(&texts), LOOK);
    press(&mut room, KeyCode::Enter);
    assert_eq!(asked(&heard), Command::Start);
}

#[test]
fn a_bot_is_offered_for_whoever_is_away_and_let_play_by_word_and_by_key() {
    let texts = Texts::embedded(Language::English);
    let (address, heard) = server(vec![Says::Messages(vec![welcome(2), ann_is_away()])]);
    let mut remote = join(address);
    let told = until(&mut remote, &texts, |remote| remote.offered().is_some());
    let offer = "A bot may play for Ann now: type bot 1.".to_owned();
    assert!(told.contains(&offer), "{told:?}");
    assert_eq!(remote.offers(Say(&texts)), [offer]);
    let let_bot = Command::LetBot { seat: 0, level: None };
    remote.obey(Say(&texts), &AtTable::Bot(1, None));
    assert_eq!(asked(&heard), let_bot);
    let mut game = GameScreen::new(remote, Say(&texts), LOOK);
    press(&mut game, KeyCode::Char('l'));
    assert_eq!(asked(&heard), let_bot);
}

#[test]
fn reactions_are_sent_by_their_words_and_others_are_named() {
    let texts = Texts::embedded(Language::English);
    let (address, heard) = server(vec![Says::Messages(vec![welcome(2)])]);
    let mut remote = join(address);
    until(&mut remote, &texts, Remote::is_in_game);
    let said = remote.obey(Say(&texts), &AtTable::React("shrug".to_owned()));
    assert_eq!(said, ["The reactions are wave, clap, laugh, wow, oops, waiting."]);
    assert!(remote.obey(Say(&texts), &AtTable::React("clap".to_owned())).is_empty());
    assert_eq!(asked(&heard), Command::React { reaction: Reaction::Clap });
}

#[test]
fn what_does_not_fit_is_asked_for_anew_and_the_game_goes_on() {
    let texts = Texts::embedded(Language::English);
    let odd = ServerMessage::Event { n: 99, at: now(), changes: vec![] };
    let (address, heard) =
        server(vec![Says::Messages(vec![welcome(2), odd]), Says::Messages(vec![welcome(2)])]);
    let mut remote = join(address);
    until(&mut remote, &texts, |remote| remote.lost);
    let told = until(&mut remote, &texts, |remote| !remote.lost);
    assert!(told.contains(&"The connection is back, and nothing was lost.".to_owned()), "{told:?}");
    assert!(remote.is_in_game() && remote.farewell().is_none());
    let hellos: Vec<ClientMessage> = heard.try_iter().collect();
    let everything = |hello: &ClientMessage| matches!(hello, ClientMessage::Hello { last: None, .. });
    assert!(hellos.len() == 2 && hellos.iter().all(everything), "{hellos:?}");
}

#[test]
fn a_table_that_is_deleted_ends_the_visit_and_so_does_another_version() {
    let texts = Texts::embedded(Language::English);
    for (code, why) in [(CloseCode::TableDeleted, NoWay::NoTable), (CloseCode::Outdated, NoWay::Outdated)] {
        let (address, _heard) = server(vec![Says::Close(code)]);
        let mut remote = join(address);
        until(&mut remote, &texts, |remote| remote.farewell().is_some());
        assert_eq!(remote.farewell(), Some(&Farewell::NoWay(why)));
    }
}
