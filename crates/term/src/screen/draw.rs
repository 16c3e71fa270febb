//! How the game is laid out on the screen, at any size from 80 × 24.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{List, ListState, Paragraph, Wrap};
use tubewright_present::RoundEnd;
use tubewright_present::review as phrases;
use tubewright_rules::{Score, View};
use tubewright_table::Stage;
use tubewright_texts::{Texts, t};
use unicode_width::UnicodeWidthStr;

use super::entries::Entry;
use super::figures::{Figures, clipped, figures};
use super::game::{GameScreen, Hit, Overlay};
use super::key_bar::key_row;
use super::keys::{bar, help};
use super::map::{Marks, draw_map, scale};
use super::theme::{bold, dim, reversed, style};
use crate::beside::wrap;
use crate::chart::Chart;
use crate::look::{Look, Paint};
use crate::remote::TableInfo;
use crate::review;
use crate::say::{Say, padded};
use crate::session::{Driver, kinds, shown_players};

/// The least that a screen must have.
pub(crate) const LEAST: (u16, u16) = (80, 24);
/// The least columns beside the map.
const PANEL: u16 = 34;
/// Rows at the foot: two for what is said, one for the keys.
const FOOT: u16 = 3;

/// Where something can be clicked.
pub(crate) type Hits = Vec<(Rect, Hit)>;

/// Says that the window is too small; true where it is.
pub(crate) fn too_small(frame: &mut Frame<'_>, texts: &Texts, look: Look) -> bool {
    let area = frame.area();
    if area.width >= LEAST.0 && area.height >= LEAST.1 {
        return false;
    }
    let text = t!(texts, "screen-too-small", columns = area.width, rows = area.height);
    frame.render_widget(Paragraph::new(look.fit(&text)).wrap(Wrap { trim: true }), area);
    true
}

/// Lines from the top of an area, those that fit.
pub(crate) fn lines(frame: &mut Frame<'_>, area: Rect, text: Vec<Line<'static>>, look: Look) {
    let text: Vec<Line<'static>> = text.into_iter().map(|line| fitted(line, look)).collect();
    frame.render_widget(Paragraph::new(text), area);
}

