//! What there is to know on a turn.

use tubewright_rules::{Action, Board, Card, Ending, Power, Sheet, Stations, Step, Turn, View};
use tubewright_texts::t;
use unicode_width::UnicodeWidthStr;

use super::Say;

/// How much is said of each section.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// A sentence that speaks well.
    Sentence,
    /// A row of a narrow table.
    Row,
}

/// What a section brings, for all faces of it.
pub(crate) struct Prospect {
    pub(crate) gain: i64,
    pub(crate) under_river: bool,
    pub(crate) at_site: bool,
    pub(crate) interchange: bool,
}

impl Prospect {
    /// What an action brings at once, and where its last section leads.
    pub(crate) fn of(view: &View, action: Action) -> Self {
        let (board, sheet) = (view.board(), view.sheet());
        let mut after = *sheet;
        after.play_unchecked(board, action);
        let total = |sheet: &Sheet| i64::from(sheet.total(board, view.objectives()));
        let last = action.steps().last();
        let is = |holds: &dyn Fn(Step) -> bool| last.is_some_and(holds);
        Self {
            gain: total(&after) - total(sheet),
            under_river: is(&|step| {
                board.section(step).is_some_and(|section| board.under_river().contains(section))
            }),
            at_site: is(&|step| board.sights().contains(step.to)),
            interchange: is(&|step| after.on_lines(2).contains(step.to)),
        }
    }
}

/// A text with spaces after it, as wide as a terminal shows it.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

