//! The arena's result as a picture: strength against time per decision.

use tubewright_lab::arena::Report;
use tubewright_rules::visible;
use tubewright_texts::{Texts, t};

use crate::arena::name;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 56.0;

/// An SVG with a point for each bot; time goes by powers of ten.
pub(crate) fn svg(report: &Report, words: &Texts) -> String {
    let written = |value: f64, decimals| words.language().number(value, decimals);
    let micros = |ms: f64| (ms * 1000.0).max(0.01).log10();
    let times = report.bots.iter().map(|bot| micros(bot.ms_per_decision));
    let (fastest, slowest) = times.fold((0.0f64, 0.0f64), |(low, high), t| (low.min(t), high.max(t)));
    let (fastest, slowest) = (fastest.floor(), slowest.ceil().max(fastest.floor() + 1.0));
    let means = || report.bots.iter().map(|bot| bot.mean);
    let lowest = (means().fold(f64::MAX, f64::min) / 10.0).floor() * 10.0;
    let highest = (means().fold(f64::MIN, f64::max) / 10.0).ceil() * 10.0;
    let highest = highest.max(lowest + 10.0);
    let x = |t: f64| LEFT + (t - fastest) / (slowest - fastest) * (WIDTH - LEFT - RIGHT);
    let y = |mean: f64| TOP + (highest - mean) / (highest - lowest) * (HEIGHT - TOP - BOTTOM);

    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"system-ui, sans-serif\" \
         font-size=\"13\">\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf7ee\"/>\n"
    );
    let mut mean = lowest;
    while mean <= highest {
        let at = y(mean);
        svg += &format!(
            "<path d=\"M{LEFT},{at:.1}H{}\" stroke=\"#ddd4c0\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
            WIDTH - RIGHT,
            LEFT - 10.0,
            at + 4.0,
            written(mean, 0)
        );
        mean += 10.0;
    }
    for power in fastest as i32..=slowest as i32 {
        let at = x(f64::from(power));
        svg += &format!(
            "<path d=\"M{at:.1},{TOP}V{}\" stroke=\"#eae2cf\"/><text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
            HEIGHT - BOTTOM,
            HEIGHT - BOTTOM + 20.0,
            time_name(power, words)
        );
    }
    let (middle, half) = ((LEFT + WIDTH - RIGHT) / 2.0, (TOP + HEIGHT - BOTTOM) / 2.0);
    let foot = HEIGHT - 12.0;
    svg += &format!(
        "<text x=\"{middle:.1}\" y=\"{foot}\" text-anchor=\"middle\">{}</text>\n\
         <text x=\"16\" y=\"{half:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 16 {half:.1})\">{}</text>\n",
        t!(words, "plot-time"),
        t!(words, "plot-score")
    );
    let points: Vec<(f64, f64)> =
        report.bots.iter().map(|bot| (x(micros(bot.ms_per_decision)), y(bot.mean))).collect();
    let names: Vec<String> =
        report.bots.iter().map(|bot| format!("{} · {}", name(bot), written(bot.mean, 1))).collect();
    for ((&(at, height), name), label) in points.iter().zip(&names).zip(labels(&points, &names)) {
        // A name that had to go far is tied to its point.
        if (label.middle() - height).abs() > 2.0 * LINE {
            let end = if label.left > at { label.left } else { label.left + label.width };
            svg += &format!(
                "<path d=\"M{at:.1},{height:.1}L{end:.1},{:.1}\" stroke=\"#9db8c4\"/>\n",
                label.middle()
            );
        }
        svg += &format!(
            "<circle cx=\"{at:.1}\" cy=\"{height:.1}\" r=\"{DOT}\" fill=\"#0b6e99\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" textLength=\"{:.1}\">{}</text>\n",
            label.left,
            label.top + LINE - 4.0,
            label.width,
            escaped(name)
        );
    }
    svg + "</svg>\n"
}

/// The radius of a bot's dot.
const DOT: f64 = 5.0;
/// How high a line of text is, and about how wide a letter.
const LINE: f64 = 16.0;
const LETTER: f64 = 7.0;

/// A rectangle of the picture.
#[derive(Clone, Copy, Debug)]
struct Area {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Area {
    fn middle(&self) -> f64 {
        self.top + self.height / 2.0
    }

    fn meets(&self, other: &Self) -> bool {
        self.left < other.left + other.width
            && other.left < self.left + self.width
            && self.top < other.top + other.height
            && other.top < self.top + self.height
    }

