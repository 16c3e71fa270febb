//! A table on a server as the page knows it, and everything that can be asked of it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_client::Mirror;
use tubewright_rules::{Game, Seat};
use tubewright_table::Player;
use tubewright_wire::{Command, Presence, Reaction, ServerMessage, Sitter, Snapshot, Stage, Time};

use super::absence::{self, Offer};
use super::api::{self, NoAnswer};
use super::link::{Heard, Link};
use super::mute::Muted;
use super::{secret, version};

/// So many attempts to connect fail before the page asks whether the server is of another version.
const MANY_FAILED: u32 = 2;

/// How the page is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contact {
    /// Nothing was heard yet.
    Connecting,
    /// All is well.
    Here,
    /// The connection broke; another is being tried.
    Lost,
    /// The server said that it starts anew.
    Stopping,
    /// The server speaks another version.
    Outdated,
    /// There is no such table.
    Missing,
}

/// A reaction that was just shown; the number tells two of the same apart.
pub(crate) type Shout = (u32, usize, Reaction);

/// A table on a server.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    id: StoredValue<String>,
    /// What the page was shown; nothing before the first answer.
    pub(crate) mirror: RwSignal<Option<Mirror>>,
    /// Who is connected, and from when others may act for the rest.
    pub(crate) presence: RwSignal<Presence>,
    pub(crate) contact: RwSignal<Contact>,
    /// The reason of the last refusal, by its word.
    pub(crate) refused: RwSignal<Option<String>>,
    pub(crate) shout: RwSignal<Option<Shout>>,
    /// The server's clock less this device's, in milliseconds.
    skew: RwSignal<f64>,
    link: StoredValue<Option<Link>>,
    /// Something did not fit: the next hello asks for everything.
    stale: StoredValue<bool>,
    /// The request whose refusal takes a choice back.
    choice: StoredValue<Option<u64>>,
    /// Counts refusals of choices, for whoever has to put one back under the pencil.
    pub(crate) choice_refused: RwSignal<u32>,
    /// May the visitor act as host?
    hosts: Memo<bool>,
    /// By seat: may the visitor have a bot play for its person, or from when on?
    pub(super) bots: Memo<Vec<Option<Offer>>>,
    /// Whom the visitor does not want to hear.
    pub(super) muted: Muted,
    /// A line of chat that is being written; the game may start meanwhile, and has a page of its own.
    pub(super) unsaid: RwSignal<String>,
}

impl Online {
    /// Goes to a table.
    pub(crate) fn join(id: String) -> Self {
        let (mirror, presence) = (RwSignal::new(None::<Mirror>), RwSignal::new(Presence::default()));
        let (skew, tick) = (RwSignal::new(0.0), absence::ticks());
        let until = move |moment: Time| {
            tick.track();
            until(moment, skew)
        };
        let hosts = Memo::new(move |_| {
            let may = |mirror: &Mirror| presence.with(|presence| presence.host_from(mirror.snapshot()));
            mirror.with(|mirror| mirror.as_ref().and_then(may)).is_some_and(|from| until(from) <= 0.0)
        });
        let bots = Memo::new(move |_| {
            let offers = |mirror: &Mirror| {
                presence.with(|presence| absence::offers(mirror.snapshot(), presence, until))
            };
            mirror.with(|mirror| mirror.as_ref().map(offers)).unwrap_or_default()
        });
        let online = Self {
            id: StoredValue::new(id.clone()),
            mirror,
            presence,
            contact: RwSignal::new(Contact::Connecting),
            refused: RwSignal::new(None),
            shout: RwSignal::new(None),
            skew,
            link: StoredValue::new(None),
            stale: StoredValue::new(false),
            choice: StoredValue::new(None),
            choice_refused: RwSignal::new(0),
            hosts,
            bots,
            muted: Muted::at(&id),
            unsaid: RwSignal::new(String::new()),
        };
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|it| it == "https:") { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/ws/{id}", location.host().unwrap_or_default());
        let hello = move || {
            let last = online.mirror.with_untracked(|mirror| mirror.as_ref().map(Mirror::resume_point));
            (secret::of(&id), last.filter(|_| !online.stale.get_value()))
        };
        let link = Link::open(address, hello, move |heard| online.heard(heard));
        online.link.set_value(Some(link));
        online
    }

    /// The table's id.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Asks the table for something.
    pub(crate) fn ask(self, command: Command) -> Option<u64> {
        self.refused.set(None);
        self.link.get_value().map(|link| link.ask(command))
    }

    /// Asks for what a choice on this turn needs; a refusal puts the choice back under the pencil.
    pub(crate) fn ask_for_choice(self, command: Command) {
        let id = self.ask(command);
        self.choice.set_value(id);
    }

    /// Looks at what was seen, once there is something, and follows its changes.
    pub(crate) fn see<T>(self, look: impl FnOnce(&Snapshot) -> T) -> Option<T> {
        self.mirror.with(|mirror| mirror.as_ref().map(|mirror| look(mirror.snapshot())))
    }

    /// The same, once.
    pub(crate) fn see_now<T>(self, look: impl FnOnce(&Snapshot) -> T) -> Option<T> {
        self.mirror.with_untracked(|mirror| mirror.as_ref().map(|mirror| look(mirror.snapshot())))
    }

    /// The game as far as it may be known, with who sits where and the person's own seat.
    pub(crate) fn game_now(self) -> Option<(Game, Vec<Player>, Option<Seat>)> {
        self.mirror.with_untracked(|mirror| {
            let mirror = mirror.as_ref()?;
            Some((mirror.game()?.clone(), players(mirror.snapshot()), mirror.seat()))
        })
    }

