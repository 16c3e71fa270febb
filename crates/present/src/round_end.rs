//! The end of a round: what the line came to, and how everyone stands by then.

use tubewright_rules::{Game, LineScore, Pencil, ROUNDS, Score, Seat, Sheet};
use tubewright_table::Player;
use tubewright_texts::t;

use crate::lists::listed;
use crate::{Phrases, Standing, names};

/// What there is to say when a seat has gone through a round.
///
/// It is about the end of *that* round, whatever was played since: at a table others may still have to act on its last turn, and
/// once they have, may have begun the next one. Whoever looks sees the same figures.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundEnd {
    /// The round, from 0.
    pub round: usize,
    /// The line of the round.
    pub line: LineScore,
    /// The whole sheet, as it was then.
    pub score: Score,
    /// The pencil of the next round; none after the last.
    pub next: Option<Pencil>,
    /// Everyone's sheet as it was then, by seat; nothing for those who have not drawn that far.
    pub sheets: Vec<Option<Sheet>>,
}

impl RoundEnd {
    /// The end of a round, counted from 0, for a seat; nothing while it has not gone through that round.
    pub fn of(game: &Game, seat: Seat, round: usize) -> Option<Self> {
        let sheets: Vec<Option<Sheet>> = game.seats().map(|seat| sheet_after(game, seat, round)).collect();
        let own = sheets.get(seat.index()).copied().flatten()?;
        let score = Score::of(game.board(), &own, game.setup().objectives());
        let line = score.lines.get(round)?.clone();
        let next = game.setup().seats[seat.index()].pencils.get(round + 1).copied();
        Some(Self { round, line, score, next, sheets })
    }

    /// "Pink line: 20 points".
    pub fn title(&self, texts: &dyn Phrases) -> String {
        line_points(texts, &self.line)
    }

    /// What the line brought beside its points, and the total: a sentence each.
    pub fn facts(&self, texts: &dyn Phrases) -> [String; 3] {
        let interchanges: u32 = self.score.interchanges.iter().map(|stations| stations.len()).sum();
        [
            t!(texts, "tally-sites", count = self.line.sights.len()),
            t!(texts, "tally-interchanges", count = interchanges),
            t!(texts, "tally-total", count = self.score.total),
        ]
    }

    /// "After two rounds".
    pub fn heading(&self, texts: &dyn Phrases) -> String {
        t!(texts, "tally-standings", rounds = self.round + 1)
    }

    /// Those who are through with the round as they stood at its end, by seat, each with their line of it if `with_lines`.
    pub fn standings(
        &self,
        texts: &dyn Phrases,
        game: &Game,
        players: &[Player],
        you: Option<Seat>,
        with_lines: bool,
    ) -> Vec<Standing> {
        let people = game.seats().zip(players).zip(&self.sheets);
        let row = |(who, sheet): (_, &Option<Sheet>)| {
            let mut row = Standing::of(texts, game, who, (*sheet)?, you);
            if let Some(line) = row.score.lines.get(self.round).filter(|_| with_lines) {
                row.note = line_points(texts, line);
            }
            Some(row)
        };
        people.filter_map(row).collect()
    }

    /// Who has not drawn to the end of the round, in a sentence; nothing where everyone has.
    pub fn still_drawing(&self, texts: &dyn Phrases, players: &[Player], game: &Game) -> Option<String> {
        let people = game.seats().zip(players).zip(&self.sheets);
        let late = people.filter(|(_, sheet)| sheet.is_none());
        let mut names = late.map(|((seat, player), _)| names::player(texts, seat, player)).peekable();
        names.peek()?;
        Some(t!(texts, "tally-still-drawing", names = listed(texts, names)))
    }
}

/// "Pink line: 20 points".
pub(crate) fn line_points(texts: &dyn Phrases, line: &LineScore) -> String {
    t!(texts, "tally-title", pencil = line.pencil.name(), points = line.points)
}

