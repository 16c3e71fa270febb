//! What a person at a server's table sees of the game, from their first choice to the result.
#![cfg(not(target_family = "wasm"))]

mod world;

use tubewright_client::{Activity, Event, GameSession, Offer};
use tubewright_rules::{Action, Seat};
use tubewright_table::{Command as Move, LocalTable, Order, Player, Refused, Stage};
use tubewright_wire::{ClientMessage, Clock, Command, Level, Pace, Reaction, ServerMessage, Settings};
use world::{SECOND, World, new_table, sit};

const NAMES: [&str; 2] = ["ann", "ben"];

fn seat(number: usize) -> Seat {
    Seat::all(4).nth(number).expect("one of four")
}

fn stages(world: &mut World) -> [Stage; 2] {
    [0, 1].map(|device| world.client(device).stage())
}

fn acted(world: &mut World, device: usize) -> usize {
    let client = world.client(device);
    let seat = client.seat().expect("somebody sits there");
    client.game().actions(seat).iter().map(Vec::len).sum()
}

/// Puts the first open section under the pencil.
fn draft(world: &mut World, device: usize) -> Action {
    let step = world.client(device).open().steps[0];
    world.client(device).command(Move::Choose(step)).expect("it is open");
    Action::Draw(step)
}

fn command(world: &mut World, device: usize, what: Move) {
    world.client(device).command(what).expect("it can be done");
    world.pump();
}

fn said(world: &World, device: usize, event: &Event) -> usize {
    world.devices[device].events.iter().filter(|it| *it == event).count()
}

fn refusals(world: &World, device: usize) -> Vec<&str> {
    let events = world.devices[device].events.iter();
    events
        .filter_map(
            |event| if let Event::Refused { reason, .. } = event { Some(reason.as_str()) } else { None },
        )
        .collect()
}

#[test]
fn a_choice_is_seen_at_once_and_stays_when_the_server_has_it() {
    let mut world = World::playing(&NAMES);
    let action = draft(&mut world, 0);
    assert_eq!(world.client(0).drafted(), action);
    command(&mut world, 0, Move::Done);
    for _ in 0..2 {
        assert_eq!(world.client(0).game().actions(seat(0))[0], [action]);
        assert_eq!(stages(&mut world)[0], Stage::Bots);
        assert!(world.client(0).draft().is_empty());
        world.settle();
    }
    assert_eq!(world.client(1).activity(seat(0)), Activity::Acted);
    assert!(world.client(1).game().actions(seat(0))[0].is_empty(), "which one, nobody is told");
}

#[test]
fn a_choice_that_is_refused_is_under_the_pencil_again() {
    let mut world = World::playing(&NAMES);
    let action = draft(&mut world, 0);
    command(&mut world, 0, Move::Done);
    // The server cannot keep it just now.
    let wire = world.wires.iter_mut().find(|wire| !wire.up.is_empty()).expect("a choice is on its way");
    let Some(ClientMessage::Command { id, .. }) = wire.up.pop_front() else { panic!("it is a command") };
    let (reason, message) = ("disk".to_owned(), String::new());
    wire.down.push_back(ServerMessage::Refused { id: Some(id), reason, message });
    world.settle();
    assert_eq!(refusals(&world, 0), ["disk"]);
    assert_eq!((acted(&mut world, 0), stages(&mut world)[0]), (0, Stage::Person(seat(0))));
    assert_eq!(world.client(0).drafted(), action);
}

#[test]
fn a_choice_that_a_bot_came_before_is_under_the_pencil_when_the_seat_is_taken_back() {
    // Ann has two devices.
    let mut world = World::new(&new_table(Settings::plain(2)), &["ann", "ben", "ann"]);
    world.settle();
    world.ask(1, sit("Ben"));
    world.settle();
    let action = draft(&mut world, 0);
    world.devices[0].is_online = false;
    world.cut_device(0);
    command(&mut world, 0, Move::Done);
    world.ask(2, Command::LetBot { seat: 0, level: Some(Level::Novice) });
    world.settle();
    world.devices[0].is_online = true;
    world.settle();
    assert_eq!(refusals(&world, 0), ["bot-plays"]);
    assert_eq!((acted(&mut world, 0), stages(&mut world)[0]), (0, Stage::Bots));
    world.ask(0, Command::TakeBack);
    world.settle();
    assert_eq!(stages(&mut world)[0], Stage::Person(seat(0)));
    assert_eq!(world.client(0).drafted(), action);
}

