//! The full screen without a terminal: what it shows, and what keys and clicks do.

use std::cell::RefCell;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;
use ratatui::style::Color;
use tubewright_bots::Level;
use tubewright_rules::{Game, Modules, Pencil, Record};
use tubewright_table::{LocalTable, Stage};
use tubewright_texts::{Language, Texts};

use super::GameParams;
use super::draw::Hits;
use super::entries::Entry;
use super::field::Field;
use super::game::{GameScreen, Overlay, Transition};
use super::replay::ReplayScreen;
use super::run::Screen;
use super::start::StartScreen;
use crate::keep::{Keep, Kept};
use crate::local::Local;
use crate::look::Look;
use crate::say::Say;
use crate::session::Driver;

const FULL: Look = Look { colour: true, unicode: true };

/// A place of a test's own.
#[derive(Clone, Default)]
struct Memory(Rc<RefCell<Option<Record>>>);

impl Keep for Memory {
    fn kept(&self) -> Kept {
        Kept::StateDir
    }

    fn keep(&mut self, record: &Record, _: bool) -> io::Result<()> {
        *self.0.borrow_mut() = Some(record.clone());
        Ok(())
    }

    fn save(&self, name: &str, _: &Record) -> io::Result<()> {
        if name == "taken" { Err(io::ErrorKind::AlreadyExists.into()) } else { Ok(()) }
    }
}

fn english() -> Texts {
    Texts::embedded(Language::English)
}

fn params() -> GameParams {
    GameParams { seed: Some("london".to_owned()), ..GameParams::default() }
}

fn play<'t>(texts: &'t Texts, params: &GameParams, look: Look) -> (GameScreen<'t, Local<'static>>, Memory) {
    let memory = Memory::default();
    let table = LocalTable::new(params.order(String::new())).expect("a possible game").0;
    let driver = Local::new(table, Box::new(memory.clone()), || ());
    (GameScreen::new(driver, Say(texts), look), memory)
}

/// What a terminal of this size would show, and where it can be clicked.
fn drawn(screen: &dyn Screen, (width, height): (u16, u16)) -> (Buffer, Hits) {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal in memory");
    let mut hits = Hits::new();
    terminal.draw(|frame| hits = screen.draw(frame)).expect("it draws");
    (terminal.backend().buffer().clone(), hits)
}

fn shot(screen: &dyn Screen, size: (u16, u16)) -> String {
    let buffer = drawn(screen, size).0;
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let row: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(row.trim_end());
        text.push('\n');
    }
    text
}

/// Compares a screen with the one that was looked at; `UPDATE_SCREENS=1` takes the new one over.
fn looks_like(name: &str, screen: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("screens").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_SCREENS").is_some() {
        fs::write(&path, screen).expect("the folder is there");
    }
    let known = fs::read_to_string(&path).expect("a screen that was looked at");
    assert_eq!(screen, known, "{name}: look at it, then UPDATE_SCREENS=1");
}

