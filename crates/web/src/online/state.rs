//! A table on a server as the page knows it, and everything that can be asked of it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_client::{Client, Contact, Event, GameSession, Muted, Offer};
use tubewright_wire::{
    ChatLine, Command, DeleteTable, LeaveNoName, Reaction, ShowTable, Snapshot, Stage, Time, path,
};

use super::api::{self, NoAnswer};
use super::link::{Link, now, wake_when_back};
use super::{mute, secret, version};
use crate::game::Held;
use crate::storage;

/// So many attempts to connect fail before the page asks whether the server is of another version.
const MANY_FAILED: u32 = 2;

/// A reaction that was just shown; the number tells two of the same apart.
pub(crate) type Shout = (u32, u8, Reaction);

/// A line of chat that has just come, with a number of the same kind.
pub(crate) type Said = (u32, ChatLine);

/// A table on a server.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    id: StoredValue<String>,
    /// Where its sockets lead.
    address: StoredValue<String>,
    client: RwSignal<Client>,
    link: StoredValue<Link, LocalStorage>,
    /// How the page is connected.
    pub(crate) contact: Memo<Contact>,
    /// The reason of the last refusal, by its word.
    pub(crate) refused: RwSignal<Option<String>>,
    pub(crate) shout: RwSignal<Option<Shout>>,
    pub(crate) said: RwSignal<Option<Said>>,
    /// May the visitor act as host?
    may_host: Memo<bool>,
    /// A line of chat that is being written; the game may start meanwhile, and has a page of its own.
    pub(super) unsaid: RwSignal<String>,
}

impl Online {
    /// Goes to a table.
    pub(crate) fn join(id: String) -> Self {
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|it| it == "https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let address = format!("{scheme}://{host}{}", path::of_table(path::SOCKET, &id));
        // The 53 bits that a number of the browser's has do for a seed.
        let seed = (js_sys::Math::random() * 9_007_199_254_740_991.0) as u64;
        let mut client = Client::new(secret::of(&id), seed, now());
        client.bring_entropy(secret::fresh());
        client.mute(mute::kept(&id));
        let client = RwSignal::new(client);
        let online = Self {
            id: StoredValue::new(id),
            address: StoredValue::new(address),
            client,
            link: StoredValue::new_local(Link::default()),
            contact: Memo::new(move |_| client.with(Client::contact)),
            refused: RwSignal::new(None),
            shout: RwSignal::new(None),
            said: RwSignal::new(None),
            may_host: Memo::new(move |_| client.with(Client::may_host)),
            unsaid: RwSignal::new(String::new()),
        };
        wake_when_back(online);
        online.drive(|_| ());
        online
    }

    /// The table's id.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    // What happens.

    /// Does something to the client, and all that follows from it. Nothing where the page was left.
    pub(super) fn drive(self, act: impl FnOnce(&mut Client)) {
        if self.client.try_update_untracked(act).is_some() {
            self.follow();
        }
    }

    /// Has the browser do what the client wants, and tells of what has happened.
    fn follow(self) {
        let mut has_changed = false;
        loop {
            let step = self.client.try_update_untracked(|client| {
                client.next_output().map(Ok).or_else(|| client.next_event().map(Err))
            });
            match step.flatten() {
                Some(Ok(output)) => self.carry_out(output),
                Some(Err(event)) => {
                    has_changed = true;
                    self.tell(event);
                }
                None => break,
            }
        }
        let due = self.client.try_with_untracked(Client::next_tick).flatten();
        self.link(|link| link.set_timer(due, self));
        if has_changed {
            self.client.notify();
        }
    }

    fn carry_out(self, output: tubewright_client::Output) {
        let socket =
            if let tubewright_client::Output::Connect(socket) = output { Some(socket) } else { None };
        let address = self.address.try_get_value().unwrap_or_default();
        let done = self.link(|link| link.carry_out(output, &address, self));
        if let (Some(false), Some(socket)) = (done, socket) {
            self.client.try_update_untracked(|client| client.closed(socket, None, now()));
        }
    }

    /// What the browser has in use for this table, unless the page was left.
    pub(super) fn link<T>(self, act: impl FnOnce(&mut Link) -> T) -> Option<T> {
        self.link.try_update_value(act)
    }

    fn tell(self, event: Event) {
        match event {
            Event::Contact(Contact::Outdated) | Event::Unreadable => spawn_local(self.compare_versions()),
            Event::Lost { failed } if failed > 0 => self.find_out(failed),
            Event::Build(build) => version::compare(&build),
            Event::Reaction { seat, reaction } => self.shout.update(|shout| {
                let number = shout.map_or(0, |(number, ..)| number + 1);
                *shout = Some((number, seat, reaction));
            }),
            Event::Chat { line, is_own: false } => self.said.update(|said| {
                let number = said.as_ref().map_or(0, |(number, _)| number + 1);
                *said = Some((number, line));
            }),
            Event::Refused { reason, .. } => self.refused.set(Some(reason)),
            // What is shown is asked of the client.
            _ => {}
        }
    }

