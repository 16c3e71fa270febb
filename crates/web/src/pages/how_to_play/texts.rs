//! What each step of the lesson says.

use tubewright_texts::key;

use super::lesson::Step;

/// What the step is about.
pub(super) fn heading(step: Step) -> &'static str {
    match step {
        Step::Begin => key!("lesson-begin"),
        Step::Ends => key!("lesson-ends"),
        Step::River => key!("lesson-river"),
        Step::Branch => key!("lesson-branch"),
        Step::Points => key!("lesson-points"),
        Step::Centre => key!("lesson-centre"),
    }
}

/// What there is to know.
pub(super) fn text(step: Step) -> &'static str {
    match step {
        Step::Begin => key!("lesson-begin-text"),
        Step::Ends => key!("lesson-ends-text"),
        Step::River => key!("lesson-river-text"),
        Step::Branch => key!("lesson-branch-text"),
        Step::Points => key!("lesson-points-text"),
        Step::Centre => key!("lesson-centre-text"),
    }
}

/// What there is to do.
pub(super) fn task(step: Step) -> &'static str {
    match step {
        Step::Begin => key!("lesson-begin-do"),
        Step::Ends => key!("lesson-ends-do"),
        Step::River => key!("lesson-river-do"),
        Step::Branch => key!("lesson-branch-do"),
        Step::Points => key!("lesson-points-do"),
        Step::Centre => key!("lesson-centre-do"),
    }
}
