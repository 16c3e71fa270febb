//! How pencils pass to the left after every round (R3.3): places around the table, and what each seat holds by round.

use crate::pencil::Pencil;
use crate::sheet::ROUNDS;

/// The place at the table, of four and to the left, at which a seat counted from 0 sits: two people sit across from each other.
pub const fn place(seat: usize, seats: usize) -> usize {
    if seats == 2 { 2 * seat } else { seat }
}

/// The pencils of each seat by round, from those at the four places. Alone they are in the order of the rounds (R3.5).
///
/// ```
/// use tubewright_rules::{Pencil, passing};
/// let [purple, blue, pink, green] = Pencil::ALL;
/// let two = passing::by_seat([purple, blue, pink, green], 2);
/// assert_eq!(two, [[purple, green, pink, blue], [pink, blue, purple, green]]);
/// ```
pub fn by_seat(places: [Pencil; 4], seats: usize) -> Vec<[Pencil; ROUNDS]> {
    if seats == 1 {
        return vec![places];
    }
    let held = |seat: usize, round: usize| places[(place(seat, seats) + ROUNDS - round) % ROUNDS];
    (0..seats).map(|seat| std::array::from_fn(|round| held(seat, round))).collect()
}

/// The pencils at the four places, from those of the first seat by round: the way back from [`by_seat`].
pub fn places(first: [Pencil; ROUNDS], seats: usize) -> [Pencil; 4] {
    if seats == 1 {
        return first;
    }
    // What the first seat holds later comes from its other side.
    std::array::from_fn(|place| first[(ROUNDS - place) % ROUNDS])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r3_3_the_first_seats_pencils_tell_what_lies_at_each_place() {
        let [purple, blue, pink, green] = Pencil::ALL;
        for order in [[purple, blue, pink, green], [pink, purple, green, blue]] {
            for seats in 1..=4 {
                assert_eq!(by_seat(places(order, seats), seats)[0], order, "{seats} seats");
            }
        }
    }
}
