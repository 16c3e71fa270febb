//! What is to be seen: a sheet, and what is offered, tried, hinted at or lit up on it.

use tubewright_rules::{Sections, SharedBoard, Sheet, Station, Stations, Step};

/// What a picture of a sheet shows. Legal targets are handed in; nothing here knows a rule.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The map.
    pub board: SharedBoard,
    /// The lines drawn; the current one's pencil colours what is offered.
    pub sheet: Sheet,
    /// The sections that can be chosen now.
    pub targets: Vec<Step>,
    /// The sections under the pencil, not yet done.
    pub preview: Vec<Step>,
    /// The station chosen to which several sections lead: their starts are offered.
    pub picked: Option<Station>,
    /// The section that is pointed at or has the focus.
    pub pointed: Option<Step>,
    /// What is recommended, the best first; a pass has no section, and keeps its number.
    pub hints: Vec<Option<Step>>,
    /// What the preview brings, beside its station.
    pub gain: Option<Gain>,
    /// The stations that can be circled now.
    pub circles: Stations,
    /// The station circled under the pencil, not yet done.
    pub circled: Option<Station>,
    /// The sections just drawn, which draw themselves.
    pub fresh: Sections,
    /// What a figure counts: it lights up, and the rest steps back.
    pub lit: Option<Lit>,
    /// Letters and numbers along the edges.
    pub coordinates: bool,
}

/// A label beside a station, such as "+6".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Where.
    pub station: Station,
    /// What it says.
    pub text: String,
}

/// What lights up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    /// Stations.
    pub stations: Stations,
    /// Sections drawn.
    pub sections: Sections,
    /// Districts by their numbers on the board.
    pub districts: Vec<usize>,
}

impl Scene {
    /// A sheet as it is, with nothing offered.
    pub fn new(board: &SharedBoard, sheet: Sheet) -> Self {
        Self {
            board: board.clone(),
            sheet,
            targets: Vec::new(),
            preview: Vec::new(),
            picked: None,
            pointed: None,
            hints: Vec::new(),
            gain: None,
            circles: Stations::EMPTY,
            circled: None,
            fresh: Sections::EMPTY,
            lit: None,
            coordinates: true,
        }
    }

    /// The classes of the whole: the pencil in hand, and whether the rest steps back.
    pub fn class(&self) -> String {
        // A figure that counts nothing lights up nothing, and puts nothing in the shade either.
        let is_lit = self.lit.as_ref().is_some_and(|lit| *lit != Lit::default());
        let lit = if is_lit { " map--lit" } else { "" };
        format!("map pencil--{}{lit}", self.sheet.line().pencil())
    }

    /// Picks a station, if several sections lead there; else none is picked.
    pub fn pick(&mut self, station: Option<Station>) {
        let lead = |station: &Station| self.targets.iter().filter(|step| step.to == *station).count() > 1;
        self.picked = station.filter(lead);
    }

    /// Does an offered section start here?
    pub fn is_start(&self, station: Station) -> bool {
        self.targets.iter().any(|step| step.from == station)
    }

    /// What draws itself in this scene after another one was shown: the sections of a turn at most. More of them, or
    /// fewer than before, are another sheet and not a pencil at work.
    pub fn fresh_since(&self, before: &Self) -> Sections {
        const A_TURN: u32 = 2;
        let (old, new) = (before.sheet.drawn(), self.sheet.drawn());
        let added = new - old;
        match added.len() {
            _ if !(old - new).is_empty() => Sections::EMPTY,
            0 => before.fresh,
            1..=A_TURN => added,
            _ => Sections::EMPTY,
        }
    }

    /// The sections that lead to the picked station.
    pub fn ways(&self) -> impl Iterator<Item = Step> {
        self.targets.iter().copied().filter(|step| Some(step.to) == self.picked)
    }
}

impl PartialEq for Scene {
    fn eq(&self, other: &Self) -> bool {
        // A board is compared by its name: it never changes.
        self.board == other.board
            && self.sheet == other.sheet
            && self.targets == other.targets
            && self.preview == other.preview
            && self.picked == other.picked
            && self.pointed == other.pointed
            && self.hints == other.hints
            && self.gain == other.gain
            && self.circles == other.circles
            && self.circled == other.circled
            && self.fresh == other.fresh
            && self.lit == other.lit
            && self.coordinates == other.coordinates
    }
}

impl Eq for Scene {}
