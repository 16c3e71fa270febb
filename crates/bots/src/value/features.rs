//! What the value function looks at: a position between two turns as a few hundred bits.

use tubewright_rules::{Card, Objective, Power, Sections, Station, Symbol, Target};

use crate::context::GameContext;
use crate::gain::Gains;
use crate::position::Position;

/// Words of a feature vector.
const WORDS: usize = 20;

/// A position as bits; two positions that differ little share most of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features(pub(super) [u64; WORDS]);

/// How many positions of the vector can be set; the weights have one row for each.
pub const BITS: usize = WORDS * 64;

/// Names the groups of bits, each with the place of its first bit and their number. No group crosses a word unless
/// it is longer than one.
macro_rules! layout {
    ($($name:ident = $from:expr, $bits:expr;)*) => {
        $(const $name: usize = $from;)*
        const LAYOUT: &[(&str, usize, usize)] = &[$((stringify!($name), $from, $bits)),*];
    };
}

layout! {
    LINE = 0, 53; // stations of the line
    UNSEEN = 53, 11; // cards
    ENDS = 64, 53; // stations
    EARLY = 64 + 53, 2; // turns so far: 0, 1
    PENCIL = 64 + 55, 4; // the pencil in hand
    JOKERS = 64 + 59, 3; // jokers unseen: 0, 1, 2
    ON_ONE = 128, 53; // stations on some line
    NEXT = 128 + 53, 4; // the pencil of the next round
    ON_TWO = 192, 53; // interchanges
    VISITS = 192 + 53, 11; // tourist visits: 0 to 10
    ON_THREE = 256, 53; // stations on three lines
    POWER_IN_HAND = 256 + 53, 4; // power in hand, unspent
    LATER = 256 + 57, 4; // the pencils still to come
    BLOCKED = 320, 155; // sections
    BRANCH = 320 + 155, 16; // sections open to a switch, in steps of 2; only while the switch is unseen
    REACH = 512, 53; // stations that a joker would reach from the ends
    SHAPE = 576, 130; // districts × fullest: 13 × 10
    ANY = 706, 26; // jokers unseen (1 or 2) × the most points that one brings from an end (0 to 12)
    HOPE = 732, 24; // what the next turn brings on the average if taken at once, in halves of a point: 0 to 23
    SYMBOLS = 768, 48; // by symbol: ways to it (0 to 3) × cards unseen (0 to 2)
    CARDS = 832, 36; // undergrounds unseen (0 to 5) × street cards unseen (0 to 5), switch aside
    DISTRICTS = 896, 52; // by district: stations of the line 1, 2, 3, 4 or more
    POWERS = 960, 16; // powers of pencils to come: 4 × 4
    GOAL_INTERCHANGES = 976, 9; // 0 to 8, only with the objective
    GOAL_DISTRICTS = 976 + 9, 14; // 0 to 13
    GOAL_SIGHTS = 976 + 23, 6; // 0 to 5
    GOAL_THAMES = 976 + 29, 7; // 0 to 6
    GOAL_CENTRAL = 1024, 10; // 0 to 9
    GOAL_MISSING = 1024 + 10, 13; // districts not yet visited, only with the objective
    CIRCLED = 1024 + 23, 1; // has the circle been set in this round
    SWITCHES = 1024 + 24, 1; // switch unseen
    DEPARTURES = 1024 + 25, 32; // by pencil to come: sections still open at its departure (0 to 7)
    BRINGS = 1088, 80; // by symbol: cards unseen (1 or 2) × the most points that it brings from an end (0 to 9)
    SECOND = 1168, 40; // by symbol with two cards unseen: the points of the second best station (0 to 9)
    BRANCHES = 1216, 40; // by symbol with a card unseen, while the switch is: the most that it brings (0 to 9)
}

/// Stands for what each bit means: the weights of another layout would be read without complaint and play nonsense.
pub const LAYOUT_HASH: u64 = layout_hash();

/// FNV-1a over the groups and the number of words.
const fn layout_hash() -> u64 {
    const fn feed(mut hash: u64, bytes: &[u8]) -> u64 {
        let mut i = 0;
        while i < bytes.len() {
            hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0100_0000_01b3);
            i += 1;
        }
        hash
    }
    let mut hash = feed(0xcbf2_9ce4_8422_2325, &(WORDS as u64).to_le_bytes());
    let mut i = 0;
    while i < LAYOUT.len() {
        let (name, from, bits) = LAYOUT[i];
        hash = feed(hash, name.as_bytes());
        hash = feed(hash, &(from as u64).to_le_bytes());
        hash = feed(hash, &(bits as u64).to_le_bytes());
        i += 1;
    }
    hash
}

