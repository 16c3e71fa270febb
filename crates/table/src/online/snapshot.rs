//! A table as a watcher may see it, whole.

use tubewright_rules::{Pencil, Record};
use tubewright_wire::{GameSnapshot, Snapshot, Stage, Summary};

use crate::online::event::PersonId;
use crate::online::known::Watcher;
use crate::online::numbers::Last;
use crate::online::opening::key_of;
use crate::online::state::{Occupant, Table};

impl Table {
    /// Whose eyes somebody sees the table with.
    pub fn watcher(&self, person: &PersonId) -> Watcher {
        let seat = self.member(person).and_then(|member| self.seat_of(member));
        seat.map_or(Watcher::Spectator, Watcher::Seat)
    }

    /// The person whose seat a secret opens.
    pub fn person_of_secret(&self, secret: &str) -> Option<&PersonId> {
        let key = key_of(secret).ok()?;
        let members = self.log.seats.iter().filter_map(|seat| match seat.sitter {
            Occupant::Person { member, .. } | Occupant::Reserved(member) => Some(member),
            _ => None,
        });
        let mut members = members.map(|member| &self.log.members[usize::from(member)]);
        members.find(|member| member.key.as_ref() == Some(&key))?.person.as_ref()
    }

    /// All that whoever sees with these eyes may know.
    pub fn snapshot(&self, watcher: Watcher) -> Snapshot {
        self.snapshot_with(watcher, self.log.last_of(watcher))
    }

    /// All that somebody may know, by their own numbers.
    pub fn snapshot_for(&self, person: &PersonId) -> Snapshot {
        self.snapshot_with(self.watcher(person), self.last_for(person))
    }

    fn snapshot_with(&self, watcher: Watcher, last: Last) -> Snapshot {
        let log = &self.log;
        let you = match watcher {
            Watcher::Seat(seat) => Some(seat),
            Watcher::Spectator => None,
        };
        let ended = matches!(log.stage, Stage::Over(_));
        Snapshot {
            table: log.id.clone(),
            n: last.n,
            at: last.at,
            you,
            host: log.host_seat(),
            settings: log.settings,
            stage: log.stage,
            seats: (0..log.seats.len()).map(|seat| log.seat_info(seat)).collect(),
            commitment: log.commitment.clone(),
            seed: (ended && log.play.is_some()).then(|| log.deal_seed().to_owned()),
            game: self.game_snapshot(watcher),
            chat: log.chat.iter().map(|line| (**line).clone()).collect(),
            rematch: log.rematch.clone(),
        }
    }

    fn game_snapshot(&self, watcher: Watcher) -> Option<GameSnapshot> {
        let game = &self.log.play.as_ref()?.game;
        let known = self.log.known(watcher);
        let setup = game.setup();
        let run = |seat: tubewright_rules::Seat| {
            let actions = game.actions(seat).iter().flatten().take(known.acted[seat.index()]);
            actions.map(|&action| game.board().name_action(action)).collect()
        };
        let turns = game.rounds().iter().flatten().take(known.turns);
        Some(GameSnapshot {
            pencils: setup.seats.iter().map(|seat| seat.pencils).collect(),
            objectives: setup.objectives,
            powers: setup.powers.map(|powers| Pencil::ALL.map(|pencil| powers[pencil])),
            turns: turns.map(|turn| turn.cards().collect()).collect(),
            runs: game.seats().map(run).collect(),
            chosen: known.chosen[..self.log.seats.len()].to_vec(),
            deadline: known.deadline,
        })
    }

    /// The record as a watcher may know it, once there is a game; whole and with the seed when it is over.
    pub fn record(&self, watcher: Watcher) -> Option<Record> {
        let snapshot = self.snapshot(watcher);
        let game = snapshot.replay().expect("a table shows what fits")?;
        let mut record = snapshot.record(&game);
        self.log.sealing().note(record.deal.get_or_insert_default());
        Some(record)
    }

    /// The table as a list tells everyone of it.
    pub fn summary(&self) -> Summary {
        self.summary_for(Watcher::Spectator)
    }

    /// The table as a list tells a watcher of it, who learns no more from it than from [`Self::snapshot`].
    pub fn summary_for(&self, watcher: Watcher) -> Summary {
        let known = self.log.known(watcher);
        let person_plays = |seat: usize| self.log.seats[seat].sitter.bot().is_none();
        let waits =
            |seat: usize| !known.chosen[seat] && known.acted[seat] < known.turns && person_plays(seat);
        let playing = self.log.stage == Stage::Playing;
        let seats = 0..self.log.seats.len();
        Summary {
            table: self.log.id.clone(),
            settings: self.log.settings,
            stage: self.log.stage,
            seats: seats.clone().map(|seat| self.log.seat_info(seat).sitter).collect(),
            waiting: seats.map(|seat| playing && waits(seat)).collect(),
            opened: self.log.opened,
            at: self.log.last_of(watcher).at,
        }
    }
}
