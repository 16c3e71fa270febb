//! A station: its symbol, and all that it may be besides.

use tubewright_rules::{Line, Pencil, Station};

use crate::geometry::spot;
use crate::layers::{Key, Mark};
use crate::scene::Scene;
use crate::shape::Shape;

impl Scene {
    pub(crate) fn station(&self, station: Station) -> Mark {
        let board = &self.board;
        let departs = Pencil::ALL.into_iter().find(|&pencil| board.departure(pencil) == station);
        let is_site = board.sights().contains(station);
        let is_central = board.central() == station;
        // In the order of the pencils, so that an arc never changes its place for another reason than a new line.
        let on: Vec<Pencil> = Pencil::ALL
            .into_iter()
            .filter(|&pencil| {
                let mut lines = self.sheet.lines().iter();
                lines.any(|line| line.pencil() == pencil && line.stations().contains(station))
            })
            .collect();
        let is_interchange = on.len() > 1;

        let mut shapes = Vec::new();
        if is_site {
            // Larger where arcs or a dark disc would hide the gold.
            shapes.push(Shape::Rosette(if is_central || is_interchange { 52.0 } else { 44.0 }));
        }
        if is_interchange {
            shapes.push(Shape::Plate(40.0));
            shapes.extend(on.iter().enumerate().map(|(part, &pencil)| Shape::Arc(pencil, part, on.len())));
        } else if let Some(pencil) = departs {
            shapes.extend([Shape::Plate(39.0), Shape::Departure(pencil)]);
        }
        shapes.push(Shape::Disc(if is_interchange { 27.5 } else { 29.0 }));
        shapes.push(Shape::Symbol(board.symbol(station)));
        shapes.extend(self.loops(station));

        let lit = self.lit.as_ref().is_some_and(|lit| lit.stations.contains(station));
        let mut mark = Mark::new(Key::Station(station), "st", shapes).at(spot(board, station));
        if let Some(pencil) = departs {
            mark = mark.with("st--dep", true).with(departure_class(pencil), true);
        }
        mark.with("st--central", is_central)
            .with("st--site", is_site)
            .with("st--ix", is_interchange)
            .with("is-lit", lit)
    }

    fn loops(&self, station: Station) -> impl Iterator<Item = Shape> {
        let circled = move |line: &&Line| line.circled() == Some(station);
        let drawn = self.sheet.lines().iter().filter(circled).map(|line| (line.pencil(), false));
        let tried = (self.circled == Some(station)).then(|| (self.sheet.line().pencil(), true));
        drawn.chain(tried).map(|(pencil, is_fresh)| Shape::Loop { pencil, is_fresh })
    }
}

const fn departure_class(pencil: Pencil) -> &'static str {
    match pencil {
        Pencil::Purple => "st--purple",
        Pencil::Blue => "st--blue",
        Pencil::Pink => "st--pink",
        Pencil::Green => "st--green",
    }
}
