//! Who may do what is taken away as soon as it should be: replaced secrets, rates of new tables, names of the host.

mod common;

use std::sync::Arc;

use common::*;
use tubewright_loadtest::{Answer, Client, Lost, Reply, Way, open_table, request};
use tubewright_rules::Rng;
use tubewright_server::{Config, Limits};
use tubewright_store::Memory;
use tubewright_wire::{Command, Encoding, Level, NewTable, Settings, to_json};

fn secret(digit: char) -> String {
    digit.to_string().repeat(32)
}

fn by_secret(digit: char) -> Way {
    Way { secret: Some(secret(digit)), ..Way::default() }
}

async fn ended(client: &mut Client) -> Lost {
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
async fn a_socket_by_a_secret_that_was_replaced_goes_at_once() {
    let server = start().await;
    let new = NewTable { secret: Some(secret('a')), ..new_table(2) };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    // The browser that opened the table, the phone that was handed the secret, and somebody who found it.
    let browser = Way { secret: Some(secret('a')), ..known(Encoding::Json, &cookie) };
    let mut browser = Client::join(server.address, &id, &browser, None).await.expect("in");
    let mut phone = Client::join(server.address, &id, &by_secret('a'), None).await.expect("in");
    let mut thief = Client::join(server.address, &id, &by_secret('a'), None).await.expect("in");
    assert_eq!(thief.mirror().snapshot().you, Some(0));
    let replaced = soon(phone.command(Command::Secret { secret: secret('b') })).await;
    assert!(matches!(replaced, Ok(Answer::Done(_))), "{replaced:?}");
    assert_eq!(ended(&mut thief).await, Lost::Closed(4004));
    // The phone knows the new secret, the browser is known by its cookie.
    for client in [&mut phone, &mut browser] {
        let said = soon(client.command(Command::Chat { text: "still here".to_owned() })).await;
        assert!(matches!(said, Ok(Answer::Done(_))), "{said:?}");
    }
    let mut thief = Client::join(server.address, &id, &by_secret('a'), None).await.expect("in");
    assert_eq!(thief.mirror().snapshot().you, None, "they may watch like anybody");
    let again = soon(thief.command(Command::Secret { secret: secret('c') })).await;
    assert_eq!(again, Ok(Answer::Refused("not-seated".to_owned())));
    Client::join(server.address, &id, &by_secret('b'), None).await.expect("the new one opens the seat");
}

#[tokio::test]
async fn commands_sent_before_the_answer_do_not_outrun_a_replaced_secret() {
    let server = start().await;
    let new = NewTable { secret: Some(secret('a')), ..new_table(2) };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let mut owner =
        Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let mut thief = Client::join(server.address, &id, &by_secret('a'), None).await.expect("in");
    let message = |id, command| tubewright_wire::ClientMessage::Command { id, command };
    // Both are in the table's mailbox at the same time, in this order or the other.
    let replace = message(1, Command::Secret { secret: secret('b') });
    let steal = message(2, Command::Secret { secret: secret('c') });
    owner.send(&replace).await.expect("sent");
    let _ = thief.send(&steal).await;
    assert!(matches!(soon(owner.answer(1)).await, Ok(Answer::Done(_))));
    assert_eq!(ended(&mut thief).await, Lost::Closed(4004));
    let thief = Client::join(server.address, &id, &by_secret('c'), None).await.expect("in");
    assert_eq!(thief.mirror().snapshot().you, None);
    let owner = Client::join(server.address, &id, &by_secret('b'), None).await.expect("in");
    assert_eq!(owner.mirror().snapshot().you, Some(0));
}

#[tokio::test]
async fn a_seat_taken_anew_is_not_the_old_devices() {
    let server = start().await;
    let (id, _) = open_table(server.address, &new_table(3)).await.expect("a table");
    let mut guest = Client::join(server.address, &id, &Way::default(), None).await.expect("in");
    let sit = |digit| Command::Sit {
        seat: None,
        name: "Bob".to_owned(),
        colour: None,
        secret: Some(secret(digit)),
    };
    assert!(matches!(soon(guest.command(sit('a'))).await, Ok(Answer::Done(_))));
    let mut old = Client::join(server.address, &id, &by_secret('a'), None).await.expect("in");
    assert_eq!(old.mirror().snapshot().you, Some(1));
    assert!(matches!(soon(guest.command(Command::Leave)).await, Ok(Answer::Done(_))));
    assert_eq!(ended(&mut old).await, Lost::Closed(4004));
    assert!(matches!(soon(guest.command(sit('b'))).await, Ok(Answer::Done(_))));
    let old = Client::join(server.address, &id, &by_secret('a'), None).await.expect("in");
    assert_eq!(old.mirror().snapshot().you, None);
}

#[tokio::test]
async fn a_rematch_counts_as_a_new_table() {
    let limits = Limits { tables_per_hour: 4, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    // Alone at the table every game is over after a few passes.
    let new = NewTable { settings: Settings::plain(1), ..new_table(1) };
    let (mut id, cookie) = open_table(server.address, &new).await.expect("a table");
    let mut opened = 1;
    let refused = soon(async {
        loop {
            let way = known(Encoding::Postcard, &cookie);
            let mut host = Client::join(server.address, &id, &way, None).await.expect("in");
            if host.mirror().turn().is_none() && !is_over(host.mirror()) {
                host.command(Command::Start).await.expect("an answer");
            }
            while !is_over(host.mirror()) {
                host.until(|mirror| mirror.turn().is_some() || is_over(mirror)).await.expect("a turn");
                if let Some(play) = host.any_play(&mut Rng::new(1)) {
                    host.command(play).await.expect("an answer");
                }
            }
            match host.command(Command::Rematch).await.expect("an answer") {
                Answer::Done(_) => opened += 1,
                Answer::Refused(reason) => break reason,
            }
            host.until(|mirror| mirror.snapshot().rematch.is_some()).await.expect("it is named");
            id = host.mirror().snapshot().rematch.clone().expect("named");
            assert!(opened < 10, "nothing stops it");
        }
    })
    .await;
    assert_eq!((opened, refused.as_str()), (4, "too-many"));
    let error = open_table(server.address, &new_table(2)).await.expect_err("they share one rate");
    assert!(error.to_string().contains("too-many"), "{error}");
    assert_eq!(metric(&server, "tables_opened_total").await, 4.0);
}

async fn get(server: &Server, path: &str, headers: &[&str]) -> Reply {
    request(server.address, "GET", path, headers, b"").await.expect("an answer")
}

#[tokio::test]
async fn whoever_asks_too_often_is_told_when_to_come_back() {
    let limits = Limits { tables_per_hour: 1, requests_per_second: 1, ..config().limits };
    let server = start_with(Config { limits, ..config() }, Arc::new(Memory::default())).await;
    let body = to_json(&NewTable { bots: vec![None, Some(Level::Novice)], ..new_table(2) });
    let json = ["content-type: application/json"];
    let open = async || request(server.address, "POST", "/api/tables", &json, body.as_bytes()).await;
    assert_eq!(open().await.expect("an answer").status, 200);
    let second = open().await.expect("an answer");
    assert_eq!(second.status, 429);
    let seconds: u32 = second.header("retry-after").and_then(|it| it.parse().ok()).expect("a time");
    assert!((3500..=3600).contains(&seconds), "one table an hour: {seconds}");
    let mut often = get(&server, "/api/tables", &[]).await;
    while often.status == 200 {
        often = get(&server, "/api/tables", &[]).await;
    }
    assert_eq!((often.status, often.header("retry-after")), (429, Some("1")));
}

#[tokio::test]
async fn refusals_come_in_the_encoding_that_was_asked_for() {
    let server = start().await;
    let postcard = format!("accept: {}", tubewright_wire::POSTCARD_MEDIA_TYPE);
    let reply = get(&server, "/api/tables/nosuchtable", &[&postcard]).await;
    let body: tubewright_wire::ErrorBody = tubewright_wire::from_postcard(&reply.body).expect("postcard");
    assert_eq!((reply.status, body.error.reason.as_str()), (404, "no-such-table"));
    assert!(reply.cookie().is_some(), "the visitor is known from their first answer on");
    let reply = get(&server, "/api/tables/nosuchtable", &[]).await;
    let body: tubewright_wire::ErrorBody = tubewright_wire::from_json(&reply.body).expect("JSON");
    assert_eq!(body.error.reason, "no-such-table");
}

#[tokio::test]
async fn a_page_that_leads_its_own_name_to_this_server_gets_nothing() {
    let server = start().await;
    let rebound = ["host: evil.example", "origin: http://evil.example"];
    for path in ["/api/tables", "/api/me", "/ws/nosuchtable"] {
        let reply = raw_get(&server, path, &rebound).await;
        assert!(reply.starts_with("HTTP/1.1 421 "), "{path}: {reply}");
        assert!(reply.contains("\"wrong-host\""), "{path}: {reply}");
    }
    let own = format!("host: {}", server.address);
    assert!(raw_get(&server, "/api/tables", &[&own]).await.starts_with("HTTP/1.1 200 "));
}

async fn raw_get(server: &Server, path: &str, headers: &[&str]) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(server.address).await.expect("connected");
    let text = format!("GET {path} HTTP/1.1\r\nconnection: close\r\n{}\r\n\r\n", headers.join("\r\n"));
    stream.write_all(text.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    soon(stream.read_to_string(&mut answer)).await.expect("an answer");
    answer
}

#[tokio::test]
async fn behind_tls_browsers_are_kept_to_it_and_old_cookies_carry_over() {
    let config = Config { public_url: Some("https://play.example.org".to_owned()), ..config() };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let old = format!("cookie: tubewright={}", secret('a'));
    let reply = get(&server, "/api/me/tables", &[&old]).await;
    assert_eq!(reply.header("strict-transport-security"), Some("max-age=31536000"));
    let new = reply.cookie().expect("a cookie");
    assert_eq!(new, format!("__Host-tubewright={}", secret('a')));
    let (id, _) = open_table(server.address, &new_table(2)).await.expect("a table");
    let mut before =
        Client::join(server.address, &id, &known(Encoding::Json, &old[8..]), None).await.expect("in");
    assert!(matches!(soon(before.command(sit("Bob"))).await, Ok(Answer::Done(_))));
    let after = Client::join(server.address, &id, &known(Encoding::Json, &new), None).await.expect("in");
    assert_eq!(after.mirror().snapshot().you, Some(1), "the same person under the new name");
}

#[tokio::test]
async fn requests_are_counted_by_route_and_status_and_files_as_one() {
    let server = start().await;
    for path in ["/api/tables/one", "/api/tables/two", "/build/nothing.js", "/nothing.css"] {
        assert_eq!(get(&server, path, &[]).await.status, 404);
    }
    let page = String::from_utf8(get(&server, "/metrics", &[]).await.body).expect("text");
    for route in ["/api/tables/{id}", "files"] {
        let line =
            format!("tubewright_http_requests_total{{method=\"GET\",route=\"{route}\",status=\"404\"}} 2");
        assert!(page.lines().any(|it| it == line), "{line} is missing in\n{page}");
    }
}
