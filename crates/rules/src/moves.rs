//! What a seat may do on a turn, and why it may not. Legality lives here and, for which sections are open, in the
//! sheet, which keeps the closed ones up to date; a test holds the two against each other.

use crate::action::{Action, Step};
use crate::board::Board;
use crate::card::{Call, Target};
use crate::notation::ParseActionError;
use crate::pencil::Power;
use crate::section::{Section, Sections};
use crate::sheet::Sheet;
use crate::station::{Point, Station};

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum Illegal {
    BadAction(ParseActionError),
    TooManySections,
    PowerNotHeld(Power),
    PowerSpent(Power),
    NoSuchSection(Point, Point),
    NotOnLine(Point),
    AlreadyOnLine(Point),
    NotAnEnd(Point),
    WrongSymbol(Point, Target),
    SectionTaken(Point, Point),
    CrossesSection([Point; 2], [Point; 2]),
}

impl Illegal {
    /// The reason as one word, which other programs rely on.
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::BadAction(_) => "bad-action",
            Self::TooManySections => "too-many-sections",
            Self::PowerNotHeld(_) => "power-not-held",
            Self::PowerSpent(_) => "power-spent",
            Self::NoSuchSection(..) => "no-such-section",
            Self::NotOnLine(_) => "not-on-line",
            Self::AlreadyOnLine(_) => "already-on-line",
            Self::NotAnEnd(_) => "not-an-end",
            Self::WrongSymbol(..) => "wrong-symbol",
            Self::SectionTaken(..) => "section-taken",
            Self::CrossesSection(..) => "crosses-section",
        }
    }
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::BadAction(what) => what.fmt(f),
            Self::TooManySections => f.write_str("one section a turn, or two with the double power"),
            Self::PowerNotHeld(power) => write!(f, "the pencil in hand does not have the {power} power"),
            Self::PowerSpent(power) => write!(f, "the {power} power was used already in this round"),
            Self::NoSuchSection(from, to) => write!(f, "no section joins {from} and {to}"),
            Self::NotOnLine(station) => write!(f, "{station} is not on the line"),
            Self::AlreadyOnLine(station) => write!(f, "{station} is on the line already"),
            Self::NotAnEnd(station) => {
                write!(f, "{station} is no end of the line, and no switch is in force")
            }
            Self::WrongSymbol(station, Target::Symbol(symbol)) => {
                write!(f, "{station} is no {symbol}, which the card asks for")
            }
            // A joker reaches every station, so this is never said; the match must still be whole.
            Self::WrongSymbol(station, Target::Any) => write!(f, "{station} cannot be reached"),
            Self::SectionTaken(from, to) => write!(f, "{from}-{to} is drawn already"),
            Self::CrossesSection([from, to], [a, b]) => write!(f, "{from}-{to} crosses {a}-{b}"),
        }
    }
}

impl std::error::Error for Illegal {}

impl From<ParseActionError> for Illegal {
    fn from(why: ParseActionError) -> Self {
        match why {
            ParseActionError::TooManySections => Self::TooManySections,
            why => Self::BadAction(why),
        }
    }
}

/// What the second section of a double must reach (R8.2): under a joker, the symbol of the first.
pub fn double_target(board: &Board, call: Call, first: Station) -> Call {
    let target = match (call.target, board.symbol(first)) {
        (Target::Any, Some(symbol)) => Target::Symbol(symbol),
        (target, _) => target,
    };
    Call { target, ..call }
}

impl Sheet {
    /// Plays an action, or says why it is illegal and leaves the sheet as it was.
    ///
    /// Where several reasons hold, the first of the order in `docs/notation.md` is named.
    pub fn play(&mut self, board: &Board, call: Call, action: Action) -> Result<(), Illegal> {
        if let Some(power) = action.power() {
            if self.held_power() != Some(power) {
                return Err(Illegal::PowerNotHeld(power));
            }
            if self.is_power_spent() {
                return Err(Illegal::PowerSpent(power));
            }
        }
        let mut sheet = *self;
        let mut call = match action {
            Action::Joker(_) => call.as_joker(),
            Action::Switch(_) => call.as_switch(),
            _ => call,
        };
        for step in action.steps() {
            let section = sheet.check(board, call, step)?;
            sheet.draw_unchecked(board, section);
            call = double_target(board, call, step.to);
        }
        if let Action::Circle(_, station) = action {
            if !sheet.line().reached().contains(station) {
                return Err(Illegal::NotOnLine(board.point(station)));
            }
            sheet.circle(board, station);
        }
        if action.power().is_some() {
            sheet.spend_power();
        }
        *self = sheet;
        Ok(())
    }

