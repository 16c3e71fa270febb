//! The keys: one list that says what each does, when, and what the foot of the screen and the help say of it.

use ratatui::crossterm::event::KeyCode::{
    self, BackTab, Backspace, Char, Down, End, Enter, Esc, F, Home, Left, PageDown, PageUp, Right, Tab, Up,
};
use tubewright_texts::{key, t};

use crate::look::Look;
use crate::say::Say;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Points at what lies in a direction.
    Point,
    /// Points at the next thing in the list, or the one before.
    Step,
    /// Takes the section of a number.
    Number,
    /// Goes on with what is asked.
    Confirm,
    /// Points at nothing, or closes what lies over the game.
    Close,
    /// Begins to type.
    Type,
    Pass,
    Undo,
    Hint,
    Power,
    Others,
    Save,
    /// Reviews the game.
    Review,
    /// Moves what is too long for the screen.
    Scroll,
    NewGame,
    SameCards,
    Rematch,
    Talk,
    /// Lets a bot play for somebody who is away.
    LetBot,
    Help,
    Leave,
}

/// What is on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mode {
    /// People gather.
    Room,
    #[default]
    Turn,
    Tally,
    Over,
    /// The keys.
    Help,
    /// Somebody else's sheet.
    Sheet,
    /// The name of a file is typed, something to say, or a command.
    Save,
    Talk,
    Command,
    /// The review of a game that is over.
    Review,
}

impl Mode {
    /// Is something being typed?
    pub(crate) const fn is_typing(self) -> bool {
        matches!(self, Self::Save | Self::Talk | Self::Command)
    }

    /// May the keys of the game be used?
    const fn is_game(self) -> bool {
        matches!(self, Self::Turn | Self::Tally | Self::Over)
    }
}

/// On what it depends which keys make sense.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Situation {
    pub(crate) mode: Mode,
    /// The person has to act.
    pub(crate) is_asked: bool,
    /// There is something to confirm.
    pub(crate) is_done: bool,
    /// The pencil has an unspent power.
    pub(crate) has_power: bool,
    pub(crate) has_others: bool,
    /// The table is a server's.
    pub(crate) is_remote: bool,
    /// A bot may be let play for somebody.
    pub(crate) is_offered: bool,
    /// The person may start the game.
    pub(crate) may_start: bool,
}

