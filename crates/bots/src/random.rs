//! Uniform play: any legal action, each as likely as the others.

use tubewright_rules::{Action, Board, Call, Rng, Sheet, View};

use crate::bot::{Bot, Budget};

/// Plays any legal action, each as likely as the others.
#[derive(Clone, Debug)]
pub struct RandomBot(Rng);

impl RandomBot {
    /// The same seed plays the same way.
    pub const fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl Bot for RandomBot {
    fn choose(&mut self, view: &View, _: Budget<'_>) -> Action {
        let Some(call) = view.call() else { return Action::Pass };
        random_action(view.board(), view.sheet(), call, &mut self.0)
    }
}

/// Plays a uniform choice among the legal actions, powers included, without listing them.
#[inline]
pub fn play_random(board: &Board, sheet: &mut Sheet, call: Call, rng: &mut Rng) {
    if sheet.power().is_some() {
        let action = random_action(board, sheet, call, rng);
        sheet.play_unchecked(board, action);
        return;
    }
    let open = sheet.open_sections(board, call);
    let choice = rng.below(open.len() + 1);
    if choice < open.len() {
        sheet.draw_unchecked(board, open.nth_section(choice));
    }
}

/// A uniform choice among the legal actions, powers included.
pub fn random_action(board: &Board, sheet: &Sheet, call: Call, rng: &mut Rng) -> Action {
    let set = sheet.action_set(board, call);
    set.nth(rng.below(set.len()))
}
