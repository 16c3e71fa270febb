//! Where things lie on the map.

mod sheets;

use sheets::{boards, empty};
use tubewright_rules::{Board, Point, Station};
use tubewright_scene::{Crop, Gain, Key, Layer, Mark, PITCH, River, Shape, Spot, size, spot, station_at};

#[test]
fn every_station_has_room_inside_the_map() {
    for board in boards() {
        let edge = size(board);
        for station in board.stations() {
            let at = spot(board, station);
            let room = PITCH / 2.0;
            assert!(at.x >= room && at.y >= room && at.x + room <= edge.x && at.y + room <= edge.y);
        }
    }
}

#[test]
fn stations_are_32_pixels_apart_on_a_phone_of_360() {
    let board = Board::london();
    let scale = 360.0 / size(board).x;
    for a in board.stations() {
        for b in board.stations().filter(|&b| b != a) {
            assert!(spot(board, a).distance(spot(board, b)) * scale >= 32.0);
        }
    }
}

#[test]
fn a_point_leads_back_to_its_station() {
    for board in boards() {
        for station in board.stations() {
            for aside in [Spot::new(0.0, 0.0), Spot::new(47.0, -47.0), Spot::new(-47.0, 47.0)] {
                assert_eq!(station_at(board, spot(board, station) + aside), Some(station));
            }
        }
        assert_eq!(station_at(board, Spot::new(-500.0, -500.0)), None);
        assert_eq!(station_at(board, Spot::new(f32::NAN, 0.0)), None);
    }
}

/// How often two straight lines cross.
fn cross([a, b]: [Spot; 2], [c, d]: [Spot; 2]) -> bool {
    let side = |p: Spot, q: Spot, r: Spot| ((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)) > 0.0;
    side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
}

#[test]
fn the_smoothed_river_crosses_exactly_the_sections_under_it() {
    for board in boards() {
        let rivers: Vec<Vec<Spot>> = River::all(board).map(|river| river.points()).collect();
        let crossed = |ends: [Station; 2]| {
            let ends = ends.map(|station| spot(board, station));
            let pieces = rivers.iter().flat_map(|river| river.windows(2));
            pieces.filter(|piece| cross(ends, [piece[0], piece[1]])).count()
        };
        for (section, ends) in board.sections() {
            let name = ends.map(|station| board.point(station).to_string()).join("-");
            assert_eq!(crossed(ends), usize::from(board.under_river().contains(section)), "{name}");
        }
    }
}

#[test]
fn the_river_covers_no_station() {
    let board = Board::london();
    for point in River::all(board).flat_map(|river| river.points()) {
        for station in board.stations() {
            assert!(point.distance(spot(board, station)) > 20.0, "{}", board.point(station));
        }
    }
}

#[test]
fn every_district_is_a_field_with_its_stations_inside() {
    for board in boards() {
        let fields = empty(board).layer(Layer::Fields);
        assert_eq!(fields.len(), board.districts().len());
        for mark in fields {
            let (Key::Field(district), [Shape::Field(rect)]) = (mark.key, &mark.shapes[..]) else {
                panic!("a field is a rectangle: {mark:?}")
            };
            assert!(
                board.districts()[district].into_iter().all(|station| rect.contains(spot(board, station)))
            );
        }
    }
}

#[test]
fn the_four_corner_districts_lie_on_the_others() {
    let fields = empty(Board::london()).layer(Layer::Fields);
    let corner = |mark: &Mark| mark.class.contains("corner");
    assert_eq!(fields.iter().map(corner).collect::<Vec<_>>(), [[false; 9].as_slice(), &[true; 4]].concat());
}

#[test]
fn labels_stay_inside_the_map() {
    let board = Board::london();
    for station in board.stations() {
        let mut scene = empty(board);
        scene.gain = Some(Gain { station, text: "+12".to_owned() });
        let badges = scene.layer(Layer::Badges);
        let at = badges[0].at.expect("a badge has a place");
        let edge = size(board);
        assert!(at.x > 40.0 && at.y > 23.0 && at.x < edge.x - 40.0 && at.y < edge.y - 23.0);
    }
}

#[test]
fn a_crop_shows_its_points_and_no_others() {
    let board = Board::london();
    let [from, to] = ["c2", "e4"].map(|name| name.parse::<Point>().expect("a point"));
    let rect = Crop { from, to }.rect();
    let inside = board.stations().filter(|&station| rect.contains(spot(board, station)));
    let names: Vec<String> = inside.map(|station| board.point(station).to_string()).collect();
    assert_eq!(names, ["d2", "d3", "c4", "e4"]);
}
