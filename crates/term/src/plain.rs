//! One person against the deck, line by line: for screen readers, pipes and plain terminals.

use std::io::{self, BufRead, Write};

use tubewright_rules::{
    Card, Deal, DealNote, Dealer, Game, Record, RecordError, Seat, Setup, SetupError, VerifyError, View,
    commitment,
};

use crate::beside::{beside, wrap};
use crate::command::Command;
use crate::describe::{self, Detail};
use crate::lines::{Input, next_line};
use crate::look::Look;
use crate::map::{self, sheet_map};
use crate::score_sheet::{score_sheet, score_sheets};
use crate::texts;

/// How the player writes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Layout {
    /// Colour and signs.
    pub look: Look,
    /// Show the map on every turn.
    pub map: bool,
    /// Columns for the map and the turn side by side; without it they stand below each other.
    pub columns: Option<usize>,
    /// The lines come from a program: an action where Enter is awaited goes on and is played on the next
    /// turn, where a person's would be a slip.
    pub typed_ahead: bool,
}

/// Writes a record somewhere.
type WriteRecord<'a> = dyn FnMut(&Record) -> io::Result<()> + 'a;

/// Where the record is kept while the game goes on.
pub struct Keep<'a> {
    /// The file's name, to be told.
    pub name: String,
    /// Writes the record there.
    pub write: Box<WriteRecord<'a>>,
}

/// A game of one person against the deck.
pub struct Plain {
    game: Game,
    dealer: Dealer,
    seed: String,
    layout: Layout,
}

/// Why a game cannot be gone on with.
#[derive(Debug)]
pub enum ResumeError {
    /// The record is none, or of no possible game.
    Record(RecordError),
    /// It does not follow from its seed.
    Verify(VerifyError),
    /// More than one person plays in it.
    NotSolo,
}

impl std::fmt::Display for ResumeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Record(why) => why.fmt(f),
            Self::Verify(why) => why.fmt(f),
            Self::NotSolo => f.write_str("only a solo game can be gone on with here"),
        }
    }
}

impl std::error::Error for ResumeError {}

/// Did the player go on, or leave?
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

/// Where the game waits for the person.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A card lies there and waits for an action.
    Turn,
    /// The action is played and can still be taken back.
    Played,
}

impl Plain {
    /// A new game of this deal.
    pub fn new(setup: Setup, seed: &str, layout: Layout) -> Result<Self, SetupError> {
        let game = Game::new(tubewright_rules::Board::london(), setup)?;
        Ok(Self { game, dealer: Dealer::new(Deal::from_seed(seed)), seed: seed.to_owned(), layout })
    }

    /// A game that was left.
    pub fn resume(record: &Record, layout: Layout) -> Result<Self, ResumeError> {
        let game = Game::replay(record).map_err(ResumeError::Record)?;
        if game.seats().count() != 1 {
            return Err(ResumeError::NotSolo);
        }
        match record.verify() {
            // A solo player may put the pencils in any order (R3.5); the cards are checked before them.
            Ok(()) | Err(VerifyError::Pencils) => {}
            Err(why) => return Err(ResumeError::Verify(why)),
        }
        let seed = record.deal.clone().and_then(|note| note.seed).unwrap_or_default();
        Ok(Self { game, dealer: Dealer::new(Deal::from_seed(&seed)), seed, layout })
    }

    /// The game so far, with the seed from which its cards come.
    pub fn record(&self) -> Record {
        let note = DealNote { seed: Some(self.seed.clone()), commitment: Some(commitment(&self.seed)) };
        Record { deal: Some(note), ..self.game.record() }
    }

    /// Plays until the game is over, the person leaves or the input ends.
    pub fn run(self, input: impl BufRead, output: impl Write, keep: Option<Keep<'_>>) -> io::Result<()> {
        Session { plain: self, input, output, keep, ahead: None }.run()
    }

    fn seat(&self) -> Seat {
        self.game.seats().next().expect("a solo game has one seat")
    }

    fn view(&self) -> View {
        self.game.view(self.seat())
    }
}

/// A game with a person on its other side.
struct Session<'k, I, O> {
    plain: Plain,
    input: I,
    output: O,
    keep: Option<Keep<'k>>,
    /// An action typed before its card was shown.
    ahead: Option<Command>,
}

