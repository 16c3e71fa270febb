//! What the player tells: what happened at the table and in the game.

use std::io::{self, Write};
use std::time::Instant;

use tubewright_client::Event;
use tubewright_present::RoundEnd;
use tubewright_table::{self as table, Stage};
use tubewright_texts::{key, t};

use super::{PATIENCE, Player};
use crate::keep::Kept;
use crate::remote::Remote;
use crate::say::system_refused;
use crate::score_sheet::named_sheets;
use crate::session::{Driver, kinds, names, shown_players};

impl<D: Driver, O: Write> Player<'_, D, O> {
    /// Tells what happened at the table and around it.
    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        if let Some(why) = self.driver.trouble() {
            self.say(&t!(self.say.0, "term-not-saved", why = system_refused(self.say.0, &why)))?;
        }
        self.driver.events().iter().try_for_each(|event| self.hear(event))
    }

    fn hear(&mut self, event: &Event) -> io::Result<()> {
        let Some(remote) = self.driver.remote() else { return Ok(()) };
        if self.told_result && matches!(event, Event::Contact(_) | Event::Here(..)) {
            return Ok(());
        }
        let you = remote.snapshot().and_then(|snapshot| snapshot.you);
        let lines = remote.tell(self.say, event);
        match event {
            Event::Refused { .. } => self.again = true,
            // What the person chose is to be seen and asked for again.
            Event::TakenBack => self.place = None,
            // A bot may play for the person now, which is to be said at once.
            Event::Seat(seat) if Some(*seat) == you => self.impatient = Some(Instant::now()),
            Event::Snapshot => return self.describe_room(),
            _ => {}
        }
        self.say_all(&lines)
    }

    /// Who sits where, before the game: once.
    fn describe_room(&mut self) -> io::Result<()> {
        let is_seated = |remote: &Remote| remote.snapshot().is_some_and(|it| it.you.is_some());
        let Some(remote) = self.driver.remote().filter(|remote| remote.is_gathering() && is_seated(remote))
        else {
            return Ok(());
        };
        if std::mem::replace(&mut self.in_room, true) {
            return Ok(());
        }
        let may = if remote.is_host() { key!("join-may-start") } else { key!("join-room-help") };
        let mut lines = vec![t!(self.say.0, "room-title")];
        lines.extend(remote.seat_rows(self.say));
        lines.push(t!(self.say.0, "join-link", address = remote.joining().address.page()));
        lines.push(self.say.0.get(may));
        self.say_all(&lines)
    }

    /// Tells what is new in the game, up to its result.
    pub(super) fn follow(&mut self) -> io::Result<()> {
        self.tell_actions()?;
        if let Some((place, _)) = self.pending
            && (!matches!(self.driver.stage(), Stage::Person(_)) || self.now() != place)
        {
            // The clock or a bot was faster.
            self.pending = None;
        }
        if let Stage::Tally(round) = self.driver.stage() {
            self.tell_round(round)?;
            self.driver.command(table::Command::Next).expect("the tally waits for it");
            self.tell_news()?;
        }
        match self.driver.stage() {
            Stage::Person(_) if self.place != Some(self.now()) => {
                self.place = Some(self.now());
                (self.impatient, self.hurried) = (None, false);
                self.show_turn()?;
                self.say_clock()
            }
            Stage::Over if !self.told_result => self.tell_result(),
            _ => Ok(()),
        }
    }

    /// By seat, how many of its actions may be told.
    fn actions(&self) -> Vec<usize> {
        let session = self.driver.session();
        let game = session.game();
        let count = |seat| game.actions(seat).iter().map(Vec::len).sum::<usize>();
        let own = count(self.driver.seat());
        // The bots of this device may have chosen before the person has.
        let most = if session.table().is_none() { own } else { usize::MAX };
        game.seats().map(|seat| count(seat).min(most)).collect()
    }

    /// What everybody did since the last time; what bots do on the same card is told together.
    pub(super) fn tell_actions(&mut self) -> io::Result<()> {
        if self.heard.is_some()
            && !self.driver.session().asked().is_empty()
            && self.driver.stage() == Stage::Bots
        {
            return Ok(());
        }
        let counts = self.actions();
        let Some(heard) = self.heard.replace(counts.clone()) else { return self.introduce() };
        let (game, seat) = (self.driver.session().game(), self.driver.seat());
        let names = names(self.say, self.driver.session());
        let mut did = Vec::new();
        for (other, (heard, count)) in game.seats().zip(heard.into_iter().zip(counts)) {
            let actions = game.actions(other).iter().flatten().take(count).skip(heard);
            did.extend(actions.map(|&action| {
                if other == seat {
                    self.say.you_did(game.board(), action)
                } else {
                    self.say.other_did(game.board(), &names[other.index()], action)
                }
            }));
        }
        self.say_all(&did)
    }

    /// What is to be known before the first turn, or when somebody comes back.
    fn introduce(&mut self) -> io::Result<()> {
        let (session, seat) = (self.driver.session(), self.driver.seat());
        if session.stage() == Stage::Over {
            return Ok(());
        }
        let game = session.game();
        let begun = self.heard.as_ref().is_some_and(|heard| heard.iter().any(|&count| count > 0));
        let (names, kinds) = (names(self.say, session), kinds(self.say, session));
        let seats = names.iter().zip(&kinds).enumerate().filter(|(place, _)| *place != seat.index());
        let described = |(_, (name, kind)): (usize, (&String, &String))| {
            if kind.is_empty() { name.clone() } else { format!("{name} ({kind})") }
        };
        let mut intro = self.say.intro(game, seat, &seats.map(described).collect::<Vec<_>>());
        if begun {
            intro.insert(0, t!(self.say.0, "term-intro-resumed"));
        }
        if !self.layout.typed_ahead && self.driver.kept() == Kept::Nowhere {
            intro.push(t!(self.say.0, "term-nowhere-to-keep"));
        }
        self.impatient = Some(Instant::now() + PATIENCE);
        self.say_all(&intro)
    }

    /// What a round brought, and how everybody stands.
    fn tell_round(&mut self, round: usize) -> io::Result<()> {
        let (session, seat) = (self.driver.session(), self.driver.seat());
        let Some(end) = RoundEnd::of(session.game(), seat, round) else { return Ok(()) };
        let mut lines = vec![t!(self.say.0, "term-round-over", round = round + 1), end.title(self.say.0)];
        lines.extend(self.say.line_told(&end));
        let standings = self.say.standings(&end, session.game(), &shown_players(self.say, session), seat);
        if !standings.is_empty() {
            lines.push(end.heading(self.say.0));
            lines.extend(standings);
        }
        self.say_all(&lines)
    }

    pub(super) fn show_turn(&mut self) -> io::Result<()> {
        self.say_all(&self.layout.turn(self.say, &self.driver.view()))
    }

    /// The final score sheets, whether the cards were fair, and how to have them again.
    fn tell_result(&mut self) -> io::Result<()> {
        self.told_result = true;
        let last = self.driver.session().game().rounds().len().saturating_sub(1);
        self.tell_round(last)?;
        let (session, look) = (self.driver.session(), self.layout.look);
        let names = names(self.say, session);
        let mut lines = vec![String::new()];
        lines.extend(named_sheets(self.say, session.game(), &names, Some(self.driver.seat()), look));
        lines.extend(self.driver.remote().and_then(|remote| remote.info(self.say).proof));
        lines.extend(session.seed().map(|seed| self.say.deal_again(seed)));
        self.say_all(&lines)
    }
}
