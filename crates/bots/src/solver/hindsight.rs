//! What was possible in a game that was played: round by round, and with all its cards.

use tubewright_rules::{Action, Call, Card, Deck, Game, ROUNDS, Seat, Turn};

use super::{DealSolution, GoesOn, Leads, RoundSolution, solve_deal_while, solve_round};
use crate::context::GameContext;
use crate::value::Net;

/// A round against the best line on the sheet with which it began, on the turns on which the seat has acted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundHindsight {
    /// Has the seat acted on all of the round's turns?
    pub finished: bool,
    /// The sheet's total as the round began.
    pub before: u32,
    /// Its total as the round was played.
    pub played: u32,
    /// The best line, with its total.
    pub best: RoundSolution,
}

/// Looks back on a round, from 0, of which a seat has played at least a turn.
pub fn round_in_hindsight(game: &Game, seat: Seat, round: usize) -> RoundHindsight {
    let (board, objectives) = (game.board(), game.setup().objectives());
    let (actions, turns) = (&game.actions(seat)[round], &game.rounds()[round]);
    let acted = game.actions(seat)[..round].iter().map(Vec::len).sum();
    let sheet = game.sheet_after(seat, acted);
    let calls: Vec<Call> =
        (1..).zip(turns).take(actions.len()).map(|(number, turn)| turn.call(number)).collect();
    let is_over = round + 1 < game.rounds().len() || game.faceup().is_over();
    RoundHindsight {
        finished: actions.len() == turns.len() && is_over,
        before: sheet.total(board, objectives),
        played: game.sheet_after(seat, acted + actions.len()).total(board, objectives),
        best: solve_round(board, objectives, &sheet, &calls),
    }
}

/// The best whole game that so much effort finds on the cards of a game that is over, no worse than the one that was
/// played; `goes_on` as for [`solve_deal_while`].
pub fn game_in_hindsight(
    game: &Game,
    seat: Seat,
    net: &Net,
    effort: u32,
    goes_on: GoesOn<'_>,
) -> DealSolution {
    let context = GameContext::of(&game.view(seat));
    let decks: [Deck; ROUNDS] = std::array::from_fn(|round| deck(&game.rounds()[round]));
    let played: &[Vec<Action>; ROUNDS] = game.actions(seat).try_into().expect("a game has four rounds");
    solve_deal_while(&context, &decks, Leads { net: Some(net), played: Some(played) }, effort, goes_on)
}

/// A deck with these turns on top; what lies below them never comes up.
fn deck(turns: &[Turn]) -> Deck {
    let mut cards: Vec<Card> = turns.iter().flat_map(|turn| turn.cards()).collect();
    let rest: Vec<Card> = Card::ALL.into_iter().filter(|card| !cards.contains(card)).collect();
    cards.extend(rest);
    let cards = cards.try_into().expect("no card comes up twice in a round");
    Deck::new(cards).expect("no card comes up twice in a round")
}
