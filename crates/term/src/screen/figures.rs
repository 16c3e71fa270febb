//! The score sheet beside the map, with what the section that is pointed at would change.

use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Cell, Row, Table};
use tubewright_rules::{LineScore, Pencil, Score};
use tubewright_texts::t;
use unicode_width::UnicodeWidthStr;

use super::theme::{bold, dim, style};
use crate::look::{Look, Paint};
use crate::say::Say;

/// Every figure of a sheet, by round, as a table.
pub(crate) struct Figures {
    rows: Vec<Row<'static>>,
    widths: [usize; COLUMNS],
}

/// What a line is called, and its figures.
const COLUMNS: usize = 6;

/// The figures of a sheet; `after` is the sheet as it would become.
pub(crate) fn figures(say: Say<'_>, look: Look, pencils: &[Pencil], now: &Score, after: &Score) -> Figures {
    let names: Vec<String> = pencils.iter().map(|&pencil| look.fit(&say.line_colour(pencil))).collect();
    let longest = names.iter().map(|name| name.width()).max().unwrap_or(0).max(6);
    let heads = [
        String::new(),
        t!(say.0, "screen-head-districts"),
        t!(say.0, "screen-head-stations"),
        t!(say.0, "screen-head-river"),
        t!(say.0, "screen-head-sites"),
        t!(say.0, "screen-head-points"),
    ]
    .map(|head| look.fit(&head));
    let mut widths = heads.each_ref().map(|head| head.width().max(3) + 1);
    widths[0] = longest + 3;
    let changed = |before: u32, now: u32| if before == now { Style::new() } else { bold().underlined() };
    let figure = |before: u32, now: u32| {
        Cell::from(Line::from(Span::styled(now.to_string(), changed(before, now))).right_aligned())
    };
    let mut rows =
        vec![Row::new(heads.map(|head| Cell::from(Line::from(head).right_aligned()))).style(dim())];
    for (round, (pencil, name)) in pencils.iter().zip(names).enumerate() {
        let sign = look.sign('━', '=').to_string().repeat(2);
        let line = Line::from(vec![
            Span::styled(sign, style(look, Paint::Line(*pencil))),
            Span::raw(" "),
            name.into(),
        ]);
        let mut row = vec![Cell::from(line)];
        match (now.lines.get(round), after.lines.get(round)) {
            (Some(now), Some(after)) => {
                row.extend(cells(now).into_iter().zip(cells(after)).map(|(before, now)| figure(before, now)));
            }
            _ => {
                let none = Span::styled(look.sign('·', '-').to_string(), dim());
                row.push(Cell::from(Line::from(none).right_aligned()));
            }
        }
        rows.push(Row::new(row));
    }
    let room = widths[..COLUMNS - 1].iter().sum::<usize>();
    let sum = |what: &str, before: u32, now: u32| {
        let what = Cell::from(clipped(&look.fit(what), room)).column_span(COLUMNS as u16 - 1);
        Row::new([what, figure(before, now)])
    };
    let interchanges: u32 = after.interchanges.iter().map(|stations| stations.len()).sum();
    rows.push(sum(
        &t!(say.0, "screen-sites", count = after.tourist_visits),
        now.tourist_points,
        after.tourist_points,
    ));
    rows.push(sum(
        &t!(say.0, "screen-interchanges", count = interchanges),
        now.interchange_points,
        after.interchange_points,
    ));
    for (before, objective) in now.objectives.iter().zip(&after.objectives) {
        let name = t!(say.0, "screen-objective", objective = objective.objective.name());
        let what = format!("{name} {}/{}", objective.have, objective.need);
        rows.push(sum(&what, before.points(), objective.points()));
    }
    let mut total = t!(say.0, "sheet-total");
    if now.total != after.total {
        total.push_str(&format!("  {:+}", i64::from(after.total) - i64::from(now.total)));
    }
    rows.push(sum(&total, now.total, after.total).style(bold()));
    Figures { rows, widths }
}

impl Figures {
    /// How many rows it has.
    pub(crate) fn height(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn draw(self, frame: &mut Frame<'_>, area: Rect) {
        let widths = self.widths.map(|width| Constraint::Length(width as u16));
        frame.render_widget(Table::new(self.rows, widths).column_spacing(0), area);
    }
}

fn cells(line: &LineScore) -> [u32; 5] {
    [line.districts.len() as u32, line.stations, line.crossings.len(), line.sights.len(), line.points]
}

/// As much of a text as fits, with a mark where something is missing.
pub(crate) fn clipped(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for c in text.chars() {
        if short.width() + unicode_width::UnicodeWidthChar::width(c).unwrap_or(0) + 1 > width {
            break;
        }
        short.push(c);
    }
    short + "~"
}

#[cfg(test)]
mod tests {
    use super::clipped;

    #[test]
    fn wide_signs_are_clipped_by_columns() {
        assert_eq!(clipped("abc", 3), "abc");
        assert_eq!(clipped("abcd", 3), "ab~");
        assert_eq!(clipped("駅駅駅", 5), "駅駅~");
    }
}
