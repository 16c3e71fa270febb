//! Whole games at a table, in step and at own pace, live and from the log.

mod hall;

use hall::{Hall, SEED, new_table, person, play, sit, with_bots};
use tubewright_rules::{Game, NamedAction, Pencil, Rng};
use tubewright_table::Watcher;
use tubewright_wire::{Change, Colours, Command, End, Level, NewTable, Pace, Settings, Stage};

#[test]
fn friends_play_a_game_to_its_result() {
    for seats in 1..=4 {
        let everything = Settings { objectives: true, powers: true, ..Settings::plain(seats) };
        let mut hall = Hall::playing(everything, SEED);
        hall.play_out(&mut Rng::new(seats.into()));
        assert_eq!(hall.table.stage(), Stage::Over(End::Finished));
        assert_eq!(hall.replayed(), hall.table);
        let record = hall.table.record(Watcher::Spectator).expect("there was a game");
        assert_eq!(record.verify(), Ok(()), "the cards are the seed's");
        let game = Game::replay(&record).expect("a record replays");
        assert!(game.is_over() && !game.winners().is_empty());
        assert_eq!(record.setup.seats[0].name, "ann");
    }
}

#[test]
fn bots_play_beside_people() {
    let new = with_bots(Settings::plain(4), &[Some(Level::Novice), None, Some(Level::Champion)]);
    let mut hall = Hall::open(&new);
    hall.run("bob", sit("bob"));
    assert_eq!(hall.name_of(1), "ann");
    hall.play_out(&mut Rng::new(1));
    assert_eq!(hall.table.stage(), Stage::Over(End::Finished));
    assert_eq!(hall.replayed(), hall.table);
}

#[test]
fn own_pace_and_in_step_give_the_same_result_for_the_same_choices() {
    let mut in_step = Hall::playing(Settings { powers: true, ..Settings::plain(3) }, SEED);
    in_step.play_out(&mut Rng::new(7));
    let game = in_step.table.game().expect("it was played").clone();
    let mut own_pace =
        Hall::playing(Settings { powers: true, pace: Pace::OwnPace, ..Settings::plain(3) }, SEED);
    // One after another, each through the whole game.
    for seat in game.seats().collect::<Vec<_>>().into_iter().rev() {
        for (round, actions) in game.actions(seat).iter().enumerate() {
            for (turn, &action) in actions.iter().enumerate() {
                let action = game.board().action_text(action);
                let name = own_pace.name_of(seat.index() as u8);
                own_pace.run(&name, play(round as u8 + 1, turn as u8 + 1, &action));
            }
        }
    }
    assert_eq!(own_pace.table.stage(), Stage::Over(End::Finished));
    assert_eq!(own_pace.table.game(), Some(&game));
    assert_eq!(own_pace.replayed(), own_pace.table);
}

#[test]
fn a_choice_is_only_chosen_until_all_have_chosen() {
    let mut hall = Hall::playing(Settings::plain(2), SEED);
    let events = hall.table.decide(&person("ann"), 99, &play(1, 1, "pass"), hall.now).expect("it may");
    let mut table = hall.table.clone();
    let update = table.apply(&events[0]).expect("it fits");
    let chosen = [Change::Chosen { seat: 0, chosen: true }];
    assert_eq!(update.changes(Watcher::Seat(1)), chosen);
    assert_eq!(update.changes(Watcher::Spectator), chosen);
    assert_eq!(update.changes(Watcher::Seat(0)), [Change::Acted { seat: 0, action: NamedAction::Pass }]);
    hall.keep(events);
    hall.run("bob", play(1, 1, "pass"));
    assert_eq!(
        hall.mirror(Watcher::Spectator).snapshot().game.as_ref().expect("a game").runs,
        [[NamedAction::Pass], [NamedAction::Pass]]
    );
}

#[test]
fn the_host_starts_without_those_who_did_not_come() {
    let mut hall = Hall::open(&new_table(Settings::plain(4)));
    hall.run("bob", Command::Sit { seat: Some(3), name: "bob".into(), colour: None, secret: None });
    assert_eq!(hall.table.watcher(&person("bob")), Watcher::Seat(3));
    hall.run("ann", Command::Start);
    assert_eq!(hall.table.settings().seats, 2);
    assert_eq!(hall.table.watcher(&person("bob")), Watcher::Seat(1));
}

#[test]
fn the_cards_are_proved_where_pencils_were_chosen_too() {
    let chosen = Settings { colours: Colours::Chosen, ..Settings::plain(2) };
    for colour in Pencil::ALL {
        let mut hall = Hall::open(&NewTable { colour: Some(colour), ..new_table(chosen) });
        hall.run("bob", sit("bob"));
        hall.play_out(&mut Rng::new(1));
        let record = hall.table.record(Watcher::Spectator).expect("there was a game");
        assert_eq!(record.verify(), Ok(()));
        let read = tubewright_rules::Record::from_json(record.to_json().as_bytes());
        assert_eq!(read, Ok(record.clone()), "the record says that they were chosen");
        // Without that word, or with another card, the record is no proof.
        let mut silent = record.clone();
        silent.deal.as_mut().expect("it has a deal").pencils_chosen = false;
        let drawn = tubewright_rules::Deal::from_seed(SEED).pencils[0] == colour;
        assert_eq!(silent.verify().is_ok(), drawn);
        let mut other = record;
        other.rounds[3].cards.swap(0, 1);
        assert!(other.verify().is_err());
    }
}
