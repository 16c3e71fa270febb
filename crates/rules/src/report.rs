//! The result of a replay in the JSON form that other programs rely on.

use serde::Serialize;

use crate::action::Action;
use crate::board::Board;
use crate::drawn::{DrawnTextError, SheetFault};
use crate::game::Game;
use crate::line::Line;
use crate::record::{Record, RecordError};
use crate::score::Score;
use crate::section::Sections;
use crate::setup::Seat;
use crate::sheet::Sheet;

/// What a record comes to: every line, every seat's final score, who won.
#[derive(Serialize)]
pub struct Report {
    rounds: Vec<RoundReport>,
    r#final: Vec<FinalReport>,
    winners: Vec<usize>,
    solo: Option<SoloReport>,
}

#[derive(Serialize)]
struct RoundReport {
    lines: Vec<LineReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<Vec<TurnReport>>,
}

#[derive(Serialize)]
struct LineReport {
    seat: usize,
    color: &'static str,
    districts: u32,
    stations: u32,
    crossings: u32,
    tourist_sites: u32,
    points: u32,
}

#[derive(Serialize)]
struct TurnReport {
    cards: Vec<&'static str>,
    seats: Vec<LegalReport>,
}

#[derive(Clone, Default, Serialize)]
struct LegalReport {
    sections: Vec<String>,
    with_power: Vec<String>,
}

#[derive(Serialize)]
struct FinalReport {
    seat: usize,
    lines: u32,
    tourist_visits: u32,
    tourist: u32,
    interchanges: InterchangeReport,
    interchange_points: u32,
    objectives: Vec<&'static str>,
    objective_points: u32,
    total: u32,
    best_line: u32,
}

#[derive(Serialize)]
struct InterchangeReport {
    #[serde(rename = "2")]
    two: u32,
    #[serde(rename = "3")]
    three: u32,
    #[serde(rename = "4")]
    four: u32,
}

#[derive(Serialize)]
struct SoloReport {
    score: i32,
    verdict: u8,
}

/// A refused record in the JSON form that other programs rely on.
#[derive(Serialize)]
pub struct ErrorReport {
    round: Option<usize>,
    turn: Option<usize>,
    seat: Option<usize>,
    reason: &'static str,
    message: String,
}

impl From<&RecordError> for ErrorReport {
    fn from(error: &RecordError) -> Self {
        let place = error.place();
        Self {
            round: place.map(|place| place.round),
            turn: place.map(|place| place.turn),
            seat: place.map(|place| place.seat),
            reason: error.reason(),
            message: match error {
                RecordError::Bad(why) => why.to_string(),
                RecordError::Action(_, why) => why.to_string(),
            },
        }
    }
}

impl Record {
    /// Plays the record and reports what it comes to, on request with the first sections open on every turn.
    pub fn report(&self, legal: bool) -> Result<Report, RecordError> {
        let seats = self.setup.seats.len();
        let mut open: Vec<Vec<TurnReport>> = Vec::new();
        let game = self.replay(|game, seat| {
            let (round, turn) = (game.rounds().len() - 1, game.rounds()[game.rounds().len() - 1].len() - 1);
            if round == open.len() {
                open.push(Vec::new());
            }
            if turn == open[round].len() {
                let cards = game.rounds()[round][turn].cards().map(|card| card.name()).collect();
                open[round].push(TurnReport { cards, seats: vec![LegalReport::default(); seats] });
            }
            // A seat that lags behind has nothing open to it on a turn that it has not come to.
            let here = game.actions(seat).len() == round + 1 && game.actions(seat)[round].len() == turn;
            if legal && here {
                open[round][turn].seats[seat.index()] = LegalReport::of(game, seat);
            }
        })?;
        open.resize_with(self.rounds.len(), Vec::new);
        let rounds = open.into_iter().enumerate().map(|(round, turns)| RoundReport {
            lines: game.seats().map(|seat| LineReport::of(&game, seat, round)).collect(),
            turns: legal.then_some(turns),
        });
        Ok(Report {
            rounds: rounds.collect(),
            r#final: game.seats().map(|seat| FinalReport::of(&game, seat)).collect(),
            winners: game.winners().into_iter().map(Seat::index).collect(),
            solo: game.solo().map(|solo| SoloReport { score: solo.score, verdict: solo.verdict }),
        })
    }
}

