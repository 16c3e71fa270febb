//! A small field of painted signs that becomes lines of text.

use crate::look::{Look, Paint};

/// Signs by row and column; what is put outside is left out.
pub(crate) struct Canvas {
    rows: Vec<Vec<(char, Paint)>>,
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { rows: vec![vec![(' ', Paint::Plain); width]; height] }
    }

    pub(crate) fn put(&mut self, x: i32, y: i32, sign: char, paint: Paint) {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get_mut(y));
        let place = usize::try_from(x).ok().and_then(|x| row?.get_mut(x));
        if let Some(place) = place {
            *place = (sign, paint);
        }
    }

    /// Gives the sign that stands there another paint.
    pub(crate) fn repaint(&mut self, x: i32, y: i32, paint: Paint) {
        let sign = self.at(x, y).0;
        self.put(x, y, sign, paint);
    }

    /// What a sign is.
    pub(crate) fn paint_at(&self, x: i32, y: i32) -> Paint {
        self.at(x, y).1
    }

    fn at(&self, x: i32, y: i32) -> (char, Paint) {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get(y));
        let place = usize::try_from(x).ok().and_then(|x| row?.get(x));
        place.copied().unwrap_or((' ', Paint::Plain))
    }

    /// The signs, row by row.
    pub(crate) fn rows(&self) -> &[Vec<(char, Paint)>] {
        &self.rows
    }

    /// The rows as text, signs of one colour painted together.
    pub(crate) fn lines(&self, look: Look) -> Vec<String> {
        let row = |signs: &Vec<(char, Paint)>| {
            let runs = signs.chunk_by(|a, b| a.1 == b.1);
            let text = |run: &[(char, Paint)]| {
                look.paint(run[0].1, &run.iter().map(|&(c, _)| c).collect::<String>())
            };
            runs.map(text).collect::<String>()
        };
        self.rows.iter().map(row).collect()
    }
}