    /// As [`Self::play`] for an action that is known to be legal; another makes the sheet worthless.
    #[inline]
    pub fn play_unchecked(&mut self, board: &Board, action: Action) {
        for step in action.steps() {
            let section = board.section(step).expect("a legal step is a section");
            self.draw_unchecked(board, section);
        }
        if let Action::Circle(_, station) = action {
            self.circle(board, station);
        }
        if action.power().is_some() {
            self.spend_power();
        }
    }

    /// May this action be played?
    pub fn is_legal(&self, board: &Board, call: Call, action: Action) -> bool {
        let mut sheet = *self;
        sheet.play(board, call, action).is_ok()
    }

    /// Checks one section against R4, clause by clause.
    fn check(&self, board: &Board, call: Call, step: Step) -> Result<Section, Illegal> {
        let [from, to] = [step.from, step.to].map(|station| board.point(station));
        let section = board.section(step).ok_or(Illegal::NoSuchSection(from, to))?;
        let line = self.line().reached();
        if !line.contains(step.from) {
            return Err(Illegal::NotOnLine(from));
        }
        if line.contains(step.to) {
            return Err(Illegal::AlreadyOnLine(to)); // R4.3
        }
        if !call.branch && !self.ends().contains(step.from) {
            return Err(Illegal::NotAnEnd(from)); // R4.2, R4.7
        }
        if !board.reaches(call.target, step.to) {
            return Err(Illegal::WrongSymbol(to, call.target)); // R4.4
        }
        let drawn = self.drawn();
        if drawn.contains(section) {
            return Err(Illegal::SectionTaken(from, to)); // R4.5
        }
        if let Some(crossed) = (drawn & board.blocks(section)).iter().next() {
            let crossed = board.ends(crossed).map(|station| board.point(station));
            return Err(Illegal::CrossesSection([from, to], crossed)); // R4.6
        }
        Ok(section)
    }

    /// Why no section may be drawn to a station on this call; nothing where one may.
    ///
    /// Of several reasons it is the one against a section that is there and, if possible, starts at an end.
    ///
    /// ```
    /// use tubewright_rules::{Board, Call, Pencil, Sheet, Symbol, Target};
    /// let board = Board::london();
    /// let sheet = Sheet::new(board, Pencil::Green, None);
    /// let call = Call { target: Target::Symbol(Symbol::Circle), branch: false };
    /// let why = |name| {
    ///     let station = board.station(name).expect("a station");
    ///     sheet.why_closed(board, call, station).map(|why| why.reason())
    /// };
    /// assert_eq!(why("a3"), None);
    /// assert_eq!(why("d3"), Some("already-on-line"));
    /// assert_eq!(why("d2"), Some("wrong-symbol"));
    /// assert_eq!(why("j10"), Some("no-such-section"));
    /// ```
    pub fn why_closed(&self, board: &Board, call: Call, to: Station) -> Option<Illegal> {
        let line = self.line().reached();
        if line.contains(to) {
            return Some(Illegal::AlreadyOnLine(board.point(to)));
        }
        let mut reason = None;
        for from in self.ends().chain(line - self.ends()) {
            match self.check(board, call, Step { from, to }) {
                Ok(_) => return None,
                Err(why) if matches!(reason, None | Some(Illegal::NoSuchSection(..))) => reason = Some(why),
                Err(_) => {}
            }
        }
        reason
    }

