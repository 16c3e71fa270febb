//! How well was chosen: the share of decisions as good as the best, the losses among those of the bots, and what was possible.

use leptos::prelude::*;
use tubewright_present::names;
use tubewright_present::review as say;
use tubewright_review::{Review, TYPICAL_LOSSES, TypicalLoss};
use tubewright_texts::t;

use super::state::{Stage, Study};
use crate::i18n::I18n;

/// The panel about the choices as a whole.
pub(super) fn choices(study: Study) -> AnyView {
    let i18n = I18n::here();
    let share = move || {
        study.look(|review| {
            let (good, all) = (review.as_good(), review.decisions.len());
            view! {
                {ring(good, all)}
                <p data-testid="review-share">{say::share(&i18n, review)}</p>
            }
        })
    };
    let grade = move || {
        study.look(|review| {
            let grade = review.grade()?;
            Some(view! {
                <p data-testid="review-grade">{say::grade(&i18n, &grade, review.loss())}</p>
                <svg class="ruler" viewBox="0 0 320 108" aria-hidden="true" inner_html=ruler(i18n, review)></svg>
            })
        })
    };
    let hindsight = move || {
        let told = study.look(|review| {
            let found = review.hindsight.map(|hindsight| say::hindsight(&i18n, hindsight));
            found.or_else(|| review.finished.then(|| t!(i18n, "study-hindsight-running")))
        });
        let text = told.flatten().filter(|_| study.stage.get() == Stage::Done)?;
        Some(view! { <p class="note" data-testid="review-hindsight">{text}</p> })
    };
    view! {
        <section class="panel study__choices" aria-labelledby="choices-h">
            <h2 id="choices-h">{move || t!(i18n, "study-choices")}</h2>
            <div class="study__share">{share}</div>
            <div class="study__grade">{grade}</div>
            {hindsight}
        </section>
    }
    .into_any()
}

/// A ring that is as full as the share.
fn ring(good: usize, all: usize) -> AnyView {
    let share = 100.0 * good as f64 / all.max(1) as f64;
    let art = format!(
        r#"<circle class="share__all" cx="40" cy="40" r="33" pathLength="100"/><circle class="share__good" cx="40" cy="40" r="33" pathLength="100" stroke-dasharray="{share:.1} 100" transform="rotate(-90 40 40)"/><text class="share__text" x="40" y="46">{share:.0}%</text>"#
    );
    view! { <svg class="share" viewBox="0 0 80 80" aria-hidden="true" inner_html=art></svg> }.into_any()
}

/// Where names stand: under the line, above it, and under those under it.
const ROWS: [f64; 3] = [84.0, 22.0, 102.0];

/// A line with a stop for each level of bots, at what it loses, and the player among them.
fn ruler(i18n: I18n, review: &Review) -> String {
    let typical: &[TypicalLoss; 5] = &TYPICAL_LOSSES[review.modules.min(TYPICAL_LOSSES.len() - 1)];
    let loss = review.loss().max(0.0);
    let most = typical.iter().map(|level| level.loss).fold(loss, f64::max);
    let x = |loss: f64| 16.0 + 288.0 * loss / most.max(1.0);
    let mut ends = [f64::MIN; ROWS.len()];
    let mut art = String::from(r#"<path class="ruler__line" d="M16,48H304"/>"#);
    for (number, level) in typical.iter().enumerate() {
        let at = x(level.loss);
        let anchor = if at < 60.0 {
            "start"
        } else if at > 260.0 {
            "end"
        } else {
            "middle"
        };
        let text = match anchor {
            "start" => at - 8.0,
            "end" => at + 8.0,
            _ => at,
        };
        let name = names::level(&i18n, level.level.name());
        // Neighbours may lie close together: a name stands in the first row in which there is room for it.
        let width = name.chars().map(|c| if c.is_ascii() { 7.4 } else { 10.5 }).sum::<f64>();
        let begin = match anchor {
            "start" => text,
            "end" => text - width,
            _ => text - width / 2.0,
        };
        let row = (0..ROWS.len()).find(|&row| ends[row] + 6.0 <= begin).unwrap_or(number % ROWS.len());
        ends[row] = begin + width;
        let (y, name) = (ROWS[row], tubewright_scene::escape(&name));
        art += &format!(
            r#"<circle class="ruler__stop" cx="{at:.1}" cy="48" r="6"/><text class="ruler__name" x="{text:.1}" y="{y}" text-anchor="{anchor}">{name}</text>"#
        );
    }
    let you = x(loss);
    art += &format!(
        r#"<g transform="translate({you:.1} 48)"><circle class="ruler__you" r="15"/><text class="ruler__points" y="5">{:.0}</text></g>"#,
        loss
    );
    art
}
