//! Stories of a person at the plain player.

use std::cell::RefCell;

use tubewright_rules::{Board, Deal, Game, Pencil, Record, Setup};
use tubewright_term::{Keep, Layout, Look, Plain};

const SEED: &str = "london";

fn setup(modules: bool) -> Setup {
    Setup::of_deal(&Deal::from_seed(SEED), &[""], modules, modules)
}

fn layout() -> Layout {
    Layout { look: Look { colour: false, unicode: true }, map: true, columns: None, typed_ahead: true }
}

/// What the player says to these lines.
fn told(setup: Setup, layout: Layout, typed: &str) -> String {
    let mut output = Vec::new();
    let plain = Plain::new(setup, SEED, layout).expect("a possible game");
    plain.run(typed.as_bytes(), &mut output, None).expect("a Vec takes everything");
    String::from_utf8(output).expect("text")
}

/// A whole game: on every turn the first legal section, as somebody would type it.
fn whole_game(modules: bool) -> (String, Game) {
    let mut game = Game::new(Board::london(), setup(modules)).expect("a possible game");
    let mut dealer = tubewright_rules::Dealer::new(Deal::from_seed(SEED));
    let mut typed = String::new();
    while let Some(turn) = dealer.next_turn(&game) {
        game.reveal(turn).expect("the dealer's card");
        for seat in game.waiting() {
            let actions = game.view(seat).actions();
            let action = *actions.get(1).unwrap_or(&actions[0]);
            typed.push_str(&format!("{}\n\n", game.board().action_text(action)));
            game.play(seat, action).expect("a legal action");
        }
    }
    (typed, game)
}

#[test]
fn a_whole_game_ends_with_the_score_sheet_and_a_verdict() {
    for modules in [false, true] {
        let (typed, game) = whole_game(modules);
        let told = told(setup(modules), layout(), &typed);
        let total = game.score(game.seats().next().expect("one seat")).total;
        assert!(told.contains(&format!("{:<51}{total:>6}", "Total")), "{told}");
        let solo = game.solo().expect("a finished solo game");
        assert!(told.contains(&format!("Solo result {}", solo.score)), "{told}");
        assert!(told.contains(&format!("Verdict {} of 6", solo.verdict)), "{told}");
        assert_eq!(told.matches(" is over. The ").count(), 4, "each round is scored");
        assert!(told.contains("These cards again: --deal london"));
    }
}

#[test]
fn passing_without_looking_ends_the_game_too() {
    let told = told(setup(true), layout(), &"pass\n".repeat(60));
    assert!(told.contains("no section, no points"), "{told}");
    assert!(told.contains("Verdict 1 of 6"), "{told}");
}

#[test]
fn a_turn_shows_the_card_the_sections_and_the_power() {
    let told = told(setup(true), layout(), "");
    for expected in [
        "Round 1 of 4, turn 1, pink line.",
        "Card: circle (Underground).",
        "  h4-g4  west to circle g4, +2 points\n",
        "  h4-h6  south to circle h6, +4 points, under the Thames\n",
        "Power switch, unused",
        "Seen: Street none; Underground circle (1 of 5).",
        "Objective tourist-sites: 0 of 5.",
    ] {
        assert!(told.contains(expected), "{expected} is missing in {told}");
    }
}

#[test]
fn undo_takes_the_turn_back_until_the_next_card() {
    let told = told(setup(false), layout(), "h4-g4\nundo\nh4-h6\n\nundo\nsheet\n");
    assert!(told.contains("Taken back."), "{told}");
    assert!(told.contains("There is nothing to take back on this turn."), "the card is revealed: {told}");
    assert!(told.contains("Pink line: h4-h6.\n"), "only the second section stands: {told}");
}

#[test]
fn nonsense_gets_one_line_and_loses_nothing() {
    let told = told(setup(false), layout(), "h4-h6\n\ndance\nh4\u{1b}[31m-z9\nd3-a3\nh4-h6 +joker\nsheet\n");
    assert!(told.contains("‘dance’ is no command."), "{told}");
    assert!(told.contains("Not possible: there is no station ‘h4\u{fffd}[31m’."), "{told}");
    assert!(told.contains("Not possible: d3 is not on the line."), "{told}");
    assert!(told.contains("Not possible: the pencil in hand does not have the joker power."), "{told}");
    assert!(told.contains("Pink line: h4-h6.\n"), "{told}");
    assert!(!told.contains('\u{1b}'), "no escape reaches the terminal");
}

