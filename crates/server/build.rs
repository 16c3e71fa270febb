//! Has cargo rebuild the server when the page that it embeds changes, also when the page appears for the first time.

fn main() {
    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../../dist");
    // A path that does not exist counts as changed on every build, so there is always at least an empty folder.
    std::fs::create_dir_all(dist).expect("the folder for the page can be made");
    println!("cargo::rerun-if-changed={dist}");
}