#[test]
fn a_choice_that_another_device_has_taken_back_meanwhile_is_under_the_pencil() {
    let mut world = World::new(&new_table(Settings::plain(2)), &["ann", "ben", "ann"]);
    world.settle();
    world.ask(1, sit("Ben"));
    world.settle();
    let action = draft(&mut world, 0);
    command(&mut world, 0, Move::Done);
    let wire =
        (0..world.wires.len()).find(|&wire| !world.wires[wire].up.is_empty()).expect("it is on its way");
    world.up(wire);
    // Of all that the server says, the first device hears the answer alone.
    world.wires[wire].down.retain(|message| matches!(message, ServerMessage::Done { .. }));
    while world.down(wire) {}
    assert_eq!(world.client(0).game().actions(seat(0))[0], [action]);
    world.devices[0].is_online = false;
    world.cut_device(0);
    world.settle();
    command(&mut world, 2, Move::Undo);
    world.settle();
    world.restart_server();
    world.devices[0].is_online = true;
    world.settle();
    assert_eq!((acted(&mut world, 0), world.client(0).drafted()), (0, action));
}

#[test]
fn a_choice_can_be_taken_back_until_all_have_chosen() {
    let mut world = World::playing(&NAMES);
    let action = draft(&mut world, 0);
    command(&mut world, 0, Move::Done);
    assert!(!world.client(0).can_undo(), "it is on its way");
    world.settle();
    assert!(world.client(0).can_undo());
    command(&mut world, 0, Move::Undo);
    assert!(!world.client(0).can_undo(), "once is enough");
    assert_eq!(world.client(0).command(Move::Undo), Err(Refused::NothingToUndo));
    world.settle();
    assert_eq!(world.client(0).drafted(), action, "it is under the pencil again");
    assert_eq!(said(&world, 0, &Event::TakenBack), 1);
    command(&mut world, 0, Move::Done);
    command(&mut world, 1, Move::Pass);
    world.settle();
    assert!(!world.client(0).can_undo(), "all have chosen");
    assert_eq!(stages(&mut world), [Stage::Person(seat(0)), Stage::Person(seat(1))]);
}

#[test]
fn at_ones_own_pace_a_choice_is_final_and_nobody_is_waited_for() {
    let settings = Settings { pace: Pace::OwnPace, ..Settings::plain(2) };
    let mut world = World::playing_with(settings, &NAMES);
    command(&mut world, 0, Move::Pass);
    world.settle();
    assert_eq!(stages(&mut world), [Stage::Person(seat(0)), Stage::Person(seat(1))]);
    assert_eq!(world.client(0).game().rounds()[0].len(), 2);
    assert!(!world.client(0).can_undo());
}

#[test]
fn when_the_clock_is_faster_what_was_under_the_pencil_is_gone() {
    let settings = Settings { clock: Clock::Seconds(10), ..Settings::plain(2) };
    let mut world = World::playing_with(settings, &NAMES);
    draft(&mut world, 0);
    world.pass_time(11 * SECOND);
    world.settle();
    assert_eq!(acted(&mut world, 0), 1, "a pass");
    assert!(world.client(0).draft().is_empty());
    assert_eq!(stages(&mut world)[0], Stage::Person(seat(0)), "the next turn");

    // The same with a choice that is on its way when the clock runs out.
    let drawn = draft(&mut world, 1);
    world.devices[1].is_online = false;
    world.cut_device(1);
    command(&mut world, 1, Move::Done);
    assert_eq!(world.client(1).game().actions(seat(1))[0].last(), Some(&drawn));
    world.pass_time(11 * SECOND);
    world.devices[1].is_online = true;
    world.settle();
    assert_eq!(world.client(1).game().actions(seat(1))[0].get(1), Some(&Action::Pass));
    assert_eq!(refusals(&world, 1), ["too-late"]);
    assert!(world.client(1).draft().is_empty(), "it was for another turn");
}

