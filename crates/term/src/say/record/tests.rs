//! Every refusal of a record has words in every language; in English those of its type.

use tubewright_rules::{Card, MapError, MapProblem, Objective, Pencil, Power, Record, Seat, Symbol, quote};
use tubewright_texts::Language;

use super::*;
use crate::say::spoken::check;

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn unknown<T: std::str::FromStr<Err = UnknownWordError>>() -> UnknownWordError {
    "9".parse::<T>().err().expect("no word of any form")
}

#[test]
fn every_impossible_record_is_explained() {
    let seat = Seat::all(2).last().expect("two seats");
    let bad = [
        BadRecordError::Unread(String::new()),
        BadRecordError::Word(unknown::<Card>()),
        BadRecordError::Word(unknown::<Pencil>()),
        BadRecordError::Word(unknown::<Power>()),
        BadRecordError::Word(unknown::<Objective>()),
        BadRecordError::Word(unknown::<Symbol>()),
        BadRecordError::Word(unknown::<Point>()),
        BadRecordError::UnknownFormat(quote("7")),
        BadRecordError::UnknownMap(quote("7")),
        BadRecordError::MapMissing(quote("7")),
        BadRecordError::Map(MapError { line: 3, problem: MapProblem::BadRow }),
        BadRecordError::MapDiffers(quote("7")),
        BadRecordError::AnotherMap { own: quote("7"), given: quote("8") },
        BadRecordError::TooManyRounds(5),
        BadRecordError::Card { round: 2, why: CardError::Twice(Card::Switch) },
        BadRecordError::Card { round: 2, why: CardError::RoundOver(Card::StreetCircle) },
        BadRecordError::LastCardSwitch { round: 1 },
        BadRecordError::Unfinished { round: 1 },
        BadRecordError::Rows { round: 1, turns: 3, rows: 5 },
        BadRecordError::RowLength { round: 1, turn: 2, seats: 2, entries: 3 },
        BadRecordError::ActsAfterNull { round: 1, turn: 2, seat: 2 },
        BadRecordError::Setup(SetupError::NoSeat),
        BadRecordError::Setup(SetupError::TooManySeats(5)),
        BadRecordError::Setup(SetupError::NotFourPencils(seat)),
        BadRecordError::Setup(SetupError::PencilsDoNotPass(seat)),
        BadRecordError::Setup(SetupError::SameObjectives(Objective::Thames)),
        BadRecordError::Setup(SetupError::PowerTwice(Power::Joker)),
    ];
    let faults =
        [JsonFault::Syntax, JsonFault::CutOff, JsonFault::Missing("seats".to_owned()), JsonFault::Shape];
    let json = faults.map(|fault| BadRecordError::Json(JsonError { fault, line: 2, column: 7 }));
    check(&json, |texts, why| Say(texts).bad_record(why));
    // What cannot be read at all is said by whoever tried.
    check(&bad[1..], |texts, why| Say(texts).bad_record(why));
    let whole: Vec<_> = bad[1..2].iter().cloned().map(RecordError::Bad).collect();
    check(&whole, record_refused);
}

#[test]
fn every_illegal_action_is_explained() {
    let [a, b, c, d] = ["d3", "a3", "c5", "e4"].map(point);
    let illegal: [ActionError; 22] = [
        ParseActionError::NoAction(quote("?")).into(),
        ParseActionError::NoStation(quote("z9")).into(),
        ParseActionError::NoPower(unknown::<Power>()).into(),
        ParseActionError::SpaceAtEnd(quote("pass ")).into(),
        ParseActionError::AfterPower(quote("d3")).into(),
        ParseActionError::WithoutTwoSections.into(),
        ParseActionError::WithoutSection(Power::Joker).into(),
        ParseActionError::WithoutStation.into(),
        ParseActionError::TooManySections.into(),
        IllegalActionError::PowerNotHeld(Power::Switch).into(),
        IllegalActionError::PowerSpent(Power::Double).into(),
        IllegalActionError::NoSuchSection(a, b).into(),
        IllegalActionError::NotOnLine(a).into(),
        IllegalActionError::AlreadyOnLine(a).into(),
        IllegalActionError::NotAnEnd(a).into(),
        IllegalActionError::WrongSymbol(a, Target::Symbol(Symbol::Square)).into(),
        IllegalActionError::WrongSymbol(a, Target::Symbol(Symbol::Triangle)).into(),
        IllegalActionError::WrongSymbol(a, Target::Symbol(Symbol::Pentagon)).into(),
        IllegalActionError::WrongSymbol(a, Target::Symbol(Symbol::Circle)).into(),
        IllegalActionError::WrongSymbol(a, Target::Any).into(),
        IllegalActionError::SectionTaken(a, b).into(),
        IllegalActionError::CrossesSection([a, b], [c, d]).into(),
    ];
    let place = Place { round: 2, turn: 3, seat: 1 };
    check(&illegal.map(|why| RecordError::Action(place, why)), record_refused);
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
