//! A scene as layers of marks, from the ground up.

use tubewright_rules::{Pencil, Section, Sections, Station, Step};

use crate::fields::{Tone, fields};
use crate::geometry::{Rect, Spot, size, spot};
use crate::outward::outward;
use crate::scene::Scene;
use crate::shape::Shape;

/// A layer; the later ones lie on the earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say what lies there
pub enum Layer {
    Ground,
    Fields,
    River,
    Coordinates,
    Possible,
    Lines,
    Targets,
    Preview,
    Halos,
    Stations,
    Badges,
}

impl Layer {
    /// From the ground up.
    pub const ALL: [Self; 11] = [
        Self::Ground,
        Self::Fields,
        Self::River,
        Self::Coordinates,
        Self::Possible,
        Self::Lines,
        Self::Targets,
        Self::Preview,
        Self::Halos,
        Self::Stations,
        Self::Badges,
    ];

    /// The class of its group.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Ground => "m-ground",
            Self::Fields => "m-fields",
            Self::River => "m-river",
            Self::Coordinates => "m-coords",
            Self::Possible => "m-possible",
            Self::Lines => "m-lines",
            Self::Targets => "m-targets",
            Self::Preview => "m-preview",
            Self::Halos => "m-halos",
            Self::Stations => "m-stations",
            Self::Badges => "m-badges",
        }
    }
}

/// What a mark is of. Two marks of one layer never have the same key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say what each is of
pub enum Key {
    Whole,
    River,
    Field(usize),
    Column(u8),
    Row(u8),
    Section(Section),
    Step(Step),
    Target(Station),
    Start(Station),
    Circle(Station),
    Lit(Station),
    Station(Station),
    Gain(Station),
    Hint(usize),
    Line(Pencil),
    Off,
    On,
}

/// One thing drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// What it is of: the same for as long as it is the same thing.
    pub key: Key,
    /// Its classes, which also say its state.
    pub class: String,
    /// Where the (0, 0) of its shapes lies, if that is not the map's.
    pub at: Option<Spot>,
    /// What it is made of, the lowest first.
    pub shapes: Vec<Shape>,
}

impl Mark {
    pub(crate) fn new(key: Key, class: impl Into<String>, shapes: Vec<Shape>) -> Self {
        Self { key, class: class.into(), at: None, shapes }
    }

    pub(crate) fn at(self, spot: Spot) -> Self {
        Self { at: Some(spot), ..self }
    }

    pub(crate) fn with(mut self, state: &str, holds: bool) -> Self {
        if holds {
            self.class.push(' ');
            self.class.push_str(state);
        }
        self
    }
}

impl Scene {
    /// The marks of a layer, in the order in which they are painted.
    pub fn layer(&self, layer: Layer) -> Vec<Mark> {
        match layer {
            Layer::Ground => vec![self.ground()],
            Layer::Fields => self.fields(),
            Layer::River => vec![Mark::new(Key::Whole, "", vec![Shape::River])],
            Layer::Coordinates => self.edge(),
            Layer::Possible => vec![self.possible()],
            Layer::Lines => self.lines(),
            Layer::Targets => self.targets.iter().map(|&step| self.target(step)).collect(),
            Layer::Preview => self.preview(),
            Layer::Halos => self.halos(),
            Layer::Stations => self.board.stations().map(|station| self.station(station)).collect(),
            Layer::Badges => self.badges(),
        }
    }

    pub(crate) fn ground(&self) -> Mark {
        let whole = Rect { at: Spot::default(), size: size(&self.board) };
        Mark::new(Key::Whole, "m-ground", vec![Shape::Ground(whole)])
    }

    pub(crate) fn fields(&self) -> Vec<Mark> {
        let lit = |district| self.lit.as_ref().is_some_and(|lit| lit.districts.contains(&district));
        let mark = |field: crate::fields::Field| {
            let class = match field.tone {
                Tone::A => "m-field m-field--a",
                Tone::B => "m-field m-field--b",
                Tone::Corner => "m-field m-field--corner",
            };
            let shapes = vec![Shape::Field(field.rect)];
            Mark::new(Key::Field(field.district), class, shapes).with("is-lit", lit(field.district))
        };
        fields(&self.board).into_iter().map(mark).collect()
    }

    fn edge(&self) -> Vec<Mark> {
        if !self.coordinates {
            return Vec::new();
        }
        let letter = |column: u8| {
            let at = Spot::new(Spot::of_grid(f32::from(column), 0.0).x, 9.0);
            let text = char::from(b'a' + column - 1).to_string();
            Mark::new(Key::Column(column), "", vec![Shape::Coordinate(at, text)])
        };
        let number = |row: u8| {
            let at = Spot::new(8.0, Spot::of_grid(0.0, f32::from(row)).y);
            Mark::new(Key::Row(row), "", vec![Shape::Coordinate(at, row.to_string())])
        };
        (1..=self.board.columns()).map(letter).chain((1..=self.board.rows()).map(number)).collect()
    }

    fn possible(&self) -> Mark {
        let all: Sections = self.board.sections().map(|(section, _)| section).collect();
        Mark::new(Key::Whole, "", vec![Shape::Possible(all - self.sheet.drawn())])
    }

    fn lines(&self) -> Vec<Mark> {
        let lit = |section| self.lit.as_ref().is_some_and(|lit| lit.sections.contains(section));
        let mut marks = Vec::new();
        for line in self.sheet.lines() {
            let steps = outward(&self.board, line);
            for section in line.sections().iter() {
                // Ink runs as the pencil did: from the station that was reached to the new one.
                let drawn = steps.iter().find(|step| self.board.section(**step) == Some(section));
                let ends = drawn.map_or_else(|| self.board.ends(section), |step| [step.from, step.to]);
                let [a, b] = ends.map(|station| spot(&self.board, station));
                let class = format!("line line--{}", line.pencil());
                let mark = Mark::new(
                    Key::Section(section),
                    class,
                    vec![Shape::Stroke(a, b), Shape::Letter(a.toward(b, 0.5), line.pencil())],
                );
                let mark = mark.with("is-new", self.fresh.contains(section));
                marks.push(mark.with("is-lit", lit(section)));
            }
        }
        marks
    }

    /// Is one of the targets chosen, so that the others are second thoughts? A first section of two leaves its second
    /// still to be chosen: that one is not among the targets any more.
    pub(crate) fn is_settled(&self) -> bool {
        self.picked.is_some() || self.preview.iter().any(|step| self.targets.contains(step))
    }

    fn ends(&self, step: Step) -> [Spot; 2] {
        [step.from, step.to].map(|station| spot(&self.board, station))
    }

    fn target(&self, step: Step) -> Mark {
        let [from, to] = self.ends(step);
        let is_way = self.picked == Some(step.to);
        let is_previewed = self.preview.contains(&step);
        let steps_back = self.is_settled() && !is_way && !is_previewed;
        let mark = Mark::new(Key::Step(step), "target", vec![Shape::Offer(from, to)]);
        mark.with("is-cand", is_way)
            .with("is-hover", self.pointed == Some(step))
            .with("is-hint", self.hints.contains(&Some(step)))
            .with("is-quiet", steps_back)
    }

    fn preview(&self) -> Vec<Mark> {
        let class = format!("line line--{} line--preview", self.sheet.line().pencil());
        let mark = |&step: &Step| {
            let [from, to] = self.ends(step);
            Mark::new(Key::Step(step), class.clone(), vec![Shape::Stroke(from, to)])
        };
        self.preview.iter().map(mark).collect()
    }
}
