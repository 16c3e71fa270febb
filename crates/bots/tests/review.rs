//! A review adds up, is fair to the cards, and says nothing that the rules do not bear out.

use tubewright_bots::review::{ReviewError, Reviewer, hindsight, reasons, review};
use tubewright_bots::{Decision, GameContext, Position, Spec, Thinking, value};
use tubewright_review::{Class, Reason, Review, Side};
use tubewright_rules::{
    Action, Board, Card, Deal, Dealer, Game, Modules, Pencil, Rng, Score, Seat, Setup, Sheet, Target, Turn,
};

const NODES: u64 = 60;

fn seat(game: &Game) -> Seat {
    game.seats().next().expect("a seat")
}

/// A bot's game on a deal, or its first turns.
fn played(bot: &str, seed: &str, modules: bool, turns: usize) -> Game {
    let deal = Deal::from_seed(seed);
    let setup = Setup::of_deal(&deal, &[""], Modules { objectives: modules, powers: modules });
    let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
    let mut dealer = Dealer::new(deal);
    let spec: Spec = bot.parse().expect("a bot");
    let mut player = spec.player(1, None);
    for _ in 0..turns {
        let Some(turn) = dealer.next_turn(&game) else { break };
        game.reveal(turn).expect("a dealer reveals what can come up");
        let action = player.choose(&game.view(seat(&game)));
        game.play(seat(&game), action).expect("bots play legal actions");
    }
    game
}

fn reviewed(game: &Game) -> Review {
    review(&value::london(), game, seat(game), Thinking::Nodes(NODES), |_, _| ()).expect("the map is known")
}

#[test]
fn the_final_score_is_what_was_expected_with_luck_less_losses_and_the_rest() {
    for modules in [false, true] {
        let game = played("casual", "adds up", modules, usize::MAX);
        let review = reviewed(&game);
        assert!(review.finished);
        assert_eq!(review.total, f64::from(game.score(seat(&game)).total));
        assert_eq!(review.points, game.score(seat(&game)).total);
        let told = review.expected + review.luck() - review.loss() + review.rest();
        assert!((told - review.total).abs() < 1e-9, "{told} of {}", review.total);
        // The rest is that of the decisions, and each begins with what is expected after the one before it.
        let rests: f64 = review.decisions.iter().map(|decision| decision.rest()).sum();
        assert!((rests - review.rest()).abs() < 1e-9);
        assert!(review.decisions.windows(2).all(|pair| pair[0].after == pair[1].before));
        assert_eq!(review.decisions[0].before, review.expected);
        let rounds = review.rounds();
        assert_eq!(rounds.len(), 4);
        assert_eq!((review.modules, review.nodes), (if modules { 2 } else { 0 }, NODES));
        assert!((rounds.iter().map(|round| round.loss).sum::<f64>() - review.loss()).abs() < 1e-9);
        assert!((rounds.iter().map(|round| round.luck).sum::<f64>() - review.luck()).abs() < 1e-9);
    }
}

#[test]
fn a_game_that_goes_on_is_reviewed_as_far_as_it_was_played() {
    let mut game = played("regular", "goes on", true, 13);
    let review = reviewed(&game);
    assert_eq!((review.decisions.len(), review.finished), (13, false));
    assert_eq!(review.grade(), None);
    assert!(review.total > f64::from(review.points) + 20.0, "more is expected than lies there");
    let told = review.expected + review.luck() - review.loss() + review.rest();
    assert!((told - review.total).abs() < 1e-9);
    // Cards that nobody has acted on are nobody's luck yet.
    let turn = Dealer::new(Deal::from_seed("goes on")).next_turn(&game).expect("the game goes on");
    game.reveal(turn).expect("it can come up");
    assert_eq!(reviewed(&game).decisions, review.decisions);
    let none = reviewed(&played("regular", "goes on", true, 0));
    assert_eq!((none.decisions.len(), none.loss(), none.rest()), (0, 0.0, 0.0));
}

#[test]
fn the_same_nodes_give_the_same_review_and_a_brief_one_the_same_figures() {
    let game = played("novice", "twice", true, 12);
    let review = reviewed(&game);
    assert_eq!(review, reviewed(&game));
    let net = value::london();
    let mut brief = Reviewer::new(&net, &game, seat(&game)).expect("the map is known").briefly();
    while brief.next_decision(NODES).is_some() {}
    let figures = |review: &Review| {
        let of = review.decisions.iter().map(|it| (it.best, it.loss, it.error, it.luck, it.after));
        of.collect::<Vec<_>>()
    };
    let brief = brief.finish();
    assert_eq!(figures(&brief), figures(&review));
    assert!(brief.decisions.iter().all(|it| it.alternatives.len() <= 2));
    assert!(review.decisions.iter().any(|it| it.alternatives.len() > 2));
}

