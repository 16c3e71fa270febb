//! Prints a picture of a game's sheet: `cargo run -p tubewright-scene --example picture -- london dark > sheet.svg`.
//!
//! The game is that of a seed, played by taking whatever scores most at once.

use tubewright_rules::{Action, Board, Deal, Dealer, Game, Modules, Seat, Setup};
use tubewright_scene::{Document, Look, Scene, Theme};

/// What the page shows the map with.
const STYLE: &str =
    concat!(include_str!("../../web/static/style/theme.css"), include_str!("../../web/static/style/map.css"));

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let seed = args.next().unwrap_or_else(|| "london".to_owned());
    let theme = if args.next().is_some_and(|theme| theme == "dark") { Theme::Dark } else { Theme::Light };
    let game = play(&seed)?;
    let scene = Scene::new(game.board(), *game.sheet(the_seat()));
    println!("{}", Document::new(&scene, "A finished sheet of four lines").styled(STYLE, Look::of(theme)));
    Ok(())
}

fn the_seat() -> Seat {
    Seat::all(1).next().expect("a table has a seat")
}

fn play(seed: &str) -> Result<Game, Box<dyn std::error::Error>> {
    let deal = Deal::from_seed(seed);
    let board = Board::london();
    let mut game =
        Game::new(board, Setup::of_deal(&deal, &["somebody"], Modules { objectives: false, powers: true }))?;
    let mut dealer = Dealer::new(deal);
    while let Some(turn) = dealer.next_turn(&game) {
        game.reveal(turn)?;
        let view = game.view(the_seat());
        let worth = |action: &Action| {
            let mut sheet = *view.sheet();
            sheet.play_unchecked(board, *action);
            // Of actions worth the same, one that draws: it opens the way to others.
            (sheet.total(board, &[]), sheet.line().reached().len())
        };
        let best = view.actions().into_iter().max_by_key(worth).unwrap_or(Action::Pass);
        game.play(the_seat(), best)?;
    }
    Ok(game)
}
