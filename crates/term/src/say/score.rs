//! The headings and labels of a score sheet, and how a game ended.

use tubewright_present::{Standing, Verdict};
use tubewright_rules::{Game, ObjectiveScore, Score, Seat};
use tubewright_table::Player;
use tubewright_texts::t;

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
        let row = |(seat, name): (Seat, &String)| {
            let player = Player::Person(name.clone());
            let mut row = Standing::of(self.0, game, (seat, &player), *game.sheet(seat), you);
            row.is_you |= game.solo().is_some();
            row
        };
        let rows: Vec<Standing> = game.seats().zip(names).map(row).collect();
        let verdict = Verdict::of_game(self.0, game, &rows).filter(|_| game.is_over());
        verdict.map_or_else(|| t!(self.0, "term-not-over"), |verdict| verdict.line(self.0))
    }
}
