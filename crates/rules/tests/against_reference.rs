//! The fast engine and the slow reference agree: on what is legal, on every score, on what is refused and why.

mod mutations;
mod random_games;
mod reference;

use std::collections::BTreeSet;

use random_games::{Plan, WHOLE_GAME};
use serde_json::{Value, json};
use tubewright_rules::{Action, Board, Card, Deal, Game, Pencil, Power, Record, RecordError, Rng, Seat};
use tubewright_rules::{commitment, perft, turns_of};

fn reference_board(map: &Value) -> reference::Board {
    if map == "hamlet" { reference::Board::hamlet() } else { reference::Board::london() }
}

/// The reference's sheets of a game that is being played.
struct Shadow<'b> {
    board: &'b reference::Board,
    states: Vec<reference::State<'b>>,
}

impl<'b> Shadow<'b> {
    fn new(board: &'b reference::Board, game: &Game) -> Self {
        let powers = game.setup().powers.map_or(Vec::new(), |powers| {
            powers.iter().map(|(pencil, power)| (pencil.to_string(), power.to_string())).collect()
        });
        Shadow { board, states: vec![reference::State::new(board, &powers); game.seats().count()] }
    }

    /// Compares what is open to a seat, then plays its action.
    fn follow(&mut self, game: &Game, seat: Seat, action: Action) {
        let state = &mut self.states[seat.index()];
        while state.lines.len() < game.actions(seat).len() {
            state.start_line(game.setup().pencil(seat, state.lines.len()).name());
        }
        let (turn, number) = game.turn(seat).expect("the seat acts now");
        let cards = turn.cards().map(|card| card.to_string()).collect();
        let turn = reference::Turn { number: number as usize, cards };

        let mut texts = BTreeSet::new();
        let mut count = 0;
        let call = game.call(seat).expect("the seat acts now");
        game.sheet(seat).each_action(game.board(), call, |action| {
            texts.insert(game.board().action_text(action));
            count += 1;
        });
        assert_eq!(texts.len(), count, "an action is listed twice on {turn:?}, {}", self.board.name);
        assert_eq!(texts, reference::legal_actions(state, &turn), "on {turn:?}, {}", self.board.name);

        let text = game.board().action_text(action);
        *state = reference::judge(state, &turn, &text).expect("a listed action is legal");
    }
}

#[test]
fn the_same_actions_are_legal_on_every_turn_of_random_games() {
    let boards = [reference::Board::london(), reference::Board::hamlet()];
    let mut used = BTreeSet::new();
    for (number, plan) in Plan::all().enumerate() {
        let seed = number as u64;
        let mut shadow = Shadow::new(&boards[usize::from(plan.hamlet)], &plan.start(seed));
        plan.play(seed, WHOLE_GAME, |game, seat, action| {
            shadow.follow(game, seat, action);
            used.insert((plan.hamlet, action.power()));
        });
    }
    // Nothing was compared where nothing was used.
    for hamlet in [false, true] {
        assert!(used.contains(&(hamlet, None)));
        for power in Power::ALL {
            assert!(used.contains(&(hamlet, Some(power))), "{power} was never used");
        }
    }
}

/// The results of a record, or place and reason, as JSON.
fn fast(record: &Value) -> Value {
    let record = Record::from_json(record.to_string().as_bytes()).map_err(RecordError::from);
    match record.and_then(|record| record.report(true)) {
        Ok(report) => json!(report),
        Err(error) => {
            let place = error.place();
            json!({
                "round": place.map(|place| place.round),
                "turn": place.map(|place| place.turn),
                "seat": place.map(|place| place.seat),
                "reason": error.reason(),
            })
        }
    }
}

fn slow(record: &Value) -> Value {
    let board = reference_board(&record["map"]);
    reference::replay(&board, record, true).unwrap_or_else(|refusal| refusal.to_json())
}

fn record_of(game: &Game) -> Value {
    serde_json::from_str(&game.record().to_json()).expect("a record is JSON")
}