#[test]
fn whoever_comes_back_to_a_seat_that_a_bot_took_has_nothing_to_do_until_they_take_it_back() {
    let mut world = World::playing(&NAMES);
    command(&mut world, 1, Move::Pass);
    world.settle();
    world.ask(1, Command::LetBot { seat: 1, level: Some(Level::Novice) });
    world.settle();
    assert_eq!(world.client(1).activity(seat(1)), Activity::StandIn);
    assert_eq!(world.client(0).activity(seat(1)), Activity::StandIn);
    assert!(!world.client(1).can_undo(), "the bot's choice is not one's own to take back");
    assert_eq!(world.client(1).command(Move::Undo), Err(Refused::NothingToUndo));
    command(&mut world, 0, Move::Pass);
    world.settle();
    assert_eq!(stages(&mut world)[1], Stage::Bots, "it is the bot's turn");
    assert_eq!(world.client(1).command(Move::Pass), Err(Refused::NotWaiting));
    world.ask(1, Command::TakeBack);
    world.settle();
    assert_eq!(stages(&mut world)[1], Stage::Person(seat(1)));
    assert_eq!(world.client(1).activity(seat(1)), Activity::ToAct);
}

/// Both pass until a round ends for the one who is always first.
fn pass_through_a_round(world: &mut World) {
    while let Stage::Person(_) = stages(world)[0] {
        command(world, 0, Move::Pass);
        world.settle();
        assert_eq!(stages(world)[0], Stage::Bots, "the round is not over before all have acted");
        command(world, 1, Move::Pass);
        world.settle();
    }
}

#[test]
fn each_round_but_the_last_ends_with_a_look_at_it_when_all_have_acted() {
    let mut world = World::playing(&NAMES);
    for round in 0..3 {
        pass_through_a_round(&mut world);
        assert_eq!(stages(&mut world), [Stage::Tally(round), Stage::Tally(round)]);
        let game = world.client(0).game();
        for seat in game.seats() {
            assert_eq!(game.actions(seat)[round].len(), game.rounds()[round].len(), "all is known of it");
        }
        assert_eq!(world.client(0).command(Move::Pass), Err(Refused::NotWaiting), "first it is looked at");
        command(&mut world, 0, Move::Next);
        command(&mut world, 1, Move::Next);
        assert_eq!(stages(&mut world), [Stage::Person(seat(0)), Stage::Person(seat(1))]);
        assert_eq!(world.client(0).command(Move::Next), Err(Refused::NoTally));
    }
    pass_through_a_round(&mut world);
    assert_eq!(stages(&mut world), [Stage::Over, Stage::Over]);
    assert!(world.client(0).is_finished());
    assert!(world.client(0).seed().is_some() && world.client(0).record().verify().is_ok());
}

#[test]
fn whoever_missed_the_end_of_a_round_looks_at_it_and_whoever_is_new_does_not() {
    let mut world = World::playing(&NAMES);
    world.ask(1, Command::LetBot { seat: 1, level: None });
    world.settle();
    world.cut_device(1);
    world.devices[1].is_online = false;
    let mut rng = tubewright_rules::Rng::new(1);
    while world.client(0).game().rounds().len() == 1 {
        command(&mut world, 0, Move::Pass);
        world.settle();
        world.server.bots(&mut rng);
        world.settle();
    }
    world.devices[1].is_online = true;
    world.settle();
    assert_eq!(stages(&mut world)[1], Stage::Tally(0));
    world.restart_device(1);
    world.settle();
    assert_eq!(stages(&mut world)[1], Stage::Bots, "a program that starts anew begins with the turn");
}

