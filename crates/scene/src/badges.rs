//! Labels beside stations: what a section brings, where it may start, how good it is.

use tubewright_rules::Station;

use crate::geometry::{PITCH, Spot, size, spot};
use crate::layers::{Key, Mark};
use crate::scene::Scene;
use crate::shape::Shape;

impl Scene {
    pub(crate) fn badges(&self) -> Vec<Mark> {
        let gain = self.gain.iter().map(|gain| {
            let at = self.beside(gain.station, Spot::new(46.0, -46.0));
            Mark::new(Key::Gain(gain.station), "badge", vec![Shape::Label(gain.text.clone())]).at(at)
        });
        let starts = self.ways().zip('A'..).map(|(step, letter)| {
            let at = self.beside(step.from, Spot::new(-40.0, -44.0));
            let shapes = vec![Shape::Label(letter.to_string())];
            Mark::new(Key::Start(step.from), "badge badge--start", shapes).at(at)
        });
        let drawn = self.hints.iter().enumerate().filter_map(|(i, step)| Some((i, (*step)?)));
        let hints = drawn.map(|(i, step)| {
            // At the rim of its station, so that it is not taken for another's. Two hints can lead to one station: the second
            // stands on its other side.
            let twins = self.hints[..i].iter().flatten().filter(|earlier| earlier.to == step.to).count();
            let aside =
                [Spot::new(30.0, -30.0), Spot::new(-30.0, -30.0), Spot::new(30.0, 30.0)][twins.min(2)];
            let shapes = vec![Shape::Label((i + 1).to_string())];
            Mark::new(Key::Hint(i), "badge badge--hint", shapes).at(self.beside(step.to, aside))
        });
        gain.chain(starts).chain(hints).collect()
    }

    /// A place beside a station, turned inwards where the map would cut a label off.
    fn beside(&self, station: Station, aside: Spot) -> Spot {
        let at = spot(&self.board, station);
        let edge = size(&self.board);
        let too_far_right = at.x > edge.x - 1.9 * PITCH && aside.x > 0.0;
        let too_far_left = at.x < 1.2 * PITCH && aside.x < 0.0;
        let turn_x = if too_far_right || too_far_left { -1.0 } else { 1.0 };
        let turn_y = if at.y < 1.2 * PITCH && aside.y < 0.0 { -1.0 } else { 1.0 };
        Spot::new(at.x + aside.x * turn_x, at.y + aside.y * turn_y)
    }
}
