//! What the person has under the pencil, what they have chosen before the server knows of it, and what can be taken back.

use tubewright_rules::{Action, Seat};
use tubewright_table::{Command, Draft, Effect, Refused, Stage};
use tubewright_wire as wire;

use crate::client::Client;
use crate::mirror::Mirror;

/// A choice that the server has not confirmed.
#[derive(Clone, Copy, Debug)]
struct Sent {
    id: u64,
    /// How many turns the seat had acted on.
    acted: usize,
    action: Action,
    /// The entry that holds it, once the server has said so.
    entry: Option<u64>,
}

/// The person's part in the game.
#[derive(Debug, Default)]
pub(crate) struct Choice {
    draft: Draft,
    /// How many turns the seat had acted on when the draft was begun: on another turn it is worth nothing.
    drafted_at: usize,
    sent: Option<Sent>,
    /// The command that takes the last choice back.
    pub(crate) undoing: Option<u64>,
    /// The rounds whose ends were looked at.
    looked_at: usize,
    /// For those who look on: whose sheet is shown.
    pub(crate) watched: Option<Seat>,
}

impl Client {
    /// Puts what was chosen on the game again, unless the server has gone beyond it. The model is as the server showed it.
    pub(crate) fn follow_choice(&mut self, is_new_seat: bool) {
        let Some(mirror) = &mut self.mirror else { return };
        let acted = mirror.acted();
        let last = mirror.resume_point().n;
        if let Some(sent) = self.choice.sent
            && (sent.acted != acted
                || sent.entry.is_some_and(|entry| entry <= last)
                || mirror.play_ahead(sent.action).is_err())
        {
            self.choice.sent = None;
            if sent.acted == acted {
                // Another device has taken it back, or a bot has the seat, which may be taken back before the bot acts.
                self.put_under_pencil(Some(sent.action));
            }
        }
        if is_new_seat {
            // Whoever comes in the middle of a game has looked at what is over.
            self.choice.looked_at = self.mirror.as_ref().map_or(0, rounds_over);
            self.choice.watched = None;
        }
    }

    /// The server has taken the last action back: it is under the pencil again.
    pub(crate) fn taken_back(&mut self, action: Option<Action>) {
        self.choice.undoing = None;
        self.choice.sent = None;
        self.put_under_pencil(action);
    }

    /// A command was carried out, in this entry.
    pub(crate) fn choice_done(&mut self, id: u64, entry: u64) {
        if let Some(sent) = self.choice.sent.as_mut().filter(|sent| sent.id == id) {
            sent.entry = Some(entry);
            self.mirror.as_mut().map(Mirror::take_back);
            self.follow_choice(false);
        }
    }

    /// A command was refused: a choice is under the pencil again.
    pub(crate) fn choice_refused(&mut self, id: u64) {
        if self.choice.undoing == Some(id) {
            self.choice.undoing = None;
        }
        if self.choice.sent.is_some_and(|sent| sent.id == id) {
            self.choice.sent = None;
            let action = self.mirror.as_mut().and_then(Mirror::take_back);
            self.put_under_pencil(action);
        }
    }

    fn put_under_pencil(&mut self, action: Option<Action>) {
        self.choice.draft = action.map_or_else(Draft::default, |action| Draft::of(action, false));
        self.choice.drafted_at = self.mirror.as_ref().map_or(0, Mirror::acted);
    }

    pub(crate) fn draft_now(&self) -> Draft {
        let is_for_this_turn = || self.mirror.as_ref().map(Mirror::acted) == Some(self.choice.drafted_at);
        if self.acting().is_some() && is_for_this_turn() { self.choice.draft } else { Draft::default() }
    }

    /// The person's seat, while it has to act.
    fn acting(&self) -> Option<Seat> {
        let mirror = self.mirror.as_ref()?;
        mirror.turn().and(mirror.seat())
    }

    pub(crate) fn stage_now(&self) -> Stage {
        let Some(mirror) = &self.mirror else { return Stage::Bots };
        if let wire::Stage::Over(_) = mirror.snapshot().stage {
            return Stage::Over;
        }
        let over = rounds_over(mirror);
        match self.acting() {
            _ if mirror.seat().is_some() && over > self.choice.looked_at => Stage::Tally(over - 1),
            Some(seat) => Stage::Person(seat),
            None => Stage::Bots,
        }
    }

