//! One person against the deck, with bots or alone, line by line: for screen readers, pipes and plain terminals.

use std::io::{self, BufRead, Write};

use tubewright_rules::{Action, ActionError, Seat, View};
use tubewright_table::{self as table, LocalTable, Stage};
use tubewright_texts::{Texts, key, t};

use crate::answers::Question;
use crate::beside::{beside, wrap};
use crate::command::Command;
use crate::keep::{Keep, Kept};
use crate::lines::{Input, next_line};
use crate::look::Look;
use crate::map::{self, sheet_map};
use crate::say::{Detail, Say, system_refused};
use crate::score_sheet::named_sheets;
use crate::think;

/// What starts this player.
const COMMAND: &str = "tubewright play --plain";

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

impl Layout {
    /// A turn as it is written: the map, if it is to be shown, and what there is to know.
    pub(crate) fn turn(self, say: Say<'_>, view: &View) -> Vec<String> {
        let picture = self.map.then(|| sheet_map(view.board(), view.sheet(), self.look));
        if let (Some(picture), Some(columns)) = (&picture, self.columns) {
            let notes = say.notes_on_turn(view, Detail::Row);
            return beside(picture, map::width(view.board()), &notes, columns);
        }
        let notes = say.notes_on_turn(view, Detail::Sentence);
        std::iter::once(String::new()).chain(picture.unwrap_or_default()).chain(notes).collect()
    }
}

/// A game of one person, line by line.
pub struct Plain<'t> {
    table: LocalTable,
    layout: Layout,
    texts: &'t Texts,
}

impl<'t> Plain<'t> {
    /// A player for this table.
    pub fn new(table: LocalTable, layout: Layout, texts: &'t Texts) -> Self {
        Self { table, layout, texts }
    }

    /// Plays until the game is over, the person leaves or the input ends.
    pub fn run(self, input: impl BufRead, output: impl Write, keep: &mut dyn Keep) -> io::Result<()> {
        let say = Say(self.texts);
        let players = self.table.order().players.iter();
        let names =
            self.table.game().seats().zip(players).map(|(seat, player)| say.player(seat, player)).collect();
        let session = Session {
            table: self.table,
            layout: self.layout,
            say,
            names,
            input,
            output,
            keep,
            keeps: true,
            pending: None,
            ahead: None,
        };
        session.run()
    }
}

/// Did the player go on, or leave?
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

/// A game with a person on its other side.
struct Session<'k, I, O> {
    table: LocalTable,
    layout: Layout,
    say: Say<'k>,
    /// What everyone is called, by seat.
    names: Vec<String>,
    input: I,
    output: O,
    keep: &'k mut dyn Keep,
    /// Keeping works so far.
    keeps: bool,
    /// What the person has chosen on this turn and can still take back.
    pending: Option<Action>,
    /// An action typed before its card was shown.
    ahead: Option<Command>,
}