impl Say<'_> {
    /// What is special about where a section leads, in few words.
    pub(crate) fn short_notes(self, prospect: &Prospect) -> Vec<String> {
        let notes = [
            prospect.under_river.then(|| t!(self.0, "term-river-short")),
            prospect.at_site.then(|| t!(self.0, "term-site-short")),
            prospect.interchange.then(|| t!(self.0, "term-interchange-short")),
        ];
        notes.into_iter().flatten().collect()
    }

    fn notes(self, prospect: &Prospect) -> Vec<String> {
        let notes = [
            prospect.under_river.then(|| t!(self.0, "term-under-river")),
            prospect.at_site.then(|| t!(self.0, "term-at-site")),
            prospect.interchange.then(|| t!(self.0, "term-interchange")),
        ];
        notes.into_iter().flatten().collect()
    }

    /// The sections open without a power, each with where it leads and what it brings.
    pub(crate) fn open_sections(self, view: &View, detail: Detail) -> Vec<String> {
        let Some(call) = view.call() else { return Vec::new() };
        let (board, sheet) = (view.board(), view.sheet());
        let mut lines: Vec<String> = sheet
            .open_sections(board, call)
            .iter()
            .map(|section| self.prospects(view, board.step(section, sheet.line().reached()), detail))
            .collect();
        lines.sort_unstable();
        if lines.is_empty() {
            return vec![t!(self.0, "term-nothing-to-draw")];
        }
        lines.insert(0, t!(self.0, "term-you-may-draw"));
        lines
    }

    /// `d3-a3  west to a3 circle, +2 points, under the Thames`.
    fn prospects(self, view: &View, step: Step, detail: Detail) -> String {
        let board = view.board();
        let prospect = Prospect::of(view, Action::Draw(step));
        let text = board.step_text(step);
        match detail {
            Detail::Sentence => {
                let mut parts = vec![self.way(board, step), t!(self.0, "term-gain", points = prospect.gain)];
                parts.extend(self.notes(&prospect));
                format!("  {text}  {}", self.list(&parts))
            }
            Detail::Row => {
                let goal = padded(&self.symbol(board.symbol(step.to)), 8);
                let direction = padded(&self.direction(board, step), 2);
                let notes: String =
                    self.short_notes(&prospect).iter().map(|note| format!(" {note}")).collect();
                format!(" {text:<7} {direction} {goal} {:>3}{notes}", format!("+{}", prospect.gain))
            }
        }
    }

    /// What the unspent power adds on this turn, whole.
    pub(crate) fn power_actions(self, view: &View) -> Vec<String> {
        let (board, sheet) = (view.board(), view.sheet());
        let (Some(call), Some(power)) = (view.call(), sheet.power()) else { return Vec::new() };
        let line = sheet.line().reached();
        let lines = match power {
            Power::Joker | Power::Switch => self.also_open(view).into_iter().collect(),
            Power::Circle => vec![t!(self.0, "term-with-circle", stations = self.stations(board, line))],
            Power::Double => {
                let firsts = sheet.open_sections(board, call);
                let pair = |section| {
                    let first = board.step(section, line);
                    let after = line | Stations::one(first.to);
                    let seconds = sheet.open_second(board, call, section);
                    let seconds: Vec<String> =
                        seconds.iter().map(|second| board.step_text(board.step(second, after))).collect();
                    let first = board.step_text(first);
                    (!seconds.is_empty())
                        .then(|| t!(self.0, "term-with-double", first = first, seconds = self.list(&seconds)))
                };
                firsts.iter().filter_map(pair).collect()
            }
        };
        if lines.is_empty() { vec![t!(self.0, "term-power-nothing", power = power.name())] } else { lines }
    }

    /// The further sections that an unspent joker or switch power opens, in one sentence.
    fn also_open(self, view: &View) -> Option<String> {
        let (board, sheet) = (view.board(), view.sheet());
        let power = sheet.power()?;
        let further = sheet.open_with_power(board, view.call()?);
        let step = |section| board.step_text(board.step(section, sheet.line().reached()));
        let mut sections: Vec<String> = further.iter().map(step).collect();
        sections.sort_unstable();
        let sentence =
            || t!(self.0, "term-with-power", power = power.name(), sections = self.list(&sections));
        (!sections.is_empty()).then(sentence)
    }

    /// The cards that were turned up, and what the switch among them does.
    pub(crate) fn turn(self, turn: Turn, number: u32) -> String {
        let card = self.card(turn.card());
        if !turn.has_switch() {
            return t!(self.0, "term-card", card = card);
        }
        let cards = t!(self.0, "term-card-switch", switch = self.card(Card::Switch), card = card);
        format!("{cards} {}", self.switch_effect(turn, number))
    }

    /// Whether a switch counts.
    pub(crate) fn switch_effect(self, turn: Turn, number: u32) -> String {
        if turn.call(number).branch { t!(self.0, "tell-branch") } else { t!(self.0, "tell-switch-early") }
    }

    /// The cards seen in this round.
    pub(crate) fn seen(self, view: &View) -> String {
        let turns = view.rounds().last().map_or(&[][..], |turns| turns);
        let cards: Vec<Card> = turns.iter().flat_map(|turn| turn.cards()).collect();
        let count = cards.iter().filter(|card| card.is_underground()).count();
        let (street, underground) = (self.cards(&cards, false), self.cards(&cards, true));
        t!(self.0, "term-seen", street = street, underground = underground, count = count)
    }

    /// The cards not seen yet, and how near the end of the round is.
    pub(crate) fn to_come(self, view: &View) -> Vec<String> {
        let unseen: Vec<Card> = view.unseen().collect();
        let (street, underground) = (self.cards(&unseen, false), self.cards(&unseen, true));
        vec![t!(self.0, "term-unseen", street = street, underground = underground), self.ending(view)]
    }

    fn ending(self, view: &View) -> String {
        match view.faceup().ending() {
            Ending::Now => t!(self.0, "term-last-turn"),
            Ending::Next(chance) => {
                t!(self.0, "term-next-ends", percent = (100.0 * chance).round() as u32)
            }
            Ending::Later(turns) => t!(self.0, "term-more-turns", turns = turns),
        }
    }

    /// All that there is to know on a turn.
    pub(crate) fn notes_on_turn(self, view: &View, detail: Detail) -> Vec<String> {
        let Some((turn, number)) = view.turn() else { return Vec::new() };
        let line = self.line(view.pencil(view.round()));
        let mut notes = vec![
            t!(self.0, "term-place", round = view.round() + 1, turn = number, line = line),
            self.turn(turn, number),
        ];
        // Most turns are far from the end, and listening to that would be tiresome.
        if !matches!(view.faceup().ending(), Ending::Later(_)) {
            notes.push(self.ending(view));
        }
        notes.extend(self.open_sections(view, detail));
        if let Some(power) = view.sheet().held_power() {
            let name = self.power(power);
            notes.push(if view.sheet().is_power_spent() {
                t!(self.0, "term-power-used", power = name)
            } else {
                t!(self.0, "term-power-unused", power = name, does = self.power_does(power))
            });
            notes.extend(self.also_open(view));
        }
        notes.push(self.seen(view));
        let score = view.score();
        let line = score.lines.last().map_or(0, |line| line.points);
        notes.push(t!(self.0, "term-standing", total = score.total, line = line));
        notes.extend(score.objectives.iter().map(|score| {
            let name = self.objective(score.objective);
            t!(self.0, "term-objective", objective = name, have = score.have, need = score.need)
        }));
        notes
    }
}

impl Say<'_> {
    /// Stations by name, one after another.
    pub(super) fn stations(self, board: &Board, stations: Stations) -> String {
        self.list(&stations.map(|station| board.point(station).to_string()).collect::<Vec<_>>())
    }
}
