//! What can be chosen on the map, and where.

mod sheets;

use sheets::{several_ways, station};
use tubewright_rules::{Stations, Step};
use tubewright_scene::{Layer, Scene, Spot, Way, spot};

#[test]
fn each_target_has_a_stroke_and_its_station_one_halo() {
    let scene = several_ways();
    let stations: Stations = scene.targets.iter().map(|step| step.to).collect();
    assert!((stations.len() as usize) < scene.targets.len(), "some stations are reached in several ways");
    assert_eq!(scene.layer(Layer::Targets).len(), scene.targets.len());
    assert_eq!(scene.layer(Layer::Halos).len(), stations.len() as usize);
}

#[test]
fn a_station_stands_for_its_only_section_or_asks_for_the_start() {
    let mut scene = several_ways();
    let board = scene.board.clone();
    for station in board.stations() {
        let leading: Vec<Step> = scene.targets.iter().copied().filter(|step| step.to == station).collect();
        let expected = match leading[..] {
            [] => None,
            [only] => Some(Way::One(only)),
            _ => Some(Way::Several),
        };
        assert_eq!(scene.way(station), expected);
    }
    let several = board.stations().find(|&to| scene.way(to) == Some(Way::Several)).expect("there is one");
    scene.pick(Some(several));
    assert!(scene.ways().count() > 1);
    for step in scene.ways() {
        assert_eq!(scene.way(step.from), Some(Way::From(step)));
    }
    let badges = scene.layer(Layer::Badges).len();
    assert_eq!(badges, scene.ways().count());
    let only = board.stations().find(|&to| matches!(scene.way(to), Some(Way::One(_)))).expect("there is one");
    scene.pick(Some(only));
    assert_eq!(scene.picked, None, "one way needs no question");
}

#[test]
fn a_station_that_is_asked_for_as_the_start_is_not_circled() {
    let mut scene = several_ways();
    scene.circles = scene.sheet.line().stations();
    let start = scene.targets[0].from;
    assert_eq!(scene.way(start), Some(Way::Circle));
    let several =
        scene.board.stations().find(|&to| scene.way(to) == Some(Way::Several)).expect("there is one");
    scene.pick(Some(several));
    for step in scene.ways() {
        assert_eq!(scene.way(step.from), Some(Way::From(step)));
    }
}

#[test]
fn every_section_has_a_handle_of_its_own() {
    let scene = several_ways();
    let by_station = scene.board.stations().filter(|&to| matches!(scene.way(to), Some(Way::One(_)))).count();
    let grips = scene.grips();
    assert_eq!(by_station + grips.len(), scene.targets.len());
    for (i, (_, at)) in grips.iter().enumerate() {
        assert!(grips[..i].iter().all(|(_, other)| at.distance(*other) > 24.0), "grips cover each other");
    }
}

#[test]
fn of_grips_that_overlap_the_nearest_is_meant() {
    let scene = several_ways();
    for (step, at) in scene.grips() {
        for aside in [Spot::new(11.0, 0.0), Spot::new(0.0, 11.0), Spot::new(-8.0, -8.0), Spot::default()] {
            assert_eq!(scene.grip_at(at + aside), Some((step, at)), "{aside} beside it");
        }
    }
    assert_eq!(scene.grip_at(Spot::new(-100.0, -100.0)), None);
}

#[test]
fn a_pencil_pulled_from_a_start_to_a_station_draws_that_section() {
    let scene = several_ways();
    for &step in &scene.targets {
        let near = spot(&scene.board, step.to) + Spot::new(20.0, -15.0);
        assert_eq!(scene.start_at(spot(&scene.board, step.from)), Some(step.from));
        assert_eq!(scene.drawn_to(step.from, near), Some(step));
        let on_the_line = spot(&scene.board, step.from).toward(spot(&scene.board, step.to), 0.55);
        assert_eq!(scene.section_at(on_the_line), Some(step));
    }
    assert_eq!(scene.section_at(spot(&scene.board, station(&scene.board, "j10"))), None);
}

#[test]
fn second_thoughts_step_back_and_what_comes_next_does_not() {
    let mut scene = several_ways();
    let quiet = |scene: &Scene| {
        scene.layer(Layer::Targets).iter().filter(|mark| mark.class.contains("is-quiet")).count()
    };
    assert_eq!(quiet(&scene), 0);
    scene.preview = vec![scene.targets[0]];
    assert_eq!(quiet(&scene), scene.targets.len() - 1);
    // The first section of two is under the pencil, and the second is to be chosen.
    scene.targets.remove(0);
    assert_eq!(quiet(&scene), 0);
}
