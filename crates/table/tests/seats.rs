//! Sitting down, leaving, bots, the host: every rule with its refusal.

mod hall;

use hall::{DAY, HOUR, Hall, MINUTE, SECOND, SEED, START, new_table, person, play, sit, with_bots};
use tubewright_rules::{Pencil, Rng};
use tubewright_table::{Event, EventKind, Table, Watcher};
use tubewright_wire::{
    BotFrom, Clock, Colours, Command, CommandError, End, Level, NewTable, Pace, Presence, Settings, Sitter,
    Stage, TextError,
};

const SECRET: &str = "0123456789abcdef0123456789abcdef";
const OTHER_SECRET: &str = "fedcba9876543210fedcba9876543210";

fn sit_at(seat: u8, name: &str) -> Command {
    Command::Sit { seat: Some(seat), name: name.into(), colour: None, secret: None }
}

fn sitter(hall: &Hall, seat: usize) -> Sitter {
    hall.table.snapshot(Watcher::Spectator).seats[seat].sitter.clone()
}

fn host(hall: &Hall) -> Option<u8> {
    hall.table.snapshot(Watcher::Spectator).host
}

fn cannot_open(new: &NewTable) -> CommandError {
    Table::open(new, "t1", SEED, &person("ann"), START).expect_err("it cannot be opened")
}

#[test]
fn a_table_has_one_to_four_seats_and_a_sensible_clock() {
    for seats in [0, 5, 255] {
        assert_eq!(cannot_open(&new_table(Settings::plain(seats))), CommandError::BadSettings);
    }
    for clock in [Clock::Seconds(9), Clock::Seconds(3601), Clock::Days(0), Clock::Days(15)] {
        assert_eq!(
            cannot_open(&new_table(Settings { clock, ..Settings::plain(2) })),
            CommandError::BadSettings
        );
    }
    for clock in [Clock::None, Clock::Seconds(10), Clock::Seconds(3600), Clock::Days(1), Clock::Days(14)] {
        Hall::open(&new_table(Settings { clock, ..Settings::plain(2) }));
    }
}

#[test]
fn the_host_needs_a_name_and_a_seat() {
    let unnamed = NewTable { name: " ".into(), ..new_table(Settings::plain(2)) };
    assert_eq!(cannot_open(&unnamed), CommandError::BadName(TextError::Empty));
    let full = with_bots(Settings::plain(2), &[Some(Level::Novice), Some(Level::Novice)]);
    assert_eq!(cannot_open(&full), CommandError::BadSettings);
    let too_many = with_bots(Settings::plain(2), &[None, None, Some(Level::Novice)]);
    assert_eq!(cannot_open(&too_many), CommandError::BadSettings);
    let secret = NewTable { secret: Some("short".into()), ..new_table(Settings::plain(2)) };
    assert_eq!(cannot_open(&secret), CommandError::BadSecret);
    let colour = NewTable { colour: Some(Pencil::Pink), ..new_table(Settings::plain(2)) };
    assert_eq!(cannot_open(&colour), CommandError::NoColourChoice);
}

#[test]
fn one_person_has_one_seat_and_a_seat_one_person() {
    let mut hall = Hall::open(&new_table(Settings::plain(4)));
    assert_eq!(hall.refused("ann", sit("ann")), "already-seated");
    assert_eq!(hall.refused("bob", sit_at(0, "bob")), "seat-taken");
    assert_eq!(hall.refused("bob", sit_at(4, "bob")), "no-such-seat");
    hall.run("bob", sit_at(2, "bob"));
    assert_eq!(hall.refused("bob", sit_at(3, "bob")), "already-seated");
    hall.run("cleo", sit("cleo"));
    assert_eq!(hall.table.watcher(&person("cleo")), Watcher::Seat(1), "the first that is free");
    hall.run("dan", sit("dan"));
    assert_eq!(hall.table.stage(), Stage::Playing, "it starts by itself when it is full");
    assert_eq!(hall.refused("eve", sit("eve")), "full");
    assert_eq!(hall.refused("eve", sit_at(1, "eve")), "seat-taken");
}

#[test]
fn names_are_short_and_can_be_read() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    for bad in ["", "   ", "a\u{7}b", "\u{202e}eve", "twenty-five characters...."] {
        assert_eq!(hall.refused("bob", sit(bad)), "bad-name", "{bad:?}");
        assert_eq!(hall.refused("ann", Command::Rename { name: bad.into() }), "bad-name");
    }
    hall.run("bob", sit("  żółć of 24 characters 24 "));
    assert_eq!(hall.name_of(1), "żółć of 24 characters 24");
    hall.run("bob", Command::Rename { name: "Bob".into() });
    assert_eq!(hall.name_of(1), "Bob");
}