/// The game after its first turns and one more of these cards.
fn with_turn(game: &Game, turn: Turn) -> Game {
    let mut game = game.clone();
    game.reveal(turn).expect("it can come up");
    game.play(seat(&game), Action::Pass).expect("one may pass");
    game
}

#[test]
fn the_luck_of_a_turn_has_mean_zero_over_all_that_could_have_come() {
    let net = value::london();
    for turns in [0, 4] {
        let game = played("strong", "luck", true, turns);
        let mut position = Position::start(&GameContext::of(&game.view(seat(&game))));
        for (&turn, &action) in game.rounds().iter().flatten().zip(game.actions(seat(&game)).iter().flatten())
        {
            let context = GameContext::of(&game.view(seat(&game)));
            position = position.reveal(turn).play_unchecked(&context, action);
        }
        let (mut sum, mut spread) = (0.0, 0.0f64);
        let mut turns = Vec::new();
        position.turns(|turn, weight| turns.push((turn, weight)));
        for (turn, weight) in turns {
            let game = with_turn(&game, turn);
            let mut reviewer = Reviewer::new(&net, &game, seat(&game)).expect("the map is known");
            let mut luck = 0.0;
            while let Some(decision) = reviewer.next_decision(NODES) {
                luck = decision.luck;
            }
            sum += f64::from(weight) * luck;
            spread = spread.max(luck.abs());
        }
        assert!(sum.abs() < 1e-6 && spread > 1.0, "{sum}, the largest {spread}");
    }
}

#[test]
fn what_comes_to_the_same_as_the_best_loses_nothing_and_a_thrown_away_turn_loses_much() {
    let mut lost = 0.0;
    for decision in reviewed(&played("random", "dice", false, usize::MAX)).decisions {
        lost += decision.loss;
        let played =
            decision.alternatives.iter().find(|it| it.action == decision.action).expect("it is compared");
        assert_eq!((played.loss, played.error), (decision.loss, decision.error));
        assert_eq!(decision.alternatives[0].loss, 0.0);
        if decision.action == decision.best {
            assert_eq!((decision.loss, decision.error, decision.class()), (0.0, 0.0, Class::Good));
        }
        assert!(decision.reasons.is_empty() || !decision.is_as_good());
    }
    assert!(lost > 50.0, "dice lose {lost}");
}

