//! Playing, taking back, clocks and the time: scripts of hours in milliseconds.

mod hall;

use hall::{DAY, HOUR, Hall, MINUTE, SECOND, SEED, START, new_table, person, play, sit};
use tubewright_rules::{Action, Rng};
use tubewright_table::{Table, Watcher};
use tubewright_wire::{Clock, Command, CommandError, End, MAX_COMMAND_ID, Pace, Settings, Stage};

fn undo(round: u8, turn: u8) -> Command {
    Command::Undo { round, turn }
}

/// Plays passes until everyone is at this place.
fn pass_to(hall: &mut Hall, round: u8, turn: u8) {
    while hall.mirror(Watcher::Seat(0)).turn() < Some((round, turn)) {
        let (round, turn) = hall.mirror(Watcher::Seat(0)).turn().expect("somebody acts");
        for name in ["ann", "bob", "cleo", "dan"].iter().take(hall.table.settings().seats.into()) {
            hall.run(name, play(round, turn, "pass"));
        }
    }
}

#[test]
fn a_turn_is_named_so_that_late_and_early_plays_are_told_apart() {
    let mut hall = Hall::open(&new_table(Settings::plain(2)));
    assert_eq!(hall.refused("ann", play(1, 1, "pass")), "not-started");
    hall.run("bob", sit("bob"));
    for (round, turn) in [(1, 2), (2, 1), (1, 255), (255, 1)] {
        assert_eq!(hall.refused("ann", play(round, turn, "pass")), "too-early");
    }
    pass_to(&mut hall, 1, 3);
    for (round, turn) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        assert_eq!(hall.refused("ann", play(round, turn, "d3-a3")), "too-late");
    }
    let len = hall.table.log_len();
    hall.run("ann", play(1, 2, "pass"));
    assert_eq!(hall.table.log_len(), len, "the same again is done already");
    hall.run("ann", play(1, 3, "pass"));
    assert_eq!(hall.refused("ann", play(1, 4, "pass")), "too-early", "bob has not chosen");
    assert_eq!(hall.refused("ann", play(1, 3, "d3-a3")), "already-played");
}

#[test]
fn illegal_actions_are_refused_with_the_word_of_the_rule() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    assert_eq!(hall.refused("ann", play(1, 1, "a1-z9")), "bad-action");
    assert_eq!(hall.refused("ann", play(1, 1, "d3-d3")), "no-such-section");
    assert_eq!(hall.refused("ann", play(1, 1, "pass +circle d3")), "power-not-held");
}

#[test]
fn a_choice_can_be_taken_back_until_all_have_chosen() {
    let mut hall = Hall::playing(Settings::plain(3), SEED);
    assert_eq!(hall.refused("ann", undo(1, 1)), "nothing-to-undo");
    hall.run("ann", play(1, 1, "pass"));
    hall.run("bob", play(1, 1, "pass"));
    assert_eq!(hall.refused("ann", undo(1, 2)), "nothing-to-undo");
    hall.run("ann", undo(1, 1));
    assert_eq!(hall.mirror(Watcher::Seat(0)).turn(), Some((1, 1)));
    assert!(!hall.mirror(Watcher::Spectator).snapshot().game.as_ref().expect("a game").chosen[0]);
    assert_eq!(hall.refused("ann", undo(1, 1)), "nothing-to-undo");
    hall.run("ann", play(1, 1, "pass"));
    assert_eq!(hall.mirror(Watcher::Seat(0)).undoable(), Some((1, 1)));
    hall.run("cleo", play(1, 1, "pass"));
    assert_eq!(hall.refused("ann", undo(1, 1)), "too-late");
    assert_eq!(hall.mirror(Watcher::Seat(0)).undoable(), None);
}

#[test]
fn the_last_turn_of_a_round_can_be_taken_back_too() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    pass_to(&mut hall, 2, 1);
    let turns = hall.table.game().expect("a game").rounds()[0].len() as u8;
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    pass_to(&mut hall, 1, turns);
    hall.run("ann", play(1, turns, "pass"));
    hall.run("ann", undo(1, turns));
    hall.run("ann", play(1, turns, "pass"));
    hall.run("bob", play(1, turns, "pass"));
    assert_eq!(hall.mirror(Watcher::Seat(0)).turn(), Some((2, 1)));
}