/// What keys are called.
#[derive(Clone, Copy)]
enum Name {
    /// The same everywhere.
    Is(&'static str),
    /// By a text.
    Said(&'static str),
    Arrows,
}

/// Some keys that do one thing.
struct Binding {
    /// A click on their name presses the first.
    codes: &'static [KeyCode],
    act: Act,
    name: Name,
    holds: fn(&Situation) -> bool,
    /// The text at the foot of the screen, where they stand there.
    bar: fn(&Situation) -> Option<&'static str>,
    /// How soon they stay away from there where there is no room.
    rank: i32,
    /// The text in the help.
    help: Option<&'static str>,
}

/// Keys that stand neither at the foot nor in the help.
const fn keys(
    codes: &'static [KeyCode],
    act: Act,
    name: &'static str,
    holds: fn(&Situation) -> bool,
) -> Binding {
    Binding { codes, act, name: Name::Is(name), holds, bar: |_| None, rank: 0, help: None }
}

impl Binding {
    const fn called(self, name: Name) -> Self {
        Self { name, ..self }
    }

    const fn bar(self, rank: i32, bar: fn(&Situation) -> Option<&'static str>) -> Self {
        Self { bar, rank, ..self }
    }

    const fn help(self, text: &'static str) -> Self {
        Self { help: Some(text), ..self }
    }
}

const DIGITS: &[KeyCode] =
    &[Char('1'), Char('2'), Char('3'), Char('4'), Char('5'), Char('6'), Char('7'), Char('8'), Char('9')];

/// What begins the name of a station.
const COLUMNS: &[KeyCode] = &[
    Char('a'),
    Char('b'),
    Char('c'),
    Char('d'),
    Char('e'),
    Char('f'),
    Char('g'),
    Char('h'),
    Char('i'),
    Char('j'),
    Char('A'),
    Char('B'),
    Char('C'),
    Char('D'),
    Char('E'),
    Char('F'),
    Char('G'),
    Char('H'),
    Char('I'),
    Char('J'),
];

fn on_turn(at: &Situation) -> bool {
    at.mode == Mode::Turn
}

fn in_game(at: &Situation) -> bool {
    at.mode.is_game()
}

fn over_here(at: &Situation) -> bool {
    at.mode == Mode::Over && !at.is_remote
}

fn over_elsewhere(at: &Situation) -> bool {
    at.mode == Mode::Over && at.is_remote
}

fn can_talk(at: &Situation) -> bool {
    at.is_remote && (at.mode.is_game() || at.mode == Mode::Room)
}

fn can_let_bot(at: &Situation) -> bool {
    at.mode.is_game() && at.is_offered
}

fn enter(at: &Situation) -> Option<&'static str> {
    match at.mode {
        Mode::Room => at.may_start.then_some(key!("key-start")),
        Mode::Turn if at.is_done => Some(key!("key-done")),
        Mode::Turn => Some(key!("key-draw")),
        Mode::Tally => Some(key!("key-next")),
        Mode::Save => Some(key!("key-save")),
        Mode::Talk => Some(key!("key-talk")),
        Mode::Command => Some(key!("key-done")),
        Mode::Over | Mode::Help | Mode::Sheet | Mode::Review => None,
    }
}

/// The first that holds is done. They stand at the foot of the screen and in the help in this order.
const BINDINGS: &[Binding] = &[
    keys(&[Up, Down, Left, Right], Act::Point, "", on_turn).called(Name::Arrows).help(key!("keys-arrows")),
    keys(&[Tab, BackTab], Act::Step, "Tab", on_turn).help(key!("keys-tab")),
    keys(DIGITS, Act::Number, "1 … 9", on_turn).help(key!("keys-number")),
    keys(&[Enter, Char(' ')], Act::Confirm, "", |at| !at.mode.is_typing() && enter(at).is_some())
        .called(Name::Said(key!("keys-name-enter")))
        .bar(0, enter)
        .help(key!("keys-enter")),
    keys(COLUMNS, Act::Type, "a … j   :", on_turn).help(key!("keys-type")),
    keys(&[Char(':'), Char('/')], Act::Type, ":", |at| at.mode.is_game() || at.mode == Mode::Room),
    keys(&[Char('p')], Act::Pass, "p", on_turn)
        .bar(0, |at| on_turn(at).then_some(key!("key-pass")))
        .help(key!("keys-pass")),
    keys(&[Char('u'), Backspace], Act::Undo, "u", on_turn)
        .bar(0, |at| on_turn(at).then_some(key!("key-undo")))
        .help(key!("keys-undo")),
    keys(&[Char('t')], Act::Hint, "t", on_turn)
        .bar(2, |at| on_turn(at).then_some(key!("key-hint")))
        .help(key!("keys-hint")),
    keys(&[Char('w')], Act::Power, "w", on_turn)
        .bar(1, |at| (on_turn(at) && at.is_asked && at.has_power).then_some(key!("key-power")))
        .help(key!("keys-power")),
    keys(&[Char('s')], Act::Save, "s", in_game)
        .bar(0, |at| (at.mode == Mode::Over).then_some(key!("key-save")))
        .help(key!("keys-save")),
    keys(&[Char('v')], Act::Review, "v", |at| at.mode == Mode::Over)
        .bar(1, |at| (at.mode == Mode::Over).then_some(key!("key-review")))
        .help(key!("keys-review")),
    keys(&[Down, Up, PageDown, PageUp, Home, End], Act::Scroll, "", |at| at.mode == Mode::Review)
        .called(Name::Arrows)
        .bar(0, |at| (at.mode == Mode::Review).then_some(key!("key-scroll"))),
    keys(&[Char('n')], Act::NewGame, "n", over_here).bar(0, |at| over_here(at).then_some(key!("key-new"))),
    keys(&[Char('a')], Act::SameCards, "a", over_here)
        .bar(1, |at| over_here(at).then_some(key!("key-again"))),
    keys(&[Char('r')], Act::Rematch, "r", over_elsewhere)
        .bar(1, |at| over_elsewhere(at).then_some(key!("key-rematch"))),
    keys(&[Char('o')], Act::Others, "o", |at| at.mode.is_game() || at.mode == Mode::Sheet)
        .bar(3, |at| (at.mode.is_game() && at.has_others).then_some(key!("key-others")))
        .help(key!("keys-others")),
    keys(&[Tab, Right, Down], Act::Others, "Tab", |at| at.mode == Mode::Sheet),
    keys(&[Char('m')], Act::Talk, "m", can_talk)
        .bar(2, |at| can_talk(at).then_some(key!("key-talk")))
        .help(key!("keys-talk")),
    keys(&[Char('l')], Act::LetBot, "l", can_let_bot)
        .bar(1, |at| can_let_bot(at).then_some(key!("key-let-bot")))
        .help(key!("keys-let-bot")),
    keys(&[], Act::Point, "", |_| false).called(Name::Said(key!("keys-name-mouse"))).help(key!("keys-mouse")),
    keys(&[Char('?'), F(1)], Act::Help, "?", in_game).bar(0, |at| in_game(at).then_some(key!("key-help"))),
    keys(&[Char('q')], Act::Leave, "q", |at| !at.mode.is_typing())
        .bar(0, |at| (in_game(at) || at.mode == Mode::Room).then_some(key!("key-leave")))
        .help(key!("keys-leave")),
    keys(&[Esc], Act::Leave, "Esc", |at| at.mode == Mode::Room),
    keys(&[Esc], Act::Close, "Esc", |_| true)
        .bar(0, |at| (!in_game(at) && at.mode != Mode::Room).then_some(key!("key-close"))),
];

/// What a key does now.
pub(crate) fn act(at: &Situation, code: KeyCode) -> Option<Act> {
    BINDINGS
        .iter()
        .find(|binding| binding.codes.contains(&code) && (binding.holds)(at))
        .map(|binding| binding.act)
}

impl Name {
    fn said(self, say: Say<'_>, look: Look) -> String {
        match self {
            Self::Is(name) => name.to_owned(),
            Self::Said(text) => say.0.get(text),
            Self::Arrows if look.unicode => "↑ ↓ ← →".to_owned(),
            Self::Arrows => t!(say.0, "keys-name-arrows"),
        }
    }
}

/// A key at the foot of the screen.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    pub(crate) code: KeyCode,
    pub(crate) name: String,
    pub(crate) text: String,
    /// How soon it stays away where there is no room.
    pub(crate) rank: i32,
}

