//! The start screen: who plays, with which modules, pencils and cards.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tubewright_bots::Level;
use tubewright_rules::{Board, Pencil};
use tubewright_table::LocalTable;
use tubewright_texts::{key, t};

use super::GameParams;
use super::draw::{Hits, lines, sentences, too_small};
use super::field::Field;
use super::game::{Hit, Transition};
use super::map::{Marks, draw_map};
use super::run::Screen;
use super::theme::{bold, dim, reversed};
use crate::look::Look;
use crate::say::{Say, padded};

/// The bots that may sit at a table.
const BOTS: usize = 3;

/// A row that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    GoOn,
    Bot(usize),
    Objectives,
    Powers,
    Pencils,
    Cards,
    Begin,
}

/// The start screen.
pub(crate) struct StartScreen<'t> {
    say: Say<'t>,
    look: Look,
    /// What is said of the game that was left.
    left: Option<String>,
    bots: [Option<Level>; BOTS],
    params: GameParams,
    row: Row,
    /// The seed, while it is typed.
    typed: Option<Field>,
    message: Option<String>,
}

impl<'t> StartScreen<'t> {
    /// The start screen, set to `params`; a game that was left can be gone on with, or it is said why not.
    pub(crate) fn new(
        say: Say<'t>,
        look: Look,
        params: GameParams,
        left: Option<Result<&LocalTable, &String>>,
    ) -> Self {
        let mut bots = [None; BOTS];
        for (place, bot) in bots.iter_mut().zip(&params.bots) {
            *place = Some(*bot);
        }
        let message = match &left {
            Some(Err(why)) => Some(t!(say.0, "start-refused", why = why.as_str())),
            _ => None,
        };
        let left = left.and_then(Result::ok).map(|table| left_at(say, table));
        let row = if left.is_some() { Row::GoOn } else { Row::Begin };
        Self { say, look, left, bots, params, row, typed: None, message }
    }

    /// The game that the screen describes.
    pub(crate) fn params(&self) -> GameParams {
        GameParams { bots: self.bots.iter().flatten().copied().collect(), ..self.params.clone() }
    }

    /// Says why there is no game.
    pub(crate) fn refuse(&mut self, why: String) {
        self.message = Some(why);
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = self.left.iter().map(|_| Row::GoOn).collect();
        rows.extend((0..BOTS).map(Row::Bot));
        rows.extend([Row::Objectives, Row::Powers, Row::Pencils, Row::Cards, Row::Begin]);
        rows
    }

    fn label(&self, row: Row) -> String {
        let texts = self.say.0;
        match row {
            Row::GoOn => t!(texts, "start-go-on"),
            Row::Bot(place) => t!(texts, "start-bot", number = place + 1),
            Row::Objectives => t!(texts, "start-objectives"),
            Row::Powers => t!(texts, "start-powers"),
            Row::Pencils => t!(texts, "start-pencils"),
            Row::Cards => t!(texts, "start-cards"),
            Row::Begin => t!(texts, "start-begin"),
        }
    }

    fn value(&self, row: Row) -> String {
        let texts = self.say.0;
        let switch = |on: bool| texts.get(if on { key!("start-on") } else { key!("start-off") });
        match row {
            Row::GoOn => self.left.clone().unwrap_or_default(),
            Row::Bot(place) => {
                self.bots[place].map_or_else(|| t!(texts, "start-nobody"), |level| self.say.level(level))
            }
            Row::Objectives => switch(self.params.modules.objectives),
            Row::Powers => switch(self.params.modules.powers),
            Row::Pencils => match self.params.pencils {
                Some(order) => self.say.list(&order.map(|pencil| self.say.pencil(pencil))),
                None => t!(texts, "start-pencils-random"),
            },
            Row::Cards => match &self.params.seed {
                _ if self.typed.is_some() => String::new(),
                Some(seed) => self.say.quoted(seed),
                None => t!(texts, "start-cards-random"),
            },
            Row::Begin => String::new(),
        }
    }

    fn change(&mut self, forward: bool) {
        match self.row {
            Row::Bot(place) => self.bots[place] = cycle(self.bots[place], &Level::ALL, forward),
            Row::Objectives => self.params.modules.objectives ^= true,
            Row::Powers => self.params.modules.powers ^= true,
            Row::Pencils => self.params.pencils = cycle(self.params.pencils, &orders(), forward),
            Row::GoOn | Row::Cards | Row::Begin => {}
        }
    }

    fn go(&mut self, by: isize) {
        let rows = self.rows();
        let at = rows.iter().position(|row| *row == self.row).unwrap_or(0) as isize;
        self.row = rows[(at + by).rem_euclid(rows.len() as isize) as usize];
    }

    fn type_seed(&mut self, key: KeyEvent) {
        let Some(field) = &mut self.typed else { return };
        match key.code {
            KeyCode::Enter | KeyCode::Esc | KeyCode::Up | KeyCode::Down => self.close_seed(),
            _ => field.key(key),
        }
    }

    /// Begins to type the seed that is there.
    fn open_seed(&mut self) {
        self.typed = Some(Field::of(self.params.seed.as_deref().unwrap_or_default()));
    }

    /// Takes over what was typed.
    fn close_seed(&mut self) {
        if let Some(field) = self.typed.take() {
            self.params.seed = Some(field.text().to_owned()).filter(|seed| !seed.is_empty());
        }
    }
}

/// Where a game stands that was left.
fn left_at(say: Say<'_>, table: &LocalTable) -> String {
    let game = table.game();
    let seat = game.seats().next().expect("a game has a seat");
    let view = game.view(seat);
    let (round, turn) = (view.round() + 1, view.faceup().turns());
    t!(say.0, "home-resume-place", round = round, turn = turn, points = view.score().total)
}