#[test]
fn at_own_pace_the_next_card_is_shown_and_nothing_is_taken_back() {
    let mut hall = Hall::playing(Settings { pace: Pace::OwnPace, ..Settings::plain(2) }, SEED);
    hall.run("ann", play(1, 1, "pass"));
    assert_eq!(hall.mirror(Watcher::Seat(0)).turn(), Some((1, 2)));
    assert_eq!(hall.refused("ann", undo(1, 1)), "too-late");
    assert_eq!(hall.mirror(Watcher::Seat(0)).undoable(), None);
    assert_eq!(hall.refused("bob", undo(1, 1)), "nothing-to-undo");
}

#[test]
fn a_table_in_step_is_turned_to_own_pace() {
    let mut hall = Hall::playing(Settings::plain(3), SEED);
    hall.run("ann", play(1, 1, "pass"));
    assert_eq!(hall.refused("bob", Command::ToOwnPace), "not-host");
    hall.run("ann", Command::ToOwnPace);
    assert_eq!(hall.mirror(Watcher::Seat(0)).turn(), Some((1, 2)), "who has chosen goes on");
    assert_eq!(hall.mirror(Watcher::Seat(1)).turn(), Some((1, 1)));
    assert_eq!(hall.refused("ann", undo(1, 1)), "too-late");
    assert_eq!(hall.refused("ann", Command::ToOwnPace), "already-own-pace");
    hall.play_out(&mut Rng::new(2));
    assert_eq!(hall.replayed(), hall.table);
    assert_eq!(hall.refused("ann", Command::ToOwnPace), "over");
}

#[test]
fn two_devices_on_one_seat_choose_once() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    // Both devices are the same person; each has random ids of its own.
    let len = hall.table.log_len();
    assert_eq!(hall.try_run_as("ann", 1001, &play(1, 1, "pass")), Ok(()));
    assert_eq!(hall.try_run_as("ann", 2002, &play(1, 1, "pass")), Ok(()), "the same choice");
    let why = hall.try_run_as("ann", 2003, &play(1, 1, "d3-c4"));
    assert_eq!(why, Err(CommandError::AlreadyPlayed), "another choice");
    assert_eq!(hall.table.log_len(), len + 1);
}

#[test]
fn the_same_command_twice_is_answered_the_same_and_done_once() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    let chat = Command::Chat { text: "once".into() };
    for id in [0, 5, MAX_COMMAND_ID] {
        hall.try_run_as("ann", id, &chat).expect("it may be said");
        let n = hall.table.done(&person("ann"), id);
        assert_eq!(n, Some(hall.table.log_len() - 1));
        let later = Command::Chat { text: "something else under the same id".into() };
        hall.try_run_as("ann", id, &later).expect("done already");
        assert_eq!(hall.table.done(&person("ann"), id), n);
    }
    assert_eq!(hall.table.log_len(), 4);
    assert_eq!(hall.try_run_as("ann", MAX_COMMAND_ID + 1, &chat), Err(CommandError::BadId));
    hall.try_run_as("bob", 5, &sit("bob")).expect("another's ids are their own");
    hall.try_run_as("bob", 5, &sit("bob")).expect("done already, although bob has a seat now");
    assert_eq!(hall.replayed().done(&person("bob"), 5), Some(4), "also after a restart");
}

#[test]
fn a_command_that_comes_again_after_hundreds_of_others_has_no_second_effect() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    let line = |id: u64| Command::Chat { text: format!("line {id}") };
    let undone = [(1001, play(1, 1, "pass")), (1002, undo(1, 1)), (1003, play(1, 1, "pass"))];
    for (id, command) in &undone {
        hall.try_run_as("ann", *id, command).expect("it may be done");
    }
    for id in 0..390 {
        hall.try_run_as("ann", id, &line(id)).expect("it may be said");
    }
    let again = |hall: &mut Hall| {
        let before = hall.table.clone();
        for id in 0..390 {
            hall.try_run_as("ann", id, &line(id)).expect("done already");
            assert!(hall.table.done(&person("ann"), id).is_some());
        }
        for (id, command) in &undone {
            hall.try_run_as("ann", *id, command).expect("done already");
        }
        assert_eq!(hall.table, before);
    };
    again(&mut hall);
    hall.table = hall.replayed();
    again(&mut hall);
}

