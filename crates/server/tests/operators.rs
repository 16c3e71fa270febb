//! What operators see and do, and what people report to them.

mod common;

use std::sync::Arc;

use common::*;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tubewright_loadtest::{Answer, Client, Lost, Reply, Way, open_table, request};
use tubewright_server::{App, Operators, serve_on};
use tubewright_store::Memory;
use tubewright_wire::{Command, Encoding, NewTable};

const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// A server with an operator.
struct Operated {
    address: std::net::SocketAddr,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Operated {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn start() -> Operated {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let app = App::with_operators(config(), Arc::new(Memory::default()), Operators::with_token(TOKEN));
    let serving = serve_on(listener, app, std::future::pending());
    Operated { address, task: tokio::spawn(async move { serving.await.expect("the port stays ours") }) }
}

impl Operated {
    async fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> Reply {
        let bearer = format!("authorization: Bearer {token}");
        let headers = [bearer.as_str(), "content-type: application/json"];
        request(self.address, method, path, &headers, body.as_bytes()).await.expect("an answer")
    }

    async fn see(&self, what: &str) -> Value {
        let reply = self.ask("GET", &format!("/api/operator{what}"), TOKEN, "").await;
        assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
        serde_json::from_slice(&reply.body).expect("JSON")
    }

    async fn act(&self, act: Value) -> bool {
        let reply = self.ask("POST", "/api/operator", TOKEN, &act.to_string()).await;
        assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
        let done: Value = serde_json::from_slice(&reply.body).expect("JSON");
        done["changed"].as_bool().expect("it says so")
    }
}

/// A host and a guest at a table of three, which waits for the third.
async fn gathered(server: &Operated) -> (String, Client, Client) {
    let (id, cookie) = open_table(server.address, &new_table(3)).await.expect("a table");
    let way = known(Encoding::Json, &cookie);
    let host = Client::join(server.address, &id, &way, None).await.expect("in");
    let mut guest = Client::join(server.address, &id, &Way::default(), None).await.expect("in");
    assert!(matches!(soon(guest.command(sit("Bob"))).await, Ok(Answer::Done(_))));
    (id, host, guest)
}

fn say(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

fn refused(reason: &str) -> Result<Answer, Lost> {
    Ok(Answer::Refused(reason.to_owned()))
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
async fn only_operators_see_and_do_what_operators_do() {
    let server = start().await;
    for path in ["", "/tables", "/people", "/reports"] {
        for token in ["", "0123456789abcdef0123456789abcdee"] {
            let reply = server.ask("GET", &format!("/api/operator{path}"), token, "").await;
            let said = String::from_utf8_lossy(&reply.body).into_owned();
            assert!(reply.status == 403 && said.contains("not-operator"), "{path}: {said}");
        }
    }
    let reply = server.ask("POST", "/api/operator", "x", "{\"do\":\"words\",\"words\":[\"a\"]}").await;
    assert_eq!(reply.status, 403);
    assert_eq!(server.see("").await["words"], json!([]));
    // Nobody tries all tokens.
    let mut last = 0;
    for _ in 0..20 {
        last = server.ask("GET", "/api/operator", "guess", "").await.status;
    }
    assert_eq!(last, 429);
    for wrong in [
        "{}",
        "{\"do\":\"explode\"}",
        "{\"do\":\"ban\",\"who\":\"Bob\"}",
        "{\"do\":\"limit\",\"limit\":\"x\"}",
    ] {
        assert_eq!(server.ask("POST", "/api/operator", TOKEN, wrong).await.status, 400, "{wrong}");
    }
    let page =
        request(server.address, "GET", "/operator", &["accept-language: ja"], b"").await.expect("a page");
    let page = String::from_utf8(page.body).expect("text");
    assert!(page.contains("lang=\"ja\"") && page.contains("運営者"), "{page}");
}

#[tokio::test]
async fn whoever_is_banned_goes_at_once_and_may_come_back_when_it_is_lifted() {
    let server = start().await;
    let (id, mut host, mut guest) = gathered(&server).await;
    let people = server.see("/people").await;
    assert_eq!(people.as_array().map(Vec::len), Some(2), "{people}");
    let header = format!("cookie: {}", guest.cookie);
    let me = request(server.address, "GET", "/api/me", &[&header], b"").await.expect("an answer");
    let me: Value = serde_json::from_slice(&me.body).expect("JSON");
    let who = me["person"].as_str().expect("an id");
    assert!(server.act(json!({ "do": "ban", "who": who })).await);
    assert!(!server.act(json!({ "do": "ban", "who": who })).await, "they are already");
    assert_eq!(ended(&mut guest).await, Lost::Closed(1008));
    let reply = request(server.address, "GET", "/api/tables", &[&header], b"").await.expect("an answer");
    assert!(reply.status == 403 && String::from_utf8_lossy(&reply.body).contains("\"banned-by-server\""));
    let way = known(Encoding::Json, &guest.cookie);
    assert!(Client::join(server.address, &id, &way, None).await.is_err(), "no way in");
    assert!(matches!(soon(host.command(say("on we go"))).await, Ok(Answer::Done(_))), "others stay");
    assert!(server.act(json!({ "do": "unban", "who": who })).await);
    let mut guest = Client::join(server.address, &id, &way, None).await.expect("in again");
    assert!(matches!(soon(guest.command(say("back"))).await, Ok(Answer::Done(_))));
}

#[tokio::test]
async fn tables_are_locked_closed_loaded_and_deleted() {
    let server = start().await;
    let (id, mut host, mut guest) = gathered(&server).await;
    let rows = server.see("/tables").await;
    assert_eq!((&rows[0]["table"], &rows[0]["names"]), (&json!(id), &json!(["Ann", "Bob"])));
    assert_eq!((&rows[0]["sockets"], &rows[0]["locked"]), (&json!(2), &json!(false)));
    assert!(server.act(json!({ "do": "lock", "table": id })).await);
    assert_eq!(soon(host.command(say("hm"))).await, refused("table-locked"));
    assert_eq!(soon(guest.command(Command::Leave)).await, refused("table-locked"));
    assert!(server.act(json!({ "do": "unlock", "table": id })).await);
    assert!(matches!(soon(host.command(say("hm"))).await, Ok(Answer::Done(_))));

    assert!(server.act(json!({ "do": "close", "table": id })).await);
    assert_eq!(ended(&mut guest).await, Lost::Closed(4000));
    assert_eq!(ended(&mut host).await, Lost::Closed(4000));
    soon(async { while server.see("/tables").await != json!([]) {} }).await;
    assert!(!server.act(json!({ "do": "close", "table": id })).await, "it is not in memory");
    assert!(server.act(json!({ "do": "load", "table": id })).await);
    assert_eq!(server.see("/tables").await[0]["table"], json!(id));
    let mut host =
        Client::join(server.address, &id, &known(Encoding::Json, &host.cookie), None).await.expect("in");
    assert_eq!(host.mirror().snapshot().chat.len(), 1, "nothing was lost");

    assert!(server.act(json!({ "do": "delete", "table": id })).await);
    assert_eq!(ended(&mut host).await, Lost::Closed(4002));
    let reply =
        server.ask("POST", "/api/operator", TOKEN, &json!({ "do": "load", "table": id }).to_string()).await;
    assert_eq!(reply.status, 404);
}

#[tokio::test]
async fn limits_and_words_change_while_the_server_runs() {
    let server = start().await;
    open_table(server.address, &new_table(2)).await.expect("a table");
    assert!(server.act(json!({ "do": "limit", "limit": "tables-per-hour", "value": 1 })).await);
    assert_eq!(server.see("").await["limits"]["tables-per-hour"], json!(1));
    open_table(server.address, &new_table(2)).await.expect("the first of the new limit");
    let error = open_table(server.address, &new_table(2)).await.expect_err("no more");
    assert!(error.to_string().contains("too-many"), "{error}");
    assert!(server.act(json!({ "do": "limit", "limit": "tables-per-hour" })).await);
    let (_, mut host, mut guest) = gathered(&server).await;

    assert!(server.act(json!({ "do": "words", "words": ["Troll"] })).await);
    assert_eq!(soon(host.command(say("you TROLL!"))).await, refused("unwelcome"));
    let rename = Command::Rename { name: "Тroll".to_owned() };
    assert_eq!(soon(guest.command(rename)).await, refused("unwelcome"), "a Cyrillic letter does not help");
    assert!(matches!(soon(host.command(say("the trolley bus"))).await, Ok(Answer::Done(_))));
    let new = NewTable { name: "troll".to_owned(), ..new_table(2) };
    let error = open_table(server.address, &new).await.expect_err("no such host");
    assert!(error.to_string().contains("unwelcome"), "{error}");
}

#[tokio::test]
async fn reports_bring_what_was_said_and_go_with_who_said_it() {
    let server = start().await;
    let (id, mut host, mut guest) = gathered(&server).await;
    for text in ["hello", "something bad"] {
        assert!(matches!(soon(guest.command(say(text))).await, Ok(Answer::Done(_))));
        // Each line has a moment of its own.
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    soon(host.until(|mirror| mirror.snapshot().chat.len() == 2)).await.expect("they hear it");
    let line = host.mirror().snapshot().chat[1].clone();
    let cookie = format!("cookie: {}", host.cookie);
    let report = async |body: Value| {
        let headers = [cookie.as_str(), "content-type: application/json"];
        let path = format!("/api/tables/{id}/report");
        request(server.address, "POST", &path, &headers, body.to_string().as_bytes())
            .await
            .expect("an answer")
            .status
    };
    assert_eq!(report(json!({ "member": line.member, "at": line.at })).await, 200);
    assert_eq!(report(json!({ "member": line.member })).await, 200);
    assert_eq!(report(json!({ "member": 77 })).await, 404);
    assert_eq!(report(json!({ "member": line.member, "at": 1 })).await, 404, "nobody said that");
    let reports = server.see("/reports").await;
    assert_eq!(reports.as_array().map(Vec::len), Some(2), "{reports}");
    assert_eq!((&reports[0]["name"], &reports[0]["line"]), (&json!("Bob"), &json!("something bad")));
    assert_eq!((&reports[0]["table"], &reports[0]["said"]), (&json!(id), &json!(["hello", "something bad"])));
    assert_eq!(reports[1]["line"], json!(null));
    assert!(server.act(json!({ "do": "resolve", "report": reports[0]["id"] })).await);
    assert_eq!(server.see("").await["reports"], json!(1));
    let header = format!("cookie: {}", guest.cookie);
    let gone = request(server.address, "DELETE", "/api/me", &[&header], b"").await.expect("an answer");
    assert_eq!((gone.status, server.see("/reports").await), (200, json!([])));
}

#[tokio::test]
async fn a_persons_document_has_all_that_they_said() {
    let server = start().await;
    let (id, mut host, mut guest) = gathered(&server).await;
    for number in 0..70 {
        assert!(matches!(soon(host.command(say(&format!("line {number}")))).await, Ok(Answer::Done(_))));
    }
    assert!(matches!(soon(guest.command(say("not mine"))).await, Ok(Answer::Done(_))));
    let header = format!("cookie: {}", host.cookie);
    let me = request(server.address, "GET", "/api/me", &[&header], b"").await.expect("an answer");
    let me: Value = serde_json::from_slice(&me.body).expect("JSON");
    assert_eq!(me["tables"][0]["table"], json!(id));
    let said = me["tables"][0]["said"].as_array().expect("a list");
    let texts: Vec<_> = said.iter().map(|line| line["text"].as_str().expect("text").to_owned()).collect();
    assert_eq!(texts, (0..70).map(|number| format!("line {number}")).collect::<Vec<_>>());
    assert!(said.iter().all(|line| line["at"].as_u64().is_some_and(|at| at > 0)));
}

#[tokio::test]
async fn dashboard_and_alerts_name_figures_that_there_are() {
    let server = start().await;
    open_table(server.address, &new_table(2)).await.expect("a table");
    let page = request(server.address, "GET", "/metrics", &[], b"").await.expect("a page");
    let page = String::from_utf8(page.body).expect("text");
    for file in ["alerts.yml", "grafana.json"] {
        let path = format!("{}/../../docs/monitoring/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("it is there");
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let named: std::collections::BTreeSet<_> =
            words.filter(|word| word.starts_with("tubewright_") || word.starts_with("process_")).collect();
        assert!(named.len() > 5, "{file}: {named:?}");
        for name in named {
            assert!(page.contains(&format!("\n{name}")), "{file} names {name}, which is not in\n{page}");
        }
    }
}

#[tokio::test]
async fn nobody_sits_down_by_a_name_that_looks_like_anothers() {
    let server = start().await;
    let new = NewTable { name: "Magnus".to_owned(), ..new_table(3) };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let mut host =
        Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let mut guest = Client::join(server.address, &id, &Way::default(), None).await.expect("in");
    // The second letter of the first is Cyrillic.
    for name in ["M\u{430}gnus", "MAGNUS", "Magnus"] {
        assert_eq!(soon(guest.command(sit(name))).await, refused("name-taken"), "{name}");
    }
    assert!(matches!(soon(guest.command(sit("Magda"))).await, Ok(Answer::Done(_))));
    let rename = |name: &str| Command::Rename { name: name.to_owned() };
    assert_eq!(soon(guest.command(rename("M\u{430}gnus"))).await, refused("name-taken"));
    assert!(
        matches!(soon(host.command(rename("magnus"))).await, Ok(Answer::Done(_))),
        "one's own may be changed"
    );
}
