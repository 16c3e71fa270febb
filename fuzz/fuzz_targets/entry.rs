//! `cargo +nightly fuzz run entry`
#![no_main]

#[path = "../table_checks.rs"]
mod table_checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| table_checks::entry(data));
