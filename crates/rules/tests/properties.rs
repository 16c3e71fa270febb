//! What holds in every game, however it is played: over random games of every kind.

mod random_games;

use std::collections::BTreeSet;

use proptest::prelude::*;
use random_games::{Plan, WHOLE_GAME, choose};
use tubewright_rules::{
    Action, Board, Card, Deal, Dealer, Deck, Faceup, Game, Line, NothingToUndoError, Objective, Pencil,
    PlayError, Point, Power, Record, Rng, Score, Seat, Sheet, Station, Step,
};

/// A kind of game, its seed, and after how many actions and reveals to look at it.
fn any_game() -> impl Strategy<Value = (Plan, u64, usize)> {
    (0..64_usize, any::<u64>(), 0..120_usize)
        .prop_map(|(number, seed, most)| (Plan::number(number), seed, most))
}

fn play((plan, seed, most): (Plan, u64, usize)) -> Game {
    plan.play(seed, most, |_, _, _| {})
}

fn any_station(board: &Board, rng: &mut Rng) -> Station {
    let count = board.stations().len();
    board.stations().nth(rng.below(count) as usize).expect("below their number")
}

/// A step that may be nonsense, though mostly one that the line could wish for.
fn any_step(board: &Board, sheet: &Sheet, rng: &mut Rng) -> Step {
    let line: Vec<Station> = sheet.line().reached().collect();
    let from = line[rng.below(line.len() as u32) as usize];
    match rng.below(4) {
        0 => Step { from: any_station(board, rng), to: any_station(board, rng) },
        1 => Step { from, to: any_station(board, rng) },
        _ => {
            let touching: Vec<_> = board.at(from).iter().collect();
            let [a, b] = board.ends(touching[rng.below(touching.len() as u32) as usize]);
            Step { from, to: if a == from { b } else { a } }
        }
    }
}

fn any_action(board: &Board, sheet: &Sheet, rng: &mut Rng) -> Action {
    let (first, station) = (any_step(board, sheet, rng), any_station(board, rng));
    match rng.below(7) {
        0 => Action::Pass,
        1 => Action::Draw(first),
        2 => {
            // The second section of a double mostly goes on from the first.
            let Step { from, to } = any_step(board, sheet, rng);
            let from = if rng.below(2) == 0 { first.to } else { from };
            Action::Double(first, Step { from, to })
        }
        3 => Action::Joker(first),
        4 => Action::Switch(first),
        5 => Action::Circle(None, station),
        _ => Action::Circle(Some(first), station),
    }
}

/// A line's figures counted from its sections alone: districts, stations in the fullest, crossings.
fn fresh_figures(board: &Board, line: &Line) -> (u32, u32, u32) {
    let stations = fresh_stations(board, line);
    let mut districts = 0;
    let mut fullest = 0;
    for district in board.districts() {
        let here: Vec<_> = stations.iter().filter(|&&station| district.contains(station)).collect();
        let circled = here.iter().filter(|&&&station| line.circled() == Some(station)).count();
        districts += u32::from(!here.is_empty());
        fullest = fullest.max((here.len() + circled) as u32);
    }
    let wet = line.sections().iter().filter(|&section| board.under_river().contains(section)).count();
    (districts, fullest, wet as u32)
}

fn fresh_stations(board: &Board, line: &Line) -> BTreeSet<Station> {
    line.sections().iter().flat_map(|section| board.ends(section)).collect()
}

