//! The keys at the foot of a screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::draw::Hits;
use super::game::Hit;
use super::keys::Key;
use super::theme::reversed;

/// Columns between two keys.
const GAP: usize = 2;

/// The columns that a key takes, with some air about its name or with none.
fn width(key: &Key, airy: bool) -> usize {
    key.name.width() + key.text.width() + if airy { 3 } else { 1 }
}

/// Keys from the left of the last row of an area; returns where they can be clicked. Where they need more room they
/// stand closer, then on all rows of the area, and at last the least important stay away.
pub(crate) fn key_row(frame: &mut Frame<'_>, area: Rect, mut keys: Vec<Key>) -> Hits {
    let room = usize::from(area.width);
    let (rows, airy) = loop {
        let most = usize::from(area.height);
        let ways = [(true, 1), (false, 1), (true, most), (false, most)];
        let fits =
            |(airy, most)| Some((broken(&keys, airy, room), airy)).filter(|(rows, _)| rows.len() <= most);
        if let Some(way) = ways.into_iter().find_map(fits) {
            break way;
        }
        let least = keys.iter().map(|key| key.rank).max().filter(|&rank| rank > 0);
        match least.and_then(|rank| keys.iter().position(|key| key.rank == rank)) {
            Some(place) => drop(keys.remove(place)),
            None => break (vec![keys.len()], false),
        }
    };
    let (mut hits, mut keys) = (Hits::new(), keys.into_iter());
    let first = area.bottom().saturating_sub(rows.len() as u16);
    for (y, count) in (first..).zip(rows) {
        let (mut spans, mut x) = (Vec::new(), area.x);
        for key in keys.by_ref().take(count) {
            let wide = width(&key, airy) as u16;
            hits.push((Rect { x, y, width: wide, height: 1 }, Hit::Key(key.code)));
            let name = if airy { format!(" {} ", key.name) } else { key.name.to_owned() };
            spans.push(Span::styled(name, reversed()));
            spans.push(Span::raw(format!(" {}{}", key.text, " ".repeat(GAP))));
            x += wide + GAP as u16;
        }
        frame.render_widget(Paragraph::new(Line::from(spans)), Rect { y, height: 1, ..area });
    }
    hits
}

/// How many keys stand on each row.
fn broken(keys: &[Key], airy: bool, room: usize) -> Vec<usize> {
    let (mut rows, mut used) = (vec![0], 0);
    for key in keys {
        let wide = width(key, airy);
        if used + wide > room && used > 0 {
            rows.push(0);
            used = 0;
        }
        used += wide + GAP;
        *rows.last_mut().expect("there is a first row") += 1;
    }
    rows
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::KeyCode;
    use tubewright_texts::{Language, Texts, t};

    use super::*;
    use crate::look::Look;
    use crate::say::Say;
    use crate::screen::keys::{Situation, bar};

    const LOOK: Look = Look { colour: false, unicode: true };

    /// What a turn at a server's table with everything has.
    const ALL: Situation = Situation {
        mode: crate::screen::keys::Mode::Turn,
        is_asked: true,
        is_done: false,
        has_power: true,
        has_others: true,
        is_remote: true,
        is_offered: true,
        may_start: false,
    };

    /// The rows of the narrowest screen with these keys, and the keys that can be clicked.
    fn row(keys: &[Key], height: u16) -> (Vec<String>, Vec<KeyCode>) {
        let mut terminal = Terminal::new(TestBackend::new(80, height)).expect("a terminal in memory");
        let mut hits = Hits::new();
        terminal.draw(|frame| hits = key_row(frame, frame.area(), keys.to_vec())).expect("it draws");
        let buffer = terminal.backend().buffer();
        let rows = (0..height).map(|y| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>());
        let codes = hits.iter().filter_map(|(_, hit)| match hit {
            Hit::Key(code) => Some(*code),
            Hit::Entry(_) => None,
        });
        (rows.collect(), codes.collect())
    }

    #[test]
    fn on_two_rows_no_key_is_lost_in_any_language() {
        for language in Language::ALL {
            let texts = Texts::embedded(language);
            let keys = bar(&ALL, Say(&texts), LOOK);
            let (rows, codes) = row(&keys, 2);
            assert_eq!(codes, keys.iter().map(|key| key.code).collect::<Vec<_>>(), "{language}: {rows:#?}");
            // Wide signs leave an empty cell behind them.
            let said = rows.concat().replace(' ', "");
            let missing = keys.iter().find(|key| !said.contains(&key.text.replace(' ', "")));
            assert!(missing.is_none(), "{language}: {missing:?} {rows:#?}");
        }
    }

    #[test]
    fn on_one_row_a_game_on_this_device_has_its_hint_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::embedded(language);
            let here = Situation { is_remote: false, is_offered: false, ..ALL };
            let (rows, codes) = row(&bar(&here, Say(&texts), LOOK), 1);
            assert!(codes.contains(&KeyCode::Char('t')), "{language}: {rows:#?}");
        }
    }

    #[test]
    fn what_is_asked_on_a_turn_leaves_a_second_row_to_the_keys() {
        for language in Language::ALL {
            let asked = t!(Texts::embedded(language), "screen-choose");
            assert!(asked.width() <= 80, "{language}: {asked}");
        }
    }
}
