//! Stories of a person at the plain player.

use std::cell::RefCell;
use std::io;

use tubewright_present::hints::{Hint, best};
use tubewright_present::{RoundEnd, by_place};
use tubewright_rules::{Board, Deal, Game, Modules, Pencil, Record, VerifyError};
use tubewright_table::{Command, LocalTable, Order, Player, Stage};
use tubewright_term::{Keep, Kept, Layout, Look, Plain, ResumeError, resume};
use tubewright_texts::{Language, Texts};
use tubewright_thinker::{Answer, Question, Rated, Wish, respond};

const SEED: &str = "london";

fn order(modules: bool) -> Order {
    Order { modules: Modules { objectives: modules, powers: modules }, ..Order::solo(SEED) }
}

fn table(order: Order) -> LocalTable {
    LocalTable::new(order).expect("a possible game").0
}

fn layout() -> Layout {
    Layout { look: Look { colour: false, unicode: true }, map: true, columns: None, typed_ahead: true }
}

/// A place of a test's own.
#[derive(Default)]
struct Memory {
    kept: Option<Record>,
    name: Option<String>,
    broken: bool,
    saved: RefCell<Vec<(String, Record)>>,
}

impl Keep for Memory {
    fn kept(&self) -> Kept {
        self.name.clone().map_or(Kept::Nowhere, Kept::File)
    }

    fn keep(&mut self, record: &Record, _: bool) -> io::Result<()> {
        if self.broken {
            return Err(io::Error::other("disk full"));
        }
        self.kept = Some(record.clone());
        Ok(())
    }

    fn save(&self, name: &str, record: &Record) -> io::Result<()> {
        self.saved.borrow_mut().push((name.to_owned(), record.clone()));
        Ok(())
    }
}

fn run(table: LocalTable, layout: Layout, typed: &str, memory: &mut Memory) -> String {
    let texts = Texts::embedded(Language::English);
    let mut output = Vec::new();
    Plain::new(table, layout, &texts)
        .run(io::Cursor::new(typed.to_owned()), &mut output, memory)
        .expect("a Vec takes everything");
    String::from_utf8(output).expect("text")
}

/// What the player says to these lines.
fn told(order: Order, layout: Layout, typed: &str) -> String {
    run(table(order), layout, typed, &mut Memory::default())
}

/// A whole game: on every turn the first legal section, as somebody would type it.
fn whole_game(modules: bool) -> (String, Game) {
    let mut game =
        Game::new(Board::london(), order(modules).setup().expect("it can be met")).expect("a possible game");
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
        let told = told(order(modules), layout(), &typed);
        let total = game.score(game.seats().next().expect("one seat")).total;
        let is_total =
            |line: &str| line.strip_prefix("Total ").is_some_and(|rest| rest.trim() == total.to_string());
        assert!(told.lines().any(is_total), "{told}");
        let solo = game.solo().expect("a finished solo game");
        assert!(told.contains(&format!(". {} ", solo.score)), "{told}");
        assert!(told.contains(&format!("rank {} of six.", solo.verdict)), "{told}");
        assert_eq!(told.matches(" is over.\n").count(), 4, "each round is scored");
        assert!(told.contains("These cards again: --deal london"));
    }
}

#[test]
fn a_game_is_reviewed_once_it_is_over() {
    let (typed, game) = whole_game(false);
    // A person reads what comes before they leave; a program would have ended the game with its last line.
    let layout = Layout { typed_ahead: false, ..layout() };
    let told = told(order(false), layout, &format!("review\n{typed}review\n\n"));
    assert!(told.contains("The review comes when the game is over."), "{told}");
    let total = game.score(game.seats().next().expect("one seat")).total;
    assert_eq!(told.matches(&format!("Final score: {total}.0\n")).count(), 1, "{told}");
    assert!(told.contains("Decisions as good as the best: ") && told.contains("In hindsight, "), "{told}");
    let decisions: usize = game.rounds().iter().map(Vec::len).sum();
    assert_eq!(told.matches(" · luck ").count(), decisions, "{told}");
}

