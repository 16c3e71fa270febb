//! The score sheet beside the map, with what the section that is pointed at would change.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use tubewright_rules::{LineScore, Pencil, Score};
use tubewright_texts::t;
use unicode_width::UnicodeWidthStr;

use super::theme::{bold, dim, style};
use crate::look::{Look, Paint};
use crate::say::{Say, padded};

/// Every figure of a sheet, by round; `after` is the sheet as it would become.
pub(crate) fn figures(
    say: Say<'_>,
    look: Look,
    pencils: &[Pencil],
    now: &Score,
    after: &Score,
) -> Vec<Line<'static>> {
    let names: Vec<String> = pencils.iter().map(|&pencil| say.line_colour(pencil)).collect();
    let first = names.iter().map(|name| name.width()).max().unwrap_or(0).max(6) + 3;
    let heads = [
        t!(say.0, "screen-head-districts"),
        t!(say.0, "screen-head-stations"),
        t!(say.0, "screen-head-river"),
        t!(say.0, "screen-head-sites"),
        t!(say.0, "screen-head-points"),
    ];
    let widths = heads.each_ref().map(|head| head.width().max(3) + 1);
    let mut head = " ".repeat(first);
    for (text, width) in heads.iter().zip(widths) {
        head.push_str(&right(text, width));
    }
    let mut lines = vec![Line::styled(head, dim())];
    for (round, (pencil, name)) in pencils.iter().zip(&names).enumerate() {
        let mut spans = vec![
            Span::styled(look.sign('━', '=').to_string().repeat(2), style(look, Paint::Line(*pencil))),
            Span::raw(" "),
            Span::raw(padded(name, first - 3)),
        ];
        match (now.lines.get(round), after.lines.get(round)) {
            (Some(now), Some(after)) => {
                for ((before, now), width) in cells(now).into_iter().zip(cells(after)).zip(widths) {
                    let style = if before == now { Style::new() } else { bold().underlined() };
                    let figure = right(&now.to_string(), width);
                    let digits = figure.trim_start().len();
                    spans.push(Span::raw(figure[..figure.len() - digits].to_owned()));
                    spans.push(Span::styled(now.to_string(), style));
                }
            }
            _ => spans.push(Span::styled(right(&look.sign('·', '-').to_string(), widths[0]), dim())),
        }
        lines.push(Line::from(spans));
    }
    let width = first + widths.iter().sum::<usize>();
    let sum = |what: &str, before: u32, now: u32| {
        let changed = if before == now { Style::new() } else { bold().underlined() };
        let figure = now.to_string();
        let what = clipped(what, width - figure.len() - 1);
        let gap = width - what.width() - figure.len();
        Line::from(vec![Span::raw(what), Span::raw(" ".repeat(gap)), Span::styled(figure, changed)])
    };
    let interchanges: u32 = after.interchanges.iter().map(|stations| stations.len()).sum();
    lines.push(sum(
        &t!(say.0, "screen-sites", count = after.tourist_visits),
        now.tourist_points,
        after.tourist_points,
    ));
    lines.push(sum(
        &t!(say.0, "screen-interchanges", count = interchanges),
        now.interchange_points,
        after.interchange_points,
    ));
    for (before, objective) in now.objectives.iter().zip(&after.objectives) {
        let name = t!(say.0, "screen-objective", objective = objective.objective.name());
        let what = format!("{name} {}/{}", objective.have, objective.need);
        lines.push(sum(&what, before.points(), objective.points()));
    }
    let mut total = t!(say.0, "sheet-total");
    if now.total != after.total {
        total.push_str(&format!("  {:+}", i64::from(after.total) - i64::from(now.total)));
    }
    lines.push(sum(&total, now.total, after.total).patch_style(bold()));
    lines
}

fn cells(line: &LineScore) -> [u32; 5] {
    [line.districts.len() as u32, line.stations, line.crossings.len(), line.sights.len(), line.points]
}

fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
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
