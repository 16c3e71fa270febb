//! How a client stays connected, and what becomes of what it was asked while it was not.
#![cfg(not(target_family = "wasm"))]

mod world;

use tubewright_client::{Client, Contact, Event, Output, SocketId};
use tubewright_table::EventKind;
use tubewright_wire::{
    ClientMessage, CloseCode, Command, Reaction, ResumePoint, ServerMessage, Settings, Time,
};
use world::{MINUTE, SECOND, START, World, new_table, sit};

fn chat(text: &str) -> Command {
    Command::Chat { text: text.into() }
}

fn times_said(world: &World, text: &str) -> usize {
    let is_it = |event: &&tubewright_table::Event| matches!(&event.kind, EventKind::Said { text: said, .. } if said == text);
    world.server.log.iter().filter(is_it).count()
}

/// The socket that a client asks for.
fn connecting(client: &mut Client) -> SocketId {
    let mut outputs = outputs(client).into_iter();
    let socket = |output| if let Output::Connect(socket) = output { Some(socket) } else { None };
    outputs.find_map(socket).expect("it connects")
}

fn outputs(client: &mut Client) -> Vec<Output> {
    std::iter::from_fn(|| client.next_output()).collect()
}

fn events(client: &mut Client) -> Vec<Event> {
    std::iter::from_fn(|| client.next_event()).collect()
}

/// A client that has been welcomed to Ann's table, and its socket.
fn welcomed() -> (Client, SocketId) {
    let mut client = Client::new(None, 1, START);
    let socket = connecting(&mut client);
    client.opened(socket, START);
    client.received(socket, welcome(true), START);
    assert_eq!(client.contact(), Contact::Connected);
    outputs(&mut client);
    events(&mut client);
    (client, socket)
}

fn welcome(whole: bool) -> ServerMessage {
    let world = World::new(&new_table(Settings::plain(2)), &["ann"]);
    let snapshot = whole.then(|| world.truth(0).snapshot().clone());
    ServerMessage::Welcome { server: String::new(), build: String::new(), now: START, snapshot, here: vec![] }
}

fn event(n: u64) -> ServerMessage {
    ServerMessage::Event { n, at: START, changes: vec![] }
}

#[test]
fn whoever_comes_back_goes_on_by_number() {
    let mut world = World::playing(&["ann", "ben"]);
    world.cut_device(1);
    world.ask(0, chat("while Ben is away"));
    world.settle();
    let events = &world.devices[1].events;
    assert!(!events.contains(&Event::Snapshot), "{events:?}");
    assert!(events.iter().any(|event| matches!(event, Event::Chat { is_own: false, .. })));
    assert_eq!(world.client(1).mirror().cloned(), Some(world.truth(1)));
}

#[test]
fn what_is_asked_without_a_connection_is_done_once_there_is_one() {
    let mut world = World::playing(&["ann", "ben"]);
    world.devices[1].is_online = false;
    world.cut_device(1);
    world.ask(1, chat("first"));
    world.ask(1, chat("second"));
    world.pass_time(MINUTE);
    world.deliver();
    assert!(!world.client(1).is_settled());
    world.devices[1].is_online = true;
    world.settle();
    let said: Vec<&str> = world.client(0).chat().map(|line| line.text.as_str()).collect();
    assert_eq!(said, ["first", "second"], "in the order in which they were asked for");
}

#[test]
fn what_has_no_answer_is_sent_again_and_done_once() {
    let mut world = World::playing(&["ann", "ben"]);
    world.ask(1, chat("hello"));
    let wire = world.wires.len() - 1;
    while world.up(wire) {}
    assert_eq!(times_said(&world, "hello"), 1);
    // The answer is lost, and with it everybody's connection to a server that dies.
    world.wires.iter_mut().for_each(|wire| wire.down.clear());
    world.restart_server();
    world.settle();
    assert_eq!(times_said(&world, "hello"), 1);
    assert!(world.client(1).is_settled());
}

#[test]
fn a_reaction_that_was_sent_or_is_old_is_not_sent_again() {
    let mut world = World::playing(&["ann", "ben"]);
    let clap = Command::React { reaction: Reaction::Clap };
    let reactions = |world: &World| {
        world.devices[0].events.iter().filter(|event| matches!(event, Event::Reaction { .. })).count()
    };
    world.ask(1, clap.clone());
    world.wires.iter_mut().for_each(|wire| wire.up.clear());
    world.cut_device(1);
    world.settle();
    assert_eq!(reactions(&world), 0, "sent into a socket that broke");

    world.devices[1].is_online = false;
    world.cut_device(1);
    world.ask(1, clap.clone());
    world.pass_time(MINUTE);
    world.devices[1].is_online = true;
    world.settle();
    assert_eq!(reactions(&world), 0, "of a minute ago");

    world.cut_device(1);
    world.ask(1, clap);
    world.settle();
    assert_eq!(reactions(&world), 1, "of this moment");
}