/// A line in signs that the terminal has.
fn fitted(line: Line<'static>, look: Look) -> Line<'static> {
    let spans = line.spans.into_iter().map(|span| Span::styled(look.fit(&span.content), span.style));
    Line::from(spans.collect::<Vec<_>>()).style(line.style)
}

/// Sentences, broken between words.
pub(crate) fn sentences(frame: &mut Frame<'_>, area: Rect, text: &[String], look: Look) {
    let text: Vec<Line<'static>> = text.iter().map(|line| Line::raw(look.fit(line))).collect();
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

impl<D: Driver> GameScreen<'_, D> {
    /// Draws the whole screen; returns where it can be clicked.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) -> Hits {
        if too_small(frame, self.say.0, self.look) {
            return Hits::new();
        }
        let area = frame.area();
        let view = self.driver.view();
        let mut hits = Hits::new();
        let rows = [Constraint::Length(1), Constraint::Min(0), Constraint::Length(FOOT)];
        let [top, body, foot] = Layout::vertical(rows).areas(area);
        self.draw_top(frame, top, &view);
        match &self.over {
            Overlay::Help => self.draw_help(frame, body),
            Overlay::Sheet(seat) => self.draw_other(frame, body, &view, *seat),
            Overlay::Review => self.draw_review(frame, body, &view),
            Overlay::Nothing | Overlay::Save(_) | Overlay::Talk(_) | Overlay::Command(_) => {
                self.draw_game(frame, body, &view, &mut hits);
            }
        }
        self.draw_foot(frame, foot, &view, &mut hits);
        hits
    }

    fn draw_top(&self, frame: &mut Frame<'_>, area: Rect, view: &View) {
        let round = view.round() + 1;
        let turn = view.faceup().turns();
        let pencil = view.pencil(view.round());
        let place = t!(self.say.0, "screen-place", round = round, turn = turn);
        let mut spans = vec![Span::styled(format!(" {place} "), bold())];
        // A full table leaves no room for it on a narrow screen; the figures name the pencil too.
        if self.names().len() < 3 || area.width >= 110 {
            let line = format!(" {} ", self.say.line(pencil));
            spans.push(Span::raw(self.look.sign('│', '|').to_string()));
            spans.push(Span::styled(line, style(self.look, Paint::Line(pencil))));
        }
        let playing = matches!(self.driver.stage(), Stage::Person(_) | Stage::Bots);
        let clock = self.info().and_then(|info| info.clock).unwrap_or_default();
        let standings = self.standings(view);
        let with_marks = standings.len() > 1 && playing;
        // People have longer names than bots: the longest are clipped until all have room.
        let mark = if with_marks { 5 } else { 4 };
        let taken = spans.iter().map(|span| span.content.width()).sum::<usize>() + clock.width() + 1;
        let figures: usize = standings.iter().map(|(_, total, _)| total.to_string().len() + mark).sum();
        let room = usize::from(area.width).saturating_sub(taken + figures);
        let fits =
            |most: &usize| standings.iter().map(|(name, ..)| name.width().min(*most)).sum::<usize>() <= room;
        let longest = (3..=24).rev().find(fits).unwrap_or(3);
        for (name, total, acted) in standings {
            let name = clipped(&name, longest);
            let mark = match (with_marks, acted) {
                (false, _) => String::new(),
                (true, true) => format!(" {}", self.look.sign('✓', '*')),
                (true, false) => format!(" {}", self.look.sign('…', '.')),
            };
            spans.push(Span::raw(format!("{} {name} ", self.look.sign('│', '|'))));
            spans.push(Span::styled(total.to_string(), bold()));
            spans.push(Span::styled(format!("{mark} "), dim()));
        }
        lines(frame, area, vec![Line::from(spans).style(reversed())], self.look);
        if !clock.is_empty() {
            let wide = (clock.width() as u16 + 1).min(area.width);
            let right = Rect { x: area.right() - wide, width: wide, ..area };
            lines(frame, right, vec![Line::styled(clock, bold())], self.look);
        }
        frame.buffer_mut().set_style(area, reversed());
    }

    /// The map and its room, and the room beside it.
    fn parts(&self, view: &View, body: Rect) -> (Rect, Rect) {
        let board = view.board();
        let (wide, _) = Chart::size(board, scale(board, body.width - PANEL, body.height));
        let map = Rect { width: wide, ..body };
        let panel = Rect { x: body.x + wide + 1, width: body.width - wide - 1, ..body };
        (map, panel)
    }

    fn draw_game(&self, frame: &mut Frame<'_>, body: Rect, view: &View, hits: &mut Hits) {
        let (map, panel) = self.parts(view, body);
        let entries = self.entries(view);
        let sheet = self.sheet(view);
        let pick = self.pick.and_then(|pick| entries.get(pick).copied());
        let marks = Marks { entries: &entries, pick, circled: self.draft().circled() };
        let map = Rect { width: body.width - PANEL, ..map };
        let clicks = draw_map(frame, map, (view.board(), Some(&sheet)), &marks, self.look);
        hits.extend(clicks.into_iter().map(|(area, entry)| (area, Hit::Entry(entry))));
        match self.driver.stage() {
            _ if matches!(self.over, Overlay::Talk(_)) => self.draw_talk(frame, panel),
            Stage::Person(_) | Stage::Bots => self.draw_turn(frame, panel, view, hits),
            Stage::Tally(round) => self.draw_tally(frame, panel, view, round),
            Stage::Over => self.draw_final(frame, panel, view),
        }
    }

    fn draw_turn(&self, frame: &mut Frame<'_>, panel: Rect, view: &View, hits: &mut Hits) {
        let look = self.look;
        let entries = self.entries(view);
        let figures = self.figures(view);
        let (heading, others) = (t!(self.say.0, "screen-others"), self.other_lines(view, 32));
        // Where there is room for a second column, the figures and the others stand there.
        let half = panel.width / 2;
        let wide = panel.width >= 76;
        let column = if wide { Rect { width: half, ..panel } } else { panel };
        let below = if wide { 0 } else { figures.height() };
        let power = self.power_line(view);
        let powers = usize::from(power.is_some());
        let mut room = usize::from(panel.height).saturating_sub(below);
        let least = 3 + powers + 1 + entries.len().clamp(1, 5);
        let card = self.card_lines(view, if room >= least + 3 { 3 } else { 1 });
        let deck = self.deck_lines(view);
        room = room.saturating_sub(card.len() + deck.len());
        // Air between the parts, as far as there is any.
        let air = usize::from(room > entries.len() + powers + 3);
        room = room.saturating_sub(air + powers + 1);
        let listed = entries.len().min(room);
        let air_below = if wide { 0 } else { air };
        let heights = [card.len(), deck.len(), air, powers, 1, listed, air_below, below];
        let rows =
            heights.map(|rows| Constraint::Length(rows as u16)).into_iter().chain([Constraint::Min(0)]);
        let areas: [Rect; 9] = Layout::vertical(rows).areas(column);
        let [at_card, at_deck, _, at_power, at_title, at_list, _, at_figures, rest] = areas;
        lines(frame, at_card, card, look);
        lines(frame, at_deck, deck, look);
        if let Some(power) = power {
            lines(frame, at_power, vec![power], look);
            hits.push((at_power, Hit::Key(KeyCode::Char('w'))));
        }
        lines(frame, at_title, vec![Line::styled(self.list_title(view, entries.len()), dim())], look);
        self.draw_list(frame, at_list, view, &entries, hits);
        if wide {
            let side = Rect { x: panel.x + half + 1, width: panel.width - half - 1, ..panel };
            let rows = [Constraint::Length(figures.height() as u16 + 1), Constraint::Min(0)];
            let [top, rest] = Layout::vertical(rows).areas(side);
            figures.draw(frame, top);
            self.draw_others(frame, rest, (heading, others), hits);
            return;
        }
        figures.draw(frame, at_figures);
        if room >= listed + air + others.len() + 2 {
            let [_, rest] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(rest);
            self.draw_others(frame, rest, (heading, others), hits);
        }
    }

    /// The open sections; the list moves so that what is pointed at is in sight.
    fn draw_list(&self, frame: &mut Frame<'_>, area: Rect, view: &View, entries: &[Entry], hits: &mut Hits) {
        let rows = self.entry_lines(view, entries).into_iter().map(|row| fitted(row, self.look));
        let mut state = ListState::default().with_selected(self.pick);
        frame.render_stateful_widget(List::new(rows), area, &mut state);
        let shown = area.rows().enumerate().take(entries.len());
        hits.extend(shown.map(|(row, area)| (area, Hit::Entry(state.offset() + row))));
    }

    /// Who is at the table, and the last of what they said.
    fn draw_talk(&self, frame: &mut Frame<'_>, panel: Rect) {
        let Some(info) = self.info() else { return };
        let rows = talk_lines(self.say, &info, panel);
        lines(frame, panel, rows, self.look);
    }

    fn draw_others(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        (heading, others): (String, Vec<Line<'static>>),
        hits: &mut Hits,
    ) {
        if others.is_empty() || area.height == 0 {
            return;
        }
        let mut text = vec![Line::styled(heading, dim())];
        hits.push((
            Rect { height: (others.len() as u16 + 1).min(area.height), ..area },
            Hit::Key(KeyCode::Char('o')),
        ));
        text.extend(others);
        let rows = [Constraint::Length(text.len() as u16 + 1), Constraint::Min(0)];
        let [area, rest] = Layout::vertical(rows).areas(area);
        lines(frame, area, text, self.look);
        let chat = self.info().map(|info| info.chat).unwrap_or_default();
        if !chat.is_empty() && rest.height >= 2 {
            hits.push((rest, Hit::Key(KeyCode::Char('m'))));
            lines(frame, rest, chat_lines(self.say, &chat, rest), self.look);
        }
    }

    fn list_title(&self, view: &View, count: usize) -> String {
        match self.driver.stage() {
            // The list may be longer than the room for it.
            Stage::Person(_) if count > 0 => format!("{} ({count})", t!(self.say.0, "screen-open")),
            Stage::Person(_) => t!(self.say.0, "tell-open", count = 0),
            _ if view.faceup().is_over() => t!(self.say.0, "tell-round-over"),
            // It is said below who is waited for.
            _ if self.info().is_some() => String::new(),
            _ => t!(self.say.0, "tell-thinking"),
        }
    }

    /// The figures of one's own sheet, with what is pointed at.
    fn figures(&self, view: &View) -> Figures {
        let score = |sheet: &tubewright_rules::Sheet| Score::of(view.board(), sheet, view.objectives());
        let pencils = view.setup().seats[view.seat().index()].pencils;
        figures(self.say, self.look, &pencils, &score(view.sheet()), &score(&self.outlook(view)))
    }

    fn draw_tally(&self, frame: &mut Frame<'_>, panel: Rect, view: &View, round: usize) {
        let (session, seat) = (self.driver.session(), self.driver.seat());
        let Some(end) = RoundEnd::of(session.game(), seat, round) else { return };
        let title = vec![
            Line::styled(t!(self.say.0, "term-round-over", round = round + 1), bold()),
            Line::styled(end.title(self.say.0), style(self.look, Paint::Line(end.line.pencil))),
        ];
        let players = shown_players(self.say, session);
        let others = self.say.standings(&end, session.game(), &players, seat);
        let others = others.into_iter().map(Line::from).collect();
        self.draw_sum(
            frame,
            panel,
            view,
            (title, &self.say.line_told(&end), end.heading(self.say.0), others),
        );
    }

    /// A heading and what is told under it, then the figures and those of the others.
    fn draw_sum(
        &self,
        frame: &mut Frame<'_>,
        panel: Rect,
        view: &View,
        (mut head, told, heading, others): (Vec<Line<'static>>, &[String], String, Vec<Line<'static>>),
    ) {
        let width = usize::from(panel.width);
        head.extend(told.iter().flat_map(|line| wrap(line, width)).map(Line::raw));
        let figures = self.figures(view);
        // Air between the parts, as far as nothing is lost by it.
        let all = head.len() + figures.height() + if others.is_empty() { 0 } else { others.len() + 1 };
        let air = usize::from(panel.height).saturating_sub(all).min(2);
        let heights = [head.len(), air.min(1), figures.height(), air.saturating_sub(1)];
        let rows =
            heights.map(|rows| Constraint::Length(rows as u16)).into_iter().chain([Constraint::Min(0)]);
        let [at_head, _, at_figures, _, rest] = Layout::vertical(rows).areas(panel);
        lines(frame, at_head, head, self.look);
        figures.draw(frame, at_figures);
        self.draw_others(frame, rest, (heading, others), &mut Hits::new());
    }

    fn draw_final(&self, frame: &mut Frame<'_>, panel: Rect, view: &View) {
        let game = self.driver.session().game();
        let title = vec![Line::styled(t!(self.say.0, "final-title"), bold())];
        let mut told = vec![self.say.result(game, &self.names(), Some(self.driver.seat()))];
        if let Some(seed) = self.driver.session().seed() {
            told.push(self.say.deal_again(seed));
        }
        self.draw_sum(
            frame,
            panel,
            view,
            (title, &told, t!(self.say.0, "screen-others"), self.other_lines(view, 32)),
        );
    }

    fn draw_other(&self, frame: &mut Frame<'_>, body: Rect, view: &View, seat: usize) {
        let (map, panel) = self.parts(view, body);
        let Some(sheet) = view.sheets().get(seat) else { return };
        let map = Rect { width: body.width - PANEL, ..map };
        draw_map(frame, map, (view.board(), Some(sheet)), &Marks::default(), self.look);
        let (names, kinds) = (self.names(), kinds(self.say, self.driver.session()));
        let title = vec![Line::styled(names[seat].clone(), bold()), Line::styled(kinds[seat].clone(), dim())];
        lines(frame, panel, title, self.look);
        let score = Score::of(view.board(), sheet, view.objectives());
        let pencils = view.setup().seats[seat].pencils;
        let [_, rest] = Layout::vertical([Constraint::Length(3), Constraint::Min(0)]).areas(panel);
        figures(self.say, self.look, &pencils, &score, &score).draw(frame, rest);
    }

    fn draw_help(&self, frame: &mut Frame<'_>, body: Rect) {
        let mut text = vec![Line::styled(t!(self.say.0, "keys-title"), bold()), Line::default()];
        for (keys, what) in help(self.driver.remote().is_some(), self.say, self.look) {
            let keys = Span::styled(format!("  {}", padded(&keys, 12)), bold());
            text.push(Line::from(vec![keys, Span::raw(what)]));
        }
        let [keys, signs] =
            Layout::vertical([Constraint::Length(text.len() as u16 + 1), Constraint::Min(0)]).areas(body);
        lines(frame, keys, text, self.look);
        sentences(frame, signs, &[t!(self.say.0, "keys-signs")], self.look);
    }

    fn draw_review(&self, frame: &mut Frame<'_>, body: Rect, view: &View) {
        let title = Line::styled(phrases::title(self.say.0), bold());
        let [head, rest] = Layout::vertical([Constraint::Length(2), Constraint::Min(0)]).areas(body);
        lines(frame, head, vec![title], self.look);
        let Some((page, found)) = self.review.as_ref().and_then(|page| Some((page, page.found()?))) else {
            return;
        };
        let text = review::lines(self.say, view.board(), found);
        let rows: Vec<String> = text.iter().flat_map(|line| wrap(line, rest.width.into())).collect();
        let rows = page.in_sight(rows, rest.height.into());
        lines(frame, rest, rows.into_iter().map(Line::raw).collect(), self.look);
    }

    fn draw_foot(&self, frame: &mut Frame<'_>, foot: Rect, view: &View, hits: &mut Hits) {
        let typed = match &self.over {
            Overlay::Save(name) => Some((t!(self.say.0, "screen-save"), name)),
            Overlay::Talk(text) => Some((t!(self.say.0, "join-say"), text)),
            Overlay::Command(text) => Some((">".to_owned(), text)),
            Overlay::Nothing | Overlay::Help | Overlay::Sheet(_) | Overlay::Review => None,
        };
        let status = self.status(view);
        // What is said in one row leaves the other to the keys.
        let one_row = typed.is_some() || status.width() <= usize::from(foot.width);
        let rows = Constraint::Length(if one_row { 2 } else { 1 });
        let [said, keys] = Layout::vertical([Constraint::Min(1), rows]).areas(foot);
        match typed {
            Some((prompt, text)) => text.draw(frame, said, &prompt, self.look),
            None => sentences(frame, said, &[status], self.look),
        }
        hits.extend(key_row(frame, keys, bar(&self.situation(), self.say, self.look)));
    }
}

/// Who is at a table, and the last of what they said.
pub(crate) fn talk_lines(say: Say<'_>, info: &TableInfo, area: Rect) -> Vec<Line<'static>> {
    let width = usize::from(area.width);
    let wrapped = info.seats.iter().flat_map(|row| wrap(row, width));
    let mut rows: Vec<Line<'static>> = wrapped.map(Line::raw).collect();
    rows.push(Line::default());
    let [_, rest] = Layout::vertical([Constraint::Length(rows.len() as u16), Constraint::Min(0)]).areas(area);
    rows.extend(chat_lines(say, &info.chat, rest));
    rows
}

/// The last lines of chat that fit, under their heading.
fn chat_lines(say: Say<'_>, chat: &[String], area: Rect) -> Vec<Line<'static>> {
    let mut rows = vec![Line::styled(t!(say.0, "table-chat"), dim())];
    if chat.is_empty() {
        rows.push(Line::raw(t!(say.0, "table-chat-empty")));
    }
    let wrapped: Vec<String> = chat.iter().flat_map(|line| wrap(line, area.width.into())).collect();
    let first = wrapped.len().saturating_sub(usize::from(area.height).saturating_sub(1));
    rows.extend(wrapped.into_iter().skip(first).map(Line::raw));
    rows
}
