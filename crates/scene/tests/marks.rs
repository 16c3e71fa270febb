//! What a sheet looks like: counts and states of marks.

mod sheets;

use sheets::{ANY, empty, several_ways, shapes, sheet, station, step, two_lines};
use tubewright_rules::{Action, Board, Pencil, Power, Sheet};
use tubewright_scene::{Document, Gain, Key, Layer, Lit, Look, Mark, Scene, Shape, Theme, Way, mini};

#[test]
fn an_empty_sheet_shows_every_section_as_possible_and_none_as_drawn() {
    let scene = empty(Board::london());
    let [Shape::Possible(possible)] = scene.layer(Layer::Possible)[0].shapes[..] else { panic!("one path") };
    assert_eq!(possible.len(), 155);
    for layer in [Layer::Lines, Layer::Targets, Layer::Preview, Layer::Halos, Layer::Badges] {
        assert_eq!(scene.layer(layer), [], "{layer:?}");
    }
}

#[test]
fn a_drawn_section_is_a_stroke_of_its_pencil_and_no_longer_possible() {
    let scene = two_lines();
    let lines = scene.layer(Layer::Lines);
    let of = |pencil: &str| lines.iter().filter(|mark| mark.class.contains(pencil)).count();
    assert_eq!((of("line--green"), of("line--pink")), (2, 4));
    let [Shape::Possible(possible)] = scene.layer(Layer::Possible)[0].shapes[..] else { panic!("one path") };
    assert_eq!(possible.len(), 155 - 6);
}

#[test]
fn an_interchange_has_an_arc_for_each_of_its_lines() {
    let scene = two_lines();
    let marks = scene.layer(Layer::Stations);
    for mark in &marks {
        let Key::Station(station) = mark.key else { panic!("a station: {mark:?}") };
        let lines = scene.sheet.lines().iter().filter(|line| line.stations().contains(station)).count();
        let arcs = mark.shapes.iter().filter(|shape| matches!(shape, Shape::Arc(..))).count();
        assert_eq!(arcs, if lines > 1 { lines } else { 0 });
    }
    assert_eq!(shapes(&marks).filter(|shape| matches!(shape, Shape::Arc(..))).count(), 4);
}

#[test]
fn sites_departures_and_the_central_station_are_unmistakable() {
    let marks = empty(Board::london()).layer(Layer::Stations);
    let count = |wanted: fn(&Shape) -> bool| shapes(&marks).filter(|shape| wanted(shape)).count();
    assert_eq!(count(|shape| matches!(shape, Shape::Rosette(_))), 5);
    assert_eq!(count(|shape| matches!(shape, Shape::Departure(_))), 4);
    assert_eq!(count(|shape| matches!(shape, Shape::Symbol(None))), 1);
    assert_eq!(count(|shape| matches!(shape, Shape::Disc(_))), 53);
}

#[test]
fn a_preview_adds_exactly_one_stroke_and_changes_no_station() {
    let plain = two_lines();
    let mut scene = plain.clone();
    scene.preview = vec![step(&scene.board, "d3-d2")];
    let strokes = |scene: &Scene| {
        let marks: Vec<Mark> = Layer::ALL.into_iter().flat_map(|layer| scene.layer(layer)).collect();
        shapes(&marks).filter(|shape| matches!(shape, Shape::Stroke(..))).count()
    };
    assert_eq!(strokes(&scene), strokes(&plain) + 1);
    for layer in [Layer::Lines, Layer::Possible, Layer::Stations] {
        assert_eq!(scene.layer(layer), plain.layer(layer), "{layer:?}");
    }
}

#[test]
fn keys_are_unique_in_each_layer() {
    let mut scene = several_ways();
    let several = scene.board.stations().find(|&to| scene.way(to) == Some(Way::Several));
    scene.pick(several);
    scene.hints = scene.targets.iter().copied().map(Some).collect();
    scene.circles = scene.sheet.line().reached();
    scene.gain = Some(Gain { station: station(&scene.board, "a3"), text: "+6".to_owned() });
    scene.lit = Some(Lit { stations: scene.board.stations(), ..Lit::default() });
    let layers = Layer::ALL.into_iter().map(|layer| scene.layer(layer));
    for marks in layers.chain([mini(&scene.board, &scene.sheet)]) {
        let mut keys: Vec<Key> = marks.iter().map(|mark| mark.key).collect();
        keys.sort_by_key(|key| format!("{key:?}"));
        keys.dedup();
        assert_eq!(keys.len(), marks.len(), "{marks:?}");
    }
}

