//! What a section is said to bring is what the total gains when it is drawn.

use tubewright_bots::{Gains, GameContext, Position, play_random};
use tubewright_rules::{Board, Deal, Modules, Objective, Rng, Setup, Target};

#[test]
fn gains_are_differences_of_totals_in_random_games() {
    let mut rng = Rng::new(5);
    let mut compared = 0;
    for i in 0..300 {
        let deal = Deal::from_seed(&format!("gains/{i}"));
        let mut setup = Setup::of_deal(&deal, &[""], Modules::BOTH);
        // Every two objectives get their turn.
        let second = 1 + rng.below(4) as usize;
        let first = rng.below(5) as usize;
        setup.objectives = Some([Objective::ALL[first], Objective::ALL[(first + second) % 5]]);
        let context = GameContext::solo(Board::london(), &setup);
        let mut position = Position::start(&context);
        while !position.is_over() {
            let deck = deal.decks[position.sheet.round()];
            let mut decision = position.reveal_next(&deck).expect("the round goes on");
            let sheet = decision.sheet;
            let gains = Gains::of(&context.board, &context.objectives, &sheet);
            let any = tubewright_rules::Call { target: Target::Any, branch: true };
            gains.each(sheet.open_sections(&context.board, any), |section, to, gain| {
                let mut drawn = sheet;
                assert_eq!(drawn.draw_unchecked(&context.board, section).to, to);
                assert_eq!(gain, context.total(&drawn) as i32 - context.total(&sheet) as i32);
                assert_eq!(gains.districts_with(to), drawn.line().districts() as i32);
                compared += 1;
            });
            play_random(&context.board, &mut decision.sheet, decision.call, &mut rng);
            position = decision.leading_to(&context, &decision.sheet);
        }
    }
    assert!(compared > 100_000, "{compared}");
}
