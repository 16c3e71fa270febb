//! Sealed tables: the seed is made of the server's and of what everyone who sits there brings.

mod hall;

use hall::{Hall, SECOND, SEED, new_table, person, play, sit, with_bots};
use tubewright_rules::{Deal, Record, Rng, commitment, entropy_commitment, sealed_seed};
use tubewright_table::Watcher;
use tubewright_wire::{Command, Level, Settings, Stage};

fn value(digit: char) -> String {
    digit.to_string().repeat(32)
}

fn seal(digit: char) -> Command {
    Command::Seal { commitment: entropy_commitment(&value(digit)) }
}

fn reveal(digit: char) -> Command {
    Command::Reveal { value: value(digit) }
}

fn sit_sealed(name: &str, digit: char) -> Command {
    let commitment = entropy_commitment(&value(digit));
    Command::SitSealed { seat: None, name: name.into(), colour: None, secret: None, commitment }
}

/// Ann and Bob have committed themselves, and the table is full.
fn revealing() -> Hall {
    let mut hall = Hall::open(&new_table(Settings::plain(2)));
    hall.here("ann");
    hall.run("ann", seal('a'));
    hall.run("bob", sit_sealed("bob", 'b'));
    hall.here("bob");
    hall
}

#[test]
fn the_game_is_dealt_from_what_all_bring_and_the_record_proves_it() {
    let mut hall = revealing();
    let sealing = |hall: &Hall| hall.table.room(&person("eve")).sealing;
    assert_eq!(hall.table.stage(), Stage::Gathering, "first all reveal");
    assert!(sealing(&hall).revealing && sealing(&hall).shares.iter().all(|share| share.value.is_none()));
    assert_eq!(hall.refused("ann", reveal('b')), "bad-entropy");
    assert_eq!(hall.refused("ann", seal('c')), "revealing");
    assert_eq!(hall.refused("eve", sit("eve")), "revealing");
    hall.run("ann", reveal('a'));
    assert_eq!(hall.table.stage(), Stage::Gathering);
    hall.run("bob", reveal('b'));
    assert_eq!(hall.table.stage(), Stage::Playing);
    let shown = sealing(&hall);
    assert!(
        shown.sealed && !shown.revealing && shown.server_seed.is_none(),
        "the server's part stays hidden"
    );
    let values: Vec<_> = shown.shares.iter().map(|share| share.value.clone().expect("shown")).collect();
    assert_eq!(values, [value('a'), value('b')]);
    let seed = sealed_seed(SEED, values.iter().map(String::as_str));
    let first = hall.table.game().expect("it is on").rounds()[0][0].cards().next();
    assert_eq!(first, Deal::from_seed(&seed).decks[0].cards().first().copied(), "the cards are that deal's");
    assert_eq!(hall.replayed(), hall.table);
    hall.play_out(&mut Rng::new(1));
    assert_eq!(hall.replayed(), hall.table);
    let record = hall.table.record(Watcher::Spectator).expect("it was played");
    assert_eq!(record.verify(), Ok(()));
    let note = record.deal.clone().expect("it says where the cards came from");
    assert_eq!(note.seed.as_deref(), Some(&*seed));
    assert_eq!((note.server_seed.as_deref(), note.commitment), (Some(SEED), Some(commitment(SEED))));
    assert_eq!(Record::from_json(record.to_json().as_bytes()), Ok(record.clone()), "and keeps it as JSON");
    // Every part counts.
    for change in [
        |note: &mut tubewright_rules::DealNote| note.entropy[1].value = "c".repeat(32),
        |note: &mut tubewright_rules::DealNote| note.entropy[1].commitment = entropy_commitment("x"),
        |note: &mut tubewright_rules::DealNote| note.entropy.swap(0, 1),
        |note: &mut tubewright_rules::DealNote| drop(note.entropy.pop()),
        |note: &mut tubewright_rules::DealNote| note.entropy.clear(),
        |note: &mut tubewright_rules::DealNote| note.server_seed = Some("0".repeat(32)),
        |note: &mut tubewright_rules::DealNote| note.server_seed = None,
        |note: &mut tubewright_rules::DealNote| note.commitment = Some("0".repeat(64)),
        |note: &mut tubewright_rules::DealNote| note.seed = Some(SEED.to_owned()),
    ] {
        let mut forged = record.clone();
        change(forged.deal.as_mut().expect("a deal"));
        assert!(forged.verify().is_err(), "{:?}", forged.deal);
    }
}

