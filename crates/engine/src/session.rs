//! One program's talk with the engine: a game, and what is asked of it line by line.

use serde::Serialize;
use serde_json::value::RawValue;
use tubewright_rules::{
    Action, ActionError, Board, Deal, DealNote, Dealer, Deck, Game, Place, PlayError, Record, RecordError,
    RevealError, Seat, Sections, Setup, SharedBoard, Turn, View, quote,
};

use crate::answer::{Answer, Refusal, answered, granted};
use crate::board::BoardReport;
use crate::lines::Line;
use crate::request::{Id, Request};
use crate::review::review;
use crate::score::ScoreReport;
use crate::setup::Source;
use crate::state::{State, card_names};
use crate::thinking::{Bots, advise};
use crate::{ENGINE_PROTOCOL, MAX_LINE_BYTES, cards, setup};

const OPS: [&str; 15] = [
    "hello", "map", "new", "load", "state", "legal", "play", "reveal", "undo", "score", "advice", "best",
    "review", "record", "quit",
];

/// Answers requests about one game at a time.
///
/// ```
/// use tubewright_engine::{Line, Session};
/// let mut session = Session::new(|| None);
/// let answer = session.answer(&Line::Whole(br#"{"id": 1, "op": "quit"}"#.to_vec()));
/// assert_eq!((answer.text.as_str(), answer.last), (r#"{"id":1,"ok":true}"#, true));
/// ```
pub struct Session {
    random_seed: Box<dyn FnMut() -> Option<String>>,
    /// Of new games.
    board: SharedBoard,
    play: Option<Play>,
}

/// What has been done at the table, in order.
#[derive(Clone, Copy)]
enum Deed {
    Revealed(Turn),
    Played(Seat, Action),
}

/// A game in progress.
struct Play {
    game: Game,
    source: Source,
    deal: Option<DealNote>,
    deeds: Vec<Deed>,
    bots: Bots,
}

/// Where the game stands, for answers of things done.
#[derive(Serialize)]
struct Standing {
    round: usize,
    turn: usize,
    cards: Vec<&'static str>,
    waiting: Vec<usize>,
    over: bool,
}

#[derive(Serialize)]
struct Started {
    dealer: &'static str,
    seats: usize,
    #[serde(flatten)]
    standing: Standing,
}

#[derive(Serialize)]
struct Did {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(flatten)]
    standing: Standing,
}

#[derive(Serialize)]
struct Whole {
    #[serde(flatten)]
    state: State,
    dealer: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<Note>,
    /// From the top, through the fifth Underground card and beyond.
    #[serde(skip_serializing_if = "Option::is_none")]
    decks: Option<Vec<Vec<&'static str>>>,
}

#[derive(Serialize)]
struct Note {
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
}

#[derive(Serialize)]
struct Legal {
    seat: usize,
    cards: Vec<&'static str>,
    branch: bool,
    sections: Vec<String>,
    with_power: Vec<String>,
    actions: Vec<String>,
}

#[derive(Serialize)]
struct Best {
    bot: String,
    action: String,
}

#[derive(Serialize)]
struct Hello {
    protocol: &'static str,
    version: &'static str,
    ops: [&'static str; OPS.len()],
    longest_line: usize,
}

#[derive(Serialize)]
struct Nothing {}

/// A body of one field.
macro_rules! body {
    ($name:ident: $value:expr) => {{
        #[derive(Serialize)]
        struct Body<T> {
            $name: T,
        }
        Body { $name: $value }
    }};
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("game", &self.play.as_ref().map(|play| &play.game))
            .finish_non_exhaustive()
    }
}

impl Session {
    /// A session without a game; it asks for a seed at random where a new game names none.
    pub fn new(random_seed: impl FnMut() -> Option<String> + 'static) -> Self {
        Self::on(Board::london(), random_seed)
    }

    /// The same with new games on another map, which records may also leave to be known.
    pub fn on(board: &SharedBoard, random_seed: impl FnMut() -> Option<String> + 'static) -> Self {
        Self { random_seed: Box::new(random_seed), board: board.clone(), play: None }
    }

    /// The one answer to a line. Whatever is wrong with the line, the game stays as it was.
    pub fn answer(&mut self, line: &Line) -> Answer {
        self.answer_with(line, &mut |_| ())
    }

    /// The same; `say` gets the lines that go before it, where the request asks for some.
    pub fn answer_with(&mut self, line: &Line, say: &mut dyn FnMut(String)) -> Answer {
        answered(line, |id, request| self.op(id, request, say))
    }

