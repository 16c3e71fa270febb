//! The limits that `docs/protocol.md` tells are those of the program.

use tubewright_server::{Config, Limits};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

fn told(what: &str) {
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(one_line(DOCUMENT).contains(&one_line(what)), "docs/protocol.md does not say: {what}");
}

#[test]
fn the_document_tells_the_times_of_the_program() {
    let config = Config::default();
    told(&format!("Say hello within {} seconds.", config.hello_within.as_secs()));
    told(&format!("a WebSocket ping every {} seconds", config.ping_every.as_secs()));
    told(&format!("from which nothing comes for {} seconds is closed", config.silence.as_secs()));
    told(&format!("takes nothing for {} seconds", config.write_within.as_secs()));
    told(&format!("more than {} messages wait", config.queue));
    told(&format!("must arrive within {} seconds", config.header_within.as_secs()));
    assert_eq!(config.keep_finished.map(|kept| kept.as_secs() / 86_400), Some(365));
    told("Finished tables are deleted after a year.");
}

#[test]
fn the_document_tells_the_limits_of_the_program() {
    let limits = Limits::default();
    let rate = limits.messages_per_second;
    told(&format!("| messages on a connection | {rate} a second, {} at once;", rate * 3));
    told(&format!(
        "a person {} and {}, a network address {} and {} |",
        rate * 4,
        rate * 12,
        rate * 20,
        rate * 60
    ));
    told(&format!(
        "{} a person, {} a network address, 20,000 in all",
        limits.sockets_per_person, limits.sockets_per_address
    ));
    assert_eq!(limits.sockets, 20_000);
    told(&format!("{} a second, {} at once |", limits.requests_per_second, limits.requests_per_second * 5));
    told(&format!("{} an hour for each person and each network address", limits.tables_per_hour));
}
