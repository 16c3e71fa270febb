//! From a place on the map back to what can be chosen there.

use tubewright_rules::{Station, Step};

use crate::geometry::{PITCH, Spot, spot, station_at};
use crate::scene::Scene;

/// What choosing a station means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// One section leads there.
    One(Step),
    /// Several do: the start is to be chosen next.
    Several,
    /// It is the start of this section to the station picked before.
    From(Step),
    /// It gets circled.
    Circle,
}

impl Scene {
    /// What choosing this station means now, if anything.
    pub fn way(&self, station: Station) -> Option<Way> {
        // Whoever is asked for the start answers that first: the stations of the line are also those to be circled.
        if let Some(step) = self.ways().find(|step| step.from == station) {
            return Some(Way::From(step));
        }
        if self.circles.contains(station) {
            return Some(Way::Circle);
        }
        let mut leading = self.targets.iter().filter(|step| step.to == station);
        match (leading.next(), leading.next()) {
            (None, _) => None,
            (Some(&step), None) => Some(Way::One(step)),
            (Some(_), Some(_)) => Some(Way::Several),
        }
    }

    /// The section offered on whose line this place lies, away from stations.
    pub fn section_at(&self, place: Spot) -> Option<Step> {
        const REACH: f32 = 20.0;
        let near = self.targets.iter().map(|&step| {
            let [from, to] = [step.from, step.to].map(|station| spot(&self.board, station));
            let way = to - from;
            let share = ((place - from).dot(way) / way.dot(way)).clamp(0.0, 1.0);
            (step, place.distance(from.toward(to, share)))
        });
        let nearest = near.min_by(|a, b| a.1.total_cmp(&b.1));
        nearest.filter(|&(_, distance)| distance <= REACH).map(|(step, _)| step)
    }

    /// The start of an offered section at this place, for a pencil that is put down there.
    pub fn start_at(&self, place: Spot) -> Option<Station> {
        let station = station_at(&self.board, place)?;
        self.is_start(station).then_some(station)
    }

    /// The section from a start that a pencil held at this place would draw: its end is the nearest within a pitch.
    pub fn drawn_to(&self, start: Station, place: Spot) -> Option<Step> {
        let to = |step: &Step| place.distance(spot(&self.board, step.to));
        let open = self.targets.iter().filter(|step| step.from == start);
        let nearest = open.min_by(|a, b| to(a).total_cmp(&to(b)))?;
        (to(nearest) <= 0.75 * PITCH).then_some(*nearest)
    }

    /// Where the handle of each section lies whose station cannot be its handle, because several lead there.
    pub fn grips(&self) -> Vec<(Step, Spot)> {
        let several = |step: &&Step| self.targets.iter().filter(|other| other.to == step.to).count() > 1;
        let mut grips: Vec<(Step, Spot)> = Vec::new();
        for &step in self.targets.iter().filter(several) {
            let [from, to] = [step.from, step.to].map(|station| spot(&self.board, station));
            // The place with the most room around: in the middle, unless another grip is there.
            let room = |place: Spot| {
                let nearest = grips.iter().map(|&(_, other)| place.distance(other)).fold(f32::MAX, f32::min);
                nearest.min(0.7 * PITCH)
            };
            let places = [0.5, 0.4, 0.6, 0.3, 0.7].map(|share| from.toward(to, share));
            // The first of equals is to win, and `max_by` takes the last.
            let best = places.into_iter().rev().max_by(|&a, &b| room(a).total_cmp(&room(b)));
            grips.push((step, best.unwrap_or(from)));
        }
        grips
    }

    /// The section of the nearest grip that reaches a place, and where that grip lies: fingers get grips so large that
    /// they overlap.
    pub fn grip_at(&self, place: Spot) -> Option<(Step, Spot)> {
        const REACH: f32 = 0.5 * PITCH;
        let nearest =
            self.grips().into_iter().min_by(|a, b| place.distance(a.1).total_cmp(&place.distance(b.1)));
        nearest.filter(|(_, at)| place.distance(*at) <= REACH)
    }
}
