//! The figures of a score sheet, and what each of them counts on the map.

use leptos::prelude::*;
use tubewright_rules::{Board, Line, Objective, Score, Sections, Sheet, Stations};
use tubewright_scene::Lit;

/// A figure of the sheet. Lines are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Figure {
    Districts(usize),
    Stations(usize),
    Crossings(usize),
    Points(usize),
    Tourist,
    Interchanges,
    /// Stations on exactly so many lines.
    OnLines(usize),
    Objectives,
    Objective(Objective),
    Total,
}

impl Figure {
    /// Its value; none for a line that is not begun. The river's is in points, so that a row reads as a true sum.
    pub(crate) fn value(self, score: &Score) -> Option<i32> {
        let line = |line: usize| score.lines.get(line);
        let value = match self {
            Self::Districts(at) => line(at)?.districts.len() as u32,
            Self::Stations(at) => line(at)?.stations,
            Self::Crossings(at) => line(at)?.crossing_points(),
            Self::Points(at) => line(at)?.points,
            Self::Tourist => score.tourist_points,
            Self::Interchanges => score.interchange_points,
            Self::OnLines(lines) => score.interchanges[lines - 2].len(),
            Self::Objectives => score.objective_points(),
            Self::Objective(goal) => score.objectives.iter().find(|other| other.objective == goal)?.have,
            Self::Total => score.total,
        };
        Some(value as i32)
    }

    /// The line that it is of, from 0.
    pub(crate) const fn line(self) -> Option<usize> {
        match self {
            Self::Districts(line) | Self::Stations(line) | Self::Crossings(line) | Self::Points(line) => {
                Some(line)
            }
            _ => None,
        }
    }

    /// What it counts.
    pub(crate) fn lit(self, board: &Board, sheet: &Sheet, score: &Score) -> Lit {
        match self {
            Self::Districts(line) | Self::Stations(line) | Self::Crossings(line) | Self::Points(line) => {
                self.of_line(board, sheet, score, line)
            }
            Self::Tourist => stations(sheet.on_lines(1) & board.sights()),
            Self::Interchanges => stations(sheet.on_lines(2)),
            Self::OnLines(lines) => stations(score.interchanges[lines - 2]),
            Self::Objectives => {
                together(score.objectives.iter().map(|goal| objective(board, sheet, goal.objective)))
            }
            Self::Objective(goal) => objective(board, sheet, goal),
            Self::Total => {
                let lines = (0..score.lines.len()).map(Self::Points);
                let parts = lines.chain([Self::Tourist, Self::Interchanges, Self::Objectives]);
                together(parts.map(|part| part.lit(board, sheet, score)))
            }
        }
    }

    fn of_line(self, board: &Board, sheet: &Sheet, score: &Score, line: usize) -> Lit {
        let (Some(drawn), Some(score)) = (sheet.lines().get(line), score.lines.get(line)) else {
            return Lit::default();
        };
        let within = |districts: &[usize]| {
            drawn.stations().filter(|&station| districts.contains(&board.district(station))).collect()
        };
        match self {
            Self::Districts(_) => Lit { districts: score.districts.clone(), ..stations(drawn.stations()) },
            Self::Stations(_) => Lit { districts: score.fullest.clone(), ..stations(within(&score.fullest)) },
            Self::Crossings(_) => sections(score.crossings),
            _ => Lit { sections: drawn.sections(), ..stations(drawn.stations()) },
        }
    }
}

/// Which figure lights up what it counts: the one under the mouse, else the one last pressed.
#[derive(Clone, Copy)]
pub(crate) struct Lights {
    under_mouse: RwSignal<Option<Figure>>,
    pressed: RwSignal<Option<Figure>>,
}

impl Lights {
    /// None so far.
    pub(crate) fn new() -> Self {
        Self { under_mouse: RwSignal::new(None), pressed: RwSignal::new(None) }
    }

    /// The figure to light up.
    pub(crate) fn get(self) -> Option<Figure> {
        self.under_mouse.get().or_else(|| self.pressed.get())
    }

    /// Is this the figure last pressed?
    pub(crate) fn is_pressed(self, figure: Figure) -> bool {
        self.pressed.get() == Some(figure)
    }

    /// The figure last pressed.
    pub(crate) fn pressed(self) -> Option<Figure> {
        self.pressed.get()
    }

