//! The board, or a sheet on it, as lines of text.

use tubewright_rules::{Board, Pencil, Sheet, Symbol};
use tubewright_texts::{Texts, t};

use crate::beside::{beside, wrap};
use crate::chart::{Chart, letter};
use crate::look::{Look, Paint};
use crate::say::Say;

/// Columns of a page.
const PAGE: usize = 80;

/// The printed board without any line, and beside it what its signs mean.
pub fn board_page(texts: &Texts, board: &Board, look: Look) -> Vec<String> {
    let say = Say(texts);
    let mut lines = beside(&draw(board, None, look), width(board), &legend(say, board, look), PAGE);
    let figures = t!(
        texts,
        "term-board-figures",
        map = say.map(board),
        stations = board.stations().len(),
        sections = board.sections().len(),
        crossings = board.under_river().len(),
        districts = board.districts().len(),
        sites = board.sights().len()
    );
    lines.push(String::new());
    lines.extend(wrap(&figures, PAGE));
    lines
}

/// The columns that a picture takes, with a gap after it.
pub(crate) fn width(board: &Board) -> usize {
    usize::from(Chart::size(board, 2).0) + 1
}

/// A seat's sheet: the board with the lines drawn so far, the current one's ends in brackets.
pub fn sheet_map(board: &Board, sheet: &Sheet, look: Look) -> Vec<String> {
    draw(board, Some(sheet), look)
}

/// What the signs of a map mean.
fn legend(say: Say<'_>, board: &Board, look: Look) -> Vec<String> {
    let symbol = |symbol| format!("{}   {}", look.station(Some(symbol), false), say.symbol(Some(symbol)));
    let mut lines: Vec<String> = Symbol::ALL.map(symbol).into();
    lines.push(format!("{}   {}", look.station(None, false), t!(say.0, "term-legend-central")));
    lines.push(format!("{}   {}", look.paint(Paint::Sight, "*"), t!(say.0, "term-legend-site")));
    let water = look.paint(Paint::River, &look.sign('≈', '~').to_string().repeat(3));
    lines.push(format!("{water} {}", t!(say.0, "term-legend-river")));
    let border = look.paint(Paint::Border, &look.sign('┈', '.').to_string().repeat(3));
    lines.push(format!("{border} {}", t!(say.0, "term-legend-border")));
    for pencil in Pencil::ALL {
        let letter = look.paint(Paint::Line(pencil), &letter(pencil).to_string());
        let station = board.point(board.departure(pencil)).to_string();
        let text = t!(say.0, "term-legend-departure", pencil = pencil.name(), station = station);
        lines.push(format!("{letter}   {text}"));
    }
    lines
}

fn draw(board: &Board, sheet: Option<&Sheet>, look: Look) -> Vec<String> {
    let lines = Chart::new(board, sheet, look).paint().lines(look);
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}
