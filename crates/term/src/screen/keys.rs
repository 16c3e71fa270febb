//! The keys at the foot of a screen.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tubewright_texts::t;
use unicode_width::UnicodeWidthStr;

use super::draw::Hits;
use super::game::Hit;
use super::theme::reversed;
use crate::look::Look;
use crate::say::Say;

/// A key, its name, the key of the text that says what it does, and how soon it stays away where there is no room.
pub(crate) type Key = (KeyCode, &'static str, &'static str, i32);

/// A key as it is shown.
struct Shown<'a> {
    code: KeyCode,
    name: &'a str,
    text: String,
    rank: i32,
}

impl Shown<'_> {
    /// The columns that it takes, with some air about its name or with none.
    fn width(&self, airy: bool) -> usize {
        self.name.width() + self.text.width() + if airy { 3 } else { 1 }
    }
}

/// Columns between two keys.
const GAP: usize = 2;

/// Keys from the left of the last row of an area; returns where they can be clicked. Where they need more room they
/// stand closer, then on all rows of the area, and at last the least important stay away.
pub(crate) fn key_row(frame: &mut Frame<'_>, area: Rect, keys: &[Key], say: Say<'_>, look: Look) -> Hits {
    // The large key is called otherwise on some keyboards.
    let enter = t!(say.0, "keys-name-enter");
    let shown = |&(code, name, text, rank): &Key| Shown {
        code,
        name: if code == KeyCode::Enter { &enter } else { name },
        text: look.fit(&say.0.get(text)),
        rank,
    };
    let mut keys: Vec<Shown<'_>> = keys.iter().map(shown).collect();
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
            let wide = key.width(airy) as u16;
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
fn broken(keys: &[Shown<'_>], airy: bool, room: usize) -> Vec<usize> {
    let (mut rows, mut used) = (vec![0], 0);
    for key in keys {
        let wide = key.width(airy);
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
    use tubewright_texts::{Language, Texts, key};

    use super::*;

    /// What a turn at a server's table with everything has.
    const ALL: [Key; 9] = [
        (KeyCode::Enter, "Enter", key!("key-draw"), 0),
        (KeyCode::Char('p'), "p", key!("key-pass"), 0),
        (KeyCode::Char('u'), "u", key!("key-undo"), 0),
        (KeyCode::Char('t'), "t", key!("key-hint"), 2),
        (KeyCode::Char('w'), "w", key!("key-power"), 1),
        (KeyCode::Char('o'), "o", key!("key-others"), 3),
        (KeyCode::Char('m'), "m", key!("key-talk"), 2),
        (KeyCode::Char('?'), "?", key!("key-help"), 0),
        (KeyCode::Char('q'), "q", key!("key-leave"), 0),
    ];

    /// The rows of the narrowest screen with these keys, and the keys that can be clicked.
    fn row(language: Language, keys: &[Key], height: u16) -> (Vec<String>, Vec<KeyCode>) {
        let texts = Texts::embedded(language);
        let mut terminal = Terminal::new(TestBackend::new(80, height)).expect("a terminal in memory");
        let (mut hits, look) = (Hits::new(), Look { colour: false, unicode: true });
        let draw = |frame: &mut Frame<'_>| hits = key_row(frame, frame.area(), keys, Say(&texts), look);
        terminal.draw(draw).expect("it draws");
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
            let (rows, codes) = row(language, &ALL, 2);
            assert_eq!(codes, ALL.map(|key| key.0), "{language}: {rows:#?}");
            let texts = Texts::embedded(language);
            // Wide signs leave an empty cell behind them.
            let said = rows.concat().replace(' ', "");
            let missing = ALL.iter().find(|key| !said.contains(&texts.get(key.2).replace(' ', "")));
            assert_eq!(missing, None, "{language}: {rows:#?}");
        }
    }

    #[test]
    fn on_one_row_a_game_on_this_device_has_its_hint_in_every_language() {
        let alone: Vec<Key> = ALL.into_iter().filter(|key| key.0 != KeyCode::Char('m')).collect();
        for language in Language::ALL {
            let (rows, codes) = row(language, &alone, 1);
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