    pub(crate) fn can_undo_now(&self) -> bool {
        let chosen = || self.mirror.as_ref().is_some_and(|mirror| mirror.undoable().is_some());
        !self.draft_now().is_empty()
            || self.stage_now() == Stage::Bots && self.choice.undoing.is_none() && chosen()
    }

    pub(crate) fn carry_out(&mut self, command: Command) -> Result<Vec<Effect>, Refused> {
        match command {
            Command::Next => {
                let Stage::Tally(round) = self.stage_now() else { return Err(Refused::NoTally) };
                self.choice.looked_at = round + 1;
                Ok(Vec::new())
            }
            Command::Undo => self.undo().map(|()| Vec::new()),
            Command::Act(..) => Err(Refused::NotABot),
            _ => self.at_turn(command),
        }
    }

    /// What is done with the pencil.
    fn at_turn(&mut self, command: Command) -> Result<Vec<Effect>, Refused> {
        let Stage::Person(seat) = self.stage_now() else { return Err(Refused::NotWaiting) };
        let mut draft = self.draft_now();
        let Some((mirror, game)) = self.mirror.as_ref().and_then(|it| Some((it, it.game()?))) else {
            return Err(Refused::NotWaiting);
        };
        if draft.sketch(game, seat, command)? {
            (self.choice.draft, self.choice.drafted_at) = (draft, mirror.acted());
            return Ok(Vec::new());
        }
        match command {
            Command::Done if !draft.is_playable() => Err(Refused::NothingToConfirm),
            Command::Done => self.play(seat, draft.action(game.sheet(seat).power())),
            _ => self.play(seat, Action::Pass),
        }
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Effect>, Refused> {
        let Some(mirror) = &mut self.mirror else { return Err(Refused::NotWaiting) };
        let (acted, turn) = (mirror.acted(), mirror.turn());
        mirror.play_ahead(action)?;
        let named = mirror.game().map(|game| game.board().name_action(action));
        let (Some((round, turn)), Some(named)) = (turn, named) else { return Err(Refused::NotWaiting) };
        let id = self.request(wire::Command::Play { round, turn, action: named }, self.device_time());
        self.choice.sent = Some(Sent { id, acted, action, entry: None });
        self.choice.draft = Draft::default();
        Ok(vec![Effect::Acted(seat)])
    }

    fn undo(&mut self) -> Result<(), Refused> {
        let mut draft = self.draft_now();
        if !draft.is_empty() {
            draft.undo();
            self.choice.draft = draft;
            return Ok(());
        }
        let place = self.mirror.as_ref().and_then(Mirror::undoable).filter(|_| self.can_undo_now());
        let (round, turn) = place.ok_or(Refused::NothingToUndo)?;
        self.choice.undoing = Some(self.request(wire::Command::Undo { round, turn }, self.device_time()));
        Ok(())
    }

    /// Shows another seat's sheet to somebody who looks on.
    pub fn watch(&mut self, seat: Seat) {
        self.choice.watched = Some(seat);
    }

    /// What would be lost if the program ended now: what is under the pencil, or was chosen and the server does not know of.
    /// [`Self::restore_draft`] reads it.
    pub fn draft_to_keep(&self) -> Option<String> {
        let mirror = self.mirror.as_ref()?;
        let (game, seat) = (mirror.game()?, mirror.seat()?);
        let (acted, action) = match self.choice.sent {
            Some(sent) => (sent.acted, sent.action),
            None => (mirror.acted(), self.draft_now().action(game.sheet(seat).power())),
        };
        (action != Action::Pass).then(|| format!("{acted} {}", game.board().action_text(action)))
    }

    /// Puts under the pencil what was kept, if it is still for the same turn.
    pub fn restore_draft(&mut self, kept: &str) {
        let Some((acted, text)) = kept.split_once(' ') else { return };
        let Some(mirror) = self.mirror.as_ref().filter(|mirror| mirror.acted().to_string() == acted) else {
            return;
        };
        let action = mirror.game().map(|game| game.board().parse_action(text));
        if let Some(Ok(action)) = action {
            // What is no longer allowed stays away.
            let _ = self.carry_out(Command::Preview(action));
        }
    }
}

/// The rounds that are over for whoever sees this: of all but the last, the next one has begun.
fn rounds_over(mirror: &Mirror) -> usize {
    mirror.game().map_or(0, |game| game.rounds().len().saturating_sub(1))
}
