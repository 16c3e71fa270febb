//! Random maps of all sizes: on each the fast engine and the slow reference agree, about games, counts and sheets.

mod random_games;
mod reference;

use std::collections::BTreeSet;
use std::fmt::Write;

use random_games::{Plan, WHOLE_GAME};
use serde_json::{Value, json};
use tubewright_rules::{
    Board, Card, Deal, DrawnLine, DrawnSheet, Game, MapCount, MapProblem, Pencil, Record, Rng, SharedBoard,
    SheetReport, perft, turns_of,
};

/// A map drawn by dice, whether or not it can be played.
fn draft(rng: &mut Rng) -> String {
    let (columns, rows) = (4 + rng.below(9), 4 + rng.below(9));
    // Two or three blocks across and down, so that few sections pass through a third district.
    let blocks = |side: u32, rng: &mut Rng| {
        let count = 1 + rng.below(3).min(side / 4);
        move |place: u32| place * count / side
    };
    let (across, down) = (blocks(columns, rng), blocks(rows, rng));
    let density = 30 + rng.below(40);
    let mut grid = vec![vec!['.'; columns as usize]; rows as usize];
    for sign in grid.iter_mut().flatten() {
        if rng.below(100) < density {
            *sign = ['S', 'T', 'P', 'C'][rng.below(4) as usize];
        }
    }
    let (x, y) = (rng.below(columns), rng.below(rows));
    grid[y as usize][x as usize] = '?';
    let mut stations: Vec<String> = Vec::new();
    for (y, row) in grid.iter().enumerate() {
        for (x, &sign) in row.iter().enumerate().filter(|(_, sign)| **sign != '.') {
            let _ = sign;
            stations.push(format!("{}{}", char::from(b'a' + x as u8), y + 1));
        }
    }
    rng.shuffle(&mut stations);
    let mut text = "map dice\n".to_owned();
    let mut put = |line: String| writeln!(text, "{line}").expect("a String takes any text");
    let spaced =
        |signs: &mut dyn Iterator<Item = char>| signs.map(|sign| format!(" {sign}")).collect::<String>();
    put(spaced(&mut (b'a'..).take(columns as usize).map(char::from)));
    for (y, row) in grid.iter().enumerate() {
        put(format!("{}{}", y + 1, spaced(&mut row.iter().copied())));
    }
    put(format!(
        "sights {}",
        stations.iter().take(1 + rng.below(5) as usize).cloned().collect::<Vec<_>>().join(" ")
    ));
    rng.shuffle(&mut stations);
    let departures: Vec<String> =
        Pencil::ALL.iter().zip(&stations).map(|(pencil, station)| format!("{pencil} {station}")).collect();
    put(format!("departures {}", departures.join(", ")));
    put("districts".to_owned());
    for y in 0..rows {
        put(spaced(&mut (0..columns).map(|x| char::from(b'A' + (3 * down(y) + across(x)) as u8))));
    }
    for _ in 0..1 + rng.below(3) {
        // From left to right or from above to below, through places between the stations.
        let is_across = rng.below(2) == 0;
        let mut off = |most: u32| format!("{}.{}", rng.below(most + 1), 13 + rng.below(74));
        let river = if is_across {
            format!("river 0,{} {},{} {},{}", off(rows), columns / 2, off(rows), columns + 1, off(rows))
        } else {
            format!("river {},0 {},{} {},{}", off(columns), off(columns), rows / 2, off(columns), rows + 1)
        };
        put(river);
    }
    put(format!("track 0 {} {} {}", 1 + rng.below(3), 4 + rng.below(3), 7 + rng.below(3)));
    let low = 10 + rng.below(60);
    put(format!("verdicts {low} {} {} {} {}", low + 9, low + 18, low + 27, low + 40));
    put(format!("objectives thames {}, interchanges {}", 1 + rng.below(9), 1 + rng.below(9)));
    text
}

