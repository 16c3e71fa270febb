//! A deal that nobody chose alone: its seed is made of the server's seed and of what the seats bring to it.
//!
//! The server publishes the [commitment](crate::commitment) of its seed first, then each seat commits itself to a value, and
//! only then all are revealed: whoever brought a random value knows that nobody could choose the cards.

use super::{DealNote, VerifyError};
use crate::deck::commitment;
use crate::sha256::hex;

/// What a seat brought to the seed of a sealed deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entropy {
    /// The seat, from 0.
    pub seat: usize,
    /// 128 random bits as 32 hex digits.
    pub value: String,
    /// The hash that was shown to all before anybody's value was.
    pub commitment: String,
}

/// Is it a value that a seat can bring: 32 digits of lower-case hex?
pub fn is_entropy(value: &str) -> bool {
    value.len() == 32 && value.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}

/// What a seat commits itself with to its value.
///
/// ```
/// let shown = tubewright_rules::entropy_commitment("000102030405060708090a0b0c0d0e0f");
/// assert_eq!(shown.len(), 64);
/// ```
pub fn entropy_commitment(value: &str) -> String {
    hex(format!("tubewright-entropy/1|{value}").as_bytes())
}

/// The seed of a sealed deal, from the server's and the values of the seats in their order.
pub fn sealed_seed<'a>(server_seed: &str, values: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = format!("tubewright-seed/2|{server_seed}");
    for value in values {
        text.push('|');
        text.push_str(value);
    }
    hex(text.as_bytes())
}

impl DealNote {
    /// Was the seed made of more than the server's?
    pub fn is_sealed(&self) -> bool {
        self.server_seed.is_some()
    }

    /// Is the seed, of a record with so many seats, the one that was promised?
    pub(super) fn check_seed(&self, seed: &str, seats: usize) -> Result<(), VerifyError> {
        let promised = self.server_seed.as_deref().unwrap_or(seed);
        if self.commitment.as_ref().is_some_and(|published| *published != commitment(promised)) {
            return Err(VerifyError::Commitment);
        }
        let Some(server_seed) = &self.server_seed else {
            return if self.entropy.is_empty() { Ok(()) } else { Err(VerifyError::Seal) };
        };
        let mut before = None;
        for brought in &self.entropy {
            let fits = is_entropy(&brought.value) && brought.commitment == entropy_commitment(&brought.value);
            if !fits || brought.seat >= seats || before.is_some_and(|before| brought.seat <= before) {
                return Err(VerifyError::Entropy { seat: brought.seat + 1 });
            }
            before = Some(brought.seat);
        }
        let values = self.entropy.iter().map(|brought| brought.value.as_str());
        if self.entropy.is_empty() || sealed_seed(server_seed, values) != seed {
            return Err(VerifyError::Seal);
        }
        Ok(())
    }
}
