//! The map as text: what a person must be able to recognise on it.

use tubewright_rules::{Board, Pencil, Sheet};
use tubewright_term::{Look, board_page, sheet_map};
use tubewright_texts::{Language, Texts};

fn english() -> Texts {
    Texts::embedded(Language::English)
}

const ASCII: Look = Look { colour: false, unicode: false };

#[test]
fn london_in_ascii_looks_like_its_file() {
    let page = board_page(&english(), Board::london(), ASCII);
    let signs = |line: &str| -> Vec<char> { line.chars().filter(|c| "STPC?".contains(*c)).collect() };
    for (row, text) in include_str!("../../rules/src/board/london.map").lines().skip(3).take(10).enumerate() {
        // Beside the picture stands the legend, in capital letters too.
        let picture: String = page[1 + 2 * row].chars().take(45).collect();
        assert_eq!(signs(&picture), signs(text), "row {}", row + 1);
    }
    let picture = page.join("\n");
    for mark in ["gT", "pS", "kC", "bP", "?*", "~~~~", ":", "....", "T*", "Stations: 53."] {
        assert!(picture.contains(mark), "{mark} is missing");
    }
}

#[test]
fn every_section_of_london_is_drawn_and_none_hides_another_station() {
    let board = Board::london();
    for (section, ends) in board.sections() {
        for pencil in Pencil::ALL {
            let [a, b] = ends;
            if board.departure(pencil) != a && board.departure(pencil) != b {
                continue;
            }
            let mut sheet = Sheet::new(board, pencil, None);
            sheet.draw_unchecked(board, section);
            let (empty, drawn) =
                (sheet_map(board, &Sheet::new(board, pencil, None), ASCII), sheet_map(board, &sheet, ASCII));
            assert_ne!(empty, drawn);
            let count = |map: &[String]| map.join("").matches(['S', 'T', 'P', 'C', '?']).count();
            assert_eq!(count(&drawn), 53);
        }
    }
}

#[test]
fn colour_changes_nothing_but_colour() {
    let board = Board::london();
    let painted = board_page(&english(), board, Look { colour: true, unicode: true }).join("\n");
    let mut plain = String::new();
    let mut chars = painted.chars();
    while let Some(c) = chars.next() {
        if c == '\u{1b}' {
            chars.by_ref().find(|&c| c == 'm');
        } else {
            plain.push(c);
        }
    }
    assert_eq!(plain, board_page(&english(), board, Look { colour: false, unicode: true }).join("\n"));
}