#[test]
fn a_budget_of_time_is_about_kept_and_says_what_it_came_to() {
    let game = played("casual", "in time", false, usize::MAX);
    let (start, mut heard) = (std::time::Instant::now(), Vec::new());
    let thinking = Thinking::Millis(200);
    let review = review(&value::london(), &game, seat(&game), thinking, |done, all| heard.push((done, all)))
        .expect("the map is known");
    let decisions = review.decisions.len();
    assert_eq!(heard, (1..=decisions).map(|done| (done, decisions)).collect::<Vec<_>>());
    assert!(review.nodes >= 20, "{}", review.nodes);
    // Other tests run beside it.
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn hindsight_is_at_least_what_was_played_and_only_of_games_that_are_over() {
    let game = played("regular", "hindsight", false, usize::MAX);
    let net = value::london();
    let found = hindsight(&net, &game, seat(&game), &|_, _| true).expect("the game is over");
    assert!(found.total >= game.score(seat(&game)).total && found.bound >= found.total, "{found:?}");
    let going_on = played("regular", "hindsight", false, 9);
    assert_eq!(hindsight(&net, &going_on, seat(&going_on), &|_, _| true), None);
}

#[test]
fn a_map_that_no_value_function_knows_is_refused() {
    let deal = Deal::from_seed("hamlet");
    let game =
        Game::new(Board::hamlet(), Setup::of_deal(&deal, &[""], Modules::NONE)).expect("it can be played");
    let net = value::london();
    assert_eq!(Reviewer::new(&net, &game, seat(&game)).err(), Some(ReviewError::UnknownMap));
}

/// The stations that some action draws to with this target, by trying every action.
fn reached(board: &Board, sheet: &Sheet, target: Target) -> usize {
    let call = tubewright_rules::Call { target, branch: false };
    let mut stations = std::collections::HashSet::new();
    sheet.each_action(board, call, |action| {
        if let Action::Draw(step) = action {
            stations.insert(step.to);
        }
    });
    stations.len()
}

#[test]
fn every_reason_is_borne_out_by_the_rules() {
    let board = Board::london();
    let mut rng = Rng::new(8);
    let mut kinds = std::collections::BTreeMap::new();
    for number in 0..60 {
        let deal = Deal::from_seed(&format!("reasons/{number}"));
        let context = GameContext::solo(board, &Setup::of_deal(&deal, &[""], Modules::BOTH));
        let mut position = Position::start(&context);
        while !position.is_over() {
            let decision = position.reveal(position.random_turn(&mut rng));
            let actions = decision.sheet.actions(board, decision.call);
            let mut any = || actions[rng.below(actions.len() as u32) as usize];
            let (one, other) = (any(), any());
            for reason in reasons(&context, &decision, one, other) {
                check(&context, &decision, one, other, reason);
                let kind =
                    format!("{reason:?}").split(|c: char| !c.is_alphabetic()).next().map(str::to_owned);
                *kinds.entry(kind).or_insert(0) += 1;
            }
            position = decision.play_unchecked(&context, one);
        }
    }
    assert_eq!(kinds.len(), 11, "every kind of reason comes up: {kinds:?}");
}

/// What a reason says of two actions, counted anew from the itemised score.
fn check(context: &GameContext, decision: &Decision, best: Action, other: Action, reason: Reason) {
    let board = &context.board;
    let sheets = [None, Some(best), Some(other)].map(|action| {
        let mut sheet = decision.sheet;
        action.into_iter().for_each(|action| sheet.play_unchecked(board, action));
        sheet
    });
    let scores = sheets.each_ref().map(|sheet| Score::of(board, sheet, &context.objectives));
    let lines = scores.each_ref().map(|score| score.lines.last().expect("a line was begun"));
    let [before, one, two] = [0, 1, 2];
    let is = |side: Side, figures: [u32; 3]| {
        assert_eq!([side.before, side.best, side.other], figures, "{reason:?}");
        assert!(side.best > side.other, "{reason:?}");
    };
    match reason {
        Reason::River { more, points } => {
            assert_eq!(more, lines[one].crossings.len() - lines[two].crossings.len());
            assert_eq!(points, lines[one].crossing_points() - lines[two].crossing_points());
        }
        Reason::Fullest(side) => is(side, lines.map(|line| line.stations)),
        Reason::Districts(side) => is(side, lines.map(|line| line.districts.len() as u32)),
        Reason::TouristSites { visits, points } => {
            assert_eq!(points, scores[one].tourist_points - scores[two].tourist_points);
            assert_eq!(board.tourist_visits(visits.best), scores[one].tourist_visits);
        }
        Reason::Interchanges { points } => {
            is(points, scores.each_ref().map(|score| score.interchange_points));
        }
        Reason::Objective { objective, have, need } => {
            let of = |score: &Score| {
                *score.objectives.iter().find(|it| it.objective == objective).expect("in play")
            };
            is(have, scores.each_ref().map(|score| of(score).have));
            assert_eq!(of(&scores[before]).need, need);
        }
        Reason::KeepsPower { power } => {
            assert_eq!((best.power(), other.power()), (None, Some(power)));
        }
        Reason::UsesPower { power } => {
            assert_eq!((best.power(), other.power()), (Some(power), None));
        }
        Reason::Opens { symbol, stations, cards } => {
            let target = symbol.map_or(Target::Any, Target::Symbol);
            is(stations, sheets.each_ref().map(|sheet| reached(board, sheet, target) as u32));
            let unseen = Card::ALL.into_iter().filter(|card| !decision.faceup.seen().contains(*card));
            assert_eq!(cards, unseen.filter(|card| card.target() == Some(target)).count() as u32);
        }
        Reason::KeepsRoom { pencil, sections } => {
            let fresh = |sheet: &Sheet| {
                let mut sheet = *sheet;
                sheet.begin_line(board, pencil, None);
                sheet
                    .open_sections(board, tubewright_rules::Call { target: Target::Any, branch: false })
                    .len()
            };
            let round = decision.sheet.round();
            let later: Vec<Pencil> = context.pencils[round + 1..].to_vec();
            assert!(later.contains(&pencil));
            is(sections, sheets.each_ref().map(fresh));
        }
        Reason::PointsNow(points) => {
            let more = |score: &Score| score.total as i32 - scores[before].total as i32;
            assert_eq!((points.best, points.other), (more(&scores[one]), more(&scores[two])));
            assert!(points.best > points.other);
        }
    }
}