    fn op(&mut self, id: &Id, request: &Request, say: &mut dyn FnMut(String)) -> Result<String, Refusal> {
        match request.op.as_str() {
            "hello" => {
                request.only(&[])?;
                let version = env!("CARGO_PKG_VERSION");
                let hello =
                    Hello { protocol: ENGINE_PROTOCOL, version, ops: OPS, longest_line: MAX_LINE_BYTES };
                Ok(granted(id, hello))
            }
            "map" => {
                request.only(&[])?;
                let board = self.play.as_ref().map_or(&self.board, |play| play.game.board());
                Ok(granted(id, body!(map: BoardReport::of(board))))
            }
            "new" => {
                let (setup, source) = setup::read(request, &mut self.random_seed)?;
                let play = Play::new(&self.board, setup, source)?;
                Ok(granted(id, self.play.insert(play).started()))
            }
            "load" => {
                let play = Play::load(&self.board, request)?;
                Ok(granted(id, self.play.insert(play).started()))
            }
            "quit" => {
                request.only(&[])?;
                Ok(granted(id, Nothing {}))
            }
            op if OPS.contains(&op) => {
                let none = || Refusal::new("no-game", "there is no game yet: ask for new or load");
                self.play.as_mut().ok_or_else(none)?.op(id, request, say)
            }
            op => {
                let message = format!("there is no op {}, but {}", quote(op), OPS.join(", "));
                Err(Refusal::new("unknown-op", message))
            }
        }
    }
}

impl Play {
    fn new(board: &SharedBoard, setup: Setup, source: Source) -> Result<Self, Refusal> {
        let game = Game::new(board, setup).map_err(|why| Refusal::new("bad-setup", why.to_string()))?;
        let note = |seed: &str| DealNote::of_seed(seed, game.setup());
        let deal = if let Source::Seed(seed, _) = &source { Some(note(seed)) } else { None };
        let mut play = Self { game, source, deal, deeds: Vec::new(), bots: Bots::default() };
        play.deal_on();
        Ok(play)
    }

    fn load(board: &SharedBoard, request: &Request) -> Result<Self, Refusal> {
        request.only(&["record", "decks"])?;
        let missing =
            || Refusal::new("bad-field", "load wants record: an object of the form that record gives");
        let raw = request.raw("record").ok_or_else(missing)?;
        let mut record = Record::from_json(raw.get().as_bytes()).map_err(RecordError::Bad)?;
        if record.map.is(board) {
            record.map.complete(board).map_err(RecordError::Bad)?;
        }
        let game = Game::replay(&record)?;
        let decks: Option<Vec<Vec<String>>> = request.field("decks", "four lists of cards")?;
        let source = match (decks, record.deal.as_ref().and_then(|deal| deal.seed.as_ref())) {
            (Some(names), _) => Source::Decks(cards::decks(&names)?),
            (None, Some(seed)) => Source::Seed(seed.clone(), Deal::from_seed(seed).decks),
            (None, None) => Source::Client,
        };
        let source = match source.decks() {
            Some(decks) if !cards::on_top(game.rounds(), decks) => match source {
                Source::Decks(_) => {
                    return Err(Refusal::new(
                        "bad-cards",
                        "the record's cards do not lie on top of the decks",
                    ));
                }
                // Nobody can go on dealing from a seed that the cards do not come from.
                Source::Seed(..) | Source::Client => Source::Client,
            },
            _ => source,
        };
        let deeds = deeds_of(&game);
        let mut play = Self { game, source, deal: record.deal, deeds, bots: Bots::default() };
        play.deal_on();
        Ok(play)
    }

    /// Reveals the next cards where they are ours to reveal and nobody has to act first.
    fn deal_on(&mut self) {
        let Some(&decks) = self.source.decks() else { return };
        if let Some(turn) = Dealer::with_decks(decks).next_turn(&self.game) {
            self.game.reveal(turn).expect("a dealer reveals what can come up");
            self.deeds.push(Deed::Revealed(turn));
        }
    }