/// So many maps that can be played.
fn maps(count: usize, seed: u64) -> Vec<SharedBoard> {
    let mut rng = Rng::new(seed);
    let mut maps = Vec::new();
    for _ in 0..10_000 {
        if maps.len() == count {
            return maps;
        }
        maps.extend(Board::parse(&draft(&mut rng)).ok().map(SharedBoard::from));
    }
    panic!("only {} of {count} maps in 10,000 tries", maps.len());
}

fn slow(board: &Board) -> reference::Board {
    reference::Board::from_text(&board.text())
}

#[test]
fn random_maps_are_of_many_kinds_and_read_as_they_are_written() {
    let (mut sizes, mut rivers, mut wet) = (BTreeSet::new(), BTreeSet::new(), 0);
    for board in maps(120, 1) {
        assert_eq!(Board::parse(&board.text()).as_ref(), Ok(&*board));
        assert!(!board.is_built_in());
        sizes.extend([board.columns(), board.rows()]);
        rivers.insert(board.rivers().len());
        wet += board.under_river().len();
        let sections: BTreeSet<String> = board
            .sections()
            .map(|(_, ends)| ends.map(|station| board.point(station).to_string()).join("-"))
            .collect();
        assert_eq!(sections.len(), slow(&board).sections.len());
    }
    assert!(sizes.contains(&4) && sizes.contains(&12), "{sizes:?}");
    assert!(rivers.iter().eq(&[1, 2, 3]) && wet > 500, "{rivers:?}, {wet} sections under water");
}

#[test]
fn random_games_on_random_maps_come_to_the_same() {
    let (mut played, mut verdicts) = (0, BTreeSet::new());
    for (number, board) in maps(40, 2).iter().enumerate() {
        let reference = slow(board);
        let plan = Plan::number(2 * number + 2 * (number / 32));
        let powers = plan.start_on(board, number as u64).setup().powers;
        let powers: Vec<(String, String)> = powers.map_or(Vec::new(), |powers| {
            powers.iter().map(|(pencil, power)| (pencil.to_string(), power.to_string())).collect()
        });
        let mut states = vec![reference::State::new(&reference, &powers); plan.seats];
        let game = plan.play_on(board, number as u64, WHOLE_GAME, |game, seat, action| {
            let state = &mut states[seat.index()];
            while state.lines.len() < game.actions(seat).len() {
                state.start_line(game.setup().pencil(seat, state.lines.len()).name());
            }
            let (turn, place) = game.turn(seat).expect("the seat acts now");
            let cards = turn.cards().map(|card| card.to_string()).collect();
            let turn = reference::Turn { number: place as usize, cards };
            let call = game.call(seat).expect("the seat acts now");
            let legal: BTreeSet<String> =
                game.sheet(seat).actions(board, call).iter().map(|&it| board.action_text(it)).collect();
            assert_eq!(legal, reference::legal_actions(state, &turn), "{}", board.text());
            *state = reference::judge(state, &turn, &board.action_text(action)).expect("a legal action");
            played += 1;
        });
        assert!(game.is_over());
        let record: Value = json(&game);
        let read = Record::from_json(record.to_string().as_bytes()).expect("a record");
        let fast = json!(read.report(true).expect("a legal game"));
        assert_eq!(fast, reference::replay(&reference, &record, true).expect("a legal game"), "{record}");
        verdicts.extend(fast["solo"]["verdict"].as_u64());
        compare_sheets(&game, &fast);
    }
    assert!(played > 1000 && verdicts.len() > 1, "{played} actions, verdicts {verdicts:?}");
}

fn json(game: &Game) -> Value {
    serde_json::from_str(&game.record().to_json()).expect("a record is JSON")
}

/// What was drawn on a seat's sheet, without the cards, in another order.
fn on_paper(game: &Game, seat: tubewright_rules::Seat) -> DrawnSheet {
    let board = game.board();
    let line = |line: &tubewright_rules::Line| DrawnLine {
        pencil: line.pencil(),
        sections: (line.sections().iter())
            .map(|section| {
                let [to, from] = board.ends(section);
                board.name_step(tubewright_rules::Step { from, to })
            })
            .collect(),
        circled: line.circled().map(|station| board.point(station)),
    };
    DrawnSheet {
        lines: game.sheet(seat).lines().iter().rev().map(line).collect(),
        objectives: game.setup().objectives,
    }
}

