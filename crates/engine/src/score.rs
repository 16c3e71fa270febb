//! The score with what each point came from.

use serde::Serialize;
use tubewright_rules::{Game, LineScore, Record, RecordError, Report, Score, Seat};

use crate::board::section_name;
use crate::state::names;

#[derive(Serialize)]
pub(crate) struct ScoreReport {
    /// As `tubewright replay --json` prints it.
    score: Report,
    items: Vec<SeatItems>,
}

#[derive(Serialize)]
struct SeatItems {
    seat: usize,
    lines: Vec<LineItems>,
    /// Stations on exactly two, three and four lines.
    interchanges: Interchanges,
    objectives: Vec<ObjectiveItem>,
}

#[derive(Serialize)]
struct LineItems {
    color: &'static str,
    /// Numbers of districts, as the map gives them.
    districts: Vec<usize>,
    fullest: Vec<usize>,
    circled: Option<String>,
    crossings: Vec<String>,
    tourist_sites: Vec<String>,
    points: u32,
}

#[derive(Serialize)]
struct Interchanges {
    #[serde(rename = "2")]
    two: Vec<String>,
    #[serde(rename = "3")]
    three: Vec<String>,
    #[serde(rename = "4")]
    four: Vec<String>,
}

#[derive(Serialize)]
struct ObjectiveItem {
    objective: &'static str,
    have: u32,
    need: u32,
    points: u32,
}

impl ScoreReport {
    pub(crate) fn of(game: &Game, record: &Record) -> Result<Self, RecordError> {
        Ok(Self {
            score: record.report(false)?,
            items: game.seats().map(|seat| SeatItems::of(game, seat)).collect(),
        })
    }
}

impl SeatItems {
    fn of(game: &Game, seat: Seat) -> Self {
        let board = game.board();
        let Score { lines, interchanges, objectives, .. } = game.score(seat);
        let line = |line: LineScore| LineItems {
            color: line.pencil.name(),
            districts: line.districts,
            fullest: line.fullest,
            circled: line.circled.map(|station| board.point(station).to_string()),
            crossings: line.crossings.iter().map(|section| section_name(board, section)).collect(),
            tourist_sites: names(board, line.sights),
            points: line.points,
        };
        let [two, three, four] = interchanges.map(|stations| names(board, stations));
        let objective = |item: &tubewright_rules::ObjectiveScore| ObjectiveItem {
            objective: item.objective.name(),
            have: item.have,
            need: item.need,
            points: item.points(),
        };
        Self {
            seat: seat.index(),
            lines: lines.into_iter().map(line).collect(),
            interchanges: Interchanges { two, three, four },
            objectives: objectives.iter().map(objective).collect(),
        }
    }
}