#[test]
fn without_a_seat_one_only_looks_on() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    let commands = [
        Command::Leave,
        Command::Start,
        Command::Rename { name: "Eve".into() },
        Command::Colour { colour: None },
        Command::Secret { secret: SECRET.into() },
        Command::SetBot { seat: 1, level: Level::Novice },
        Command::FreeSeat { seat: 0 },
        play(1, 1, "pass"),
        Command::Undo { round: 1, turn: 1 },
        Command::LetBot { seat: 0, level: None },
        Command::TakeBack,
        Command::ToOwnPace,
        Command::Chat { text: "hello".into() },
        Command::React { reaction: tubewright_wire::Reaction::Wave },
        Command::Rematch,
    ];
    for command in commands {
        assert_eq!(hall.refused("eve", command), "not-seated");
    }
}

#[test]
fn only_the_host_sets_bots_frees_seats_and_starts() {
    let mut hall = Hall::open(&new_table(Settings::plain(4)));
    hall.here("ann");
    hall.run("bob", sit("bob"));
    let set_bot = |seat| Command::SetBot { seat, level: Level::Strong };
    for command in [set_bot(2), Command::FreeSeat { seat: 0 }, Command::Start, Command::ToOwnPace] {
        assert_eq!(hall.refused("bob", command), "not-host");
    }
    assert_eq!(hall.refused("ann", set_bot(1)), "not-empty");
    assert_eq!(hall.refused("ann", set_bot(4)), "no-such-seat");
    assert_eq!(hall.refused("ann", Command::FreeSeat { seat: 0 }), "not-yourself");
    assert_eq!(hall.refused("ann", Command::FreeSeat { seat: 2 }), "empty");
    hall.run("ann", set_bot(2));
    hall.run("ann", Command::SetBot { seat: 2, level: Level::Novice });
    assert_eq!(sitter(&hall, 2), Sitter::Bot { level: Level::Novice, free: false });
    assert_eq!(hall.refused("cleo", sit_at(2, "cleo")), "seat-taken");
    hall.run("ann", Command::FreeSeat { seat: 2 });
    hall.run("ann", Command::FreeSeat { seat: 1 });
    assert_eq!((sitter(&hall, 1), sitter(&hall, 2)), (Sitter::Open, Sitter::Open));
    hall.run("ann", set_bot(3));
    hall.run("ann", Command::Start);
    assert_eq!(hall.table.settings().seats, 2);
    assert_eq!(hall.refused("ann", Command::Start), "already-started");
    assert_eq!(hall.refused("ann", set_bot(1)), "already-started");
    assert_eq!(hall.refused("ann", Command::FreeSeat { seat: 1 }), "bot-plays");
}

#[test]
fn pencils_are_drawn_or_chosen() {
    let mut drawn = Hall::open(&new_table(Settings::plain(3)));
    assert_eq!(drawn.refused("ann", Command::Colour { colour: Some(Pencil::Pink) }), "no-colour-choice");

    let chosen = Settings { colours: Colours::Chosen, ..Settings::plain(2) };
    for mine in Pencil::ALL {
        let new = NewTable { colour: Some(mine), ..new_table(chosen) };
        for theirs in Pencil::ALL {
            let mut hall = Hall::open(&new);
            let sit = Command::Sit { seat: None, name: "bob".into(), colour: Some(theirs), secret: None };
            if mine == theirs {
                assert_eq!(hall.refused("bob", sit), "colour-taken");
                continue;
            }
            hall.run("bob", sit);
            let setup = hall.table.game().expect("it has started").setup();
            assert_eq!([setup.seats[0].pencils[0], setup.seats[1].pencils[0]], [mine, theirs]);
            assert_eq!(setup.check(), Ok(()), "and they pass to the left as ever");
        }
    }
}

#[test]
fn a_pencil_can_be_chosen_anew_until_the_start_and_the_deal_gives_the_rest() {
    let mut hall = Hall::open(&new_table(Settings { colours: Colours::Chosen, ..Settings::plain(4) }));
    hall.run("ann", Command::Colour { colour: Some(Pencil::Green) });
    hall.run("bob", sit("bob"));
    assert_eq!(hall.refused("bob", Command::Colour { colour: Some(Pencil::Green) }), "colour-taken");
    hall.run("ann", Command::Colour { colour: Some(Pencil::Blue) });
    hall.run("bob", Command::Colour { colour: Some(Pencil::Green) });
    hall.run("bob", Command::Colour { colour: None });
    hall.run("cleo", sit("cleo"));
    hall.run("ann", Command::Start);
    let setup = hall.table.game().expect("it has started").setup();
    assert_eq!(setup.seats[0].pencils[0], Pencil::Blue);
    assert_eq!(hall.refused("ann", Command::Colour { colour: Some(Pencil::Pink) }), "already-started");
    assert_eq!(setup_check(&hall), Ok(()));
}

