//! Where things lie on the curve, in pixels: so that its letters and its marks are the same size in every window.

use tubewright_review::DecisionReview;

/// A place on the chart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// The measures of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Geometry {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    /// The lower end of the curve's own part; below it is the lane of luck and losses.
    bottom: f64,
    pub(super) lane_bottom: f64,
    /// Is there room between the stops?
    pub(super) is_wide: bool,
    /// How large a stop is.
    pub(super) stop: f64,
    /// How many decisions there are, reviewed or not.
    pub(super) count: usize,
    low: f64,
    high: f64,
    /// The largest luck or loss.
    most: f64,
    /// Where the curve is after each decision.
    after: Vec<f64>,
}

/// Fewer points than that between the lowest and the highest would make a mountain of nothing.
const LEAST_SPAN: f64 = 12.0;

impl Geometry {
    /// The measures for what is known so far, in so wide a frame.
    pub(super) fn of(decisions: &[DecisionReview], count: usize, width: f64) -> Self {
        let is_wide = width >= 560.0;
        let (height, lane) = if is_wide { (320.0, 76.0) } else { (248.0, 60.0) };
        let first = decisions.first().map(|decision| decision.before);
        let values = || first.into_iter().chain(decisions.iter().map(|decision| decision.after));
        let (mut low, mut high) = (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max));
        if first.is_none() {
            (low, high) = (0.0, 0.0);
        }
        let missing = (LEAST_SPAN - (high - low)).max(0.0) / 2.0;
        let air = (high - low).max(LEAST_SPAN) * 0.1;
        let most = decisions.iter().fold(4.0, |most: f64, it| most.max(it.luck.abs()).max(it.loss));
        Self {
            width,
            height,
            left: 36.0,
            right: (width - 12.0).max(37.0),
            top: 10.0,
            bottom: height - 26.0 - lane,
            lane_bottom: height - 26.0,
            is_wide,
            stop: if is_wide { 4.5 } else { 3.0 },
            count,
            low: low - missing - air,
            high: high + missing + air,
            most,
            after: decisions.iter().map(|decision| decision.after).collect(),
        }
    }

    fn pitch(&self) -> f64 {
        (self.right - self.left) / (self.count.max(1) as f64 + 0.5)
    }

    /// Where so many decisions have been made; 0 is before the first card.
    pub(super) fn x(&self, made: usize) -> f64 {
        self.left + self.pitch() * made as f64
    }

    /// How high a score lies.
    pub(super) fn y(&self, score: f64) -> f64 {
        let share = (score - self.low) / (self.high - self.low).max(1.0);
        self.bottom - share * (self.bottom - self.top)
    }

    /// Where the curve is after a decision.
    pub(super) fn point(&self, place: usize, after: f64) -> Point {
        Point { x: self.x(place + 1), y: self.y(after) }
    }

    /// How high the curve lies after a decision, as far as it is known.
    pub(super) fn reached(&self, place: usize) -> Option<f64> {
        self.after.get(place).map(|&after| self.y(after))
    }

    /// The curve from where some decisions begin to where they end: it goes on from the one before.
    pub(super) fn line(&self, decisions: &[DecisionReview], start: usize, end: usize) -> Vec<Point> {
        let Some(first) = decisions.get(start) else { return Vec::new() };
        let before = if start == 0 { first.before } else { decisions[start - 1].after };
        let begin = Point { x: self.x(start), y: self.y(before) };
        let known = decisions.iter().enumerate().take(end).skip(start);
        std::iter::once(begin).chain(known.map(|(place, it)| self.point(place, it.after))).collect()
    }

    /// The left and right edge of the band of some decisions, with a gap to the next one.
    pub(super) fn band(&self, start: usize, end: usize) -> (f64, f64) {
        let half = self.pitch() / 2.0;
        let left = if start == 0 { self.left } else { self.x(start) + half + 1.0 };
        (left, self.x(end) + half - 1.0)
    }

    /// The decision nearest to a place in the frame.
    pub(super) fn nearest(&self, x: f64) -> usize {
        let made = ((x - self.left) / self.pitch()).round() as i64;
        made.clamp(1, self.count.max(1) as i64) as usize - 1
    }

    /// Round figures to draw a line at.
    pub(super) fn ticks(&self) -> Vec<i32> {
        let span = self.high - self.low;
        let step =
            [5, 10, 20, 50, 100].into_iter().find(|&step| span / f64::from(step) <= 5.0).unwrap_or(200);
        let first = (self.low / f64::from(step)).ceil() as i32;
        let last = (self.high / f64::from(step)).floor() as i32;
        (first..=last).map(|tick| tick * step).collect()
    }

    /// The level of no luck and no loss.
    pub(super) fn lane_middle(&self) -> f64 {
        (self.bottom + self.lane_bottom) / 2.0 + 4.0
    }

    /// The bars of a decision's luck and loss: left edge, upper edge, width and height. Luck goes up, or down; what was lost
    /// goes down.
    pub(super) fn bars(&self, place: usize, decision: &DecisionReview) -> ([f64; 4], [f64; 4]) {
        let room = (self.lane_bottom - self.bottom) / 2.0 - 6.0;
        let length = |points: f64| (points.abs() / self.most * room).max(0.6);
        let (x, middle) = (self.x(place + 1), self.lane_middle());
        let width = (self.pitch() * 0.36).clamp(1.6, 9.0);
        let luck = length(decision.luck);
        let upper = if decision.luck >= 0.0 { middle - luck } else { middle };
        let loss = length(decision.shown_loss());
        ([x - width - 0.4, upper, width, luck], [x + 0.4, middle, width, loss])
    }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::NamedAction;

    use super::*;

    fn decision(turn: usize, before: f64, luck: f64, loss: f64) -> DecisionReview {
        DecisionReview {
            round: 0,
            turn,
            action: NamedAction::Pass,
            best: NamedAction::Pass,
            before,
            expected: before + luck,
            luck,
            loss,
            error: 0.1,
            after: before + luck - loss,
            alternatives: Vec::new(),
            reasons: Vec::new(),
        }
    }

    fn chart() -> (Vec<DecisionReview>, Geometry) {
        let decisions =
            vec![decision(0, 100.0, 4.0, 0.0), decision(1, 104.0, -2.0, 8.0), decision(2, 94.0, 1.0, 1.0)];
        let geometry = Geometry::of(&decisions, 10, 600.0);
        (decisions, geometry)
    }

    #[test]
    fn a_higher_score_lies_higher_and_all_of_it_within_the_frame() {
        let (decisions, geometry) = chart();
        assert!(geometry.y(104.0) < geometry.y(94.0));
        for (place, decision) in decisions.iter().enumerate() {
            let Point { x, y } = geometry.point(place, decision.after);
            assert!(geometry.left < x && x < geometry.right && geometry.top < y && y < geometry.bottom);
            let (luck, loss) = geometry.bars(place, decision);
            for [_, upper, _, height] in [luck, loss] {
                assert!(geometry.bottom < upper && upper + height <= geometry.lane_bottom + 1.0);
            }
        }
    }

    #[test]
    fn whoever_points_at_a_stop_gets_its_decision() {
        let (_, geometry) = chart();
        for place in 0..10 {
            assert_eq!(geometry.nearest(geometry.x(place + 1) + 2.0), place);
        }
        assert_eq!((geometry.nearest(-50.0), geometry.nearest(9000.0)), (0, 9));
    }

    #[test]
    fn the_line_of_a_round_begins_where_the_one_before_ended() {
        let (decisions, geometry) = chart();
        let (first, second) = (geometry.line(&decisions, 0, 2), geometry.line(&decisions, 2, 10));
        assert_eq!((first.len(), second.len()), (3, 2));
        assert_eq!(first.last(), second.first());
        assert!(geometry.line(&decisions, 5, 8).is_empty(), "not reviewed yet");
    }

    #[test]
    fn there_are_a_few_ticks_and_none_outside() {
        let (_, geometry) = chart();
        let ticks = geometry.ticks();
        assert!((2..=6).contains(&ticks.len()), "{ticks:?}");
        assert!(
            ticks.iter().all(|&tick| (geometry.top..=geometry.bottom).contains(&geometry.y(f64::from(tick))))
        );
    }

    #[test]
    fn bars_of_luck_go_up_or_down_and_those_of_losses_down() {
        let (decisions, geometry) = chart();
        let middle = geometry.lane_middle();
        let (lucky, _) = geometry.bars(0, &decisions[0]);
        let (unlucky, lost) = geometry.bars(1, &decisions[1]);
        assert!(lucky[1] + lucky[3] <= middle + 1e-9 && unlucky[1] >= middle && lost[1] >= middle);
        assert!(lost[3] > unlucky[3], "more was lost than the cards took");
    }
}
