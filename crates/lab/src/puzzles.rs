//! Puzzles from games of bots: turns on which one action is clearly best.

use std::sync::Arc;

use tubewright_bots::review::{DEFAULT_NODES, Ranked, equivalent, rank, reasons};
use tubewright_bots::search::search;
use tubewright_bots::value::Net;
use tubewright_bots::{Budget, Decision, Evaluator, GameContext, Spec, levels};
use tubewright_review::{Puzzle, Reason, Theme};
use tubewright_rules::{
    Action, Board, Call, Card, Deal, Dealer, Game, Level, Modules, NamedAction, Power, Seat, Setup, View,
};

use crate::review::only_seat;

/// The best action is ahead of every other by so many points, and by so many standard errors.
pub const MIN_GAP: f64 = 3.0;
const MIN_ERRORS: f64 = 3.0;
/// The budgets of a first look at a turn, and of the estimate after it for each turn that could come.
const LOOK: u64 = 4_000;
const CLOSER: u64 = 2 * DEFAULT_NODES;
/// So many actions are compared.
const COMPARED: usize = 5;
/// With fewer choices there is nothing to find.
const MIN_CHOICES: usize = 4;
/// No game gives more puzzles than this.
const MAX_OF_GAME: usize = 3;
/// Each level is asked so often, since some play by dice.
const ASKED: u64 = 3;

/// Whose games are taken, in turn: good enough to come to positions worth a thought, and not too good for odd ones.
const PLAYERS: [&str; 3] = ["casual", "regular", "strong"];
const MODULES: [Modules; 4] = [
    Modules::NONE,
    Modules { objectives: false, powers: true },
    Modules { objectives: true, powers: false },
    Modules::BOTH,
];

/// Where puzzles come from.
#[derive(Clone, Debug)]
pub struct Puzzles {
    /// The value function.
    pub net: Arc<Net>,
    /// Game i is the deal of this seed, a slash and i.
    pub seed: String,
}

/// A position of a game, and what was played to come to it.
struct Spot<'a> {
    net: &'a Arc<Net>,
    game: &'a Game,
    seat: Seat,
    before: &'a [NamedAction],
}

impl Puzzles {
    /// The puzzles of one game, the clearest first.
    pub fn of_game(&self, number: u64) -> Vec<Puzzle> {
        let seed = format!("{}/{number}", self.seed);
        let deal = Deal::from_seed(&seed);
        let modules = MODULES[number as usize % MODULES.len()];
        let board = Board::london();
        let mut game =
            Game::new(board, Setup::of_deal(&deal, &[""], modules)).expect("a deal's set-up can be played");
        let seat = only_seat(&game);
        let player: Spec = PLAYERS[number as usize % PLAYERS.len()].parse().expect("a bot's name");
        let mut player = player.player(number, Some(&self.net));
        let mut dealer = Dealer::new(deal);
        let (mut before, mut found) = (Vec::new(), Vec::new());
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what can come up");
            let spot = Spot { net: &self.net, game: &game, seat, before: &before };
            found.extend(spot.puzzle(&seed, modules));
            let action = player.choose(&game.view(seat));
            before.push(board.name_action(action));
            game.play(seat, action).expect("bots play legal actions");
        }
        found.sort_by(|a, b| b.gap.total_cmp(&a.gap));
        // Those of one game are to be about different things.
        let mut puzzles: Vec<Puzzle> = Vec::new();
        for puzzle in found {
            if puzzles.len() < MAX_OF_GAME && puzzles.iter().all(|it| it.theme != puzzle.theme) {
                puzzles.push(puzzle);
            }
        }
        puzzles
    }
}

impl Spot<'_> {
    fn puzzle(&self, seed: &str, modules: Modules) -> Option<Puzzle> {
        let view = self.game.view(self.seat);
        let context = GameContext::of(&view);
        let decision = Decision::of(&view)?;
        let evaluator = Evaluator { net: self.net, context: &context };
        let look = search(evaluator, &decision, Budget::Nodes(LOOK), decision.seed(0));
        if look.len() < MIN_CHOICES || f64::from(look[0].mean - look[1].mean) < MIN_GAP {
            return None;
        }
        let ranked = rank(evaluator, &decision, CLOSER, COMPARED);
        let (gap, error) = clear_gap(&ranked)?;
        let (best, second) = (ranked[0].action, ranked[1].action);
        let theme = theme(&context, &decision, best, second)?;
        let name = |action: Action| context.board.name_action(action);
        let best: Vec<NamedAction> = equivalent(&context, &decision, best).into_iter().map(name).collect();
        let difficulty = difficulty(self.net, &view, &best);
        Some(Puzzle {
            seed: seed.to_owned(),
            modules,
            theme,
            difficulty,
            gap,
            error,
            accept: best.clone(),
            best,
            before: self.before.to_vec(),
        })
    }
}

