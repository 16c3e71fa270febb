//! Guests of the arena: on the same deals as the bots, with what they failed at added up over all workers.

use tubewright_bots::guest::{Chair, Failures, Fault, FirstFailure, Guest, Moment};
use tubewright_bots::{Bot, Budget, GreedyBot};
use tubewright_lab::arena::Arena;
use tubewright_rules::{Action, Board, Game, Modules, Seat};

/// Plays as greedy does, but passes on the first turn of each game and calls that too late.
struct Sleepy;

struct SleepyChair {
    game: u64,
    failures: Failures,
}

impl Guest for Sleepy {
    fn name(&self) -> String {
        "sleepy".to_owned()
    }

    fn sit(&self) -> Box<dyn Chair + '_> {
        Box::new(SleepyChair { game: u64::MAX, failures: Failures::default() })
    }
}

impl Chair for SleepyChair {
    fn begin(&mut self, number: u64, game: &Game) {
        assert_eq!((game.rounds().len(), game.rounds()[0].len()), (1, 1), "only the first cards lie there");
        self.game = number;
    }

    fn choose(&mut self, game: &Game, seat: Seat) -> Action {
        if game.rounds().len() == 1 && game.rounds()[0].len() == 1 {
            self.failures.late += 1;
            let first = FirstFailure {
                game: self.game,
                moment: Moment::Turn { round: 1, turn: 1 },
                fault: Fault::Late,
            };
            self.failures.first.get_or_insert(first);
            return Action::Pass;
        }
        GreedyBot.choose(&game.view(seat), Budget::Nodes(1))
    }

    fn end(&mut self, game: &Game) {
        assert!(game.is_over());
    }

    fn failures(&self) -> Failures {
        self.failures.clone()
    }
}

#[test]
fn guests_play_beside_the_bots_and_their_failures_are_added_up() {
    let arena = Arena {
        bots: vec!["greedy".parse().expect("a bot"), "random".parse().expect("a bot")],
        games: 40,
        seed: "guests".to_owned(),
        board: Board::london().clone(),
        modules: Modules { objectives: true, powers: false },
        threads: 3,
        net: None,
    };
    let report = arena.run_with(&[&Sleepy], |_, _| {});
    let alone = arena.run(|_, _| {});
    let names: Vec<&str> = report.bots.iter().map(|bot| bot.bot.as_str()).collect();
    assert_eq!(names, ["greedy", "random", "sleepy"]);
    for (with, without) in report.bots.iter().zip(&alone.bots) {
        assert_eq!((with.mean, with.min, with.max), (without.mean, without.min, without.max));
        assert_eq!(with.failures, None);
    }
    let sleepy = &report.bots[2];
    let failures = sleepy.failures.as_ref().expect("a guest has them");
    assert_eq!((failures.late, failures.decisions()), (40, 40));
    assert_eq!(failures.first.as_ref().map(|first| first.game), Some(0), "the first of all workers");
    assert_eq!(sleepy.decisions, report.bots[0].decisions);
    let difference =
        report.pairs.iter().find(|pair| (pair.a, pair.b) == (0, 2)).expect("every two").difference;
    assert!((difference - (report.bots[0].mean - sleepy.mean)).abs() < 1e-9);
}

#[test]
fn a_report_in_mid_arena_is_of_the_deals_that_everyone_has_played() {
    let arena = Arena {
        bots: vec!["greedy".parse().expect("a bot"), "random".parse().expect("a bot")],
        games: 6,
        seed: "guests".to_owned(),
        board: Board::london().clone(),
        modules: Modules::NONE,
        threads: 1,
        net: None,
    };
    let played = arena.played(0);
    let reports = std::sync::Mutex::new(Vec::new());
    arena.play_all(&[], &played, |_, _| {
        reports.lock().expect("nobody panics").push(arena.report(&[], &played));
    });
    let reports = reports.into_inner().expect("nobody panics");
    // One worker: greedy plays a deal, then random, then both the next one.
    let games: Vec<u32> = reports.iter().map(|report| report.games).collect();
    assert_eq!(games, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    let of_four = Arena { games: 4, ..arena.clone() }.run(|_, _| {});
    for (in_mid_arena, alone) in reports[7].bots.iter().zip(&of_four.bots) {
        assert_eq!(
            (in_mid_arena.mean, in_mid_arena.se, in_mid_arena.decisions),
            (alone.mean, alone.se, alone.decisions)
        );
    }
    assert_eq!(reports[7].pairs, of_four.pairs);
}
