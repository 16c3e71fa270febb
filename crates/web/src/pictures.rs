//! Pictures of the map that adorn or explain; the rules check each line of them as if somebody had drawn it.

use tubewright_rules::{Action, Board, Call, Pencil, Point, Sheet, Target};
use tubewright_scene::{Crop, Document, Lit, Scene};

/// A finished network, for the first page.
const NETWORK: [(Pencil, &str); 4] = [
    (Pencil::Blue, "f8-f5 f5-h7 f8-d8 d8-c8 c8-a6 h7-e10 e10-f10 f10-h10 a6-a8 h10-g9"),
    (Pencil::Green, "d3-e4 e4-f4 d3-b1 f4-h6 h6-h4 d3-d7 d7-c8 b1-a1 c8-e10 h4-g3"),
    (Pencil::Pink, "h4-h1 h1-i2 h4-g4 g4-f4 h1-g2 g2-e4 e4-e1 i2-j1 f4-f5"),
    (Pencil::Purple, "c6-b5 c6-d7 d7-d8 b5-a4 d8-e7 a4-a3 a3-a1 e7-e6 e6-e5"),
];

/// A line of 6 districts, 3 stations in the fullest and 1 crossing.
pub(crate) const SCORED: (Pencil, &str) = (Pencil::Green, "d3-b1 b1-a1 d3-e4 e4-e5 e5-f4 f4-h6 h6-j8");

/// The finished network as SVG.
pub(crate) fn network() -> String {
    let mut scene = Scene::new(Board::london(), drawn(&NETWORK));
    scene.coordinates = false;
    Document::new(&scene, "").to_string()
}

/// The empty map as SVG.
pub(crate) fn empty(title: &str) -> String {
    let scene = Scene::new(Board::london(), drawn(&[(Pencil::Green, "")]));
    Document::new(&scene, title).to_string()
}

/// A line with a section, and where a card with this target may lead it.
pub(crate) fn offers(target: Target, title: &str) -> String {
    let board = Board::london();
    let sheet = drawn(&[(Pencil::Green, "d3-a3")]);
    let mut scene = Scene::new(board, sheet);
    let open = sheet.open_sections(board, Call { target, branch: false });
    scene.targets = open.iter().map(|section| board.step(section, sheet.line().reached())).collect();
    let [from, to] = [Point { column: 1, row: 1 }, Point { column: 7, row: 6 }];
    Document::new(&scene, title).cropped(Crop { from, to }).to_string()
}

/// The scored line with its fullest districts lit.
pub(crate) fn scored(title: &str) -> String {
    let board = Board::london();
    let sheet = drawn(&[SCORED]);
    let score = tubewright_rules::Score::of(board, &sheet, &[]);
    let fullest = score.lines[0].fullest.clone();
    let stations = sheet.line().stations().filter(|&station| fullest.contains(&board.district(station)));
    let mut scene = Scene::new(board, sheet);
    scene.lit = Some(Lit { stations: stations.collect(), sections: sheet.drawn(), districts: fullest });
    let [from, to] = [Point { column: 1, row: 1 }, Point { column: 10, row: 8 }];
    Document::new(&scene, title).cropped(Crop { from, to }).to_string()
}

/// A sheet on which these lines were drawn, with whatever cards allow it.
pub(crate) fn drawn(lines: &[(Pencil, &str)]) -> Sheet {
    let board = Board::london();
    let mut sheet: Option<Sheet> = None;
    for &(pencil, sections) in lines {
        match &mut sheet {
            Some(sheet) => sheet.begin_line(board, pencil, None),
            None => sheet = Some(Sheet::new(board, pencil, None)),
        }
        for section in sections.split_whitespace() {
            let action = board.parse_action(section).unwrap_or(Action::Pass);
            let call = Call { target: Target::Any, branch: true };
            let played = sheet.as_mut().map(|sheet| sheet.play(board, call, action));
            debug_assert_eq!(played, Some(Ok(())), "{pencil} {section}");
        }
    }
    sheet.unwrap_or_else(|| Sheet::new(board, Pencil::Green, None))
}

#[cfg(test)]
mod tests {
    use tubewright_rules::Score;

    use super::*;

    #[test]
    fn the_network_is_one_that_can_be_drawn() {
        let sheet = drawn(&NETWORK);
        assert_eq!(sheet.drawn().len(), 38);
        assert!(sheet.total(Board::london(), &[]) > 100);
    }

    #[test]
    fn the_scored_line_has_the_figures_that_the_rules_page_names() {
        let score = Score::of(Board::london(), &drawn(&[SCORED]), &[]);
        let line = &score.lines[0];
        assert_eq!((line.districts.len(), line.stations, line.crossings.len(), line.points), (6, 3, 1, 20));
    }
}
