//! The whole page, tables and all.

fn main() {
    tubewright_web::start(Some(tubewright_web::TABLES));
}