#[test]
fn bots_bring_nothing_and_one_person_alone_seals_a_table() {
    let mut hall = Hall::open(&with_bots(Settings::plain(2), &[None, Some(Level::Novice)]));
    hall.here("ann");
    hall.run("ann", seal('a'));
    hall.run("ann", Command::Start);
    hall.run("ann", reveal('a'));
    hall.play_out(&mut Rng::new(1));
    let record = hall.table.record(Watcher::Spectator).expect("it was played");
    assert_eq!((record.verify(), record.deal.expect("a deal").entropy.len()), (Ok(()), 1));
}

#[test]
fn a_program_that_brings_nothing_may_sit_and_the_table_is_not_sealed() {
    let mut hall = Hall::open(&new_table(Settings::plain(2)));
    hall.here("ann");
    hall.run("ann", seal('a'));
    hall.run("bob", sit("bob"));
    assert_eq!(hall.table.stage(), Stage::Playing, "as ever");
    let sealing = hall.table.room(&person("ann")).sealing;
    assert!(!sealing.sealed && sealing.shares.is_empty());
    hall.play_out(&mut Rng::new(1));
    let record = hall.table.record(Watcher::Spectator).expect("it was played");
    let note = record.deal.clone().expect("a deal");
    assert_eq!((record.verify(), note.seed.as_deref(), note.server_seed), (Ok(()), Some(SEED), None));
}

#[test]
fn who_is_not_connected_at_the_start_is_not_waited_for() {
    let mut hall = Hall::open(&new_table(Settings::plain(3)));
    hall.here("ann");
    hall.run("ann", seal('a'));
    hall.run("bob", sit_sealed("bob", 'b'));
    hall.here("bob");
    hall.away("bob");
    hall.run("ann", Command::Start);
    assert_eq!(hall.table.stage(), Stage::Playing);
    assert!(!hall.table.room(&person("ann")).sealing.sealed);
}

#[test]
fn a_seat_that_does_not_reveal_voids_the_start_for_all_to_see_and_the_host_starts_without_it() {
    let mut hall = revealing();
    hall.run("ann", reveal('a'));
    hall.pass_time(19 * SECOND);
    assert!(hall.table.room(&person("ann")).sealing.failed.is_empty());
    hall.pass_time(2 * SECOND);
    let sealing = hall.table.room(&person("eve")).sealing;
    assert_eq!((sealing.failed, sealing.shares.len(), sealing.revealing), (vec![1], 0, false));
    assert_eq!(hall.replayed(), hall.table);
    assert_eq!(hall.refused("bob", reveal('b')), "not-revealing", "it is too late");
    // What Ann revealed is known: she brings something else. The host starts without Bob.
    hall.run("ann", seal('c'));
    hall.run("ann", Command::FreeSeat { seat: 1 });
    hall.run("ann", Command::Start);
    hall.run("ann", reveal('c'));
    assert_eq!(hall.table.settings().seats, 1);
    hall.play_out(&mut Rng::new(1));
    let record = hall.table.record(Watcher::Spectator).expect("it was played");
    assert_eq!((record.verify(), record.deal.expect("a deal").is_sealed()), (Ok(()), true));
}

#[test]
fn who_leaves_while_all_reveal_voids_the_start_too() {
    let mut hall = revealing();
    hall.run("ann", reveal('a'));
    hall.run("bob", Command::Leave);
    let sealing = hall.table.room(&person("ann")).sealing;
    assert!(!sealing.revealing && sealing.shares.is_empty());
    hall.run("cleo", sit("cleo"));
    assert_eq!(hall.table.stage(), Stage::Playing);
    hall.run("cleo", play(1, 1, "pass"));
    assert_eq!(hall.replayed(), hall.table);
}
