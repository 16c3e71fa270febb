//! What a finished game came to for one of its seats.

use tubewright_rules::{Game, Modules, Pencil, ROUNDS, Seat};

/// What a finished game came to for one of its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The final score, before the deduction that the solo game makes for modules.
    pub total: u32,
    /// The pencil and the points of each line, by round.
    pub lines: [(Pencil, u32); ROUNDS],
    /// The points of the tourist track.
    pub tourist: u32,
    /// The points of interchanges.
    pub interchanges: u32,
    /// The points of shared objectives.
    pub objectives: u32,
    /// The modules that were in play.
    pub modules: Modules,
    /// How many seats the game had.
    pub seats: usize,
    /// Did the seat win, alone or with others? Solo games are won by nobody.
    pub won: bool,
}

impl Finished {
    /// What a game came to for a seat; `None` while it goes on.
    pub fn of(game: &Game, seat: Seat) -> Option<Self> {
        if !game.is_over() {
            return None;
        }
        let score = game.score(seat);
        let line = |round: usize| {
            let points = score.lines.get(round).map_or(0, |line| line.points);
            (game.setup().pencil(seat, round), points)
        };
        Some(Self {
            total: score.total,
            lines: std::array::from_fn(line),
            tourist: score.tourist_points,
            interchanges: score.interchange_points,
            objectives: score.objective_points(),
            modules: game.setup().modules(),
            seats: game.seats().count(),
            won: game.seats().count() > 1 && game.winners().contains(&seat),
        })
    }

    /// The points of the four lines together.
    pub fn line_points(&self) -> u32 {
        self.lines.iter().map(|(_, points)| points).sum()
    }
}