/// The best two of the stations that a card may lead to, by points.
#[derive(Clone, Copy)]
struct Best {
    to: Option<Station>,
    first: i32,
    second: i32,
}

impl Best {
    const NONE: Self = Self { to: None, first: -1, second: -1 };

    #[inline]
    fn take(&mut self, to: Station, gain: i32) {
        if self.to == Some(to) {
            self.first = self.first.max(gain);
        } else if gain > self.first {
            *self = Self { to: Some(to), first: gain, second: self.first };
        } else if gain > self.second {
            self.second = gain;
        }
    }
}

impl Features {
    /// The bits of a position that is between two turns and not over.
    pub fn of(context: &GameContext, position: &Position) -> Self {
        let (board, sheet) = (&context.board, &position.sheet);
        let line = sheet.line();
        let round = sheet.round();
        let unseen = position.faceup.seen().others();
        let mut bits = Bits([0; WORDS]);

        bits.0[LINE / 64] = line.reached().bits() | u64::from(unseen.bits()) << UNSEEN;
        bits.0[ENDS / 64] = sheet.ends().bits();
        bits.0[ON_ONE / 64] = sheet.on_lines(1).bits();
        bits.0[ON_TWO / 64] = sheet.on_lines(2).bits();
        bits.0[ON_THREE / 64] = sheet.on_lines(3).bits();
        let blocked = sheet.blocked().bits();
        bits.0[BLOCKED / 64..BLOCKED / 64 + 3].copy_from_slice(&blocked);

        let turns = position.faceup.turns();
        if turns < 2 {
            bits.set(EARLY + turns as usize);
        }
        bits.set(PENCIL + line.pencil().index());
        if let Some(next) = context.pencils.get(round + 1) {
            bits.set(NEXT + next.index());
            for &later in &context.pencils[round + 1..] {
                bits.set(LATER + later.index());
                let open = board.at(board.departure(later)) - sheet.blocked();
                bits.set(DEPARTURES + later.index() * 8 + open.len().min(7) as usize);
            }
        }
        bits.set(VISITS + sheet.visits(board).min(10) as usize);

        let closed = sheet.closed();
        let mut open = Sections::EMPTY;
        let mut ways = [0; 4];
        for end in sheet.ends() {
            open |= board.toward(end, Target::Any) - closed;
            for symbol in Symbol::ALL {
                ways[symbol.index()] += (board.toward(end, Target::Symbol(symbol)) - closed).len();
            }
        }
        let mut reach = 0;
        // What a card of each symbol would bring at once; the central station answers to all of them.
        let mut brings = [Best::NONE; 4];
        let gains = Gains::of(board, &context.objectives, sheet);
        gains.each(open, |_, to, gain| {
            reach |= 1 << to.index();
            match board.symbol(to) {
                Some(symbol) => brings[symbol.index()].take(to, gain),
                None => brings.iter_mut().for_each(|best| best.take(to, gain)),
            }
        });
        bits.0[REACH / 64] = reach;
        let switch = unseen.contains(Card::Switch);
        let mut branched = brings.map(|best| best.first);
        if switch {
            let branches = sheet.touching() - closed;
            bits.set(BRANCH + (branches.len() as usize / 2).min(15));
            bits.set(SWITCHES);
            gains.each(branches - open, |_, to, gain| match board.symbol(to) {
                Some(symbol) => branched[symbol.index()] = gain.max(branched[symbol.index()]),
                None => branched = branched.map(|best| gain.max(best)),
            });
        }
        let unseen_bits = u32::from(unseen.bits());
        // Twice the points that the unseen cards would bring, all together.
        let mut hope = 0;
        for symbol in Symbol::ALL {
            let cards = (unseen_bits >> symbol.index() & 1) + (unseen_bits >> (symbol.index() + 6) & 1);
            bits.set(
                SYMBOLS + symbol.index() * 12 + ways[symbol.index()].min(3) as usize * 3 + cards as usize,
            );
            let Best { first, second, .. } = brings[symbol.index()];
            hope += 2 * cards as i32 * first.max(0);
            if cards > 0 && first >= 0 {
                bits.set(BRINGS + symbol.index() * 20 + (cards as usize - 1) * 10 + first.min(9) as usize);
            }
            if cards == 2 && second >= 0 {
                bits.set(SECOND + symbol.index() * 10 + second.min(9) as usize);
            }
            let branch = branched[symbol.index()];
            if switch && cards > 0 && branch >= 0 {
                bits.set(BRANCHES + symbol.index() * 10 + branch.min(9) as usize);
            }
        }
        let jokers = (unseen_bits >> 4 & 1) + (unseen_bits >> 10 & 1);
        bits.set(JOKERS + jokers as usize);
        let any = brings.iter().map(|best| best.first).max().unwrap_or(0).max(0);
        hope += 2 * jokers as i32 * any;
        if jokers > 0 {
            bits.set(ANY + (jokers as usize - 1) * 13 + any.min(12) as usize);
        }
        // The switch is no turn of its own.
        let cards = unseen.len() as i32 - i32::from(switch);
        bits.set(HOPE + (hope / cards.max(1)).clamp(0, 23) as usize);
        let undergrounds = unseen.undergrounds();
        let streets = unseen.len() - undergrounds - u32::from(switch);
        bits.set(CARDS + undergrounds as usize * 6 + streets as usize);

        // A line without sections has a shape too: its departure alone, which the first section makes count.
        let shape =
            if line.is_empty() { 0 } else { (line.districts() as usize - 1) * 10 + line.fullest() as usize };
        bits.set(SHAPE + shape);
        for district in 0..board.districts().len() {
            let count = line.count_in(district).min(4) as usize;
            if count > 0 {
                bits.set(DISTRICTS + district * 4 + count - 1);
            }
        }

        if let Some(power) = sheet.power() {
            bits.set(POWER_IN_HAND + power.index());
        }
        if line.circled().is_some() {
            bits.set(CIRCLED);
        }
        for later in round + 1..context.pencils.len() {
            if let Some(power) = context.powers[later] {
                bits.set(POWERS + context.pencils[later].index() * Power::ALL.len() + power.index());
            }
        }
        for &objective in &context.objectives {
            let (have, need) = sheet.progress(board, objective);
            let base = match objective {
                Objective::Interchanges => GOAL_INTERCHANGES,
                Objective::Districts => GOAL_DISTRICTS,
                Objective::TouristSites => GOAL_SIGHTS,
                Objective::CentralDistrict => GOAL_CENTRAL,
                Objective::Thames => GOAL_THAMES,
            };
            bits.set(base + have.min(need) as usize);
            if objective == Objective::Districts {
                for (i, &district) in board.districts().iter().enumerate() {
                    if (district & sheet.on_lines(1)).is_empty() {
                        bits.set(GOAL_MISSING + i);
                    }
                }
            }
        }
        Self(bits.0)
    }

