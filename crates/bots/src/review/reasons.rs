//! Counts the facts that speak for one action against another.

use tubewright_review::{Reason, Side, Signed};
use tubewright_rules::{Action, Board, Card, Sheet, Stations, Symbol, Target};

use crate::context::GameContext;
use crate::position::Decision;

/// What a sheet has, after an action.
struct Facts {
    sheet: Sheet,
    total: i32,
    /// By symbol, and for a joker: the stations that a card would lead to.
    opens: [u32; Symbol::ALL.len() + 1],
}

impl Facts {
    fn of(context: &GameContext, sheet: Sheet) -> Self {
        let total = context.total(&sheet) as i32;
        let reach = |target| reached(&context.board, &sheet, target).len();
        let mut opens = [reach(Target::Any); Symbol::ALL.len() + 1];
        for symbol in Symbol::ALL {
            opens[symbol.index()] = reach(Target::Symbol(symbol));
        }
        Self { sheet, total, opens }
    }

    fn after(context: &GameContext, decision: &Decision, action: Action) -> Self {
        let mut sheet = decision.sheet;
        sheet.play_unchecked(&context.board, action);
        Self::of(context, sheet)
    }
}

/// The stations that a card would lead to from the line's ends.
fn reached(board: &Board, sheet: &Sheet, target: Target) -> Stations {
    let line = sheet.line().reached();
    let open = sheet.open_sections(board, tubewright_rules::Call { target, branch: false });
    open.iter().map(|section| board.step(section, line).to).collect()
}

/// What speaks for `best` against `other`, the weightiest first. Nothing, where nothing that is counted here does.
pub fn reasons(context: &GameContext, decision: &Decision, best: Action, other: Action) -> Vec<Reason> {
    let before = Facts::of(context, decision.sheet);
    let [best, other] = [best, other].map(|action| Facts::after(context, decision, action));
    let compared = Compared { context, decision, before, best, other };
    let mut list = Vec::new();
    compared.points(&mut list);
    compared.power(&mut list);
    compared.to_come(&mut list);
    list.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    list.into_iter().map(|(_, reason)| reason).collect()
}

struct Compared<'a> {
    context: &'a GameContext,
    decision: &'a Decision,
    before: Facts,
    best: Facts,
    other: Facts,
}

/// A reason and its weight: tenths of points where it brings some at once, else a guess at what it may bring.
type Weighed = (u32, Reason);

impl Compared<'_> {
    fn side(&self, count: impl Fn(&Facts) -> u32) -> Side {
        Side { before: count(&self.before), best: count(&self.best), other: count(&self.other) }
    }

    /// What counts at once.
    fn points(&self, list: &mut Vec<Weighed>) {
        let Self { context, before, best, other, .. } = self;
        let board = &context.board;
        let line = |facts: &Facts| *facts.sheet.line();
        let crossings = self.side(|facts| line(facts).crossings());
        if crossings.more() > 0 {
            let points = line_points_of_crossings(crossings.more());
            list.push((10 * points, Reason::River { more: crossings.more(), points }));
        }
        let (districts, fullest) =
            (self.side(|facts| line(facts).districts()), self.side(|facts| line(facts).fullest()));
        // Districts times stations: each of the two counts as often as there are of the other.
        if districts.more() > 0 {
            list.push((10 * districts.more() * fullest.best, Reason::Districts(districts)));
        }
        if fullest.more() > 0 {
            list.push((10 * fullest.more() * districts.best, Reason::Fullest(fullest)));
        }
        let tourist = |facts: &Facts| board.tourist_points(facts.sheet.visits(board));
        if tourist(best) > tourist(other) {
            let points = tourist(best) - tourist(other);
            let visits = self.side(|facts| facts.sheet.visits(board));
            list.push((10 * points, Reason::TouristSites { visits, points }));
        }
        let points = self.side(|facts| facts.sheet.interchange_points());
        if points.more() > 0 {
            list.push((10 * points.more(), Reason::Interchanges { points }));
        }
        for &objective in &context.objectives {
            let progress = |facts: &Facts| facts.sheet.progress(board, objective);
            let ((_, need), have) = (progress(before), self.side(|facts| progress(facts).0));
            let capped = Side { best: have.best.min(need), other: have.other.min(need), ..have };
            if capped.more() > 0 {
                let met = if have.best >= need { 100 } else { 100 * capped.more() / (2 * need) };
                list.push((met, Reason::Objective { objective, have, need }));
            }
        }
        let now = Signed { best: best.total - before.total, other: other.total - before.total };
        if now.best > now.other {
            // Only where no single reason says as much.
            list.push((1, Reason::PointsNow(now)));
        }
    }

    fn power(&self, list: &mut Vec<Weighed>) {
        match (self.before.sheet.power(), self.best.sheet.power(), self.other.sheet.power()) {
            (Some(power), Some(_), None) if !self.decision.ends_round() => {
                list.push((40, Reason::KeepsPower { power }));
            }
            (Some(power), None, Some(_)) => list.push((15, Reason::UsesPower { power })),
            _ => {}
        }
    }

    /// What cards to come, or pencils to come, will find.
    fn to_come(&self, list: &mut Vec<Weighed>) {
        let unseen = self.decision.faceup.seen().others();
        if !self.decision.ends_round() {
            let count = |target| {
                unseen.filter(|card| *card != Card::Switch && card.target() == Some(target)).count() as u32
            };
            let symbols = Symbol::ALL.map(|symbol| (Some(symbol), symbol.index(), Target::Symbol(symbol)));
            for (symbol, place, target) in symbols.into_iter().chain([(None, Symbol::ALL.len(), Target::Any)])
            {
                let (stations, cards) = (self.side(|facts| facts.opens[place]), count(target));
                if cards > 0 && stations.more() > 0 {
                    // The first way for a card matters most: without it the card is lost.
                    let first = if stations.other == 0 { 12 } else { 0 };
                    list.push((
                        cards * (first + 3 * stations.more()),
                        Reason::Opens { symbol, stations, cards },
                    ));
                }
            }
        }
        let board = &self.context.board;
        for &pencil in self.context.pencils.iter().skip(self.decision.sheet.round() + 1) {
            let room = |facts: &Facts| (board.at(board.departure(pencil)) - facts.sheet.blocked()).len();
            let sections = self.side(room);
            if sections.more() > 0 {
                list.push((6 * sections.more(), Reason::KeepsRoom { pencil, sections }));
            }
        }
    }
}

fn line_points_of_crossings(crossings: u32) -> u32 {
    // R5.1, by a line of nothing else: points are districts × fullest, and so much for each crossing.
    crossings * 2
}
