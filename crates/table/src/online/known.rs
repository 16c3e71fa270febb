//! What a watcher may know of the game, as counts: what they learn is the difference of two of them.

use tubewright_rules::{MOST_SEATS, Seat};
use tubewright_wire::{Change, Pace, Stage, Time};

use crate::online::state::{Log, acted};

/// Whose eyes a table is seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Watcher {
    /// A seat's.
    Seat(u8),
    /// Those of somebody without a seat.
    Spectator,
}

/// How much of the game a watcher may know. `Game::view` is the law for a seat; a spectator knows what all seats do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    /// How many turns, through the whole game.
    pub(super) turns: usize,
    /// How many actions of each seat.
    pub(super) acted: [usize; MOST_SEATS],
    /// Has a seat acted on more?
    pub(super) chosen: [bool; MOST_SEATS],
    /// When the clock runs out that the watcher is shown.
    pub(super) deadline: Option<Time>,
}

/// How far each seat of a game is, from which everything follows that watchers may know.
#[derive(Default)]
pub(super) struct Counts {
    revealed: usize,
    acted: [usize; MOST_SEATS],
    committed: [usize; MOST_SEATS],
}

impl Log {
    /// Every watcher there can be: the seats, then the spectators.
    pub(super) fn watchers(&self) -> impl Iterator<Item = Watcher> + use<> {
        (0..self.seats.len() as u8).map(Watcher::Seat).chain([Watcher::Spectator])
    }

    /// What one watcher may know; who asks for several counts once, see [`Counts`].
    pub(super) fn known(&self, watcher: Watcher) -> Known {
        self.known_of(&self.counts(), watcher)
    }

    pub(super) fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        let Some(play) = &self.play else { return counts };
        counts.revealed = play.game.rounds().iter().map(Vec::len).sum();
        for seat in play.game.seats() {
            counts.acted[seat.index()] = acted(&play.game, seat);
            counts.committed[seat.index()] = play.game.committed(seat);
        }
        counts
    }

    pub(super) fn known_of(&self, counts: &Counts, watcher: Watcher) -> Known {
        let Some(play) = &self.play else { return Known::default() };
        let game = &play.game;
        let all = ..self.seats.len();
        let own = match watcher {
            Watcher::Seat(seat) => game.seats().nth(seat.into()),
            Watcher::Spectator => None,
        };
        let mut known = Known { turns: counts.revealed, ..Known::default() };
        if matches!(self.stage, Stage::Over(_)) {
            known.acted = counts.acted;
            return known;
        }
        // A spectator knows no more than the slowest seat.
        let least = |of: &[usize; MOST_SEATS]| of[all].iter().copied().min().unwrap_or(0);
        let (come_to, committed) = match own {
            Some(seat) => (counts.acted[seat.index()], counts.committed[seat.index()]),
            None => (least(&counts.acted), least(&counts.committed)),
        };
        known.turns = counts.revealed.min(come_to + 1);
        for seat in game.seats() {
            let i = seat.index();
            let has = counts.acted[i];
            known.acted[i] = if own == Some(seat) { has } else { committed.min(counts.committed[i]) };
            known.chosen[i] = has > known.acted[i];
        }
        known.deadline = self.shown_deadline(own);
        known
    }

    /// In step everyone waits for the same turn; at own pace each has a clock of their own.
    fn shown_deadline(&self, own: Option<Seat>) -> Option<Time> {
        let own_clock = own.and_then(|seat| self.turn_deadline(seat));
        match self.settings.pace {
            Pace::OwnPace => own_clock,
            Pace::InStep => own_clock.or_else(|| {
                let game = &self.play.as_ref()?.game;
                game.seats().filter_map(|seat| self.turn_deadline(seat)).max()
            }),
        }
    }

    /// What somebody learns who knew `before` and now knows `after`.
    pub(super) fn learned(&self, before: &Known, after: &Known, changes: &mut Vec<Change>) {
        let Some(play) = &self.play else { return };
        let game = &play.game;
        let act = |from: &dyn Fn(usize) -> usize, to: &dyn Fn(usize) -> usize, changes: &mut Vec<Change>| {
            for seat in game.seats() {
                let i = seat.index();
                let actions = game.actions(seat).iter().flatten();
                for &action in actions.take(to(i)).skip(from(i)) {
                    changes.push(Change::Acted { seat: i as u8, action: game.board().name_action(action) });
                }
            }
        };
        for seat in game.seats() {
            let i = seat.index();
            for _ in after.acted[i]..before.acted[i] {
                changes.push(Change::Undone { seat: i as u8 });
            }
        }
        // First what was done on the cards that lay there, then the new cards, then what was done on those.
        let on_old = |i: usize| after.acted[i].min(before.turns);
        act(&|i| before.acted[i], &on_old, changes);
        for turn in game.rounds().iter().flatten().take(after.turns).skip(before.turns) {
            changes.push(Change::Revealed { cards: turn.cards().collect() });
        }
        act(&|i| before.acted[i].max(on_old(i)), &|i| after.acted[i], changes);
        for seat in game.seats() {
            let i = seat.index();
            if before.chosen[i] != after.chosen[i] {
                changes.push(Change::Chosen { seat: i as u8, chosen: after.chosen[i] });
            }
        }
        if before.deadline != after.deadline {
            changes.push(Change::Deadline { deadline: after.deadline });
        }
    }
}
