//! What a seed deals, straight from the definition.

use std::fmt::Write;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::cards::{CARDS, COLORS, OBJECTIVES, POWERS};

/// A deal in the form in which the command prints it.
pub(crate) fn deal(seed: &str) -> Value {
    let powers = shuffled(seed, "powers", &POWERS);
    let decks = ["round-1", "round-2", "round-3", "round-4"];
    json!({
        "seed": seed,
        "pencils": shuffled(seed, "pencils", &COLORS),
        "objectives": shuffled(seed, "objectives", &OBJECTIVES)[..2],
        "powers": {
            "purple": powers[0],
            "blue": powers[1],
            "pink": powers[2],
            "green": powers[3],
        },
        "decks": decks.map(|label| shuffled(seed, label, &CARDS)),
        "commitment": hex(&format!("tubewright-commit/1|{seed}")),
    })
}

fn shuffled<'a>(seed: &str, label: &str, items: &[&'a str]) -> Vec<&'a str> {
    let mut words = Words { seed, label, taken: 0 };
    let mut items = items.to_vec();
    for last in (1..items.len()).rev() {
        items.swap(last, words.below(last + 1));
    }
    items
}

/// The 32-bit words that follow from a seed for one purpose.
struct Words<'a> {
    seed: &'a str,
    label: &'a str,
    taken: usize,
}

impl Words<'_> {
    fn next(&mut self) -> u32 {
        let (block, word) = (self.taken / 8, self.taken % 8);
        self.taken += 1;
        let text = format!("tubewright-deal/1|{}|{block}|{}", self.label, self.seed);
        let hash = Sha256::digest(text);
        let mut bytes = [0; 4];
        bytes.copy_from_slice(&hash[4 * word..4 * word + 4]);
        u32::from_be_bytes(bytes)
    }

    /// Words past the last whole multiple of `k` are left out, so that all results are equally likely.
    fn below(&mut self, k: usize) -> usize {
        let k = k as u64;
        let limit = (1 << 32) / k * k;
        loop {
            let word = u64::from(self.next());
            if word < limit {
                return usize::try_from(word % k).expect("less than k");
            }
        }
    }
}

fn hex(text: &str) -> String {
    let mut digits = String::new();
    for byte in Sha256::digest(text) {
        write!(digits, "{byte:02x}").expect("a String takes any text");
    }
    digits
}
