//! Questions and answers as texts, and what is answered.

use tubewright_bots::{Level, value};
use tubewright_review::{DecisionReview, Review};
use tubewright_rules::{Board, Deal, DealNote, Dealer, Game, Modules, Seat, Setup};
use tubewright_thinker::{Answer, Question, Rated, Wish, answer, look_back, read_hindsight};

/// A game of so many turns, in which everyone draws the last section there is.
fn game(seats: usize, turns: usize) -> Game {
    let deal = Deal::from_seed("thinker");
    let setup = Setup::of_deal(&deal, &["", "", "", ""][..seats], Modules::BOTH);
    let mut game = Game::new(Board::london(), setup).expect("the set-up is that of a deal");
    let mut dealer = Dealer::new(deal);
    for _ in 0..turns {
        let turn = dealer.next_turn(&game).expect("the game goes on");
        game.reveal(turn).expect("the dealer deals what can come");
        for seat in game.seats().collect::<Vec<Seat>>() {
            let action = *game.view(seat).actions().last().expect("one may pass");
            game.play(seat, action).expect("it is legal");
        }
    }
    let turn = dealer.next_turn(&game).expect("the game goes on");
    game.reveal(turn).expect("the dealer deals what can come");
    game
}

fn question(wish: Wish, game: &Game, level: &str) -> Question {
    Question { wish, seat: 0, level: level.to_owned(), record: game.record() }
}

#[test]
fn a_question_is_read_as_it_was_asked() {
    for (seats, turns) in [(1, 0), (2, 5), (4, 30)] {
        let asked = question(Wish::Choose, &game(seats, turns), "strong");
        assert_eq!(Question::from_text(&asked.to_text()), Some(asked));
    }
}

#[test]
fn a_question_holds_a_map_that_is_not_built_in() {
    let text = Board::hamlet().text().replace("map hamlet", "map village");
    let board = Board::parse(&text).expect("a map");
    let deal = Deal::from_seed("thinker");
    let setup = Setup::of_deal(&deal, &[""], Modules::NONE);
    let mut game = Game::new(board, setup).expect("the set-up is that of a deal");
    game.reveal(Dealer::new(deal).next_turn(&game).expect("a turn")).expect("it can come");
    let asked = question(Wish::Choose, &game, "strong");
    assert_eq!(Question::from_text(&asked.to_text()), Some(asked));
}

#[test]
fn a_question_tells_neither_the_seed_nor_names() {
    let mut asked = question(Wish::Advise, &game(2, 3), "");
    asked.record.deal = Some(DealNote { seed: Some("secret".to_owned()), ..DealNote::default() });
    asked.record.setup.seats[0].name = "Ann".to_owned();
    let text = asked.to_text();
    assert!(!text.contains("secret") && !text.contains("Ann"), "{text}");
}

#[test]
fn an_answer_is_read_as_it_was_given() {
    let rated = |action: &str, tenths| Rated { action: action.to_owned(), tenths };
    for weaker in [false, true] {
        let actions = vec![rated("d3-a3 +joker", 31), rated("pass", 0), rated("pass +circle d3", -4)];
        let given = Answer { actions, weaker };
        assert_eq!(Answer::from_text(&given.to_text()), given);
    }
    assert_eq!(Answer::from_text(""), Answer::default());
}

#[test]
fn what_makes_no_sense_is_answered_with_nothing() {
    assert_eq!(Question::from_text(""), None);
    assert_eq!(Question::from_text("choose 0 strong"), None);
    let mut asked = question(Wish::Choose, &game(1, 2), "novice");
    asked.seat = 3;
    assert_eq!(answer(&asked, &|| None), Answer::default());
    for wish in [Wish::Choose, Wish::Run] {
        let unknown = question(wish, &game(1, 2), "grandmaster");
        assert_eq!(answer(&unknown, &|| None), Answer::default(), "{wish:?}");
    }
}

#[test]
fn every_level_chooses_something_legal_with_and_without_the_value_function() {
    let game = game(2, 4);
    let legal = game.view(game.seats().next().expect("a seat")).actions();
    for level in Level::ALL.map(Level::name) {
        for with_value in [false, true] {
            let net = || with_value.then(value::london);
            let Answer { actions: chosen, weaker } = answer(&question(Wish::Choose, &game, level), &net);
            let [one] = &chosen[..] else { panic!("{level} chose {chosen:?}") };
            let action = game.board().parse_action(&one.action).expect("an action");
            assert!(legal.contains(&action), "{level}: {}", one.action);
            // A champion without it says that it is none.
            assert_eq!(weaker, level == "champion" && !with_value);
        }
    }
}

#[test]
fn only_a_champion_asks_for_the_value_function() {
    let game = game(1, 4);
    for level in Level::ALL {
        let asked = std::cell::Cell::new(false);
        let net = || {
            asked.set(true);
            None
        };
        answer(&question(Wish::Choose, &game, level.name()), &net);
        assert_eq!(asked.get(), level == Level::Champion, "{level}");
    }
}

