//! What the game came to: expected, luck, what was lost, the rest, and the total, each with a bar that goes on from the last.

use leptos::prelude::*;
use tubewright_present::review as say;
use tubewright_review::Review;
use tubewright_rules::Solo;
use tubewright_texts::t;

use super::state::Study;
use crate::i18n::I18n;

/// The words by which the style sheet knows the terms.
const TERMS: [&str; 5] = ["expected", "luck", "loss", "rest", "total"];

/// The panel of the sum, which follows the review as it comes.
pub(super) fn sum(study: Study) -> AnyView {
    let i18n = I18n::here();
    let (board, modules) = study.run(|run| (run.game().board().clone(), run.game().setup().modules()));
    let is_alone = study.source(|source| source.record.setup.seats.len() == 1);
    let rows = move || {
        study.look(|review| {
            let bars = bars(review);
            let terms = say::sum(&i18n, review).into_iter().zip(bars).zip(TERMS);
            let row = |((row, bar), term): ((say::Row, Bar), &'static str)| {
                view! {
                    <div class=format!("term term--{term}") data-testid="review-term" data-term=term>
                        <dt>{row.label}</dt>
                        <dd class="num">{row.figure}</dd>
                        <svg class="term__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                            <rect x=bar.start y="0" width=bar.length height="6"></rect>
                        </svg>
                    </div>
                }
            };
            terms.map(row).collect_view()
        })
    };
    let total =
        move || study.look(|review| if review.finished { review.points.to_string() } else { String::new() });
    let deducted = move || {
        let solo = study
            .look(|review| review.finished.then(|| Solo::of(&board, review.points, modules).score))??;
        let is_less = study.look(|review| i64::from(review.points) != i64::from(solo))?;
        (is_alone && is_less).then(|| t!(i18n, "study-deducted", score = solo))
    };
    view! {
        <section class="verdict study__sum" aria-labelledby="sum-h">
            <h2 class="vh" id="sum-h">{move || t!(i18n, "study-sum")}</h2>
            <p class="verdict__total num" aria-hidden="true">{total}</p>
            <dl class="terms" data-testid="review-sum">{rows}</dl>
            <p class="study__note">{move || say::rest_note(&i18n)} " " {deducted}</p>
        </section>
    }
    .into_any()
}

/// A bar, in hundredths of the row.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bar {
    start: f64,
    length: f64,
}

/// The bars of the five terms on one scale, which begins where there is something to see.
fn bars(review: &Review) -> [Bar; 5] {
    let (expected, total) = (review.expected, review.total);
    let lucky = expected + review.luck();
    let left = lucky - review.loss();
    let ends = [expected, lucky, left, total];
    let low = ends.iter().copied().fold(f64::MAX, f64::min);
    let high = ends.iter().copied().fold(f64::MIN, f64::max);
    let span = (high - low).max(10.0);
    // The shortest whole bar is still a third of the row.
    let from = low - span / 2.0;
    let scale = 100.0 / (span * 1.5);
    let at = |points: f64| ((points - from) * scale).clamp(0.0, 100.0);
    let between = |a: f64, b: f64| {
        let (start, end) = (at(a.min(b)), at(a.max(b)));
        Bar { start, length: (end - start).max(0.8) }
    };
    [
        between(from, expected),
        between(expected, lucky),
        between(left, lucky),
        between(left, total),
        between(from, total),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bar_goes_on_where_the_last_one_ended() {
        let text = "review 0 0 finished 150000 134000 134 2000\n0 0|pass|d3-a3|150000 154000 4000 20000 400 134000||";
        let review = Review::from_text(text).expect("a review");
        let [expected, luck, loss, rest, total] = bars(&review);
        let end = |bar: Bar| bar.start + bar.length;
        assert!((end(expected) - luck.start).abs() < 1e-9, "luck goes up from what was expected");
        assert!((end(luck) - end(loss)).abs() < 1e-9, "losses go down from there");
        assert!((rest.start - loss.start).abs() < 1e-9 && rest.length < 1.0, "nothing is left over");
        assert!((end(total) - loss.start).abs() < 1e-9);
        assert!((expected.start, total.start) == (0.0, 0.0) && end(luck) <= 100.0);
    }
}
