//! One player's sheet: what is drawn on it, and why something may not be.

use super::action::{Action, parse_action};
use super::board::{Board, Point, Section, cross, same};
use super::cards::Turn;

#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) color: String,
    /// In the order and the direction drawn.
    pub(crate) sections: Vec<Section>,
    pub(crate) circled: Option<Point>,
}

#[derive(Clone, Debug)]
pub(crate) struct State<'b> {
    pub(crate) board: &'b Board,
    /// The last one is being drawn.
    pub(crate) lines: Vec<Line>,
    /// Colour and power of each pencil; empty without the module.
    pub(crate) powers: Vec<(String, String)>,
    /// Colours of the pencils whose power is spent.
    pub(crate) spent: Vec<String>,
}

impl<'b> State<'b> {
    pub(crate) fn new(board: &'b Board, powers: &[(String, String)]) -> State<'b> {
        State { board, lines: Vec::new(), powers: powers.to_vec(), spent: Vec::new() }
    }

    pub(crate) fn start_line(&mut self, color: &str) {
        self.lines.push(Line { color: color.to_string(), sections: Vec::new(), circled: None });
    }

    /// R8.1: the power of the pencil in hand, spent or not.
    fn power_held(&self) -> Option<&str> {
        let color = &self.line().color;
        let mut pencils = self.powers.iter();
        let pencil = pencils.find(|(pencil, _)| pencil == color)?;
        Some(&pencil.1)
    }

    fn is_power_spent(&self) -> bool {
        self.spent.contains(&self.line().color)
    }

    /// The power that may still be used in this round.
    pub(crate) fn power_left(&self) -> Option<&str> {
        self.power_held().filter(|_| !self.is_power_spent())
    }

    fn line(&self) -> &Line {
        self.lines.last().expect("a round has begun")
    }

    fn line_mut(&mut self) -> &mut Line {
        self.lines.last_mut().expect("a round has begun")
    }

    /// The departure station and each station reached.
    pub(crate) fn line_stations(&self) -> Vec<Point> {
        let line = self.line();
        let mut stations = vec![self.board.departure(&line.color)];
        stations.extend(line.sections.iter().map(|&(_, to)| to));
        stations
    }

    /// R4.2.
    fn is_end(&self, at: Point) -> bool {
        let meets = |section: &&Section| section.0 == at || section.1 == at;
        self.line().sections.iter().filter(meets).count() <= 1
    }

    /// The first reason, in the order of R4, for which a section may not be drawn; `wanted` is the symbol that its
    /// station must bear, `joker` for any.
    fn fault(&self, section: Section, wanted: &str, switch: bool) -> Option<&'static str> {
        let (from, to) = section;
        let on_line = self.line_stations();
        let drawn = || self.lines.iter().flat_map(|line| &line.sections);
        if !self.board.has_section(section) {
            return Some("no-such-section");
        }
        if !on_line.contains(&from) {
            return Some("not-on-line");
        }
        if on_line.contains(&to) {
            return Some("already-on-line");
        }
        if !switch && !self.is_end(from) {
            return Some("not-an-end");
        }
        let symbol = self.board.symbol(to);
        if wanted != "joker" && symbol != "central" && symbol != wanted {
            return Some("wrong-symbol");
        }
        if drawn().any(|&old| same(old, section)) {
            return Some("section-taken");
        }
        if drawn().any(|&old| cross(old, section)) {
            return Some("crosses-section");
        }
        None
    }

    pub(crate) fn with_section(&self, section: Section) -> State<'b> {
        let mut after = self.clone();
        after.line_mut().sections.push(section);
        after
    }

    /// The sections that a card opens; `wanted` as in `fault`.
    pub(crate) fn open_sections(&self, wanted: &str, switch: bool) -> Vec<Section> {
        // Nearly all sections start elsewhere; leaving them out at once keeps the slow way bearable.
        let on_line = self.line_stations();
        let mut sections = self.board.directed_sections();
        sections.retain(|(from, _)| on_line.contains(from));
        sections.retain(|&section| self.fault(section, wanted, switch).is_none());
        sections
    }
}

/// R8.2: what the second station of a double must bear, `joker` for anything.
pub(crate) fn wanted_second<'a>(board: &'a Board, shown: &'a str, first: Section) -> &'a str {
    if shown != "joker" {
        return shown;
    }
    match board.symbol(first.1) {
        "central" => "joker",
        symbol => symbol,
    }
}

/// The sheet after an action, or the first reason against it.
pub(crate) fn judge<'b>(state: &State<'b>, turn: &Turn, action: &str) -> Result<State<'b>, &'static str> {
    let Action { sections, power, circled } = parse_action(state.board, action)?;
    if power.is_some() && power != state.power_held() {
        return Err("power-not-held");
    }
    if power.is_some() && state.is_power_spent() {
        return Err("power-spent");
    }

    let shown = match power {
        Some("joker") => "joker",
        _ => turn.shows(),
    };
    let switch = turn.has_switch_in_force() || power == Some("switch");
    let mut after = state.clone();
    for (i, &section) in sections.iter().enumerate() {
        let wanted = match i {
            0 => shown,
            _ => wanted_second(state.board, shown, sections[0]),
        };
        if let Some(reason) = after.fault(section, wanted, switch) {
            return Err(reason);
        }
        after = after.with_section(section);
    }
    if let Some(station) = circled {
        if !after.line_stations().contains(&station) {
            return Err("not-on-line");
        }
        after.line_mut().circled = Some(station);
    }
    if power.is_some() {
        let color = after.line().color.clone();
        after.spent.push(color);
    }
    Ok(after)
}
