//! What the page shows of a table, worked out once for each change of it.

use tubewright_client::GameSession;
use tubewright_rules::{
    Action, Board, Call, Ending, Faceup, IllegalActionError, Objective, Pencil, Power, Score, Seat, Sheet,
    Station, Stations, Step, Turn,
};
use tubewright_table::{Draft, Stage};

/// A section that can be chosen, and what the turn would then bring.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Choice {
    pub(crate) step: Step,
    pub(crate) gain: i32,
}

/// The table from where one person sits.
#[derive(Clone, PartialEq)]
pub(crate) struct TurnView {
    pub(crate) board: &'static str,
    pub(crate) stage: Stage,
    pub(crate) seat: Seat,
    /// From 0.
    pub(crate) round: usize,
    /// From 1.
    pub(crate) turn: u32,
    pub(crate) cards: Option<Turn>,
    pub(crate) call: Option<Call>,
    pub(crate) faceup: Faceup,
    pub(crate) ending: Ending,
    pub(crate) pencils: [Pencil; 4],
    /// The sheet as it is.
    pub(crate) base: Sheet,
    /// The sheet with what is under the pencil.
    pub(crate) sheet: Sheet,
    pub(crate) before: Score,
    pub(crate) after: Score,
    pub(crate) draft: Draft,
    pub(crate) action: Action,
    pub(crate) choices: Vec<Choice>,
    pub(crate) circles: Stations,
    pub(crate) power: Option<Power>,
    pub(crate) power_helps: bool,
    pub(crate) can_undo: bool,
}

impl TurnView {
    /// What a person sees at a table.
    pub(crate) fn of(table: &dyn GameSession, seat: Seat) -> Self {
        let game = table.game();
        let (board, setup) = (game.board(), game.setup());
        let base = *game.sheet(seat);
        let stage = table.stage();
        let acting = stage == Stage::Person(seat);
        let call = if acting { game.call(seat) } else { None };
        let action = if acting { table.drafted() } else { Action::Pass };
        let draft = if acting { table.draft() } else { Draft::default() };
        let with = |action| played(board, base, call, action);
        let sheet = with(action);
        let total = |sheet: &Sheet| sheet.total(board, setup.objectives()) as i32;
        let gain = |step| {
            let mut draft = draft;
            draft.choose(step, base.power());
            total(&with(draft.action(base.power()))) - total(&base)
        };
        let open = if acting { table.open() } else { tubewright_table::Open::default() };
        let last = game.rounds().last();
        Self {
            board: board.name(),
            stage,
            seat,
            round: game.rounds().len().saturating_sub(1),
            turn: last.map_or(0, |turns| turns.len() as u32),
            cards: last.and_then(|turns| turns.last().copied()),
            call,
            faceup: game.faceup(),
            ending: game.faceup().ending(),
            pencils: setup.seats[seat.index()].pencils,
            before: Score::of(board, &base, setup.objectives()),
            after: Score::of(board, &sheet, setup.objectives()),
            base,
            sheet,
            draft,
            action,
            choices: open.steps.iter().map(|&step| Choice { step, gain: gain(step) }).collect(),
            circles: open.circles,
            power: base.held_power(),
            power_helps: table.power_helps(),
            can_undo: table.can_undo(),
        }
    }

    /// The map.
    pub(crate) fn board(&self) -> &'static Board {
        Board::named(self.board).unwrap_or_else(Board::london)
    }

    /// The pencil in hand.
    pub(crate) fn pencil(&self) -> Pencil {
        self.pencils[self.round.min(3)]
    }

    /// Has the person to act?
    pub(crate) fn acts(&self) -> bool {
        self.stage == Stage::Person(self.seat)
    }

    /// What the action under the pencil brings.
    pub(crate) fn gain(&self) -> i32 {
        self.after.total as i32 - self.before.total as i32
    }

    /// Why no section leads to a station now; nothing where one does, and while the person has not to act.
    pub(crate) fn why_closed(&self, station: Station) -> Option<IllegalActionError> {
        self.draft.why_closed(self.board(), &self.base, self.call?, station)
    }

    /// What the turn would bring with a circle around a station.
    pub(crate) fn circle_gain(&self, station: Station) -> i32 {
        let board = self.board();
        let objectives: Vec<Objective> = self.before.objectives.iter().map(|goal| goal.objective).collect();
        let mut draft = self.draft;
        draft.circle(station);
        let sheet = played(board, self.base, self.call, draft.action(self.base.power()));
        sheet.total(board, &objectives) as i32 - self.before.total as i32
    }

    /// The sections that lead to a station.
    pub(crate) fn ways(&self, to: Station) -> impl Iterator<Item = Choice> {
        self.choices.iter().copied().filter(move |choice| choice.step.to == to)
    }
}

/// The sheet after an action; as it was where the action cannot be played.
fn played(board: &Board, sheet: Sheet, call: Option<Call>, action: Action) -> Sheet {
    let mut after = sheet;
    if let Some(call) = call {
        // On an error the sheet stays as it was, which is what there is to show.
        let _ = after.play(board, call, action);
    }
    after
}