    /// Is the visitor the host, or may act as one because the host has been away for a while?
    pub(crate) fn is_host(self) -> bool {
        self.hosts.get()
    }

    /// Deletes the table, for everybody; only its host can.
    pub(crate) async fn delete(self) -> bool {
        let id = self.id();
        match api::delete(&format!("/api/tables/{id}"), secret::of(&id).as_deref()).await {
            Ok(()) => {
                secret::forget(&id);
                true
            }
            Err(why) => {
                let reason = if let NoAnswer::Refused(reason) = why { reason } else { "busy".to_owned() };
                self.refused.try_set(Some(reason));
                false
            }
        }
    }

    /// Gives the visitor's seat up.
    pub(crate) fn leave(self) {
        self.ask(Command::Leave);
        secret::forget(&self.id());
    }

    /// How long, in milliseconds, until a moment of the server's clock.
    pub(crate) fn until(self, moment: Time) -> f64 {
        until(moment, self.skew)
    }

    fn heard(self, heard: Heard) {
        match heard {
            Heard::Lost { failed } => {
                if failed > 0 {
                    self.find_out(failed);
                }
                self.contact.update(|contact| match contact {
                    Contact::Here | Contact::Connecting => *contact = Contact::Lost,
                    Contact::Stopping if failed > MANY_FAILED => *contact = Contact::Lost,
                    _ => {}
                });
            }
            Heard::Unreadable => spawn_local(self.compare_versions()),
            Heard::Outdated => self.outdated(),
            Heard::Deleted => self.miss(),
            Heard::Message(message) => self.take(*message),
        }
    }

    /// A socket that did not open does not say why: perhaps there is no such table any more, or the server is of another version.
    fn find_out(self, failed: u32) {
        let address = format!("/api/tables/{}", self.id());
        spawn_local(async move {
            match api::get(&address).await {
                Err(NoAnswer::Refused(reason)) if reason == "no-such-table" => self.miss(),
                Err(NoAnswer::Unreachable) => {}
                _ if failed >= MANY_FAILED => self.compare_versions().await,
                _ => {}
            }
        });
    }

    /// There is no such table, or no longer.
    fn miss(self) {
        self.contact.try_set(Contact::Missing);
        if let Some(link) = self.link.try_get_value().flatten() {
            link.close();
        }
    }

    fn outdated(self) {
        self.contact.set(Contact::Outdated);
        spawn_local(self.compare_versions());
    }

    /// Whatever is wrong, it may be that the server is of another version: then the page becomes one of that version.
    async fn compare_versions(self) {
        let Some(version) = version::another().await else { return };
        // Meanwhile the page may have been left, or all may be well.
        let contact = self.contact.try_get_untracked();
        if contact.is_some_and(|contact| !matches!(contact, Contact::Here | Contact::Missing)) {
            self.contact.set(Contact::Outdated);
            version::change_to(&version);
        }
    }

    fn take(self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { now, snapshot, here, build, .. } => {
                version::compare(&build);
                self.skew.set(now as f64 - js_sys::Date::now());
                if let Some(snapshot) = snapshot {
                    self.show(snapshot);
                }
                self.presence.set(Presence { here, ..Presence::default() });
                self.contact.set(Contact::Here);
            }
            ServerMessage::Snapshot { snapshot } => self.show(snapshot),
            ServerMessage::Event { n, at, changes } => {
                let taken = self.mirror.try_update(|mirror| mirror.as_mut()?.event(n, at, &changes).ok());
                if taken.flatten().is_none() {
                    self.begin_again();
                }
            }
            ServerMessage::Presence(presence) => self.presence.set(presence),
            ServerMessage::Reaction { seat, reaction } => self.shout.update(|shout| {
                let number = shout.map_or(0, |(number, ..)| number + 1);
                *shout = Some((number, usize::from(seat), reaction));
            }),
            ServerMessage::Refused { id, reason, .. } => {
                if id.is_none() && reason == "no-such-table" {
                    self.miss();
                    return;
                }
                if id.is_some() && id == self.choice.get_value() {
                    self.choice_refused.update(|count| *count += 1);
                }
                self.refused.set(Some(reason));
            }
            ServerMessage::ComeBack { .. } => self.contact.set(Contact::Stopping),
            ServerMessage::Outdated { .. } => self.outdated(),
            ServerMessage::Done { .. } | ServerMessage::Pong { .. } => {}
        }
    }

    fn show(self, snapshot: Snapshot) {
        if let Ok(mirror) = Mirror::new(snapshot) {
            self.stale.set_value(false);
            self.mirror.set(Some(mirror));
        }
    }

    /// What was heard does not fit: everything is asked for anew, and what is shown stays until it comes.
    pub(crate) fn begin_again(self) {
        self.stale.set_value(true);
        if let Some(link) = self.link.get_value() {
            link.begin_again();
        }
    }
}

fn until(moment: Time, skew: RwSignal<f64>) -> f64 {
    moment as f64 - (js_sys::Date::now() + skew.get())
}

/// Who sits where, as the game's parts name them: the visitor without a name.
pub(crate) fn players(snapshot: &Snapshot) -> Vec<Player> {
    let player = |(seat, sitter): (usize, &Sitter)| match sitter {
        _ if snapshot.you == Some(seat as u8) => Player::Person(String::new()),
        Sitter::Bot { level, .. } => Player::Bot(level.name().to_owned()),
        other => Player::Person(other.name().to_owned()),
    };
    snapshot.seats.iter().map(|seat| &seat.sitter).enumerate().map(player).collect()
}

/// Does the table wait for the visitor to draw?
pub(crate) fn is_your_turn(mirror: &Mirror) -> bool {
    mirror.snapshot().stage == Stage::Playing && mirror.turn().is_some()
}