#[test]
fn hints_have_the_numbers_of_their_list_a_pass_counted() {
    let mut scene = several_ways();
    let steps = [scene.targets[0], scene.targets[1]];
    scene.hints = vec![Some(steps[0]), None, Some(steps[1])];
    let badges = scene.layer(Layer::Badges);
    let label = |number: usize| {
        let mark = badges.iter().find(|mark| mark.key == Key::Hint(number - 1))?;
        Some(mark.shapes.contains(&Shape::Label(number.to_string())))
    };
    assert_eq!([1, 2, 3].map(label), [Some(true), None, Some(true)]);
}

#[test]
fn what_a_figure_counts_is_lit_and_nothing_else() {
    let mut scene = two_lines();
    let sections = scene.sheet.lines()[1].sections();
    scene.lit = Some(Lit { stations: scene.sheet.on_lines(2), sections, districts: vec![6] });
    let lit = |layer| scene.layer(layer).iter().filter(|mark| mark.class.contains("is-lit")).count();
    assert_eq!((lit(Layer::Stations), lit(Layer::Lines), lit(Layer::Fields)), (2, 4, 1));
    assert!(scene.class().contains("map--lit"));
    // A figure that counts nothing yet puts nothing in the shade.
    scene.lit = Some(Lit::default());
    assert!(!scene.class().contains("map--lit"));
}

#[test]
fn a_circled_station_has_a_loop_also_while_it_is_tried() {
    let board = Board::london();
    let mut sheet = Sheet::new(board, Pencil::Green, Some(Power::Circle));
    let a3 = station(board, "a3");
    let loops = |scene: &Scene| {
        let marks = scene.layer(Layer::Stations);
        shapes(&marks).filter(|shape| matches!(shape, Shape::Loop { .. })).count()
    };
    let mut scene = Scene::new(board, sheet);
    scene.circled = Some(a3);
    assert_eq!(loops(&scene), 1);
    sheet.play(board, ANY, Action::Circle(Some(step(board, "d3-a3")), a3)).expect("a legal circle");
    assert_eq!(loops(&Scene::new(board, sheet)), 1);
}

#[test]
fn a_turn_draws_itself_and_another_sheet_does_not() {
    let board = Board::london();
    let before = Scene::new(board, sheet(&[(Pencil::Green, &["d3-e4"])]));
    let after = Scene::new(board, sheet(&[(Pencil::Green, &["d3-e4", "e4-f4"])]));
    assert_eq!(after.fresh_since(&before).len(), 1);
    assert!(before.fresh_since(&after).is_empty(), "taking back is no drawing");
    assert!(two_lines().fresh_since(&empty(board)).is_empty(), "six sections are no turn");
    let mut shown = after.clone();
    shown.fresh = after.fresh_since(&before);
    assert_eq!(after.fresh_since(&shown), shown.fresh, "nothing new: what draws itself goes on");
}

#[test]
fn a_small_sheet_has_one_stroke_a_line_and_shows_every_station() {
    let scene = two_lines();
    let marks = mini(&scene.board, &scene.sheet);
    let lines = shapes(&marks).filter(|shape| matches!(shape, Shape::SmallLine(_))).count();
    let dots = shapes(&marks).filter_map(|shape| match shape {
        Shape::SmallDots(stations, radius) => Some((*stations, *radius)),
        _ => None,
    });
    let dots: Vec<_> = dots.collect();
    let on = scene.sheet.on_lines(1);
    assert_eq!((lines, dots), (2, vec![(scene.board.stations() - on, 10.0), (on, 17.0)]));
}

#[test]
fn the_document_is_well_formed() {
    let mut scene = several_ways();
    scene.gain = Some(Gain { station: station(&scene.board, "a3"), text: "<&\">".to_owned() });
    let style = ".a > .b::before { content: \"<\" }";
    let look = Look { theme: Theme::Dark, letters: true, patterns: false };
    let text = Document::new(&scene, "R&D \"<map>\"").styled(style, look).to_string();
    assert!(text.contains(r#"data-theme="dark" data-letters="on" data-patterns="off""#));
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text.as_str();
    while let Some(start) = rest.find('<') {
        assert!(!rest[..start].contains('>'), "a stray bracket before {}", &rest[start..]);
        let end = start + rest[start..].find('>').expect("every tag ends");
        let tag = &rest[start + 1..end];
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes of {tag}");
        match (tag.strip_prefix('/'), tag.ends_with('/')) {
            (Some(name), _) => assert_eq!(open.pop(), Some(name)),
            (None, true) => {}
            (None, false) => open.push(tag.split(' ').next().unwrap_or(tag)),
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty() && rest.is_empty());
    for mark in Layer::ALL.into_iter().flat_map(|layer| scene.layer(layer)) {
        assert!(mark.class.is_empty() || text.contains(&mark.class), "{}", mark.class);
    }
}
