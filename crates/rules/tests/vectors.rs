//! The frozen vectors: whole games, illegal records, perft counts and deals, which must all pass exactly.

use serde_json::{Value, json};
use tubewright_rules::{Board, Card, Deal, ErrorReport, Record, RecordError, commitment, perft, turns_of};

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a line of a fixture is JSON"))
}

#[test]
fn games_have_every_legal_section_and_score() {
    let games = [include_str!("fixtures/games-a.jsonl"), include_str!("fixtures/games-b.jsonl")];
    let mut count = 0;
    for game in games.into_iter().flat_map(lines) {
        let record = Record::from_json(game["record"].to_string().as_bytes()).expect("a valid record");
        let report = record.report(true).expect("a legal game");
        assert_eq!(json!(report), game["expect"], "game {count}");
        count += 1;
    }
    assert_eq!(count, 80);
}

#[test]
fn illegal_records_name_place_and_reason() {
    let mut count = 0;
    for game in lines(include_str!("fixtures/illegal.jsonl")) {
        let error = Record::from_json(game["record"].to_string().as_bytes())
            .map_err(RecordError::from)
            .and_then(|record| record.report(false))
            .err()
            .expect("an illegal game");
        let mut report = json!(ErrorReport::from(&error));
        report.as_object_mut().expect("an object").remove("message");
        assert_eq!(report, game["expect"], "record {count}: {error}");
        count += 1;
    }
    assert_eq!(count, 200);
}

#[test]
fn perft_counts() {
    let mut count = 0;
    for row in lines(include_str!("fixtures/perft.jsonl")) {
        let cards: Vec<Card> = words(&row["cards"]);
        let pencil = row["color"].as_str().expect("a colour").parse().expect("a pencil");
        let turns = turns_of(&cards, 1).expect("possible cards");
        let counts = perft(Board::london(), pencil, &turns).expect("possible turns");
        assert_eq!(json!(counts), row["counts"]);
        count += 1;
    }
    assert_eq!(count, 24);
}

#[test]
fn deals_of_seeds() {
    let mut count = 0;
    for row in lines(include_str!("fixtures/deals.jsonl")) {
        let seed = row["seed"].as_str().expect("a seed");
        let deal = Deal::from_seed(seed);
        assert_eq!(deal.pencils.to_vec(), words(&row["pencils"]));
        assert_eq!(deal.objectives.to_vec(), words(&row["objectives"]));
        for (pencil, power) in deal.powers.iter() {
            assert_eq!(row["powers"][pencil.name()], power.name());
        }
        for (deck, cards) in deal.decks.iter().zip(row["decks"].as_array().expect("four decks")) {
            assert_eq!(deck.cards().to_vec(), words(cards));
        }
        assert_eq!(commitment(seed), row["commitment"]);
        count += 1;
    }
    assert_eq!(count, 20);
}

fn words<T: std::str::FromStr<Err: std::fmt::Debug>>(list: &Value) -> Vec<T> {
    let list = list.as_array().expect("a list of words");
    list.iter().map(|word| word.as_str().expect("a word").parse().expect("a known word")).collect()
}