fn setup_check(hall: &Hall) -> Result<(), tubewright_rules::SetupError> {
    hall.table.game().expect("it has started").setup().check()
}

#[test]
fn the_host_leaves_and_another_who_is_there_is_host() {
    let mut hall = Hall::open(&new_table(Settings::plain(4)));
    hall.run("bob", sit("bob"));
    hall.run("cleo", sit("cleo"));
    hall.here("cleo");
    hall.run("ann", Command::Leave);
    assert_eq!(host(&hall), Some(2), "bob is not connected");
    assert_eq!(sitter(&hall, 0), Sitter::Open);
    hall.run("cleo", Command::Leave);
    assert_eq!(host(&hall), Some(1), "better away than none");
    hall.run("bob", Command::Leave);
    assert_eq!((host(&hall), hall.table.stage()), (None, Stage::Over(End::Abandoned)));
    assert_eq!(hall.table.snapshot(Watcher::Spectator).seed, None, "there was no game to prove");
    assert_eq!(hall.refused("eve", sit("eve")), "over");
}

#[test]
fn a_host_who_is_away_for_a_minute_is_stood_in_for() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    hall.here("ann");
    hall.run("bob", sit("bob"));
    hall.here("bob");
    hall.away("ann");
    hall.pass_time(MINUTE - 1);
    assert_eq!(hall.refused("bob", Command::Start), "not-host");
    hall.pass_time(1);
    hall.run("bob", Command::Start);
    assert_eq!((host(&hall), hall.table.stage()), (Some(1), Stage::Playing));
}

#[test]
fn who_leaves_a_game_is_followed_by_a_bot_and_anybody_may_take_the_seat() {
    let mut hall = Hall::playing(Settings::plain(3), SEED);
    hall.run("bob", play(1, 1, "pass"));
    hall.run("bob", Command::Leave);
    assert_eq!(sitter(&hall, 1), Sitter::Bot { level: Level::Regular, free: true });
    assert_eq!(hall.table.bots_to_move().len(), 0, "it has chosen on this turn");
    hall.run("ann", play(1, 1, "pass"));
    hall.run("cleo", play(1, 1, "pass"));
    assert_eq!(hall.table.bots_to_move().len(), 1);
    hall.run("eve", sit("eve"));
    assert_eq!(hall.table.watcher(&person("eve")), Watcher::Seat(1));
    assert_eq!(hall.table.bots_to_move().len(), 0);
    hall.run("eve", play(1, 2, "pass"));
    hall.run("ann", Command::FreeSeat { seat: 1 });
    assert_eq!(hall.refused("eve", play(1, 2, "pass")), "not-seated");
    hall.play_out(&mut Rng::new(1));
    assert_eq!(hall.refused("ann", Command::Leave), "over");
    assert_eq!(hall.refused("ann", Command::FreeSeat { seat: 2 }), "over");
}

#[test]
fn a_game_that_all_have_left_ends_at_once() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    hall.run("ann", Command::Leave);
    assert_eq!(hall.table.stage(), Stage::Playing);
    hall.run("bob", Command::Leave);
    assert_eq!(hall.table.stage(), Stage::Over(End::Abandoned));
    assert_eq!(hall.table.snapshot(Watcher::Spectator).seed.as_deref(), Some(SEED));
    assert!(hall.table.bots_to_move().is_empty());
}

#[test]
fn the_host_lets_a_bot_take_an_absent_seat_and_its_owner_takes_it_back() {
    let mut hall = Hall::playing(Settings::plain(3), SEED);
    let let_bot = Command::LetBot { seat: 1, level: Some(Level::Strong) };
    assert_eq!(hall.refused("ann", let_bot.clone()), "not-away");
    assert_eq!(hall.refused("bob", Command::TakeBack), "no-bot");
    hall.away("bob");
    assert_eq!(hall.refused("cleo", let_bot.clone()), "not-away", "only the host at once");
    assert_eq!(hall.refused("ann", Command::LetBot { seat: 7, level: None }), "no-such-seat");
    hall.run("ann", let_bot.clone());
    assert_eq!(hall.table.bots_to_move()[0].level, Level::Strong);
    assert_eq!(hall.refused("ann", let_bot), "bot-plays");
    assert_eq!(hall.refused("bob", play(1, 1, "pass")), "bot-plays");
    assert_eq!(hall.refused("bob", Command::Undo { round: 1, turn: 1 }), "bot-plays");
    hall.here("bob");
    hall.run("bob", Command::TakeBack);
    assert!(hall.table.bots_to_move().is_empty());
    assert_eq!(
        hall.table.decide_bot(1, 1, 1, tubewright_rules::Action::Pass, hall.now),
        Err(CommandError::NoBot),
        "a bot that was still thinking comes too late"
    );
    hall.run("bob", play(1, 1, "pass"));
}

