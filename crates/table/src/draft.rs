//! What a person has under the pencil on this turn: sections, a circle, the power in use, all of it still to be undone.

use tubewright_rules::{
    Action, Board, Call, IllegalActionError, Power, PowerMoves, Sheet, Station, Stations, Step,
};

/// An action in the making. It holds no rule: what may come next is asked of the sheet each time.
///
/// ```
/// use tubewright_rules::{Action, Board, Call, Pencil, Power, Sheet, Symbol, Target};
/// use tubewright_table::Draft;
///
/// let board = Board::london();
/// let sheet = Sheet::new(board, Pencil::Green, Some(Power::Double));
/// let call = Call { target: Target::Symbol(Symbol::Circle), branch: false };
/// let mut draft = Draft::default();
/// let first = draft.open(board, &sheet, call).steps[0];
/// draft.choose(first, sheet.power());
/// draft.arm();
/// let second = draft.open(board, &sheet, call).steps[0];
/// draft.choose(second, sheet.power());
/// assert_eq!(draft.action(Some(Power::Double)), Action::Double(first, second));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    armed: bool,
    /// Is it a pass that waits to be confirmed?
    passing: bool,
    first: Option<Step>,
    second: Option<Step>,
    circled: Option<Station>,
}

/// What may be added to a draft, or put in the place of what was added last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// The sections, each from the line's station to the new one.
    pub steps: Vec<Step>,
    /// The stations that can be circled.
    pub circles: Stations,
}

impl Draft {
    /// The draft of an action that was about to be confirmed.
    pub fn of(action: Action, armed: bool) -> Self {
        let mut steps = action.steps();
        let circled = if let Action::Circle(_, station) = action { Some(station) } else { None };
        let (first, second) = (steps.next(), steps.next());
        Self { armed: armed || action.power().is_some(), passing: false, first, second, circled }
    }

    /// Is there nothing in it?
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Is there something to confirm?
    pub fn is_playable(&self) -> bool {
        self.first.is_some() || self.circled.is_some() || self.passing
    }

    /// Is the pencil's power in use?
    pub const fn is_armed(&self) -> bool {
        self.armed
    }

    /// Is it a pass that waits to be confirmed?
    pub const fn is_pass(&self) -> bool {
        self.passing
    }

    /// The first section.
    pub const fn first(&self) -> Option<Step> {
        self.first
    }

    /// The second section, with the double power.
    pub const fn second(&self) -> Option<Step> {
        self.second
    }

    /// The station circled.
    pub const fn circled(&self) -> Option<Station> {
        self.circled
    }

    /// The action that it comes to, for a pencil with this power.
    pub fn action(&self, power: Option<Power>) -> Action {
        match (power.filter(|_| self.armed), self.first, self.second, self.circled) {
            (Some(Power::Circle), first, _, Some(station)) => Action::Circle(first, station),
            (_, None, ..) => Action::Pass,
            (Some(Power::Double), Some(first), Some(second), _) => Action::Double(first, second),
            (Some(Power::Joker), Some(first), ..) => Action::Joker(first),
            (Some(Power::Switch), Some(first), ..) => Action::Switch(first),
            (_, Some(first), ..) => Action::Draw(first),
        }
    }

    /// Puts a pass under the pencil, in the place of all that was there.
    pub fn pass(&mut self) {
        *self = Self { passing: true, ..Self::default() };
    }

    /// Takes the power into use.
    pub const fn arm(&mut self) {
        self.armed = true;
        self.passing = false;
    }

    /// Puts the power away, with all that only it allows.
    pub fn disarm(&mut self, board: &Board, sheet: &Sheet, call: Call) {
        let plain = |step: &Step| sheet.is_legal(board, call, Action::Draw(*step));
        *self = Self { first: self.first.filter(plain), ..Self::default() };
    }

    /// Puts a section under the pencil, in the place of another where there is no room for both.
    pub fn choose(&mut self, step: Step, power: Option<Power>) {
        self.passing = false;
        if self.armed && power == Some(Power::Double) && self.first.is_some() {
            self.second = Some(step);
            return;
        }
        // A circle around the station that is no longer reached would stand in the open.
        let lost = self.first.map(|first| first.to);
        self.circled = self.circled.filter(|&station| Some(station) != lost);
        self.first = Some(step);
        self.second = None;
    }

    /// Circles a station.
    pub const fn circle(&mut self, station: Station) {
        self.passing = false;
        self.circled = Some(station);
    }

    /// Takes back what was added last; the power goes back last of all.
    pub fn undo(&mut self) {
        let was_passing = std::mem::take(&mut self.passing);
        if was_passing || self.second.take().is_some() || self.circled.take().is_some() {
            return;
        }
        if self.first.take().is_none() {
            self.armed = false;
        }
    }

    /// What can be chosen next on this call.
    pub fn open(&self, board: &Board, sheet: &Sheet, call: Call) -> Open {
        let set = sheet.action_set(board, call);
        let (mut line, mut sections) = (sheet.line().reached(), set.sections());
        let mut circles = Stations::EMPTY;
        let first = self.first.and_then(|first| board.section(first));
        match (set.power(), first) {
            _ if !self.armed => {}
            (PowerMoves::Section { .. }, _) => sections |= set.further(),
            (PowerMoves::Double, Some(first)) => {
                let (_, drawn, seconds) = set.second(first);
                (line, sections) = (drawn.line().reached(), seconds);
            }
            (PowerMoves::Circle, _) => circles = set.circles(self.first).collect(),
            (PowerMoves::None | PowerMoves::Double, _) => {}
        }
        let steps = sections.iter().map(|section| board.step(section, line)).collect();
        Open { steps, circles }
    }

    /// Why no section can be chosen to a station now; nothing where one can.
    ///
    /// ```
    /// use tubewright_rules::{Board, Call, Pencil, Power, Sheet, Symbol, Target};
    /// use tubewright_table::Draft;
    ///
    /// let board = Board::london();
    /// let sheet = Sheet::new(board, Pencil::Green, Some(Power::Joker));
    /// let call = Call { target: Target::Symbol(Symbol::Circle), branch: false };
    /// let square = board.station("d2").expect("a station");
    /// let mut draft = Draft::default();
    /// let why = draft.why_closed(board, &sheet, call, square);
    /// assert_eq!(why.map(|why| why.reason()), Some("wrong-symbol"));
    /// draft.arm();
    /// assert_eq!(draft.why_closed(board, &sheet, call, square), None);
    /// ```
    pub fn why_closed(
        &self,
        board: &Board,
        sheet: &Sheet,
        call: Call,
        to: Station,
    ) -> Option<IllegalActionError> {
        if !self.armed {
            return sheet.why_closed(board, call, to);
        }
        let first = self.first.and_then(|first| board.section(first));
        sheet.why_closed_with_power(board, call, first, to)
    }

    /// Would the unspent power allow anything on this call that is not allowed without it?
    pub fn power_helps(&self, board: &Board, sheet: &Sheet, call: Call) -> bool {
        let set = sheet.action_set(board, call);
        match (set.power(), self.first.and_then(|first| board.section(first))) {
            (PowerMoves::Double, Some(first)) => !set.second(first).2.is_empty(),
            _ => set.power_helps(),
        }
    }
}