#[test]
fn random_games_come_to_the_same_results() {
    for (number, plan) in Plan::all().enumerate() {
        let seed = 1000 + number as u64;
        let most = if number % 3 == 0 { 7 * number } else { WHOLE_GAME };
        let game = plan.play(seed, most, |_, _, _| {});
        let record = record_of(&game);
        let results = fast(&record);
        assert!(results.get("reason").is_none(), "{results}: {record}");
        assert_eq!(results, slow(&record), "{plan:?}: {record}");
        assert_eq!(results["winners"] != json!([]), game.is_over());
    }
}

#[test]
fn mutated_records_are_judged_the_same() {
    let mut rng = Rng::new(2026);
    let mut reasons = BTreeSet::new();
    for number in 0..256 {
        let most = 10 + rng.below(60) as usize;
        let game = Plan::number(number).play(2000 + number as u64, most, |_, _, _| {});
        for _ in 0..24 {
            let mut record = record_of(&game);
            mutations::mutate(&mut record, &mut rng);
            let verdict = fast(&record);
            assert_eq!(verdict, slow(&record), "{record}");
            reasons.insert(verdict["reason"].as_str().unwrap_or("legal").to_owned());
        }
    }
    let all = [
        "already-on-line",
        "bad-action",
        "bad-record",
        "crosses-section",
        "legal",
        "no-such-section",
        "not-an-end",
        "not-on-line",
        "power-not-held",
        "power-spent",
        "section-taken",
        "too-many-sections",
        "wrong-symbol",
    ];
    assert!(reasons.iter().eq(all), "the mutations bring out every reason, here {reasons:?}");
}

fn compare_perft(board: &Board, slow_board: &reference::Board, pencil: Pencil, cards: &[Card]) -> u64 {
    let turns = turns_of(cards, 1).expect("possible cards");
    let counts = perft(board, pencil, &turns).expect("possible turns");
    let texts: Vec<String> = cards.iter().map(Card::to_string).collect();
    assert_eq!(counts, reference::perft(slow_board, pencil.name(), &texts), "{pencil}: {texts:?}");
    *counts.last().expect("there is a turn")
}

/// The cards of the first turns of a shuffled deck.
fn first_turns(seed: u64, turns: usize) -> Vec<Card> {
    let deal = Deal::from_seed(&format!("perft {seed}"));
    let mut cards = Vec::new();
    let mut count = 0;
    for &card in deal.decks[0].cards() {
        let undergrounds = cards.iter().filter(|card: &&Card| card.is_underground()).count();
        if count == turns || undergrounds == Card::UNDERGROUNDS as usize {
            break;
        }
        cards.push(card);
        count += usize::from(card != Card::Switch);
    }
    cards
}

#[test]
fn perft_agrees_beyond_the_fixtures_in_london() {
    let board = reference::Board::london();
    let mut most = 0;
    for (seed, pencil) in (0..).zip(Pencil::ALL) {
        most = most.max(compare_perft(Board::london(), &board, pencil, &first_turns(seed, 7)));
    }
    assert!(most > 78_918, "{most} is no more than the fixtures count");
}

#[test]
fn perft_agrees_to_the_end_of_a_round_in_the_hamlet() {
    let board = reference::Board::hamlet();
    for (seed, pencil) in (0..8).zip(Pencil::ALL.into_iter().cycle()) {
        compare_perft(Board::hamlet(), &board, pencil, &first_turns(seed, 10));
    }
}

#[test]
fn a_seed_deals_the_same() {
    for seed in ["", "london", "a|b", "ünïcödé 東京", "0123456789abcdef0123456789abcdef"]
        .into_iter()
        .map(str::to_owned)
        .chain((0..300).map(|n| format!("S/{n}")))
    {
        let deal = Deal::from_seed(&seed);
        let names = |list: &[Card]| list.iter().map(Card::to_string).collect::<Vec<_>>();
        let powers: serde_json::Map<String, Value> = deal
            .powers
            .iter()
            .map(|(pencil, power)| (pencil.to_string(), json!(power.to_string())))
            .collect();
        let fast = json!({
            "seed": seed,
            "pencils": deal.pencils.map(Pencil::name),
            "objectives": deal.objectives.map(|objective| objective.name()),
            "powers": powers,
            "decks": deal.decks.map(|deck| names(deck.cards())),
            "commitment": commitment(&seed),
        });
        assert_eq!(fast, reference::deal(&seed));
    }
}