#[test]
fn anybody_lets_a_bot_play_after_a_while_and_for_oneself_at_once() {
    let mut hall = Hall::playing(Settings::plain(3), SEED);
    let let_bot = |seat| Command::LetBot { seat, level: None };
    hall.away("bob");
    hall.pass_time(MINUTE - 1);
    assert_eq!(hall.refused("cleo", let_bot(1)), "not-away");
    hall.pass_time(1);
    hall.run("cleo", let_bot(1));
    hall.run("cleo", let_bot(2));
    assert_eq!(hall.table.bots_to_move().len(), 2);
    // Ann is connected, but everyone has waited for her for five minutes.
    hall.bots(&mut Rng::new(2));
    hall.run("cleo", Command::TakeBack);
    assert_eq!(hall.refused("cleo", let_bot(0)), "not-away");
    hall.pass_time(4 * MINUTE);
    hall.run("cleo", let_bot(0));
}

#[test]
fn at_own_pace_others_wait_a_day_before_a_bot_plays_for_somebody() {
    let mut hall = Hall::playing(Settings { pace: Pace::OwnPace, ..Settings::plain(2) }, SEED);
    hall.away("ann");
    hall.pass_time(DAY - 1);
    assert_eq!(hall.refused("bob", Command::LetBot { seat: 0, level: None }), "not-away");
    hall.pass_time(1);
    hall.run("bob", Command::LetBot { seat: 0, level: None });
    hall.bots(&mut Rng::new(3));
    hall.play_out(&mut Rng::new(4));
    assert_eq!(hall.table.stage(), Stage::Over(End::Finished));
}

#[test]
fn the_host_too_waits_a_day_where_a_bot_would_play_all_turns_at_once() {
    let own_pace = Settings { pace: Pace::OwnPace, ..Settings::plain(2) };
    let days = Settings { clock: Clock::Days(3), ..Settings::plain(2) };
    for settings in [own_pace, days] {
        let mut hall = Hall::playing(settings, SEED);
        hall.away("bob");
        hall.pass_time(DAY - 1);
        let let_bot = Command::LetBot { seat: 1, level: Some(Level::Novice) };
        assert_eq!(hall.refused("ann", let_bot.clone()), "not-away");
        hall.pass_time(1);
        hall.run("ann", let_bot);
    }
}

/// Every minute or hour of days: whom presence offers a bot for is exactly whom the table lets have one.
fn offers_are_what_is_accepted(settings: Settings, step: tubewright_wire::Time, times: usize) -> usize {
    let mut hall = Hall::playing(settings, SEED);
    hall.away("bob");
    let mut offered = 0;
    for moment in 0..times {
        match moment {
            3 => hall.away("ann"),
            7 => hall.here("ann"),
            9 => hall.table = hall.replayed(),
            10 => ["ann", "cleo"].iter().for_each(|name| hall.here(name)),
            _ => {}
        }
        let presence = hall.table.presence(hall.now);
        for (you, name) in ["ann", "bob", "cleo"].into_iter().enumerate() {
            let snapshot = hall.table.snapshot(Watcher::Seat(you as u8));
            for seat in (0..3).filter(|&seat| usize::from(seat) != you) {
                let offer = presence.bot_from(&snapshot, seat).is_some_and(|from| from <= hall.now);
                let accepted = hall.clone().try_run(name, Command::LetBot { seat, level: None }).is_ok();
                assert_eq!(offer, accepted, "{name} for {seat} at moment {moment}");
                offered += usize::from(offer);
            }
            let may_host = presence.host_from(&snapshot).is_some_and(|from| from <= hall.now);
            let hosts = hall.clone().try_run(name, Command::ToOwnPace) != Err(CommandError::NotHost);
            assert!(may_host == hosts || settings.pace == Pace::OwnPace, "{name} at moment {moment}");
        }
        hall.now += step;
    }
    offered
}

#[test]
fn a_bot_is_offered_for_somebody_exactly_when_it_may_be_had() {
    let in_step = Settings::plain(3);
    let days = Settings { clock: Clock::Days(14), ..in_step };
    let own_pace = Settings { pace: Pace::OwnPace, ..in_step };
    assert!(offers_are_what_is_accepted(in_step, 20 * SECOND, 40) > 40);
    for slow in [days, own_pace] {
        assert_eq!(offers_are_what_is_accepted(slow, 20 * SECOND, 40), 0, "being away is usual there");
        assert!(offers_are_what_is_accepted(slow, 8 * HOUR, 40) > 40);
    }
}