/// The pauses between so many attempts that fail.
fn pauses(seed: u64, attempts: usize) -> Vec<Time> {
    let (mut client, mut now) = (Client::new(None, seed, START), START);
    let pause = |_| {
        let socket = connecting(&mut client);
        client.closed(socket, None, now);
        let due = client.next_tick().expect("another attempt follows");
        let pause = due - now;
        client.tick(due - 1);
        assert_eq!(client.next_output(), None, "it waits for its time");
        now = due;
        client.tick(now);
        pause
    };
    (0..attempts).map(pause).collect()
}

#[test]
fn pauses_grow_to_ten_seconds_and_are_not_the_same_for_all() {
    let usual = [600, 1200, 2400, 4800, 9600, 10_000, 10_000, 10_000];
    for seed in 0..20 {
        for (pause, usual) in pauses(seed, usual.len()).into_iter().zip(usual) {
            assert!((usual / 2..=usual * 3 / 2).contains(&pause), "{pause} instead of about {usual}");
        }
    }
    assert_ne!(pauses(1, 4), pauses(2, 4));
}

#[test]
fn after_a_welcome_the_first_pause_is_short_again() {
    let (mut client, socket) = welcomed();
    client.closed(socket, Some(1006), START);
    let due = client.next_tick().expect("it tries again");
    assert!((START + 150..=START + 450).contains(&due));
    assert_eq!(client.contact(), Contact::Lost);
    assert!(events(&mut client).contains(&Event::Lost { failed: 0 }));
}

#[test]
fn a_server_that_starts_anew_is_left_alone_for_as_long_as_it_asks() {
    for (asked, pause) in [(2_500, 2_500), (u32::MAX, 60_000)] {
        let (mut client, socket) = welcomed();
        client.received(socket, ServerMessage::ComeBack { after: asked }, START);
        assert_eq!(client.contact(), Contact::Restarting);
        client.closed(socket, Some(1001), START);
        assert_eq!(client.next_tick(), Some(START + pause));
        assert_eq!(
            client.contact(),
            Contact::Restarting,
            "that it starts anew says more than that it is gone"
        );
        for _ in 0..3 {
            let due = client.next_tick().expect("it tries again");
            client.tick(due);
            let socket = connecting(&mut client);
            client.closed(socket, None, due);
        }
        assert_eq!(client.contact(), Contact::Lost, "it did not come back");
    }
}

#[test]
fn a_silent_socket_is_asked_for_a_sign_of_life_and_given_up_without_one() {
    let (mut client, socket) = welcomed();
    let due = client.next_tick().expect("silence is noticed");
    assert_eq!(due, START + 15 * SECOND);
    client.tick(due);
    assert_eq!(outputs(&mut client), [Output::Send(socket, ClientMessage::Ping { stamp: 0 })]);
    client.received(socket, ServerMessage::Pong { stamp: 0, now: due }, due + 1);
    assert_eq!(client.next_tick(), Some(due + 1 + 15 * SECOND), "it lives");

    let due = due + 1 + 15 * SECOND;
    client.tick(due);
    outputs(&mut client);
    client.tick(due + 10 * SECOND);
    assert_eq!(outputs(&mut client), [Output::Close(socket)]);
    assert_eq!(client.contact(), Contact::Lost);
}

#[test]
fn a_socket_that_does_not_open_or_brings_no_welcome_is_given_up() {
    for opens in [false, true] {
        let mut client = Client::new(None, 1, START);
        let socket = connecting(&mut client);
        if opens {
            client.opened(socket, START);
        }
        outputs(&mut client);
        client.tick(START + 20 * SECOND);
        assert_eq!(outputs(&mut client), [Output::Close(socket)], "{opens}");
        assert!(client.next_tick().is_some());
    }
}

#[test]
fn a_device_that_wakes_up_does_not_wait() {
    let (mut client, socket) = welcomed();
    client.closed(socket, None, START);
    client.wake(START + 1);
    let again = connecting(&mut client);
    client.opened(again, START + 2);
    client.received(again, welcome(false), START + 3);
    outputs(&mut client);

    // The socket may be dead although nobody has said so.
    client.wake(START + 10 * SECOND);
    assert_eq!(outputs(&mut client), [Output::Send(again, ClientMessage::Ping { stamp: 0 })]);
    client.tick(START + 14 * SECOND);
    assert_eq!(outputs(&mut client), [Output::Close(again)]);
}