/// How far the first of a list is ahead of all others, and the error of that; `None` where that is not clear.
fn clear_gap(ranked: &[Ranked]) -> Option<(f64, f64)> {
    let second = ranked.get(1)?;
    let is_clear = second.loss >= MIN_GAP && second.loss > MIN_ERRORS * second.error;
    is_clear.then_some((second.loss, second.error))
}

/// What makes the best action the best against the next one; `None` where it is none of what puzzles are about.
fn theme(context: &GameContext, decision: &Decision, best: Action, second: Action) -> Option<Theme> {
    let facts = reasons(context, decision, best, second);
    let uses = |power: Power| best.power() == Some(power);
    if Power::ALL.into_iter().any(uses) || facts.iter().any(|it| matches!(it, Reason::KeepsPower { .. })) {
        return Some(Theme::Powers);
    }
    let board = &context.board;
    let without = Call { branch: false, ..decision.call };
    if decision.call.branch && !decision.sheet.actions(board, without).contains(&best) {
        return Some(Theme::Switch);
    }
    let about = |fact: &Reason| match fact {
        Reason::River { .. } => Some(Theme::River),
        Reason::Interchanges { .. } => Some(Theme::Interchanges),
        _ => None,
    };
    let late = decision.faceup.seen().undergrounds() + 1 >= Card::UNDERGROUNDS;
    // The weightiest facts only.
    facts.iter().take(2).find_map(about).or(late.then_some(Theme::LastTurns))
}

/// From 1: how many of the levels below champion miss it, and one.
fn difficulty(net: &Arc<Net>, view: &View, best: &[NamedAction]) -> u8 {
    let finds = |level: Level| {
        let choose = |seed| view.board().name_action(levels::choose(level, view, seed, Some(net)));
        let found = (0..ASKED).filter(|&seed| best.contains(&choose(seed))).count() as u64;
        2 * found > ASKED
    };
    let below = Level::ALL.into_iter().filter(|level| *level != Level::Champion);
    1 + below.filter(|&level| !finds(level)).count() as u8
}

/// Does a puzzle hold with so many nodes for each turn that could come: is its best action still the best, by as much?
pub fn holds(net: &Net, puzzle: &Puzzle, nodes: u64) -> bool {
    let Some(game) = puzzle.game() else { return false };
    let view = game.view(only_seat(&game));
    let context = GameContext::of(&view);
    let Some(decision) = Decision::of(&view) else { return false };
    let ranked = rank(Evaluator { net, context: &context }, &decision, nodes, COMPARED);
    puzzle.best.contains(&context.board.name_action(ranked[0].action)) && clear_gap(&ranked).is_some()
}

#[cfg(test)]
mod tests {
    use tubewright_bots::value;

    use super::*;

    #[test]
    fn a_puzzle_stands_where_a_bot_came_to_and_one_action_is_clearly_best() {
        let puzzles = Puzzles { net: value::london(), seed: "puzzles of tests".to_owned() };
        let list: Vec<Puzzle> = (0..4).flat_map(|number| puzzles.of_game(number)).collect();
        assert!(list.len() > 2, "{list:?}");
        for puzzle in &list {
            assert!(puzzle.gap >= MIN_GAP && puzzle.gap > MIN_ERRORS * puzzle.error, "{puzzle}");
            assert_eq!(Puzzle::from_line(&puzzle.to_string()).map(|it| it.best), Some(puzzle.best.clone()));
            let game = puzzle.game().expect("it can be played");
            let seat = only_seat(&game);
            for &action in &puzzle.accept {
                assert!(puzzle.best.contains(&action));
                let mut game = game.clone();
                let action = game.board().locate(action).expect("of London");
                assert_eq!(game.play(seat, action), Ok(()), "{puzzle}");
            }
            let powers = |action: &NamedAction| action.power().is_some();
            assert!(!puzzle.best.iter().any(powers) || puzzle.theme == Theme::Powers, "{puzzle}");
        }
        assert_eq!(list, (0..4).flat_map(|number| puzzles.of_game(number)).collect::<Vec<_>>());
    }

    #[test]
    fn a_puzzle_whose_best_action_is_another_does_not_hold() {
        let puzzles = Puzzles { net: value::london(), seed: "puzzles of tests".to_owned() };
        let puzzle = (0..4).flat_map(|number| puzzles.of_game(number)).next().expect("a puzzle");
        assert!(holds(&puzzles.net, &puzzle, DEFAULT_NODES));
        let wrong = Puzzle { best: vec![NamedAction::Pass], ..puzzle.clone() };
        assert!(!holds(&puzzles.net, &wrong, DEFAULT_NODES));
        let over = Puzzle { before: vec![NamedAction::Pass; 60], ..puzzle };
        assert!(!holds(&puzzles.net, &over, DEFAULT_NODES));
    }
}
