//! Some turns ahead with exact chance over the unseen cards; beyond them the score as it stands, with something for a
//! power not yet spent and for the ways that stay open. The last turn looked at counts plain sections only.

use tubewright_rules::{Action, Call, Card, Power, Symbol, Target, View};

use crate::bot::{Bot, Budget};
use crate::context::GameContext;
use crate::gain::Gains;
use crate::position::{Decision, Position};

/// Looks so many of its own choices ahead; 2 is this turn and the best reply to each card that may come next.
#[derive(Clone, Copy, Debug)]
pub struct LookaheadBot {
    depth: u32,
}

impl LookaheadBot {
    /// The deepest that answers within a second even where powers open most; each choice more takes thirty to seventy
    /// times as long.
    pub const MAX_DEPTH: u32 = 4;

    /// A bot of this depth, at least 1.
    pub const fn new(depth: u32) -> Self {
        assert!(depth >= 1, "a bot looks at its own choice at least");
        Self { depth }
    }
}

impl Bot for LookaheadBot {
    fn choose(&mut self, view: &View, _: Budget<'_>) -> Action {
        let Some(decision) = Decision::of(view) else { return Action::Pass };
        let context = GameContext::of(view);
        let mut best = (f64::MIN, Action::Pass);
        decision.each_choice(&context.board, |action, sheet| {
            let total = f64::from(context.total(sheet));
            let worth = total + expect(&context, &decision.leading_to(&context, sheet), self.depth - 1);
            if worth > best.0 {
                best = (worth, action);
            }
        });
        best.1
    }
}

/// The points that are expected from this many more turns.
fn expect(context: &GameContext, position: &Position, depth: u32) -> f64 {
    if position.is_over() {
        return 0.0;
    }
    match depth {
        0 => kept_power(position),
        1 => next_gain(context, position) + kept_power(position),
        _ => {
            let before = f64::from(context.total(&position.sheet));
            let mut sum = 0.0;
            let weights = position.turns(|turn, weight| {
                let decision = position.reveal(turn);
                let mut best = f64::MIN;
                decision.each_choice(&context.board, |_, sheet| {
                    let total = f64::from(context.total(sheet));
                    best = best.max(total + expect(context, &decision.leading_to(context, sheet), depth - 1));
                });
                sum += f64::from(weight) * (best - before);
            });
            sum / f64::from(weights)
        }
    }
}

/// What an unspent power may still bring in this round, as measured over some thousand games.
fn kept_power(position: &Position) -> f64 {
    /// How much of it is left by Underground cards still unseen: none after the last.
    const SHARE: [f64; Card::UNDERGROUNDS as usize + 1] = [0.0, 0.4, 0.64, 0.78, 0.87, 0.92];
    let Some(power) = position.sheet.power() else { return 0.0 };
    let left = Card::UNDERGROUNDS - position.faceup.seen().undergrounds();
    let most = match power {
        Power::Double | Power::Joker => 4.0,
        Power::Switch => 3.0,
        // It can always be set on the last turn, for one point a district, and there will be more of them.
        Power::Circle => return f64::from(position.sheet.line().districts()) + 1.0,
    };
    most * SHARE[left as usize]
}

/// The gain that the next turn is expected to bring, by the best plain section for each card.
///
/// Cards of one target have one best section, so each section is looked at once.
fn next_gain(context: &GameContext, position: &Position) -> f64 {
    const TARGETS: usize = Target::COUNT;
    let (board, sheet) = (&context.board, &position.sheet);
    let unseen = position.faceup.seen().others();
    let switch = unseen.contains(Card::Switch);
    let at_ends = sheet.open_sections(board, Call { target: Target::Any, branch: false });
    // R4.8: only from the third turn on does the switch open more.
    let branches = switch && position.faceup.turns() >= 2;
    let mut from_ends = [0; TARGETS];
    let mut from_anywhere = [0; TARGETS];
    Gains::of(board, &context.objectives, sheet).each(
        if branches { sheet.touching() - sheet.closed() } else { at_ends },
        |section, to, gain| {
            let offer = |best: &mut [i32; TARGETS]| {
                best[Target::Any.index()] = best[Target::Any.index()].max(gain);
                match board.symbol(to) {
                    Some(symbol) => best[symbol.index()] = best[symbol.index()].max(gain),
                    None => Symbol::ALL
                        .iter()
                        .for_each(|symbol| best[symbol.index()] = best[symbol.index()].max(gain)),
                }
            };
            offer(&mut from_anywhere);
            if at_ends.contains(section) {
                offer(&mut from_ends);
            }
        },
    );
    let count = unseen.len() as i32;
    let others = count - i32::from(switch);
    let mut sum = 0;
    for card in unseen {
        if let Some(target) = card.target() {
            let target = target.index();
            sum += from_ends[target] * others + if switch { from_anywhere[target] } else { 0 };
        }
    }
    // Points as they stand say little about two lines that score the same: the one with more ways on, which
    // shuts off less for later lines, is worth some fifths of a point more.
    let room = 0.2 * (f64::from(at_ends.len()) - f64::from(sheet.blocked().len()));
    // Without the switch `others` is a factor of both.
    f64::from(sum) / f64::from(count * others) + room
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Board, Objective, Pencil, Rng, Setup};

    use super::*;
    use crate::random::play_random;

    /// The mean, over the turns that may come next, of the best plain section or none: each turn revealed, each section
    /// drawn, each sheet counted anew.
    fn by_drawing(context: &GameContext, position: &Position) -> f64 {
        let before = context.total(&position.sheet);
        let mut sum = 0;
        let weights = position.turns(|turn, weight| {
            let decision = position.reveal(turn);
            let gain = decision.sheet.open_sections(&context.board, decision.call).iter().map(|section| {
                let mut next = decision.sheet;
                next.draw_unchecked(&context.board, section);
                context.total(&next) - before
            });
            sum += weight * gain.max().unwrap_or(0);
        });
        f64::from(sum) / f64::from(weights)
    }

    #[test]
    fn the_next_turns_gain_is_the_exact_mean_over_the_unseen_cards() {
        let mut rng = Rng::new(3);
        let mut looked = 0;
        for game in 0..30 {
            let objectives = (game % 2 == 1).then_some([Objective::Thames, Objective::Districts]);
            let setup = Setup { objectives, ..Setup::solo(Pencil::ALL) };
            let context = GameContext::solo(Board::london(), &setup);
            let mut position = Position::start(&context);
            while !position.is_over() {
                let at_ends =
                    position.sheet.open_sections(&context.board, Call { target: Target::Any, branch: false });
                let room = 0.2 * (f64::from(at_ends.len()) - f64::from(position.sheet.blocked().len()));
                let (quick, slow) = (next_gain(&context, &position) - room, by_drawing(&context, &position));
                assert!((quick - slow).abs() < 1e-9, "game {game}: {quick} instead of {slow}");
                looked += 1;
                let mut decision = position.reveal(position.random_turn(&mut rng));
                play_random(&context.board, &mut decision.sheet, decision.call, &mut rng);
                position = decision.leading_to(&context, &decision.sheet);
            }
        }
        assert!(looked > 1000, "{looked} positions");
    }
}
