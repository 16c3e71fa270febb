//! A game as it lies on the table: what one seat may know, or all of it.

use serde::Serialize;
use tubewright_rules::{
    Board, ByPencil, Card, Cards, Faceup, Game, Line, Pencil, Power, ROUNDS, Score, Seat, Setup, Sheet,
    Station, Stations, Step, Turn, View,
};

#[derive(Serialize)]
pub(crate) struct State {
    /// Whose knowledge this is; absent where it is the dealer's.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    map: String,
    modules: Modules,
    round: usize,
    turn: usize,
    over: bool,
    waiting: Vec<usize>,
    /// Of the turn to act on.
    cards: Vec<&'static str>,
    branch: bool,
    /// By round, in the order revealed.
    revealed: Vec<Vec<&'static str>>,
    unseen: Vec<&'static str>,
    seats: Vec<SeatState>,
}

#[derive(Serialize)]
pub(crate) struct Modules {
    objectives: Option<[&'static str; 2]>,
    powers: Option<Powers>,
}

#[derive(Serialize)]
struct Powers {
    purple: &'static str,
    blue: &'static str,
    pink: &'static str,
    green: &'static str,
}

#[derive(Serialize)]
struct SeatState {
    seat: usize,
    name: String,
    pencils: [&'static str; ROUNDS],
    color: &'static str,
    power: Option<&'static str>,
    power_spent: bool,
    ends: Vec<String>,
    lines: Vec<LineState>,
    total: u32,
}

#[derive(Serialize)]
struct LineState {
    color: &'static str,
    stations: Vec<String>,
    sections: Vec<String>,
    circled: Option<String>,
}

impl Modules {
    fn of(setup: &Setup) -> Self {
        let powers = |powers: ByPencil<Power>| Powers {
            purple: powers[Pencil::Purple].name(),
            blue: powers[Pencil::Blue].name(),
            pink: powers[Pencil::Pink].name(),
            green: powers[Pencil::Green].name(),
        };
        Self {
            objectives: setup.objectives.map(|both| both.map(|objective| objective.name())),
            powers: setup.powers.map(powers),
        }
    }
}

/// The names of some cards.
pub(crate) fn card_names(cards: impl Iterator<Item = Card>) -> Vec<&'static str> {
    cards.map(Card::name).collect()
}

impl State {
    /// What a seat may know.
    pub(crate) fn of_view(view: &View) -> Self {
        let faceup = view.faceup();
        let waiting = if view.turn().is_some() { vec![view.seat().index()] } else { Vec::new() };
        let over = view.rounds().len() == ROUNDS && faceup.is_over() && waiting.is_empty();
        Self {
            seat: Some(view.seat().index()),
            ..Self::new(view.board(), view.setup(), view.rounds(), faceup, waiting, over, view.sheets())
        }
    }

    /// What the dealer knows, but for the cards to come.
    pub(crate) fn of_game(game: &Game) -> Self {
        let sheets: Vec<Sheet> = game.seats().map(|seat| *game.sheet(seat)).collect();
        let waiting = game.waiting().map(Seat::index).collect();
        Self::new(game.board(), game.setup(), game.rounds(), game.faceup(), waiting, game.is_over(), &sheets)
    }

    fn new(
        board: &Board,
        setup: &Setup,
        rounds: &[Vec<Turn>],
        faceup: Faceup,
        waiting: Vec<usize>,
        over: bool,
        sheets: &[Sheet],
    ) -> Self {
        let turn = rounds.last().and_then(|turns| Some((*turns.last()?, turns.len())));
        let open = turn.filter(|_| !waiting.is_empty());
        let cards = |turns: &Vec<Turn>| card_names(turns.iter().flat_map(|turn| turn.cards()));
        let unseen: Cards = if faceup.is_over() { Cards::EMPTY } else { faceup.seen().others() };
        Self {
            seat: None,
            map: board.name().to_owned(),
            modules: Modules::of(setup),
            round: rounds.len(),
            turn: turn.map_or(0, |(_, number)| number),
            over,
            waiting,
            cards: open.map_or(Vec::new(), |(turn, _)| card_names(turn.cards())),
            branch: open.is_some_and(|(turn, number)| turn.call(number as u32).branch),
            revealed: rounds.iter().map(cards).collect(),
            unseen: card_names(unseen),
            seats: (Seat::all(sheets.len()).zip(sheets))
                .map(|(seat, sheet)| SeatState::of(board, setup, seat, sheet))
                .collect(),
        }
    }
}

impl SeatState {
    fn of(board: &Board, setup: &Setup, seat: Seat, sheet: &Sheet) -> Self {
        let own = &setup.seats[seat.index()];
        Self {
            seat: seat.index(),
            name: own.name.clone(),
            pencils: own.pencils.map(Pencil::name),
            color: sheet.line().pencil().name(),
            power: sheet.held_power().map(Power::name),
            power_spent: sheet.is_power_spent(),
            ends: names(board, sheet.ends()),
            lines: sheet.lines().iter().map(|line| LineState::of(board, line)).collect(),
            total: Score::of(board, sheet, setup.objectives()).total,
        }
    }
}

impl LineState {
    fn of(board: &Board, line: &Line) -> Self {
        Self {
            color: line.pencil().name(),
            stations: names(board, line.stations()),
            sections: steps(board, line).into_iter().map(|step| board.step_text(step)).collect(),
            circled: line.circled().map(|station| board.point(station).to_string()),
        }
    }
}

/// The names of some stations.
pub(crate) fn names(board: &Board, stations: Stations) -> Vec<String> {
    stations.map(|station: Station| board.point(station).to_string()).collect()
}

/// A line's sections, each from a station that it has already, as it may have been drawn.
fn steps(board: &Board, line: &Line) -> Vec<Step> {
    let mut reached = Stations::one(board.departure(line.pencil()));
    let mut left: Vec<_> = line.sections().iter().collect();
    let mut steps = Vec::with_capacity(left.len());
    while let Some(place) = left.iter().position(|&section| {
        let [a, b] = board.ends(section);
        reached.contains(a) != reached.contains(b)
    }) {
        let step = board.step(left.remove(place), reached);
        reached.insert(step.to);
        steps.push(step);
    }
    steps
}
