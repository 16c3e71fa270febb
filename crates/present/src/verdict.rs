//! What a finished game comes to: the verdict on somebody alone, the place among several.

use tubewright_rules::{Board, Game, Modules, Solo};
use tubewright_texts::{key, t};

use crate::lists::listed;
use crate::{Phrases, Standing, by_place};

/// A heading, and what is to be said below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// "A network to rely on", "You win".
    pub title: String,
    /// Further sentences; there may be none.
    pub text: String,
    /// The rank of somebody alone, 1 to 6 (R9.2).
    pub rank: Option<u8>,
}

/// The titles of the ranks (R9.2), the lowest first.
const RANKS: [&str; 6] = [
    key!("verdict-1"),
    key!("verdict-2"),
    key!("verdict-3"),
    key!("verdict-4"),
    key!("verdict-5"),
    key!("verdict-6"),
];

impl Verdict {
    /// On a row that is the only one, or beside others that only played the same cards.
    pub fn alone(texts: &dyn Phrases, board: &Board, row: &Standing, modules: Modules) -> Self {
        let solo = Solo::of(board, row.score.total, modules);
        let Solo { score, verdict, .. } = solo;
        let place = t!(texts, "verdict-place", score = score, modules = modules.count(), verdict = verdict);
        // The titles speak to the person; a bot has its name instead.
        if !row.is_you {
            return Self { title: row.name.clone(), text: place, rank: Some(verdict) };
        }
        let next = solo.to_next(board).map(|more| t!(texts, "verdict-next", count = more));
        Self { title: rank(texts, verdict), text: sentences([Some(place), next]), rank: Some(verdict) }
    }

    /// On one of several who played against each other: who wins; for anybody else their place first.
    pub fn among(texts: &dyn Phrases, rows: &[Standing], row: &Standing) -> Self {
        let winners: Vec<&Standing> = rows.iter().filter(|row| row.place(rows) == 1).collect();
        let names = listed(texts, winners.iter().map(|row| row.name.clone()));
        let best = winners.first().map_or(0, |winner| winner.score.total);
        let place = row.place(rows);
        let (title, text) = match (place, winners.len()) {
            (1, 1) if row.is_you => (t!(texts, "winner-you"), None),
            (1, 1) => (t!(texts, "winner-other", name = names), None),
            (1, _) => (t!(texts, "winner-shared"), Some(t!(texts, "winner-names", names = names))),
            (_, several) => {
                let title =
                    t!(texts, "final-place", name = row.name.as_str(), place = place, count = rows.len());
                let wins = if several > 1 {
                    t!(texts, "winner-shared-with", names = names, points = best)
                } else {
                    t!(texts, "winner-with", name = names, points = best)
                };
                (title, Some(wins))
            }
        };
        let is_decided_by_line = rows.iter().any(|row| row.place(rows) > 1 && row.score.total == best);
        let why = is_decided_by_line.then(|| t!(texts, "result-tie-break"));
        Self { title, text: sentences([text, why]), rank: None }
    }

    /// On the game as a whole: who wins, or the rank of somebody alone.
    pub fn of_game(texts: &dyn Phrases, game: &Game, rows: &[Standing]) -> Option<Self> {
        let (_, best) = by_place(rows).next()?;
        Some(match game.solo() {
            Some(_) => Self::alone(texts, game.board(), best, game.setup().modules()),
            None => Self::among(texts, rows, best),
        })
    }

    /// All of it in a line.
    pub fn line(&self, texts: &dyn Phrases) -> String {
        let line = t!(texts, "verdict-line", title = self.title.as_str(), text = self.text.as_str());
        line.trim_end().to_owned()
    }
}

/// The title of a rank, 1 to 6 (R9.2).
pub fn rank(texts: &dyn Phrases, rank: u8) -> String {
    texts.get(RANKS[usize::from(rank.saturating_sub(1)) % RANKS.len()])
}

fn sentences<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Pencil, Setup};
    use tubewright_table::Player;
    use tubewright_texts::{Language, Texts};

    use super::*;

    /// A game without a verdict of its own.
    fn unfinished() -> Game {
        Game::new(Board::london(), Setup::solo(Pencil::ALL)).expect("a set-up")
    }

    /// Rows of an empty game with these totals.
    fn rows(texts: &Texts, totals: &[(&str, u32)], you: Option<usize>) -> Vec<Standing> {
        let game = unfinished();
        let seat = game.seats().next().expect("a seat");
        let row = |(at, (name, total)): (usize, &(&str, u32))| {
            let player = Player::Person((*name).to_owned());
            let mut row = Standing::of(texts, &game, (seat, &player), *game.sheet(seat), None);
            row.score.total = *total;
            row.is_you = you == Some(at);
            row
        };
        totals.iter().enumerate().map(row).collect()
    }

    #[test]
    fn each_reads_their_own_place_and_who_wins() {
        let texts = Texts::embedded(Language::English);
        let rows = rows(&texts, &[("Ann", 47), ("Ben", 50), ("Cleo", 12)], Some(0));
        let said = |row: &Standing| Verdict::among(&texts, &rows, row).line(&texts);
        assert_eq!(said(&rows[0]), "Ann: place 2 of 3. Ben wins with 50 points.");
        assert_eq!(said(&rows[1]), "Ben wins.");
        let game = Verdict::of_game(&texts, &unfinished(), &rows).expect("there are rows");
        assert_eq!(game.title, "Ben wins");
    }

    #[test]
    fn whoever_wins_is_spoken_to_and_a_victory_may_be_shared() {
        let texts = Texts::embedded(Language::English);
        let won = rows(&texts, &[("You", 50), ("Ben", 47)], Some(0));
        assert_eq!(Verdict::among(&texts, &won, &won[0]).line(&texts), "You win.");
        let shared = rows(&texts, &[("Ann", 50), ("Ben", 50)], None);
        let said = Verdict::of_game(&texts, &unfinished(), &shared).expect("there are rows").line(&texts);
        assert_eq!(said, "A shared victory. Ann, Ben.");
    }

    #[test]
    fn somebody_alone_gets_a_rank_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::embedded(language);
            let rows = rows(&texts, &[("", 95)], Some(0));
            let verdict = Verdict::alone(&texts, Board::london(), &rows[0], Modules::NONE);
            let solo = Solo::of(Board::london(), 95, Modules::NONE);
            assert_eq!((verdict.rank, verdict.title), (Some(solo.verdict), rank(&texts, solo.verdict)));
            assert!(verdict.text.contains("95"), "{}", verdict.text);
        }
    }

    #[test]
    fn there_is_no_verdict_on_nobody() {
        let texts = Texts::embedded(Language::English);
        assert_eq!(Verdict::of_game(&texts, &unfinished(), &[]), None);
    }
}
