//! Nobody can peek: what is sent to a watcher does not depend on what that watcher may not know.

mod hall;

use hall::{Hall, SECOND, SEED, START, play};
use tubewright_rules::{Card, Deal, Rng};
use tubewright_table::{Event, Table, Watcher};
use tubewright_wire::{Command, Encoding, Frame, Pace, ServerMessage, Settings, Stage};

/// The bytes of everything that a watcher is sent by each entry, in every encoding: the event, if it tells them something,
/// and the snapshot that they would get if they came at that moment. The published hash differs from deal to deal and is masked.
fn sent(log: &[Event], watcher: Watcher) -> Vec<Vec<u8>> {
    let mut table = Table::replay(&log[..1], 0).expect("it fits");
    let mut sent = vec![];
    for event in log.iter().skip(1) {
        let update = table.apply(event).expect("it fits");
        let snapshot = table.snapshot(watcher);
        let commitment = snapshot.commitment.clone();
        let changes = update.changes(watcher).to_vec();
        let owner = watched(&table, watcher);
        let n = update.numbers().last(owner);
        let event =
            update.numbers().tells(owner).then(|| ServerMessage::Event { n, at: update.at(), changes });
        let rest = [ServerMessage::Snapshot { snapshot }, ServerMessage::Presence(table.presence(START))];
        let messages: Vec<ServerMessage> = event.into_iter().chain(rest).collect();
        let mut bytes = Vec::new();
        for (message, &encoding) in
            messages.iter().flat_map(|message| Encoding::ALL.iter().map(move |e| (message, e)))
        {
            match encoding.encode(message) {
                Frame::Text(text) => bytes.extend(text.into_bytes()),
                Frame::Binary(binary) => bytes.extend(binary),
            }
        }
        sent.push(masked(bytes, commitment.as_bytes()));
    }
    sent
}

/// The person's number in a seat.
fn watched(table: &Table, watcher: Watcher) -> Option<u16> {
    let Watcher::Seat(seat) = watcher else { return None };
    match table.snapshot(Watcher::Spectator).seats.get(usize::from(seat))?.sitter {
        tubewright_wire::Sitter::Person { member, .. } => Some(member),
        _ => None,
    }
}

fn masked(mut bytes: Vec<u8>, hidden: &[u8]) -> Vec<u8> {
    let places: Vec<usize> =
        bytes.windows(hidden.len()).enumerate().filter(|(_, part)| *part == hidden).map(|(i, _)| i).collect();
    assert!(!places.is_empty(), "the hash is published");
    for place in places {
        bytes[place..place + hidden.len()].fill(b'#');
    }
    bytes
}

/// Two seeds whose deals are the same but for what comes after the first cards of the first round.
fn twins(cards: usize, modules: bool) -> [String; 2] {
    let face = |deal: &Deal| {
        let top: Vec<Card> = deal.decks[0].cards()[..cards].to_vec();
        (
            deal.pencils,
            top,
            modules.then(|| (deal.objectives, deal.powers.iter().map(|(_, &p)| p).collect::<Vec<_>>())),
        )
    };
    let mut found: Vec<(_, String)> = Vec::new();
    for i in 0.. {
        let seed = format!("{i:032x}");
        let face = face(&Deal::from_seed(&seed));
        if face.1.contains(&Card::Switch) {
            continue;
        }
        let other = found.iter().find(|(other, twin)| {
            let next = |seed: &str| Deal::from_seed(seed).decks[0].cards()[cards];
            *other == face && next(twin) != next(&seed)
        });
        if let Some((_, twin)) = other {
            return [twin.clone(), seed];
        }
        found.push((face, seed));
    }
    unreachable!("there are only so many deals")
}

/// The first entry from which on two watchers are sent different bytes.
fn first_difference(a: &Hall, b: &Hall, watcher: Watcher) -> Option<usize> {
    let (a, b) = (sent(&a.log, watcher), sent(&b.log, watcher));
    a.iter().zip(&b).position(|(a, b)| a != b)
}

