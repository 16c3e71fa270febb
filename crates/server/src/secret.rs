//! Ids and secrets: made of entropy, handed out once, and kept only as hashes.

use sha2::{Digest, Sha256};

/// 128 random bits as 32 hex digits: the secret of a person or a seat, or the seed of a deal.
pub(crate) fn random_hex() -> String {
    hex(&entropy::<16>())
}

/// A table's id: 100 random bits in letters that nobody confuses.
pub(crate) fn table_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    entropy::<20>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// May this be the id of a table?
pub(crate) fn is_table_id(id: &str) -> bool {
    (1..=tubewright_wire::MAX_ID_BYTES).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A number that nobody can foresee.
pub(crate) fn random_number() -> u64 {
    u64::from_be_bytes(entropy())
}

/// What is kept of a secret; the purpose keeps equal secrets of different kinds apart.
pub(crate) fn hashed(purpose: &str, secret: &str) -> [u8; 32] {
    Sha256::digest(format!("tubewright-{purpose}/1|{secret}")).into()
}

/// Bytes as lower-case hex.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn entropy<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}