impl LegalReport {
    fn of(game: &Game, seat: Seat) -> Self {
        let (board, sheet) = (game.board(), game.sheet(seat));
        let call = game.call(seat).expect("the seat has come to this turn");
        Self {
            sections: section_texts(game, sheet, sheet.open_sections(board, call)),
            with_power: section_texts(game, sheet, sheet.open_with_power(board, call)),
        }
    }
}

fn section_texts(game: &Game, sheet: &Sheet, sections: Sections) -> Vec<String> {
    let line = sheet.line().reached();
    let text = |section| game.board().action_text(Action::Draw(game.board().step(section, line)));
    let mut texts: Vec<String> = sections.iter().map(text).collect();
    texts.sort_unstable();
    texts
}

impl LineReport {
    fn of(game: &Game, seat: Seat, round: usize) -> Self {
        // A seat that lags behind may not have begun this line: its figures are 0.
        let line = game.sheet(seat).lines().get(round).copied();
        let pencil = game.setup().pencil(seat, round);
        Self::of_line(game.board(), seat.index(), &line.unwrap_or_else(|| Line::new(game.board(), pencil)))
    }

    fn of_line(board: &Board, seat: usize, line: &Line) -> Self {
        Self {
            seat,
            color: line.pencil().name(),
            districts: line.districts(),
            stations: line.fullest(),
            crossings: line.crossings(),
            tourist_sites: (line.stations() & board.sights()).len(),
            points: line.points(),
        }
    }
}

/// What a sheet without cards comes to: a seat's final score, and each of its lines.
#[derive(Serialize)]
pub struct SheetReport {
    #[serde(flatten)]
    r#final: FinalReport,
    line_scores: Vec<LineReport>,
}

impl SheetReport {
    /// The report of a sheet and its score.
    pub fn new(board: &Board, sheet: &Sheet, score: &Score) -> Self {
        let line_scores = sheet.lines().iter().map(|line| LineReport::of_line(board, 0, line)).collect();
        Self { r#final: FinalReport::of_score(0, score), line_scores }
    }
}

/// A refused sheet in the JSON form that other programs rely on.
#[derive(Serialize)]
pub struct SheetErrorReport {
    line: Option<usize>,
    color: Option<&'static str>,
    section: Option<String>,
    station: Option<String>,
    reason: &'static str,
    message: String,
}

impl SheetErrorReport {
    /// A file that cannot be read, with what is said of it.
    pub fn unread(message: String) -> Self {
        Self { line: None, color: None, section: None, station: None, reason: "bad-sheet", message }
    }
}

impl From<&DrawnTextError> for SheetErrorReport {
    fn from(why: &DrawnTextError) -> Self {
        let line = (why.line > 0).then_some(why.line);
        Self { line, ..Self::unread(why.problem.to_string()) }
    }
}

impl From<&SheetFault> for SheetErrorReport {
    fn from(fault: &SheetFault) -> Self {
        Self {
            line: None,
            color: Some(fault.pencil().name()),
            section: fault.section().map(|section| section.to_string()),
            station: fault.station().map(|station| station.to_string()),
            reason: fault.reason(),
            message: fault.to_string(),
        }
    }
}

impl FinalReport {
    fn of(game: &Game, seat: Seat) -> Self {
        Self::of_score(seat.index(), &game.score(seat))
    }

    fn of_score(seat: usize, score: &Score) -> Self {
        let mut objectives: Vec<_> = score
            .objectives
            .iter()
            .filter(|objective| objective.is_met())
            .map(|objective| objective.objective.name())
            .collect();
        objectives.sort_unstable();
        let [two, three, four] = score.interchanges.map(|stations| stations.len());
        Self {
            seat,
            lines: score.line_points(),
            tourist_visits: score.tourist_visits,
            tourist: score.tourist_points,
            interchanges: InterchangeReport { two, three, four },
            interchange_points: score.interchange_points,
            objectives,
            objective_points: score.objective_points(),
            total: score.total,
            best_line: score.best_line(),
        }
    }
}