    /// The numbers of the bits that are set.
    pub fn each(&self, mut each: impl FnMut(usize)) {
        for (word, &bits) in self.0.iter().enumerate() {
            let mut bits = bits;
            while bits != 0 {
                each(word * 64 + bits.trailing_zeros() as usize);
                bits &= bits - 1;
            }
        }
    }
}

struct Bits([u64; WORDS]);

impl Bits {
    fn set(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::Rng;

    use super::*;
    use crate::random::play_random;

    #[test]
    fn groups_of_bits_do_not_overlap() {
        let mut owner = [None; BITS];
        for &(name, from, bits) in LAYOUT {
            for owner in &mut owner[from..from + bits] {
                assert_eq!(owner.replace(name), None, "{name}");
            }
        }
    }

    #[test]
    fn a_bit_means_what_it_meant_when_the_network_was_taught() {
        let (context, mut rng) = (GameContext::with_modules(), Rng::new(5));
        let mut sum = 0u64;
        for _ in 0..50 {
            let mut position = Position::start(&context);
            while !position.is_over() {
                for (word, bits) in Features::of(&context, &position).0.into_iter().enumerate() {
                    sum = sum.rotate_left(7).wrapping_mul(0x0100_0000_01b3) ^ bits ^ word as u64;
                }
                let mut decision = position.reveal(position.random_turn(&mut rng));
                play_random(&context.board, &mut decision.sheet, decision.call, &mut rng);
                position = decision.leading_to(&context, &decision.sheet);
            }
        }
        // Whoever changes what a bit means renames its group, so that networks taught before are refused.
        assert_eq!(
            (LAYOUT_HASH, sum),
            (3_366_034_457_088_364_007, 5_270_713_010_921_593_296),
            "the layout's hash and what fifty games look like"
        );
    }
}
