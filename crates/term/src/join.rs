//! A seat at a table elsewhere, line by line: for screen readers, pipes and plain terminals.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use tubewright_rules::{Action, ActionError, View};
use tubewright_texts::{Texts, key, t};
use tubewright_wire::Stage;

use crate::answers::Question;
use crate::beside::wrap;
use crate::command::{AtTable, Command};
use crate::lines::{Input, next_line};
use crate::plain::Layout;
use crate::remote::{Farewell, Joining, Remote, Told};
use crate::say::{Say, system_refused};
use crate::score_sheet::named_sheets;
use crate::session::{GameSession, Wait};

/// The others get so long before it is said that they are waited for.
const PATIENCE: Duration = Duration::from_millis(800);
/// So many milliseconds before the clock runs out, it is said.
const HURRY: u64 = 10_000;

/// Something to wake up for.
enum Event {
    Typed(Input),
    News,
}

/// Plays at a table elsewhere until the person leaves or the input ends. An error says why there is no table or seat.
pub fn join_line_by_line(
    texts: &Texts,
    layout: Layout,
    joining: Joining,
    mut input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let (sender, events) = channel();
    let typed = sender.clone();
    thread::spawn(move || {
        loop {
            // A terminal that cannot be read has ended.
            let line = next_line(&mut input).unwrap_or(Input::End);
            let ended = line == Input::End;
            if typed.send(Event::Typed(line)).is_err() || ended {
                return;
            }
        }
    });
    // Nobody wakes up any more once the session is over.
    let wake = move || drop(sender.send(Event::News));
    let session = Session {
        remote: Remote::new(Say(texts), joining, wake),
        say: Say(texts),
        layout,
        events,
        lines: VecDeque::new(),
        output,
        asked: Asked::Nothing,
        again: false,
        inline: false,
        pending: None,
        place: None,
        heard: None,
        undoing: false,
        impatient: None,
        hurried: false,
        in_room: false,
        told_result: false,
    };
    session.run()
}

/// What the person is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Nothing,
    /// An action.
    Turn,
    /// Whether the action shall stand.
    Confirm,
    /// Whether the record is to be saved.
    End,
}

/// Does the person stay, or leave?
#[derive(PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

/// A round and a turn in it.
type Place = (usize, u32);

struct Session<'t, O> {
    remote: Remote<'t>,
    say: Say<'t>,
    layout: Layout,
    events: Receiver<Event>,
    /// What was typed and not looked at yet.
    lines: VecDeque<Input>,
    output: O,
    asked: Asked,
    /// The question is to be asked once more.
    again: bool,
    /// A prompt stands at the beginning of the line.
    inline: bool,
    /// What the person has chosen and not confirmed, and the turn that it is for.
    pending: Option<(Place, Action)>,
    /// The turn that was shown last.
    place: Option<Place>,
    /// By seat, how many of its actions were told; nothing before the game.
    heard: Option<Vec<usize>>,
    /// A choice is being taken back.
    undoing: bool,
    /// When it is to be said that others are waited for.
    impatient: Option<Instant>,
    /// It was said that the clock runs out.
    hurried: bool,
    /// The room was described.
    in_room: bool,
    told_result: bool,
}