    /// As [`Self::why_closed`] for somebody who has taken the unspent power into use, with the double perhaps after a first
    /// section.
    ///
    /// ```
    /// use tubewright_rules::{Board, Call, Pencil, Power, Sheet, Symbol, Target};
    /// let board = Board::london();
    /// let sheet = Sheet::new(board, Pencil::Green, Some(Power::Joker));
    /// let call = Call { target: Target::Symbol(Symbol::Circle), branch: false };
    /// let square = board.station("d2").expect("a station");
    /// assert!(sheet.why_closed(board, call, square).is_some());
    /// assert_eq!(sheet.why_closed_with_power(board, call, None, square), None);
    /// ```
    pub fn why_closed_with_power(
        &self,
        board: &Board,
        call: Call,
        first: Option<Section>,
        to: Station,
    ) -> Option<Illegal> {
        if let (Some(Power::Double), Some(first)) = (self.power(), first) {
            let mut sheet = *self;
            let step = sheet.draw_unchecked(board, first);
            return sheet.why_closed(board, double_target(board, call, step.to), to);
        }
        self.why_closed(board, self.widened(call).unwrap_or(call), to)
    }

    /// The call as the unspent joker or switch power makes it; nothing where no such power is held.
    const fn widened(&self, call: Call) -> Option<Call> {
        match self.power() {
            Some(Power::Joker) => Some(call.as_joker()),
            Some(Power::Switch) => Some(call.as_switch()),
            Some(Power::Double | Power::Circle) | None => None,
        }
    }

    /// All sections drawn, in any colour.
    pub fn drawn(&self) -> Sections {
        self.lines().iter().fold(Sections::EMPTY, |drawn, line| drawn | line.sections())
    }

    /// The further first sections that the unspent joker or switch power would open.
    pub fn open_with_power(&self, board: &Board, call: Call) -> Sections {
        let Some(wider) = self.widened(call) else { return Sections::EMPTY };
        self.open_sections(board, wider) - self.open_sections(board, call)
    }

    /// The sections that may follow a first one under the double power.
    pub fn open_second(&self, board: &Board, call: Call, first: Section) -> Sections {
        let mut sheet = *self;
        let step = sheet.draw_unchecked(board, first);
        sheet.open_sections(board, double_target(board, call, step.to))
    }

    /// Names every legal action, powers included, pass first; nothing is allocated.
    ///
    /// ```
    /// use tubewright_rules::{Board, Call, Pencil, Power, Sheet, Symbol, Target};
    /// let board = Board::hamlet();
    /// let sheet = Sheet::new(board, Pencil::Green, Some(Power::Circle));
    /// let call = Call { target: Target::Symbol(Symbol::Triangle), branch: false };
    /// let mut actions = Vec::new();
    /// sheet.each_action(board, call, |action| actions.push(board.action_text(action)));
    /// assert_eq!(
    ///     actions,
    ///     [
    ///         "pass", "a1-c1", "a1-b2", "pass +circle a1",
    ///         "a1-c1 +circle a1", "a1-c1 +circle c1", "a1-b2 +circle a1", "a1-b2 +circle b2",
    ///     ]
    /// );
    /// ```
    pub fn each_action(&self, board: &Board, call: Call, mut name: impl FnMut(Action)) {
        let line = self.line().reached();
        let steps = |sections: Sections| sections.iter().map(move |section| board.step(section, line));
        let plain = self.open_sections(board, call);
        name(Action::Pass);
        steps(plain).for_each(|step| name(Action::Draw(step)));
        match self.power() {
            None => {}
            Some(Power::Joker) => {
                steps(self.open_sections(board, call.as_joker())).for_each(|step| name(Action::Joker(step)));
            }
            Some(Power::Switch) => {
                steps(self.open_sections(board, call.as_switch()))
                    .for_each(|step| name(Action::Switch(step)));
            }
            Some(Power::Circle) => {
                line.for_each(|station| name(Action::Circle(None, station)));
                for step in steps(plain) {
                    line.for_each(|station| name(Action::Circle(Some(step), station)));
                    name(Action::Circle(Some(step), step.to));
                }
            }
            Some(Power::Double) => {
                for section in plain.iter() {
                    let mut sheet = *self;
                    let first = sheet.draw_unchecked(board, section);
                    let open = sheet.open_sections(board, double_target(board, call, first.to));
                    for second in open.iter() {
                        name(Action::Double(first, board.step(second, sheet.line().reached())));
                    }
                }
            }
        }
    }

    /// The legal actions as a list, in the order of [`Self::each_action`].
    pub fn actions(&self, board: &Board, call: Call) -> Vec<Action> {
        let mut actions = Vec::new();
        self.each_action(board, call, |action| actions.push(action));
        actions
    }
}