#[test]
fn sitting_down_in_the_last_seat_starts_the_game_in_the_same_breath() {
    let mut hall = Hall::open(&new_table(Settings::plain(2)));
    hall.try_run_as("bob", 9, &sit("bob")).expect("it is free");
    assert_eq!(hall.table.done(&person("bob"), 9), Some(2), "the start, entry 2, speaks for both");
}

#[test]
fn a_seat_whose_seconds_run_out_passes() {
    let mut hall = Hall::playing(Settings { clock: Clock::Seconds(30), ..Settings::plain(2) }, SEED);
    let deadline = hall.mirror(Watcher::Spectator).snapshot().game.as_ref().expect("a game").deadline;
    assert_eq!(deadline, Some(START + 30 * SECOND));
    hall.pass_time(29_999);
    hall.run("ann", play(1, 1, "pass"));
    assert_eq!(hall.table.game().map(|game| game.rounds()[0].len()), Some(1));
    hall.pass_time(1);
    assert_eq!(hall.table.game().map(|game| game.rounds()[0].len()), Some(2), "bob has passed");
    assert_eq!(hall.refused("bob", play(1, 1, "d3-c4")), "too-late");
    hall.run("bob", play(1, 2, "pass"));
    // Nobody comes back: the game goes to its end by itself.
    hall.pass_time(HOUR);
    assert_eq!(hall.table.stage(), Stage::Over(End::Finished));
    assert_eq!(hall.table.deadline(), None);
    assert_eq!(hall.replayed(), hall.table);
}

#[test]
fn an_undo_does_not_win_time() {
    let mut hall = Hall::playing(Settings { clock: Clock::Seconds(30), ..Settings::plain(2) }, SEED);
    for _ in 0..4 {
        hall.pass_time(5 * SECOND);
        hall.run("ann", play(1, 1, "pass"));
        hall.run("ann", undo(1, 1));
    }
    assert_eq!(hall.table.deadline(), Some(START + 30 * SECOND));
    hall.pass_time(10 * SECOND);
    assert_eq!(hall.mirror(Watcher::Seat(0)).turn(), Some((1, 2)));
}

#[test]
fn at_own_pace_each_seat_has_a_clock_of_its_own() {
    let clock = Clock::Days(2);
    let mut hall = Hall::playing(Settings { pace: Pace::OwnPace, clock, ..Settings::plain(2) }, SEED);
    hall.pass_time(DAY);
    hall.run("ann", play(1, 1, "pass"));
    let deadline = |hall: &Hall, seat| hall.mirror(Watcher::Seat(seat)).snapshot().game.as_ref()?.deadline;
    assert_eq!((deadline(&hall, 0), deadline(&hall, 1)), (Some(START + 3 * DAY), Some(START + 2 * DAY)));
    assert_eq!(hall.mirror(Watcher::Spectator).snapshot().game.as_ref().expect("a game").deadline, None);
    hall.pass_time(DAY);
    assert_eq!(hall.mirror(Watcher::Seat(1)).turn(), Some((1, 2)));
    assert_eq!((deadline(&hall, 0), deadline(&hall, 1)), (Some(START + 3 * DAY), Some(START + 4 * DAY)));
}

#[test]
fn no_clock_runs_for_a_bot_and_who_takes_back_has_the_whole_time() {
    let mut hall = Hall::playing(Settings { clock: Clock::Seconds(60), ..Settings::plain(2) }, SEED);
    hall.run("ann", Command::LetBot { seat: 0, level: None });
    hall.run("bob", play(1, 1, "pass"));
    assert_eq!(hall.mirror(Watcher::Spectator).snapshot().game.as_ref().expect("a game").deadline, None);
    hall.pass_time(5 * MINUTE);
    assert_eq!(hall.table.game().map(|game| game.rounds()[0].len()), Some(1));
    hall.run("ann", Command::TakeBack);
    assert_eq!(hall.table.deadline(), Some(hall.now + MINUTE));
}

