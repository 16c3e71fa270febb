//! Chapter 9: solo.

use tubewright_rules::{Board, Deal, Dealer, Game, Modules, Setup, Solo};

#[test]
fn r9_1_ten_points_come_off_for_each_module() {
    let deal = Deal::from_seed("solo");
    for (objectives, powers, count) in
        [(false, false, 0), (true, false, 1), (false, true, 1), (true, true, 2)]
    {
        let modules = Modules { objectives, powers };
        let setup = Setup::of_deal(&deal, &["me"], modules);
        assert_eq!((setup.modules(), modules.count()), (modules, count));
        let mut game = Game::new(Board::london(), setup).expect("a solo game");
        let mut dealer = Dealer::new(deal.clone());
        let seat = game.seats().next().expect("a seat");
        while let Some(turn) = dealer.next_turn(&game) {
            assert_eq!(game.solo(), None, "no verdict before the end");
            game.reveal(turn).expect("the deck's next turn");
            game.play(seat, tubewright_rules::Action::Pass).expect("one can always pass");
        }
        // Nothing was drawn, so the total is 0.
        assert_eq!(game.solo(), Some(Solo { score: -10 * count as i32, verdict: 1 }));
    }
}

#[test]
fn r9_2_six_verdicts() {
    let boundaries = [
        (0, 1),
        (90, 1),
        (91, 2),
        (105, 2),
        (106, 3),
        (120, 3),
        (121, 4),
        (135, 4),
        (136, 5),
        (150, 5),
        (151, 6),
        (300, 6),
    ];
    for (total, verdict) in boundaries {
        assert_eq!(Solo::of(Board::london(), total, Modules::NONE).verdict, verdict, "{total}");
    }
}

#[test]
fn r9_2_the_verdict_is_on_the_figure_without_the_modules() {
    assert_eq!(Solo::of(Board::london(), 110, Modules::BOTH), Solo { score: 90, verdict: 1 });
    assert_eq!(Solo::of(Board::london(), 111, Modules::BOTH), Solo { score: 91, verdict: 2 });
    assert_eq!(
        Solo::of(Board::london(), 160, Modules { objectives: true, powers: false }),
        Solo { score: 150, verdict: 5 }
    );
    assert_eq!(Solo::of(Board::london(), 5, Modules::BOTH), Solo { score: -15, verdict: 1 });
}
