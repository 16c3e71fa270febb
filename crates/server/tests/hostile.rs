//! Clients that err, cheat, flood, dawdle or fall silent: they are told or cut off, and others notice nothing.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tubewright_loadtest::{Answer, Client, Lost, Way, open_table, request};
use tubewright_rules::Rng;
use tubewright_server::{Config, Limits};
use tubewright_store::Memory;
use tubewright_wire::{ClientMessage, Command, Encoding, ServerMessage, to_json};

/// Two people go on playing, each answer soon.
async fn others_play_on(host: &mut Client, guest: &mut Client, rng: &mut Rng) {
    let begun = Instant::now();
    for _ in 0..3 {
        play_turn(host, guest, rng).await;
    }
    assert!(begun.elapsed() < Duration::from_secs(10), "the others noticed: {:?}", begun.elapsed());
}

async fn refusal(client: &mut Client) -> (Option<u64>, String) {
    soon(async {
        loop {
            if let ServerMessage::Refused { id, reason, .. } = client.receive().await.expect("it is told") {
                return (id, reason);
            }
        }
    })
    .await
}

async fn ending(client: &mut Client) -> Lost {
    soon(async {
        loop {
            if let Err(lost) = client.receive().await {
                return lost;
            }
        }
    })
    .await
}

#[tokio::test]
async fn malformed_messages_are_refused_by_id_and_too_many_end_the_socket() {
    let server = start().await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut hostile = Client::join(server.address, &id, &way(Encoding::Json), None).await.expect("in");
    for (text, named) in [
        ("{", None),
        ("[]", None),
        ("\u{0}", None),
        ("{\"command\":{\"id\":77,\"command\":{\"explode\":{}}}}", Some(77)),
        ("{\"command\":{\"id\":78,\"command\":{\"play\":{\"round\":\"one\"}}}}", Some(78)),
        ("{\"command\":{\"id\":-1,\"command\":\"leave\"}}", None),
    ] {
        hostile.send_raw(Message::text(text)).await.expect("sent");
        assert_eq!(refusal(&mut hostile).await, (named, "unreadable".to_owned()), "{text}");
    }
    let jump = r#"{"command":{"id":79,"command":{"play":{"round":1,"turn":1,"action":"jump"}}}}"#;
    hostile.send_raw(Message::text(jump)).await.expect("sent");
    assert_eq!(refusal(&mut hostile).await, (Some(79), "bad-action".to_owned()));
    hostile.send_raw(Message::binary(vec![0xff; 100])).await.expect("sent");
    assert_eq!(refusal(&mut hostile).await.1, "unreadable");
    // A good message in between is answered as ever.
    assert_eq!(soon(hostile.command(Command::Leave)).await, Ok(Answer::Refused("not-seated".to_owned())));
    for _ in 0..25 {
        let _ = hostile.send_raw(Message::text("rubbish")).await;
    }
    assert_eq!(ending(&mut hostile).await, Lost::Closed(1008));
    others_play_on(&mut host, &mut guest, &mut Rng::new(1)).await;
}

#[tokio::test]
async fn oversized_messages_are_refused_and_huge_ones_end_the_socket() {
    let server = start().await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut hostile = Client::join(server.address, &id, &way(Encoding::Json), None).await.expect("in");
    let chat = ClientMessage::Command { id: 5, command: Command::Chat { text: "x".repeat(5_000) } };
    hostile.send_raw(Message::text(to_json(&chat))).await.expect("sent");
    assert_eq!(refusal(&mut hostile).await.1, "unreadable");
    let _ = hostile.send_raw(Message::text("y".repeat(1 << 20))).await;
    assert!(matches!(ending(&mut hostile).await, Lost::Closed(_) | Lost::Broken));
    others_play_on(&mut host, &mut guest, &mut Rng::new(2)).await;
}

#[tokio::test]
async fn messages_out_of_order_are_refused() {
    let server = start().await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let way = known(Encoding::Json, &guest.cookie);
    let mut early = Client::knock(server.address, &id, &way).await.expect("in");
    early.send(&ClientMessage::Command { id: 9, command: Command::Leave }).await.expect("sent");
    assert_eq!(refusal(&mut early).await, (Some(9), "hello-first".to_owned()));
    soon(early.hello(&way)).await.expect("a welcome");
    early.send(&ClientMessage::Hello { secret: None, last: None }).await.expect("sent");
    assert_eq!(refusal(&mut early).await, (None, "hello-twice".to_owned()));
    others_play_on(&mut host, &mut guest, &mut Rng::new(3)).await;
}

