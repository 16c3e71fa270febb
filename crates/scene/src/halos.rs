//! Rings around stations that can be chosen, or that count.

use tubewright_rules::Stations;

use crate::geometry::spot;
use crate::layers::{Key, Mark};
use crate::scene::Scene;
use crate::shape::Shape;

impl Scene {
    pub(crate) fn halos(&self) -> Vec<Mark> {
        let board = &self.board;
        let halo = |key, station, class, radius: f32| {
            Mark::new(key, class, vec![Shape::Halo(spot(board, station), radius)])
        };
        let around = |station, plain: f32, site: f32, central: f32| {
            if station == board.central() {
                central
            } else if board.sights().contains(station) {
                site
            } else {
                plain
            }
        };
        let chosen: Stations = self.preview.iter().map(|step| step.to).chain(self.picked).collect();
        let offered: Stations = self.targets.iter().map(|step| step.to).collect();
        let targets = (offered | chosen).map(|station| {
            let is_chosen = chosen.contains(station);
            halo(Key::Target(station), station, "halo", around(station, 42.0, 50.0, 56.0))
                .with("is-picked", is_chosen)
                .with("is-quiet", !is_chosen && self.is_settled())
        });
        let starts: Stations = self.ways().map(|step| step.from).collect();
        let starts = starts.map(|station| {
            halo(Key::Start(station), station, "halo halo--start", around(station, 43.0, 50.0, 56.0))
        });
        let circles = self.circles.map(|station| {
            halo(Key::Circle(station), station, "halo halo--circle", around(station, 46.0, 52.0, 56.0))
        });
        let lit = self.lit.as_ref().map_or(Stations::EMPTY, |lit| lit.stations);
        let lit = lit.map(|station| {
            halo(Key::Lit(station), station, "halo halo--lit", around(station, 46.0, 52.0, 56.0))
        });
        targets.chain(starts).chain(circles).chain(lit).collect()
    }
}
