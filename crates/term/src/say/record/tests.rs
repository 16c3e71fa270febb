//! Every refusal of a record has words in every language; in English those of its type.

use tubewright_rules::{Card, Objective, Pencil, Power, Record, Seat, Symbol, quote};
use tubewright_texts::Language;

use super::*;
use crate::say::spoken::check;

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn unknown<T: std::str::FromStr<Err = UnknownWord>>() -> UnknownWord {
    "9".parse::<T>().err().expect("no word of any form")
}

#[test]
fn every_impossible_record_is_explained() {
    let seat = Seat::all(2).last().expect("two seats");
    let bad = [
        BadRecord::Unread(String::new()),
        BadRecord::Word(unknown::<Card>()),
        BadRecord::Word(unknown::<Pencil>()),
        BadRecord::Word(unknown::<Power>()),
        BadRecord::Word(unknown::<Objective>()),
        BadRecord::Word(unknown::<Symbol>()),
        BadRecord::Word(unknown::<Point>()),
        BadRecord::UnknownFormat(quote("7")),
        BadRecord::UnknownMap(quote("7")),
        BadRecord::TooManyRounds(5),
        BadRecord::Card { round: 2, why: CardError::Twice(Card::Switch) },
        BadRecord::Card { round: 2, why: CardError::RoundOver(Card::StreetCircle) },
        BadRecord::LastCardSwitch { round: 1 },
        BadRecord::Unfinished { round: 1 },
        BadRecord::Rows { round: 1, turns: 3, rows: 5 },
        BadRecord::RowLength { round: 1, turn: 2, seats: 2, entries: 3 },
        BadRecord::ActsAfterNull { round: 1, turn: 2, seat: 2 },
        BadRecord::Setup(SetupError::NoSeat),
        BadRecord::Setup(SetupError::TooManySeats(5)),
        BadRecord::Setup(SetupError::NotFourPencils(seat)),
        BadRecord::Setup(SetupError::PencilsDoNotPass(seat)),
        BadRecord::Setup(SetupError::SameObjectives(Objective::Thames)),
        BadRecord::Setup(SetupError::PowerTwice(Power::Joker)),
    ];
    let faults =
        [JsonFault::Syntax, JsonFault::CutOff, JsonFault::Missing("seats".to_owned()), JsonFault::Shape];
    let json = faults.map(|fault| BadRecord::Json(JsonError { fault, line: 2, column: 7 }));
    check(&json, |texts, why| Say(texts).bad_record(why));
    // What cannot be read at all is said by whoever tried.
    check(&bad[1..], |texts, why| Say(texts).bad_record(why));
    let whole: Vec<_> = bad[1..2].iter().cloned().map(RecordError::Bad).collect();
    check(&whole, record_refused);
}

#[test]
fn every_illegal_action_is_explained() {
    let [a, b, c, d] = ["d3", "a3", "c5", "e4"].map(point);
    let illegal = [
        Illegal::BadAction(ParseActionError::NoAction(quote("?"))),
        Illegal::BadAction(ParseActionError::NoStation(quote("z9"))),
        Illegal::BadAction(ParseActionError::NoPower(unknown::<Power>())),
        Illegal::BadAction(ParseActionError::SpaceAtEnd(quote("pass "))),
        Illegal::BadAction(ParseActionError::AfterPower(quote("d3"))),
        Illegal::BadAction(ParseActionError::WithoutTwoSections),
        Illegal::BadAction(ParseActionError::WithoutSection(Power::Joker)),
        Illegal::BadAction(ParseActionError::WithoutStation),
        Illegal::TooManySections,
        Illegal::PowerNotHeld(Power::Switch),
        Illegal::PowerSpent(Power::Double),
        Illegal::NoSuchSection(a, b),
        Illegal::NotOnLine(a),
        Illegal::AlreadyOnLine(a),
        Illegal::NotAnEnd(a),
        Illegal::WrongSymbol(a, Target::Symbol(Symbol::Square)),
        Illegal::WrongSymbol(a, Target::Symbol(Symbol::Triangle)),
        Illegal::WrongSymbol(a, Target::Symbol(Symbol::Pentagon)),
        Illegal::WrongSymbol(a, Target::Symbol(Symbol::Circle)),
        Illegal::WrongSymbol(a, Target::Any),
        Illegal::SectionTaken(a, b),
        Illegal::CrossesSection([a, b], [c, d]),
    ];
    let place = Place { round: 2, turn: 3, seat: 1 };
    check(&illegal.map(|why| RecordError::Illegal(place, why)), record_refused);
}

#[test]
fn every_difference_from_the_seed_is_explained() {
    let differences = [
        VerifyError::NoSeed,
        VerifyError::Commitment,
        VerifyError::Card { round: 1, card: 2 },
        VerifyError::Pencils,
        VerifyError::Objectives,
        VerifyError::Powers,
    ];
    check(&differences, verify_refused);
}

#[test]
fn unreadable_json_is_placed_and_told_apart() {
    let said = |language, json: &str| {
        let why = Record::from_json(json.as_bytes()).expect_err("no record");
        record_refused(&Texts::embedded(language), &RecordError::Bad(why))
    };
    assert_eq!(said(Language::English, "{\n?"), "bad-record: no JSON from line 2, column 1 on");
    assert_eq!(said(Language::Polish, "{\n?"), "bad-record: od wiersza 2, kolumny 1 to nie jest JSON");
    assert_eq!(said(Language::Russian, "{"), "bad-record: JSON обрывается: строка 1, столбец 1");
    assert_eq!(said(Language::Italian, "{}"), "bad-record: manca il campo format alla riga 1, colonna 2");
    assert_eq!(said(Language::Japanese, "7"), "bad-record：1行1桁：プレイ記録の形式と異なります");
    let card = r#"{"format": "tubewright-record/1", "map": "london", "modules": {"objectives": null, "powers": null},
        "seats": [], "rounds": [{"cards": ["street:moon"], "turns": []}]}"#;
    assert_eq!(said(Language::Polish, card), "bad-record: nie ma karty „street:moon”");
}
