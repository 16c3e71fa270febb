//! The checks of the fuzz targets over their corpus and its mutations, on the stable toolchain.

#[path = "../../../fuzz/checks.rs"]
mod checks;
#[path = "../../../fuzz/mutations.rs"]
mod mutations;

use mutations::holds_for_corpus_and_mutations;

#[test]
fn records_of_strangers() {
    holds_for_corpus_and_mutations("record", checks::record);
}

#[test]
fn actions_of_strangers() {
    holds_for_corpus_and_mutations("action", checks::action);
}

#[test]
fn maps_of_strangers() {
    holds_for_corpus_and_mutations("map", checks::map);
}