/// A sheet that was played is one that can be, and scores the same without its cards.
fn compare_sheets(game: &Game, results: &Value) {
    for seat in game.seats() {
        let sheet = on_paper(game, seat);
        let read: DrawnSheet = sheet.to_string().parse().expect("the text of a sheet");
        assert_eq!(read, sheet);
        let board = game.board();
        let score = read.score(board).unwrap_or_else(|fault| panic!("{fault}: {sheet}"));
        assert_eq!(score, tubewright_rules::Score { lines: score.lines.clone(), ..game.score(seat) });
        let report = json!(SheetReport::new(board, &read.sheet(board).expect("sections of the map"), &score));
        for (name, value) in results["final"][seat.index()].as_object().expect("a score") {
            if name != "seat" {
                assert_eq!(&report[name], value, "{name}: {sheet}");
            }
        }
        for (line, round) in results["rounds"].as_array().expect("rounds").iter().enumerate() {
            let was = &round["lines"][seat.index()];
            let mut is = report["line_scores"][3 - line].clone();
            is["seat"] = was["seat"].clone();
            assert_eq!(&is, was, "{sheet}");
        }
    }
}

#[test]
fn sheets_of_random_games_score_without_their_cards_what_the_reference_counts() {
    let boards = [reference::Board::london(), reference::Board::hamlet()];
    let mut circles = 0;
    for (number, plan) in Plan::all().enumerate() {
        let game = plan.play(number as u64 + 500, WHOLE_GAME, |_, _, _| {});
        let record = json(&game);
        let results =
            reference::replay(&boards[usize::from(plan.hamlet)], &record, false).expect("a legal game");
        compare_sheets(&game, &results);
        circles += game
            .seats()
            .filter(|&seat| game.sheet(seat).lines().iter().any(|it| it.circled().is_some()))
            .count();
    }
    assert!(circles > 10, "{circles} sheets with a circle");
}

#[test]
fn perft_agrees_on_random_maps() {
    let mut sum = 0;
    for (number, board) in maps(60, 3).iter().enumerate() {
        let reference = slow(board);
        let pencil = Pencil::ALL[number % 4];
        let deal = Deal::from_seed(&format!("perft {number}"));
        let mut cards: Vec<Card> = deal.decks[0].cards()[..5].to_vec();
        cards.pop_if(|card| *card == Card::Switch);
        let turns = turns_of(&cards, 1).expect("possible cards");
        let counts = perft(board, pencil, &turns).expect("possible turns");
        let texts: Vec<String> = cards.iter().map(Card::to_string).collect();
        assert_eq!(counts, reference::perft(&reference, pencil.name(), &texts), "{}", board.text());
        sum += counts.last().expect("there is a turn");
    }
    assert!(sum > 5_000, "{sum}");
}

#[test]
fn what_dice_draw_wrong_is_refused_in_one_line() {
    let (mut rng, mut problems) = (Rng::new(4), BTreeSet::new());
    for _ in 0..2000 {
        let Err(error) = Board::parse(&draft(&mut rng)) else { continue };
        let text = error.to_string();
        assert!(!text.contains('\n') && text.len() < 200, "{text}");
        problems.insert(match error.problem {
            MapProblem::PassesThrough(..) => "passes through",
            MapProblem::RiverTouches(..) => "touches",
            MapProblem::RiverTwice(..) => "twice",
            MapProblem::NoWayOut(..) => "no way out",
            MapProblem::TooLarge(MapCount::Stations | MapCount::StationsOfDistrict, _) => "too many",
            _ => "other",
        });
    }
    assert!(problems.len() > 2, "{problems:?}");
}