#[test]
fn nobody_wins_time_by_letting_a_bot_play_or_leaving_for_a_moment() {
    let mut hall = Hall::playing(Settings { clock: Clock::Days(14), ..Settings::plain(2) }, SEED);
    hall.pass_time(10 * DAY);
    hall.run("ann", Command::LetBot { seat: 0, level: None });
    hall.run("ann", Command::TakeBack);
    assert_eq!(hall.table.deadline(), Some(START + 14 * DAY));
    hall.run("ann", Command::Leave);
    hall.run("ann", sit("ann"));
    assert_eq!(hall.table.deadline(), Some(START + 14 * DAY));
    // While the bot has the seat, the clock stands.
    hall.run("ann", Command::LetBot { seat: 0, level: None });
    hall.pass_time(DAY);
    hall.run("ann", Command::TakeBack);
    let deadline = hall.mirror(Watcher::Seat(0)).snapshot().game.as_ref().expect("a game").deadline;
    assert_eq!(deadline, Some(hall.now + 4 * DAY));
    // Somebody else has the whole time.
    hall.run("ann", Command::Leave);
    hall.run("eve", sit("eve"));
    let deadline = hall.mirror(Watcher::Seat(0)).snapshot().game.as_ref().expect("a game").deadline;
    assert_eq!(deadline, Some(hall.now + 14 * DAY));
    assert_eq!(hall.replayed(), hall.table);
}

#[test]
fn after_a_restart_no_clock_runs_out_before_people_can_be_back() {
    let hall = Hall::playing(Settings { clock: Clock::Seconds(60), ..Settings::plain(2) }, SEED);
    let later = START + HOUR;
    let table = Table::replay(&hall.log, later).expect("it fits");
    assert_eq!(table, hall.table);
    assert_eq!(table.deadline(), Some(later + 30 * SECOND));
    assert!(table.tick(later + 30 * SECOND - 1).is_empty());
    assert_eq!(table.tick(later + 30 * SECOND).len(), 1);
    assert_eq!(table.presence(START).here, [false, false]);
}

#[test]
fn time_that_goes_back_breaks_nothing() {
    let mut hall = Hall::playing(Settings { clock: Clock::Seconds(60), ..Settings::plain(2) }, SEED);
    hall.now += 10 * SECOND;
    hall.run("ann", play(1, 1, "pass"));
    hall.now -= HOUR;
    hall.run("bob", play(1, 1, "pass"));
    assert!(hall.table.tick(hall.now).is_empty());
    assert!(hall.log.windows(2).all(|pair| pair[0].at <= pair[1].at), "the table's time never goes back");
    // The caller's clock was set back by an hour and the server restarted: the table's time goes on from the last entry.
    let restarted = START - HOUR;
    let mut table = Table::replay(&hall.log, restarted).expect("it fits");
    assert_eq!(table.deadline(), Some(restarted + 60 * SECOND));
    let events = table.tick(restarted + 60 * SECOND);
    table.apply(&events[0]).expect("it fits");
    assert_eq!(table.deadline(), Some(restarted + 120 * SECOND), "and does not stand still");
}

#[test]
fn what_is_due_stays_due_though_time_goes_back() {
    let mut hall = Hall::playing(Settings { clock: Clock::Seconds(60), ..Settings::plain(2) }, SEED);
    hall.run("ann", play(1, 1, "pass"));
    // On the last moment of the turn something happens before anybody has looked at the clock.
    hall.now += 60 * SECOND;
    hall.run("ann", undo(1, 1));
    hall.now -= SECOND;
    assert!(hall.table.deadline() <= Some(hall.now), "{:?}", hall.table.deadline());
    hall.pass_time(0);
    assert_eq!(hall.mirror(Watcher::Seat(0)).turn(), Some((1, 2)), "both have passed");
}

#[test]
fn nobody_has_to_wait_for_ever() {
    let mut gathering = Hall::open(&new_table(Settings::plain(3)));
    gathering.pass_time(6 * DAY);
    gathering.run("ann", Command::Chat { text: "anybody?".into() });
    gathering.pass_time(7 * DAY - 1);
    assert_eq!(gathering.table.stage(), Stage::Gathering);
    gathering.pass_time(1);
    assert_eq!(gathering.table.stage(), Stage::Over(End::Abandoned));

    for pace in [Pace::InStep, Pace::OwnPace] {
        for clock in [Clock::None, Clock::Seconds(10), Clock::Days(14)] {
            let mut hall = Hall::playing(Settings { pace, clock, ..Settings::plain(3) }, SEED);
            hall.run("ann", play(1, 1, "pass"));
            hall.pass_time(1000 * DAY);
            assert!(matches!(hall.table.stage(), Stage::Over(_)), "{pace:?} {clock:?}");
            assert_eq!(hall.table.deadline(), None);
            assert!(hall.table.bots_to_move().is_empty());
            assert_eq!(hall.replayed(), hall.table);
        }
    }
}