#[test]
fn in_step_unseen_cards_are_in_no_message() {
    for modules in [false, true] {
        let cards = if modules { 2 } else { 4 };
        let settings = Settings { objectives: modules, powers: modules, ..Settings::plain(3) };
        let mut halls = twins(cards, modules).map(|seed| Hall::playing(settings, &seed));
        let mut before = 0;
        for turn in 1..=cards as u8 {
            for (seat, name) in ["ann", "bob", "cleo"].into_iter().enumerate() {
                let command = halls[0].some_action(seat as u8, &mut Rng::new(turn.into())).expect("a turn");
                before = halls[0].log.len();
                for hall in &mut halls {
                    hall.now += SECOND;
                    hall.run(name, command.clone());
                }
            }
            if usize::from(turn) == cards {
                break;
            }
            for watcher in halls[0].watchers() {
                assert_eq!(first_difference(&halls[0], &halls[1], watcher), None, "{watcher:?}, turn {turn}");
            }
        }
        // The last choice of the last turn that they share reveals the first card that differs, and nothing before it does.
        for watcher in halls[0].watchers() {
            assert_eq!(first_difference(&halls[0], &halls[1], watcher), Some(before - 1), "{watcher:?}");
        }
    }
}

#[test]
fn at_own_pace_cards_that_only_others_have_come_to_are_in_no_message() {
    let settings = Settings { pace: Pace::OwnPace, ..Settings::plain(3) };
    let cards = 3;
    let mut halls = twins(cards, false).map(|seed| Hall::playing(settings, &seed));
    // Ann goes on beyond the cards that the deals share; bob and the spectators must not notice the difference.
    for turn in 1..=cards as u8 + 1 {
        halls.iter_mut().for_each(|hall| hall.run("ann", play(1, turn, "pass")));
    }
    assert!(first_difference(&halls[0], &halls[1], Watcher::Seat(0)).is_some(), "the deals do differ");
    for turn in 1..=cards as u8 {
        for watcher in [Watcher::Seat(1), Watcher::Seat(2), Watcher::Spectator] {
            assert_eq!(first_difference(&halls[0], &halls[1], watcher), None, "{watcher:?}, turn {turn}");
        }
        let command = halls[0].some_action(1, &mut Rng::new(turn.into())).expect("a turn");
        halls.iter_mut().for_each(|hall| hall.run("bob", command.clone()));
    }
    assert!(first_difference(&halls[0], &halls[1], Watcher::Seat(1)).is_some(), "bob has come to it");
    for watcher in [Watcher::Seat(2), Watcher::Spectator] {
        assert_eq!(
            first_difference(&halls[0], &halls[1], watcher),
            None,
            "cleo has not, so spectators have not"
        );
    }
}

#[test]
fn in_step_a_choice_is_in_no_message_until_all_have_chosen() {
    let mut halls = [(); 2].map(|()| Hall::playing(Settings::plain(3), SEED));
    let mut rng = Rng::new(4);
    for turn in 1..=4 {
        let open = halls[0].mirror(Watcher::Seat(0)).game().expect("a game").clone();
        let seat = halls[0].mirror(Watcher::Seat(0)).seat().expect("a seat");
        let draw = open.view(seat).actions()[1];
        let draws = play(1, turn, &open.board().action_text(draw));
        halls[0].run("ann", draws);
        halls[1].run("ann", play(1, turn, "pass"));
        // Ann takes her choice back and makes it again: still nobody may tell the two apart.
        halls.iter_mut().for_each(|hall| hall.run("ann", Command::Undo { round: 1, turn }));
        halls[0].run("ann", play(1, turn, "pass"));
        halls[1].run("ann", play(1, turn, &open.board().action_text(draw)));
        for watcher in [Watcher::Seat(1), Watcher::Seat(2), Watcher::Spectator] {
            assert_eq!(first_difference(&halls[0], &halls[1], watcher), None, "{watcher:?}, turn {turn}");
        }
        assert!(first_difference(&halls[0], &halls[1], Watcher::Seat(0)).is_some());
        // Both come to the same in the end, so that the next turn begins alike.
        halls.iter_mut().for_each(|hall| hall.run("ann", Command::Undo { round: 1, turn }));
        halls.iter_mut().for_each(|hall| hall.run("ann", play(1, turn, "pass")));
        for (seat, name) in [(1, "bob"), (2, "cleo")] {
            let command = halls[0].some_action(seat, &mut rng).expect("a turn");
            halls.iter_mut().for_each(|hall| hall.run(name, command.clone()));
        }
    }
}

