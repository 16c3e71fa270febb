//! The page without tables: a link to a table is a visit to the other program.

fn main() {
    tubewright_web::start(None);
}
