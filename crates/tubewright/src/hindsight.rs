//! `tubewright solve --record`: what was possible in the rounds of a game that was played, and with all its cards.

use std::path::Path;
use std::time::Instant;

use anyhow::{Result, bail};
use serde::Serialize;
use tubewright_bots::solver::{RoundHindsight, game_in_hindsight, round_in_hindsight};
use tubewright_bots::value;
use tubewright_rules::{Game, ROUNDS, Record, RecordError, Seat};
use tubewright_term::quoted;
use tubewright_texts::t;

use crate::map::MapFlag;
use crate::replay::Refused;
use crate::solve::{DealReport, Watch, is_false, written};
use crate::words::texts;
use crate::{input, output, replay};

/// What is asked about a record.
pub(crate) struct Question<'a> {
    pub(crate) file: &'a Path,
    /// From 1; all of them without it.
    pub(crate) seat: Option<usize>,
    /// From 1; all of them without it, and the whole game.
    pub(crate) round: Option<usize>,
    pub(crate) effort: u32,
    pub(crate) map: &'a MapFlag,
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Report {
    seats: Vec<SeatReport>,
    #[serde(skip_serializing_if = "is_false")]
    interrupted: bool,
}

#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    name: String,
    /// What the seat has, before the solo deduction.
    total: u32,
    rounds: Vec<RoundReport>,
    /// The best whole game, once the game is over.
    deal: Option<DealReport>,
}

/// A round against the best line on the sheet with which it began.
#[derive(Serialize)]
struct RoundReport {
    /// From 1.
    round: usize,
    color: &'static str,
    /// Has the seat acted on all of the round's turns? If not, all figures are of those on which it has.
    finished: bool,
    /// Totals of the sheet: as the round began, as it was played, and with the best line.
    before: u32,
    played: u32,
    best: u32,
    actions: Vec<String>,
    nodes: u64,
    seconds: f64,
}

/// What the record does not have, in the form in which a record is refused.
#[derive(Serialize)]
pub(crate) struct Missing {
    /// From 1.
    round: Option<usize>,
    turn: Option<usize>,
    seat: Option<usize>,
    reason: &'static str,
    message: String,
}

impl Missing {
    /// Something about a seat, from 1, or about the whole game.
    pub(crate) fn new(seat: Option<usize>, reason: &'static str, message: String) -> Self {
        Self { round: None, turn: None, seat, reason, message }
    }
}

pub(crate) fn run(question: &Question<'_>) -> Result<()> {
    let game = match game(question)? {
        Ok(game) => game,
        Err(why) if question.json => return replay::refuse(why),
        Err(why) => return Err(why.into()),
    };
    let seats: Vec<Seat> =
        game.seats().filter(|seat| question.seat.is_none_or(|asked| asked == seat.index() + 1)).collect();
    if let (Some(seat), true) = (question.seat, seats.is_empty()) {
        let message = t!(texts(), "refuse-no-seat", seat = seat);
        return refuse(question.json, Missing::new(Some(seat), "no-such-seat", message));
    }
    let watch = Watch::begin()?;
    let seats: Vec<SeatReport> =
        seats.into_iter().map(|seat| looked_back(&game, seat, question, &watch)).collect();
    watch.end();
    if let (Some(round), true) = (question.round, seats.iter().all(|seat| seat.rounds.is_empty())) {
        let seat = seats[0].seat + 1;
        let message = t!(texts(), "refuse-no-round", round = round, seat = seat);
        let round = Some(round);
        return refuse(
            question.json,
            Missing { round, ..Missing::new(Some(seat), "no-such-round", message) },
        );
    }
    let report = Report { seats, interrupted: watch.is_stopped() };
    watch.leave(if question.json { output::document(&report) } else { output::lines(&lines(&report)) })
}

/// Says on both channels what is missing, if a program asks.
pub(crate) fn refuse(json: bool, error: Missing) -> Result<()> {
    if json {
        output::document(&Refused { error: &error })?;
    }
    bail!(error.message)
}

