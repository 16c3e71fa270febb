//! What may be put under the pencil now, as a list to choose from.

use tubewright_rules::{Action, Call, Power, Sheet, Station, Step, View};
use tubewright_table::{Command, Draft};

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Draw this section.
    Draw(Step),
    /// Circle this station.
    Circle(Station),
}

impl Entry {
    /// The station that it leads to.
    pub(crate) fn goal(self) -> Station {
        match self {
            Self::Draw(step) => step.to,
            Self::Circle(station) => station,
        }
    }

    /// What puts it under the pencil.
    pub(crate) fn command(self) -> Command {
        match self {
            Self::Draw(step) => Command::Choose(step),
            Self::Circle(station) => Command::Circle(station),
        }
    }

    /// The draft with this in it.
    fn added(self, mut draft: Draft, power: Option<Power>) -> Draft {
        match self {
            Self::Draw(step) => draft.choose(step, power),
            Self::Circle(station) => draft.circle(station),
        }
        draft
    }

    /// Is it in the draft already?
    pub(crate) fn is_in(self, draft: &Draft) -> bool {
        match self {
            Self::Draw(step) => draft.first() == Some(step) || draft.second() == Some(step),
            Self::Circle(station) => draft.circled() == Some(station),
        }
    }
}

/// The entries on this call, by name, sections first.
pub(crate) fn entries(view: &View, sheet: &Sheet, call: Call, draft: &Draft) -> Vec<Entry> {
    let board = view.board();
    let open = draft.open(board, sheet, call);
    let mut steps = open.steps;
    steps.sort_by_key(|&step| board.step_text(step));
    let circles = open.circles.map(Entry::Circle);
    steps.into_iter().map(Entry::Draw).chain(circles).collect()
}

/// The action that an entry would make of a draft, where that is legal.
pub(crate) fn action(view: &View, call: Call, draft: Draft, entry: Entry) -> Option<Action> {
    let sheet = view.sheet();
    let action = entry.added(draft, sheet.power()).action(sheet.power());
    sheet.is_legal(view.board(), call, action).then_some(action)
}
