//! Prints whether reviews add up (`sums`), are right (`right`) and say the same with ten times the budget (`stable`).
//! Takes which of the three, the number of deals, `base` or `modules`, the seed of the deals, and for `sums` the players. What
//! is known is printed anew after every few deals, so that a measurement may be ended early.

use std::time::Instant;

use tubewright_bots::review::DEFAULT_NODES;
use tubewright_bots::stats::mean_and_error;
use tubewright_bots::{Evaluator, GameContext, Spec, value};
use tubewright_lab::review::{Reviews, made_more, only_seat, situation};
use tubewright_review::{Class, Review};
use tubewright_rules::{Board, Game, Rng};

/// The players of games whose single decisions are looked at.
const BOTS: [&str; 3] = ["casual", "regular", "strong"];
/// Who loses nothing, by definition.
const REFERENCE: &str = "search:nodes=2000";
/// How many games follow each of two actions that are compared, and the nodes of who plays them.
const GAMES: u32 = 200;
const PLAYOUT_NODES: u64 = 2_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let mut word = |or: &str| words.next().unwrap_or_else(|| or.to_owned());
    let (what, deals) = (word("sums"), word("20").parse().expect("a number of deals"));
    let (modules, seed) = (word("base") == "modules", word("review figures"));
    let net = value::london();
    let reviews = Reviews { net: &net, seed: &seed, modules, nodes: DEFAULT_NODES };
    match what.as_str() {
        "right" => right(&reviews, deals),
        "stable" => stable(&reviews, deals),
        _ => sums(&reviews, deals, &words.collect::<Vec<String>>()),
    }
}

/// A bot by its name.
fn bot(name: &str) -> Spec {
    name.parse().expect("a bot's name")
}

fn told(name: &str, figures: &[f64]) -> String {
    let (mean, error) = mean_and_error(figures.iter().copied());
    format!("{name} {mean:.2} ± {error:.2}")
}

/// What reviews of a bot's games came to.
#[derive(Default)]
struct Sums {
    total: Vec<f64>,
    luck: Vec<f64>,
    loss: Vec<f64>,
    rest: Vec<f64>,
    /// How much less it made than the reference on the same deals, less what it lost.
    unexplained: Vec<f64>,
    as_good: Vec<f64>,
    classes: [usize; 4],
    seconds: f64,
}

fn sums(reviews: &Reviews<'_>, deals: u64, bots: &[String]) {
    let mut all: Vec<Sums> = bots.iter().map(|_| Sums::default()).collect();
    for deal in 0..deals {
        let played = |name: &str| {
            let game = reviews.played(deal, bot(name));
            let total = f64::from(game.score(only_seat(&game)).total);
            (game, total)
        };
        let (_, reference) = played(REFERENCE);
        for (sums, name) in all.iter_mut().zip(bots) {
            let (game, total) = played(name);
            let start = Instant::now();
            let review = reviews.of(&game);
            sums.seconds += start.elapsed().as_secs_f64();
            sums.total.push(review.total);
            sums.luck.push(review.luck());
            sums.loss.push(review.loss());
            sums.rest.push(review.rest());
            sums.unexplained.push(reference - total - review.loss());
            sums.as_good.push(100.0 * review.as_good() as f64 / review.decisions.len() as f64);
            for decision in &review.decisions {
                sums.classes[decision.class() as usize] += 1;
            }
        }
        if (deal + 1) % 4 == 0 || deal + 1 == deals {
            println!("{} deals", deal + 1);
            for (name, sums) in bots.iter().zip(&all) {
                println!(
                    "  {name}: {}, {}, {}, {}, {}, {}, classes {:?}, {:.2} s",
                    told("total", &sums.total),
                    told("luck", &sums.luck),
                    told("loss", &sums.loss),
                    told("rest", &sums.rest),
                    told("difference less loss", &sums.unexplained),
                    told("good %", &sums.as_good),
                    sums.classes,
                    sums.seconds / (deal + 1) as f64,
                );
            }
        }
    }
}