#[test]
fn who_is_there_and_plays_is_not_spoken_of() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    assert_eq!(hall.table.presence(hall.now), Presence { here: vec![true; 2], ..Presence::default() });
    hall.away("bob");
    let from = BotFrom { host: hall.now, others: hall.now + MINUTE };
    assert_eq!(hall.table.presence(hall.now).bots, [None, Some(from)]);
    hall.here("bob");
    assert!(hall.table.presence(hall.now).bots.is_empty());
    // Both let the table wait; one of them plays on.
    let shown = hall.now;
    hall.pass_time(MINUTE);
    let from = BotFrom { host: shown + 5 * MINUTE, others: shown + 5 * MINUTE };
    assert_eq!(hall.table.presence(hall.now).bots, [Some(from); 2]);
    hall.run("bob", play(1, 1, "pass"));
    assert_eq!(hall.table.presence(hall.now).bots, [Some(from), None]);
}

#[test]
fn at_own_pace_a_bot_is_never_ahead_of_all_people() {
    let own_pace = Settings { pace: Pace::OwnPace, ..Settings::plain(3) };
    let mut hall = Hall::open(&with_bots(own_pace, &[None, None, Some(Level::Regular)]));
    hall.run("bob", sit("bob"));
    let acted = |hall: &Hall, seat: usize| {
        let game = hall.table.game().expect("a game");
        game.seats().nth(seat).map_or(0, |seat| game.actions(seat).iter().map(Vec::len).sum())
    };
    let mut rng = Rng::new(5);
    for turns in 1..12 {
        hall.bots(&mut rng);
        assert_eq!(acted(&hall, 2), turns, "it goes as far as the cards that Ann has before her");
        let play = hall.some_action(0, &mut rng).expect("her turn");
        hall.run("ann", play);
    }
    // Without Ann the bot in her seat and the other one wait for Bob, who is on his first turn.
    hall.run("ann", Command::Leave);
    hall.bots(&mut rng);
    assert_eq!([0, 1, 2].map(|seat| acted(&hall, seat)), [11, 0, 11]);
    hall.play_out(&mut rng);
    assert_eq!(hall.table.stage(), Stage::Over(End::Finished));
}

#[test]
fn who_was_away_for_a_day_is_away_also_when_the_table_was_taken_up_again_meanwhile() {
    let mut hall = Hall::playing(Settings { clock: Clock::Days(3), ..Settings::plain(3) }, SEED);
    let let_bot = Command::LetBot { seat: 0, level: None };
    let look_in = |hall: &mut Hall| {
        hall.table = hall.replayed();
        hall.here("bob");
    };
    // Ann opened the table and never comes back; Bob looks in now and then, and nobody is there between.
    hall.pass_time(DAY - MINUTE);
    look_in(&mut hall);
    hall.pass_time(MINUTE - 1);
    assert_eq!(hall.refused("bob", Command::ToOwnPace), "not-host");
    assert_eq!(hall.refused("bob", let_bot.clone()), "not-away");
    hall.pass_time(HOUR);
    look_in(&mut hall);
    assert_eq!(hall.refused("bob", let_bot.clone()), "not-away", "Ann may be just coming back as well");
    hall.pass_time(MINUTE);
    hall.run("bob", let_bot);
    hall.run("bob", Command::ToOwnPace);
    assert_eq!(host(&hall), Some(0), "Ann is the host when she comes back");
}

#[test]
fn nobody_is_passed_over_in_the_first_moments_after_a_restart() {
    let mut hall = Hall::playing(Settings::plain(3), SEED);
    hall.pass_time(HOUR);
    hall.table = hall.replayed();
    hall.here("bob");
    hall.pass_time(MINUTE - 1);
    assert_eq!(hall.refused("bob", Command::LetBot { seat: 2, level: None }), "not-away");
    hall.pass_time(1);
    hall.run("bob", Command::LetBot { seat: 2, level: None });
}

#[test]
fn before_and_after_the_game_no_bot_stands_in() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    assert_eq!(hall.refused("ann", Command::LetBot { seat: 0, level: None }), "not-started");
    assert_eq!(hall.refused("ann", Command::TakeBack), "not-started");
    let mut hall = Hall::playing(Settings::plain(1), SEED);
    hall.play_out(&mut Rng::new(5));
    assert_eq!(hall.refused("ann", Command::LetBot { seat: 0, level: None }), "over");
    assert_eq!(hall.refused("ann", Command::TakeBack), "over");
}