#[test]
fn what_is_under_the_pencil_or_not_confirmed_survives_the_end_of_the_program() {
    let mut world = World::playing(&NAMES);
    let action = draft(&mut world, 0);
    world.restart_device(0);
    world.settle();
    assert_eq!(world.client(0).drafted(), action);

    world.devices[0].is_online = false;
    world.cut_device(0);
    command(&mut world, 0, Move::Done);
    assert_eq!(stages(&mut world)[0], Stage::Bots);
    world.devices[0].is_online = true;
    world.restart_device(0);
    world.settle();
    assert_eq!((stages(&mut world)[0], world.client(0).drafted()), (Stage::Person(seat(0)), action));
    command(&mut world, 0, Move::Done);
    world.settle();
    assert_eq!(world.client(0).draft_to_keep(), None, "the server has it");

    let mut kept = world.client(1).draft_to_keep();
    assert_eq!(kept, None);
    kept = Some(format!("7 {}", world.client(1).game().board().action_text(action)));
    world.client(1).restore_draft(&kept.expect("a text"));
    assert!(world.client(1).draft().is_empty(), "it was for another turn");
    world.client(1).restore_draft("0 a1-a1");
    world.client(1).restore_draft("nonsense");
    assert!(world.client(1).draft().is_empty());
}

#[test]
fn those_who_look_on_see_any_sheet_and_do_nothing() {
    let mut world = World::new(&new_table(Settings::plain(2)), &["ann", "ben", "cleo"]);
    world.settle();
    world.ask(1, sit("Ben"));
    world.settle();
    let cleo = world.client(2);
    assert_eq!((cleo.seat(), cleo.stage()), (Some(seat(0)), Stage::Bots));
    cleo.watch(seat(1));
    assert_eq!(cleo.seat(), Some(seat(1)));
    assert_eq!(cleo.command(Move::Pass), Err(Refused::NotWaiting));
    assert!(!cleo.can_undo() && cleo.open().steps.is_empty());
    assert_eq!(cleo.players(), [Player::Person("ann".into()), Player::Person("Ben".into())]);
    assert_eq!(world.client(0).players()[0], Player::Person(String::new()), "the person at the device");
}

#[test]
fn who_is_muted_is_not_heard_in_words_or_reactions() {
    let mut world = World::playing(&NAMES);
    let others: Vec<(u16, String)> =
        world.client(0).other_people().into_iter().map(|(member, name)| (member, name.to_owned())).collect();
    assert_eq!(others, [(1, "ben".to_owned())]);
    let mut muted = world.client(0).muted().clone();
    muted.toggle(1);
    world.client(0).mute(muted);
    world.ask(1, Command::Chat { text: "boo".into() });
    world.ask(1, Command::React { reaction: Reaction::Oops });
    world.settle();
    world.ask(0, Command::Chat { text: "quiet here".into() });
    world.settle();
    let heard = world.devices[0]
        .events
        .iter()
        .filter(|event| matches!(event, Event::Chat { is_own: false, .. } | Event::Reaction { .. }));
    assert_eq!(heard.count(), 0);
    let lines = |world: &mut World| world.client(0).chat().map(|line| line.text.clone()).collect::<Vec<_>>();
    assert_eq!(lines(&mut world), ["quiet here"]);
    world.client(0).mute(Default::default());
    assert_eq!(lines(&mut world), ["boo", "quiet here"], "what was said is still there");
    assert!(world.devices[1].events.iter().any(|event| matches!(event, Event::Reaction { seat: 1, .. })));
}

#[test]
fn what_was_said_while_the_connection_was_lost_for_long_is_told_once() {
    let mut world = World::playing(&NAMES);
    world.ask(0, Command::Chat { text: "before".into() });
    world.settle();
    world.devices[1].is_online = false;
    world.cut_device(1);
    for number in 0..9 {
        world.pass_time(SECOND);
        world.ask(0, Command::Chat { text: format!("{number}") });
        world.settle();
    }
    world.devices[1].is_online = true;
    world.settle();
    assert!(world.devices[1].events.contains(&Event::Snapshot), "too much for single entries");
    let told = world.devices[1].events.iter().filter(|event| matches!(event, Event::Chat { .. }));
    assert_eq!(told.count(), 10);
}