    fn op(&mut self, id: &Id, request: &Request, say: &mut dyn FnMut(String)) -> Result<String, Refusal> {
        match request.op.as_str() {
            "state" => self.state(id, request),
            "legal" => {
                request.only(&["seat"])?;
                let legal = Legal::of(&self.view(request)?);
                Ok(granted(id, legal))
            }
            "play" => {
                request.only(&["seat", "action"])?;
                let seat = self.seat(request)?;
                let action = self.play(request, seat)?;
                Ok(granted(id, self.did(Some(seat), Some(action))))
            }
            "reveal" => {
                self.reveal(request)?;
                Ok(granted(id, self.did(None, None)))
            }
            "undo" => {
                let (seat, action) = self.undo(request)?;
                Ok(granted(id, self.did(seat, action)))
            }
            "score" => {
                request.only(&[])?;
                Ok(granted(id, ScoreReport::of(&self.game, &self.record())?))
            }
            "advice" => {
                request.only(&["seat", "nodes", "ms", "seed"])?;
                let advice = advise(request, &self.view(request)?)?;
                Ok(granted(id, body!(advice: advice)))
            }
            "best" => {
                request.only(&["seat", "bot", "nodes", "ms", "seed"])?;
                let view = self.view(request)?;
                let (action, bot) = self.bots.best(request, &view)?;
                Ok(granted(id, Best { bot: bot.to_string(), action: view.board().action_text(action) }))
            }
            "review" => {
                request.only(&["seat", "nodes", "ms", "progress", "hindsight"])?;
                let seats = match request.raw("seat") {
                    Some(_) => vec![self.seat(request)?],
                    None => self.game.seats().collect(),
                };
                review(id, request, &self.game, &seats, say)
            }
            "record" => {
                request.only(&[])?;
                let record = RawValue::from_string(self.record().to_json()).expect("a record is JSON");
                Ok(granted(id, body!(record: record)))
            }
            op => unreachable!("{op} needs no game"),
        }
    }

    fn record(&self) -> Record {
        Record { deal: self.deal.clone(), ..self.game.record() }
    }

    /// The seat that a request is about; alone at the table it need not be named.
    fn seat(&self, request: &Request) -> Result<Seat, Refusal> {
        let count = self.game.seats().count();
        let what = format!("a number from 0 to {}", count - 1);
        let number = match request.field("seat", &what)? {
            None if count == 1 => 0,
            None => return Err(Refusal::new("bad-field", format!("{} wants seat: {what}", request.op))),
            Some(number) => number,
        };
        let none = || Refusal::new("bad-field", format!("seat is {what}"));
        self.game.seats().nth(number).ok_or_else(none)
    }

    /// What a seat that has to act may know.
    fn view(&self, request: &Request) -> Result<View, Refusal> {
        let seat = self.seat(request)?;
        if self.game.turn(seat).is_none() {
            return Err(self.not_waiting(seat));
        }
        Ok(self.game.view(seat))
    }

    fn not_waiting(&self, seat: Seat) -> Refusal {
        if self.game.is_over() {
            return Refusal::new("game-over", "the game is over");
        }
        let Standing { round, turn, .. } = self.standing();
        let place = (round > 0).then_some(Place { round, turn, seat: seat.index() + 1 });
        let message = if self.game.waiting().next().is_none() {
            "the next cards are not revealed yet"
        } else {
            "this seat has acted already on this turn"
        };
        Refusal { place, ..Refusal::new("not-waiting", message) }
    }

    fn state(&self, id: &Id, request: &Request) -> Result<String, Refusal> {
        request.only(&["seat"])?;
        if request.raw("seat").is_some() {
            let state = State::of_view(&self.game.view(self.seat(request)?));
            return Ok(granted(id, body!(state: state)));
        }
        let names = |deck: &Deck| card_names(deck.cards().iter().copied());
        let whole = Whole {
            state: State::of_game(&self.game),
            dealer: self.source.name(),
            deal: self.deal.clone().map(|deal| Note { seed: deal.seed, commitment: deal.commitment }),
            decks: self.source.decks().map(|decks| decks.iter().map(names).collect()),
        };
        Ok(granted(id, body!(state: whole)))
    }

    fn play(&mut self, request: &Request, seat: Seat) -> Result<Action, Refusal> {
        let text: String = request.needed("action", "a text such as ‘d3-a3’ or ‘pass’")?;
        let Some((_, turn)) = self.game.turn(seat) else { return Err(self.not_waiting(seat)) };
        let round = self.game.actions(seat).len();
        let place = Place { round, turn: turn as usize, seat: seat.index() + 1 };
        let illegal =
            |why: ActionError| Refusal { place: Some(place), ..Refusal::new(why.reason(), why.to_string()) };
        let action = self.game.board().parse_action(&text).map_err(|why| illegal(why.into()))?;
        match self.game.play(seat, action) {
            Ok(()) => {
                self.deeds.push(Deed::Played(seat, action));
                self.deal_on();
                Ok(action)
            }
            Err(PlayError::Illegal(why)) => Err(illegal(why.into())),
            Err(PlayError::NotWaiting) => Err(self.not_waiting(seat)),
        }
    }

