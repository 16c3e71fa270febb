//! Statistics as a picture: how often which scores came, and the moving mean over time.

use std::fmt::Write;

use tubewright_history::{MOVING, Statistics};
use tubewright_texts::{Texts, t};

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 480.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
/// The upper chart ends and the lower one begins here.
const BARS: (f64, f64) = (40.0, 210.0);
const COURSE: (f64, f64) = (290.0, 430.0);
const INK: &str = "#0b6e99";

/// An SVG of both charts.
pub(super) fn svg(statistics: &Statistics, words: &Texts) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"system-ui, sans-serif\" \
         font-size=\"13\" role=\"img\">\n<title>{}</title>\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf7ee\"/>\n",
        t!(
            words,
            "stats-picture",
            games = statistics.games,
            mean = words.language().number(statistics.scores.mean, 1)
        )
    );
    draw(&mut svg, statistics, words).expect("a String takes any text");
    svg + "</svg>\n"
}

fn draw(svg: &mut String, statistics: &Statistics, words: &Texts) -> std::fmt::Result {
    let across = WIDTH - LEFT - RIGHT;
    writeln!(svg, "<text x=\"{LEFT}\" y=\"24\">{}</text>", t!(words, "stats-distribution"))?;
    let most = statistics.histogram.iter().map(|&(_, games)| games).max().unwrap_or(1).max(1) as f64;
    let step = across / statistics.histogram.len().max(1) as f64;
    // Where bars stand close together only some of them get a name.
    let each = (36.0 / step).ceil().max(1.0) as usize;
    for (i, &(from, games)) in statistics.histogram.iter().enumerate() {
        let height = games as f64 / most * (BARS.1 - BARS.0);
        let (x, y) = (LEFT + i as f64 * step, BARS.1 - height);
        writeln!(
            svg,
            "<rect x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"{INK}\"/>",
            x + 0.05 * step,
            0.9 * step
        )?;
        if i % each == 0 {
            let middle = x + step / 2.0;
            writeln!(
                svg,
                "<text x=\"{middle:.1}\" y=\"{}\" text-anchor=\"middle\">{from}</text>",
                BARS.1 + 18.0
            )?;
        }
    }
    writeln!(svg, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{most}</text>", LEFT - 8.0, BARS.0 + 5.0)?;

    let title = t!(words, "stats-course", count = MOVING);
    writeln!(svg, "<text x=\"{LEFT}\" y=\"{}\">{title}</text>", COURSE.0 - 16.0)?;
    let means = || statistics.moving_mean.iter().copied();
    let lowest = (means().fold(f64::MAX, f64::min) / 10.0).floor() * 10.0;
    let highest = ((means().fold(f64::MIN, f64::max) / 10.0).ceil() * 10.0).max(lowest + 10.0);
    let y = |mean: f64| COURSE.0 + (highest - mean) / (highest - lowest) * (COURSE.1 - COURSE.0);
    for mean in [lowest, highest] {
        let at = y(mean);
        writeln!(svg, "<path d=\"M{LEFT},{at:.1}H{}\" stroke=\"#ddd4c0\"/>", WIDTH - RIGHT)?;
        writeln!(svg, "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{mean}</text>", LEFT - 8.0, at + 4.0)?;
    }
    let step = across / (statistics.games.max(2) - 1) as f64;
    let points: Vec<String> = means()
        .enumerate()
        .map(|(i, mean)| format!("{:.1},{:.1}", LEFT + i as f64 * step, y(mean)))
        .collect();
    let points = points.join(" ");
    writeln!(svg, "<polyline points=\"{points}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\"/>")?;
    let foot = COURSE.1 + 20.0;
    writeln!(svg, "<text x=\"{LEFT}\" y=\"{foot}\">1</text>")?;
    writeln!(
        svg,
        "<text x=\"{}\" y=\"{foot}\" text-anchor=\"end\">{}</text>",
        WIDTH - RIGHT,
        statistics.games
    )
}
