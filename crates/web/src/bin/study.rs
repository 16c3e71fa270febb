//! The page to learn from games: reviews and practice.

fn main() {
    tubewright_web::start(tubewright_web::STUDY);
}