/// The whole total counted from the sections of the lines alone (R5, R6, R7.2).
fn fresh_total(board: &Board, sheet: &Sheet, objectives: &[Objective]) -> u32 {
    let networks: Vec<BTreeSet<Station>> =
        sheet.lines().iter().map(|line| fresh_stations(board, line)).collect();
    let lines: u32 = sheet
        .lines()
        .iter()
        .map(|line| {
            let (districts, fullest, wet) = fresh_figures(board, line);
            districts * fullest + 2 * wet
        })
        .sum();
    let sights: Vec<Station> = board.sights().collect();
    let visits: usize =
        networks.iter().map(|line| sights.iter().filter(|site| line.contains(site)).count()).sum();
    let tourist = [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25][visits.min(10)];
    let lines_at = |station: &Station| networks.iter().filter(|line| line.contains(station)).count();
    let on: Vec<usize> = board.stations().map(|station| lines_at(&station)).collect();
    let interchanges: u32 = on.iter().map(|&lines| [0, 0, 2, 5, 9][lines]).sum();
    let has = |station: Station| on[station.index()] > 0;
    let met = objectives.iter().filter(|objective| match objective {
        Objective::Interchanges => on.iter().filter(|&&lines| lines >= 2).count() >= 8,
        Objective::Districts => board.districts().iter().all(|&district| district.into_iter().any(has)),
        Objective::TouristSites => board.sights().into_iter().all(has),
        Objective::CentralDistrict => board.central_district().into_iter().all(has),
        Objective::Thames => sheet.lines().iter().map(|line| fresh_figures(board, line).2).sum::<u32>() >= 6,
    });
    lines + tourist + interchanges + 10 * met.count() as u32
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn an_action_is_legal_exactly_if_it_is_listed(kind in any_game(), tries in any::<u64>()) {
        let game = play(kind);
        let (board, mut rng) = (game.board(), Rng::new(tries));
        for seat in game.waiting() {
            let (sheet, call) = (game.sheet(seat), game.call(seat).expect("it is waited for"));
            let listed = sheet.actions(board, call);
            for &action in &listed {
                prop_assert!(sheet.is_legal(board, call, action), "{}", board.action_text(action));
            }
            for _ in 0..200 {
                let action = any_action(board, sheet, &mut rng);
                prop_assert_eq!(
                    sheet.is_legal(board, call, action),
                    listed.contains(&action),
                    "{}", board.action_text(action)
                );
            }
        }
    }

    #[test]
    fn a_station_is_closed_for_a_reason_exactly_if_no_open_section_leads_there(kind in any_game()) {
        let game = play(kind);
        let board = game.board();
        for seat in game.waiting() {
            let (sheet, call) = (game.sheet(seat), game.call(seat).expect("it is waited for"));
            let line = sheet.line().reached();
            let open: BTreeSet<Station> =
                sheet.open_sections(board, call).iter().map(|section| board.step(section, line).to).collect();
            for to in board.stations() {
                let why = sheet.why_closed(board, call, to);
                prop_assert_eq!(why.is_none(), open.contains(&to), "{}: {:?}", board.point(to), why);
            }
        }
    }

    #[test]
    fn an_unchecked_play_does_what_a_checked_one_does(kind in any_game()) {
        let game = play(kind);
        for seat in game.waiting() {
            let (sheet, call) = (game.sheet(seat), game.call(seat).expect("it is waited for"));
            for action in sheet.actions(game.board(), call) {
                let (mut checked, mut unchecked) = (*sheet, *sheet);
                checked.play(game.board(), call, action).expect("a listed action");
                unchecked.play_unchecked(game.board(), action);
                prop_assert_eq!(checked, unchecked);
            }
        }
    }

    #[test]
    fn an_action_printed_is_read_back(kind in any_game(), tries in any::<u64>()) {
        let game = play(kind);
        let mut rng = Rng::new(tries);
        for seat in game.seats() {
            for _ in 0..50 {
                let action = any_action(game.board(), game.sheet(seat), &mut rng);
                let text = game.board().action_text(action);
                prop_assert_eq!(game.board().parse_action(&text), Ok(action), "{}", text);
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused_but_never_panics(text in "[a-k0-9+, -]{0,24}|\\PC{0,24}|(pass|d3-a3)[ ,+a-z0-9]*") {
        if let Ok(action) = Board::london().parse_action(&text) {
            let again = Board::london().parse_action(&Board::london().action_text(action));
            prop_assert_eq!(again, Ok(action));
        }
    }

    #[test]
    fn a_record_printed_is_read_back(kind in any_game(), names in proptest::collection::vec("\\PC{0,8}|[\u{0}-\u{ff}]{0,8}", 4)) {
        let mut record = play(kind).record();
        for (seat, name) in record.setup.seats.iter_mut().zip(names) {
            seat.name = name;
        }
        prop_assert_eq!(Record::from_json(record.to_json().as_bytes()), Ok(record));
    }

    #[test]
    fn any_bytes_are_a_record_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Record::from_json(&bytes).is_err(), "so few bytes cannot be a record");
    }

    #[test]
    fn a_damaged_record_is_judged_without_a_panic(kind in any_game(), cut in any::<u16>(), byte in any::<u8>()) {
        let mut json = play(kind).record().to_json().into_bytes();
        let place = usize::from(cut) % json.len();
        let half = Record::from_json(&json[..place]);
        prop_assert!(half.is_err(), "half a record is no record");
        json[place] = byte;
        if let Ok(record) = Record::from_json(&json)
            && let Err(error) = record.report(true)
        {
            prop_assert!(!error.to_string().chars().any(char::is_control), "{:?}", error.to_string());
        }
    }

    #[test]
    fn a_point_printed_is_read_back(column in 1..=26_u8, row in 1..=99_u8) {
        let point = Point { column, row };
        prop_assert_eq!(point.to_string().parse(), Ok(point));
    }

    #[test]
    fn a_text_is_a_point_only_in_its_one_spelling(text in "[a-zA-Z]?[-+0-9 ]{0,3}") {
        if let Ok(point) = text.parse::<Point>() {
            prop_assert_eq!(point.to_string(), text);
        }
    }

    #[test]
    fn a_replay_of_the_record_is_the_game(kind in any_game()) {
        let game = play(kind);
        prop_assert_eq!(Game::replay(&game.record()), Ok(game));
    }

    #[test]
    fn the_score_kept_on_the_way_is_that_of_a_fresh_count(kind in any_game()) {
        let game = play(kind);
        let board = game.board();
        for seat in game.seats() {
            let sheet = game.sheet(seat);
            for line in sheet.lines() {
                let (districts, fullest, wet) = fresh_figures(board, line);
                prop_assert_eq!((line.districts(), line.fullest(), line.crossings()), (districts, fullest, wet));
            }
            for objectives in [&[][..], &Objective::ALL, game.setup().objectives()] {
                let total = fresh_total(board, sheet, objectives);
                prop_assert_eq!(sheet.total(board, objectives), total);
                prop_assert_eq!(Score::of(board, sheet, objectives).total, total);
            }
        }
    }

    #[test]
    fn the_items_of_a_score_add_up_to_it(kind in any_game()) {
        let game = play(kind);
        for seat in game.seats() {
            let score = game.score(seat);
            for line in &score.lines {
                let crossings = line.crossings.len();
                prop_assert_eq!(line.points, line.districts.len() as u32 * line.stations + 2 * crossings);
                prop_assert!(line.fullest.iter().all(|district| line.districts.contains(district)));
            }
            let [two, three, four] = score.interchanges.map(|stations| stations.len());
            prop_assert_eq!(score.interchange_points, 2 * two + 5 * three + 9 * four);
            prop_assert_eq!(
                score.total,
                score.line_points() + score.tourist_points + score.interchange_points + score.objective_points()
            );
        }
    }

    #[test]
    fn a_line_is_a_tree_whose_ends_have_one_section(kind in any_game()) {
        let game = play(kind);
        let board = game.board();
        for seat in game.seats() {
            let sheet = game.sheet(seat);
            for line in sheet.lines() {
                prop_assert_eq!(line.reached().len(), line.sections().len() + 1);
                prop_assert!(line.reached().contains(board.departure(line.pencil())));
            }
            let meeting = |station: Station| (board.at(station) & sheet.line().sections()).len();
            let ends = sheet.line().reached().filter(|&station| meeting(station) <= 1).collect();
            prop_assert_eq!(sheet.ends(), ends);
            for drawn in sheet.drawn().iter() {
                prop_assert_eq!((board.blocks(drawn) & sheet.drawn()).len(), 1, "it crosses nothing drawn");
            }
        }
    }

    #[test]
    fn an_illegal_play_leaves_the_game_as_it_was(kind in any_game(), tries in any::<u64>()) {
        let mut game = play(kind);
        let before = game.clone();
        let mut rng = Rng::new(tries);
        for seat in game.seats() {
            for _ in 0..50 {
                let action = any_action(game.board(), game.sheet(seat), &mut rng);
                if game.play(seat, action).is_err() {
                    prop_assert_eq!(&game, &before);
                } else {
                    game = before.clone();
                }
            }
        }
    }

    #[test]
    fn undo_takes_back_exactly_one_action_and_only_once(kind in any_game(), tries in any::<u64>()) {
        let mut game = play(kind);
        let mut rng = Rng::new(tries);
        for seat in game.waiting() {
            // The others' actions may commit a turn, so each seat starts from the same game.
            let before = game.clone();
            let action = choose(&game, seat, &mut rng);
            game.play(seat, action).expect("a listed action");
            if game.can_undo(seat) {
                prop_assert_eq!(game.undo(seat), Ok(action));
                prop_assert_eq!(&game, &before);
                prop_assert_eq!(game.undo(seat), Err(NothingToUndoError), "its earlier actions are committed");
                prop_assert_eq!(&game, &before);
            } else {
                let after = game.clone();
                prop_assert_eq!(game.undo(seat), Err(NothingToUndoError));
                prop_assert_eq!(&game, &after);
            }
            game = before;
        }
    }

    #[test]
    fn a_turn_is_committed_by_the_next_cards_and_by_the_last_seat_to_act(seed in any::<u64>(), number in 0..64_usize, turns in 1..30_usize) {
        let plan = Plan { own_pace: false, ..Plan::number(number) };
        let mut game = plan.start(seed);
        let mut dealer = Dealer::new(plan.deal(seed));
        let mut rng = Rng::new(seed);
        for _ in 0..turns {
            let Some(turn) = dealer.next_turn(&game) else { break };
            for seat in game.seats() {
                prop_assert_eq!(game.can_undo(seat), plan.seats == 1 && !game.rounds().is_empty());
            }
            game.reveal(turn).expect("the deck's next turn");
            for seat in game.seats() {
                prop_assert!(!game.can_undo(seat), "the new cards commit what was before them");
            }
            for seat in game.waiting() {
                let action = choose(&game, seat, &mut rng);
                game.play(seat, action).expect("a listed action");
                let last = seat.index() + 1 == plan.seats;
                prop_assert_eq!(game.can_undo(seat), plan.seats == 1 || !last);
            }
        }
    }

    /// Who has acted could still take it back after seeing the others, and who has not could copy them.
    #[test]
    fn nobody_sees_what_others_draw_until_all_have_acted(
        seed in any::<u64>(),
        number in 0..64_usize,
        turns in 1..30_usize,
    ) {
        let plan = Plan { own_pace: false, seats: 2 + number % 3, ..Plan::number(number) };
        let mut game = plan.start(seed);
        let mut dealer = Dealer::new(plan.deal(seed));
        let mut rng = Rng::new(seed);
        for _ in 0..turns {
            let Some(turn) = dealer.next_turn(&game) else { break };
            let before: Vec<Sheet> = game.seats().map(|seat| *game.sheet(seat)).collect();
            game.reveal(turn).expect("the deck's next turn");
            for seat in game.waiting() {
                for viewer in game.seats() {
                    for other in game.seats().filter(|&other| other != viewer) {
                        prop_assert_eq!(game.view(viewer).sheets()[other.index()], before[other.index()]);
                    }
                }
                let action = choose(&game, seat, &mut rng);
                game.play(seat, action).expect("a listed action");
            }
            for viewer in game.seats() {
                let sheets: Vec<Sheet> = game.seats().map(|seat| *game.sheet(seat)).collect();
                prop_assert_eq!(game.view(viewer).sheets().to_vec(), sheets);
            }
        }
    }

    /// Own pace shows to a seat neither the cards beyond its own turn nor what others do on them.
    #[test]
    fn games_that_differ_in_unseen_cards_look_the_same((number, seed, most) in (0..64_usize, any::<u64>(), 0..80_usize), other in any::<u64>()) {
        let plan = Plan { own_pace: true, seats: 2 + number % 3, ..Plan::number(number) };
        let game = play((plan, seed, most));
        for seat in game.waiting() {
            let mut futures = [game.clone(), game.clone()];
            for (future, salt) in futures.iter_mut().zip([1, 2]) {
                go_on_without(future, seat, other.wrapping_add(salt));
            }
            let [one, two] = futures.map(|future| future.view(seat));
            prop_assert_eq!(&one, &two);
            prop_assert_eq!(&one, &game.view(seat));
        }
    }

    /// The view tells which cards are unseen, and a reveal shows just the turn that it turned up.
    #[test]
    fn a_view_has_the_turns_that_the_seat_has_come_to(kind in any_game()) {
        let game = play(kind);
        for seat in game.seats() {
            let view = game.view(seat);
            let acted: usize = game.actions(seat).iter().map(Vec::len).sum();
            let waits = usize::from(game.turn(seat).is_some());
            prop_assert_eq!(view.rounds().iter().map(Vec::len).sum::<usize>(), acted + waits);
            prop_assert_eq!(view.turn(), game.turn(seat));
            prop_assert_eq!(view.sheet(), game.sheet(seat));
            prop_assert_eq!(view.unseen().len() + view.faceup().seen().len(), 11);
            let call = game.call(seat);
            let listed = call.map_or(Vec::new(), |call| game.sheet(seat).actions(game.board(), call));
            prop_assert_eq!(view.actions(), listed);
        }
    }

    #[test]
    fn nobody_plays_twice_on_a_turn(kind in any_game()) {
        let mut game = play(kind);
        let before = game.clone();
        for seat in game.seats().filter(|&seat| before.turn(seat).is_none()) {
            prop_assert_eq!(game.play(seat, Action::Pass), Err(PlayError::NotWaiting));
            prop_assert_eq!(&game, &before);
        }
    }

    #[test]
    fn a_deal_has_each_thing_once(seed in "\\PC{0,40}") {
        let deal = Deal::from_seed(&seed);
        for deck in &deal.decks {
            prop_assert_eq!(deck.cards().iter().copied().collect::<BTreeSet<Card>>().len(), 11);
        }
        prop_assert_eq!(deal.pencils.into_iter().collect::<BTreeSet<Pencil>>().len(), 4);
        prop_assert_eq!(deal.powers.iter().map(|(_, &power)| power).collect::<BTreeSet<Power>>().len(), 4);
        prop_assert!(deal.objectives[0] != deal.objectives[1]);
    }

    #[test]
    fn a_shuffled_deck_has_each_card_once_and_five_to_ten_turns(seed in any::<u64>()) {
        let deck = Deck::shuffled(&mut Rng::new(seed));
        prop_assert_eq!(deck.cards().iter().copied().collect::<BTreeSet<Card>>().len(), 11);
        let mut faceup = Faceup::default();
        while let Some(turn) = deck.turn_after(faceup) {
            prop_assert!(faceup.reveal(turn).is_ok());
        }
        prop_assert!((5..=10).contains(&faceup.turns()));
    }
}

/// Reveals further cards, other ones for each salt, and lets all act on them who are not behind this seat: what
/// those do who are, the seat may see.
fn go_on_without(game: &mut Game, seat: Seat, salt: u64) {
    let acted = |game: &Game, seat: Seat| game.actions(seat).iter().map(Vec::len).sum::<usize>();
    let here = acted(game, seat);
    let ahead: Vec<Seat> =
        game.seats().filter(|&other| other != seat && acted(game, other) >= here).collect();
    let mut rng = Rng::new(salt);
    for _ in 0..rng.below(12) {
        // The deck as far as it is known, then the unseen cards in an order of this salt's own.
        let unseen = Deck::shuffled(&mut rng);
        let faceup = if game.faceup().is_over() { Faceup::default() } else { game.faceup() };
        let fresh =
            unseen.cards().iter().find(|&&card| card != Card::Switch && !faceup.seen().contains(card));
        let turn = tubewright_rules::Turn::new(*fresh.expect("a round in play has cards left"), false);
        if game.reveal(turn.expect("not the switch")).is_err() {
            break;
        }
        for other in game.waiting().filter(|other| ahead.contains(other)) {
            if rng.below(3) > 0 {
                let action = choose(game, other, &mut rng);
                game.play(other, action).expect("a listed action");
            }
        }
    }
}

#[test]
fn whole_random_games_end() {
    for number in 0..64 {
        let game = Plan::number(number).play(number as u64, WHOLE_GAME, |_, _, _| {});
        assert!(game.is_over());
        assert!(!game.winners().is_empty());
    }
}
