//! The checks of the fuzz targets for messages and logs over their corpus and its mutations, on the stable toolchain.

#[path = "../../../fuzz/mutations.rs"]
mod mutations;
#[path = "../../../fuzz/table_checks.rs"]
mod table_checks;

use mutations::holds_for_corpus_and_mutations;

#[test]
fn messages_of_strangers() {
    holds_for_corpus_and_mutations("message", table_checks::message);
}

#[test]
fn entries_of_damaged_logs() {
    holds_for_corpus_and_mutations("entry", table_checks::entry);
}