    /// A pointer comes over a figure. A finger that taps would light it and put it out again at once, so only a
    /// mouse counts.
    pub(crate) fn enter(self, figure: Figure, event: &web_sys::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.under_mouse.set(Some(figure));
        }
    }

    /// The mouse goes away.
    pub(crate) fn leave(self) {
        self.under_mouse.set(None);
    }

    /// A figure is pressed: it stays lit until it is pressed again.
    pub(crate) fn press(self, figure: Figure) {
        self.pressed.update(|pressed| *pressed = Some(figure).filter(|figure| *pressed != Some(*figure)));
    }

    /// Puts the light out.
    pub(crate) fn out(self) {
        if self.pressed.with_untracked(Option::is_some) {
            self.pressed.set(None);
        }
    }
}

fn objective(board: &Board, sheet: &Sheet, objective: Objective) -> Lit {
    let network = sheet.on_lines(1);
    match objective {
        Objective::Interchanges => stations(sheet.on_lines(2)),
        Objective::Districts => Lit {
            districts: (0..board.districts().len())
                .filter(|&district| !(board.districts()[district] & network).is_empty())
                .collect(),
            ..Lit::default()
        },
        Objective::TouristSites => stations(network & board.sights()),
        Objective::CentralDistrict => stations(network & board.central_district()),
        Objective::Thames => {
            let drawn = sheet.lines().iter().map(Line::sections);
            sections(drawn.fold(Sections::EMPTY, |all, some| all | some) & board.under_river())
        }
    }
}

fn together(parts: impl Iterator<Item = Lit>) -> Lit {
    parts.fold(Lit::default(), |mut all, one| {
        all.stations = all.stations | one.stations;
        all.sections |= one.sections;
        all.districts.extend(one.districts);
        all
    })
}

fn stations(stations: Stations) -> Lit {
    Lit { stations, ..Lit::default() }
}

fn sections(sections: Sections) -> Lit {
    Lit { sections, ..Lit::default() }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{INTERCHANGE, Pencil, Step};

    use super::*;

    fn sheet() -> (&'static Board, Sheet) {
        let board = Board::london();
        let mut sheet = Sheet::new(board, Pencil::Green, None);
        for [from, to] in [["d3", "d7"], ["d3", "a3"]] {
            let [from, to] = [from, to].map(|name| board.station(name).expect("a station"));
            sheet.draw_unchecked(board, board.section(Step { from, to }).expect("a section"));
        }
        (board, sheet)
    }

    #[test]
    fn a_figure_lights_up_as_much_as_it_says() {
        let (board, sheet) = sheet();
        let score = Score::of(board, &sheet, &Objective::ALL);
        let lit = |figure: Figure| figure.lit(board, &sheet, &score);
        assert_eq!(lit(Figure::Districts(0)).districts.len(), score.lines[0].districts.len());
        assert_eq!(lit(Figure::Crossings(0)).sections.len(), 1, "one section passes under the river");
        assert_eq!(lit(Figure::Points(0)).sections.len(), 2);
        assert!(lit(Figure::Interchanges).stations.is_empty());
        assert_eq!(lit(Figure::Total).sections, sheet.drawn());
        assert_eq!(lit(Figure::Total).stations, sheet.on_lines(1));
        assert_eq!(lit(Figure::Total).districts, lit(Figure::Objectives).districts);
        for goal in &score.objectives {
            let lit = lit(Figure::Objective(goal.objective));
            let count = match goal.objective {
                Objective::Districts => lit.districts.len() as u32,
                Objective::Thames => lit.sections.len(),
                _ => lit.stations.len(),
            };
            assert_eq!(count, goal.have, "{}", goal.objective);
        }
    }

    #[test]
    fn the_figures_add_up_to_the_total() {
        let (board, sheet) = sheet();
        let score = Score::of(board, &sheet, &Objective::ALL[..2]);
        let value = |figure: Figure| figure.value(&score).expect("it has a value");
        let line = value(Figure::Districts(0)) * value(Figure::Stations(0)) + value(Figure::Crossings(0));
        assert_eq!(line, value(Figure::Points(0)));
        let parts = [Figure::Points(0), Figure::Tourist, Figure::Interchanges, Figure::Objectives];
        assert_eq!(parts.map(value).iter().sum::<i32>(), value(Figure::Total));
        let meetings = (2..5).map(|lines| value(Figure::OnLines(lines)) * INTERCHANGE[lines - 2] as i32);
        assert_eq!(meetings.sum::<i32>(), value(Figure::Interchanges));
    }

    #[test]
    fn a_line_not_begun_lights_up_nothing() {
        let (board, sheet) = sheet();
        let score = Score::of(board, &sheet, &[]);
        assert_eq!(Figure::Points(3).lit(board, &sheet, &score), Lit::default());
        assert_eq!(Figure::Points(3).value(&score), None);
    }
}
