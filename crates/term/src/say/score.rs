//! The headings and labels of a score sheet, and how a game ended.

use tubewright_rules::{Game, ObjectiveScore, Score, Seat, Solo};
use tubewright_texts::{key, t};

use super::Say;

impl Say<'_> {
    /// `London · 2 seats · with objectives · finished`.
    pub(crate) fn game_title(self, game: &Game) -> String {
        let modules = match (game.setup().objectives.is_some(), game.setup().powers.is_some()) {
            (false, false) => "none",
            (true, false) => "objectives",
            (false, true) => "powers",
            (true, true) => "both",
        };
        let state = if game.is_over() {
            t!(self.0, "term-state-over")
        } else {
            t!(self.0, "term-state-round", round = game.rounds().len().max(1))
        };
        let seats = t!(self.0, "term-seats", count = game.seats().count());
        [self.map(game.board()), seats, t!(self.0, "term-modules", modules = modules), state].join(" · ")
    }

    /// The heads of a line's columns.
    pub(crate) fn line_heads(self) -> [String; 6] {
        [
            t!(self.0, "sheet-line"),
            t!(self.0, "sheet-districts"),
            t!(self.0, "sheet-stations"),
            t!(self.0, "term-crossings"),
            t!(self.0, "term-sites"),
            t!(self.0, "sheet-points"),
        ]
    }

    /// The visits of the tourist track.
    pub(crate) fn visits(self, score: &Score) -> String {
        t!(self.0, "term-visits", count = score.tourist_visits)
    }

    /// The interchanges by their number of lines.
    pub(crate) fn interchanges(self, score: &Score) -> String {
        let [two, three, four] = score.interchanges.map(|stations| stations.len());
        t!(self.0, "term-interchanges", two = two, three = three, four = four)
    }

    /// An objective, and whether it is met.
    pub(crate) fn objective_state(self, score: &ObjectiveScore) -> String {
        let objective = self.objective(score.objective);
        if score.is_met() {
            t!(self.0, "term-objective-met", objective = objective, have = score.have, need = score.need)
        } else {
            t!(self.0, "term-objective-not-met", objective = objective, have = score.have, need = score.need)
        }
    }

    /// Who won, or the verdict on a solo game.
    pub(crate) fn result(self, game: &Game, names: &[String], you: Option<Seat>) -> String {
        if let Some(solo) = game.solo() {
            return self.verdict(solo, game.setup().modules().count());
        }
        if game.winners().iter().map(|&seat| Some(seat)).eq([you]) {
            return t!(self.0, "term-winner-you");
        }
        let winners: Vec<&str> =
            game.winners().iter().map(|seat: &Seat| names[seat.index()].as_str()).collect();
        match winners[..] {
            [] => t!(self.0, "term-not-over"),
            [one] => t!(self.0, "term-winner", name = one),
            _ => t!(self.0, "term-winners", names = self.list(&winners)),
        }
    }

    /// The verdict on a solo game (R9.2).
    pub(crate) fn verdict(self, solo: Solo, modules: u32) -> String {
        let place =
            t!(self.0, "verdict-place", score = solo.score, verdict = solo.verdict, modules = modules);
        t!(self.0, "term-verdict", place = place, rank = self.rank(solo.verdict))
    }

    /// What a verdict says.
    pub(crate) fn rank(self, verdict: u8) -> String {
        self.0.get(match verdict {
            1 => key!("verdict-1"),
            2 => key!("verdict-2"),
            3 => key!("verdict-3"),
            4 => key!("verdict-4"),
            5 => key!("verdict-5"),
            _ => key!("verdict-6"),
        })
    }
}
