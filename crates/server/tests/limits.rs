//! What one network, one person and one table may take, and what stays for the games when the disk is almost full.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tubewright_loadtest::{Answer, Client, Way, open_table, request};
use tubewright_rules::Rng;
use tubewright_server::{Config, Limits};
use tubewright_store::Memory;
use tubewright_wire::{Command, Encoding, Level, NewTable};

fn chat(number: usize) -> Command {
    Command::Chat { text: format!("{number:050}") }
}

async fn chat_until_refused(client: &mut Client) -> (usize, String) {
    for number in 0..1_000 {
        if let Answer::Refused(reason) = soon(client.command(chat(number))).await.expect("an answer") {
            return (number, reason);
        }
    }
    panic!("nothing stops it");
}

#[tokio::test]
async fn one_person_fills_no_disk_and_the_game_goes_on() {
    let limits = Limits { kilobytes_per_hour: 16, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    // A quarter of it is one person's: some of that went into the table.
    let (said, reason) = chat_until_refused(&mut host).await;
    assert!((10..25).contains(&said) && reason == "too-many", "{said} {reason}");
    assert!(matches!(soon(guest.command(chat(0))).await, Ok(Answer::Done(_))), "the other may speak");
    play_turn(&mut host, &mut guest, &mut Rng::new(1)).await;
    let rename = Command::Rename { name: "Anna".to_owned() };
    assert_eq!(soon(host.command(rename)).await, Ok(Answer::Refused("too-many".to_owned())));
    // Another person of the same network may speak until the network has had its share.
    let mut cookies = 0;
    while open_table(server.address, &new_table(2)).await.is_ok() {
        cookies += 1;
        assert!(cookies < 16, "nothing stops throw-away people");
    }
    assert!(cookies >= 5, "{cookies}");
}

#[tokio::test]
async fn a_table_with_a_long_log_has_its_game_and_nothing_else() {
    let limits = Limits { kilobytes_per_table: 2, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let (said, reason) = chat_until_refused(&mut host).await;
    assert!(said > 10 && reason == "too-much", "{said} {reason}");
    assert_eq!(soon(guest.command(chat(0))).await, Ok(Answer::Refused("too-much".to_owned())));
    let mut rng = Rng::new(2);
    while !is_over(host.mirror()) {
        play_turn(&mut host, &mut guest, &mut rng).await;
    }
    assert!(matches!(soon(host.command(Command::Rematch)).await, Ok(Answer::Done(_))), "{id}");
}

#[tokio::test]
async fn whoever_never_reads_an_answer_is_cut_off() {
    let config = Config { write_within: Duration::from_millis(500), ..config() };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2_048).expect("a small buffer");
    let mut stream = socket.connect(server.address).await.expect("connected");
    let many = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(1_000);
    // The server takes no more requests while its answers are not taken, and then takes nothing at all.
    soon(async { while stream.write_all(&many).await.is_ok() {} }).await;
    assert!(metric(&server, "slow_readers_total").await >= 1.0);
}

#[tokio::test]
async fn requests_under_way_are_counted_by_network_behind_a_proxy_too() {
    let limits = Limits { sockets_per_address: 5, ..config().limits };
    let config = Config { limits, trust_proxy: true, ..config() };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\ncontent-type: application/json\r\n\
                content-length: 900\r\n\r\n{";
    let mut open = Vec::new();
    for _ in 0..110 {
        let mut stream = TcpStream::connect(server.address).await.expect("connected");
        stream.write_all(head.as_bytes()).await.expect("sent");
        open.push(stream);
    }
    let ask = async |from: &str| {
        let header = format!("x-forwarded-for: {from}");
        request(server.address, "GET", "/api/tables", &[&header], b"").await.expect("an answer")
    };
    let refused = soon(async {
        loop {
            let reply = ask("192.0.2.1").await;
            if reply.status == 429 {
                break reply;
            }
        }
    })
    .await;
    assert_eq!(refused.header("retry-after"), Some("5"));
    assert_eq!(ask("192.0.2.2").await.status, 200, "others are not concerned");
    drop(open);
    soon(async { while ask("192.0.2.1").await.status != 200 {} }).await;
}

#[tokio::test]
async fn files_have_a_rate_too() {
    let limits = Limits { requests_per_second: 1, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let mut statuses = Vec::new();
    for _ in 0..80 {
        let reply = request(server.address, "GET", "/nothing.css", &[], b"").await.expect("an answer");
        assert_eq!(reply.header("retry-after").is_some(), reply.status == 429);
        statuses.push(reply.status);
    }
    assert!(statuses[..50].iter().all(|status| *status == 404), "a visit is not disturbed: {statuses:?}");
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn a_close_is_answered_before_the_connection_ends() {
    let server = start().await;
    let (id, _) = open_table(server.address, &new_table(2)).await.expect("a table");
    for hello in [false, true] {
        let mut client = Client::knock(server.address, &id, &Way::default()).await.expect("in");
        if hello {
            soon(client.hello(&Way::default())).await.expect("a welcome");
        }
        let close = tokio_tungstenite::tungstenite::protocol::CloseFrame {
            code: tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode::Normal,
            reason: "".into(),
        };
        client.send_raw(tokio_tungstenite::tungstenite::Message::Close(Some(close))).await.expect("sent");
        let lost = soon(async {
            loop {
                if let Err(lost) = client.receive().await {
                    break lost;
                }
            }
        })
        .await;
        assert_eq!(lost, tubewright_loadtest::Lost::Closed(1000), "hello {hello}");
    }
}

#[tokio::test]
async fn bots_that_nobody_watches_wait_for_somebody() {
    let server = start().await;
    let new = NewTable { bots: vec![None, Some(Level::Novice)], ..new_table(2) };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let way = known(Encoding::Json, &cookie);
    let mut host = Client::join(server.address, &id, &way, None).await.expect("in");
    if host.mirror().turn().is_none() {
        soon(host.command(Command::Start)).await.expect("an answer");
    }
    let bot = Command::LetBot { seat: 0, level: Some(Level::Novice) };
    assert!(matches!(soon(host.command(bot)).await, Ok(Answer::Done(_))));
    drop(host);
    let written = async || metric(&server, "entries_written_total").await;
    let resting = soon(async {
        loop {
            let before = written().await;
            tokio::time::sleep(Duration::from_millis(700)).await;
            if written().await == before && metric(&server, "bots_thinking").await == 0.0 {
                break before;
            }
        }
    })
    .await;
    let mut back = Client::join(server.address, &id, &way, None).await.expect("in");
    assert!(!is_over(back.mirror()), "the bots played on alone: {resting} entries");
    soon(back.until(is_over)).await.expect("they go on to the end");
}

#[tokio::test]
async fn a_connection_that_is_slow_and_steady_is_served() {
    let config = Config { write_within: Duration::from_millis(500), ..config() };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2_048).expect("a small buffer");
    let mut stream = socket.connect(server.address).await.expect("connected");
    let mut requests = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(400);
    requests.extend(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(&requests).await.expect("sent");
    let (mut all, mut part) = (Vec::new(), [0; 8_192]);
    loop {
        let read = soon(stream.read(&mut part)).await.expect("it is not cut off");
        if read == 0 {
            break;
        }
        all.extend(&part[..read]);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let answers = all.windows(15).filter(|it| it.starts_with(b"HTTP/1.1 200 OK")).count();
    assert_eq!(answers, 401);
}