#[test]
fn a_bots_action_is_checked_like_a_persons() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    hall.run("ann", Command::LetBot { seat: 0, level: None });
    let bot =
        |hall: &Hall, seat, round, turn| hall.table.decide_bot(seat, round, turn, Action::Pass, hall.now);
    assert_eq!(bot(&hall, 9, 1, 1), Err(CommandError::NoSuchSeat));
    assert_eq!(bot(&hall, 1, 1, 1), Err(CommandError::NoBot));
    assert_eq!(bot(&hall, 0, 1, 2), Err(CommandError::TooEarly));
    let illegal = hall.table.game().expect("a game").board().parse_action("a1-a3").expect("an action");
    let why = hall.table.decide_bot(0, 1, 1, illegal, hall.now).expect_err("it is illegal");
    assert!(matches!(why, CommandError::Illegal(_)));
    let events = bot(&hall, 0, 1, 1).expect("it may");
    hall.keep(events);
    assert_eq!(bot(&hall, 0, 1, 1), Ok(vec![]), "asked twice, it plays once");
}

#[test]
fn the_controller_moves_to_the_left_each_round() {
    let mut hall = Hall::playing(Settings::plain(3), SEED);
    for (round, controller) in [(1, 0), (2, 1), (3, 2), (4, 0)] {
        pass_to(&mut hall, round, 1);
        assert_eq!(hall.mirror(Watcher::Spectator).controller(), Some(controller), "R3.6");
    }
}

#[test]
fn a_list_tells_whom_a_table_waits_for() {
    let mut hall = Hall::open(&new_table(Settings::plain(2)));
    assert_eq!(hall.table.summary().waiting, [false, false]);
    hall.run("bob", sit("bob"));
    assert_eq!(hall.table.summary().waiting, [true, true]);
    hall.run("ann", play(1, 1, "pass"));
    assert_eq!(hall.table.summary().waiting, [false, true]);
    hall.run("ann", Command::ToOwnPace);
    assert_eq!(hall.table.summary().waiting, [false, true], "spectators see the slowest");
    assert_eq!(hall.table.summary_for(Watcher::Seat(0)).waiting, [true, true], "ann can go on");
    hall.run("ann", play(1, 2, "pass"));
    assert_eq!(hall.table.summary_for(Watcher::Seat(1)).waiting, [false, true], "ann is ahead of bob");
    hall.run("bob", Command::LetBot { seat: 1, level: None });
    assert_eq!(hall.table.summary().waiting, [false, false]);
}

#[test]
fn nothing_ends_by_a_clock_that_may_be_wrong_but_by_time_that_passes() {
    let gathering = Hall::open(&new_table(Settings::plain(2)));
    let days = Hall::playing(Settings { clock: Clock::Days(3), ..Settings::plain(2) }, SEED);
    let month = Hall::playing(Settings::plain(2), SEED);
    for (hall, long) in [(&gathering, 7 * DAY), (&days, 3 * DAY), (&month, 30 * DAY)] {
        // The server comes back with a clock that is a month and a day ahead.
        let ahead = START + 31 * DAY;
        let mut table = Table::replay(&hall.log, ahead).expect("it fits");
        assert!(table.deadline().is_some_and(|at| at <= ahead + MINUTE), "by that clock it would end");
        table.trust_clock(false, ahead);
        assert!(table.tick(ahead + HOUR).is_empty() && table.deadline() > Some(ahead + HOUR));
        // What has passed since then has passed.
        assert!(table.tick(ahead + long - 1).is_empty());
        assert!(!table.tick(ahead + long).is_empty());
        // The clock is set right: nothing has run out, and time goes on.
        let now = hall.now + HOUR;
        table.trust_clock(true, now);
        assert!(table.tick(now).is_empty());
        assert!(table.deadline().is_some_and(|at| at > now));
        assert!(!table.tick(hall.now + long).is_empty(), "it ends when it is time");
    }
}
