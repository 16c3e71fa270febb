//! A turn as one person sees it, worked out once for each change of the game.

use tubewright_client::GameSession;
use tubewright_rules::{
    Action, Board, Call, Ending, Faceup, IllegalActionError, Objective, Pencil, Power, Score, Seat,
    SharedBoard, Sheet, Station, Stations, Step, Turn,
};
use tubewright_table::{Draft, Open, Stage};

/// A section that can be chosen, and what the turn would then bring.
#[derive(Clone, Copy, PartialEq)]
pub struct Choice {
    /// The section.
    pub step: Step,
    /// What the whole turn would then bring.
    pub gain: i32,
}

/// The table from where one person sits.
#[derive(Clone, PartialEq)]
pub struct TurnView {
    /// The map.
    pub board: SharedBoard,
    /// What is waited for.
    pub stage: Stage,
    /// Whose sheet it is.
    pub seat: Seat,
    /// From 0.
    pub round: usize,
    /// From 1.
    pub turn: u32,
    /// The cards of the turn.
    pub cards: Option<Turn>,
    /// What they ask of the seat, while it has to act.
    pub call: Option<Call>,
    /// The cards of the round.
    pub faceup: Faceup,
    /// How near the end of the round is.
    pub ending: Ending,
    /// The pencils by round.
    pub pencils: [Pencil; 4],
    /// The sheet as it is.
    pub base: Sheet,
    /// The sheet with what is under the pencil.
    pub sheet: Sheet,
    /// What the sheet comes to as it is.
    pub before: Score,
    /// What it comes to with what is under the pencil.
    pub after: Score,
    /// What is under the pencil.
    pub draft: Draft,
    /// The action that it makes.
    pub action: Action,
    /// The sections that can be chosen next.
    pub choices: Vec<Choice>,
    /// The stations that can be circled.
    pub circles: Stations,
    /// The power of the pencil in hand, spent or not.
    pub power: Option<Power>,
    /// Would it allow anything more?
    pub power_helps: bool,
    /// Can something be taken back?
    pub can_undo: bool,
}

impl TurnView {
    /// What a person sees of a game.
    pub fn of(session: &dyn GameSession, seat: Seat) -> Self {
        let game = session.game();
        let (board, setup) = (game.board(), game.setup());
        let base = *game.sheet(seat);
        let stage = session.stage();
        let acting = stage == Stage::Person(seat);
        let call = if acting { game.call(seat) } else { None };
        let action = if acting { session.drafted() } else { Action::Pass };
        let draft = if acting { session.draft() } else { Draft::default() };
        let with = |action| played(board, base, call, action);
        let sheet = with(action);
        let total = |sheet: &Sheet| sheet.total(board, setup.objectives()) as i32;
        let gain = |step| {
            let mut draft = draft;
            draft.choose(step, base.power());
            total(&with(draft.action(base.power()))) - total(&base)
        };
        let open = if acting { session.open() } else { Open::default() };
        let last = game.rounds().last();
        Self {
            board: board.clone(),
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
            power_helps: session.power_helps(),
            can_undo: session.can_undo(),
        }
    }

    /// The map.
    pub fn board(&self) -> &SharedBoard {
        &self.board
    }

    /// The pencil in hand.
    pub fn pencil(&self) -> Pencil {
        self.pencils[self.round.min(3)]
    }

    /// Has the person to act?
    pub fn acts(&self) -> bool {
        self.stage == Stage::Person(self.seat)
    }

    /// What the action under the pencil brings.
    pub fn gain(&self) -> i32 {
        self.after.total as i32 - self.before.total as i32
    }

    /// Why no section leads to a station now; nothing where one does, and while the person has not to act.
    pub fn why_closed(&self, station: Station) -> Option<IllegalActionError> {
        self.draft.why_closed(self.board(), &self.base, self.call?, station)
    }

    /// What the turn would bring with a circle around a station.
    pub fn circle_gain(&self, station: Station) -> i32 {
        let board = self.board();
        let objectives: Vec<Objective> = self.before.objectives.iter().map(|goal| goal.objective).collect();
        let mut draft = self.draft;
        draft.circle(station);
        let sheet = played(board, self.base, self.call, draft.action(self.base.power()));
        sheet.total(board, &objectives) as i32 - self.before.total as i32
    }

    /// The sections that lead to a station.
    pub fn ways(&self, to: Station) -> impl Iterator<Item = Choice> {
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