    fn is_inside(&self) -> bool {
        self.left >= LEFT
            && self.left + self.width <= WIDTH
            && self.top >= 0.0
            && self.top + self.height <= HEIGHT - BOTTOM
    }
}

/// Where each point's name stands: as near to it as there is room, beside no other name and on no point.
fn labels(points: &[(f64, f64)], names: &[String]) -> Vec<Area> {
    let dot =
        |&(x, y): &(f64, f64)| Area { left: x - DOT, top: y - DOT, width: 2.0 * DOT, height: 2.0 * DOT };
    let mut taken: Vec<Area> = points.iter().map(dot).collect();
    let mut placed = Vec::new();
    for (&(x, y), name) in points.iter().zip(names) {
        let width = LETTER * name.chars().count() as f64;
        let at = |right: bool, rows: f64| {
            let left = if right { x + 10.0 } else { x - 10.0 - width };
            Area { left, top: y - LINE / 2.0 + rows * LINE, width, height: LINE }
        };
        // Level with the point, then row by row further up and down, to the right and to the left of it.
        let rows = (0..40).map(|i| f64::from((i + 1) / 2) * if i % 2 == 0 { 0.6 } else { -0.6 });
        let area = rows
            .flat_map(|rows| [at(true, rows), at(false, rows)])
            .find(|area| area.is_inside() && taken.iter().all(|other| !area.meets(other)))
            .unwrap_or_else(|| at(true, 0.0));
        taken.push(area);
        placed.push(area);
    }
    placed
}

/// A name as text of the picture: the command of an outside program may hold anything.
fn escaped(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars().map(visible) {
        match c {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            c => text.push(c),
        }
    }
    text
}

/// 10 to a power of microseconds, in words.
fn time_name(power: i32, words: &Texts) -> String {
    let written =
        |power: i32| words.language().number(10f64.powi(power), power.min(0).unsigned_abs() as usize);
    if power < 3 {
        t!(words, "time-micros", time = written(power))
    } else {
        t!(words, "time-millis", time = written(power - 3))
    }
}

#[cfg(test)]
mod tests {
    use tubewright_lab::arena::BotReport;
    use tubewright_texts::Language;

    use super::*;

    #[test]
    fn a_command_is_text_in_the_picture() {
        assert_eq!(escaped("a <b> && \u{1b}c"), "a &lt;b&gt; &amp;&amp; \u{fffd}c");
    }

    #[test]
    fn stronger_is_higher_and_slower_is_further_right() {
        let bot = |name: &str, mean: f64, ms: f64| BotReport {
            bot: name.to_owned(),
            mean,
            se: 1.0,
            steady_mean: None,
            steady_se: None,
            min: 0,
            max: 200,
            decisions: 1,
            ms_per_decision: ms,
            p99_ms: ms,
            failures: None,
        };
        // 1 µs, 10 µs and 1 ms: ten times the time is one step to the right, a hundred times is two.
        let bots = vec![bot("a", 100.0, 0.001), bot("b", 140.0, 0.01), bot("c", 120.0, 1.0)];
        let report = Report { games: 1, bots, pairs: Vec::new() };
        let svg = svg(&report, &Texts::embedded(Language::English));
        let number = |text: &str, name: &str| -> f64 {
            let rest = text.split_once(&format!("{name}=\"")).expect(name).1;
            rest.split_once('"').expect("a quote").0.parse().expect("a number")
        };
        let dots: Vec<(f64, f64)> =
            svg.split("<circle ").skip(1).map(|dot| (number(dot, "cx"), number(dot, "cy"))).collect();
        let [a, b, c] = dots[..] else { panic!("three dots: {dots:?}") };
        assert!(((c.0 - b.0) / (b.0 - a.0) - 2.0).abs() < 0.01 && b.0 > a.0 + 50.0, "{dots:?}");
        assert!(((a.1 - b.1) / (a.1 - c.1) - 2.0).abs() < 0.01 && c.1 < a.1 - 50.0, "{dots:?}");
    }

    #[test]
    fn names_of_bots_that_are_nearly_equal_stand_apart() {
        // Five within a few pixels of each other, at the right edge, where the strong ones are.
        let points: Vec<(f64, f64)> =
            (0..5).map(|i| (WIDTH - RIGHT - 40.0 * f64::from(i), TOP + 2.0 * f64::from(i))).collect();
        let names: Vec<String> = (0..5).map(|i| format!("search:nodes={i}00000 · 161.{i}")).collect();
        let labels = labels(&points, &names);
        for (i, label) in labels.iter().enumerate() {
            assert!(label.is_inside(), "{label:?}");
            assert!(labels[..i].iter().all(|other| !label.meets(other)), "{labels:?}");
            assert!(points.iter().all(|&(x, y)| !label.meets(&Area {
                left: x - DOT,
                top: y - DOT,
                width: 2.0 * DOT,
                height: 2.0 * DOT
            })));
        }
    }

    #[test]
    fn times_have_names() {
        let named = |language| [-2, -1, 0, 2, 3, 6].map(|power| time_name(power, &Texts::embedded(language)));
        assert_eq!(named(Language::English), ["0.01 µs", "0.1 µs", "1 µs", "100 µs", "1 ms", "1,000 ms"]);
        assert_eq!(
            named(Language::Russian),
            ["0,01 мкс", "0,1 мкс", "1 мкс", "100 мкс", "1 мс", "1\u{a0}000 мс"]
        );
    }
}