#[test]
fn a_snapshot_that_does_not_fit_is_asked_for_again_ever_more_slowly() {
    let mut client = Client::new(None, 1, START);
    let mut now = START;
    let mut pauses = Vec::new();
    for _ in 0..6 {
        let socket = connecting(&mut client);
        client.opened(socket, now);
        let ServerMessage::Welcome { server, build, snapshot: Some(mut snapshot), here, .. } = welcome(true)
        else {
            panic!("a welcome")
        };
        // There is no such seat.
        snapshot.you = Some(9);
        client.received(
            socket,
            ServerMessage::Welcome { server, build, now, snapshot: Some(snapshot), here },
            now,
        );
        assert!(matches!(outputs(&mut client)[..], [Output::Send(..), Output::Close(it)] if it == socket));
        assert_eq!(client.contact(), Contact::Lost);
        let due = client.next_tick().expect("it tries again");
        pauses.push(due - now);
        now = due;
        client.tick(now);
    }
    assert!(pauses.last() > pauses.first(), "{pauses:?}");
    let socket = connecting(&mut client);
    client.opened(socket, now);
    client.received(socket, welcome(true), now);
    assert_eq!(client.contact(), Contact::Connected);
}

#[test]
fn a_change_that_does_not_fit_is_followed_by_a_hello_for_everything() {
    let (mut client, socket) = welcomed();
    let shown = client.mirror().cloned();
    // There is no game yet.
    let changes = vec![tubewright_wire::Change::Undone { seat: 0 }];
    client.received(socket, ServerMessage::Event { n: 1, at: START, changes }, START);
    assert_eq!(outputs(&mut client), [Output::Close(socket)]);
    assert_eq!(
        client.mirror().map(|it| it.snapshot().seats.len()),
        shown.map(|it| it.snapshot().seats.len()),
        "it stays"
    );
    client.tick(client.next_tick().expect("it comes back"));
    let again = connecting(&mut client);
    client.opened(again, START + SECOND);
    let hello = ClientMessage::Hello { secret: None, last: None };
    assert_eq!(outputs(&mut client), [Output::Send(again, hello)], "not by number");
    // Whoever asked for everything cannot go on by number.
    client.received(again, welcome(false), START + SECOND);
    assert_eq!(outputs(&mut client), [Output::Close(again)]);
}

#[test]
fn a_number_that_is_missing_is_noticed_and_one_that_comes_twice_is_not_taken_twice() {
    let (mut client, socket) = welcomed();
    for n in [1, 2, 2, 1] {
        client.received(socket, event(n), START);
    }
    assert_eq!(client.mirror().map(|mirror| mirror.resume_point()), Some(ResumePoint { n: 2, you: Some(0) }));
    assert_eq!(client.contact(), Contact::Connected);
    client.received(socket, event(4), START);
    assert_eq!(client.contact(), Contact::Lost);
}

#[test]
fn what_an_earlier_socket_brings_is_not_heard() {
    let (mut client, old) = welcomed();
    client.closed(old, None, START);
    client.tick(client.next_tick().expect("it comes back"));
    let socket = connecting(&mut client);
    client.received(old, event(1), START + SECOND);
    client.closed(old, Some(CloseCode::TableDeleted.code()), START + SECOND);
    client.opened(old, START + SECOND);
    assert_eq!(outputs(&mut client), []);
    client.opened(socket, START + SECOND);
    let hello = ClientMessage::Hello { secret: None, last: Some(ResumePoint { n: 0, you: Some(0) }) };
    assert_eq!(outputs(&mut client), [Output::Send(socket, hello)]);
}

#[test]
fn nothing_is_taken_in_before_the_welcome_and_no_second_welcome_is() {
    let (mut client, old) = welcomed();
    client.closed(old, None, START);
    client.tick(client.next_tick().expect("it comes back"));
    let socket = connecting(&mut client);
    client.opened(socket, START);
    client.received(socket, event(1), START);
    assert_eq!(client.mirror().map(|mirror| mirror.resume_point().n), Some(0));
    client.received(socket, welcome(false), START);
    client.received(socket, event(1), START);
    client.received(socket, welcome(true), START);
    assert_eq!(client.mirror().map(|mirror| mirror.resume_point().n), Some(1));
}

