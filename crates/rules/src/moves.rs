//! What a seat may do on a turn, and why it may not. Legality lives here and, for which sections are open, in the
//! sheet, which keeps the closed ones up to date; a test holds the two against each other.

use crate::action::{Action, Step};
use crate::board::Board;
use crate::card::Call;
use crate::illegal::IllegalActionError;
use crate::pencil::Power;
use crate::section::{Section, Sections};
use crate::sheet::Sheet;
use crate::station::Station;

impl Sheet {
    /// Plays an action, or says why it is illegal and leaves the sheet as it was.
    ///
    /// Where several reasons hold, the first of the order in `docs/notation.md` is named.
    pub fn play(&mut self, board: &Board, call: Call, action: Action) -> Result<(), IllegalActionError> {
        if let Some(power) = action.power() {
            if self.held_power() != Some(power) {
                return Err(IllegalActionError::PowerNotHeld(power));
            }
            if self.is_power_spent() {
                return Err(IllegalActionError::PowerSpent(power));
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
            call = call.after(board, step.to);
        }
        if let Action::Circle(_, station) = action {
            if !sheet.line().reached().contains(station) {
                return Err(IllegalActionError::NotOnLine(board.point(station)));
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
    fn check(&self, board: &Board, call: Call, step: Step) -> Result<Section, IllegalActionError> {
        let [from, to] = [step.from, step.to].map(|station| board.point(station));
        let section = board.section(step).ok_or(IllegalActionError::NoSuchSection(from, to))?;
        let line = self.line().reached();
        if !line.contains(step.from) {
            return Err(IllegalActionError::NotOnLine(from));
        }
        if line.contains(step.to) {
            return Err(IllegalActionError::AlreadyOnLine(to)); // R4.3
        }
        if !call.branch && !self.ends().contains(step.from) {
            return Err(IllegalActionError::NotAnEnd(from)); // R4.2, R4.7
        }
        if !board.reaches(call.target, step.to) {
            return Err(IllegalActionError::WrongSymbol(to, call.target)); // R4.4
        }
        let drawn = self.drawn();
        if drawn.contains(section) {
            return Err(IllegalActionError::SectionTaken(from, to)); // R4.5
        }
        if let Some(crossed) = (drawn & board.blocks(section)).iter().next() {
            let crossed = board.ends(crossed).map(|station| board.point(station));
            return Err(IllegalActionError::CrossesSection([from, to], crossed)); // R4.6
        }
        Ok(section)
    }

    /// Why `to` cannot be reached on this call, or `None` if it can.
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
    pub fn why_closed(&self, board: &Board, call: Call, to: Station) -> Option<IllegalActionError> {
        let line = self.line().reached();
        if line.contains(to) {
            return Some(IllegalActionError::AlreadyOnLine(board.point(to)));
        }
        let mut reason = None;
        for from in self.ends().chain(line - self.ends()) {
            match self.check(board, call, Step { from, to }) {
                Ok(_) => return None,
                Err(why) if matches!(reason, None | Some(IllegalActionError::NoSuchSection(..))) => {
                    reason = Some(why);
                }
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
    ) -> Option<IllegalActionError> {
        if let (Some(Power::Double), Some(first)) = (self.power(), first) {
            let mut sheet = *self;
            let step = sheet.draw_unchecked(board, first);
            return sheet.why_closed(board, call.after(board, step.to), to);
        }
        self.why_closed(board, self.power().map_or(call, |power| call.widened(power)), to)
    }

    /// All sections drawn, in any colour.
    pub fn drawn(&self) -> Sections {
        self.lines().iter().fold(Sections::EMPTY, |drawn, line| drawn | line.sections())
    }

    /// The further first sections that the unspent joker or switch power would open.
    pub fn open_with_power(&self, board: &Board, call: Call) -> Sections {
        self.action_set(board, call).further()
    }

    /// The sections that may follow a first one under the double power.
    pub fn open_second(&self, board: &Board, call: Call, first: Section) -> Sections {
        self.action_set(board, call).second(first).2
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
    pub fn each_action(&self, board: &Board, call: Call, name: impl FnMut(Action)) {
        self.action_set(board, call).each(name);
    }

    /// The legal actions as a list, in the order of [`Self::each_action`].
    pub fn actions(&self, board: &Board, call: Call) -> Vec<Action> {
        let mut actions = Vec::new();
        self.each_action(board, call, |action| actions.push(action));
        actions
    }
}
