//! `cargo +nightly fuzz run message`
#![no_main]

#[path = "../table_checks.rs"]
mod table_checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| table_checks::message(data));