#[tokio::test]
async fn a_replayed_game_has_no_second_effect() {
    let server = start().await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut rng = Rng::new(4);
    let mut sent = Vec::new();
    for _ in 0..3 {
        soon(host.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
        let message = ClientMessage::Command {
            id: host.next_id(),
            command: host.any_play(&mut rng).expect("its turn"),
        };
        host.send(&message).await.expect("sent");
        let ClientMessage::Command { id, .. } = message else { continue };
        assert!(matches!(soon(host.answer(id)).await, Ok(Answer::Done(_))));
        sent.push(message);
        soon(guest.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
        let play = guest.any_play(&mut rng).expect("its turn");
        soon(guest.command(play)).await.expect("an answer");
    }
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
    let before = host.mirror().snapshot().n;
    for message in sent.iter().rev() {
        host.send(message).await.expect("sent");
        let ClientMessage::Command { id, .. } = message else { continue };
        assert!(matches!(soon(host.answer(*id)).await, Ok(Answer::Done(n)) if n <= before));
    }
    // Whoever overheard them can do nothing with them.
    let mut thief = Client::join(server.address, &id, &Way::default(), None).await.expect("in");
    for message in &sent {
        thief.send(message).await.expect("sent");
        assert_eq!(refusal(&mut thief).await.1, "not-seated");
    }
    assert_eq!(host.mirror().snapshot().n, before);
    others_play_on(&mut host, &mut guest, &mut rng).await;
}

#[tokio::test]
async fn whoever_floods_is_refused_by_id_and_then_sent_away() {
    let limits = Limits { messages_per_second: 20, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut hostile = Client::join(server.address, &id, &way(Encoding::Json), None).await.expect("in");
    let mut refused = Vec::new();
    for id in 0..100 {
        hostile.send(&ClientMessage::Command { id, command: Command::Leave }).await.expect("sent");
    }
    while refused.len() < 100 {
        let (id, reason) = refusal(&mut hostile).await;
        refused.push((id.expect("each is named"), reason));
    }
    let too_fast: Vec<_> = refused.iter().filter(|(_, reason)| reason == "too-fast").collect();
    assert!((30..=60).contains(&too_fast.len()), "{}", too_fast.len());
    let mut ids: Vec<_> = refused.iter().map(|(id, _)| *id).collect();
    ids.sort_unstable();
    assert_eq!(ids, (0..100).collect::<Vec<_>>(), "every one is answered once");
    let flood = tokio::spawn(async move {
        for stamp in 0..2_000 {
            if hostile.send(&ClientMessage::Ping { stamp }).await.is_err() {
                break;
            }
        }
        ending(&mut hostile).await
    });
    others_play_on(&mut host, &mut guest, &mut Rng::new(5)).await;
    assert!(matches!(soon(flood).await.expect("no panic"), Lost::Closed(1008) | Lost::Broken));
}

/// Floods a socket with a frame until it ends; without a hello if none is wanted.
async fn flooded(server: &Server, table: &str, hello: bool, message: Message) -> Lost {
    let way = way(Encoding::Json);
    let mut hostile = Client::knock(server.address, table, &way).await.expect("in");
    if hello {
        soon(hostile.hello(&way)).await.expect("a welcome");
    }
    for _ in 0..1_000 {
        if hostile.send_raw(message.clone()).await.is_err() {
            break;
        }
    }
    ending(&mut hostile).await
}

#[tokio::test]
async fn no_kind_of_message_may_flood() {
    let limits = Limits { messages_per_second: 20, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let hello = Message::text(to_json(&ClientMessage::Hello { secret: None, last: None }));
    let ping = Message::text(to_json(&ClientMessage::Ping { stamp: 1 }));
    let kinds = [
        (true, hello),
        (true, Message::Ping(vec![1; 100].into())),
        (true, Message::Pong(vec![1; 100].into())),
        (false, Message::Ping(vec![1; 100].into())),
        (false, ping),
    ];
    for (hello, message) in kinds {
        let shown = format!("{message:?} hello {hello}");
        let lost = soon(flooded(&server, &id, hello, message)).await;
        assert!(matches!(lost, Lost::Closed(1008) | Lost::Broken), "{shown}: {lost:?}");
    }
    assert!(metric(&server, "too_fast_total").await > 900.0);
    others_play_on(&mut host, &mut guest, &mut Rng::new(15)).await;
}

#[tokio::test]
async fn many_sockets_of_one_person_share_what_they_may_send() {
    let limits = Limits { messages_per_second: 10, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let (id, host, _guest) = soon(two_at_a_table(&server)).await;
    let person = known(Encoding::Json, &host.cookie);
    let mut devices = Vec::new();
    for _ in 0..10 {
        devices.push(Client::join(server.address, &id, &person, None).await.expect("in"));
    }
    let (mut done, mut too_fast) = (0, 0);
    for device in &mut devices {
        for _ in 0..20 {
            let wave = Command::React { reaction: tubewright_wire::Reaction::Wave };
            match soon(device.command(wave)).await.expect("an answer") {
                Answer::Done(_) => done += 1,
                Answer::Refused(reason) if reason == "too-fast" => too_fast += 1,
                other => panic!("{other:?}"),
            }
        }
    }
    // Each on its own could send 30 at once; together they may send 120, and 40 a second.
    assert!(too_fast > 0 && done >= 100, "{done} done, {too_fast} too fast");
}

#[tokio::test]
async fn a_body_that_never_comes_is_given_up() {
    let config = Config { header_within: Duration::from_millis(300), ..config() };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let mut stream = TcpStream::connect(server.address).await.expect("connected");
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut end = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut end)).await;
    let said = String::from_utf8_lossy(&end).into_owned();
    assert!(said.starts_with("HTTP/1.1 400") && said.contains("did not come"), "{said}");
}

#[tokio::test]
async fn one_address_gets_only_so_many_connections() {
    let limits = Limits { sockets_per_address: 5, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let mut open = Vec::new();
    for _ in 0..110 {
        open.push(TcpStream::connect(server.address).await.expect("connected"));
    }
    // The next one is closed without an answer.
    let mut next = TcpStream::connect(server.address).await.expect("connected");
    let _ = next.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    let mut end = Vec::new();
    let _ = soon(next.read_to_end(&mut end)).await;
    assert_eq!(end, b"");
    open.truncate(50);
    soon(async {
        while request(server.address, "GET", "/healthz", &[], b"").await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn pages_of_tables_and_metrics_are_limited_too() {
    let limits = Limits { requests_per_second: 10, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let (id, _) = open_table(server.address, &new_table(2)).await.expect("a table");
    for path in [format!("/t/{id}/qr.svg"), "/metrics".to_owned(), "/api/version".to_owned()] {
        let mut turned_away = 0;
        for _ in 0..100 {
            let reply = request(server.address, "GET", &path, &[], b"").await.expect("an answer");
            turned_away += usize::from(reply.status == 429);
        }
        assert!(turned_away > 0, "{path}");
    }
    // The page of a table is still a page, only without its preview.
    let reply = request(server.address, "GET", &format!("/t/{id}"), &[], b"").await.expect("an answer");
    assert_ne!(reply.status, 429);
}

/// A short text as a client's frame, masked with zeros.
fn client_frame(text: &str) -> Vec<u8> {
    assert!(text.len() < 126);
    let mut frame = vec![0x81, 0x80 | text.len() as u8, 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    frame
}

/// Shakes hands by hand, so that nothing is read that the test does not read.
async fn raw_socket(server: SocketAddr, table: &str, hello: bool) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2_048).expect("a small buffer");
    let mut stream = socket.connect(server).await.expect("connected");
    let request = format!(
        "GET /ws/{table} HTTP/1.1\r\nhost: {server}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
         sec-websocket-protocol: tubewright.1.json\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("an answer"));
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    if hello {
        let text = to_json(&ClientMessage::Hello { secret: None, last: None });
        stream.write_all(&client_frame(&text)).await.expect("sent");
    }
    stream
}

#[tokio::test]
async fn a_slow_reader_is_cut_off_and_the_others_go_on() {
    let config = Config { queue: 8, write_within: Duration::from_secs(25), ..config() };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut slow = raw_socket(server.address, &id, true).await;
    // It asks and asks and reads no answer, until the server can write no more.
    let ping = client_frame(&to_json(&ClientMessage::Ping { stamp: 1 << 50 })).repeat(500);
    let stalled = soon(async {
        let mut asked = 0;
        while tokio::time::timeout(Duration::from_secs(3), slow.write_all(&ping)).await.is_ok() {
            asked += 500;
        }
        asked
    });
    assert!(stalled.await > 0);
    // What the others say then waits for it, up to a point.
    let begun = Instant::now();
    for _ in 0..20 {
        let reaction = Command::React { reaction: tubewright_wire::Reaction::Wave };
        assert!(matches!(soon(host.command(reaction)).await, Ok(Answer::Done(_))));
    }
    assert!(begun.elapsed() < Duration::from_secs(3), "the others noticed: {:?}", begun.elapsed());
    assert_eq!(metric(&server, "slow_readers_total").await, 1.0);
    others_play_on(&mut host, &mut guest, &mut Rng::new(6)).await;
    drop(slow);
}

#[tokio::test]
async fn half_open_and_silent_sockets_are_swept() {
    let config = Config {
        hello_within: Duration::from_millis(500),
        ping_every: Duration::from_millis(500),
        // Long enough for those who play to be heard on a busy machine.
        silence: Duration::from_secs(3),
        ..config()
    };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    // One never says hello, one says it and then answers no ping.
    let mut speechless = raw_socket(server.address, &id, false).await;
    let mut half_open = raw_socket(server.address, &id, true).await;
    let mut rng = Rng::new(7);
    let mut end = Vec::new();
    let swept = async {
        tokio::join!(speechless.read_to_end(&mut end), async {
            let mut end = Vec::new();
            half_open.read_to_end(&mut end).await
        })
    };
    let playing = async {
        for _ in 0..12 {
            play_turn(&mut host, &mut guest, &mut rng).await;
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    };
    let (swept, ()) = soon(async { tokio::join!(swept, playing) }).await;
    assert!(swept.0.is_ok() && swept.1.is_ok(), "the server closed them: {swept:?}");
    assert_eq!(metric(&server, "silent_sockets_total").await, 1.0);
    assert_eq!(metric(&server, "sockets").await, 2.0, "those who play are still there");
}

#[tokio::test]
async fn a_request_that_never_ends_is_cut_off() {
    let config = Config { header_within: Duration::from_millis(300), ..config() };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let mut stream = TcpStream::connect(server.address).await.expect("connected");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nslow: ").await.expect("sent");
    let mut end = Vec::new();
    soon(stream.read_to_end(&mut end)).await.expect("the server ends it");
    let health = request(server.address, "GET", "/healthz", &[], b"").await.expect("an answer");
    assert_eq!(health.status, 200);
}

#[tokio::test]
async fn many_idle_sockets_hinder_nobody_and_too_many_of_one_place_are_turned_away() {
    let limits = Limits { sockets_per_address: 303, sockets_per_person: 5, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let (other, _) = open_table(server.address, &new_table(2)).await.expect("a table");
    let mut idle = Vec::new();
    for _ in 0..300 {
        idle.push(Client::join(server.address, &other, &Way::default(), None).await.expect("in"));
    }
    others_play_on(&mut host, &mut guest, &mut Rng::new(8)).await;
    idle.push(Client::join(server.address, &id, &Way::default(), None).await.expect("the last one"));
    let error =
        Client::join(server.address, &id, &Way::default(), None).await.map(drop).expect_err("one too many");
    assert!(error.to_string().contains("429"), "{error}");
    idle.truncate(100);
    soon(async { while Client::join(server.address, &id, &Way::default(), None).await.is_err() {} }).await;
    let person = known(Encoding::Json, &host.cookie);
    for _ in 0..4 {
        idle.push(Client::join(server.address, &id, &person, None).await.expect("another device"));
    }
    assert!(
        Client::join(server.address, &id, &person, None).await.is_err(),
        "one person has five sockets at most"
    );
}

#[tokio::test]
async fn a_page_of_another_site_gets_no_socket_and_opens_no_table() {
    let server = start().await;
    let (id, _host, _guest) = soon(two_at_a_table(&server)).await;
    let evil = Way { origin: Some("https://evil.example".to_owned()), ..Way::default() };
    let error = Client::join(server.address, &id, &evil, None).await.map(drop).expect_err("not from there");
    assert!(error.to_string().contains("403"), "{error}");
    let ours = Way { origin: Some(format!("http://{}", server.address)), ..Way::default() };
    Client::join(server.address, &id, &ours, None).await.expect("our own page");
    let body = to_json(&new_table(2));
    let json = "content-type: application/json";
    let from = "origin: https://evil.example";
    let reply = request(server.address, "POST", "/api/tables", &[json, from], body.as_bytes())
        .await
        .expect("an answer");
    assert_eq!(reply.status, 403);
    // A form of another site can send this kind without asking first, so it is none that we read.
    let form = "content-type: text/plain";
    let reply =
        request(server.address, "POST", "/api/tables", &[form], body.as_bytes()).await.expect("an answer");
    assert_eq!(reply.status, 400);
}

#[tokio::test]
async fn a_client_of_another_version_is_told_so() {
    let server = start().await;
    let (id, _host, _guest) = soon(two_at_a_table(&server)).await;
    let mut stream = TcpStream::connect(server.address).await.expect("connected");
    let request = format!(
        "GET /ws/{id} HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
         sec-websocket-protocol: tubewright.99.postcard\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut all = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(5), async {
        let mut byte = [0; 256];
        while let Ok(count @ 1..) = stream.read(&mut byte).await {
            all.extend_from_slice(&byte[..count]);
            if all.ends_with(b"\x0f\xa3reload the page") {
                break;
            }
        }
    })
    .await;
    let text = String::from_utf8_lossy(&all).into_owned();
    assert!(text.contains("{\"outdated\":{\"protocol\":1,"), "{text}");
    // A browser that is not answered with a sub-protocol of its own lets its page read nothing at all.
    assert!(text.to_lowercase().contains("\r\nsec-websocket-protocol: tubewright.99.postcard\r\n"), "{text}");
    let code = 4003u16.to_be_bytes();
    assert!(
        all.windows(4).any(|part| part[0] == 0x88 && part[2..4] == code),
        "it is closed with its own code"
    );
}

#[tokio::test]
async fn a_page_can_ask_which_build_the_server_has() {
    let server = start().await;
    let reply = request(server.address, "GET", "/api/version", &[], b"").await.expect("an answer");
    let version: serde_json::Value = serde_json::from_slice(&reply.body).expect("JSON");
    assert_eq!(version["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(version["protocol"], tubewright_wire::PROTOCOL);
    assert!(version["build"].is_string());
}

#[tokio::test]
async fn requests_and_tables_are_limited_by_address() {
    let limits = Limits { tables_per_hour: 3, requests_per_second: 20, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    for _ in 0..3 {
        open_table(server.address, &new_table(2)).await.expect("a table");
    }
    let error = open_table(server.address, &new_table(2)).await.expect_err("the fourth");
    assert!(error.to_string().contains("too-many"), "{error}");
    let mut turned_away = 0;
    for _ in 0..150 {
        let reply = request(server.address, "GET", "/api/tables", &[], b"").await.expect("an answer");
        turned_away += usize::from(reply.status == 429);
    }
    assert!(turned_away > 0);
    let health = request(server.address, "GET", "/healthz", &[], b"").await.expect("an answer");
    assert_eq!(health.status, 200, "whoever watches over the server is let in");
}

#[tokio::test]
async fn unknown_and_impossible_tables_are_not_found() {
    let server = start().await;
    for id in ["nosuchtable", "..%2f..%2fetc", "a%20b", &"x".repeat(65)] {
        let reply =
            request(server.address, "GET", &format!("/api/tables/{id}"), &[], b"").await.expect("an answer");
        assert_eq!(reply.status, 404, "{id}");
    }
    let error = Client::join(server.address, "nosuchtable", &Way::default(), None).await.map(drop);
    assert!(error.expect_err("nothing there").to_string().contains("404"));
}