/// The next of nothing and all of these, around and around.
fn cycle<T: Copy + PartialEq>(now: Option<T>, all: &[T], forward: bool) -> Option<T> {
    let at = now.and_then(|now| all.iter().position(|it| *it == now)).map_or(0, |place| place + 1);
    let count = all.len() + 1;
    let next = if forward { at + 1 } else { at + count - 1 } % count;
    next.checked_sub(1).map(|place| all[place])
}

/// All orders of the four pencils.
fn orders() -> Vec<[Pencil; 4]> {
    let mut orders = Vec::new();
    for a in Pencil::ALL {
        for b in Pencil::ALL {
            for c in Pencil::ALL {
                for d in Pencil::ALL {
                    let order = [a, b, c, d];
                    if Pencil::ALL.iter().all(|pencil| order.contains(pencil)) {
                        orders.push(order);
                    }
                }
            }
        }
    }
    orders
}

impl Screen for StartScreen<'_> {
    fn draw(&self, frame: &mut Frame<'_>) -> Hits {
        if too_small(frame, self.say.0, self.look) {
            return Hits::new();
        }
        let area = frame.area();
        let board = Board::london();
        let map = Rect { y: 1, width: area.width - 36, height: area.height - 4, ..area };
        draw_map(frame, map, (board, None), &Marks::default(), self.look);
        let (wide, _) = crate::chart::Chart::size(board, super::map::scale(board, map.width, map.height));
        let panel = Rect { x: wide + 2, y: 2, width: area.width - wide - 2, height: area.height - 4 };
        let title = vec![Line::styled(t!(self.say.0, "start-title"), bold())];
        lines(frame, panel, title, self.look);
        let mut hits = Hits::new();
        let rows = self.rows();
        let labels: Vec<String> = rows.iter().map(|&row| self.label(row)).collect();
        let settings = rows.iter().zip(&labels).filter(|(row, _)| !matches!(row, Row::GoOn | Row::Begin));
        let width = settings.map(|(_, label)| unicode_width::UnicodeWidthStr::width(label.as_str())).max();
        let mut y = panel.y + 2;
        for (row, label) in rows.iter().zip(labels) {
            let shade = if *row == self.row { reversed() } else { bold() };
            let text = match row {
                Row::GoOn | Row::Begin => vec![Line::styled(format!(" {label} "), shade)],
                _ => vec![Line::from(vec![
                    Span::styled(
                        format!(" {} ", padded(&label, width.unwrap_or(0))),
                        if *row == self.row { reversed() } else { dim() },
                    ),
                    Span::raw(format!(" {}", self.value(*row))),
                ])],
            };
            if *row == Row::Begin {
                y += 1;
            }
            let place = Rect { y, height: 1, ..panel };
            lines(frame, place, text, self.look);
            if let Some(field) = self.typed.as_ref().filter(|_| *row == Row::Cards) {
                let shift = width.unwrap_or(0) as u16 + 2;
                let rest = Rect { x: place.x + shift, width: place.width.saturating_sub(shift), ..place };
                field.draw(frame, rest, "", self.look);
            }
            let code = match row {
                Row::GoOn => KeyCode::F(2),
                Row::Begin => KeyCode::F(3),
                Row::Bot(place) => KeyCode::F(10 + *place as u8),
                Row::Objectives => KeyCode::F(4),
                Row::Powers => KeyCode::F(5),
                Row::Pencils => KeyCode::F(6),
                Row::Cards => KeyCode::F(7),
            };
            hits.push((place, Hit::Key(code)));
            y += 1;
            if *row == Row::GoOn {
                lines(
                    frame,
                    Rect { y, height: 1, ..panel },
                    vec![Line::styled(format!("   {}", self.value(*row)), dim())],
                    self.look,
                );
                y += 2;
            }
        }
        let foot = Rect { y: area.height - 2, height: 2, ..area };
        let keys = if self.typed.is_some() { key!("start-seed-keys") } else { key!("start-keys") };
        let said = self.message.clone().unwrap_or_else(|| self.say.0.get(keys));
        sentences(frame, foot, &[said], self.look);
        hits
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        self.message = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                return Transition::Leave;
            }
            self.type_seed(key);
            return Transition::Stay;
        }
        if self.typed.is_some() {
            self.type_seed(key);
            return Transition::Stay;
        }
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.go(-1),
            KeyCode::Down | KeyCode::Tab => self.go(1),
            KeyCode::Left => self.change(false),
            KeyCode::Right | KeyCode::Char(' ') => self.change(true),
            KeyCode::Enter => match self.row {
                Row::GoOn => return Transition::GoOn,
                Row::Cards => self.open_seed(),
                _ => return Transition::New,
            },
            KeyCode::Char('q') | KeyCode::Esc => return Transition::Leave,
            _ => {}
        }
        Transition::Stay
    }

    fn click(&mut self, hit: Hit) -> Transition {
        let Hit::Key(KeyCode::F(number)) = hit else { return Transition::Stay };
        self.message = None;
        self.close_seed();
        match number {
            2 => return Transition::GoOn,
            3 => return Transition::New,
            4 => self.row = Row::Objectives,
            5 => self.row = Row::Powers,
            6 => self.row = Row::Pencils,
            7 => {
                self.row = Row::Cards;
                self.open_seed();
            }
            _ => self.row = Row::Bot(usize::from(number.saturating_sub(10)).min(BOTS - 1)),
        }
        self.change(true);
        Transition::Stay
    }

    fn tick(&mut self) -> bool {
        false
    }
}