#[test]
fn the_others_are_told_who_comes_and_goes_and_may_let_a_bot_play() {
    let mut world = World::playing(&NAMES);
    world.devices[1].is_online = false;
    world.cut_device(1);
    world.settle();
    assert_eq!(said(&world, 0, &Event::Here(1, false)), 1);
    assert_eq!(world.client(0).activity(seat(1)), Activity::Away);
    // The host may at once, as soon as the clocks are sure to agree.
    world.pass_time(SECOND);
    assert_eq!(world.client(0).bot_offer(1), Some(Offer::Now));
    assert_eq!(said(&world, 0, &Event::MayLetBot(1)), 1);
    world.devices[1].is_online = true;
    world.settle();
    assert_eq!(said(&world, 0, &Event::Here(1, true)), 1);
    assert_eq!(world.client(0).bot_offer(1), None);
}

#[test]
fn a_host_who_is_away_for_a_minute_may_be_stood_in_for() {
    let mut world = World::new(&new_table(Settings::plain(3)), &NAMES);
    world.settle();
    world.ask(1, sit("Ben"));
    world.settle();
    assert!(world.client(0).may_host() && !world.client(1).may_host());
    world.devices[0].is_online = false;
    world.cut_device(0);
    world.settle();
    world.pass_time(50 * SECOND);
    assert!(!world.client(1).may_host());
    assert_eq!(said(&world, 1, &Event::MayHost), 0);
    let due = world.client(1).next_tick().expect("it is told when the time comes");
    assert!(due <= world.now(1) + 15 * SECOND);
    world.pass_time(11 * SECOND);
    assert!(world.client(1).may_host());
    assert_eq!(said(&world, 1, &Event::MayHost), 1);
    world.ask(1, Command::Start);
    world.settle();
    assert!(world.client(1).has_game());
    assert_eq!(said(&world, 1, &Event::Host), 1, "whoever acts as host is the host");
}

#[test]
fn a_game_that_has_begun_does_not_go_away_again() {
    let mut world = World::playing(&NAMES);
    // The server has lost everything but the opening.
    world.server.log.truncate(1);
    world.restart_server();
    for _ in 0..20 {
        world.deliver();
        world.pass_time(SECOND);
    }
    assert!(world.client(0).has_game());
    assert_eq!(world.client(0).game().rounds().len(), 1);
}

/// Draws what is open first, passes where nothing is, and looks at the ends of rounds.
fn play_on(session: &mut dyn GameSession) -> bool {
    let commands = match (session.stage(), session.open().steps.first()) {
        (Stage::Person(_), Some(&step)) => vec![Move::Choose(step), Move::Done],
        (Stage::Person(_), None) => vec![Move::Pass],
        (Stage::Tally(_), _) => vec![Move::Next],
        (Stage::Bots | Stage::Over, _) => vec![],
    };
    for &command in &commands {
        session.command(command).expect("the session waits for it");
    }
    !commands.is_empty()
}

#[test]
fn the_same_person_plays_the_same_game_alone_and_at_a_servers_table() {
    let settings = Settings { objectives: true, powers: true, ..Settings::plain(1) };
    let mut world = World::playing_with(settings, &["ann"]);
    let order = Order { modules: tubewright_rules::Modules::BOTH, ..Order::solo("a seed") };
    let (mut local, _) = LocalTable::new(order).expect("one person");
    while local.stage() != Stage::Over {
        assert!(play_on(&mut local));
        assert!(play_on(world.client(0)));
        world.settle();
        assert_eq!(world.client(0).stage(), GameSession::stage(&local));
        assert_eq!(world.client(0).draft(), GameSession::draft(&local));
        assert_eq!(world.client(0).open(), GameSession::open(&local));
        if let Stage::Person(seat) = local.stage() {
            assert_eq!(world.client(0).activity(seat), local.activity(seat));
        }
    }
    let (online, local) = (world.client(0).record(), GameSession::record(&local));
    assert_eq!(online.rounds, local.rounds);
    assert_eq!(world.client(0).seed(), Some("a seed"));
}
