//! What stands beside the map on a turn: the card, the cards of the round, the open sections, the others.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use tubewright_present::hints::Hint;
use tubewright_present::situation;
use tubewright_rules::{Action, Card, Ending, View};
use tubewright_table::Stage;
use tubewright_texts::t;
use unicode_width::UnicodeWidthStr;

use super::entries::{Entry, action};
use super::game::{GameScreen, Hints};
use super::theme::{bold, card_sign, dim, reversed};
use crate::say::{Prospect, padded};
use crate::session::{Driver, kinds};

impl<D: Driver> GameScreen<'_, D> {
    /// The cards of the turn: three rows with a frame, or one.
    pub(crate) fn card_lines(&self, view: &View, rows: usize) -> Vec<Line<'static>> {
        let turns = view.rounds().last().map_or(&[][..], |turns| turns);
        let Some((turn, number)) = turns.last().map(|turn| (*turn, turns.len() as u32)) else {
            return vec![Line::default(); rows];
        };
        let face = |card: Card| format!(" {} {} ", card_sign(self.look, card), self.say.card_symbol(card));
        let kind = self.say.card_kind(turn.card());
        if rows < 3 {
            let faces: Vec<String> = turn.cards().map(face).collect();
            return vec![Line::from(vec![Span::styled(faces.concat(), bold()), Span::styled(kind, dim())])];
        }
        let (mut top, mut middle, mut bottom) = (Vec::new(), Vec::new(), Vec::new());
        for card in turn.cards() {
            let face = face(card);
            let frame = self.card_frame(card);
            let line = frame.level.to_string().repeat(face.width());
            let shade = self.card_style(card);
            top.push(Span::styled(format!("{}{line}{}", frame.corners[0], frame.corners[1]), shade));
            middle.push(Span::styled(
                format!("{}{face}{}", frame.upright, frame.upright),
                shade.add_modifier(Modifier::BOLD),
            ));
            bottom.push(Span::styled(format!("{}{line}{}", frame.corners[2], frame.corners[3]), shade));
            for spans in [&mut top, &mut middle, &mut bottom] {
                spans.push(Span::raw(" "));
            }
        }
        middle.push(Span::styled(kind, dim()));
        if turn.has_switch() {
            let effect =
                if turn.call(number).branch { String::new() } else { self.say.switch_effect(turn, number) };
            bottom.push(Span::styled(effect, dim()));
        }
        vec![Line::from(top), Line::from(middle), Line::from(bottom)]
    }

    fn card_frame(&self, card: Card) -> CardFrame {
        match (self.look.unicode, card.is_underground()) {
            (true, false) => {
                CardFrame { corners: ['╭', '╮', '╰', '╯'], level: '─', upright: '│' }
            }
            (true, true) => CardFrame { corners: ['╔', '╗', '╚', '╝'], level: '═', upright: '║' },
            (false, false) => CardFrame { corners: ['+', '+', '+', '+'], level: '-', upright: '|' },
            (false, true) => CardFrame { corners: ['#', '#', '#', '#'], level: '=', upright: '#' },
        }
    }

    /// Underground cards are dark ones.
    fn card_style(&self, card: Card) -> Style {
        match (self.look.colour, card.is_underground()) {
            (true, true) => Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(238)),
            _ => Style::new(),
        }
    }

    /// The cards of the round that are still to come, and how near its end is.
    pub(crate) fn deck_lines(&self, view: &View) -> Vec<Line<'static>> {
        let unseen = view.unseen();
        let kinds = [Card::StreetSquare, Card::UndergroundSquare].map(|card| self.say.card_kind(card));
        let first = kinds.iter().map(|kind| kind.width()).max().unwrap_or(0) + 2;
        let row = |underground: bool| {
            let mut spans = vec![Span::styled(padded(&kinds[usize::from(underground)], first), dim())];
            for card in Card::ALL.into_iter().filter(|card| card.is_underground() == underground) {
                spans.push(if unseen.contains(card) {
                    Span::styled(format!("{} ", card_sign(self.look, card)), bold())
                } else {
                    Span::styled(format!("{} ", self.look.sign('·', '.')), dim())
                });
            }
            spans
        };
        let (street, mut underground) = (row(false), row(true));
        let seen = view.faceup().seen().undergrounds();
        let (full, empty) = (self.look.sign('●', '#'), self.look.sign('○', '-'));
        let pips: String = (0..Card::UNDERGROUNDS).map(|pip| if pip < seen { full } else { empty }).collect();
        underground.push(Span::styled(format!("  {pips}"), dim()));
        let ending = view.faceup().ending();
        let shade = if matches!(ending, Ending::Later(_)) { dim() } else { bold() };
        let end = Line::styled(situation::ending(self.say.0, ending), shade);
        vec![Line::from(street), Line::from(underground), end]
    }

    /// The power of the pencil, where there is one.
    pub(crate) fn power_line(&self, view: &View) -> Option<Line<'static>> {
        let power = view.sheet().held_power()?;
        let name = self.say.power(power);
        Some(if view.sheet().is_power_spent() {
            Line::styled(t!(self.say.0, "term-power-used", power = name), dim())
        } else if self.draft().is_armed() {
            Line::styled(t!(self.say.0, "screen-power-armed", power = name), reversed())
        } else {
            let helps = self.driver.session().power_helps();
            Line::styled(t!(self.say.0, "screen-power", power = name), if helps { bold() } else { dim() })
        })
    }

    /// A row for each entry.
    pub(crate) fn entry_lines(&self, view: &View, entries: &[Entry]) -> Vec<Line<'static>> {
        let Some(call) = view.call() else { return Vec::new() };
        let board = view.board();
        let directions = self.say.direction_width() + 1;
        let row = |(i, entry): (usize, &Entry)| {
            let number = if i < 9 { (i + 1).to_string() } else { " ".to_owned() };
            let action = action(view, call, self.draft(), *entry);
            let gain = action.map(|action| Prospect::of(view, action));
            let mut text = match entry {
                Entry::Draw(step) => {
                    let sign = self.look.station(board.symbol(step.to), false);
                    let direction = padded(&self.say.direction(board, *step), directions);
                    format!("{number} {:<7} {direction}{sign}", board.step_text(*step))
                }
                Entry::Circle(station) => {
                    let name = board.point(*station).to_string();
                    format!("{number} {}", t!(self.say.0, "screen-circle", station = name))
                }
            };
            if let Some(prospect) = gain {
                text.push_str(&format!(" {:>3}", format!("+{}", prospect.gain)));
                match action.and_then(|action| self.advice_on(action)) {
                    Some(expected) => text.push_str(&format!("  {}{expected}", self.look.sign('≈', '~'))),
                    None if matches!(entry, Entry::Draw(_)) => {
                        for note in self.say.short_notes(&prospect) {
                            text.push(' ');
                            text.push_str(&note);
                        }
                    }
                    None => {}
                }
            }
            let mark = if entry.is_in(&self.draft()) { self.look.sign('●', '*') } else { ' ' };
            let shade = if self.pick == Some(i) {
                reversed()
            } else if entry.is_in(&self.draft()) {
                bold()
            } else {
                Style::new()
            };
            Line::styled(format!("{mark}{text}"), shade)
        };
        entries.iter().enumerate().map(row).collect()
    }

    /// The points to expect of an action beyond those of a pass, where a hint says it.
    fn advice_on(&self, action: Action) -> Option<String> {
        let Hints::Ready(list) = &self.hints else { return None };
        let same = |hint: &&Hint| hint.action.steps().next() == action.steps().next();
        list.iter().find(same).map(|hint| hint.figure(self.say.0))
    }

    /// Everyone at the table with their score, the person first.
    pub(crate) fn standings(&self, view: &View) -> Vec<(String, u32, bool)> {
        let seats = self.driver.session().game().seats();
        let standing = |seat: tubewright_rules::Seat| {
            let total = view.sheets()[seat.index()].total(view.board(), view.objectives());
            (self.names()[seat.index()].clone(), total, self.driver.session().has_acted(seat))
        };
        let mut list: Vec<_> = seats.map(standing).collect();
        list.swap(0, self.driver.seat().index());
        list
    }

    /// The others with what they have, one a row.
    pub(crate) fn other_lines(&self, view: &View, width: usize) -> Vec<Line<'static>> {
        let playing = matches!(self.driver.stage(), Stage::Person(_) | Stage::Bots);
        let row = |(seat, (name, kind)): (usize, (&String, &String))| {
            let total = view.sheets()[seat].total(view.board(), view.objectives());
            let acted = self
                .driver
                .session()
                .game()
                .seats()
                .nth(seat)
                .is_some_and(|seat| self.driver.session().has_acted(seat));
            let mark = match (playing, acted) {
                (false, _) => " ".to_owned(),
                (true, true) => self.look.sign('✓', '*').to_string(),
                (true, false) => self.look.sign('…', '.').to_string(),
            };
            let who = if kind.is_empty() { name.clone() } else { self.say.list(&[name, kind]) };
            let figure = total.to_string();
            let gap = width.saturating_sub(who.width() + figure.len() + 2);
            Line::from(format!("{mark} {who}{}{figure}", " ".repeat(gap)))
        };
        let (names, kinds) = (self.names(), kinds(self.say, self.driver.session()));
        let people = names.iter().zip(&kinds).enumerate();
        people.filter(|(seat, _)| *seat != self.driver.seat().index()).map(row).collect()
    }
}

/// The frame of a card.
struct CardFrame {
    corners: [char; 4],
    level: char,
    upright: char,
}