#[test]
fn advice_rates_the_legal_actions_against_a_pass() {
    let game = game(1, 2);
    let legal = game.view(game.seats().next().expect("a seat")).actions();
    let asked = question(Wish::Advise, &game, "");
    let Answer { actions: rated, .. } = answer(&asked, &|| Some(value::london()));
    let actions = rated.iter().map(|one| game.board().parse_action(&one.action).expect("an action"));
    let actions: Vec<_> = actions.collect();
    assert!(actions.len() == legal.len() && actions.iter().all(|action| legal.contains(action)));
    let pass = rated.iter().find(|one| one.action == "pass").expect("one may pass");
    assert_eq!(pass.tenths, 0);
    assert_eq!(answer(&asked, &|| None), Answer::default(), "no advice without the value function");
}

#[test]
fn a_run_plays_every_turn_of_the_game_alone() {
    let game = game(2, 12);
    let Answer { actions, .. } = answer(&question(Wish::Run, &game, "novice"), &|| None);
    assert_eq!(actions.len(), game.rounds().iter().flatten().count());
    let mut setup = game.setup().clone();
    setup.seats.truncate(1);
    let mut run = Game::new(game.board(), setup).expect("one seat can play alone");
    let alone = run.seats().next().expect("a seat");
    for (&turn, one) in game.rounds().iter().flatten().zip(&actions) {
        run.reveal(turn).expect("the same cards");
        run.play(alone, game.board().parse_action(&one.action).expect("an action")).expect("it is legal");
    }
}

#[test]
fn a_champions_run_asks_for_the_value_function_once() {
    let game = game(1, 5);
    let asked = std::cell::Cell::new(0);
    // One that comes only later would make a run of two players.
    let late = || {
        asked.set(asked.get() + 1);
        (asked.get() > 1).then(value::london)
    };
    let run = answer(&question(Wish::Run, &game, "champion"), &late);
    assert_eq!(asked.get(), 1);
    assert_eq!(run, answer(&question(Wish::Run, &game, "champion"), &|| None));
}

/// What the worker says of a game that was played, and the parts that came before the whole.
fn looked_back(wish: Wish, game: &Game, seat: usize) -> (Vec<String>, String) {
    let mut parts = Vec::new();
    let asked = Question { seat, ..question(wish, game, "") };
    let whole = look_back(&asked, &|| Some(value::london()), &mut |part| parts.push(part.to_owned()));
    (parts, whole)
}

#[test]
fn a_review_comes_decision_by_decision_and_then_as_a_whole() {
    let (parts, whole) = looked_back(Wish::Review, &game(2, 3), 1);
    let review = Review::from_text(&whole).expect("a review");
    assert!(!review.finished, "the game goes on");
    let told: Vec<DecisionReview> =
        parts.iter().map(|part| DecisionReview::from_text(part).expect("a decision")).collect();
    assert_eq!(told, review.decisions);
    assert_eq!(told.len(), 3);
}

#[test]
fn the_last_decision_alone_is_judged_as_in_the_whole_review() {
    let game = game(1, 3);
    let (_, whole) = looked_back(Wish::Review, &game, 0);
    let (parts, judged) = looked_back(Wish::Judge, &game, 0);
    assert!(parts.is_empty());
    let last =
        Review::from_text(&whole).and_then(|review| review.decisions.last().cloned()).expect("a decision");
    let judged = DecisionReview::from_text(&judged).expect("a decision");
    let said = |it: &DecisionReview| (it.action, it.best, it.expected, it.loss, it.error, it.after);
    assert_eq!(said(&judged), said(&last));
}

#[test]
fn what_was_possible_in_hindsight_is_no_less_than_what_was_played() {
    let mut over = game(1, 2);
    let mut dealer = Dealer::new(Deal::from_seed("thinker"));
    while !over.is_over() {
        let seat = over.seats().next().expect("a seat");
        if over.waiting().next().is_some() {
            over.play(seat, tubewright_rules::Action::Pass).expect("one may pass");
        }
        if let Some(turn) = dealer.next_turn(&over) {
            over.reveal(turn).expect("it can come");
        }
    }
    let (_, found) = looked_back(Wish::Hindsight, &over, 0);
    let found = read_hindsight(&found).expect("two totals");
    let played = over.score(over.seats().next().expect("a seat")).total;
    assert!(found.total >= played && found.bound >= found.total, "{found:?} of a game of {played}");
    assert_eq!(looked_back(Wish::Hindsight, &game(1, 2), 0).1, "", "the game goes on");
}

#[test]
fn nobody_looks_back_on_what_makes_no_sense() {
    assert_eq!(looked_back(Wish::Review, &game(1, 2), 3), (Vec::new(), String::new()));
    assert_eq!(looked_back(Wish::Judge, &game(1, 0), 0).1, "", "nothing was decided");
    let asked = question(Wish::Review, &game(1, 2), "");
    assert_eq!(look_back(&asked, &|| None, &mut |_| panic!("nothing was found out")), "");
}
