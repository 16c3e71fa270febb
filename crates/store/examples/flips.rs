//! `cargo run --example flips -p tubewright-store -- FLIPS SEED`: changes bytes of a store and counts what comes of it.

#[path = "../tests/flips/mod.rs"]
mod flipped;

fn main() {
    let number = |place| std::env::args().nth(place).and_then(|word| word.parse().ok());
    let counts = flipped::run(number(1).unwrap_or(10_000) as usize, number(2).unwrap_or(1));
    println!("{counts}");
    assert_eq!(counts.wrong, 0, "answered with data that were never written");
}