    fn reveal(&mut self, request: &Request) -> Result<(), Refusal> {
        request.only(&["cards"])?;
        let names: Vec<String> = request.needed("cards", "a list of one turn's cards")?;
        if self.source != Source::Client {
            return Err(Refusal::new("not-the-dealer", "the cards of this game come by themselves"));
        }
        let turn = cards::turn(&names)?;
        if let Some(seat) = self.game.waiting().next() {
            let message = format!("seat {} has to act first", seat.index() + 1);
            return Err(Refusal::new("still-waiting", message));
        }
        match self.game.reveal(turn) {
            Ok(_) => self.deeds.push(Deed::Revealed(turn)),
            Err(RevealError::GameOver) => return Err(Refusal::new("game-over", "the game is over")),
            Err(RevealError::Card(why)) => return Err(Refusal::new("bad-cards", why.to_string())),
        }
        Ok(())
    }

    /// Takes back the last thing that the client did, or a seat's action on a turn that is still open.
    fn undo(&mut self, request: &Request) -> Result<(Option<Seat>, Option<Action>), Refusal> {
        request.only(&["seat"])?;
        let mut deeds = self.deeds.clone();
        let undone = if request.raw("seat").is_some() {
            let seat = self.seat(request)?;
            let of_seat = |deed: &Deed| matches!(deed, Deed::Played(by, _) if *by == seat);
            let last = deeds.iter().rposition(of_seat).filter(|_| self.game.can_undo(seat));
            last.map(|place| deeds.remove(place))
        } else {
            if self.source != Source::Client {
                while deeds.pop_if(|deed| matches!(deed, Deed::Revealed(_))).is_some() {}
            }
            deeds.pop()
        };
        let Some(undone) = undone else {
            return Err(Refusal::new("nothing-to-undo", "there is nothing to take back"));
        };
        let mut game =
            Game::new(self.game.board(), self.game.setup().clone()).expect("this game has begun before");
        for deed in &deeds {
            match *deed {
                Deed::Revealed(turn) => drop(game.reveal(turn).expect("it was revealed before")),
                Deed::Played(seat, action) => game.play(seat, action).expect("it was played before"),
            }
        }
        (self.game, self.deeds) = (game, deeds);
        match undone {
            Deed::Revealed(_) => Ok((None, None)),
            Deed::Played(seat, action) => Ok((Some(seat), Some(action))),
        }
    }

    fn standing(&self) -> Standing {
        let game = &self.game;
        let last = game.rounds().last().and_then(|turns| Some((turns.last()?, turns.len())));
        Standing {
            round: game.rounds().len(),
            turn: last.map_or(0, |(_, number)| number),
            cards: last.map_or(Vec::new(), |(turn, _)| card_names(turn.cards())),
            waiting: game.waiting().map(Seat::index).collect(),
            over: game.is_over(),
        }
    }

    fn started(&self) -> Started {
        let seats = self.game.seats().count();
        Started { dealer: self.source.name(), seats, standing: self.standing() }
    }

    fn did(&self, seat: Option<Seat>, action: Option<Action>) -> Did {
        let action = action.map(|action| self.game.board().action_text(action));
        Did { seat: seat.map(Seat::index), action, standing: self.standing() }
    }
}

impl Legal {
    fn of(view: &View) -> Self {
        let (board, sheet) = (view.board(), view.sheet());
        let call = view.call().expect("only a seat that has to act is asked about");
        let line = sheet.line().reached();
        let texts = |sections: Sections| {
            let mut texts: Vec<String> =
                sections.iter().map(|section| board.step_text(board.step(section, line))).collect();
            texts.sort_unstable();
            texts
        };
        Self {
            seat: view.seat().index(),
            cards: view.turn().map_or(Vec::new(), |(turn, _)| card_names(turn.cards())),
            branch: call.branch,
            sections: texts(sheet.open_sections(board, call)),
            with_power: texts(sheet.open_with_power(board, call)),
            actions: view.actions().into_iter().map(|action| board.action_text(action)).collect(),
        }
    }
}

/// What has been done in a game that somebody else has played, in an order in which it can have been done.
fn deeds_of(game: &Game) -> Vec<Deed> {
    let mut deeds = Vec::new();
    for (round, turns) in game.rounds().iter().enumerate() {
        for (number, &turn) in turns.iter().enumerate() {
            deeds.push(Deed::Revealed(turn));
            for seat in game.seats() {
                let action = game.actions(seat).get(round).and_then(|actions| actions.get(number));
                deeds.extend(action.map(|&action| Deed::Played(seat, action)));
            }
        }
    }
    deeds
}