impl<O: Write> Session<'_, O> {
    fn run(mut self) -> io::Result<()> {
        let address = self.remote.joining().address.page();
        self.say(&t!(self.say.0, "join-calling", address = address))?;
        loop {
            self.remote.poll();
            for told in self.remote.told() {
                self.hear(&told)?;
            }
            if let Some(farewell) = self.remote.farewell().filter(|_| !self.told_result).cloned() {
                return self.part(&farewell);
            }
            if self.remote.is_in_game() {
                self.follow()?;
            }
            self.ask()?;
            match self.next_line() {
                Some(Input::Line(line)) => {
                    if self.obey(&line)? == Next::Leave {
                        return self.leave();
                    }
                }
                Some(Input::TooLong) => {
                    self.inline = false;
                    self.again = true;
                    self.say(&t!(self.say.0, "term-line-too-long"))?;
                }
                Some(Input::End) => {
                    if self.pending.is_some() && self.question() == Asked::Confirm {
                        // The last action needs no further word.
                        self.lines.push_front(Input::End);
                        self.commit()?;
                        continue;
                    }
                    if !self.told_result {
                        self.say(&t!(self.say.0, "term-end-of-input"))?;
                    }
                    return self.leave();
                }
                None => self.wait()?,
            }
        }
    }

    /// Waits until something happens, or something is to be said.
    fn wait(&mut self) -> io::Result<()> {
        let now = Instant::now();
        let impatient = self.impatient.map(|when| when.saturating_duration_since(now));
        let left = self.remote.time_left().filter(|_| !self.hurried && self.question() != Asked::Nothing);
        let hurry = left.map(|left| Duration::from_millis(left.saturating_sub(HURRY)));
        let long = Duration::from_secs(60);
        match self.events.recv_timeout(impatient.unwrap_or(long).min(hurry.unwrap_or(long))) {
            Ok(Event::Typed(line)) => self.lines.push_back(line),
            Ok(Event::News) => {}
            Err(_) => {
                if self.impatient.is_some_and(|when| when <= Instant::now()) {
                    self.impatient = None;
                    if let Some(waited) = self.remote.waited() {
                        self.say(&waited)?;
                    }
                }
                if hurry.is_some() && self.remote.time_left().is_some_and(|left| left <= HURRY) {
                    self.hurried = true;
                    self.say_clock()?;
                }
            }
        }
        Ok(())
    }

    /// Tells what happened at the table.
    fn hear(&mut self, told: &Told) -> io::Result<()> {
        if self.told_result && matches!(told, Told::Lost | Told::Stopping | Told::Back | Told::Presence(..)) {
            return Ok(());
        }
        if let Told::Refused(_) = told {
            (self.undoing, self.again) = (false, true);
        }
        if *told == Told::Anew {
            return self.describe_room();
        }
        let you = self.remote.snapshot().and_then(|snapshot| snapshot.you).map(usize::from);
        if matches!(told, Told::Seat(seat) if Some(*seat) == you) {
            // A bot may play for the person now, which is to be said at once.
            self.impatient = Some(Instant::now());
        }
        let lines = self.remote.tell(told);
        self.say_all(&lines)
    }

    /// Who sits where, before the game: once.
    fn describe_room(&mut self) -> io::Result<()> {
        let seated = self
            .remote
            .snapshot()
            .filter(|snapshot| snapshot.stage == Stage::Gathering && snapshot.you.is_some());
        if seated.is_none() || std::mem::replace(&mut self.in_room, true) {
            return Ok(());
        }
        let address = self.remote.joining().address.page();
        self.say(&t!(self.say.0, "room-title"))?;
        self.say_seats()?;
        self.say(&t!(self.say.0, "join-link", address = address))?;
        let may = if self.remote.is_host() { key!("join-may-start") } else { key!("join-room-help") };
        self.say(&self.say.0.get(may))
    }

    fn say_seats(&mut self) -> io::Result<()> {
        let seats = self.remote.snapshot().map_or(0, |snapshot| snapshot.seats.len());
        let rows: Vec<String> = (0..seats).map(|seat| self.remote.seat_row(seat)).collect();
        self.say_all(&rows)
    }

    /// Tells what is new in the game, up to its result.
    fn follow(&mut self) -> io::Result<()> {
        self.tell_actions()?;
        if let Some((place, _)) = self.pending
            && (self.remote.wait() != Wait::You || self.now() != place)
        {
            // The clock or a bot was faster.
            self.pending = None;
        }
        if let Wait::Tally(round) = self.remote.wait() {
            self.tally(round)?;
            self.remote.go_on();
        }
        match self.remote.wait() {
            Wait::You if self.place != Some(self.now()) => {
                self.place = Some(self.now());
                (self.impatient, self.hurried) = (None, false);
                self.show_turn()?;
                self.say_clock()
            }
            Wait::Over if !self.told_result => self.tell_result(),
            _ => Ok(()),
        }
    }

    /// The turn that the person has come to.
    fn now(&self) -> Place {
        let view = self.remote.view();
        (view.round(), view.faceup().turns())
    }

    /// What everybody did since the last time.
    fn tell_actions(&mut self) -> io::Result<()> {
        let (game, seat) = (self.remote.game(), self.remote.seat());
        let counts: Vec<usize> =
            game.seats().map(|seat| game.actions(seat).iter().map(Vec::len).sum()).collect();
        let own = counts[seat.index()];
        let Some(heard) = self.heard.replace(counts) else { return self.introduce() };
        let mut did = Vec::new();
        for other in game.seats() {
            let actions = game.actions(other).iter().flatten().skip(heard[other.index()]);
            let name = &self.remote.names()[other.index()];
            did.extend(actions.map(|&action| {
                if other == seat {
                    self.say.you_did(game.board(), action)
                } else {
                    self.say.other_did(game.board(), name, action)
                }
            }));
        }
        if own < heard[seat.index()] && std::mem::take(&mut self.undoing) {
            self.place = None;
            did.push(t!(self.say.0, "term-taken-back"));
        }
        self.say_all(&did)
    }

    /// What is to be known before the first turn, or when somebody comes back.
    fn introduce(&mut self) -> io::Result<()> {
        if let Some(Stage::Over(_)) = self.remote.snapshot().map(|snapshot| snapshot.stage) {
            return Ok(());
        }
        let (game, seat) = (self.remote.game(), self.remote.seat());
        let begun = game.seats().any(|seat| game.actions(seat).iter().any(|actions| !actions.is_empty()));
        let seats = self.remote.names().iter().zip(self.remote.kinds()).enumerate();
        let others = seats
            .filter(|(place, _)| *place != seat.index())
            .map(|(_, (name, kind))| if kind.is_empty() { name.clone() } else { format!("{name} ({kind})") });
        let mut intro = self.say.intro(game, seat, &others.collect::<Vec<_>>());
        if begun {
            intro.insert(0, t!(self.say.0, "term-intro-resumed"));
        }
        self.impatient = Some(Instant::now() + PATIENCE);
        self.say_all(&intro)
    }

    fn tally(&mut self, round: usize) -> io::Result<()> {
        let view = self.remote.view();
        let mut lines = self.say.round_over(round, &view.score());
        lines.extend(self.about(&view).standings());
        self.say_all(&lines)
    }

    /// The final score sheets, and whether the cards were fair.
    fn tell_result(&mut self) -> io::Result<()> {
        self.told_result = true;
        let last = self.remote.game().rounds().len().saturating_sub(1);
        self.tally(last)?;
        self.say("")?;
        let (names, seat) = (self.remote.names().to_vec(), self.remote.seat());
        self.say_all(&named_sheets(self.say, self.remote.game(), &names, Some(seat), self.layout.look))?;
        if let Some(proof) = self.remote.table_info().and_then(|info| info.proof) {
            self.say(&proof)?;
        }
        match self.remote.seed() {
            Some(seed) => self.say(&self.say.deal_again(&seed)),
            None => Ok(()),
        }
    }

    /// What the person is asked for as things stand.
    fn question(&self) -> Asked {
        if !self.remote.is_in_game() {
            return Asked::Nothing;
        }
        match self.remote.wait() {
            Wait::Over => Asked::End,
            Wait::You if self.pending.is_some() => Asked::Confirm,
            Wait::You => Asked::Turn,
            Wait::Others | Wait::Tally(_) => Asked::Nothing,
        }
    }

    fn ask(&mut self) -> io::Result<()> {
        let question = self.question();
        let changed = std::mem::replace(&mut self.asked, question) != question;
        if !(std::mem::take(&mut self.again) | changed) {
            return Ok(());
        }
        let prompt = match question {
            Asked::Nothing => return self.output.flush(),
            Asked::Turn => key!("term-prompt-turn"),
            Asked::Confirm => key!("join-prompt-confirm"),
            Asked::End => key!("term-prompt-end"),
        };
        // Where nobody's Enter ends the line, the prompt does.
        self.inline = !self.layout.typed_ahead;
        let end = if self.inline { " " } else { "\n" };
        let prompt = self.layout.look.fit(&self.say.0.get(prompt));
        write!(self.output, "{prompt}{end}")?;
        self.output.flush()
    }

    /// The next line, if its time has come: what a program typed ahead waits until it is asked for.
    fn next_line(&mut self) -> Option<Input> {
        let seated = self.remote.snapshot().is_some_and(|snapshot| snapshot.you.is_some());
        let in_game = self.remote.is_in_game();
        let waits = match self.lines.front()? {
            _ if !self.layout.typed_ahead || self.question() != Asked::Nothing => false,
            _ if !seated => true,
            Input::Line(line) => match Command::read(line) {
                Command::AtTable(AtTable::Rematch) => true,
                Command::AtTable(_) => false,
                Command::Help | Command::Quit | Command::Unknown(_) => in_game,
                _ => true,
            },
            Input::TooLong | Input::End => in_game,
        };
        if waits { None } else { self.lines.pop_front() }
    }

    /// Does what was typed.
    fn obey(&mut self, line: &str) -> io::Result<Next> {
        let (question, command) = (self.question(), Command::read(line));
        (self.inline, self.again) = (false, true);
        match (question, command) {
            (Asked::End, Command::Next | Command::Quit) => return Ok(Next::Leave),
            // A program's actions that come too late end the game like nothing at all.
            (Asked::End, Command::Act(_)) if self.layout.typed_ahead => return Ok(Next::Leave),
            (_, Command::Quit) => {
                // What was chosen stands.
                self.commit()?;
                self.say(&t!(self.say.0, "term-goodbye"))?;
                return Ok(Next::Leave);
            }
            (_, Command::AtTable(command)) => {
                let said = self.remote.obey(&command).unwrap_or_default();
                self.say_all(&said)?;
            }
            (_, Command::Help) => self.say_all(&self.say.help_at_table())?,
            (_, Command::Unknown(word)) => {
                self.say(&t!(self.say.0, "term-unknown", word = self.say.quoted(&word)))?;
            }
            _ if self.remote.snapshot().is_none() => {}
            _ if !self.remote.is_in_game() => self.say_seats()?,
            (Asked::Turn, Command::Act(text)) => self.act(&text)?,
            (Asked::Turn, Command::Next) => self.say(&t!(self.say.0, "term-draw-first"))?,
            (Asked::Confirm, Command::Next) => self.commit()?,
            (Asked::Confirm, Command::Act(_)) if self.layout.typed_ahead => {
                self.lines.push_front(Input::Line(line.to_owned()));
                self.commit()?;
            }
            (Asked::Confirm, Command::Act(_)) => self.say(&t!(self.say.0, "term-turn-is-done"))?,
            (Asked::Confirm, Command::Undo) => {
                (self.pending, self.place) = (None, None);
                self.say(&t!(self.say.0, "term-taken-back"))?;
            }
            (Asked::Nothing, Command::Undo) if self.remote.undo().is_some() => self.undoing = true,
            (Asked::Nothing | Asked::Turn, Command::Undo) => {
                self.say(&t!(self.say.0, "term-nothing-to-take-back"))?;
            }
            (Asked::Nothing, Command::Act(_)) => self.say(&t!(self.say.0, "refused-not-waiting"))?,
            (Asked::Nothing, Command::Next) => self.say_waited()?,
            (
                Asked::End,
                Command::Act(_) | Command::Undo | Command::Hint | Command::Legal | Command::Cards,
            ) => {}
            (_, command) => self.answer(&command)?,
        }
        Ok(Next::Stay)
    }

    /// The commands that change nothing in the game.
    fn answer(&mut self, command: &Command) -> io::Result<()> {
        match command {
            Command::MapEachTurn(on) => {
                self.layout.map = *on;
                self.say(&self.say.0.get(if *on { key!("term-map-on") } else { key!("term-map-off") }))
            }
            Command::Record => {
                let record = self.remote.record().map(|record| record.to_json()).unwrap_or_default();
                writeln!(self.output, "{record}")
            }
            Command::Save(name) => self.save_as(name),
            command => {
                let view = self.remote.view();
                let lines = self.about(&view).answer(command);
                self.say_all(&lines)?;
                if *command == Command::Others { self.say_waited() } else { Ok(()) }
            }
        }
    }

    fn about<'a>(&'a self, view: &'a View) -> Question<'a> {
        let pending = self.pending.map(|(_, action)| action);
        Question { say: self.say, look: self.layout.look, view, names: self.remote.names(), pending }
    }

    fn say_waited(&mut self) -> io::Result<()> {
        self.impatient = None;
        let waited = self.remote.waited();
        self.say_all(&waited.into_iter().collect::<Vec<_>>())?;
        self.say_clock()
    }

    fn say_clock(&mut self) -> io::Result<()> {
        let clock = self.remote.clock();
        self.say_all(&clock.into_iter().collect::<Vec<_>>())
    }

    /// Takes an action as chosen and says what it does, or why it cannot be.
    fn act(&mut self, text: &str) -> io::Result<()> {
        let view = self.remote.view();
        let Some(call) = view.call() else { return Ok(()) };
        let (board, mut sheet) = (view.board(), *view.sheet());
        let action = board.parse_action(text).map_err(ActionError::from).and_then(|action| {
            sheet.play(board, call, action)?;
            Ok(action)
        });
        match action {
            Ok(action) => {
                self.pending = Some((self.now(), action));
                let total = sheet.total(board, view.objectives());
                let score = t!(self.say.0, "term-score-now", total = total);
                self.say(&format!("{} {score}", self.say.you_did(board, action)))
            }
            Err(why) => self.say(&self.say.action_error(&why, text)),
        }
    }

    /// Sends what was chosen.
    fn commit(&mut self) -> io::Result<()> {
        let Some((_, action)) = self.pending.take() else { return Ok(()) };
        if let Err(why) = self.remote.play(action, self.say) {
            return self.say(&why);
        }
        if let Some(heard) = &mut self.heard {
            // It was told when it was chosen.
            heard[self.remote.seat().index()] += 1;
        }
        self.impatient = Some(Instant::now() + PATIENCE);
        Ok(())
    }

    fn show_turn(&mut self) -> io::Result<()> {
        self.say_all(&self.layout.turn(self.say, &self.remote.view()))
    }

    fn save_as(&mut self, name: &str) -> io::Result<()> {
        let said = match self.remote.save(name) {
            Ok(()) => t!(self.say.0, "term-saved", file = self.say.quoted(name)),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
                t!(self.say.0, "term-file-exists", file = self.say.quoted(name))
            }
            Err(why) => t!(self.say.0, "term-not-saved", why = system_refused(self.say.0, &why)),
        };
        self.say(&said)
    }

    /// Leaves; what was sent is waited for, and it is said how to come back.
    fn leave(mut self) -> io::Result<()> {
        self.remote.settle();
        if self.told_result {
            return self.output.flush();
        }
        let told = self.say.come_back(self.remote.joining());
        self.say_all(&told)?;
        self.output.flush()
    }

    /// Nothing more can be done at this table.
    fn part(mut self, farewell: &Farewell) -> io::Result<()> {
        let why = self.say.farewell(farewell);
        if *farewell == Farewell::Left {
            self.say(&why)?;
            return self.output.flush();
        }
        if self.inline {
            writeln!(self.output)?;
        }
        Err(io::Error::other(why))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        if std::mem::take(&mut self.inline) {
            // News came while the person was thinking: the question is asked again below it.
            writeln!(self.output)?;
            self.again = true;
        }
        let text = self.layout.look.fit(text);
        let Some(columns) = self.layout.columns else { return writeln!(self.output, "{text}") };
        wrap(&text, columns).into_iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }
}
