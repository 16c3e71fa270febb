//! The arena's result as a picture: strength against time per decision.

use tubewright_bots::arena::Report;
use tubewright_rules::visible;
use tubewright_texts::t;

use crate::words::texts;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 56.0;

/// An SVG with a point for each bot; time goes by powers of ten.
pub(crate) fn svg(report: &Report) -> String {
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
            "<path d=\"M{LEFT},{at:.1}H{}\" stroke=\"#ddd4c0\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{mean}</text>\n",
            WIDTH - RIGHT,
            LEFT - 10.0,
            at + 4.0
        );
        mean += 10.0;
    }
    for power in fastest as i32..=slowest as i32 {
        let at = x(f64::from(power));
        svg += &format!(
            "<path d=\"M{at:.1},{TOP}V{}\" stroke=\"#eae2cf\"/><text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
            HEIGHT - BOTTOM,
            HEIGHT - BOTTOM + 20.0,
            time_name(power)
        );
    }
    let (middle, half) = ((LEFT + WIDTH - RIGHT) / 2.0, (TOP + HEIGHT - BOTTOM) / 2.0);
    let foot = HEIGHT - 12.0;
    svg += &format!(
        "<text x=\"{middle:.1}\" y=\"{foot}\" text-anchor=\"middle\">{}</text>\n\
         <text x=\"16\" y=\"{half:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 16 {half:.1})\">{}</text>\n",
        t!(texts(), "plot-time"),
        t!(texts(), "plot-score")
    );
    for bot in &report.bots {
        let (at, height) = (x(micros(bot.ms_per_decision)), y(bot.mean));
        // Names stand on the side where there is room.
        let (anchor, off) = if at > WIDTH * 0.7 { ("end", -10.0) } else { ("start", 10.0) };
        svg += &format!(
            "<circle cx=\"{at:.1}\" cy=\"{height:.1}\" r=\"5\" fill=\"#0b6e99\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{} · {:.1}</text>\n",
            at + off,
            height - 6.0,
            escaped(&bot.bot),
            bot.mean
        );
    }
    svg + "</svg>\n"
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
fn time_name(power: i32) -> String {
    match power {
        ..0 => format!("{} ns", 10i64.pow((power + 3).max(0) as u32)),
        0..3 => format!("{} µs", 10i64.pow(power as u32)),
        3..6 => format!("{} ms", 10i64.pow(power as u32 - 3)),
        _ => format!("{} s", 10i64.pow(power as u32 - 6)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_text_in_the_picture() {
        assert_eq!(escaped("a <b> && \u{1b}c"), "a &lt;b&gt; &amp;&amp; \u{fffd}c");
    }

    #[test]
    fn times_have_names() {
        assert_eq!([-1, 0, 2, 3, 5, 6].map(time_name), ["100 ns", "1 µs", "100 µs", "1 ms", "100 ms", "1 s"]);
    }
}
