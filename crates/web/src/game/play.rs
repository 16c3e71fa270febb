//! The state of a game on the page, and the one door through which everything changes it.

use leptos::prelude::*;
use tubewright_client::GameSession;
use tubewright_present::{TurnView, names};
use tubewright_rules::{Action, IllegalActionError, Seat, Station, Step};
use tubewright_table::{Command, Effect, LocalTable, Player, Refused, Stage};

use super::figure::Lights;
use super::hints::Hints;
use super::session::{Held, Session};
use super::{bots, focus, keep, sound, tries};
use crate::i18n::I18n;
use crate::settings::Settings;
use crate::thinker::Thinker;

/// What was refused, and why.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Reason {
    /// The table does not do what was asked.
    Refused(Refused),
    /// No section leads to the station that was tapped on.
    Closed(Station, IllegalActionError),
}

/// Something that was refused.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Refusal {
    pub(crate) reason: Reason,
    /// Is it what was refused the last time too?
    pub(crate) is_again: bool,
}

/// A game on the page.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    session: Session,
    /// What the person at the device sees.
    pub(crate) view: Memo<TurnView>,
    /// Who holds the device; nobody while it is passed on.
    pub(crate) holder: RwSignal<Option<Seat>>,
    /// The figures of the sheet that light up what they count.
    pub(crate) lights: Lights,
    /// The station chosen to which several sections lead.
    pub(crate) picked: RwSignal<Option<Station>>,
    /// The section pointed at or with the focus.
    pub(crate) pointed: RwSignal<Option<Step>>,
    /// What was asked for in the way of hints.
    pub(crate) hints: RwSignal<Hints>,
    /// Why the last thing asked for was refused.
    pub(crate) refused: RwSignal<Option<Refusal>>,
    /// What was refused last, even if there was something else since.
    last_refused: StoredValue<Option<Refusal>>,
    /// The bots that could not think about this turn.
    pub(crate) failed_bots: RwSignal<Vec<Seat>>,
    /// Could the last champion not have the value function?
    pub(crate) weaker_bots: RwSignal<bool>,
    /// Is the score sheet open, where it is a drawer?
    pub(crate) sheet_open: RwSignal<bool>,
    /// Where the game is played, which is also what it is kept under.
    address: StoredValue<String>,
    /// What files of this game are named after.
    name: StoredValue<String>,
    /// What the browser keeps under that address, as far as this tab knows: anything else was done in another one.
    kept: StoredValue<Option<String>>,
    /// Is it kept? Before a person has done something in it, it takes no other game's place in the browser; whoever comes back finds it by its address.
    is_begun: StoredValue<bool>,
    settings: Settings,
    thinker: Thinker,
}

impl Play {
    /// Puts a game on the page at which nobody has done anything yet.
    pub(crate) fn begin(address: String, table: LocalTable) -> Self {
        let name = table.order().seed.clone();
        let session = Session::Here(RwSignal::new(table));
        Self::new(address, name, session)
    }

    /// Puts a game on the page that this browser has kept; of those kept, it is the last one played from now on.
    pub(crate) fn go_on(address: String, table: LocalTable) -> Self {
        let play = Self::begin(address, table);
        play.keep();
        play
    }

    /// Puts a game on the page that a server keeps, under the name of its table.
    pub(crate) fn at_server(address: String, name: String, held: Box<dyn Held>) -> Self {
        Self::new(address, name, Session::Elsewhere(StoredValue::new(held)))
    }

    fn new(address: String, name: String, session: Session) -> Self {
        let holder = RwSignal::new(session.try_with_untracked(|table| table.seat()).flatten());
        let view = Memo::new(move |_| {
            session.with(|table| TurnView::of(table, holder.get().unwrap_or_else(|| turn_of(table))))
        });
        let play = Self {
            session,
            view,
            holder,
            lights: Lights::new(),
            picked: RwSignal::new(None),
            pointed: RwSignal::new(None),
            hints: RwSignal::new(Hints::None),
            refused: RwSignal::new(None),
            last_refused: StoredValue::new(None),
            failed_bots: RwSignal::new(Vec::new()),
            weaker_bots: RwSignal::new(false),
            sheet_open: RwSignal::new(false),
            kept: StoredValue::new(keep::text(&address)),
            is_begun: StoredValue::new(false),
            address: StoredValue::new(address),
            name: StoredValue::new(name),
            settings: Settings::here(),
            thinker: expect_context(),
        };
        play.table_now(|table| table.asked()).into_iter().for_each(|seat| {
            bots::ask(play, seat);
        });
        play
    }

    /// Looks at the table and follows its changes.
    pub(crate) fn table<T>(self, look: impl FnOnce(&dyn GameSession) -> T) -> T {
        self.session.with(look)
    }

