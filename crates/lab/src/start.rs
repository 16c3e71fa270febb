//! What a game is worth before chance has decided anything.

use tubewright_bots::value::Net;
use tubewright_bots::{Evaluator, GameContext, Position};
use tubewright_rules::{ByPencil, Modules, Objective, Pencil, Power, Setup, SharedBoard};

/// The mean value of a game before its first card, over all orders of pencils, pairs of objectives and powers.
pub(crate) fn mean_value(net: &Net, board: &SharedBoard, modules: Modules) -> f64 {
    let pairs: Vec<_> = Objective::ALL
        .iter()
        .enumerate()
        .flat_map(|(i, &first)| Objective::ALL[i + 1..].iter().map(move |&second| Some([first, second])))
        .collect();
    let pairs = if modules.objectives { pairs } else { vec![None] };
    let laid: Vec<_> = orders(Power::ALL).into_iter().map(|powers| Some(ByPencil::new(powers))).collect();
    let laid = if modules.powers { laid } else { vec![None] };
    let (mut sum, mut count) = (0.0, 0.0);
    for pencils in orders(Pencil::ALL) {
        for &objectives in &pairs {
            for &powers in &laid {
                let setup = Setup { objectives, powers, ..Setup::solo(pencils) };
                sum += value(net, &GameContext::solo(board, &setup));
                count += 1.0;
            }
        }
    }
    sum / count
}

fn value(net: &Net, context: &GameContext) -> f64 {
    f64::from(Evaluator { net, context }.value(&Position::start(context)))
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
    use tubewright_bots::stats::mean_and_error;
    use tubewright_rules::Deal;

    use super::*;

    #[test]
    fn the_mean_over_all_starts_is_that_of_many_deals() {
        assert_eq!(orders(Pencil::ALL).len(), 24);
        let net = tubewright_bots::value::london();
        for modules in [false, true] {
            let mean = mean_value(
                &net,
                tubewright_rules::Board::london(),
                Modules { objectives: modules, powers: modules },
            );
            let starts = (0..2000).map(|number| {
                let deal = Deal::from_seed(&format!("any start/{number}"));
                let setup = Setup::of_deal(&deal, &[""], Modules { objectives: modules, powers: modules });
                value(&net, &GameContext::solo(tubewright_rules::Board::london(), &setup))
            });
            let (drawn, error) = mean_and_error(starts);
            assert!((drawn - mean).abs() < 4.0 * error && error < 0.2, "{mean}, not {drawn} ± {error}");
        }
    }
}
