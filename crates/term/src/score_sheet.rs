//! The score sheet of a seat as a table, and who won.

use tubewright_rules::{Game, LineScore, ObjectiveScore, Score, Seat};
use tubewright_texts::{Texts, t};
use unicode_width::UnicodeWidthStr;

use crate::look::{Look, Paint};
use crate::say::{Say, padded};

/// The least width of each column; longer heads make them wider.
const WIDTHS: [usize; 6] = [10, 11, 10, 11, 7, 8];

/// The room of a sum, with some space before it.
const FIGURE: usize = 6;

/// A game's score sheets, seat by seat, and who won, or the verdict on a solo game.
pub fn score_sheets(texts: &Texts, game: &Game, look: Look) -> Vec<String> {
    let say = Say(texts);
    let name = |seat: Seat| say.seat(seat, &game.setup().seats[seat.index()].name);
    let names: Vec<String> = game.seats().map(name).collect();
    named_sheets(say, game, &names, None, look)
}

/// The score of a sheet without cards, clause by clause.
pub fn drawn_sheet(texts: &Texts, score: &Score, look: Look) -> Vec<String> {
    let mut lines = score_sheet(Say(texts), score, look);
    lines.extend([String::new(), t!(texts, "term-formula")]);
    lines
}

/// The same with names of the caller's choice, and a seat that is the reader's own.
pub(crate) fn named_sheets(
    say: Say<'_>,
    game: &Game,
    names: &[String],
    you: Option<Seat>,
    look: Look,
) -> Vec<String> {
    let mut lines = vec![say.game_title(game)];
    for (seat, name) in game.seats().zip(names) {
        lines.push(String::new());
        lines.push(name.clone());
        lines.extend(score_sheet(say, &game.score(seat), look));
    }
    lines.extend([String::new(), t!(say.0, "term-formula"), say.result(game, names, you)]);
    lines
}

/// Every point of a sheet, clause by clause.
pub(crate) fn score_sheet(say: Say<'_>, score: &Score, look: Look) -> Vec<String> {
    let heads = say.line_heads();
    let mut widths = WIDTHS;
    for (width, head) in widths.iter_mut().zip(&heads) {
        *width = (*width).max(head.width() + 2);
    }
    let names = score.lines.iter().map(|line| say.line_colour(line.pencil).width() + 2);
    widths[0] = names.fold(widths[0], usize::max);
    let mut sums = vec![
        (t!(say.0, "term-all-lines"), score.line_points()),
        (say.visits(score), score.tourist_points),
        (say.interchanges(score), score.interchange_points),
    ];
    let objective = |objective: &ObjectiveScore| (say.objective_state(objective), objective.points());
    sums.extend(score.objectives.iter().map(objective));
    sums.push((t!(say.0, "sheet-total"), score.total));
    // What a sum is called must not push its figure out of the column.
    let longest = sums.iter().map(|(what, _)| what.width()).max().unwrap_or(0);
    widths[0] += longest.saturating_sub(widths.iter().sum::<usize>() - FIGURE);
    let width = widths.iter().sum::<usize>() - FIGURE;
    let mut lines = vec![row(&heads, widths)];
    lines.extend(score.lines.iter().map(|line| line_row(say, line, widths, look)));
    lines.extend(sums.iter().map(|(what, points)| format!("{}{points:>FIGURE$}", padded(what, width))));
    lines
}

fn row(cells: &[String; 6], widths: [usize; 6]) -> String {
    let [first, rest @ ..] = cells;
    let [width, widths @ ..] = widths;
    let figure =
        |(cell, width): (&String, usize)| format!("{}{cell}", " ".repeat(width.saturating_sub(cell.width())));
    let figures: String = rest.iter().zip(widths).map(figure).collect();
    format!("{}{figures}", padded(first, width))
}

fn line_row(say: Say<'_>, line: &LineScore, widths: [usize; 6], look: Look) -> String {
    let figures =
        [line.districts.len() as u32, line.stations, line.crossings.len(), line.sights.len(), line.points];
    let [a, b, c, d, e] = figures.map(|figure| figure.to_string());
    let name = say.line_colour(line.pencil);
    let text = row(&[name.clone(), a, b, c, d, e], widths);
    format!("{}{}", look.paint(Paint::Line(line.pencil), &name), &text[name.len()..])
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Board, Objective, Pencil, Setup};
    use tubewright_texts::Language;

    use super::*;

    #[test]
    fn all_points_stand_in_one_column_in_every_language() {
        for language in Language::ALL {
            for objectives in [
                [Objective::Interchanges, Objective::Districts],
                [Objective::TouristSites, Objective::CentralDistrict],
                [Objective::Thames, Objective::Interchanges],
            ] {
                let setup = Setup { objectives: Some(objectives), ..Setup::solo(Pencil::ALL) };
                let game = Game::new(Board::london(), setup).expect("a set-up");
                let seat = game.seats().next().expect("a seat");
                let texts = Texts::embedded(language);
                let sheet =
                    score_sheet(Say(&texts), &game.score(seat), Look { colour: false, unicode: true });
                let widths: Vec<usize> = sheet.iter().map(|line| line.width()).collect();
                assert!(widths.iter().all(|&width| width == widths[0]), "{language}: {sheet:#?}");
            }
        }
    }
}