impl<I: BufRead, O: Write> Session<'_, I, O> {
    fn run(mut self) -> io::Result<()> {
        let game = self.table.game();
        if game.seats().any(|seat| game.actions(seat).iter().any(|actions| !actions.is_empty())) {
            self.say(&t!(self.say.0, "term-intro-resumed"))?;
        }
        let others = self.others();
        self.say_all(&self.say.intro(self.table.game(), self.seat(), &others))?;
        if !self.layout.typed_ahead && self.kept() == Kept::Nowhere {
            self.say(&t!(self.say.0, "term-nowhere-to-keep"))?;
        }
        self.save()?;
        loop {
            match self.table.stage() {
                Stage::Person(_) => {
                    self.show_turn()?;
                    if self.play_turn()? == Next::Leave {
                        return self.farewell();
                    }
                }
                Stage::Bots => self.let_bots_act()?,
                Stage::Tally(round) => {
                    self.tally(round)?;
                    self.command(table::Command::Next);
                    self.save()?;
                }
                Stage::Over => break,
            }
        }
        self.tally(self.table.game().rounds().len() - 1)?;
        self.finish()
    }

    /// The person's seat: the first one that is not a bot's.
    fn seat(&self) -> Seat {
        let people = self.table.order().players.iter().map(table::Player::is_person);
        let seat = self.table.game().seats().zip(people).find_map(|(seat, person)| person.then_some(seat));
        seat.expect("a local game has a person")
    }

    fn view(&self) -> View {
        self.table.view(self.seat())
    }

    /// Who else sits there, with their levels.
    fn others(&self) -> Vec<String> {
        let players = self.table.order().players.iter().zip(&self.names);
        let described = players.filter(|(player, _)| !player.is_person()).map(|(player, name)| {
            let level = think::level(player.name()).map(|level| self.say.level(level));
            format!("{name} ({})", level.unwrap_or_else(|| self.say.quoted(player.name())))
        });
        described.collect()
    }

    /// A command that the stage of the table allows.
    fn command(&mut self, command: table::Command) {
        self.table.command(command).expect("the table waits for it");
    }

    fn let_bots_act(&mut self) -> io::Result<()> {
        let asked: Vec<Seat> = self.table.asked().collect();
        let mut did = Vec::new();
        for seat in asked {
            let level = think::level(self.table.order().players[seat.index()].name());
            let action =
                think::choose(&self.table.view(seat), level.unwrap_or(tubewright_bots::Level::Regular));
            self.command(table::Command::Act(seat, action));
            did.push(self.say.other_did(self.table.game().board(), &self.names[seat.index()], action));
        }
        self.save()?;
        self.say_all(&did)
    }

    /// What the last line brought, and how everybody stands.
    fn tally(&mut self, round: usize) -> io::Result<()> {
        let view = self.view();
        let mut lines = self.say.round_over(round, &view.score());
        lines.extend(self.question(&view).standings());
        self.say_all(&lines)
    }

    /// Lets the person act on the cards that lie there, until the choice is confirmed.
    fn play_turn(&mut self) -> io::Result<Next> {
        loop {
            let command = match self.ahead.take() {
                Some(command) => command,
                None => match self.ask()? {
                    Some(command) => command,
                    None => {
                        // The last action needs no further word.
                        self.commit()?;
                        if self.table.stage() == Stage::Over {
                            return Ok(Next::GoOn);
                        }
                        self.say(&t!(self.say.0, "term-end-of-input"))?;
                        return Ok(Next::Leave);
                    }
                },
            };
            match (self.pending, command) {
                (None, Command::Act(text)) => self.act(&text)?,
                (None, Command::Next) => self.say(&t!(self.say.0, "term-draw-first"))?,
                (None, Command::Undo) => self.say(&t!(self.say.0, "term-nothing-to-take-back"))?,
                (Some(_), Command::Next) => {
                    self.commit()?;
                    return Ok(Next::GoOn);
                }
                (Some(_), Command::Act(text)) if self.layout.typed_ahead => {
                    self.ahead = Some(Command::Act(text));
                    self.commit()?;
                    return Ok(Next::GoOn);
                }
                (Some(_), Command::Act(_)) => self.say(&t!(self.say.0, "term-turn-is-done"))?,
                (Some(_), Command::Undo) => {
                    self.pending = None;
                    self.say(&t!(self.say.0, "term-taken-back"))?;
                    self.show_turn()?;
                }
                (_, Command::Quit) => {
                    // What was chosen stands, and is kept with the rest.
                    self.commit()?;
                    if self.table.stage() == Stage::Over {
                        return Ok(Next::GoOn);
                    }
                    self.say(&t!(self.say.0, "term-goodbye"))?;
                    return Ok(Next::Leave);
                }
                (_, command) => self.answer(command)?,
            }
        }
    }

    /// Plays what was chosen, with the bots' answers to the same cards.
    fn commit(&mut self) -> io::Result<()> {
        let Some(action) = self.pending.take() else { return Ok(()) };
        self.command(table::Command::Preview(action));
        self.command(if action == Action::Pass { table::Command::Pass } else { table::Command::Done });
        self.save()?;
        if self.table.stage() == Stage::Bots { self.let_bots_act() } else { Ok(()) }
    }

    /// The commands that change nothing in the game.
    fn answer(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::MapEachTurn(on) => {
                self.layout.map = on;
                self.say(&self.say.0.get(if on { key!("term-map-on") } else { key!("term-map-off") }))
            }
            Command::Record => {
                let record = self.table.record().to_json();
                writeln!(self.output, "{record}")
            }
            Command::Save(name) => self.save_as(&name),
            command => {
                let view = self.view();
                let lines = self.question(&view).answer(&command);
                self.say_all(&lines)
            }
        }
    }

    fn question<'a>(&'a self, view: &'a View) -> Question<'a> {
        let look = self.layout.look;
        Question { say: self.say, look, view, names: &self.names, pending: self.pending }
    }

    fn save_as(&mut self, name: &str) -> io::Result<()> {
        let said = match self.keep.save(name, &self.table.record()) {
            Ok(()) => t!(self.say.0, "term-saved", file = self.say.quoted(name)),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
                t!(self.say.0, "term-file-exists", file = self.say.quoted(name))
            }
            Err(why) => t!(self.say.0, "term-not-saved", why = system_refused(self.say.0, &why)),
        };
        self.say(&said)
    }

    /// Takes an action as chosen and says what it does, or why it cannot be.
    fn act(&mut self, text: &str) -> io::Result<()> {
        let (view, board) = (self.view(), self.table.game().board());
        let call = view.call().expect("the person's turn has cards");
        let mut sheet = *view.sheet();
        let action = board.parse_action(text).map_err(ActionError::from).and_then(|action| {
            sheet.play(board, call, action)?;
            Ok(action)
        });
        match action {
            Ok(action) => {
                self.pending = Some(action);
                let total = sheet.total(board, view.objectives());
                let score = t!(self.say.0, "term-score-now", total = total);
                self.say(&format!("{} {score}", self.say.you_did(board, action)))
            }
            Err(why) => self.say(&self.say.action_error(&why, text)),
        }
    }

    fn show_turn(&mut self) -> io::Result<()> {
        self.say_all(&self.layout.turn(self.say, &self.view()))
    }

    /// Asks for a command; `None` at the end of the input.
    fn ask(&mut self) -> io::Result<Option<Command>> {
        let last = self.table.game().faceup().is_over();
        let prompt = match (self.table.stage(), self.pending) {
            (Stage::Over, _) => key!("term-prompt-end"),
            (_, None) => key!("term-prompt-turn"),
            (_, Some(_)) if last => key!("term-prompt-round"),
            (_, Some(_)) => key!("term-prompt-next"),
        };
        // Where nobody's Enter ends the line, the prompt does.
        let end = if self.layout.typed_ahead { "\n" } else { " " };
        let prompt = self.layout.look.fit(&self.say.0.get(prompt));
        write!(self.output, "{prompt}{end}")?;
        self.output.flush()?;
        loop {
            match next_line(&mut self.input)? {
                Input::Line(line) => return Ok(Some(Command::read(&line))),
                Input::TooLong => self.say(&t!(self.say.0, "term-line-too-long"))?,
                Input::End => {
                    writeln!(self.output)?;
                    return Ok(None);
                }
            }
        }
    }

    /// The final score sheets; then the record can be saved.
    fn finish(&mut self) -> io::Result<()> {
        self.say("")?;
        let (names, seat) = (self.names.clone(), self.seat());
        self.say_all(&named_sheets(self.say, self.table.game(), &names, Some(seat), self.layout.look))?;
        self.say(&self.say.deal_again(&self.table.order().seed))?;
        if let Kept::File(name) = self.kept() {
            return self.say(&t!(self.say.0, "term-saved", file = self.say.quoted(&name)));
        }
        loop {
            match self.ask()? {
                // A program's actions that come too late end the game like nothing at all.
                Some(Command::Act(_)) if self.layout.typed_ahead => return Ok(()),
                None | Some(Command::Next | Command::Quit) => return Ok(()),
                Some(Command::Act(_) | Command::Undo | Command::Hint | Command::Legal | Command::Cards) => {}
                Some(command) => self.answer(command)?,
            }
        }
    }

    fn kept(&self) -> Kept {
        if self.keeps { self.keep.kept() } else { Kept::Nowhere }
    }

    /// Says how to go on with a game that is left.
    fn farewell(&mut self) -> io::Result<()> {
        match self.kept() {
            kept @ (Kept::File(_) | Kept::StateDir) => self.say_all(&told_left(self.say, COMMAND, &kept)),
            Kept::Nowhere => {
                self.say(&t!(self.say.0, "term-go-on-without-file"))?;
                let record = self.table.record().to_json();
                writeln!(self.output, "{record}")
            }
        }
    }

    /// Keeps the record, so that not even a lost terminal loses the game.
    fn save(&mut self) -> io::Result<()> {
        if !self.keeps {
            return Ok(());
        }
        let over = self.table.stage() == Stage::Over;
        match self.keep.keep(&self.table.record(), over) {
            Ok(()) => Ok(()),
            Err(why) => {
                self.keeps = false;
                self.say(&t!(self.say.0, "term-not-saved", why = system_refused(self.say.0, &why)))
            }
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        let text = self.layout.look.fit(text);
        let Some(columns) = self.layout.columns else { return writeln!(self.output, "{text}") };
        // A terminal would break a sentence in the middle of a word.
        wrap(&text, columns).into_iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }
}

/// Where a game lies that was left on the full screen, and how to go on with it.
pub fn left_in(texts: &Texts, kept: &Kept) -> Vec<String> {
    told_left(Say(texts), "tubewright play", kept)
}

fn told_left(say: Say<'_>, command: &str, kept: &Kept) -> Vec<String> {
    match kept {
        Kept::File(name) => {
            vec![t!(say.0, "term-saved", file = say.quoted(name)), say.go_on(command, Some(name))]
        }
        Kept::StateDir => vec![t!(say.0, "term-kept"), say.go_on(command, None)],
        Kept::Nowhere => Vec::new(),
    }
}