/// Decisions that a review says something about, and what games say about them.
#[derive(Default)]
struct Judged {
    /// What was said, what was made less and the error of that, and the round.
    list: Vec<(f64, f64, f64, usize)>,
}

impl Judged {
    fn print(&self, name: &str) {
        let confirmed = self.list.iter().filter(|(_, made, ..)| *made > 0.0).count();
        let of = |pick: fn(&(f64, f64, f64, usize)) -> f64| self.list.iter().map(pick).collect::<Vec<f64>>();
        println!(
            "  {name}: {confirmed} of {} confirmed, {}, {}",
            self.list.len(),
            told("said", &of(|it| it.0)),
            told("made", &of(|it| it.1))
        );
        for round in 0..4 {
            let here = || self.list.iter().filter(move |it| it.3 == round);
            let off: Vec<f64> = here().map(|it| it.0 - it.1).collect();
            // The games have an error of their own, which is none of the review's.
            let squares: Vec<f64> = here().map(|it| (it.0 - it.1).powi(2) - it.2.powi(2)).collect();
            println!(
                "    round {}: {} {}, {}",
                round + 1,
                off.len(),
                told("off", &off),
                told("square", &squares)
            );
        }
    }
}

fn right(reviews: &Reviews<'_>, deals: u64) {
    let (mut mistakes, mut equals, mut others) = (Judged::default(), Judged::default(), Judged::default());
    for deal in 0..deals {
        let game = reviews.played(deal, bot(BOTS[deal as usize % BOTS.len()]));
        let review = reviews.of(&game);
        let mut rng = Rng::new(deal);
        let mut pick = |judged: &mut Judged, wanted: &dyn Fn(usize) -> bool, most: usize| {
            let mut places: Vec<usize> = (0..review.decisions.len()).filter(|&place| wanted(place)).collect();
            rng.shuffle(&mut places);
            for &place in places.iter().take(most) {
                judged.list.push(judge(reviews, &game, &review, place));
            }
        };
        let class = |place: usize| review.decisions[place].class();
        let differs = |place: usize| review.decisions[place].action != review.decisions[place].best;
        let as_good = |place: usize| review.decisions[place].is_as_good();
        pick(&mut mistakes, &|place| class(place) >= Class::Mistake, 2);
        pick(&mut equals, &|place| as_good(place) && differs(place), 2);
        pick(&mut others, &|place| !as_good(place) && class(place) < Class::Mistake, 1);
        if (deal + 1) % 4 == 0 || deal + 1 == deals {
            println!("{} deals", deal + 1);
            mistakes.print("mistakes and blunders");
            equals.print("as good as the best");
            others.print("between");
        }
    }
}

fn judge(reviews: &Reviews<'_>, game: &Game, review: &Review, place: usize) -> (f64, f64, f64, usize) {
    let said = &review.decisions[place];
    let seat = only_seat(game);
    let context = GameContext::of(&game.view(seat));
    let evaluator = Evaluator { net: reviews.net, context: &context };
    let decision = situation(&context, game, seat, place);
    let actions = [said.best, said.action].map(|action| Board::london().locate(action).expect("of London"));
    let (made, error) = made_more(evaluator, &decision, actions, GAMES, PLAYOUT_NODES);
    (said.loss, made, error, said.round)
}

fn stable(reviews: &Reviews<'_>, deals: u64) {
    let (mut all, mut one, mut two) = (0, 0, 0);
    let deeper = Reviews { nodes: 10 * reviews.nodes, ..reviews.clone() };
    for deal in 0..deals {
        let game = reviews.played(deal, bot(BOTS[deal as usize % BOTS.len()]));
        let (few, many) = (reviews.of(&game), deeper.of(&game));
        for (few, many) in few.decisions.iter().zip(&many.decisions) {
            let classes = (few.class() as usize).abs_diff(many.class() as usize);
            all += 1;
            one += usize::from(classes == 1);
            two += usize::from(classes > 1);
        }
        println!("{} deals: {all} decisions, {one} change by one class, {two} by more", deal + 1);
    }
}
