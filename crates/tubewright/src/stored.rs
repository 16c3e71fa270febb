//! Fills a store with tables as games leave them, so that a start with many of them can be measured.

use std::sync::mpsc;

use anyhow::{Context, Result};
use tubewright_bots::random_action;
use tubewright_rules::Rng;
use tubewright_server::facts;
use tubewright_store::{Append, Facts, Person, Store};
use tubewright_table::{Event, EventKind, PersonId, Table};
use tubewright_wire::{Command, NewTable, Settings, Stage, Summary, Time, from_postcard, to_postcard};

/// As many appends are under way at a time.
const UNDER_WAY: usize = 4096;
const PEOPLE: u8 = 4;

/// A table that others are made after.
struct Model {
    events: Vec<Event>,
    facts: Facts,
    summary: Summary,
}

/// Writes so many tables of four: every other one is played to its end, the rest are in the middle of their game.
pub(crate) fn fill(store: &dyn Store, count: usize, now: Time) -> Result<()> {
    let models = [model(now, usize::MAX)?, model(now, 20)?];
    let people: Vec<Person> = (0..PEOPLE).map(|seat| [seat; 32]).collect();
    let (answer, answered) = mpsc::channel();
    let mut under_way = 0;
    for number in 0..count {
        let Model { events, facts, summary } = &models[number % 2];
        let id = format!("stored{number}");
        let mut entries: Vec<Vec<u8>> = events.iter().map(Event::to_bytes).collect();
        if let EventKind::Opened(opening) = &events[0].kind {
            let opening = tubewright_table::Opening { table: id.clone(), ..opening.clone() };
            entries[0] = Event { kind: EventKind::Opened(opening), ..events[0].clone() }.to_bytes();
        }
        let note = to_postcard(&Summary { table: id.clone(), ..summary.clone() });
        let mut append = Append::new(&id, 0, entries, now);
        append.facts = Some(Facts { note, ..facts.clone() });
        append.people.clone_from(&people);
        let answer = answer.clone();
        store.submit(append, Box::new(move |done| drop(answer.send(done))));
        under_way += 1;
        if under_way == UNDER_WAY {
            answered.recv()??;
            under_way -= 1;
        }
    }
    for _ in 0..under_way {
        answered.recv()??;
    }
    Ok(())
}

/// Four people play, each some turns at most.
fn model(now: Time, turns: usize) -> Result<Model> {
    let person = |seat: u8| PersonId(format!("{seat:02x}").repeat(32));
    let new = NewTable {
        settings: Settings::plain(PEOPLE),
        name: "0".to_owned(),
        colour: None,
        bots: Vec::new(),
        secret: None,
    };
    let seed = "00112233445566778899aabbccddeeff";
    let mut events = vec![Table::open(&new, "model", seed, &person(0), now)?];
    let mut table = Table::replay(&events, now)?;
    let mut id = 0;
    let mut run = |table: &mut Table, seat: u8, command: &Command| -> Result<()> {
        id += 1;
        for event in table.decide(&person(seat), id, command, now)? {
            table.apply(&event)?;
            events.push(event);
        }
        Ok(())
    };
    for seat in 1..PEOPLE {
        let sit = Command::Sit { seat: None, name: seat.to_string(), colour: None, secret: None };
        run(&mut table, seat, &sit)?;
    }
    let mut rng = Rng::new(1);
    for _ in 0..turns {
        for seat in 0..PEOPLE {
            if table.stage() != Stage::Playing {
                break;
            }
            let game = table.game().context("a game that is played")?;
            let place = game.seats().nth(seat.into()).context("a seat of the game")?;
            let call = game.call(place).context("in step everyone is to act")?;
            let action = random_action(game.board(), game.sheet(place), call, &mut rng);
            let actions = game.actions(place);
            let (round, turn) = (actions.len() as u8, actions.last().map_or(0, Vec::len) as u8 + 1);
            let action = game.board().name_action(action);
            run(&mut table, seat, &Command::Play { round, turn, action })?;
        }
        if table.stage() != Stage::Playing {
            break;
        }
    }
    let facts = facts(&table);
    let summary = from_postcard(&facts.note).map_err(|error| anyhow::anyhow!(error.message))?;
    Ok(Model { events, facts, summary })
}
