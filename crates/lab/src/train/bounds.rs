//! Whether the sums of a network stay within the whole numbers that hold them.

use tubewright_bots::value::{HIDDEN, Net};
use tubewright_bots::{Candidate, Decision, Evaluator, Position, play_random};
use tubewright_rules::{Modules, Rng};

use super::self_play::random_context;

/// Games looked at for each kind of modules; half of them are played well, half by dice.
const GAMES: u32 = 100;
/// What no hidden sum of those games may exceed: three quarters of what holds it, because other games may go further.
const MAX_HIDDEN: i32 = i16::MAX as i32 / 4 * 3;

/// A sum that could leave the number that holds it, so that a good position would look like a very bad one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow {
    /// The network, from 0.
    pub part: usize,
    /// How far from zero the sum was found, or can be.
    pub sum: i64,
    /// The most that is safe.
    pub most: i64,
}

impl std::fmt::Display for Overflow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { part, sum, most } = self;
        write!(f, "a sum of network {part} reaches {sum}, more than the {most} that are safe")
    }
}

impl std::error::Error for Overflow {}

/// Looks for sums that could overflow: hidden ones in the positions of some hundred games of all kinds, those of
/// the outputs by what the hidden ones can be at most.
///
/// # Errors
///
/// The largest of them, if it is not safe.
pub fn check_sums(net: &Net) -> Result<(), Overflow> {
    for (number, part) in net.parts().iter().enumerate() {
        let reach = |&weight: &i16| i64::from(weight).abs() * i64::from(MAX_HIDDEN);
        let sum = part.out.iter().map(reach).sum::<i64>() + i64::from(part.out_bias).abs();
        if sum > i64::from(i32::MAX) {
            return Err(Overflow { part: number, sum, most: i32::MAX.into() });
        }
    }
    let (part, sum) = largest_hidden_sum(net);
    if sum > MAX_HIDDEN {
        return Err(Overflow { part, sum: sum.into(), most: MAX_HIDDEN.into() });
    }
    Ok(())
}

/// The hidden sum that is furthest from zero in the positions of some games, and the network that it is of.
fn largest_hidden_sum(net: &Net) -> (usize, i32) {
    let mut rng = Rng::new(1);
    let mut largest = (0, 0);
    for modules in 0..4 {
        let modules = Modules { objectives: modules & 1 != 0, powers: modules & 2 != 0 };
        for game in 0..GAMES {
            let context = random_context(modules, &mut rng);
            let evaluator = Evaluator { net, context: &context };
            let mut position = Position::start(&context);
            while !position.is_over() {
                let (part, sum) = largest_at(evaluator, &position);
                if sum > largest.1 {
                    largest = (part, sum);
                }
                let decision = position.reveal(position.random_turn(&mut rng));
                position = played(evaluator, decision, game % 2 == 0, &mut rng);
            }
        }
    }
    largest
}

fn largest_at(evaluator: Evaluator<'_>, position: &Position) -> (usize, i32) {
    let accumulator = evaluator.net.accumulate(evaluator.context, position, None);
    let part = &evaluator.net.parts()[accumulator.part()];
    let mut sums: [i32; HIDDEN] = part.bias.map(i32::from);
    accumulator.features().each(|row| {
        sums.iter_mut().zip(&part.rows[row]).for_each(|(sum, &weight)| *sum += i32::from(weight));
    });
    (accumulator.part(), sums.into_iter().map(i32::abs).max().unwrap_or(0))
}

/// Plays on by dice, or by the network.
fn played(evaluator: Evaluator<'_>, mut decision: Decision, dice: bool, rng: &mut Rng) -> Position {
    if dice {
        play_random(&evaluator.context.board, &mut decision.sheet, decision.call, rng);
        return decision.leading_to(evaluator.context, &decision.sheet);
    }
    let mut list = Vec::new();
    evaluator.candidates(&decision, None, &mut list);
    Candidate::best(&list).next
}

#[cfg(test)]
mod tests {
    use tubewright_bots::value::{self, Part};

    use super::*;

    fn changed(change: impl Fn(&mut Part)) -> Net {
        let mut parts = value::london().parts().to_vec();
        change(&mut parts[3]);
        Net::new(parts)
    }

    #[test]
    fn sums_of_the_value_function_that_plays_stay_far_from_where_they_would_wrap() {
        let net = value::london();
        assert_eq!(check_sums(&net), Ok(()));
        let (_, sum) = largest_hidden_sum(&net);
        assert!(sum > 500, "{sum}: the games look at something");
    }

    #[test]
    fn a_network_whose_sums_could_overflow_is_found_out() {
        let hidden = changed(|part| part.bias[5] = 32_000);
        let output = changed(|part| part.out.fill(32_000));
        assert_eq!(check_sums(&hidden).map_err(|why| why.part), Err(3));
        let why = check_sums(&output).expect_err("it could");
        assert!(why.part == 3 && why.most == i64::from(i32::MAX), "{why}");
    }
}