#[test]
fn passing_without_looking_ends_the_game_too() {
    let told = told(order(true), layout(), &"pass\n".repeat(60));
    assert!(told.contains("No section, no points."), "{told}");
    assert!(told.contains("rank 1 of six."), "{told}");
}

#[test]
fn a_turn_shows_the_card_the_sections_and_the_power() {
    let told = told(order(true), layout(), "");
    for expected in [
        "Round 1 of 4, turn 1. Pink line.",
        "Card: Underground, circle.",
        "  h4-g4  west to g4 circle, +2 points\n",
        "  h4-h6  south to h6 circle, +4 points, under the Thames\n",
        "Power Switch, unused. Branch from any station of the line.",
        "Seen: Street none; Underground Circle. Underground cards: 1 of 5.",
        "All five tourist sites: 0 of 5.",
    ] {
        assert!(told.contains(expected), "{expected} is missing in {told}");
    }
}

#[test]
fn undo_takes_the_turn_back_until_the_next_card() {
    let told = told(order(false), layout(), "h4-g4\nundo\nh4-h6\n\nundo\nsheet\n");
    assert!(told.contains("Taken back."), "{told}");
    assert!(told.contains("There is nothing to take back on this turn."), "the card is revealed: {told}");
    assert!(told.contains("Pink line: h4-h6.\n"), "only the second section stands: {told}");
}

#[test]
fn nonsense_gets_one_line_and_loses_nothing() {
    let told = told(order(false), layout(), "h4-h6\n\ndance\nh4\u{1b}[31m-z9\nd3-a3\nh4-h6 +joker\nsheet\n");
    assert!(told.contains("‘dance’ is no command."), "{told}");
    assert!(told.contains("‘h4\u{fffd}[31m-z9’ is no action."), "{told}");
    assert!(told.contains("Not possible: d3 is not on the line."), "{told}");
    assert!(told.contains("Not possible: the pencil in hand does not have the power Joker."), "{told}");
    assert!(told.contains("Pink line: h4-h6.\n"), "{told}");
    assert!(!told.contains('\u{1b}'), "no escape reaches the terminal");
}

#[test]
fn powers_are_listed_and_spent() {
    // The pink pencil has the switch, which holds on any turn.
    let told = told(order(true), layout(), "h4-h6\n\nh6-f4\n\nlegal\nh6-i5 +switch\n\n");
    assert!(told.contains("With +switch also: h6-i5, h6-j8."), "{told}");
    assert!(told.contains("Power Switch: used."), "{told}");
}

#[test]
fn an_action_before_its_card_is_a_slip_for_a_person() {
    let told = told(order(false), Layout { typed_ahead: false, ..layout() }, "h4-g4\nh4-h6\nsheet\n");
    assert!(told.contains("This turn is done: press Enter to go on, or type undo to change it."), "{told}");
    assert!(told.contains("Pink line: g4-h4.\n"), "{told}");
}

#[test]
fn the_end_of_the_input_is_polite_and_gives_the_record() {
    let told = told(order(true), layout(), "h4-g4\n");
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
    let mut memory = Memory { name: Some("game.json".to_owned()), ..Memory::default() };
    let told = run(table(order(true)), layout(), &format!("{}quit\n", &typed[..halfway]), &mut memory);
    assert!(told.ends_with("To go on: tubewright play --plain --resume game.json\n"), "{told}");

    let left = memory.kept.clone().expect("it was kept");
    let told = run(resume(&left).expect("it can be gone on with"), layout(), &typed[halfway..], &mut memory);
    assert!(told.starts_with("Your game goes on where you left it.\n"), "{told}");
    assert_eq!(Game::replay(&memory.kept.expect("it was kept")), Ok(game));
}

