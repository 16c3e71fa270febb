//! What a terminal can show: colour or none, UTF-8 or ASCII only.

use tubewright_rules::{Pencil, Symbol};

/// How text may look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Paint with ANSI colours.
    pub colour: bool,
    /// Use signs beyond ASCII.
    pub unicode: bool,
}

/// What a sign on a map is, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    Plain,
    Border,
    River,
    Sight,
    Line(Pencil),
    /// A station of several lines.
    Interchange,
    /// The letters and numbers at the edge.
    Label,
    /// A section that may be drawn.
    Open(Pencil),
    /// A station that may be reached.
    Goal(Pencil),
    /// The number of a section in the list.
    Number,
    /// What a person points at.
    Picked(Pencil),
}

impl Paint {
    /// The colour in the terminal's palette of 256, and whether it is bold.
    pub(crate) const fn colour(self) -> Option<(u8, bool)> {
        match self {
            Self::Plain | Self::Label | Self::Interchange => None,
            Self::Border => Some((242, false)),
            Self::River => Some((67, false)),
            Self::Sight | Self::Number => Some((178, true)),
            Self::Open(pencil) => Some((pencil_colour(pencil), false)),
            Self::Line(pencil) | Self::Goal(pencil) | Self::Picked(pencil) => {
                Some((pencil_colour(pencil), true))
            }
        }
    }
}

const fn pencil_colour(pencil: Pencil) -> u8 {
    match pencil {
        Pencil::Purple => 135,
        Pencil::Blue => 39,
        Pencil::Pink => 205,
        Pencil::Green => 35,
    }
}

/// The nearest that ASCII has to a sign of a Latin alphabet or of our texts; one for one, so that columns stay.
const fn likeness(c: char) -> char {
    match c {
        c if c.is_ascii() => c,
        '‘' | '’' => '\'',
        '×' => 'x',
        '·' | '–' | '−' | '—' => '-',
        '±' => '~',
        'µ' => 'u',
        '…' => '.',
        '“' | '”' | '„' | '«' | '»' => '"',
        '←' => '<',
        '→' => '>',
        '↑' => '^',
        '↓' => 'v',
        '\u{a0}' => ' ',
        'à' | 'á' | 'ą' => 'a',
        'ć' => 'c',
        'è' | 'é' | 'ę' => 'e',
        'ì' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ò' | 'ó' | 'º' => 'o',
        'ś' => 's',
        'ù' => 'u',
        'ź' | 'ż' => 'z',
        'Ą' => 'A',
        'È' | 'Ę' => 'E',
        'Ł' => 'L',
        'Ó' => 'O',
        'Ś' => 'S',
        'Ź' | 'Ż' => 'Z',
        _ => '?',
    }
}

impl Look {
    /// A text in a colour, or as it is.
    pub(crate) fn paint(self, paint: Paint, text: &str) -> String {
        match paint.colour().filter(|_| self.colour) {
            Some((code, true)) => format!("\u{1b}[1;38;5;{code}m{text}\u{1b}[0m"),
            Some((code, false)) => format!("\u{1b}[38;5;{code}m{text}\u{1b}[0m"),
            None => text.to_owned(),
        }
    }

    /// A text as this terminal can show it: without UTF-8, what is beyond ASCII gets its nearest likeness.
    pub fn fit(self, text: &str) -> String {
        if self.unicode || text.is_ascii() {
            return text.to_owned();
        }
        text.chars().map(likeness).collect()
    }

    /// One of two signs.
    pub(crate) const fn sign(self, unicode: char, ascii: char) -> char {
        if self.unicode { unicode } else { ascii }
    }

    /// A station's sign: the letters of map files, or outlines that fill up once a line is there.
    pub(crate) const fn station(self, symbol: Option<Symbol>, filled: bool) -> char {
        match (symbol, filled) {
            (None, _) => '?',
            (Some(Symbol::Square), false) => self.sign('□', 'S'),
            (Some(Symbol::Square), true) => self.sign('■', 'S'),
            (Some(Symbol::Triangle), false) => self.sign('△', 'T'),
            (Some(Symbol::Triangle), true) => self.sign('▲', 'T'),
            (Some(Symbol::Pentagon), false) => self.sign('⬠', 'P'),
            (Some(Symbol::Pentagon), true) => self.sign('⬟', 'P'),
            (Some(Symbol::Circle), false) => self.sign('○', 'C'),
            (Some(Symbol::Circle), true) => self.sign('●', 'C'),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_latin_languages_say_can_be_read_without_utf_8() {
        let plain = Look { colour: false, unicode: false };
        for language in ["en", "it", "pl"] {
            for subject in ["cli", "engine", "game", "names", "terminal"] {
                let file = format!("{}/../../locales/{language}/{subject}.ftl", env!("CARGO_MANIFEST_DIR"));
                let text = std::fs::read_to_string(&file).expect("the texts lie there");
                for (line, said) in text.lines().filter(|line| !line.starts_with('#')).enumerate() {
                    let lost = said.chars().filter(|&c| c != '?' && plain.fit(&c.to_string()) == "?");
                    assert_eq!(lost.collect::<String>(), "", "{file}, line {}: {said}", line + 1);
                }
            }
        }
    }
}
