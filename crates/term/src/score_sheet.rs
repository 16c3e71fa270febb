//! The score sheet of a seat as a table, and who won.

use tubewright_rules::{Game, LineScore, Score, Seat};

use crate::look::{Look, Paint};
use crate::texts;

const WIDTHS: [usize; 6] = [10, 11, 10, 11, 7, 8];

/// A game's score sheets, seat by seat, and who won, or the verdict on a solo game.
pub fn score_sheets(game: &Game, look: Look) -> Vec<String> {
    let mut lines = vec![texts::score_title(game)];
    for seat in game.seats() {
        lines.push(String::new());
        lines.push(texts::seat_title(seat, &game.setup().seats[seat.index()].name));
        lines.extend(score_sheet(game, seat, look));
    }
    lines.extend([String::new(), texts::LINE_FORMULA.to_owned(), result_line(game)]);
    lines
}

/// Every point of a seat, clause by clause.
pub(crate) fn score_sheet(game: &Game, seat: Seat, look: Look) -> Vec<String> {
    let score = game.score(seat);
    let mut lines = vec![row(&texts::LINE_HEADS.map(str::to_owned))];
    lines.extend(score.lines.iter().map(|line| line_row(line, look)));
    lines.push(sum_row(texts::ALL_LINES, score.line_points()));
    lines.push(sum_row(&texts::visits(&score), score.tourist_points));
    lines.push(sum_row(&texts::interchanges(&score), score.interchange_points));
    lines.extend(objective_rows(&score));
    lines.push(sum_row(texts::TOTAL, score.total));
    lines
}

fn result_line(game: &Game) -> String {
    match game.solo() {
        Some(solo) => texts::solo(solo, game.setup().modules()),
        None => {
            let name = |seat: Seat| texts::seat_title(seat, &game.setup().seats[seat.index()].name);
            texts::winners(&game.winners().into_iter().map(name).collect::<Vec<_>>())
        }
    }
}

fn row(cells: &[String; 6]) -> String {
    let [first, rest @ ..] = cells;
    let [width, widths @ ..] = WIDTHS;
    let figures: String = rest.iter().zip(widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
    format!("{first:<width$}{figures}")
}

fn line_row(line: &LineScore, look: Look) -> String {
    let figures =
        [line.districts.len() as u32, line.stations, line.crossings.len(), line.sights.len(), line.points];
    let [a, b, c, d, e] = figures.map(|figure| figure.to_string());
    let text = row(&[line.pencil.name().to_owned(), a, b, c, d, e]);
    let (name, rest) = text.split_at(line.pencil.name().len());
    format!("{}{rest}", look.paint(Paint::Line(line.pencil), name))
}

fn sum_row(what: &str, points: u32) -> String {
    let width = WIDTHS.iter().sum::<usize>() - 6;
    format!("{what:<width$}{points:>6}")
}

fn objective_rows(score: &Score) -> Vec<String> {
    let row = |objective: &tubewright_rules::ObjectiveScore| {
        sum_row(&texts::objective_progress(objective), if objective.is_met() { 10 } else { 0 })
    };
    score.objectives.iter().map(row).collect()
}