#[test]
fn a_table_that_is_not_there_is_asked_for_no_more() {
    let refused = |client: &mut Client, socket| {
        let (reason, message) = ("no-such-table".to_owned(), String::new());
        client.received(socket, ServerMessage::Refused { id: None, reason, message }, START);
    };
    let deleted =
        |client: &mut Client, socket| client.closed(socket, Some(CloseCode::TableDeleted.code()), START);
    let found_out = |client: &mut Client, _| client.no_table();
    for how in [refused as fn(&mut Client, SocketId), deleted, found_out] {
        let mut client = Client::new(None, 1, START);
        let socket = connecting(&mut client);
        client.opened(socket, START);
        how(&mut client, socket);
        assert_eq!(client.contact(), Contact::NoTable);
        assert_eq!(client.next_tick(), None);
        client.wake(START + MINUTE);
        client.tick(START + MINUTE);
        assert!(!outputs(&mut client).iter().any(|output| matches!(output, Output::Connect(_))));
    }
}

#[test]
fn other_refusals_of_a_hello_are_told_and_it_is_tried_again() {
    let mut client = Client::new(None, 1, START);
    let socket = connecting(&mut client);
    client.opened(socket, START);
    let (reason, message) = ("busy".to_owned(), String::new());
    client.received(socket, ServerMessage::Refused { id: None, reason, message }, START);
    client.closed(socket, Some(1008), START);
    assert!(events(&mut client).contains(&Event::Refused { id: None, reason: "busy".into() }));
    assert!(client.next_tick().is_some());
}

#[test]
fn a_server_of_another_version_is_told_of_and_asked_again() {
    let by_message = |client: &mut Client, socket| {
        let outdated = ServerMessage::Outdated { protocol: 9, message: String::new() };
        client.received(socket, outdated, START);
        client.closed(socket, None, START);
    };
    let by_code =
        |client: &mut Client, socket| client.closed(socket, Some(CloseCode::Outdated.code()), START);
    for how in [by_message as fn(&mut Client, SocketId), by_code] {
        let mut client = Client::new(None, 1, START);
        let socket = connecting(&mut client);
        client.opened(socket, START);
        how(&mut client, socket);
        assert_eq!(client.contact(), Contact::Outdated);
        client.tick(client.next_tick().expect("it may change back"));
        let again = connecting(&mut client);
        client.opened(again, START + MINUTE);
        client.received(again, welcome(true), START + MINUTE);
        assert_eq!(client.contact(), Contact::Connected);
    }
}

#[test]
fn what_cannot_be_read_is_a_sign_of_life_and_is_told_of() {
    let (mut client, socket) = welcomed();
    client.unreadable(socket, START + 14 * SECOND);
    assert_eq!(events(&mut client), [Event::Unreadable]);
    assert_eq!(client.next_tick(), Some(START + 29 * SECOND));
}

#[test]
fn a_clock_that_is_set_back_stops_nothing() {
    let (mut client, socket) = welcomed();
    // The device's clock is set back by a day, a second after the welcome.
    let now = START + SECOND - 24 * 60 * MINUTE;
    client.tick(START + SECOND);
    client.tick(now);
    let due = client.next_tick().expect("silence is noticed all the same");
    assert!(due <= now + 15 * SECOND, "not in a day");
    client.tick(due);
    assert_eq!(outputs(&mut client), [Output::Send(socket, ClientMessage::Ping { stamp: 0 })]);
}

#[test]
fn moments_of_the_table_are_told_by_the_devices_clock() {
    let settings = Settings { clock: tubewright_wire::Clock::Seconds(60), ..Settings::plain(2) };
    let mut world = World::playing_with(settings, &["ann", "ben"]);
    world.pass_time(10 * SECOND);
    for device in [0, 1] {
        let now = world.now(device);
        let left = world.client(device).time_left(now).expect("there is a clock");
        assert!((49 * SECOND..=50 * SECOND).contains(&left), "{left}");
        assert_eq!(world.client(device).time_left(now + 5 * MINUTE), Some(0));
    }
}

#[test]
fn the_seat_that_is_taken_opens_for_the_next_socket_too() {
    let mut world = World::new(&new_table(Settings::plain(3)), &["ann", "ben"]);
    world.settle();
    let secret = "00112233445566778899aabbccddeeff";
    let Command::Sit { seat, name, colour, .. } = sit("Ben") else { unreachable!() };
    world.ask(1, Command::Sit { seat, name, colour, secret: Some(secret.to_owned()) });
    world.settle();
    assert_eq!(world.client(1).secret(), Some(secret));
}