    /// Looks at the table once.
    pub(crate) fn table_now<T>(self, look: impl FnOnce(&dyn GameSession) -> T) -> T {
        self.try_table_now(look).expect("the game is looked at while its page is there")
    }

    /// Looks at the table once, unless the page was left.
    pub(crate) fn try_table_now<T>(self, look: impl FnOnce(&dyn GameSession) -> T) -> Option<T> {
        self.session.try_with_untracked(look)
    }

    /// Looks at what is shown and follows its changes.
    pub(crate) fn see<T>(self, look: impl FnOnce(&TurnView) -> T) -> T {
        self.view.with(look)
    }

    /// What is shown, once.
    pub(crate) fn now<T>(self, look: impl FnOnce(&TurnView) -> T) -> T {
        self.view.with_untracked(look)
    }

    /// Where the game is played.
    pub(crate) fn address(self) -> String {
        self.address.get_value()
    }

    /// What files of this game are named after.
    pub(crate) fn name(self) -> String {
        self.name.get_value()
    }

    /// Who thinks for the bots.
    pub(crate) fn thinker(self) -> Thinker {
        self.thinker
    }

    /// What the visitor has chosen for all games.
    pub(crate) fn settings(self) -> Settings {
        self.settings
    }

    /// Does what somebody wants of the table, and all that follows from it.
    pub(crate) fn command(self, command: Command) {
        if !self.went_on_elsewhere() {
            self.carry_out(command);
        }
    }

    fn carry_out(self, command: Command) {
        // The page may have been left while a bot was thinking.
        let Some(result) = self.session.try_update(|table| table.command(command)) else { return };
        // What a bot does takes nothing away that a person is looking at.
        let by_person = !matches!(command, Command::Act(..));
        if by_person {
            self.turn_to_other_things();
        }
        match result {
            Err(why) if by_person => self.refuse(Reason::Refused(why)),
            Err(_) => {}
            Ok(effects) => {
                let acted = effects.iter().any(|effect| matches!(effect, Effect::Acted(_)));
                if self.is_begun.get_value() || by_person && (acted || !self.follows_result()) {
                    self.keep();
                }
                for effect in effects {
                    self.follow(effect, by_person);
                }
            }
        }
    }

    fn follow(self, effect: Effect, by_person: bool) {
        match effect {
            Effect::Acted(_) if by_person => {
                self.forget_hints();
                self.pass_on();
                focus::at_turn();
                sound::pencil(self.settings);
            }
            Effect::Revealed(_) => {
                self.turn_to_other_things();
                self.forget_hints();
                self.pass_on();
                focus::at_turn();
                sound::card(self.settings);
            }
            Effect::Asked(seat) => bots::ask(self, seat),
            Effect::GameOver => tries::note(self),
            Effect::Acted(_) | Effect::RoundOver(_) => {}
        }
    }

    /// What was asked, lit up or refused is over.
    pub(crate) fn turn_to_other_things(self) {
        clear(self.picked);
        clear(self.refused);
        self.lights.out();
    }

    fn refuse(self, reason: Reason) {
        let last = self.last_refused.get_value();
        // The third time must differ from the second as that did from the first.
        let is_again = last.is_some_and(|last| last.reason == reason && !last.is_again);
        let refusal = Refusal { reason, is_again };
        self.last_refused.set_value(Some(refusal));
        self.refused.set(Some(refusal));
    }

    /// Has nothing more to say of what was refused.
    pub(crate) fn forget_refusal(self) {
        clear(self.refused);
    }

    /// Says why a station is not open to the person who has to act.
    pub(crate) fn say_why_closed(self, station: Station) {
        if let Some(why) = self.now(|view| view.why_closed(station)) {
            self.refuse(Reason::Closed(station, why));
        }
    }

    fn forget_hints(self) {
        if self.hints.with_untracked(|hints| *hints != Hints::None) {
            self.hints.set(Hints::None);
        }
    }

    /// Takes the device out of a person's hands when it is another one's turn.
    fn pass_on(self) {
        if let Stage::Person(seat) = self.table_now(|table| table.stage())
            && self.holder.get_untracked() != Some(seat)
        {
            self.holder.set(self.table_now(|table| table.seat()));
        }
    }

    /// Has the browser keep the game as it is now.
    fn keep(self) {
        self.is_begun.set_value(true);
        match self.session {
            Session::Here(table) => {
                let kept = table.with_untracked(|table| keep::keep(&self.address.get_value(), table));
                if let Some(text) = kept {
                    self.kept.set_value(Some(text));
                }
            }
            Session::Elsewhere(held) => held.with_value(|held| held.keep()),
        }
    }

