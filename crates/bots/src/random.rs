//! Uniform play: any legal action, each as likely as the others.

use tubewright_rules::{Action, Board, Call, Power, Rng, Sheet, View};

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
    let open = sheet.open_sections(board, call);
    let line = sheet.line().reached();
    let plain = open.len() + 1;
    let with_power = match sheet.power() {
        None => 0,
        Some(Power::Joker) => sheet.open_sections(board, call.as_joker()).len(),
        Some(Power::Switch) => sheet.open_sections(board, call.as_switch()).len(),
        Some(Power::Circle) => line.len() + open.len() * (line.len() + 1),
        Some(Power::Double) => open.iter().map(|first| sheet.open_second(board, call, first).len()).sum(),
    };
    let choice = rng.below(plain + with_power);
    if choice < open.len() {
        return Action::Draw(board.step(open.nth_section(choice), line));
    }
    if choice == open.len() {
        return Action::Pass;
    }
    let choice = choice - plain;
    let step = |call: Call| board.step(sheet.open_sections(board, call).nth_section(choice), line);
    match sheet.power().expect("only a power leads here") {
        Power::Joker => Action::Joker(step(call.as_joker())),
        Power::Switch => Action::Switch(step(call.as_switch())),
        Power::Circle if choice < line.len() => {
            Action::Circle(None, { line }.nth(choice as usize).expect("fewer than there are"))
        }
        Power::Circle => {
            let (first, circled) =
                ((choice - line.len()) / (line.len() + 1), (choice - line.len()) % (line.len() + 1));
            let step = board.step(open.nth_section(first), line);
            Action::Circle(Some(step), { line }.nth(circled as usize).unwrap_or(step.to))
        }
        Power::Double => {
            let mut choice = choice;
            for first in open.iter() {
                let seconds = sheet.open_second(board, call, first);
                if choice < seconds.len() {
                    let mut drawn = *sheet;
                    let first = drawn.draw_unchecked(board, first);
                    let second = board.step(seconds.nth_section(choice), drawn.line().reached());
                    return Action::Double(first, second);
                }
                choice -= seconds.len();
            }
            unreachable!("the choice is below the number of pairs")
        }
    }
}
