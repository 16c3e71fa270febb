//! The page without tables: a link to a table is a visit to another program.

fn main() {
    tubewright_web::start(tubewright_web::APP);
}
