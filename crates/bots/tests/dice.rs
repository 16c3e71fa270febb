//! `random` is dice: every legal action, each as often as the others.

use std::collections::HashMap;

use tubewright_bots::{play_random, random_action};
use tubewright_rules::{Action, Board, Call, Deal, Faceup, Modules, Power, Rng, Setup, Sheet, Target};

/// How often dice that are fair may lie this far off, in standard deviations: once in some million throws.
const FAR: f64 = 5.0;

/// Throws the dice for one turn some thousand times, and counts.
fn throw(board: &Board, sheet: &Sheet, call: Call, rng: &mut Rng) {
    const THROWS: u32 = 6000;
    let legal = sheet.actions(board, call);
    let mut counts: HashMap<String, u32> =
        legal.iter().map(|&action| (board.action_text(action), 0)).collect();
    assert_eq!(counts.len(), legal.len());
    for _ in 0..THROWS {
        let action: Action = random_action(board, sheet, call, rng);
        *counts.get_mut(&board.action_text(action)).expect("a legal action") += 1;
    }
    let (chance, throws) = (1.0 / legal.len() as f64, f64::from(THROWS));
    let deviation = (throws * chance * (1.0 - chance)).sqrt();
    for (action, count) in counts {
        let off = (f64::from(count) - throws * chance).abs();
        assert!(off <= FAR * deviation, "{action}: {count} of {THROWS}, one of {} actions", legal.len());
    }
}

#[test]
fn every_legal_action_is_as_likely_as_the_others_with_each_power() {
    let board = Board::london();
    let mut rng = Rng::new(9);
    for power in [None, Some(Power::Joker), Some(Power::Switch), Some(Power::Circle), Some(Power::Double)] {
        let deal = Deal::from_seed("dice");
        let setup = Setup::of_deal(&deal, &[""], Modules::NONE);
        let mut sheet = Sheet::new(board, setup.seats[0].pencils[0], power);
        let mut faceup = Faceup::default();
        while let Some(turn) = deal.decks[0].turn_after(faceup) {
            let call = faceup.reveal_unchecked(turn);
            throw(board, &sheet, call, &mut rng);
            throw(board, &sheet, Call { target: Target::Any, branch: true }, &mut rng);
            // The power stays for the next turn.
            let open = sheet.open_sections(board, call);
            if !open.is_empty() {
                sheet.draw_unchecked(board, open.nth_section(rng.below(open.len())));
            }
        }
        assert_eq!(sheet.power(), power);
        assert!(sheet.line().reached().len() > 3, "a line to draw on");
    }
}

#[test]
fn the_quick_way_of_playing_by_dice_is_as_fair() {
    let board = Board::london();
    let mut rng = Rng::new(10);
    let deal = Deal::from_seed("dice");
    let sheet = Sheet::new(board, deal.pencils[0], None);
    let call = Call { target: Target::Any, branch: false };
    let open = sheet.open_sections(board, call);
    let (throws, kinds) = (20_000, open.len() + 1);
    let mut counts: HashMap<Option<String>, u32> = HashMap::new();
    for _ in 0..throws {
        let mut next = sheet;
        play_random(board, &mut next, call, &mut rng);
        let drawn = open.iter().find(|&section| next.line().sections().contains(section));
        *counts.entry(drawn.map(|section| format!("{section:?}"))).or_default() += 1;
    }
    assert_eq!(counts.len(), kinds as usize);
    let chance = 1.0 / f64::from(kinds);
    let deviation = (f64::from(throws) * chance * (1.0 - chance)).sqrt();
    assert!(
        counts
            .values()
            .all(|&count| { (f64::from(count) - f64::from(throws) * chance).abs() <= FAR * deviation })
    );
}
