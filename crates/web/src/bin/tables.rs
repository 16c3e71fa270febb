//! The page to play on, tables and all.

fn main() {
    tubewright_web::start(tubewright_web::TABLES);
}
