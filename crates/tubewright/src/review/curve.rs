//! A review as a picture: the expected score over the turns, with luck and losses.

use std::fmt::Write;

use tubewright_present::review as phrases;
use tubewright_review::{Class, DecisionReview, Review};
use tubewright_rules::{Game, visible};
use tubewright_texts::{Texts, t};

const WIDTH: f64 = 860.0;
/// Of one seat.
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 36.0;
/// Points between the lines across.
const STEP: f64 = 10.0;
const LUCK: &str = "#0b6e99";
const LOSS: &str = "#b3361f";
const INK: &str = "#1c2b33";
const GRID: &str = "#ddd4c0";

/// An SVG with a curve for each seat, one below the other.
pub(super) fn svg(words: &Texts, game: &Game, reviews: &[Review]) -> String {
    let height = HEIGHT * reviews.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"{INK}\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fbf7ee\"/>\n",
        escaped(&phrases::title(words))
    );
    for (place, review) in reviews.iter().enumerate() {
        let _ = writeln!(svg, "<g transform=\"translate(0 {})\">", HEIGHT * place as f64);
        seat(&mut svg, words, game, review);
        svg += "</g>\n";
    }
    svg + "</svg>\n"
}

fn seat(svg: &mut String, words: &Texts, game: &Game, review: &Review) {
    let heights = review.decisions.iter().flat_map(|it| [it.before, it.expected, it.after]);
    let (low, high) =
        heights.fold((review.expected, review.expected), |(low, high), it| (low.min(it), high.max(it)));
    let (low, high) = ((low / STEP).floor() * STEP, ((high / STEP).ceil() * STEP).max(low + STEP));
    let each = (WIDTH - LEFT - RIGHT) / (review.decisions.len() as f64 + 1.0);
    let x = |place: usize| LEFT + each * place as f64;
    let y = |points: f64| TOP + (high - points) / (high - low) * (HEIGHT - TOP - BOTTOM);
    let mut points = low;
    while points <= high {
        let at = y(points);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT},{at:.1}H{}\" stroke=\"{GRID}\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{points:.0}</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
        points += STEP;
    }
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"24\" font-weight=\"600\">{}</text>",
        escaped(&head(words, game, review))
    );
    for (place, decision) in review.decisions.iter().enumerate().filter(|(_, it)| it.turn == 0) {
        let at = x(place) + each / 2.0;
        let name = t!(words, "game-round", round = decision.round + 1);
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1},{TOP}V{}\" stroke=\"{GRID}\" stroke-dasharray=\"3 4\"/><text x=\"{:.1}\" y=\"{}\">{}</text>",
            HEIGHT - BOTTOM,
            at + 4.0,
            HEIGHT - 14.0,
            escaped(&name)
        );
    }
    let mut line = format!("M{:.1},{:.1}", x(0), y(review.expected));
    for (place, decision) in (1..).zip(&review.decisions) {
        let _ = write!(line, "L{:.1},{:.1}", x(place), y(decision.after));
    }
    let _ = writeln!(svg, "<path d=\"{line}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.5\"/>");
    for (place, it) in (1..).zip(&review.decisions) {
        let (at, [before, expected, after]) = (x(place), [it.before, it.expected, it.after].map(y));
        let _ = write!(svg, "<g><title>{}</title>", escaped(&phrases::line(words, game.board(), it)));
        let bar = |svg: &mut String, left: f64, from: f64, to: f64, colour: &str| {
            let (top, tall) = (from.min(to), (from - to).abs());
            let _ = write!(
                svg,
                "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"4\" height=\"{tall:.1}\" fill=\"{colour}\"/>"
            );
        };
        bar(svg, at - 5.0, before, expected, LUCK);
        if !it.is_as_good() {
            bar(svg, at + 1.0, expected, y(it.expected - it.loss), LOSS);
        }
        if let Some(radius) = radius(it) {
            let _ = write!(svg, "<circle cx=\"{at:.1}\" cy=\"{after:.1}\" r=\"{radius}\" fill=\"{LOSS}\"/>");
        }
        svg.push_str("</g>\n");
    }
}

/// The dot of a decision that is worth a look.
fn radius(decision: &DecisionReview) -> Option<u32> {
    match decision.class() {
        Class::Good => None,
        Class::Inaccuracy => Some(3),
        Class::Mistake => Some(5),
        Class::Blunder => Some(7),
    }
}

/// The seat and the sum, in one line.
fn head(words: &Texts, game: &Game, review: &Review) -> String {
    let [expected, luck, loss, _, total] = phrases::sum(words, review);
    let sum = [expected, luck, loss, total].map(|row| format!("{}: {}", row.label, row.figure)).join(" · ");
    let name = &game.setup().seats[review.seat].name;
    if name.is_empty() { sum } else { format!("{name} · {sum}") }
}

fn escaped(text: &str) -> String {
    text.chars()
        .map(visible)
        .collect::<String>()
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Board, Pencil, Setup};
    use tubewright_texts::Language;

    use super::*;

    #[test]
    fn the_picture_has_a_bar_for_each_luck_and_a_dot_for_each_error_and_no_stranger_s_marks() {
        let text = "review 0 0 unfinished 150000 144000 0 2000\n\
            0 0|d3-a3|d3-f1|150000 151200 1200 7100 500 144100|d3-f1 0 0|river 1 2\n\
            0 1|pass|a3-c5|144100 143000 -1100 200 500 144000|a3-c5 0 0|";
        let review = Review::from_text(text).expect("a review");
        let mut setup = Setup::solo(Pencil::ALL);
        setup.seats[0].name = "<script>&\"\u{1b}".to_owned();
        let game = Game::new(Board::london(), setup).expect("a set-up");
        for language in Language::ALL {
            let svg = svg(&Texts::embedded(language), &game, std::slice::from_ref(&review));
            assert_eq!(svg.matches(LUCK).count(), 2, "{svg}");
            assert_eq!(svg.matches(LOSS).count(), 2, "the bar and the dot of the one error: {svg}");
            assert!(svg.contains("r=\"7\"") && !svg.contains("<script"), "{svg}");
            assert!(!svg.contains(['\u{1b}', '{', '$']) && !svg.contains("NaN"), "{svg}");
            assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
        }
    }
}