#[test]
fn a_seats_secret_opens_it_on_any_device_until_there_is_another() {
    let new = NewTable { secret: Some(SECRET.into()), ..new_table(Settings::plain(3)) };
    let mut hall = Hall::open(&new);
    assert_eq!(hall.table.person_of_secret(SECRET), Some(&person("ann")));
    assert_eq!(hall.table.person_of_secret(OTHER_SECRET), None);
    assert_eq!(hall.table.person_of_secret("no secret"), None);
    let with_secret = |secret: &str| Command::Sit {
        seat: None,
        name: "bob".into(),
        colour: None,
        secret: Some(secret.into()),
    };
    for bad in ["", "0123", "0123456789ABCDEF0123456789ABCDEF"] {
        assert_eq!(hall.refused("bob", with_secret(bad)), "bad-secret");
        assert_eq!(hall.refused("ann", Command::Secret { secret: bad.into() }), "bad-secret");
    }
    hall.run("bob", with_secret(OTHER_SECRET));
    assert_eq!(hall.table.person_of_secret(OTHER_SECRET), Some(&person("bob")));
    hall.run("bob", Command::Leave);
    assert_eq!(hall.table.person_of_secret(OTHER_SECRET), None, "who has left has no seat to open");
    hall.run("ann", Command::Secret { secret: OTHER_SECRET.into() });
    assert_eq!(hall.table.person_of_secret(SECRET), None);
    assert_eq!(hall.table.person_of_secret(OTHER_SECRET), Some(&person("ann")));
    for event in &hall.log {
        let bytes = event.to_bytes();
        for secret in [SECRET, OTHER_SECRET] {
            assert!(!bytes.windows(32).any(|part| part == secret.as_bytes()), "only hashes are kept");
        }
    }
}

#[test]
fn chat_is_short_text_of_those_who_sit_there() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    for bad in [String::new(), " \t".into(), "a\nb".into(), "x".repeat(201)] {
        assert_eq!(hall.refused("ann", Command::Chat { text: bad }), "bad-chat");
    }
    for i in 0..60 {
        hall.pass_time(SECOND);
        hall.run("ann", Command::Chat { text: format!(" <b>{i}</b> ") });
    }
    let chat = hall.table.snapshot(Watcher::Spectator).chat;
    assert_eq!((chat.len(), &*chat[49].text, chat[49].at), (50, "<b>59</b>", START + 60 * SECOND));
}

#[test]
fn nobody_fills_a_log_for_ever() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    for i in 0..400 {
        hall.run("ann", Command::Rename { name: format!("ann {i}") });
    }
    assert_eq!(hall.refused("ann", Command::Rename { name: "ann".into() }), "too-much");
    assert_eq!(hall.refused("ann", Command::Chat { text: "hello".into() }), "too-much");
    hall.run("ann", play(1, 1, "pass"));
    hall.run("bob", play(1, 1, "pass"));
    hall.run("ann", Command::Leave);
}

#[test]
fn a_table_remembers_at_most_64_people() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    for i in 0..63 {
        let name = format!("p{i}");
        hall.run(&name, sit(&name));
        let member = hall.table.member(&person(&name)).expect("they sat there");
        hall.run("ann", Command::Ban { member });
    }
    assert_eq!(hall.refused("eve", sit("eve")), "too-much", "those who are banned are not forgotten");
    hall.run("ann", Command::Unban { member: 5 });
    hall.run("eve", sit("eve"));
}

#[test]
fn a_rematch_keeps_people_bots_and_secrets_and_waits_for_them() {
    let new = NewTable {
        secret: Some(SECRET.into()),
        ..with_bots(Settings::plain(3), &[None, Some(Level::Casual)])
    };
    let mut hall = Hall::open(&new);
    assert_eq!(hall.refused("ann", Command::Rematch), "not-over");
    hall.run("bob", sit("bob"));
    hall.play_out(&mut Rng::new(6));
    let ids = ("t2", "ffeeddccbbaa99887766554433221100");
    assert_eq!(hall.table.rematch(&person("eve"), 1, ids, hall.now), Err(CommandError::NotSeated));
    let (opened, named) =
        hall.table.rematch(&person("bob"), 77, ids, hall.now).expect("it is over").expect("first");
    hall.keep(vec![named]);
    assert_eq!(hall.table.snapshot(Watcher::Seat(0)).rematch.as_deref(), Some("t2"));
    assert_eq!(
        hall.table.rematch(&person("ann"), 78, ("t3", SEED), hall.now),
        Ok(None),
        "there is one already"
    );
    assert!(hall.table.done(&person("bob"), 77).is_some());

    let mut again = Hall::from_opening(opened);
    assert_eq!(sitter(&again, 0), Sitter::Reserved { name: "ann".into() });
    assert_eq!(sitter(&again, 1), Sitter::Bot { level: Level::Casual, free: false });
    assert_eq!(host(&again), Some(2));
    assert_eq!(again.table.person_of_secret(SECRET), Some(&person("ann")));
    assert_eq!(again.refused("eve", sit_at(0, "eve")), "seat-taken");
    assert_eq!(again.refused("eve", sit("eve")), "full");
    again.run("ann", sit("Ann"));
    assert_eq!((again.table.stage(), &*again.name_of(0)), (Stage::Playing, "Ann"));
    assert_ne!(
        again.table.snapshot(Watcher::Spectator).commitment,
        hall.table.snapshot(Watcher::Spectator).commitment
    );
}

