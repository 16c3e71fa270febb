//! How fast the rules engine plays: whole random and greedy games on one thread.

use std::time::{Duration, Instant};

use tubewright_bots::{GameContext, greedy_action, play_random};
use tubewright_rules::{
    ByPencil, Call, Deck, Faceup, Objective, Pencil, Power, ROUNDS, Rng, Setup, SharedBoard, Sheet,
};

/// What [`run`] measured.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Random base games a second.
    pub random_games_per_s: f64,
    /// Their mean score.
    pub random_mean: f64,
    /// Its standard error.
    pub random_se: f64,
    /// Random games with both modules a second.
    pub random_games_modules_per_s: f64,
    /// Greedy base games a second.
    pub greedy_games_per_s: f64,
}

/// The mean score of uniform play in the base game in London to a tenth, which a run there must come near to.
pub const RANDOM_MEAN: f64 = 67.4;

impl Figures {
    /// Is the random games' mean within three standard errors of what it should be?
    ///
    /// A bench that plays another game than the rules' measures nothing.
    pub fn mean_is_right(&self) -> bool {
        const ROUNDING: f64 = 0.05;
        (self.random_mean - RANDOM_MEAN).abs() <= 3.0 * self.random_se + ROUNDING
    }
}

/// Measures on a map for about so long.
pub fn run(board: &SharedBoard, time: Duration) -> Figures {
    let part = time / 3;
    let base = measure(part, &context(board, false), random_game);
    let modules = measure(part, &context(board, true), random_game);
    let greedy = measure(part, &context(board, false), greedy_game);
    Figures {
        random_games_per_s: base.per_s,
        random_mean: base.mean,
        random_se: base.se,
        random_games_modules_per_s: modules.per_s,
        greedy_games_per_s: greedy.per_s,
    }
}

struct Measured {
    per_s: f64,
    mean: f64,
    se: f64,
}

fn context(board: &SharedBoard, modules: bool) -> GameContext {
    let mut setup = Setup::solo(Pencil::ALL);
    if modules {
        setup.objectives = Some([Objective::Interchanges, Objective::Thames]);
        setup.powers = Some(ByPencil::new(Power::ALL));
    }
    GameContext::solo(board, &setup)
}

fn measure(time: Duration, context: &GameContext, game: fn(&mut GameContext, &mut Rng) -> u32) -> Measured {
    let mut context = context.clone();
    let mut rng = Rng::new(1);
    let (mut games, mut sum, mut squares) = (0u64, 0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < time {
        for _ in 0..1000 {
            let score = u64::from(game(&mut context, &mut rng));
            (games, sum, squares) = (games + 1, sum + score, squares + score * score);
        }
    }
    let per_s = games as f64 / start.elapsed().as_secs_f64();
    let mean = sum as f64 / games as f64;
    let variance = squares as f64 / games as f64 - mean * mean;
    Measured { per_s, mean, se: (variance / games as f64).sqrt() }
}

fn game(
    context: &mut GameContext,
    rng: &mut Rng,
    mut act: impl FnMut(&GameContext, &mut Sheet, Call, &mut Rng),
) -> u32 {
    rng.shuffle(&mut context.pencils);
    let mut sheet = Sheet::new(&context.board, context.pencils[0], context.powers[0]);
    for round in 0..ROUNDS {
        if round > 0 {
            sheet.begin_line(&context.board, context.pencils[round], context.powers[round]);
        }
        let (deck, mut faceup) = (Deck::shuffled(rng), Faceup::default());
        while let Some(turn) = deck.turn_after(faceup) {
            let call = faceup.reveal_unchecked(turn);
            act(context, &mut sheet, call, rng);
        }
    }
    context.total(&sheet)
}

fn random_game(context: &mut GameContext, rng: &mut Rng) -> u32 {
    game(context, rng, |context, sheet, call, rng| play_random(&context.board, sheet, call, rng))
}

fn greedy_game(context: &mut GameContext, rng: &mut Rng) -> u32 {
    game(context, rng, |context, sheet, call, _| {
        let action = greedy_action(context, sheet, call);
        sheet.play_unchecked(&context.board, action);
    })
}