impl<I: BufRead, O: Write> Session<'_, I, O> {
    fn run(mut self) -> io::Result<()> {
        self.say_all(&texts::intro(&self.plain.game))?;
        loop {
            if self.plain.game.waiting().next().is_none() {
                let Some(turn) = self.plain.dealer.next_turn(&self.plain.game) else { break };
                self.plain.game.reveal(turn).expect("the dealer reveals what comes next");
            }
            self.save()?;
            self.show_turn()?;
            let round = self.plain.view().round();
            if self.play_turn()? == Next::Leave {
                return self.farewell();
            }
            if self.plain.game.faceup().is_over() {
                let score = self.plain.view().score();
                self.say(&texts::round_over(round, &score.lines[round], score.total))?;
            }
        }
        self.save()?;
        self.say("")?;
        self.say_all(&score_sheets(&self.plain.game, self.plain.layout.look))?;
        self.say(&texts::deal(&self.plain.seed))?;
        if let Some(keep) = &self.keep {
            self.say(&texts::saved(&keep.name.clone()))?;
        }
        Ok(())
    }

    /// Lets the person act on the cards that lie there, until the turn is committed.
    fn play_turn(&mut self) -> io::Result<Next> {
        let mut stage = Stage::Turn;
        loop {
            let command = match self.ahead.take() {
                Some(command) => command,
                None => match self.ask(stage)? {
                    Some(command) => command,
                    // The last action needs no further word.
                    None if self.plain.game.is_over() => return Ok(Next::GoOn),
                    None => {
                        self.say(texts::END_OF_INPUT)?;
                        return Ok(Next::Leave);
                    }
                },
            };
            match (stage, command) {
                (Stage::Turn, Command::Act(text)) => {
                    if self.act(&text)? {
                        stage = Stage::Played;
                        self.save()?;
                    }
                }
                (Stage::Turn, Command::Next) => self.say(texts::DRAW_FIRST)?,
                (Stage::Turn, Command::Undo) => self.say(texts::NOTHING_TO_TAKE_BACK)?,
                (Stage::Played, Command::Next) => return Ok(Next::GoOn),
                (Stage::Played, Command::Act(text)) if self.plain.layout.typed_ahead => {
                    self.ahead = Some(Command::Act(text));
                    return Ok(Next::GoOn);
                }
                (Stage::Played, Command::Act(_)) => self.say(texts::TURN_IS_DONE)?,
                (Stage::Played, Command::Undo) => {
                    let seat = self.plain.seat();
                    self.plain.game.undo(seat).expect("the turn is not committed yet");
                    self.save()?;
                    self.say(texts::TAKEN_BACK)?;
                    self.show_turn()?;
                    stage = Stage::Turn;
                }
                (_, Command::Quit) => {
                    self.say(texts::GOODBYE)?;
                    return Ok(Next::Leave);
                }
                (_, command) => self.answer(command)?,
            }
        }
    }

    /// The commands that change nothing in the game.
    fn answer(&mut self, command: Command) -> io::Result<()> {
        let (view, look) = (self.plain.view(), self.plain.layout.look);
        match command {
            Command::Legal => {
                let mut lines = open_lines(&view, Detail::Sentence);
                lines.extend(describe::power_actions(&view));
                self.say_all(&lines)
            }
            Command::Cards => {
                let unseen: Vec<Card> = view.unseen().collect();
                self.say(&seen(&view))?;
                self.say(&texts::unseen(&unseen))
            }
            Command::Sheet => self.say_all(&describe::sheet_in_words(view.board(), view.sheet())),
            Command::Map => self.say_all(&sheet_map(view.board(), view.sheet(), look)),
            Command::MapEachTurn(on) => {
                self.plain.layout.map = on;
                self.say(if on { texts::MAP_ON } else { texts::MAP_OFF })
            }
            Command::Score => self.say_all(&score_sheet(&self.plain.game, view.seat(), look)),
            Command::Record => {
                let record = self.plain.record().to_json();
                writeln!(self.output, "{record}")
            }
            Command::Unknown(word) => self.say(&texts::unknown(&word)),
            _ => self.say(texts::HELP),
        }
    }

    /// Plays an action; says what it did, or why not.
    fn act(&mut self, text: &str) -> io::Result<bool> {
        let (seat, board) = (self.plain.seat(), self.plain.game.board());
        let played =
            board.parse_action(text).map_err(|why| texts::refused(&why)).and_then(|action| {
                match self.plain.game.play(seat, action) {
                    Ok(()) => Ok(action),
                    Err(tubewright_rules::PlayError::Illegal(why)) => Err(texts::refused(&why)),
                    Err(why) => Err(why.to_string()),
                }
            });
        match played {
            Ok(action) => {
                let total = self.plain.game.score(seat).total;
                self.say(&texts::played(&describe::played(board, action), total))?;
                Ok(true)
            }
            Err(why) => {
                self.say(&why)?;
                Ok(false)
            }
        }
    }

    fn show_turn(&mut self) -> io::Result<()> {
        let view = self.plain.view();
        let Layout { look, map: with_map, columns, .. } = self.plain.layout;
        let picture = with_map.then(|| sheet_map(view.board(), view.sheet(), look));
        if let (Some(picture), Some(columns)) = (&picture, columns) {
            let notes = notes(&view, Detail::Row);
            return self.say_all(&beside(picture, map::width(view.board()), &notes, columns));
        }
        self.say("")?;
        self.say_all(&picture.unwrap_or_default())?;
        self.say_all(&notes(&view, Detail::Sentence))
    }

    /// Asks for a command; `None` at the end of the input.
    fn ask(&mut self, stage: Stage) -> io::Result<Option<Command>> {
        let prompt = match stage {
            Stage::Turn => texts::PROMPT_TURN,
            Stage::Played if self.plain.game.faceup().is_over() => texts::PROMPT_ROUND,
            Stage::Played => texts::PROMPT_NEXT,
        };
        // Where nobody's Enter ends the line, the prompt does.
        let end = if self.plain.layout.typed_ahead { "\n" } else { "" };
        write!(self.output, "{prompt}{end}")?;
        self.output.flush()?;
        loop {
            match next_line(&mut self.input)? {
                Input::Line(line) => return Ok(Some(Command::read(&line))),
                Input::TooLong => self.say(texts::LINE_TOO_LONG)?,
                Input::End => {
                    writeln!(self.output)?;
                    return Ok(None);
                }
            }
        }
    }

    /// Says how to go on with a game that is left.
    fn farewell(&mut self) -> io::Result<()> {
        self.save()?;
        match &self.keep {
            Some(keep) => {
                let lines = [texts::saved(&keep.name), texts::go_on(&keep.name)];
                self.say_all(&lines)
            }
            None => {
                self.say(texts::GO_ON_WITHOUT_FILE)?;
                let record = self.plain.record().to_json();
                writeln!(self.output, "{record}")
            }
        }
    }

    /// Keeps the record, so that not even a lost terminal loses the game.
    fn save(&mut self) -> io::Result<()> {
        let record = self.plain.record();
        let Some(keep) = &mut self.keep else { return Ok(()) };
        match (keep.write)(&record) {
            Ok(()) => Ok(()),
            Err(why) => {
                self.keep = None;
                self.say(&texts::not_saved(&why))
            }
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        let text = self.plain.layout.look.fit(text);
        let Some(columns) = self.plain.layout.columns else { return writeln!(self.output, "{text}") };
        // A terminal would break a sentence in the middle of a word.
        text.split('\n')
            .flat_map(|line| wrap(line, columns))
            .try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }
}