    /// A socket that did not open does not say why: perhaps there is no such table any more, or the server is of another version.
    fn find_out(self, failed: u32) {
        let table = self.id();
        spawn_local(async move {
            match api::ask(ShowTable { table }).await {
                Err(NoAnswer::Refused(reason)) if reason == "no-such-table" => self.drive(Client::no_table),
                Err(NoAnswer::Unreachable) => {}
                _ if failed >= MANY_FAILED => self.compare_versions().await,
                _ => {}
            }
        });
    }

    /// Whatever is wrong, it may be that the server is of another version: then the page becomes one of that version.
    async fn compare_versions(self) {
        let Some(version) = version::another().await else { return };
        // Meanwhile the page may have been left, or all may be well.
        let contact = self.contact.try_get_untracked();
        if contact.is_some_and(|contact| !matches!(contact, Contact::Connected | Contact::NoTable)) {
            self.drive(Client::outdated);
            version::change_to(&version);
        }
    }

    /// Closes the connection for good.
    pub(super) fn end(self) {
        self.drive(Client::end);
    }

    // What is known.

    /// Looks at the client, and follows its changes.
    pub(crate) fn client<T>(self, look: impl FnOnce(&Client) -> T) -> T {
        self.client.with(look)
    }

    /// The same, once.
    pub(crate) fn client_now<T>(self, look: impl FnOnce(&Client) -> T) -> T {
        self.client.with_untracked(look)
    }

    /// Looks at what was shown, once there is something, and follows its changes.
    pub(crate) fn see<T>(self, look: impl FnOnce(&Snapshot) -> T) -> Option<T> {
        self.client(|client| client.snapshot().map(look))
    }

    /// The same, once.
    pub(crate) fn see_now<T>(self, look: impl FnOnce(&Snapshot) -> T) -> Option<T> {
        self.client_now(|client| client.snapshot().map(look))
    }

    /// Has the visitor a seat?
    pub(crate) fn is_seated(self) -> bool {
        self.see(|snapshot| snapshot.you.is_some()).unwrap_or_default()
    }

    /// The same, once.
    pub(crate) fn is_seated_now(self) -> bool {
        self.see_now(|snapshot| snapshot.you.is_some()).unwrap_or_default()
    }

    /// Is the visitor the host, or may act as one because the host has been away for a while?
    pub(crate) fn is_host(self) -> bool {
        self.may_host.get()
    }

    /// May the visitor have a bot play for somebody, or from when on?
    pub(super) fn bot_offer(self, seat: u8) -> Option<Offer> {
        self.client(|client| client.bot_offer(seat))
    }

    /// Does the table wait for the visitor to draw?
    pub(super) fn is_your_turn(self) -> bool {
        let has_turn = |client: &Client| client.mirror().is_some_and(|mirror| mirror.turn().is_some());
        self.client(has_turn) && self.see(|snapshot| snapshot.stage) == Some(Stage::Playing)
    }

    /// How long, in milliseconds, until a moment of the server's clock.
    pub(super) fn until(self, moment: Time) -> i64 {
        self.client_now(|client| client.until(moment, now()))
    }

    // What the visitor wants.

    /// Asks the table for something.
    pub(crate) fn ask(self, command: Command) {
        self.refused.set(None);
        self.drive(|client| {
            client.request(command, now());
        });
    }

    /// Shows another seat's sheet to somebody who looks on.
    pub(super) fn watch(self, seat: tubewright_rules::Seat) {
        self.client.update(|client| client.watch(seat));
    }

    /// Mutes somebody, or hears them again.
    pub(super) fn turn_mute(self, member: u16) {
        let mut muted: Muted = self.client_now(|client| client.muted().clone());
        muted.toggle(member);
        mute::keep(&self.id(), &muted);
        self.client.update(|client| client.mute(muted));
    }

    /// Deletes the whole table, for everybody, or takes the visitor's name and words off it.
    pub(crate) async fn delete(self, whole: bool) -> bool {
        let id = self.id();
        let (table, secret) = (id.clone(), secret::of(&id));
        let deleted = if whole {
            api::ask(DeleteTable { table, secret }).await
        } else {
            api::ask(LeaveNoName { table, secret }).await
        };
        match deleted {
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

    /// Puts back under the pencil what was there when the page was left.
    pub(super) fn restore_draft(self) {
        if let Some(kept) = storage::read(&draft_name(&self.id())) {
            self.client.try_update_untracked(|client| client.restore_draft(&kept));
        }
    }
}

/// What is under the pencil at a table is kept under this name.
fn draft_name(table: &str) -> String {
    format!("draft {table}")
}

impl Held for Online {
    fn look(&self, look: &mut dyn FnMut(&dyn GameSession)) {
        self.client.with(|client| look(client));
    }

    fn look_now(&self, look: &mut dyn FnMut(&dyn GameSession)) {
        self.client.try_with_untracked(|client| look(client));
    }

    fn change(&self, change: &mut dyn FnMut(&mut dyn GameSession)) {
        self.refused.try_set(None);
        if self.client.try_update(|client| change(client)).is_some() {
            self.follow();
        }
    }

    fn keep(&self) {
        let name = draft_name(&self.id());
        match self.client_now(Client::draft_to_keep) {
            Some(text) => drop(storage::write(&name, &text)),
            None => storage::forget(&name),
        }
    }
}