/// The game of the record, as far as it was played.
fn game(question: &Question<'_>) -> Result<Result<Game, RecordError>> {
    if question.json {
        let record = replay::read(question.file).and_then(|record| question.map.complete(record));
        return Ok(record.and_then(|record| Game::replay(&record)));
    }
    let record = Record::from_json(&input::read(question.file)?).map_err(RecordError::Bad);
    let record = record.and_then(|record| question.map.complete(record));
    Ok(record.and_then(|record| Game::replay(&record)))
}

fn looked_back(game: &Game, seat: Seat, question: &Question<'_>, watch: &Watch) -> SeatReport {
    // A round on which the seat has not acted has nothing to look back on.
    let played = (0..ROUNDS).filter(|&round| game.actions(seat).get(round).is_some_and(|it| !it.is_empty()));
    let asked = |round: &usize| question.round.is_none_or(|asked| asked == round + 1);
    let rounds: Vec<RoundReport> = played.filter(asked).map(|round| of_round(game, seat, round)).collect();
    let whole = question.round.is_none() && game.is_over();
    let deal = whole.then(|| {
        let start = Instant::now();
        let goes_on = |done, all| watch.goes_on(done, all);
        let found = game_in_hindsight(game, seat, &value::london(), question.effort, &goes_on);
        DealReport::of(&found, game.board(), start.elapsed())
    });
    SeatReport {
        seat: seat.index(),
        name: game.setup().seats[seat.index()].name.clone(),
        total: game.score(seat).total,
        deal,
        rounds,
    }
}

/// The best line of a round on the turns on which the seat has acted.
fn of_round(game: &Game, seat: Seat, round: usize) -> RoundReport {
    let start = Instant::now();
    let RoundHindsight { finished, before, played, best } = round_in_hindsight(game, seat, round);
    RoundReport {
        round: round + 1,
        color: game.setup().pencil(seat, round).name(),
        finished,
        before,
        played,
        best: best.value,
        actions: written(game.board(), &best.actions),
        nodes: best.nodes,
        seconds: start.elapsed().as_secs_f64(),
    }
}

fn lines(report: &Report) -> Vec<String> {
    let words = texts();
    let pencil = |color: &str| t!(words, "term-pencil", pencil = color);
    let seconds = |seconds: f64| words.language().number(seconds, 3);
    let mut lines = Vec::new();
    for seat in &report.seats {
        if report.seats.len() > 1 {
            let name = quoted(words, &seat.name);
            lines.push(t!(words, "solve-seat", seat = seat.seat + 1, name = name));
        }
        if seat.rounds.is_empty() {
            lines.push(t!(words, "solve-nothing"));
        }
        for round in &seat.rounds {
            let (played, best) = (round.played - round.before, round.best - round.before);
            let (number, pencil) = (round.round, pencil(round.color));
            lines.push(if round.finished {
                t!(words, "solve-played", round = number, pencil = pencil, played = played, best = best)
            } else {
                t!(words, "solve-played-part", round = number, pencil = pencil, played = played, best = best)
            });
            if best > played {
                lines.push(format!("  {}", round.actions.join("; ")));
            }
            let (nodes, seconds) = (round.nodes, seconds(round.seconds));
            lines.push(format!("  {}", t!(words, "solve-nodes", nodes = nodes, seconds = seconds)));
        }
        let Some(deal) = &seat.deal else { continue };
        let (total, played) = (deal.total, seat.total);
        lines.push(if deal.exact {
            t!(words, "solve-game-exact", total = total, played = played)
        } else {
            t!(words, "solve-game-bound", total = total, played = played, beyond = deal.bound + 1)
        });
        for (round, actions) in seat.rounds.iter().zip(&deal.rounds) {
            let (number, pencil, actions) = (round.round, pencil(round.color), actions.join("; "));
            let line = t!(words, "solve-round", round = number, pencil = pencil, actions = actions);
            lines.push(format!("  {line}"));
        }
        let (nodes, seconds) = (deal.nodes, seconds(deal.seconds));
        lines.push(format!("  {}", t!(words, "solve-nodes", nodes = nodes, seconds = seconds)));
    }
    lines
}