#[test]
fn a_rematch_with_bots_alone_starts_at_once_unless_a_pencil_is_to_be_chosen() {
    for (colours, stage) in [(Colours::Drawn, Stage::Playing), (Colours::Chosen, Stage::Gathering)] {
        let settings = Settings { colours, ..Settings::plain(3) };
        let mut hall = Hall::open(&with_bots(settings, &[Some(Level::Novice), None, Some(Level::Casual)]));
        hall.run("ann", Command::Start);
        hall.play_out(&mut Rng::new(7));
        let ids = ("t2", "ffeeddccbbaa99887766554433221100");
        let (first, named) =
            hall.table.rematch(&person("ann"), 77, ids, hall.now).expect("it is over").expect("first");
        hall.keep(vec![named]);
        let again = Hall::from_opening(first);
        assert_eq!(again.table.stage(), stage);
        assert_eq!(host(&again), Some(1));
        assert_eq!(sitter(&again, 2), Sitter::Bot { level: Level::Casual, free: false });
    }
}

#[test]
fn whoever_left_before_the_start_takes_no_place_from_others() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    for i in 0..300 {
        let name = format!("p{i}");
        hall.run(&name, sit(&name));
        if i % 3 == 0 {
            hall.run(&name, Command::Chat { text: format!("I am {i}") });
        }
        hall.run(&name, Command::Leave);
    }
    hall.run("bob", sit("bob"));
    hall.run("cleo", sit("cleo"));
    assert_eq!(hall.table.stage(), Stage::Playing);
    hall.play_out(&mut Rng::new(5));
    assert_eq!(hall.replayed(), hall.table);
}

#[test]
fn a_banned_person_sits_down_no_more_until_the_ban_is_lifted() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    hall.run("bob", sit("bob"));
    let bob = hall.table.member(&person("bob")).expect("he sat there");
    assert_eq!(hall.refused("bob", Command::Ban { member: 0 }), "not-host");
    assert_eq!(hall.refused("ann", Command::Ban { member: 0 }), "not-yourself");
    assert_eq!(hall.refused("ann", Command::Ban { member: 9 }), "no-such-member");
    hall.run("ann", Command::Ban { member: bob });
    assert_eq!(sitter(&hall, 1), Sitter::Open);
    assert_eq!(hall.refused("bob", sit("bob")), "banned");
    assert!(hall.table.room(&person("bob")).banned);
    assert_eq!(hall.table.room(&person("ann")).bans[0].name, "bob");
    assert_eq!(hall.replayed(), hall.table);
    hall.run("ann", Command::Unban { member: bob });
    assert_eq!(hall.refused("ann", Command::Unban { member: bob }), "not-banned");
    hall.run("bob", sit("bob"));
}

/// Sits down from a network address.
fn sit_from(hall: &mut Hall, name: &str, address: &str) -> Result<(), CommandError> {
    let id = hall.log.len() as u64 + 10_000;
    let events = hall.table.decide_from(&person(name), Some(address), id, &sit(name), hall.now)?;
    hall.keep(events);
    Ok(())
}

#[test]
fn a_ban_holds_for_the_network_unless_others_at_the_table_share_it() {
    let mut hall = Hall::open(&new_table(Settings::plain(4)));
    sit_from(&mut hall, "bob", "192.0.2.7").expect("there is room");
    hall.run("ann", Command::Ban { member: 1 });
    assert_eq!(sit_from(&mut hall, "bob again", "192.0.2.7"), Err(CommandError::Banned), "a new cookie");
    sit_from(&mut hall, "cleo", "192.0.2.8").expect("another network");
    for event in &hall.log {
        let bytes = event.to_bytes();
        assert!(!bytes.windows(9).any(|part| part == b"192.0.2.7"), "only a keyed hash is kept");
    }
    let hash = |log: &[Event]| {
        log.iter().find_map(|event| match &event.kind {
            EventKind::CameFrom { network, .. } => Some(network.clone()),
            _ => None,
        })
    };
    let mut other = Hall::open_seeded(&new_table(Settings::plain(4)), "ffeeddccbbaa99887766554433221100");
    sit_from(&mut other, "bob", "192.0.2.7").expect("there is room");
    assert_ne!(hash(&hall.log), hash(&other.log), "each table has its own key");
    assert_eq!(hall.replayed(), hall.table);
    // Cleo's brother is banned, Cleo's network is not.
    sit_from(&mut hall, "dan", "192.0.2.8").expect("there is room");
    hall.run("ann", Command::Ban { member: hall.table.member(&person("dan")).expect("he sat there") });
    sit_from(&mut hall, "eve", "192.0.2.8").expect("they are not shut out with him");
}

