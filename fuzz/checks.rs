//! Properties of untrusted input to `rules`, run by the fuzz targets and, over their corpus, by the test `strangers`.
#![allow(dead_code, reason = "each target uses one of them")]

use tubewright_rules::{
    Action, Board, Call, ErrorReport, Game, Pencil, Record, RecordError, Rng, Sheet, Symbol, Target,
};

/// An error is one short line without control characters.
fn one_clean_line(error: &impl ToString) {
    let text = error.to_string();
    assert!(!text.is_empty() && text.len() < 1000, "{text:?}");
    assert!(!text.contains(char::is_control), "{text:?}");
}

/// Records: refused with one line, or replayed; printing and parsing are inverses.
pub(crate) fn record(data: &[u8]) {
    let record = match Record::from_json(data) {
        Ok(record) => record,
        Err(error) => return one_clean_line(&error),
    };
    assert_eq!(Record::from_json(record.to_json().as_bytes()), Ok(record.clone()), "print, then parse");
    if let Err(error) = record.verify() {
        one_clean_line(&error);
    }
    match (record.report(true), Game::replay(&record)) {
        (Ok(_), Ok(game)) => {
            assert_eq!(Game::replay(&game.record()).as_ref(), Ok(&game), "play, then replay");
            for seat in game.seats() {
                let score = game.score(seat);
                let sum = score.line_points() + score.tourist_points + score.interchange_points;
                assert_eq!(sum + score.objective_points(), score.total);
                game.view(seat);
            }
        }
        (Err(error), Err(again)) => {
            assert_eq!(error, again);
            one_clean_line(&error);
            assert_eq!(error.place().is_none(), matches!(error, RecordError::Bad(_)));
            let _ = ErrorReport::from(&error);
        }
        _ => panic!("a report and a replay agree"),
    }
}

/// Actions: refused with one line; printing and parsing are inverses.
pub(crate) fn action(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for board in [Board::london(), Board::hamlet()] {
        let action = match board.parse_action(text) {
            Ok(action) => action,
            Err(error) => {
                one_clean_line(&error);
                continue;
            }
        };
        assert_eq!(board.parse_action(&board.action_text(action)), Ok(action), "print, then parse");
        for pencil in Pencil::ALL {
            let sheet = Sheet::new(board, pencil, action.power());
            agree(board, &sheet, Call { target: Target::Any, branch: true }, action);
        }
    }
}

/// The list of legal actions agrees with the check of one action.
fn agree(board: &Board, sheet: &Sheet, call: Call, action: Action) {
    let listed = sheet.actions(board, call).contains(&action);
    let mut played = *sheet;
    match played.play(board, call, action) {
        Ok(()) => assert!(listed, "played but not listed"),
        Err(error) => {
            assert!(!listed, "listed but refused");
            assert_eq!(&played, sheet, "a refused action changes nothing");
            one_clean_line(&error);
        }
    }
}

/// Maps: refused with one line, or playable for a whole game.
pub(crate) fn map(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let board = match Board::parse(text) {
        Ok(board) => board,
        Err(error) => return one_clean_line(&error),
    };
    for station in board.stations() {
        assert_eq!(board.station(&board.point(station).to_string()), Some(station));
        assert_eq!(board.district_at(board.point(station)), Some(board.district(station)));
    }
    let mut rng = Rng::new(text.len() as u64);
    let mut sheet = Sheet::new(&board, Pencil::Purple, None);
    for pencil in Pencil::ALL {
        if pencil != Pencil::Purple {
            sheet.begin_line(&board, pencil, None);
        }
        for turn in 0..10 {
            let symbol = Symbol::ALL[rng.below(4) as usize];
            let call = Call { target: Target::Symbol(symbol), branch: turn % 3 == 0 };
            let actions = sheet.actions(&board, call);
            let action = actions[rng.below(actions.len() as u32) as usize];
            sheet.play(&board, call, action).expect("a listed action is legal");
        }
    }
    sheet.total(&board, &tubewright_rules::Objective::ALL);
}