#[test]
fn a_choice_that_was_made_before_leaving_stands() {
    let mut memory = Memory { name: Some("game.json".to_owned()), ..Memory::default() };
    run(table(order(false)), layout(), "h4-g4\nquit\n", &mut memory);
    let kept = memory.kept.expect("it was kept");
    assert_eq!(kept.rounds[0].turns, [[Some("h4-g4".to_owned())]]);
}

#[test]
fn whoever_leaves_before_the_next_card_has_a_record_without_it() {
    let bots = ["novice", "casual"].map(|level| Player::Bot(level.to_owned()));
    let players: Vec<Player> = std::iter::once(Player::Person(String::new())).chain(bots).collect();
    for players in [vec![Player::Person(String::new())], players] {
        for leaving in ["quit\n", ""] {
            let mut memory = Memory { name: Some("game.json".to_owned()), ..Memory::default() };
            let order = Order { players: players.clone(), ..order(true) };
            run(table(order), layout(), &format!("h4-h6\n\npass\n{leaving}"), &mut memory);
            let kept = memory.kept.clone().expect("it was kept");
            let turns = &kept.rounds[0].turns;
            assert_eq!(turns.len(), 2);
            assert!(turns.iter().all(|row| row.len() == players.len() && row.iter().all(Option::is_some)));
            // A switch lies there together with the card after it.
            let targets = kept.rounds[0].cards.iter().filter(|card| card.target().is_some()).count();
            assert_eq!(targets, 2, "the third card was never shown");

            let told = run(resume(&kept).expect("it can be gone on with"), layout(), "", &mut memory);
            assert!(told.contains("Round 1 of 4, turn 3."), "{told}");
            let kept = memory.kept.expect("it was kept");
            let targets = kept.rounds[0].cards.iter().filter(|card| card.target().is_some()).count();
            assert_eq!(targets, 3, "this one was shown");
        }
    }
}

#[test]
fn a_record_whose_cards_are_not_the_seeds_cannot_be_gone_on_with() {
    let mut record = table(Order::solo("another")).record();
    record.setup.seats[0].pencils = Pencil::ALL;
    assert!(resume(&record).is_ok(), "a solo player may choose the order of the pencils");
    record.rounds = vec![tubewright_rules::RoundRecord {
        cards: vec![Deal::from_seed("another").decks[0].cards()[1]],
        turns: vec![],
    }];
    assert_eq!(
        resume(&record).err().map(|why| why.to_string()).as_deref(),
        Some("round 1, card 1 is not the seed's")
    );
    // The seed would now deal a card that already lies there.
    record.rounds[0].turns = vec![vec![Some("pass".to_owned())]];
    assert!(matches!(resume(&record), Err(ResumeError::Verify(VerifyError::Card { round: 1, card: 1 }))));
}

#[test]
fn a_record_with_foreign_objectives_cannot_be_gone_on_with_whatever_its_pencils() {
    let mut record =
        table(Order { modules: Modules { objectives: true, powers: false }, ..Order::solo("another") })
            .record();
    record.setup.seats[0].pencils = Pencil::ALL;
    let dealt = record.setup.objectives.expect("two of them");
    record.setup.objectives = Some([dealt[1], dealt[0]]);
    assert!(matches!(resume(&record), Err(ResumeError::Verify(VerifyError::Objectives))));
}

#[test]
fn a_record_before_its_first_card_or_between_two_goes_on() {
    let mut record = table(order(false)).record();
    record.rounds.clear();
    assert_eq!(resume(&record).expect("a game").game().rounds().len(), 1, "the first card comes up");
    let mut record = table(order(false)).record();
    record.rounds[0].turns = vec![vec![Some("h4-g4".to_owned())]];
    assert_eq!(resume(&record).expect("a game").game().rounds()[0].len(), 2, "the second card comes up");
}