fn press(screen: &mut dyn Screen, keys: &[KeyCode]) -> Transition {
    keys.iter().fold(Transition::Stay, |_, &code| screen.key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn typed(screen: &mut dyn Screen, text: &str) {
    let keys: Vec<KeyCode> = text.chars().map(KeyCode::Char).chain([KeyCode::Enter]).collect();
    press(screen, &keys);
}

/// Lets bots and hints come in.
fn settle(play: &mut GameScreen<'_, Local<'static>>, done: impl Fn(&GameScreen<'_, Local<'static>>) -> bool) {
    let patience = Instant::now();
    while !done(play) {
        play.tick();
        assert!(patience.elapsed() < Duration::from_secs(60), "nothing happens");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Plays a turn with keys: the second section of the list, or a pass where there is none.
fn play_turn(play: &mut GameScreen<'_, Local<'static>>) {
    settle(play, |play| play.driver.stage() != Stage::Bots);
    match play.driver.stage() {
        Stage::Person(_) if play.entries(&play.driver.view()).is_empty() => {
            press(play, &[KeyCode::Char('p'), KeyCode::Enter]);
        }
        Stage::Person(_) => drop(press(play, &[KeyCode::Tab, KeyCode::Tab, KeyCode::Enter, KeyCode::Enter])),
        _ => drop(press(play, &[KeyCode::Enter])),
    }
}

fn three_bots() -> GameParams {
    let bots = vec![Level::Novice, Level::Casual, Level::Regular];
    GameParams { bots, modules: Modules::BOTH, ..params() }
}

#[test]
fn the_first_turn_at_three_sizes() {
    let texts = english();
    let (mut play, _) = play(&texts, &params(), FULL);
    press(&mut play, &[KeyCode::Down]);
    for (width, height) in [(80, 24), (100, 30), (160, 50)] {
        looks_like(&format!("turn-{width}x{height}"), &shot(&play, (width, height)));
    }
}

#[test]
fn a_game_with_everything_in_its_second_round() {
    let texts = english();
    for (name, look) in [
        ("everything", FULL),
        ("everything-no-colour", Look { colour: false, unicode: true }),
        ("everything-ascii", Look { colour: false, unicode: false }),
    ] {
        let (mut play, _) = play(&texts, &three_bots(), look);
        // Bots think beside the screen: what lies there is asked only when nobody else is to act.
        loop {
            settle(&mut play, |play| play.driver.stage() != Stage::Bots);
            let view = play.driver.view();
            if view.round() == 1 && view.faceup().turns() == 7 {
                break;
            }
            play_turn(&mut play);
        }
        settle(&mut play, |play| {
            let game = play.driver.session().game();
            play.is_asked() && game.waiting().count() == 1
        });
        for (width, height) in [(80, 24), (120, 40)] {
            looks_like(&format!("{name}-{width}x{height}"), &shot(&play, (width, height)));
        }
        press(&mut play, &[KeyCode::Char('o')]);
        looks_like(&format!("{name}-other-80x24"), &shot(&play, (80, 24)));
    }
}

#[test]
fn tally_final_sheet_help_and_start() {
    let texts = english();
    let (mut play, memory) =
        play(&texts, &GameParams { modules: Modules { objectives: true, powers: false }, ..params() }, FULL);
    while !matches!(play.driver.stage(), Stage::Tally(_)) {
        play_turn(&mut play);
    }
    looks_like("tally-80x24", &shot(&play, (80, 24)));
    press(&mut play, &[KeyCode::Char('?')]);
    looks_like("help-80x24", &shot(&play, (80, 24)));
    press(&mut play, &[KeyCode::Esc]);
    while play.driver.stage() != Stage::Over {
        play_turn(&mut play);
    }
    let last = shot(&play, (80, 24));
    looks_like("final-80x24", &last);

    // What the screen says is what the record says.
    let record = memory.0.borrow().clone().expect("it was kept");
    let game = Game::replay(&record).expect("a possible game");
    let total = game.score(game.seats().next().expect("a seat")).total;
    let told = last.lines().filter(|line| line.contains("Total")).collect::<Vec<_>>();
    assert!(told.iter().any(|line| line.trim_end().ends_with(&format!(" {total}"))), "{total}: {told:?}");
    let solo = game.solo().expect("the game is over");
    // On a wide screen the sentence stands in one piece.
    assert!(shot(&play, (160, 50)).contains(&format!("rank {} of six", solo.verdict)));

    // The review adds up to the same score, and can be read to its end and closed.
    press(&mut play, &[KeyCode::Char('v')]);
    settle(&mut play, |play| play.review.as_ref().is_some_and(|page| page.found().is_some()));
    let top = shot(&play, (80, 24));
    assert!(top.contains(&format!("Final score: {total}.0")), "{top}");
    press(&mut play, &[KeyCode::Down]);
    assert_ne!(shot(&play, (80, 24)), top);
    press(&mut play, &[KeyCode::End]);
    let bottom = shot(&play, (80, 24));
    let turns = game.rounds()[3].len();
    assert!(bottom.contains(&format!("Round 4, turn {turns}: ")), "{bottom}");
    press(&mut play, &[KeyCode::Up, KeyCode::PageUp, KeyCode::Home]);
    assert_eq!(shot(&play, (80, 24)), top);
    press(&mut play, &[KeyCode::Esc]);
    assert_eq!(shot(&play, (80, 24)), last);

    let left = LocalTable::new(three_bots().order(String::new())).expect("a game").0;
    let start = StartScreen::new(Say(&texts), FULL, three_bots(), Some(Ok(&left)));
    looks_like("start-80x24", &shot(&start, (80, 24)));
    let mut watch = ReplayScreen::new(Say(&texts), FULL, &record).expect("a possible record");
    press(&mut watch, &[KeyCode::PageDown, KeyCode::Right]);
    looks_like("watch-80x24", &shot(&watch, (80, 24)));
    press(&mut watch, &[KeyCode::End]);
    assert!(shot(&watch, (100, 30)).contains(&format!("rank {} of six", solo.verdict)));
}

#[test]
fn no_size_breaks_any_screen_and_small_ones_say_so() {
    let texts = english();
    let (mut play, _) = play(&texts, &three_bots(), FULL);
    let sizes =
        [(1, 1), (20, 5), (79, 24), (80, 23), (80, 24), (81, 40), (100, 25), (120, 30), (200, 24), (240, 80)];
    for turn in 0.. {
        if play.driver.stage() == Stage::Over {
            break;
        }
        for over in [Overlay::Nothing, Overlay::Help, Overlay::Sheet(1), Overlay::Save(Field::of("name"))] {
            play.over = over;
            for size in sizes {
                let screen = shot(&play, size);
                let small = size.0 < 80 || size.1 < 24;
                assert!(small == screen.contains("This window") || size.0 < 40, "{size:?}: {screen}");
            }
        }
        play.over = Overlay::Nothing;
        if turn % 5 == 4 {
            press(&mut play, &[KeyCode::Char('w'), KeyCode::Tab, KeyCode::Char('u'), KeyCode::Char('u')]);
        }
        play_turn(&mut play);
    }
}

#[test]
fn every_open_section_is_listed_numbered_and_can_be_clicked_on_the_map() {
    let texts = english();
    let (mut play, _) = play(&texts, &params(), FULL);
    for _ in 0..8 {
        let view = play.driver.view();
        let (board, call) = (view.board(), view.call().expect("a card"));
        let open = view.sheet().open_sections(board, call);
        let (buffer, hits) = drawn(&play, (80, 24));
        // A small screen shows a part of a long list, and how long it is.
        assert!(
            shot(&play, (80, 24)).contains(&format!("Open sections ({})", open.len())) || open.is_empty()
        );
        let screen = shot(&play, (160, 50));
        for section in open.iter() {
            let step = board.step(section, view.sheet().line().reached());
            assert!(screen.contains(&format!(" {} ", board.step_text(step))), "{screen}");
        }
        // The map stands in the first columns: a click on a goal there puts a section to it under the pencil.
        let goals = hits.iter().filter(|(area, _)| area.x < 44 && area.width == 3 && area.y < 21);
        let mut clicked = 0;
        for (area, hit) in goals {
            play.click(*hit);
            let drafted =
                play.driver.session().drafted().steps().last().expect("a section is under the pencil");
            assert!(open.contains(board.section(drafted).expect("a section")));
            let middle = Position::new(area.x + 1, area.y);
            assert!("□△⬠○?".contains(buffer[middle].symbol()), "a station is there: {:?}", buffer[middle]);
            press(&mut play, &[KeyCode::Char('u')]);
            clicked += 1;
        }
        assert_eq!(clicked, open.len() as usize);
        play_turn(&mut play);
        if let Stage::Tally(_) = play.driver.stage() {
            break;
        }
    }
}

#[test]
fn without_colour_nothing_is_coloured_and_letters_tell_the_lines_apart() {
    let texts = english();
    for unicode in [true, false] {
        let (mut play, _) = play(&texts, &three_bots(), Look { colour: false, unicode });
        while play.driver.stage() != Stage::Over {
            play_turn(&mut play);
        }
        let (buffer, _) = drawn(&play, (120, 40));
        for cell in buffer.content() {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
            assert!(unicode || cell.symbol().is_ascii(), "{:?}", cell.symbol());
        }
        let map: String =
            shot(&play, (120, 40)).lines().map(|line| line.chars().take(62).collect::<String>()).collect();
        for letter in ['p', 'b', 'k', 'g'] {
            // More often than a column and a departure bear it.
            assert!(map.matches(letter).count() > 2, "{letter}: {map}");
        }
    }
}

#[test]
fn a_section_is_typed_refused_confirmed_and_taken_back() {
    let texts = english();
    let (mut play, memory) = play(&texts, &params(), FULL);
    typed(&mut play, "d3-a3");
    assert!(shot(&play, (80, 24)).contains("Not possible: d3 is not on the line."));
    typed(&mut play, "H4-G4");
    assert!(shot(&play, (80, 24)).contains("h4-g4: +2 points. Enter confirms, u takes it back."));
    press(&mut play, &[KeyCode::Char('u')]);
    assert!(play.draft().is_empty());
    typed(&mut play, ":dance");
    assert!(shot(&play, (80, 24)).contains("‘dance’ is no command."));
    press(&mut play, &[KeyCode::Char('p')]);
    assert!(shot(&play, (80, 24)).contains("Pass on this turn?"));
    press(&mut play, &[KeyCode::Char('u'), KeyCode::Enter]);
    assert!(play.driver.session().game().actions(play.driver.seat())[0].is_empty(), "a slip plays nothing");
    typed(&mut play, "h4-h6");
    press(&mut play, &[KeyCode::Enter]);
    let record = memory.0.borrow().clone().expect("it is kept at once");
    assert_eq!(record.rounds[0].turns, [[Some("h4-h6".to_owned())]]);
    press(&mut play, &[KeyCode::Char('u')]);
    assert!(shot(&play, (80, 24)).contains("There is nothing to take back on this turn."));
}

#[test]
fn an_arrow_points_where_it_says() {
    let texts = english();
    let (mut play, _) = play(&texts, &params(), FULL);
    let goal = |play: &GameScreen<'_, Local<'static>>| {
        let view = play.driver.view();
        let entry = play.pick.map(|pick| play.entries(&view)[pick].goal());
        entry.map(|station| view.board().point(station).to_string())
    };
    press(&mut play, &[KeyCode::Down]);
    assert_eq!(goal(&play).as_deref(), Some("h6"));
    press(&mut play, &[KeyCode::Left]);
    assert_eq!(goal(&play).as_deref(), Some("g4"));
    press(&mut play, &[KeyCode::Right]);
    assert_eq!(goal(&play).as_deref(), Some("h6"));
}

#[test]
fn a_hint_is_given_and_taken_over() {
    let texts = english();
    let (mut play, _) = play(&texts, &params(), FULL);
    press(&mut play, &[KeyCode::Char('t')]);
    assert!(shot(&play, (80, 24)).contains("Thinking…"));
    settle(&mut play, |play| matches!(play.hints, super::game::Hints::Ready(_)));
    let super::game::Hints::Ready(hints) = &play.hints else { panic!("there are hints") };
    let figure = hints[0].figure(&texts);
    assert!(shot(&play, (80, 24)).contains(&format!("  {figure}. The key t again takes it over.")));
    press(&mut play, &[KeyCode::Char('t')]);
    assert!(play.draft().is_playable() || play.passing);
}

#[test]
fn every_power_can_be_used_with_keys() {
    let texts = english();
    for first in Pencil::ALL {
        let mut pencils = Pencil::ALL;
        pencils.swap(0, first.index());
        let params = GameParams {
            modules: Modules { objectives: false, powers: true },
            pencils: Some(pencils),
            ..params()
        };
        let (mut play, memory) = play(&texts, &params, FULL);
        while !play.draft().is_armed() {
            play_turn(&mut play);
            press(&mut play, &[KeyCode::Char('w')]);
            assert_eq!(play.driver.view().round(), 0, "the power helps on some turn");
        }
        let power = play.driver.view().sheet().power().expect("unspent");
        // What only the power allows stands last; a double begins with a section that another can follow.
        if power == tubewright_rules::Power::Double {
            let view = play.driver.view();
            let (board, call) = (view.board(), view.call().expect("a card"));
            let goes_on = |entry: &Entry| match entry {
                Entry::Draw(step) => {
                    let section = board.section(*step).expect("a section");
                    !view.sheet().open_second(board, call, section).is_empty()
                }
                Entry::Circle(_) => false,
            };
            let first = play.entries(&view).iter().position(goes_on).expect("the power helps");
            press(&mut play, &vec![KeyCode::Tab; first + 1]);
            press(&mut play, &[KeyCode::Enter]);
        }
        press(&mut play, &[KeyCode::BackTab, KeyCode::Enter]);
        assert_eq!(play.driver.session().drafted().power(), Some(power));
        press(&mut play, &[KeyCode::Enter]);
        let record = memory.0.borrow().clone().expect("it is kept");
        let last = record.rounds[0].turns.last().and_then(|row| row[0].clone()).expect("an action");
        assert!(last.contains(&format!("+{power}")), "{last}");
        press(&mut play, &[KeyCode::Char('w')]);
        assert!(!play.is_asked() || shot(&play, (80, 24)).contains("was used already"));
    }
}

#[test]
fn a_choice_can_be_taken_back_while_a_bot_thinks() {
    let texts = english();
    let (mut play, _) = play(&texts, &GameParams { bots: vec![Level::Champion], ..params() }, FULL);
    typed(&mut play, "h4-g4");
    press(&mut play, &[KeyCode::Enter]);
    assert_eq!(play.driver.stage(), Stage::Bots);
    assert!(shot(&play, (80, 24)).contains("The others are still drawing."));
    press(&mut play, &[KeyCode::Char('u')]);
    assert!(play.is_asked());
    assert!(play.draft().is_playable());
    press(&mut play, &[KeyCode::Enter]);
    settle(&mut play, |play| play.driver.session().game().rounds()[0].len() == 2);
}

#[test]
fn the_record_is_saved_under_a_name_that_is_free() {
    let texts = english();
    let (mut play, _) = play(&texts, &params(), FULL);
    press(&mut play, &[KeyCode::Char('s')]);
    typed(&mut play, "taken");
    assert!(shot(&play, (80, 24)).contains("‘taken’ exists already"));
    press(&mut play, &[KeyCode::Char('s')]);
    typed(&mut play, "free");
    assert!(shot(&play, (80, 24)).contains("The record is in ‘free’."));
}

#[test]
fn the_start_screen_asks_for_what_it_shows() {
    let texts = english();
    let mut start = StartScreen::new(Say(&texts), FULL, GameParams::default(), None);
    // From the last row around to the first bot.
    press(&mut start, &[KeyCode::Down, KeyCode::Right, KeyCode::Right, KeyCode::Down, KeyCode::Left]);
    press(
        &mut start,
        &[KeyCode::Down, KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Down, KeyCode::Right],
    );
    press(&mut start, &[KeyCode::Down]);
    typed(&mut start, "");
    typed(&mut start, "king");
    let screen = shot(&start, (80, 24));
    for shown in ["Casual", "Champion", "on", "‘king’"] {
        assert!(screen.contains(shown), "{shown}: {screen}");
    }
    let params = start.params();
    assert_eq!(params.bots, [Level::Casual, Level::Champion]);
    assert!(
        params.modules == Modules { objectives: true, powers: false } && params.pencils == Some(Pencil::ALL)
    );
    assert_eq!(params.seed.as_deref(), Some("king"));
    assert_eq!(press(&mut start, &[KeyCode::Down, KeyCode::Enter]), Transition::New);
}

#[test]
fn every_language_fits_the_smallest_screen() {
    for language in Language::ALL {
        let texts = Texts::embedded(language);
        let (mut play, _) = play(&texts, &three_bots(), FULL);
        for _ in 0..3 {
            play_turn(&mut play);
        }
        let screen = shot(&play, (80, 24));
        let keys = screen.lines().last().expect("the keys");
        assert!(keys.contains(" q "), "{language}: leaving is always shown: {keys}");
        assert!(!screen.contains("screen-") && !screen.contains("term-"), "{language}: {screen}");
    }
}

/// The name of this program's test that panics on the screen, and the variable that tells it to.
const PANICKING: (&str, &str) = ("screen::tests::a_panic_gives_the_terminal_back", "TUBEWRIGHT_TEST_PANIC");

#[test]
#[cfg(unix)]
fn a_panic_gives_the_terminal_back() {
    use std::io::Read;

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    if std::env::var_os(PANICKING.1).is_some() {
        let _screen = super::terminal::FullScreen::open().expect("a terminal");
        panic!("as it was told to");
    }
    let folder = std::env::temp_dir().join(format!("tubewright-panic-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let program = std::env::current_exe().expect("a test has a program");
    let pair = native_pty_system()
        .openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 })
        .expect("a pseudo-terminal");
    let mut command = CommandBuilder::new("sh");
    let script = format!(
        "stty -a > before; {}=1 {} --exact {} --nocapture; stty -a > after",
        PANICKING.1,
        program.display(),
        PANICKING.0
    );
    command.args(["-c", &script]);
    command.cwd(&folder);
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).expect("it starts");
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().expect("a reader");
    let mut bytes = Vec::new();
    // The end of a pseudo-terminal is an error on some systems.
    let _ = reader.read_to_end(&mut bytes);
    child.wait().expect("it ends");
    let text = String::from_utf8_lossy(&bytes);
    let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what:?} is missing in {text:?}"));
    assert!(place("\u{1b}[?1049h") < place("\u{1b}[?1049l"), "{text:?}");
    assert!(
        place("\u{1b}[?1049l") < place("as it was told to"),
        "the panic is told on the person's own screen"
    );
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("what stty said");
    assert_eq!(read("after"), read("before"));
    fs::remove_dir_all(folder).expect("it was ours");
}
