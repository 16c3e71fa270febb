//! How the game is laid out on the screen, at any size from 80 × 24.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use tubewright_rules::{Score, View};
use tubewright_table::Stage;
use tubewright_texts::{Texts, key, t};
use unicode_width::UnicodeWidthStr;

use super::figures::{clipped, figures};
use super::game::{GameScreen, Hit, Overlay};
use super::keys::key_row;
use super::map::{Marks, draw_map, scale};
use super::theme::{bold, dim, reversed, style};
use crate::beside::wrap;
use crate::chart::Chart;
use crate::look::{Look, Paint};
use crate::remote::TableInfo;
use crate::say::{Say, padded};
use crate::session::{Driver, kinds};

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
    let fit = |line: Line<'static>| {
        let spans = line.spans.into_iter().map(|span| Span::styled(look.fit(&span.content), span.style));
        Line::from(spans.collect::<Vec<_>>()).style(line.style)
    };
    let text: Vec<Line<'static>> = text.into_iter().map(fit).collect();
    frame.render_widget(Paragraph::new(text), area);
}

/// Sentences, broken between words.
pub(crate) fn sentences(frame: &mut Frame<'_>, area: Rect, text: &[String], look: Look) {
    let text: Vec<Line<'static>> = text.iter().map(|line| Line::raw(look.fit(line))).collect();
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

/// A part of an area, from a row on.
fn below(area: Rect, rows: usize) -> Rect {
    let rows = (rows as u16).min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
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
        self.draw_top(frame, Rect { height: 1, ..area }, &view);
        let body = Rect { y: 1, height: area.height - 1 - FOOT, ..area };
        match &self.over {
            Overlay::Help => self.draw_help(frame, body),
            Overlay::Sheet(seat) => self.draw_other(frame, body, &view, *seat),
            Overlay::Nothing | Overlay::Save(_) | Overlay::Talk(_) => {
                self.draw_game(frame, body, &view, &mut hits);
            }
        }
        let foot = Rect { y: area.height - FOOT, height: FOOT, ..area };
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
        let figures = self.figure_lines(view);
        let others = self.other_lines(view, 32);
        // Where there is room for a second column, the figures and the others stand there.
        let wide = panel.width >= 76;
        let column = Rect { width: if wide { panel.width / 2 } else { panel.width }, ..panel };
        let mut room = usize::from(panel.height);
        if !wide {
            room = room.saturating_sub(figures.len());
        }
        let power = self.power_line(view);
        let least = 3 + usize::from(power.is_some()) + 1 + entries.len().clamp(1, 5);
        let card = self.card_lines(view, if room >= least + 3 { 3 } else { 1 });
        let deck = self.deck_lines(view);
        let mut top = column;
        for block in [card, deck] {
            let rows = block.len();
            lines(frame, top, block, look);
            top = below(top, rows);
            room -= rows;
        }
        // Air between the parts, as far as there is any.
        let airy = room > entries.len() + usize::from(power.is_some()) + 3;
        if airy {
            top = below(top, 1);
            room -= 1;
        }
        if let Some(power) = power {
            lines(frame, top, vec![power], look);
            hits.push((Rect { height: 1, ..top }, Hit::Key(KeyCode::Char('w'))));
            top = below(top, 1);
            room -= 1;
        }
        lines(frame, top, vec![Line::styled(self.list_title(view, entries.len()), dim())], look);
        top = below(top, 1);
        room -= 1;
        let rows = self.entry_lines(view, &entries);
        // The list moves so that what is pointed at is in sight.
        let first = self.pick.map_or(0, |pick| (pick + 1).saturating_sub(room));
        let shown: Vec<_> = rows.into_iter().skip(first).take(room).collect();
        for (i, row) in shown.iter().enumerate() {
            let area = Rect { y: top.y + i as u16, height: 1, ..top };
            hits.push((area, Hit::Entry(first + i)));
            lines(frame, area, vec![row.clone()], look);
        }
        let used = shown.len() + usize::from(airy);
        if wide {
            let x = panel.x + panel.width / 2 + 1;
            let side = Rect { x, width: panel.width - panel.width / 2 - 1, ..panel };
            let rows = figures.len() + 1;
            lines(frame, side, figures, look);
            self.draw_others(frame, below(side, rows), others, hits);
            return;
        }
        let gap = usize::from(airy);
        let rest = below(top, shown.len() + gap);
        let rows = figures.len();
        lines(frame, rest, figures, look);
        if room >= used + others.len() + 2 {
            self.draw_others(frame, below(rest, rows + 1), others, hits);
        }
    }

    /// Who is at the table, and the last of what they said.
    fn draw_talk(&self, frame: &mut Frame<'_>, panel: Rect) {
        let Some(info) = self.info() else { return };
        let rows = talk_lines(self.say, &info, panel);
        lines(frame, panel, rows, self.look);
    }

    fn draw_others(&self, frame: &mut Frame<'_>, area: Rect, others: Vec<Line<'static>>, hits: &mut Hits) {
        if others.is_empty() || area.height == 0 {
            return;
        }
        let mut text = vec![Line::styled(t!(self.say.0, "screen-others"), dim())];
        hits.push((
            Rect { height: (others.len() as u16 + 1).min(area.height), ..area },
            Hit::Key(KeyCode::Char('o')),
        ));
        text.extend(others);
        let rest = below(area, text.len() + 1);
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
    fn figure_lines(&self, view: &View) -> Vec<Line<'static>> {
        let score = |sheet: &tubewright_rules::Sheet| Score::of(view.board(), sheet, view.objectives());
        let pencils = view.setup().seats[view.seat().index()].pencils;
        figures(self.say, self.look, &pencils, &score(view.sheet()), &score(&self.outlook(view)))
    }

    fn draw_tally(&self, frame: &mut Frame<'_>, panel: Rect, view: &View, round: usize) {
        let score = view.score();
        let Some(line) = score.lines.get(round) else { return };
        let title = vec![
            Line::styled(t!(self.say.0, "term-round-over", round = round + 1), bold()),
            Line::styled(self.say.line_points(line), style(self.look, Paint::Line(line.pencil))),
        ];
        let told = self.say.round_over(round, &score);
        self.draw_sum(frame, panel, view, title, &told[2..]);
    }

    /// A heading and what is told under it, then the figures and those of the others.
    fn draw_sum(
        &self,
        frame: &mut Frame<'_>,
        panel: Rect,
        view: &View,
        mut head: Vec<Line<'static>>,
        told: &[String],
    ) {
        let width = usize::from(panel.width);
        head.extend(told.iter().flat_map(|line| wrap(line, width)).map(Line::raw));
        let (figures, others) = (self.figure_lines(view), self.other_lines(view, 32));
        // Air between the parts, as far as nothing is lost by it.
        let all = head.len() + figures.len() + if others.is_empty() { 0 } else { others.len() + 1 };
        let air = usize::from(panel.height).saturating_sub(all).min(2);
        let (first, second) = (air.min(1), air.saturating_sub(1));
        let rows = head.len();
        lines(frame, panel, head, self.look);
        let rest = below(panel, rows + first);
        let rows = figures.len();
        lines(frame, rest, figures, self.look);
        self.draw_others(frame, below(rest, rows + second), others, &mut Hits::new());
    }

    fn draw_final(&self, frame: &mut Frame<'_>, panel: Rect, view: &View) {
        let game = self.driver.session().game();
        let title = vec![Line::styled(t!(self.say.0, "final-title"), bold())];
        let mut told = vec![self.say.result(game, &self.names(), Some(self.driver.seat()))];
        if let Some(seed) = self.driver.session().seed() {
            told.push(self.say.deal_again(seed));
        }
        self.draw_sum(frame, panel, view, title, &told);
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
        lines(frame, below(panel, 3), figures(self.say, self.look, &pencils, &score, &score), self.look);
    }

    fn draw_help(&self, frame: &mut Frame<'_>, body: Rect) {
        let arrows = t!(self.say.0, "keys-name-arrows");
        let arrows = if self.look.unicode { "↑ ↓ ← →" } else { arrows.as_str() };
        let [enter, mouse] = [t!(self.say.0, "keys-name-enter"), t!(self.say.0, "keys-name-mouse")];
        let rows = [
            (arrows, key!("keys-arrows")),
            ("Tab", key!("keys-tab")),
            ("1 … 9", key!("keys-number")),
            (enter.as_str(), key!("keys-enter")),
            ("a … j   :", key!("keys-type")),
            ("p", key!("keys-pass")),
            ("u", key!("keys-undo")),
            ("t", key!("keys-hint")),
            ("w", key!("keys-power")),
            ("o", key!("keys-others")),
            ("s", key!("keys-save")),
            ("m", key!("keys-talk")),
            (mouse.as_str(), key!("keys-mouse")),
            ("q", key!("keys-leave")),
        ];
        let rows = rows.into_iter().filter(|(key, _)| *key != "m" || self.info().is_some());
        let mut text = vec![Line::styled(t!(self.say.0, "keys-title"), bold()), Line::default()];
        for (keys, what) in rows {
            let keys = Span::styled(format!("  {}", padded(keys, 12)), bold());
            text.push(Line::from(vec![keys, Span::raw(self.say.0.get(what))]));
        }
        let rows = text.len() + 1;
        lines(frame, body, text, self.look);
        sentences(frame, below(body, rows), &[t!(self.say.0, "keys-signs")], self.look);
    }

    fn draw_foot(&self, frame: &mut Frame<'_>, foot: Rect, view: &View, hits: &mut Hits) {
        let said = Rect { height: FOOT - 1, ..foot };
        let typed = match (&self.over, &self.typed) {
            (Overlay::Save(name), _) => Some((t!(self.say.0, "screen-save"), name)),
            (Overlay::Talk(text), _) => Some((t!(self.say.0, "join-say"), text)),
            (_, Some(text)) => Some((">".to_owned(), text)),
            _ => None,
        };
        let status = self.status(view);
        // What is said in one row leaves the other to the keys.
        let one_row = typed.is_some() || status.width() <= usize::from(foot.width);
        match typed {
            Some((prompt, text)) => prompted(frame, said, &prompt, text, self.look),
            None => sentences(frame, said, &[status], self.look),
        }
        let rows = if one_row { 2 } else { 1 };
        self.draw_keys(frame, Rect { y: foot.bottom() - rows, height: rows, ..foot }, view, hits);
    }

    /// The keys that make sense now.
    fn draw_keys(&self, frame: &mut Frame<'_>, area: Rect, view: &View, hits: &mut Hits) {
        let others = self.names().len() > 1;
        let afar = self.info().is_some();
        let power = view.sheet().power().is_some();
        let enter = |text: &'static str| (KeyCode::Enter, "Enter", text, 0);
        let letter = |c: char, name: &'static str, text, rank| (KeyCode::Char(c), name, text, rank);
        let mut keys = match (&self.over, self.driver.stage()) {
            (Overlay::Save(_), _) => {
                vec![enter(key!("key-save")), (KeyCode::Esc, "Esc", key!("key-close"), 0)]
            }
            (Overlay::Talk(_), _) => {
                vec![enter(key!("key-talk")), (KeyCode::Esc, "Esc", key!("key-close"), 0)]
            }
            (Overlay::Help | Overlay::Sheet(_), _) => vec![(KeyCode::Esc, "Esc", key!("key-close"), 0)],
            (Overlay::Nothing, Stage::Tally(_)) => vec![enter(key!("key-next"))],
            (Overlay::Nothing, Stage::Over) if afar => {
                vec![letter('s', "s", key!("key-save"), 0), letter('r', "r", key!("key-rematch"), 1)]
            }
            (Overlay::Nothing, Stage::Over) => vec![
                letter('s', "s", key!("key-save"), 0),
                letter('n', "n", key!("key-new"), 0),
                letter('a', "a", key!("key-again"), 1),
            ],
            (Overlay::Nothing, Stage::Person(_) | Stage::Bots) => {
                let done = self.passing || self.draft().is_playable() && self.pick.is_none();
                vec![
                    enter(if done { key!("key-done") } else { key!("key-draw") }),
                    letter('p', "p", key!("key-pass"), 0),
                    letter('u', "u", key!("key-undo"), 0),
                    letter('t', "t", key!("key-hint"), 2),
                ]
            }
        };
        if self.over == Overlay::Nothing {
            if power && self.is_asked() {
                keys.push(letter('w', "w", key!("key-power"), 1));
            }
            if others {
                keys.push(letter('o', "o", key!("key-others"), 3));
            }
            if afar {
                keys.push(letter('m', "m", key!("key-talk"), 2));
            }
            keys.push(letter('?', "?", key!("key-help"), 0));
            keys.push(letter('q', "q", key!("key-leave"), 0));
        }
        hits.extend(key_row(frame, area, &keys, self.say, self.look));
    }
}

/// Something that is being typed, with the cursor behind it.
pub(crate) fn prompted(frame: &mut Frame<'_>, area: Rect, prompt: &str, text: &str, look: Look) {
    let line = format!("{prompt} {text}");
    // Of what is longer than the line, the end is in sight.
    let room = usize::from(area.width).saturating_sub(1);
    let mut skipped = 0;
    while line.chars().skip(skipped).collect::<String>().width() > room {
        skipped += 1;
    }
    let line: String = line.chars().skip(skipped).collect();
    frame.set_cursor_position((area.x + line.width() as u16, area.y));
    lines(frame, area, vec![Line::raw(line)], look);
}

/// Who is at a table, and the last of what they said.
pub(crate) fn talk_lines(say: Say<'_>, info: &TableInfo, area: Rect) -> Vec<Line<'static>> {
    let width = usize::from(area.width);
    let wrapped = info.seats.iter().flat_map(|row| wrap(row, width));
    let mut rows: Vec<Line<'static>> = wrapped.map(Line::raw).collect();
    rows.push(Line::default());
    let rest = below(area, rows.len());
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
