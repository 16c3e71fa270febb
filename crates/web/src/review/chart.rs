//! The curve of the expected score over the turns, with the luck and the losses of each: a line to be walked along.

mod geometry;

use leptos::html::Div;
use leptos::prelude::*;
use tubewright_present::lists::listed;
use tubewright_present::review as say;
use tubewright_review::{Class, DecisionReview};
use tubewright_rules::Pencil;
use tubewright_texts::t;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use self::geometry::{Geometry, Point};
use super::state::Study;
use crate::i18n::I18n;

/// The curve, in a frame that takes the focus and the pointer.
pub(super) fn chart(study: Study) -> AnyView {
    let i18n = I18n::here();
    let frame = NodeRef::<Div>::new();
    let width = RwSignal::new(0.0_f64);
    let measure = move || {
        if let Some(frame) = frame.get_untracked() {
            let now = f64::from(frame.client_width());
            if (width.get_untracked() - now).abs() > 1.0 {
                width.set(now);
            }
        }
    };
    Effect::new(move || {
        frame.get();
        measure();
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let rounds: Vec<(usize, Pencil)> = rounds(study);
    let geometry = Memo::new(move |_| {
        let width = width.get();
        study.decisions.with(|decisions| Geometry::of(decisions, study.count, width))
    });
    let art = {
        let rounds = rounds.clone();
        move || {
            study
                .decisions
                .with(|decisions| geometry.with(|geometry| drawn(i18n, geometry, decisions, &rounds)))
        }
    };
    let cursor = move || geometry.with(|geometry| cursor(geometry, study.at.get()));
    let said =
        move || study.here(|decision| said(i18n, decision)).unwrap_or_else(|| t!(i18n, "study-not-yet"));
    let select = move |event: &PointerEvent| {
        let Some(frame) = frame.get_untracked() else { return };
        let x = f64::from(event.client_x()) - frame.get_bounding_client_rect().left();
        study.go(geometry.with_untracked(|geometry| geometry.nearest(x)));
    };
    let down = move |event: PointerEvent| {
        if let Some(target) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) {
            // Without it the curve can be walked all the same, as long as the pointer stays on it.
            let _ = target.set_pointer_capture(event.pointer_id());
        }
        select(&event);
    };
    let moved = move |event: PointerEvent| {
        if event.buttons() & 1 == 1 {
            select(&event);
        }
    };
    let view_box =
        move || geometry.with(|geometry| format!("0 0 {:.0} {:.0}", geometry.width, geometry.height));
    view! {
        <div
            node_ref=frame
            class="curve"
            role="slider"
            tabindex="0"
            data-testid="curve"
            aria-label=move || t!(i18n, "study-curve")
            aria-orientation="horizontal"
            aria-valuemin="1"
            aria-valuemax=study.count
            aria-valuenow=move || study.at.get() + 1
            aria-valuetext=said
            on:keydown=move |event| walk(study, &event)
            on:pointerdown=down
            on:pointermove=moved
        >
            <svg aria-hidden="true" viewBox=view_box>
                <g inner_html=art></g>
                <g inner_html=cursor></g>
            </svg>
        </div>
    }
    .into_any()
}

/// The rounds that have been begun: the place of the first decision, and the pencil.
pub(super) fn rounds(study: Study) -> Vec<(usize, Pencil)> {
    study.run(|run| {
        let pencils = run.game().setup().seats[0].pencils;
        let starts = (0..run.len()).filter(|&place| run.place(place).1 == 0);
        starts.zip(pencils).collect()
    })
}

/// A decision in words: where, what it brought, what it cost.
pub(super) fn said(i18n: I18n, decision: &DecisionReview) -> String {
    let place = t!(i18n, "look-place", round = decision.round + 1, turn = decision.turn + 1);
    let expected = t!(i18n, "study-said-expected", points = say::points(&i18n, decision.after));
    let luck = t!(i18n, "study-said-luck", points = say::signed_points(&i18n, decision.luck));
    let lost = said_loss(i18n, decision);
    listed(&i18n, [place, expected, luck, lost])
}

/// What a decision cost, in words.
pub(super) fn said_loss(i18n: I18n, decision: &DecisionReview) -> String {
    if decision.is_as_good() {
        return t!(i18n, "study-said-good");
    }
    let points = say::points(&i18n, decision.shown_loss());
    t!(i18n, "study-said-lost", class = decision.class().name(), points = points)
}

fn walk(study: Study, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let at = study.at.get_untracked();
    let begins = |ahead: bool| {
        let mut starts = rounds(study).into_iter().map(|(start, _)| start);
        if ahead { starts.find(|&start| start > at) } else { starts.rfind(|&start| start < at) }
    };
    let place = match event.key().as_str() {
        "ArrowRight" | "ArrowUp" => Some(at + 1),
        "ArrowLeft" | "ArrowDown" => Some(at.saturating_sub(1)),
        "Home" => Some(0),
        "End" => Some(study.count - 1),
        "PageDown" => begins(true).or(Some(study.count - 1)),
        "PageUp" => begins(false).or(Some(0)),
        "m" | "M" => untrack(|| study.next_of(Class::Inaccuracy)),
        _ => return,
    };
    event.prevent_default();
    if let Some(place) = place {
        study.go(place);
    }
}

/// Everything but the mark of where one is.
fn drawn(
    i18n: I18n,
    geometry: &Geometry,
    decisions: &[DecisionReview],
    rounds: &[(usize, Pencil)],
) -> String {
    let mut art = String::new();
    if geometry.width <= geometry.left {
        // It has not been measured yet.
        return art;
    }
    for (number, &(start, pencil)) in rounds.iter().enumerate() {
        let end = rounds.get(number + 1).map_or(geometry.count, |next| next.0);
        let (left, right) = geometry.band(start, end);
        let label = t!(i18n, "game-round", round = number + 1);
        art += &format!(
            r#"<g class="line--{pencil}"><rect class="curve__band" x="{left:.1}" y="{top:.1}" width="{width:.1}" height="{height:.1}" rx="8"/><text class="curve__round" x="{middle:.1}" y="{below:.1}">{label}</text></g>"#,
            top = geometry.top,
            width = right - left,
            height = geometry.lane_bottom - geometry.top,
            middle = (left + right) / 2.0,
            below = geometry.height - 6.0,
        );
    }
    for tick in geometry.ticks() {
        let y = geometry.y(f64::from(tick));
        art += &format!(
            r#"<path class="curve__tick" d="M{left:.1},{y:.1}H{right:.1}"/><text class="curve__value" x="{text:.1}" y="{base:.1}">{tick}</text>"#,
            left = geometry.left,
            right = geometry.right,
            text = geometry.left - 6.0,
            base = y + 4.0,
        );
    }
    let middle = geometry.lane_middle();
    art += &format!(
        r#"<path class="curve__zero" d="M{:.1},{middle:.1}H{:.1}"/>"#,
        geometry.left, geometry.right
    );
    for (place, decision) in decisions.iter().enumerate() {
        let (luck, loss) = geometry.bars(place, decision);
        let class = if decision.luck >= 0.0 { "curve__luck" } else { "curve__luck curve__luck--bad" };
        art += &bar(class, luck);
        if !decision.is_as_good() {
            art += &bar(&format!("curve__loss is-{}", decision.class().name()), loss);
        }
    }
    for (number, &(start, pencil)) in rounds.iter().enumerate() {
        let end = rounds.get(number + 1).map_or(geometry.count, |next| next.0);
        let points = geometry.line(decisions, start, end);
        if points.len() > 1 {
            let path = path(&points);
            art += &format!(
                r#"<g class="line--{pencil}"><path class="curve__case" d="{path}"/><path class="curve__ink" d="{path}"/><path class="curve__mark" d="{path}"/></g>"#
            );
        }
    }
    for (place, decision) in decisions.iter().enumerate() {
        let Point { x, y } = geometry.point(place, decision.after);
        let class = decision.class();
        let (radius, sign) = match class {
            Class::Good => (geometry.stop, ""),
            Class::Inaccuracy => (geometry.stop + 1.0, "?!"),
            Class::Mistake => (geometry.stop + 2.0, "?"),
            Class::Blunder => (geometry.stop + 3.0, "??"),
        };
        art += &format!(
            r#"<circle class="curve__stop is-{}" cx="{x:.1}" cy="{y:.1}" r="{radius:.1}"/>"#,
            class.name()
        );
        // Where stops stand close together only the worst are signed.
        if class >= (if geometry.is_wide { Class::Mistake } else { Class::Blunder }) {
            art += &format!(
                r#"<text class="curve__sign is-{}" x="{x:.1}" y="{above:.1}">{sign}</text>"#,
                class.name(),
                above = y - radius - 5.0
            );
        }
    }
    art
}

fn bar(class: &str, [x, y, width, height]: [f64; 4]) -> String {
    format!(
        r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="1.5"/>"#
    )
}

fn path(points: &[Point]) -> String {
    let place = |(number, Point { x, y }): (usize, &Point)| {
        format!("{}{x:.1},{y:.1}", if number == 0 { 'M' } else { 'L' })
    };
    points.iter().enumerate().map(place).collect()
}

/// The mark of the decision looked at.
fn cursor(geometry: &Geometry, at: usize) -> String {
    let x = geometry.x(at + 1);
    let ring = geometry.reached(at).map(|y| {
        format!(r#"<circle class="curve__here" cx="{x:.1}" cy="{y:.1}" r="{:.1}"/>"#, geometry.stop + 6.0)
    });
    format!(
        r#"<path class="curve__at" d="M{x:.1},{:.1}V{:.1}"/>{}"#,
        geometry.top,
        geometry.lane_bottom,
        ring.unwrap_or_default()
    )
}
