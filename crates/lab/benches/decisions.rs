//! What a decision of the quick bots takes; each bench asserts that it timed legal ones, and how many of them draw.

use divan::Bencher;
use tubewright_bots::{Bot, Budget, GreedyBot, LookaheadBot};
use tubewright_rules::{Board, Deal, Dealer, Game, Modules, Setup, View};

fn main() {
    divan::main();
}

/// The views of some greedy games: positions as they come up.
fn views(games: usize, modules: bool) -> Vec<View> {
    let mut views = Vec::new();
    for i in 0..games {
        let deal = Deal::from_seed(&format!("bench/{i}"));
        let setup = Setup::of_deal(&deal, &[""], Modules { objectives: modules, powers: modules });
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let seat = game.seats().next().expect("a solo game has a seat");
        let mut dealer = Dealer::new(deal);
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what can come up");
            let view = game.view(seat);
            let action = GreedyBot.choose(&view, Budget::Nodes(1));
            views.push(view);
            game.play(seat, action).expect("bots play legal actions");
        }
    }
    views
}

fn decide(bencher: Bencher<'_, '_>, bot: impl Bot + Copy + Sync, games: usize, modules: bool) {
    let views = views(games, modules);
    let mut once = bot;
    let legal = |view: &&View| view.actions().contains(&once.choose(view, Budget::Nodes(1)));
    assert_eq!(views.iter().filter(legal).count(), views.len());
    let drawing =
        views.iter().filter(|view| once.choose(view, Budget::Nodes(1)).steps().next().is_some()).count();
    assert!(2 * drawing > views.len(), "{drawing} of {} decisions draw", views.len());
    bencher.counter(views.len()).bench_local(|| {
        let mut bot = bot;
        let drawn = views.iter().filter(|view| bot.choose(view, Budget::Nodes(1)).steps().next().is_some());
        assert_eq!(drawn.count(), drawing);
    });
}

#[divan::bench(args = [false, true])]
fn greedy(bencher: Bencher<'_, '_>, modules: bool) {
    decide(bencher, GreedyBot, 100, modules);
}

#[divan::bench(args = [false, true])]
fn lookahead_2(bencher: Bencher<'_, '_>, modules: bool) {
    decide(bencher, LookaheadBot::new(2), 20, modules);
}

#[divan::bench(args = [false, true], sample_count = 10)]
fn lookahead_3(bencher: Bencher<'_, '_>, modules: bool) {
    decide(bencher, LookaheadBot::new(3), 1, modules);
}
