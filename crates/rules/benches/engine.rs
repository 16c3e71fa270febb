//! The parts of the engine that searches live on; each bench asserts the count that it timed.

use divan::{Bencher, black_box};
use tubewright_rules::{
    Action, Board, Call, Card, Deal, Dealer, Deck, Faceup, Game, Modules, Objective, Pencil, Record, Rng,
    Setup, Sheet, Symbol, Target, Turn, perft, turns_of,
};

fn main() {
    divan::main();
}

/// Draws at random through a round, and says how many sections.
fn random_round(board: &Board, sheet: &mut Sheet, rng: &mut Rng) -> u32 {
    let deck = Deck::shuffled(rng);
    let mut faceup = Faceup::default();
    let mut drawn = 0;
    while let Some(turn) = deck.turn_after(faceup) {
        let call = faceup.reveal_unchecked(turn);
        let open = sheet.open_sections(board, call);
        let choice = rng.below(open.len() + 1);
        if choice < open.len() {
            sheet.draw_unchecked(board, open.nth_section(choice));
            drawn += 1;
        }
    }
    drawn
}

/// A sheet of three random lines and the fourth begun.
fn late_sheet(board: &Board) -> Sheet {
    let mut rng = Rng::new(1);
    let mut sheet = Sheet::new(board, Pencil::Green, None);
    for pencil in [Pencil::Pink, Pencil::Blue, Pencil::Purple] {
        random_round(board, &mut sheet, &mut rng);
        sheet.begin_line(board, pencil, None);
    }
    random_round(board, &mut sheet, &mut rng);
    sheet
}

const JOKER: Call = Call { target: Target::Any, branch: false };

#[divan::bench]
fn open_sections_to_a_symbol(bencher: Bencher) {
    let board = Board::london();
    let sheet = late_sheet(board);
    let call = Call { target: Target::Symbol(Symbol::Circle), branch: false };
    let expected = sheet.actions(board, call).len() - 1;
    bencher.bench(|| {
        let open = black_box(&sheet).open_sections(board, black_box(call)).len();
        assert_eq!(open as usize, expected);
    });
}

#[divan::bench]
fn open_sections_under_a_joker_with_a_switch(bencher: Bencher) {
    let board = Board::london();
    let sheet = late_sheet(board);
    let call = JOKER.as_switch();
    let expected = sheet.actions(board, call).len() - 1;
    bencher.bench(|| {
        let open = black_box(&sheet).open_sections(board, black_box(call)).len();
        assert_eq!(open as usize, expected);
    });
}

#[divan::bench]
fn draw_on_a_copy(bencher: Bencher) {
    let board = Board::london();
    let sheet = late_sheet(board);
    let section = sheet.open_sections(board, JOKER).nth_section(0);
    let sections = sheet.drawn().len() + 1;
    bencher.bench(|| {
        let mut copy = *black_box(&sheet);
        copy.draw_unchecked(board, black_box(section));
        assert_eq!(copy.drawn().len(), sections);
    });
}

#[divan::bench]
fn total_with_objectives(bencher: Bencher) {
    let board = Board::london();
    let sheet = late_sheet(board);
    let objectives = [Objective::Districts, Objective::Thames];
    let expected = sheet.total(board, &objectives);
    bencher.bench(|| assert_eq!(black_box(&sheet).total(board, black_box(&objectives)), expected));
}

#[divan::bench]
fn random_round_of_a_new_sheet(bencher: Bencher) {
    let board = Board::london();
    bencher.with_inputs(|| Rng::new(7)).bench_values(|mut rng| {
        let mut sheet = Sheet::new(board, Pencil::Green, None);
        let drawn = random_round(board, &mut sheet, &mut rng);
        assert_eq!(sheet.drawn().len(), drawn);
        sheet
    });
}

/// The first of the frozen perft fixtures.
#[divan::bench]
fn perft_of_six_turns(bencher: Bencher) {
    let cards = [
        Card::UndergroundJoker,
        Card::Switch,
        Card::StreetJoker,
        Card::StreetCircle,
        Card::UndergroundSquare,
        Card::UndergroundCircle,
        Card::UndergroundTriangle,
    ];
    let turns: Vec<Turn> = turns_of(&cards, 1).expect("possible cards");
    bencher.bench(|| {
        let counts = perft(Board::london(), Pencil::Pink, black_box(&turns));
        assert_eq!(counts.expect("possible turns"), [9, 113, 453, 2006, 6451, 24_826]);
    });
}

/// A game of four seats with both modules, in which everyone takes the last action of the list.
fn whole_game() -> Game {
    let deal = Deal::from_seed("london");
    let setup = Setup::of_deal(&deal, &["a", "b", "c", "d"], Modules::BOTH);
    let mut game = Game::new(Board::london(), setup).expect("a deal can be played");
    let mut dealer = Dealer::new(deal);
    while let Some(turn) = dealer.next_turn(&game) {
        game.reveal(turn).expect("the deck's next turn");
        for seat in game.waiting() {
            let action: Action = *game.view(seat).actions().last().expect("one can always pass");
            game.play(seat, action).expect("a listed action");
        }
    }
    game
}

#[divan::bench]
fn replay_of_a_record_from_json(bencher: Bencher) {
    let game = whole_game();
    let json = game.record().to_json();
    bencher.bench(|| {
        let record = Record::from_json(black_box(json.as_bytes())).expect("a record");
        assert_eq!(Game::replay(&record).expect("a legal game"), game);
    });
}
