//! The game that a visitor is setting up; the next visit finds it as they left it.

use leptos::prelude::*;
use tubewright_rules::{MOST_SEATS, Modules, Pencil};
use tubewright_wire::Level;

use crate::game_params::{GameParams, fresh_seed};
use crate::settings::{Choosable, Settings};
use crate::storage;

/// Under this name the browser keeps the last game set up, as the address at which it was started.
const LAST: &str = "set-up";

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Company {
    /// One person.
    Alone,
    /// One person and one to three bots.
    Bots,
    /// Two to four people with one device.
    People,
}

impl Choosable for Company {
    const ALL: &'static [Self] = &[Self::Alone, Self::Bots, Self::People];

    fn word(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::Bots => "bots",
            Self::People => "people",
        }
    }
}

/// Everything that can be chosen before a game.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) company: RwSignal<Company>,
    /// Each bot with a number of its own, so that a list of them can be changed in the middle.
    pub(super) bots: RwSignal<Vec<(u32, RwSignal<Level>)>>,
    /// The same for people; a name may be empty.
    pub(super) people: RwSignal<Vec<(u32, RwSignal<String>)>>,
    pub(super) objectives: RwSignal<bool>,
    pub(super) powers: RwSignal<bool>,
    /// Are the pencils in an order of the visitor's own?
    pub(super) ordered: RwSignal<bool>,
    pub(super) pencils: RwSignal<[Pencil; 4]>,
    last: StoredValue<u32>,
}

impl Plan {
    /// The plan of the last visit; alone and without modules on the first.
    pub(super) fn kept() -> Self {
        let last = storage::read(LAST).unwrap_or_default();
        let last = GameParams::of(last.split_once('?').map_or("", |(_, query)| query));
        let company = match last {
            GameParams { ref people, .. } if people.len() > 1 => Company::People,
            GameParams { ref bots, .. } if !bots.is_empty() => Company::Bots,
            _ => Company::Alone,
        };
        let plan = Self {
            company: RwSignal::new(company),
            bots: RwSignal::new(Vec::new()),
            people: RwSignal::new(Vec::new()),
            objectives: RwSignal::new(last.modules.objectives),
            powers: RwSignal::new(last.modules.powers),
            ordered: RwSignal::new(last.pencils.is_some()),
            pencils: RwSignal::new(last.pencils.unwrap_or(Pencil::ALL)),
            last: StoredValue::new(0),
        };
        let level = Settings::here().level.get_untracked();
        let bots = if last.bots.is_empty() { vec![level] } else { last.bots };
        bots.into_iter().take(MOST_SEATS - 1).for_each(|level| plan.add_bot(level));
        let people = if last.people.len() < 2 { vec![String::new(); 2] } else { last.people };
        people.into_iter().take(MOST_SEATS).for_each(|name| plan.add_person(name));
        plan
    }

    fn number(self) -> u32 {
        self.last.update_value(|last| *last += 1);
        self.last.get_value()
    }

    /// Seats one more bot.
    pub(super) fn add_bot(self, level: Level) {
        let number = self.number();
        self.bots.update(|bots| bots.push((number, RwSignal::new(level))));
    }

    /// Seats one more person.
    pub(super) fn add_person(self, name: String) {
        let number = self.number();
        self.people.update(|people| people.push((number, RwSignal::new(name))));
    }

    /// Moves a pencil one round earlier or later.
    pub(super) fn move_pencil(self, pencil: Pencil, later: bool) {
        self.pencils.update(|pencils| {
            let Some(at) = pencils.iter().position(|&other| other == pencil) else { return };
            let to = if later { at + 1 } else { at.wrapping_sub(1) };
            if to < pencils.len() {
                pencils.swap(at, to);
            }
        });
    }

    /// The address of a new game like this; `unnamed` is what somebody without a name is called. Kept for the next visit.
    pub(super) fn address(self, unnamed: impl Fn(usize) -> String) -> String {
        let company = self.company.get_untracked();
        let bots = self.bots.get_untracked().into_iter().map(|(_, level)| level.get_untracked());
        let people = self.people.get_untracked().into_iter().map(|(_, name)| name.get_untracked());
        let named = |(at, name): (usize, String)| match name.trim() {
            "" => unnamed(at + 1),
            name => name.to_owned(),
        };
        let params = GameParams {
            deal: Some(fresh_seed()),
            modules: Modules {
                objectives: self.objectives.get_untracked(),
                powers: self.powers.get_untracked(),
            },
            pencils: self.ordered.get_untracked().then(|| self.pencils.get_untracked()),
            bots: if company == Company::Bots { bots.collect() } else { Vec::new() },
            people: if company == Company::People {
                people.enumerate().map(named).collect()
            } else {
                Vec::new()
            },
        };
        storage::write(LAST, &GameParams { deal: None, ..params.clone() }.address());
        params.address()
    }
}