/// A seat's sheet at the end of a round; nothing while it has not acted on all its turns.
fn sheet_after(game: &Game, seat: Seat, round: usize) -> Option<Sheet> {
    let actions = game.actions(seat);
    let is_last = round + 1 == ROUNDS && game.rounds().len() == ROUNDS;
    let through =
        actions.len() > round + 1 || is_last && game.faceup().is_over() && game.turn(seat).is_none();
    let acted = actions.iter().take(round + 1).map(Vec::len).sum();
    through.then(|| game.sheet_after(seat, acted))
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Action, Board, Dealer};
    use tubewright_table::Order;
    use tubewright_texts::{Language, Texts};

    use super::*;

    fn people() -> Vec<Player> {
        ["Ann", "Ben"].map(|name| Player::Person(name.to_owned())).to_vec()
    }

    fn some_open(game: &Game, seat: Seat) -> Action {
        *game.view(seat).actions().last().expect("one can always pass")
    }

    /// A round of two that draw whatever is open; on its last turn only the first has acted, and each has a game of their own.
    fn before_the_last_choice() -> (Game, Dealer, Seat, Seat) {
        let order = Order { players: people(), ..Order::solo("round-end") };
        let mut game = Game::new(Board::london(), order.setup().expect("two people")).expect("a set-up");
        let mut dealer = Dealer::new(order.deal());
        let [ann, ben] = [0, 1].map(|seat| game.seats().nth(seat).expect("two seats"));
        loop {
            let turn = dealer.next_turn(&game).expect("a turn");
            game.reveal(turn).expect("the dealer's card");
            game.play(ann, some_open(&game, ann)).expect("a legal action");
            if game.faceup().is_over() {
                return (game, dealer, ann, ben);
            }
            game.play(ben, some_open(&game, ben)).expect("a legal action");
        }
    }

    #[test]
    fn who_has_not_acted_on_the_last_turn_of_a_round_does_not_stand_in_its_ranking() {
        let (mut game, _, ann, ben) = before_the_last_choice();
        let texts = Texts::embedded(Language::English);
        let end = RoundEnd::of(&game, ann, 0).expect("Ann is through");
        let rows = end.standings(&texts, &game, &people(), Some(ann), false);
        assert_eq!(rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Ann"]);
        assert_eq!(end.still_drawing(&texts, &people(), &game).as_deref(), Some("Still drawing: Ben."));
        assert_eq!(RoundEnd::of(&game, ben, 0), None, "Ben is not through");

        game.play(ben, some_open(&game, ben)).expect("a legal action");
        let end = RoundEnd::of(&game, ann, 0).expect("Ann is through");
        assert_eq!(end.standings(&texts, &game, &people(), Some(ann), false).len(), 2);
        assert_eq!(end.still_drawing(&texts, &people(), &game), None);
    }

    #[test]
    fn the_ranking_of_a_round_stays_as_it_was_while_others_draw_in_the_next() {
        let (mut game, mut dealer, ann, ben) = before_the_last_choice();
        game.play(ben, some_open(&game, ben)).expect("a legal action");
        let at_the_end = RoundEnd::of(&game, ben, 0).expect("Ben is through");
        let totals = [ann, ben].map(|seat| game.score(seat).total);
        for _ in 0..2 {
            game.reveal(dealer.next_turn(&game).expect("a turn")).expect("the dealer's card");
            for seat in [ann, ben] {
                game.play(seat, some_open(&game, seat)).expect("a legal action");
            }
        }
        assert_ne!(totals, [ann, ben].map(|seat| game.score(seat).total), "they drew on");
        let later = RoundEnd::of(&game, ben, 0).expect("Ben is through");
        let texts = Texts::embedded(Language::English);
        let rows = later.standings(&texts, &game, &people(), Some(ben), false);
        assert_eq!(rows.iter().map(|row| row.score.total).collect::<Vec<_>>(), totals);
        assert_eq!((later.score.total, &later.line), (at_the_end.score.total, &at_the_end.line));
    }

    #[test]
    fn the_end_of_a_round_is_told_in_every_language() {
        let (game, _, ann, _) = before_the_last_choice();
        let end = RoundEnd::of(&game, ann, 0).expect("Ann is through");
        let mut told = Language::ALL.map(|language| {
            let texts = Texts::embedded(language);
            let late = end.still_drawing(&texts, &people(), &game).expect("Ben still draws");
            let facts = end.facts(&texts).join(" ");
            assert!(late.contains("Ben") && facts.contains(&end.score.total.to_string()), "{late} {facts}");
            format!("{} {facts} {} {late}", end.title(&texts), end.heading(&texts))
        });
        told.sort_unstable();
        assert!(told.windows(2).all(|pair| pair[0] != pair[1]), "{told:#?}");
    }
}
