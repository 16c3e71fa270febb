//! Playing on from a decision, alone, against the cards that came or fresh ones.

use js_sys::Math;
use leptos::prelude::*;
use tubewright_rules::{Action, Card, Dealer, Deck, Faceup, Game, ROUNDS, Rng, Turn};
use tubewright_texts::t;

use super::chooser::{Chooser, chooser};
use super::run::{Run, seat_of};
use super::state::Study;
use crate::cards::small_card;
use crate::game::focus_at;
use crate::i18n::I18n;

/// The rest of the game, on a map of its own.
pub(super) fn play_on(study: Study, place: usize, action: Action, fresh: bool) -> AnyView {
    let i18n = I18n::here();
    let mut game = study.run(|run| run.before(place));
    let mut rng = Rng::new((Math::random() * 1e15) as u64);
    let mut dealer = study.run(|run| dealer(run, &game, fresh, &mut rng));
    go_on(&mut game, &mut dealer, action);
    let before = study.run(|run| (run.game().is_over()).then(|| run.game().score(seat_of(run.game())).total));
    let choice = Chooser::new(game);
    let dealer = StoredValue::new(dealer);
    let done = Callback::new(move |action: Action| {
        let mut game = choice.game_now();
        dealer.update_value(|dealer| go_on(&mut game, dealer, action));
        let over = game.is_over();
        choice.show(game);
        focus_at(if over {
            "[data-testid=play-on-total]"
        } else {
            "[data-testid=section], [data-testid=pass]"
        });
    });
    let over = Memo::new(move |_| choice.game(Game::is_over));
    let head = move || {
        choice.game(|game| {
            let last = game.rounds().last().cloned().unwrap_or_default();
            let cards = last.last().map(|turn: &Turn| turn.cards().collect::<Vec<Card>>()).unwrap_or_default();
            let total = game.score(seat_of(game)).total;
            let place = t!(i18n, "look-place", round = game.rounds().len(), turn = last.len());
            let points = t!(i18n, "study-play-points", points = total);
            view! {
                <div class="study__cards">{cards.into_iter().map(|card| small_card(card, Some("card"))).collect_view()}</div>
                <p><b>{place}</b> <span class="note num">{points}</span></p>
            }
        })
    };
    let body = move || {
        if over.get() {
            let total = choice.game(|game| game.score(seat_of(game)).total);
            let told = match before {
                Some(before) => t!(i18n, "study-play-over", total = total, before = before),
                None => t!(i18n, "study-play-points", points = total),
            };
            view! {
                <p class="try__told" tabindex="-1" role="status" data-testid="play-on-total" data-total=total>{told}</p>
            }
            .into_any()
        } else {
            chooser(choice, done)
        }
    };
    view! {
        <div class="play-on" data-testid="play-on">
            <div class="study__turn">{head}</div>
            {body}
        </div>
    }
    .into_any()
}

/// Plays an action, and reveals what comes next, if anything does.
fn go_on(game: &mut Game, dealer: &mut Dealer, action: Action) {
    let seat = seat_of(game);
    if game.play(seat, action).is_ok()
        && let Some(turn) = dealer.next_turn(game)
    {
        game.reveal(turn).expect("a dealer reveals what can come up");
    }
}

/// Who deals from here on: the cards that came as far as they are known, else fresh ones below those that lie face up.
fn dealer(run: &Run, game: &Game, fresh: bool, rng: &mut Rng) -> Dealer {
    let known = run.game().rounds();
    let decks: [Deck; ROUNDS] = std::array::from_fn(|round| {
        let turns = if fresh { game.rounds().get(round) } else { known.get(round) };
        deck(turns.map_or(&[][..], Vec::as_slice), rng)
    });
    Dealer::with_decks(decks)
}

/// A deck with these turns on top and the rest in a random order.
fn deck(turns: &[Turn], rng: &mut Rng) -> Deck {
    let top: Vec<Card> = turns.iter().flat_map(|turn| turn.cards()).collect();
    let mut faceup = Faceup::default();
    for &turn in turns {
        faceup.reveal_unchecked(turn);
    }
    // The order among those that came is theirs, not the set's.
    let below = Deck::with_top(faceup.seen(), rng);
    let mut cards = *below.cards();
    for (card, came) in cards.iter_mut().zip(&top) {
        *card = *came;
    }
    Deck::new(cards).expect("each card once")
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Board, Deal, Modules, Setup};

    use super::*;

    fn whole() -> Run {
        let deal = Deal::from_seed("play on");
        let setup = Setup::of_deal(&deal, &[""], Modules::NONE);
        let mut game = Game::new(Board::london(), setup).expect("a set-up");
        let mut dealer = Dealer::new(deal);
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("it can come");
            let seat = seat_of(&game);
            game.play(seat, Action::Pass).expect("one may pass");
        }
        Run::of(&game.record(), 0).expect("it was played")
    }

    fn to_the_end(run: &Run, place: usize, fresh: bool) -> Game {
        let mut game = run.before(place);
        let mut dealer = dealer(run, &game, fresh, &mut Rng::new(7));
        while !game.is_over() {
            go_on(&mut game, &mut dealer, Action::Pass);
        }
        game
    }

    #[test]
    fn the_same_cards_come_again_and_fresh_ones_only_from_here_on() {
        let run = whole();
        for place in [0, 5, run.len() - 1] {
            assert_eq!(to_the_end(&run, place, false).rounds(), run.game().rounds());
            let fresh = to_the_end(&run, place, true);
            assert_eq!(fresh.rounds().len(), ROUNDS);
            let first = run.before(place);
            let seen: Vec<Turn> = first.rounds().concat();
            assert_eq!(fresh.rounds().concat()[..seen.len()], seen, "what came before stays");
        }
        assert_ne!(to_the_end(&run, 3, true).rounds(), run.game().rounds());
    }
}
