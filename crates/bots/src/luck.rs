//! How lucky the cards of a game were, by the value function: what a mean can be freed of.
//!
//! The best play after the turn that came up is compared with the mean over all turns that could have.
//! That difference is nought on the average, whoever plays and however wrong the value function is, so
//! scores less their luck have the same mean as scores, and of good players far less spread.

use tubewright_rules::{Board, ByPencil, Objective, Pencil, Power, Setup, Turn};

use crate::position::{GameContext, Position};
use crate::search::{Candidate, Evaluator, best_of};
use crate::value::Net;

/// What a turn is worth with the best choice on it, by the value function.
fn worth(evaluator: Evaluator<'_>, position: &Position, turn: Turn, list: &mut Vec<Candidate>) -> f64 {
    let mut shown = *position;
    let call = shown.faceup.reveal_unchecked(turn);
    evaluator.candidates(&shown, call, None, list);
    f64::from(best_of(list).worth)
}

/// The luck of a turn that comes up in a position, in points.
pub(crate) fn of_turn(net: &Net, context: &GameContext, position: &Position, turn: Turn) -> f64 {
    let evaluator = Evaluator { net, context };
    let mut list = Vec::new();
    let mut sum = 0.0;
    let all = position.turns(|turn, weight| {
        sum += f64::from(weight) * worth(evaluator, position, turn, &mut list);
    });
    worth(evaluator, position, turn, &mut list) - sum / f64::from(all)
}

/// What a game is worth before its first card.
pub(crate) fn of_start(net: &Net, context: &GameContext) -> f64 {
    f64::from(net.value(&net.accumulate(context, &Position::start(context), None)))
}

/// The mean of [`of_start`] over everything that chance decides before the first card.
pub(crate) fn of_any_start(net: &Net, board: &'static Board, objectives: bool, powers: bool) -> f64 {
    let pairs: Vec<_> = Objective::ALL
        .iter()
        .enumerate()
        .flat_map(|(i, &first)| Objective::ALL[i + 1..].iter().map(move |&second| Some([first, second])))
        .collect();
    let pairs = if objectives { pairs } else { vec![None] };
    let laid: Vec<_> = orders(Power::ALL).into_iter().map(|powers| Some(ByPencil::new(powers))).collect();
    let laid = if powers { laid } else { vec![None] };
    let (mut sum, mut count) = (0.0, 0.0);
    for pencils in orders(Pencil::ALL) {
        for &objectives in &pairs {
            for &powers in &laid {
                let setup = Setup { objectives, powers, ..Setup::solo(pencils) };
                sum += of_start(net, &GameContext::solo(board, &setup));
                count += 1.0;
            }
        }
    }
    sum / count
}

/// Every order of four things.
fn orders<T: Copy>(things: [T; 4]) -> Vec<[T; 4]> {
    let mut all = Vec::with_capacity(24);
    for i in 0..256usize {
        let places = [i & 3, i >> 2 & 3, i >> 4 & 3, i >> 6];
        if places.iter().fold(0, |set, place| set | 1 << place) == 15 {
            all.push(places.map(|place| things[place]));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Cards, Deal, Deck, ROUNDS, Rng};

    use super::*;

    #[test]
    fn the_luck_of_shuffled_cards_is_nought_on_the_average() {
        let (net, context, mut rng) = (crate::value::london(), GameContext::with_modules(), Rng::new(2));
        let mut list = Vec::new();
        let mut game = || {
            let decks: [Deck; ROUNDS] = std::array::from_fn(|_| Deck::with_top(Cards::EMPTY, &mut rng));
            let mut position = Position::start(&context);
            let mut luck = 0.0;
            while !position.is_over() {
                let turn =
                    decks[position.sheet.round()].turn_after(position.faceup).expect("the round goes on");
                luck += of_turn(&net, &context, &position, turn);
                let call = position.faceup.reveal_unchecked(turn);
                Evaluator { net: &net, context: &context }.candidates(&position, call, None, &mut list);
                position = best_of(&list).next;
            }
            luck
        };
        let (mean, error) = crate::arena::mean_and_error((0..400).map(|_| game()));
        assert!(mean.abs() < 3.0 * error, "{mean} ± {error}");
        // The luck of one game is some fifteen points.
        assert!((0.4..1.4).contains(&error), "{error}");
    }

    #[test]
    fn any_start_is_the_mean_of_all_of_them() {
        assert_eq!(orders(Pencil::ALL).len(), 24);
        let net = crate::value::london();
        for modules in [false, true] {
            let mean = of_any_start(&net, Board::london(), modules, modules);
            // The same by drawing lots: many deals of a seed.
            let starts = (0..2000).map(|number| {
                let deal = Deal::from_seed(&format!("any start/{number}"));
                let setup = Setup::of_deal(&deal, &[""], modules, modules);
                of_start(&net, &GameContext::solo(Board::london(), &setup))
            });
            let (drawn, error) = crate::arena::mean_and_error(starts);
            assert!((drawn - mean).abs() < 4.0 * error && error < 0.2, "{mean}, not {drawn} ± {error}");
        }
    }
}