fn seen(view: &View) -> String {
    let turns = view.rounds().last().map_or(&[][..], |turns| turns);
    texts::seen(&turns.iter().flat_map(|turn| turn.cards()).collect::<Vec<_>>())
}

fn open_lines(view: &View, detail: Detail) -> Vec<String> {
    let open = describe::open_sections(view, detail);
    if open.is_empty() {
        return vec![texts::NOTHING_TO_DRAW.to_owned()];
    }
    [texts::YOU_MAY_DRAW.to_owned()].into_iter().chain(open).collect()
}

/// All that there is to know on a turn.
fn notes(view: &View, detail: Detail) -> Vec<String> {
    let Some((turn, number)) = view.turn() else { return Vec::new() };
    let mut notes =
        vec![texts::place(view.round(), number, view.pencil(view.round())), texts::turn(turn, number)];
    notes.extend(open_lines(view, detail));
    if let Some(power) = view.sheet().held_power() {
        notes.push(texts::power_in_hand(power, view.sheet().is_power_spent()));
        notes.extend(describe::also_open(view));
    }
    notes.push(seen(view));
    let score = view.score();
    notes.push(texts::standing(score.total, score.lines.last().map_or(0, |line| line.points)));
    notes.extend(score.objectives.iter().map(texts::objective_standing));
    notes
}