#[test]
fn at_own_pace_what_others_did_ahead_is_in_no_message() {
    let settings = Settings { pace: Pace::OwnPace, ..Settings::plain(2) };
    let mut halls = [(); 2].map(|()| Hall::playing(settings, SEED));
    let mut rng = Rng::new(9);
    // Ann plays her whole game in two different ways, of the same number of turns: the cards are the same.
    while let Some(Command::Play { round, turn, action }) = halls[0].some_action(0, &mut rng) {
        halls[0].run("ann", Command::Play { round, turn, action });
        halls[1].run("ann", play(round, turn, "pass"));
    }
    assert!(first_difference(&halls[0], &halls[1], Watcher::Seat(0)).is_some());
    for watcher in [Watcher::Seat(1), Watcher::Spectator] {
        assert_eq!(first_difference(&halls[0], &halls[1], watcher), None, "{watcher:?}");
    }
}

#[test]
fn the_seed_is_in_no_message_before_the_end() {
    for pace in [Pace::InStep, Pace::OwnPace] {
        let mut hall = Hall::playing(Settings { pace, ..Settings::plain(2) }, SEED);
        hall.play_out(&mut Rng::new(8));
        assert!(matches!(hall.table.stage(), Stage::Over(_)));
        for watcher in hall.watchers() {
            let sent = sent(&hall.log, watcher);
            let has_seed = |bytes: &Vec<u8>| bytes.windows(SEED.len()).any(|part| part == SEED.as_bytes());
            let first = sent.iter().position(has_seed);
            assert_eq!(first, Some(sent.len() - 1), "{watcher:?} gets it with the last entry");
        }
    }
}

/// What a watcher is sent, without the moments at which nothing is new to them.
fn told(hall: &Hall, watcher: Watcher) -> Vec<Vec<u8>> {
    let mut told = sent(&hall.log, watcher);
    told.dedup();
    told
}

#[test]
fn numbers_and_times_tell_nothing_of_how_much_others_do_ahead() {
    let settings = Settings { pace: Pace::OwnPace, ..Settings::plain(3) };
    let mut halls = [(); 2].map(|()| Hall::playing(settings, SEED));
    // In one hall Ann plays a single turn, in the other her whole game: nobody else may tell them apart.
    halls[0].run("ann", play(1, 1, "pass"));
    halls[1].run("ann", play(1, 1, "pass"));
    while let Some(play) = halls[1].some_action(0, &mut Rng::new(9)) {
        halls[1].now += SECOND;
        halls[1].run("ann", play);
    }
    assert!(halls[1].log.len() > halls[0].log.len() + 20);
    for watcher in [Watcher::Seat(1), Watcher::Seat(2), Watcher::Spectator] {
        let snapshots = [0, 1].map(|i| halls[i].table.snapshot(watcher));
        assert_eq!(snapshots[0], snapshots[1], "{watcher:?}: number and time of the last entry");
        assert_eq!(halls[0].table.summary_for(watcher), halls[1].table.summary_for(watcher), "{watcher:?}");
        let told = [0, 1].map(|i| told(&halls[i], watcher).len());
        assert!(told[1] <= told[0] + 1, "{watcher:?} is sent as much: {told:?}");
    }
    // What Bob is answered is by his own count too.
    for hall in &mut halls {
        hall.now = START + 100 * SECOND;
        hall.run("bob", play(1, 1, "pass"));
    }
    let done = [0, 1].map(|i| halls[i].table.last_number(&hall::person("bob")));
    assert_eq!(done[0], done[1]);
    assert_eq!(done[0], halls[0].table.snapshot(Watcher::Seat(1)).n);
    for watcher in [Watcher::Seat(2), Watcher::Spectator] {
        assert_eq!(halls[0].table.snapshot(watcher), halls[1].table.snapshot(watcher), "{watcher:?}");
    }
}