#[test]
fn a_record_that_cannot_be_saved_is_said_and_shown() {
    let mut memory = Memory { broken: true, ..Memory::default() };
    let told = run(table(order(false)), layout(), "h4-g4\nquit\n", &mut memory);
    assert_eq!(told.matches("The record cannot be saved: disk full.").count(), 1, "{told}");
    assert!(Record::from_json(told.lines().last().expect("the record").as_bytes()).is_ok());
}

#[test]
fn bots_play_the_same_cards_and_are_heard_once_all_have_chosen() {
    let bots = ["novice", "regular"].map(|level| Player::Bot(level.to_owned()));
    let players = std::iter::once(Player::Person(String::new())).chain(bots).collect();
    let order = Order { players, ..order(true) };
    let mut memory = Memory::default();
    let (whole, _) = whole_game(false);
    let more = whole.lines().count() / 2 - 1;
    let typed = format!(
        "pass\nothers\nsheet 2\nmap 3\nscore 2\nsheet 4\n\n{}save a b.json\n",
        "pass\n\n".repeat(more)
    );
    let told = run(table(order), layout(), &typed, &mut memory);
    assert!(told.contains("At the table with you: Ada (Novice), Basil (Regular)."), "{told}");
    assert!(told.contains("There is no such seat at this table."), "{told}");
    assert!(told.contains("\nAda: 0 points.\nBasil: 0 points.\n"), "nobody's choice shows early: {told}");
    assert!(told.contains("\nBasil draws "), "{told}");
    let saved = memory.saved.borrow();
    let [(name, record)] = &saved[..] else { panic!("one file is saved") };
    assert_eq!(name, "a b.json");
    let game = Game::replay(record).expect("a possible game");
    assert!(game.is_over());
    let totals: Vec<u32> = game.seats().map(|seat| game.score(seat).total).collect();
    assert!(totals[0] == 0 && totals[1] > 0 && totals[2] > 0, "{totals:?}");
    for total in totals {
        let is_total =
            |line: &str| line.strip_prefix("Total ").is_some_and(|rest| rest.trim() == total.to_string());
        assert!(told.lines().any(is_total), "{told}");
    }
    let best = if game.winners()[0].index() == 1 { "Ada" } else { "Basil" };
    assert!(told.contains(&format!("\n{best} wins.\n")), "{told}");
}

/// The hints in what was told last: actions as they are typed, and figures.
fn hints(told: &str) -> Vec<(String, String)> {
    let (_, told) = told.rsplit_once("compared with passing:\n").expect("the heading of hints");
    let rows = told.lines().map_while(|line| line.strip_prefix("  "));
    let hints: Vec<_> = rows
        .map(|row| row.rsplit_once("  ").expect("an action and a figure"))
        .map(|(action, figure)| (action.to_owned(), figure.to_owned()))
        .collect();
    assert!(!hints.is_empty() && hints.len() <= 3, "{told}");
    hints
}

/// What the page shows when it is asked for hints: its worker's answer, cut to the best few.
fn hints_on_the_page(game: &Game, texts: &Texts) -> Vec<(String, String)> {
    let question = Question { wish: Wish::Advise, seat: 0, level: String::new(), record: game.record() };
    let answer = Answer::from_text(&respond(
        &question.to_text(),
        &|| Some(tubewright_bots::value::london()),
        &mut |_| (),
    ));
    let read = |Rated { action, tenths }: Rated| Hint {
        action: game.board().parse_action(&action).expect("an action"),
        tenths,
    };
    let best = best(answer.actions.into_iter().map(read).collect());
    best.iter().map(|hint| (game.board().action_text(hint.action), hint.figure(texts))).collect()
}