    /// Is everyone at this device, and the game the browser's to keep?
    fn is_local(self) -> bool {
        matches!(self.session, Session::Here(_))
    }

    /// Does the browser keep the result of an earlier game on these cards in this one's place? That goes only once
    /// somebody has acted: a section that is only tried costs no result.
    fn follows_result(self) -> bool {
        self.is_local() && !self.is_begun.get_value() && self.kept.with_value(Option::is_some)
    }

    /// Did another tab play on that this one has not heard of yet? Then its game is taken over, and what was wanted here
    /// is not done: it was meant for another turn, and would undo what was done there.
    fn went_on_elsewhere(self) -> bool {
        let is_there = self.try_table_now(|_| ()).is_some();
        let unheard = (self.is_local() && is_there).then(|| keep::text(&self.address())).flatten();
        if unheard.is_none() || unheard == self.kept.get_value() {
            return false;
        }
        let taken = self.take_over_kept();
        if taken {
            self.table_now(|table| table.asked()).into_iter().for_each(|seat| bots::ask(self, seat));
        }
        taken
    }

    /// The game went on by itself, as the server that keeps it says.
    pub(crate) fn went_on(self) {
        clear(self.picked);
        self.forget_hints();
        self.keep();
        if self.now(TurnView::acts) {
            focus::at_turn();
            sound::card(self.settings);
        }
    }

    /// Takes over the game as the browser keeps it, because it went on in another tab; `false` if that cannot be read.
    pub(crate) fn take_over_kept(self) -> bool {
        let Session::Here(here) = self.session else { return false };
        let address = self.address();
        let Some(table) = keep::find(&address) else { return false };
        self.kept.set_value(keep::text(&address));
        self.is_begun.set_value(true);
        here.set(table);
        self.turn_to_other_things();
        self.forget_hints();
        self.pass_on();
        true
    }

    /// Shows the sheet of the seat that the session names, because it names another one now.
    pub(crate) fn look_anew(self) {
        self.holder.set(self.table_now(|table| table.seat()));
    }

    /// What somebody at the table is called.
    pub(crate) fn name_of(self, i18n: I18n, seat: Seat) -> String {
        self.table_now(|table| names::player(&i18n, seat, &table.players()[seat.index()]))
    }

    /// Puts a section under the pencil.
    pub(crate) fn choose(self, step: Step) {
        self.put_under_pencil(Command::Choose(step));
    }

    /// Circles a station.
    pub(crate) fn circle(self, station: Station) {
        self.put_under_pencil(Command::Circle(station));
    }

    /// Puts a whole action under the pencil.
    pub(crate) fn preview(self, action: Action) {
        self.put_under_pencil(Command::Preview(action));
    }

    /// Passes: at once where nothing can be drawn, else as something under the pencil, so that a slip costs no turn.
    pub(crate) fn pass(self) {
        if self.now(|view| view.choices.is_empty()) {
            self.command(Command::Pass);
        } else {
            self.put_under_pencil(Command::TryPass);
        }
    }

    /// Puts something under the pencil; where the visitor wants it so, that is the turn.
    fn put_under_pencil(self, command: Command) {
        if self.went_on_elsewhere() {
            return;
        }
        self.carry_out(command);
        // A power that is in use and has not yet got what it is for keeps the turn open, and so does a section that can
        // still go with a circle.
        let whole = self.now(|view| {
            let powered = !view.draft.is_armed() || view.action.power().is_some();
            powered && (view.draft.first().is_some() || view.draft.is_pass() || view.choices.is_empty())
        });
        if self.refused.get_untracked().is_none() && whole && self.settings.auto_done.get_untracked() {
            self.command(Command::Done);
        } else {
            focus::at_done();
        }
    }

    /// Takes the power into use, or puts it away.
    pub(crate) fn toggle_power(self) {
        let armed = self.now(|view| view.draft.is_armed());
        self.command(if armed { Command::Disarm } else { Command::Arm });
    }

    /// The names at the table, by seat.
    pub(crate) fn players(self) -> Vec<Player> {
        self.table_now(|table| table.players().to_vec())
    }
}

/// Leaves nothing where there was something; where there was nothing, nobody has to hear of it and work anew.
fn clear<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
    if signal.with_untracked(Option::is_some) {
        signal.set(None);
    }
}

/// Whose sheet is to be seen: of whoever has to act, else of the first person.
fn turn_of(table: &dyn GameSession) -> Seat {
    match table.stage() {
        Stage::Person(seat) => seat,
        _ => {
            let mut seats = table.game().seats().zip(table.players());
            seats.find(|(_, player)| player.is_person()).expect("a table has a person").0
        }
    }
}