/// The keys that make sense now.
pub(crate) fn bar(at: &Situation, say: Say<'_>, look: Look) -> Vec<Key> {
    let key = |binding: &Binding| {
        let text = look.fit(&say.0.get((binding.bar)(at)?));
        let name = binding.name.said(say, look);
        Some(Key { code: *binding.codes.first()?, name, text, rank: binding.rank })
    };
    BINDINGS.iter().filter_map(key).collect()
}

/// All keys with what they do.
pub(crate) fn help(is_remote: bool, say: Say<'_>, look: Look) -> Vec<(String, String)> {
    let here = |binding: &&Binding| is_remote || !matches!(binding.act, Act::Talk | Act::LetBot);
    let row = |binding: &Binding| Some((binding.name.said(say, look), say.0.get(binding.help?)));
    BINDINGS.iter().filter(here).filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use tubewright_texts::{Language, Texts};

    use super::*;

    const MODES: [Mode; 10] = [
        Mode::Room,
        Mode::Turn,
        Mode::Tally,
        Mode::Over,
        Mode::Help,
        Mode::Sheet,
        Mode::Save,
        Mode::Talk,
        Mode::Command,
        Mode::Review,
    ];

    /// Every situation that there can be, and some more.
    fn situations() -> impl Iterator<Item = Situation> {
        MODES.into_iter().flat_map(|mode| {
            (0..128_u8).map(move |bits| {
                let is = |bit: u8| bits >> bit & 1 == 1;
                Situation {
                    mode,
                    is_asked: is(0),
                    is_done: is(1),
                    has_power: is(2),
                    has_others: is(3),
                    is_remote: is(4),
                    is_offered: is(5),
                    may_start: is(6),
                }
            })
        })
    }

    #[test]
    fn every_key_at_the_foot_does_something_and_no_two_are_the_same() {
        let texts = Texts::embedded(Language::English);
        let look = Look { colour: false, unicode: true };
        for at in situations() {
            let bar = bar(&at, Say(&texts), look);
            for key in &bar {
                // What is typed is ended by Enter and Esc, which are the field's.
                let is_the_fields = at.mode.is_typing() && matches!(key.code, Enter | Esc);
                assert!(is_the_fields || act(&at, key.code).is_some(), "{key:?} at {at:?}");
                assert_eq!(bar.iter().filter(|other| other.code == key.code).count(), 1, "{key:?} at {at:?}");
            }
            let out = [Char('q'), Esc];
            assert!(bar.iter().any(|key| out.contains(&key.code)), "no way out of {at:?}");
        }
    }

    #[test]
    fn every_letter_of_the_help_does_what_it_says_somewhere() {
        let texts = Texts::embedded(Language::English);
        for (name, _) in help(true, Say(&texts), Look { colour: false, unicode: true }) {
            let mut letters = name.chars();
            if let (Some(letter), None) = (letters.next(), letters.next()) {
                assert!(situations().any(|at| act(&at, Char(letter)).is_some()), "{letter}");
            }
        }
    }
}