#[test]
fn hints_are_those_of_the_page_turn_after_turn() {
    let texts = Texts::embedded(Language::English);
    let mut game = Game::new(Board::london(), order(true).setup().expect("it can be met")).expect("a game");
    let mut dealer = tubewright_rules::Dealer::new(Deal::from_seed(SEED));
    let mut typed = String::new();
    for _ in 0..6 {
        game.reveal(dealer.next_turn(&game).expect("a turn")).expect("the dealer's card");
        let told = told(order(true), layout(), &format!("{typed}hint\n"));
        let hints = hints(&told);
        assert_eq!(hints, hints_on_the_page(&game, &texts));
        // The best one is played, in the terminal as here.
        let action = game.board().parse_action(&hints[0].0).expect("an action");
        typed.push_str(&format!("{}\n\n", hints[0].0));
        game.play(game.seats().next().expect("a seat"), action).expect("a legal action");
    }
}

#[test]
fn a_round_s_end_is_told_as_on_the_page() {
    let texts = Texts::embedded(Language::English);
    let bot = || Player::Bot("novice".to_owned());
    let players = vec![Player::Person(String::new()), bot(), bot()];
    let order = Order { players: players.clone(), ..order(true) };
    let told = told(order.clone(), layout(), &"pass\n\n".repeat(60));
    let mut ends = told.split("Round 1 is over.\n");
    let told = ends.nth(1).expect("the end of the first round");

    // The page has the same table; its bots are asked by the worker.
    let mut table = table(order);
    let own = table.game().seats().next().expect("a seat");
    while !matches!(table.stage(), Stage::Tally(_)) {
        for seat in table.asked().collect::<Vec<_>>() {
            let record = table.game().record();
            let question =
                Question { wish: Wish::Choose, seat: seat.index(), level: "novice".to_owned(), record };
            let answer = Answer::from_text(&respond(&question.to_text(), &|| None, &mut |_| ()));
            let action = Board::london().parse_action(&answer.actions[0].action).expect("an action");
            table.command(Command::Act(seat, action)).expect("it is legal");
        }
        if let Stage::Person(_) = table.stage() {
            table.command(Command::Pass).expect("one can always pass");
        }
    }
    let end = RoundEnd::of(table.game(), own, 0).expect("the round is over");
    let rows = end.standings(&texts, table.game(), &players, Some(own), false);
    assert!(rows.iter().any(|row| row.score.total > 0), "the bots have drawn");
    let on_the_page =
        by_place(&rows).map(|(_, row)| format!("{}. {}: {}", row.place(&rows), row.name, row.score.total));
    let facts = end.facts(&texts).into_iter().chain([end.heading(&texts)]).chain(on_the_page);
    let expected: Vec<String> = facts.collect();
    assert!(told.starts_with(&format!("{}\n", end.title(&texts))), "{told}");
    assert!(told.contains(&expected.join("\n")), "{expected:#?} in {told}");
}

#[test]
fn a_hint_names_legal_actions_the_best_first() {
    let told = told(order(false), layout(), "hint\n");
    let typed = hints(&told).into_iter().map(|(action, _)| action);
    let table = table(order(false));
    let legal = table.view(table.game().seats().next().expect("a seat")).actions();
    for action in typed {
        let action = Board::london().parse_action(&action).expect("an action");
        assert!(legal.contains(&action));
    }
}

#[test]
fn without_utf_8_everything_is_ascii() {
    let (typed, _) = whole_game(true);
    let ascii = Layout { look: Look::default(), ..layout() };
    let told =
        told(order(true), ascii, &format!("help\nmap\nscore\nlegal\ncards\nsheet\nothers\nhint\nж\n{typed}"));
    assert!(told.is_ascii(), "{:?}", told.chars().find(|c| !c.is_ascii()));
}

#[test]
fn nothing_is_wider_than_the_terminal() {
    let (typed, _) = whole_game(true);
    let wide = Layout { columns: Some(80), ..layout() };
    let told = told(order(true), wide, &format!("help\nmap\n{typed}"));
    for line in told.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn a_hundred_thousand_empty_lines_are_answered_in_time() {
    let told = told(order(false), Layout { map: false, ..layout() }, &"\n".repeat(100_000));
    assert_eq!(told.matches("Type one of the sections, or pass.").count(), 100_000);
}
