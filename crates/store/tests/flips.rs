//! Flips of bits in a file: each is harmless or reported, and nothing is answered that was not written.

#[path = "flips/mod.rs"]
mod flipped;

#[test]
fn flipped_bits_are_harmless_or_reported() {
    let counts = flipped::run(200, 5);
    println!("{counts}");
    assert_eq!(counts.wrong, 0, "answered with data that were never written");
    assert!(counts.reported > 20 && counts.harmless > 20, "{counts}");
}