#[test]
fn who_takes_over_a_seat_in_step_sees_no_choice_that_is_still_hidden() {
    let mut halls = [(); 2].map(|()| Hall::playing(Settings::plain(3), SEED));
    let draw = halls[0].mirror(Watcher::Seat(1)).game().expect("a game").clone();
    let seat = halls[0].mirror(Watcher::Seat(1)).seat().expect("a seat");
    let draw = draw.board().action_text(draw.view(seat).actions()[1]);
    halls[0].run("bob", play(1, 1, &draw));
    halls[1].run("bob", play(1, 1, "pass"));
    let frees = Command::FreeSeat { seat: 1 };
    halls.iter_mut().for_each(|hall| hall.run("ann", frees.clone()));
    halls.iter_mut().for_each(|hall| hall.run("eve", hall::sit("eve")));
    let snapshots = [0, 1].map(|i| halls[i].table.snapshot_for(&hall::person("eve")));
    assert_eq!(snapshots[0].you, Some(1));
    assert_eq!(snapshots[0], snapshots[1], "Eve cannot tell what Bob had chosen");
    // Nor can she find out by guessing: the turn is hers to play.
    halls.iter_mut().for_each(|hall| hall.run("eve", play(1, 1, "pass")));
    halls.iter_mut().for_each(|hall| hall.run("ann", play(1, 1, "pass")));
    halls.iter_mut().for_each(|hall| hall.run("cleo", play(1, 1, "pass")));
    let runs = &halls[0].table.snapshot(Watcher::Spectator).game.expect("a game").runs;
    assert_eq!(runs[1].len(), 1);
}

#[test]
fn at_own_pace_nobody_brings_cards_to_a_seat_that_has_not_come_to_them() {
    let settings = Settings { pace: Pace::OwnPace, ..Settings::plain(3) };
    let mut hall = Hall::playing(settings, SEED);
    for turn in 1..=4 {
        hall.run("bob", play(1, turn, "pass"));
    }
    hall.run("cleo", Command::Leave);
    hall.run("bob", Command::Leave);
    let sit_at = |seat| Command::Sit { seat: Some(seat), name: "bob".into(), colour: None, secret: None };
    assert_eq!(hall.refused("bob", sit_at(2)), "seen-further", "Cleo's seat is at the first turn");
    hall.run("bob", sit_at(1));
    assert_eq!(
        hall.table.watcher(&hall::person("bob")),
        Watcher::Seat(1),
        "it was theirs, and shows nothing new"
    );
    hall.run("eve", sit_at(2));
}

#[test]
fn at_own_pace_a_seat_that_is_ahead_shows_nobody_new_what_the_others_have_not_seen() {
    let settings = Settings { pace: Pace::OwnPace, ..Settings::plain(2) };
    let mut hall = Hall::playing(settings, SEED);
    for turn in 1..=4 {
        hall.run("bob", play(1, turn, "pass"));
    }
    // The host frees the seat that is ahead, and would look from there with a second browser.
    hall.run("ann", Command::FreeSeat { seat: 1 });
    assert_eq!(hall.refused("eve", hall::sit("eve")), "seat-ahead");
    let mut rng = Rng::new(3);
    for turn in 1..=4 {
        hall.bots(&mut rng);
        assert_eq!(hall.refused("eve", hall::sit("eve")), "seat-ahead", "turn {turn}");
        hall.run("ann", play(1, turn, "pass"));
    }
    hall.run("eve", hall::sit("eve"));
    let seen = |watcher| hall.table.snapshot(watcher).game.expect("a game").turns;
    assert_eq!(seen(Watcher::Seat(1)), seen(Watcher::Seat(0)));
}