#[test]
fn a_locked_table_lets_nobody_else_sit_down() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    hall.run("bob", sit("bob"));
    assert_eq!(hall.refused("bob", Command::Lock { locked: true }), "not-host");
    hall.run("ann", Command::Lock { locked: true });
    assert!(hall.table.is_locked() && hall.table.room(&person("eve")).locked);
    assert_eq!(hall.refused("cleo", sit("cleo")), "locked");
    hall.run("ann", Command::Lock { locked: false });
    hall.run("cleo", sit("cleo"));
}

#[test]
fn the_host_lets_people_in_one_by_one() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    hall.run("ann", Command::Approval { required: true });
    hall.run("bob", sit_at(2, "bob"));
    hall.run("cleo", sit("cleo"));
    assert_eq!(hall.table.watcher(&person("bob")), Watcher::Spectator);
    assert!(hall.table.room(&person("bob")).asking);
    let names = |hall: &Hall, name: &str| {
        let requests = hall.table.room(&person(name)).requests;
        requests.into_iter().map(|it| it.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&hall, "ann"), ["bob", "cleo"]);
    assert!(names(&hall, "bob").is_empty(), "who has no seat is not told who else asks");
    let [bob, cleo] = ["bob", "cleo"].map(|name| hall.table.member(&person(name)).expect("they asked"));
    assert_eq!(hall.refused("ann", Command::Admit { member: 0 }), "not-asking");
    hall.run("ann", Command::Admit { member: bob });
    assert_eq!(hall.table.watcher(&person("bob")), Watcher::Seat(2), "the seat that he asked for");
    assert_eq!(hall.refused("bob", Command::Admit { member: cleo }), "not-host");
    hall.run("ann", Command::TurnAway { member: cleo });
    assert!(!hall.table.room(&person("cleo")).asking);
    hall.run("cleo", sit("cleo"));
    hall.run("cleo", Command::Leave);
    assert!(names(&hall, "ann").is_empty(), "who waits can leave");
    assert_eq!(hall.replayed(), hall.table);
}

#[test]
fn nobody_but_its_opener_deletes_a_table_alone() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    hall.here("ann");
    for name in ["bob", "cleo"] {
        hall.run(name, sit(name));
        hall.here(name);
    }
    let delete = |hall: &Hall, name: &str, agreed: &[&str]| {
        let agreed: Vec<_> = agreed.iter().map(|name| person(name)).collect();
        hall.table.may_delete(&person(name), &agreed)
    };
    // Ann is away for a minute; Bob acts in her place, but the table does not become his.
    hall.away("ann");
    hall.pass_time(2 * MINUTE);
    assert_eq!(hall.refused("bob", Command::FreeSeat { seat: 0 }), "is-opener");
    hall.run("bob", Command::ToOwnPace);
    assert_eq!(host(&hall), Some(0), "that nobody waits for her makes nobody else host");
    assert_eq!(delete(&hall, "bob", &[]), Err(CommandError::NotOpener));
    assert_eq!(delete(&hall, "bob", &["cleo"]), Err(CommandError::NotOpener));
    assert_eq!(delete(&hall, "eve", &["ann", "bob", "cleo"]), Err(CommandError::NotOpener));
    assert_eq!(delete(&hall, "bob", &["cleo", "ann"]), Ok(()), "all who sit there together");
    assert_eq!(delete(&hall, "ann", &[]), Ok(()));
    hall.here("ann");
    hall.play_out(&mut Rng::new(9));
    for name in ["ann", "bob", "cleo"] {
        assert_eq!(delete(&hall, name, &["ann", "bob", "cleo"]), Err(CommandError::BelongsToAll), "{name}");
    }
    let mut alone = Hall::open(&with_bots(Settings::plain(2), &[None, Some(Level::Novice)]));
    alone.run("ann", Command::Start);
    alone.play_out(&mut Rng::new(9));
    assert_eq!(delete(&alone, "ann", &[]), Ok(()), "nobody else played");
}

#[test]
fn whoever_opened_the_table_is_its_host_again_when_they_want() {
    let mut hall = Hall::open(&new_table(Settings::plain(4)));
    hall.here("ann");
    hall.run("bob", sit("bob"));
    hall.here("bob");
    hall.away("ann");
    hall.pass_time(MINUTE);
    hall.run("bob", Command::SetBot { seat: 2, level: Level::Novice });
    assert_eq!(host(&hall), Some(1));
    hall.here("ann");
    hall.run("ann", Command::FreeSeat { seat: 2 });
    assert_eq!(host(&hall), Some(0));
}
