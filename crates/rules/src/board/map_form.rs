//! The normal text form of a map, in which equal boards are written alike: what its hash stands for.

use std::fmt::Write;

use super::Board;
use crate::pencil::{Objective, Pencil, Symbol};
use crate::station::{Point, Station, Stations};

impl Board {
    /// The map as text: [`Board::parse`] makes the same board of it, and equal boards have equal texts.
    ///
    /// ```
    /// use tubewright_rules::Board;
    /// let hamlet = Board::hamlet();
    /// assert_eq!(Board::parse(&hamlet.text())?, **hamlet);
    /// # Ok::<(), tubewright_rules::MapError>(())
    /// ```
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.write_text(&mut text).expect("a String takes any text");
        text
    }

    fn write_text(&self, text: &mut String) -> std::fmt::Result {
        let columns = 1..=self.columns();
        let row =
            |signs: &mut dyn Iterator<Item = char>| signs.flat_map(|sign| [' ', sign]).collect::<String>();
        writeln!(text, "map {}\n", self.name())?;
        writeln!(text, "   {}", row(&mut (b'a'..).take(columns.len()).map(char::from)))?;
        for number in 1..=self.rows() {
            let mut signs = columns.clone().map(|column| self.sign(Point { column, row: number }));
            writeln!(text, "{number:>2} {}", row(&mut signs))?;
        }
        writeln!(text, "\nsights {}", self.names(self.sights()))?;
        let departures = Pencil::ALL.map(|pencil| format!("{pencil} {}", self.point(self.departure(pencil))));
        writeln!(text, "departures {}\n\ndistricts", departures.join(", "))?;
        for fields in &self.fields {
            writeln!(text, "   {}", row(&mut fields.iter().map(|&district| char::from(b'A' + district))))?;
        }
        writeln!(text)?;
        for river in self.rivers() {
            let points: Vec<String> =
                river.iter().map(|&(x, y)| format!("{},{}", decimal(x), decimal(y))).collect();
            writeln!(text, "river {}", points.join(" "))?;
        }
        writeln!(text, "track {}", listed(self.tourist_track()))?;
        writeln!(text, "verdicts {}", listed(&self.verdicts()))?;
        let numbers = [Objective::Interchanges, Objective::Thames]
            .map(|objective| format!("{objective} {}", self.needed(objective)));
        writeln!(text, "objectives {}", numbers.join(", "))
    }

    fn sign(&self, point: Point) -> char {
        match self.station_at(point).map(|station| self.symbol(station)) {
            None => '.',
            Some(None) => '?',
            Some(Some(Symbol::Square)) => 'S',
            Some(Some(Symbol::Triangle)) => 'T',
            Some(Some(Symbol::Pentagon)) => 'P',
            Some(Some(Symbol::Circle)) => 'C',
        }
    }

    fn names(&self, stations: Stations) -> String {
        let name = |station: Station| self.point(station).to_string();
        stations.map(name).collect::<Vec<_>>().join(" ")
    }
}

fn listed(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

/// 445 as `4.45`, 610 as `6.1`.
fn decimal(hundredths: i32) -> String {
    match (hundredths / 100, hundredths % 100) {
        (whole, 0) => whole.to_string(),
        (whole, part) if part % 10 == 0 => format!("{whole}.{}", part / 10),
        (whole, part) => format!("{whole}.{part:02}"),
    }
}
