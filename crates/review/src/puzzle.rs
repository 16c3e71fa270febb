//! Positions with one clearly best action, as exercises.

use std::fmt;
use std::str::FromStr;

use tubewright_rules::{Board, Deal, Dealer, Game, Modules, NamedAction, Setup};

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Sections under the river.
    River,
    /// Stations on more than one line.
    Interchanges,
    /// The railroad switch.
    Switch,
    /// The power of the pencil.
    Powers,
    /// The last turns of a round.
    LastTurns,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::River, Self::Interchanges, Self::Switch, Self::Powers, Self::LastTurns];

    /// Its word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::River => "river",
            Self::Interchanges => "interchanges",
            Self::Switch => "switch",
            Self::Powers => "powers",
            Self::LastTurns => "last-turns",
        }
    }

    /// The theme of this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == word)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A solo game that stands on a turn where one action is clearly best.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The seed of its cards, which says what comes next: for who shows the puzzle, not for who solves it.
    pub seed: String,
    /// The modules in play.
    pub modules: Modules,
    /// What it is about.
    pub theme: Theme,
    /// From 1 to [`Self::MAX_DIFFICULTY`]: how many of the levels below `champion` miss it, and one.
    pub difficulty: u8,
    /// How far the next best action lies behind, in points.
    pub gap: f64,
    /// The standard error of that.
    pub error: f64,
    /// The best action, and what comes to the same.
    pub best: Vec<NamedAction>,
    /// Every action that solves it, the best among them.
    pub accept: Vec<NamedAction>,
    /// What was played before, turn by turn.
    pub before: Vec<NamedAction>,
}

/// Between the fields of a line.
const FIELD: char = '\t';
/// Between the actions of a field.
const BETWEEN: char = ';';

impl Puzzle {
    /// The hardest there are.
    pub const MAX_DIFFICULTY: u8 = 5;

    /// The game with the cards of the turn revealed, before anybody has acted on it; `None` where the actions cannot have
    /// been played, or the game is over.
    pub fn game(&self) -> Option<Game> {
        let deal = Deal::from_seed(&self.seed);
        let setup = Setup::of_deal(&deal, &[""], self.modules);
        let board = Board::london();
        let mut game = Game::new(board, setup).ok()?;
        let mut dealer = Dealer::new(deal);
        let seat = game.seats().next()?;
        for &action in &self.before {
            game.reveal(dealer.next_turn(&game)?).ok()?;
            game.play(seat, board.locate(action).ok()?).ok()?;
        }
        game.reveal(dealer.next_turn(&game)?).ok()?;
        Some(game)
    }

    /// Reads the line that `Display` writes.
    pub fn from_line(line: &str) -> Option<Self> {
        let mut fields = line.split(FIELD);
        let mut field = || fields.next();
        let seed = field()?.to_owned();
        let letters = field()?;
        let modules = Modules { objectives: letters.contains('o'), powers: letters.contains('p') };
        if letters != module_letters(modules) {
            return None;
        }
        let theme = Theme::named(field()?)?;
        let difficulty = field()?.parse().ok().filter(|it| (1..=Self::MAX_DIFFICULTY).contains(it))?;
        let tenths = |field: &str| field.parse::<u32>().ok().map(|tenths| f64::from(tenths) / 10.0);
        let (gap, error) = (tenths(field()?)?, tenths(field()?)?);
        let (best, accept, before) = (actions(field()?)?, actions(field()?)?, actions(field()?)?);
        let whole = field().is_none() && !best.is_empty() && !accept.is_empty();
        whole.then_some(Self { seed, modules, theme, difficulty, gap, error, best, accept, before })
    }

    /// Does an action solve it?
    pub fn accepts(&self, action: NamedAction) -> bool {
        self.accept.contains(&action)
    }
}

const fn module_letters(modules: Modules) -> &'static str {
    match (modules.objectives, modules.powers) {
        (false, false) => "-",
        (true, false) => "o",
        (false, true) => "p",
        (true, true) => "op",
    }
}

fn actions(field: &str) -> Option<Vec<NamedAction>> {
    let texts = field.split(BETWEEN).filter(|text| !text.is_empty());
    texts.map(|text| NamedAction::from_str(text).ok()).collect()
}

/// One line of the file that the page fetches.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |actions: &[NamedAction]| {
            actions.iter().map(NamedAction::to_string).collect::<Vec<_>>().join(&BETWEEN.to_string())
        };
        let tenths = |points: f64| (10.0 * points).round().max(0.0) as u32;
        let fields = [
            self.seed.clone(),
            module_letters(self.modules).to_owned(),
            self.theme.to_string(),
            self.difficulty.to_string(),
            tenths(self.gap).to_string(),
            tenths(self.error).to_string(),
            list(&self.best),
            list(&self.accept),
            list(&self.before),
        ];
        f.write_str(&fields.join(&FIELD.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_and_stands_on_its_turn() {
        let line = "london\tp\tlast-turns\t3\t34\t5\td3-a3;d3-a3 +circle a3\td3-a3;d3-f1\t";
        let puzzle = Puzzle::from_line(line).expect("a puzzle");
        assert_eq!(puzzle.to_string(), line);
        assert_eq!((puzzle.gap, puzzle.error, puzzle.difficulty), (3.4, 0.5, 3));
        assert!(puzzle.accepts("d3-f1".parse().expect("an action")));
        assert!(!puzzle.accepts(NamedAction::Pass));
        let game = puzzle.game().expect("it can be played");
        assert_eq!((game.rounds().len(), game.rounds()[0].len()), (1, 1));
        let later = Puzzle { before: vec![NamedAction::Pass; 3], ..puzzle.clone() };
        assert_eq!(Puzzle::from_line(&later.to_string()), Some(later.clone()));
        assert_eq!(later.game().map(|game| game.rounds()[0].len()), Some(4));
        let illegal = Puzzle { before: vec!["a1-j10".parse().expect("points")], ..puzzle.clone() };
        assert!(illegal.game().is_none(), "no such section");
        let over = Puzzle { before: vec![NamedAction::Pass; 41], ..puzzle };
        assert!(over.game().is_none(), "the game is over before that");
        for (from, to) in
            [("\tp\t", "\tx\t"), ("last", "first"), ("\t3\t", "\t9\t"), ("d3-a3;", "d3;"), ("34", "-1")]
        {
            assert_eq!(Puzzle::from_line(&line.replacen(from, to, 1)), None, "{to}");
        }
        assert_eq!(Puzzle::from_line(&format!("{line}\t")), None);
    }
}
