//! A map to look at and not to touch: a picture with a name.

use leptos::prelude::*;
use tubewright_scene::{Layer, Scene, Spot};

use super::paint::layer;

/// The map of a scene, or the part of it that `window` says, as in `viewBox`.
pub(crate) fn still_map(
    scene: impl Into<Signal<Scene>>,
    label: Signal<String>,
    window: Signal<String>,
) -> AnyView {
    let scene = scene.into();
    let shown = Memo::new(move |_| scene.get());
    view! {
        <svg
            class=move || format!("{} map--still", shown.with(Scene::class))
            viewBox=window
            role="img"
            aria-label=move || label.get()
        >
            {Layer::ALL.iter().map(|&each| layer(shown, each)).collect_view()}
        </svg>
    }
    .into_any()
}

/// A square around some places, as `viewBox` wants it, no smaller than `least` and within a map of this size.
pub(crate) fn square_around(spots: impl IntoIterator<Item = Spot>, edge: Spot, least: f32) -> String {
    const AIR: f32 = 90.0;
    let (mut low, mut high) = (edge, Spot::new(0.0, 0.0));
    for spot in spots {
        low = Spot::new(low.x.min(spot.x), low.y.min(spot.y));
        high = Spot::new(high.x.max(spot.x), high.y.max(spot.y));
    }
    let whole = edge.x.min(edge.y);
    let side = (high.x - low.x).max(high.y - low.y) + 2.0 * AIR;
    let side = side.clamp(least.min(whole), whole);
    let begin = |low: f32, high: f32, edge: f32| ((low + high - side) / 2.0).clamp(0.0, edge - side);
    let (x, y) = (begin(low.x, high.x, edge.x), begin(low.y, high.y, edge.y));
    format!("{} {} {} {}", x as i32, y as i32, side as i32, side as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_around_its_places_and_within_the_map() {
        let edge = Spot::new(1000.0, 1000.0);
        let spots = [Spot::new(300.0, 400.0), Spot::new(700.0, 500.0)];
        assert_eq!(square_around(spots, edge, 100.0), "210 160 580 580");
        assert_eq!(square_around([Spot::new(10.0, 990.0)], edge, 400.0), "0 600 400 400");
        assert_eq!(
            square_around([Spot::new(0.0, 0.0), Spot::new(1000.0, 900.0)], edge, 400.0),
            "0 0 1000 1000"
        );
    }
}