#[test]
fn powers_are_listed_and_spent() {
    // The pink pencil has the switch, which holds on any turn.
    let told = told(setup(true), layout(), "h4-h6\n\nh6-f4\n\nlegal\nh6-i5 +switch\n\n");
    assert!(told.contains("With +switch also h6-i5 or h6-j8."), "{told}");
    assert!(told.contains("Power switch: used."), "{told}");
}

#[test]
fn an_action_before_its_card_is_a_slip_for_a_person() {
    let told = told(setup(false), Layout { typed_ahead: false, ..layout() }, "h4-g4\nh4-h6\nsheet\n");
    assert!(told.contains("This turn is done: press Enter to go on, or type undo to change it."), "{told}");
    assert!(told.contains("Pink line: g4-h4.\n"), "{told}");
}

#[test]
fn the_end_of_the_input_is_polite_and_gives_the_record() {
    let told = told(setup(true), layout(), "h4-g4\n");
    assert!(told.contains("The input has ended"), "{told}");
    let line = told.lines().last().expect("the record");
    let record = Record::from_json(line.as_bytes()).expect("a record");
    assert_eq!(record.rounds[0].turns, [[Some("h4-g4".to_owned())]]);
    assert_eq!(record.verify(), Ok(()));
}

#[test]
fn a_game_that_was_left_goes_on_where_it_stood() {
    let (typed, game) = whole_game(true);
    let halfway = typed.match_indices("\n\n").nth(12).expect("more than twelve turns").0 + 2;
    let kept = RefCell::new(None);
    let keep = || Keep {
        name: "game.json".to_owned(),
        write: Box::new(|record: &Record| {
            kept.replace(Some(record.clone()));
            Ok(())
        }),
    };
    let mut output = Vec::new();
    let first = Plain::new(setup(true), SEED, layout()).expect("a possible game");
    first.run(format!("{}quit\n", &typed[..halfway]).as_bytes(), &mut output, Some(keep())).expect("a Vec");
    let told = String::from_utf8_lossy(&output).into_owned();
    assert!(told.ends_with("To go on: tubewright play --plain --resume game.json\n"), "{told}");

    let left = kept.borrow().clone().expect("it was kept");
    let second = Plain::resume(&left, layout()).expect("it can be gone on with");
    second.run(&typed.as_bytes()[halfway..], &mut output, Some(keep())).expect("a Vec");
    let whole = kept.borrow().clone().expect("it was kept");
    assert_eq!(Game::replay(&whole), Ok(game));
}

#[test]
fn a_record_whose_cards_are_not_the_seeds_cannot_be_gone_on_with() {
    let mut record = Plain::new(setup(false), "another", layout()).expect("a possible game").record();
    record.setup.seats[0].pencils = Pencil::ALL;
    assert!(Plain::resume(&record, layout()).is_ok(), "a solo player may choose the order of the pencils");
    record.rounds = vec![tubewright_rules::RoundRecord {
        cards: vec![Deal::from_seed("another").decks[0].cards()[1]],
        turns: vec![],
    }];
    assert_eq!(
        Plain::resume(&record, layout()).err().map(|why| why.to_string()).as_deref(),
        Some("round 1, card 1 is not the seed's")
    );
}

#[test]
fn a_record_that_cannot_be_saved_is_said_and_shown() {
    let keep =
        Keep { name: "game.json".to_owned(), write: Box::new(|_| Err(std::io::Error::other("disk full"))) };
    let mut output = Vec::new();
    let plain = Plain::new(setup(false), SEED, layout()).expect("a possible game");
    plain.run(&b"h4-g4\nquit\n"[..], &mut output, Some(keep)).expect("a Vec");
    let told = String::from_utf8_lossy(&output).into_owned();
    assert_eq!(told.matches("The record cannot be saved: disk full.").count(), 1, "{told}");
    assert!(Record::from_json(told.lines().last().expect("the record").as_bytes()).is_ok());
}

#[test]
fn without_utf_8_everything_is_ascii() {
    let (typed, _) = whole_game(true);
    let ascii = Layout { look: Look::default(), ..layout() };
    let told = told(setup(true), ascii, &format!("help\nmap\nscore\nlegal\ncards\nsheet\nж\n{typed}"));
    assert!(told.is_ascii(), "{:?}", told.chars().find(|c| !c.is_ascii()));
}

#[test]
fn nothing_is_wider_than_the_terminal() {
    let (typed, _) = whole_game(true);
    let wide = Layout { columns: Some(80), ..layout() };
    let told = told(setup(true), wide, &format!("help\nmap\n{typed}"));
    for line in told.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn a_hundred_thousand_empty_lines_are_answered_in_time() {
    let told = told(setup(false), Layout { map: false, ..layout() }, &"\n".repeat(100_000));
    assert_eq!(told.matches("Type one of the sections, or pass.").count(), 100_000);
}
