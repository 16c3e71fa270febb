//! What a learner sees of a state: packed bits, a flat vector, planes. All show what the seat may know and nothing else.

use tubewright_bots::{Decision, GameContext};
use tubewright_rules::{
    Board, Card, Objective, Pencil, Power, ROUNDS, Section, Sections, Sheet, Station, Stations, Symbol,
    Target,
};

use crate::actions::{Mask, Stage};
use crate::state::{Node, State};

/// Words of 64 bits that a set of sections takes.
const SECTION_WORDS: usize = Section::MOST.div_ceil(64);
/// Sets of sections: the four lines, and what is closed to the current line.
const SECTION_SETS: usize = ROUNDS + 1;
/// Sets of stations: reached, ends, on at least one to four lines, circled.
const STATION_SETS: usize = 7;
/// How many 64-bit words the packed observation has.
pub(crate) const WORDS: usize = SECTION_SETS * SECTION_WORDS + STATION_SETS + 3;

const STATIONS_AT: usize = SECTION_SETS * SECTION_WORDS;
const TURN_AT: usize = STATIONS_AT + STATION_SETS;
const SETUP_AT: usize = TURN_AT + 1;
const NUMBERS_AT: usize = TURN_AT + 2;

/// The most turns in a round (R2.4).
const MAX_TURNS: usize = 10;
/// Bits of the word that tells of the turn, and of the one that tells of the set-up.
const TURN_FIELDS: [(&str, usize); 6] = [
    ("seen_cards", Card::ALL.len()),
    ("target", Target::COUNT),
    ("branch", 1),
    ("round", ROUNDS),
    ("turn", MAX_TURNS),
    ("stage", Stage::COUNT),
];
const SETUP_FIELDS: [(&str, usize); 5] = [
    ("pencils", ROUNDS * Pencil::ALL.len()),
    ("powers", ROUNDS * Power::ALL.len()),
    ("power_spent", 1),
    ("objectives", Objective::ALL.len()),
    ("objectives_met", Objective::ALL.len()),
];
/// Numbers of the last word, each with its bits and what the flat vector divides it by.
const NUMBERS: [(&str, usize, f32); 6] = [
    ("total", 16, 100.0),
    ("line_1", 10, 50.0),
    ("line_2", 10, 50.0),
    ("line_3", 10, 50.0),
    ("line_4", 10, 50.0),
    ("tourist_visits", 8, 10.0),
];

/// The decision's figures, whatever is next.
struct Seen<'a> {
    context: &'a GameContext,
    sheet: Sheet,
    faceup: tubewright_rules::Faceup,
    decision: Option<(&'a Decision, Stage)>,
}

impl<'a> Seen<'a> {
    fn of(state: &'a State) -> Self {
        let context = &*state.context;
        match &state.node {
            Node::Chance(position) => {
                Self { context, sheet: position.sheet, faceup: position.faceup, decision: None }
            }
            Node::Choice(decision, stage) => {
                let mut sheet = decision.sheet;
                // What is chosen within the turn is shown as drawn.
                if let Some(section) = stage.step().and_then(|step| context.board.section(step)) {
                    sheet.draw_unchecked(&context.board, section);
                }
                Self { context, sheet, faceup: decision.faceup, decision: Some((decision, *stage)) }
            }
        }
    }

    fn line_sections(&self) -> [Sections; ROUNDS] {
        let mut sets = [Sections::EMPTY; ROUNDS];
        for (set, line) in sets.iter_mut().zip(self.sheet.lines()) {
            *set = line.sections();
        }
        sets
    }

    fn station_sets(&self) -> [Stations; STATION_SETS] {
        let circled = self.sheet.line().circled().map_or(Stations::EMPTY, Stations::one);
        let [one, two, three, four] = [1, 2, 3, 4].map(|lines| self.sheet.on_lines(lines));
        [self.sheet.line().reached(), self.sheet.ends(), one, two, three, four, circled]
    }

    fn turn_word(&self) -> u64 {
        let mut bits = Bits::default();
        bits.set(u64::from(self.faceup.seen().bits()), Card::ALL.len());
        let call = self.decision.map(|(decision, _)| decision.call);
        bits.one_of(call.map(|call| call.target.index()), Target::COUNT);
        bits.set(u64::from(call.is_some_and(|call| call.branch)), 1);
        bits.one_of(Some(self.sheet.round()), ROUNDS);
        let turn = self.decision.map(|(decision, _)| decision.faceup.turns() as usize - 1);
        bits.one_of(turn, MAX_TURNS);
        bits.one_of(self.decision.map(|(_, stage)| stage.index()), Stage::COUNT);
        bits.word
    }

    fn setup_word(&self) -> u64 {
        let mut bits = Bits::default();
        for pencil in self.context.pencils {
            bits.one_of(Some(pencil.index()), Pencil::ALL.len());
        }
        for power in self.context.powers {
            bits.one_of(power.map(Power::index), Power::ALL.len());
        }
        bits.set(u64::from(self.sheet.is_power_spent()), 1);
        for objective in Objective::ALL {
            bits.set(u64::from(self.context.objectives.contains(&objective)), 1);
        }
        for objective in Objective::ALL {
            let met = self.context.objectives.contains(&objective)
                && self.sheet.meets(&self.context.board, objective);
            bits.set(u64::from(met), 1);
        }
        bits.word
    }

    fn numbers(&self) -> [u32; NUMBERS.len()] {
        let board = &*self.context.board;
        let mut lines = [0; ROUNDS];
        for (points, line) in lines.iter_mut().zip(self.sheet.lines()) {
            *points = line.points();
        }
        let [one, two, three, four] = lines;
        let visits = board.tourist_visits(self.sheet.visits(board));
        [self.context.total(&self.sheet), one, two, three, four, visits]
    }
}

/// Fields put into a word one after another, the first in the lowest bits.
#[derive(Default)]
struct Bits {
    word: u64,
    used: usize,
}

impl Bits {
    fn set(&mut self, bits: u64, width: usize) {
        self.word |= bits << self.used;
        self.used += width;
    }

    fn one_of(&mut self, place: Option<usize>, width: usize) {
        self.set(place.map_or(0, |place| 1 << place), width);
    }
}

/// Writes the packed observation.
pub(crate) fn write_words(state: &State, words: &mut [u64]) {
    let seen = Seen::of(state);
    let sections = words[..STATIONS_AT].chunks_exact_mut(SECTION_WORDS);
    let sets = seen.line_sections().into_iter().chain([seen.sheet.closed()]);
    sections.zip(sets).for_each(|(words, set)| words.copy_from_slice(&set.bits()));
    for (word, set) in words[STATIONS_AT..].iter_mut().zip(seen.station_sets()) {
        *word = set.bits();
    }
    words[TURN_AT] = seen.turn_word();
    words[SETUP_AT] = seen.setup_word();
    let mut bits = Bits::default();
    for (number, (_, width, _)) in seen.numbers().into_iter().zip(NUMBERS) {
        bits.set(u64::from(number), width);
    }
    words[NUMBERS_AT] = bits.word;
}

/// The fields of the flat vector on a board, in order, with their lengths.
pub(crate) fn flat_fields(board: &Board) -> Vec<(String, usize)> {
    let (sections, stations) = (board.sections().len(), board.stations().len() as usize);
    let lines = (1..=ROUNDS).map(|round| format!("sections_of_line_{round}"));
    let mut fields: Vec<(String, usize)> =
        lines.chain(["closed_sections".to_owned()]).map(|name| (name, sections)).collect();
    let sets = ["reached", "ends", "on_1_line", "on_2_lines", "on_3_lines", "on_4_lines", "circled"];
    fields.extend(sets.map(|name| (name.to_owned(), stations)));
    fields.extend(TURN_FIELDS.iter().chain(&SETUP_FIELDS).map(|&(name, width)| (name.to_owned(), width)));
    fields.extend(NUMBERS.iter().map(|&(name, _, _)| (name.to_owned(), 1)));
    fields
}

/// How long the flat vector is on a board.
pub(crate) fn flat_len(board: &Board) -> usize {
    flat_fields(board).iter().map(|(_, len)| len).sum()
}

/// Writes the flat vector of a packed observation: every bit as 0 or 1, and the numbers scaled to about 1.
pub(crate) fn write_flat(board: &Board, words: &[u64], flat: &mut [f32]) {
    let (sections, stations) = (board.sections().len(), board.stations().len() as usize);
    let mut place = 0;
    let mut put = |words: &[u64], bits: usize| {
        for (i, cell) in flat[place..place + bits].iter_mut().enumerate() {
            *cell = (words[i / 64] >> (i % 64) & 1) as f32;
        }
        place += bits;
    };
    words[..STATIONS_AT].chunks_exact(SECTION_WORDS).for_each(|set| put(set, sections));
    words[STATIONS_AT..TURN_AT].chunks_exact(1).for_each(|set| put(set, stations));
    put(&words[TURN_AT..=TURN_AT], width(&TURN_FIELDS));
    put(&words[SETUP_AT..=SETUP_AT], width(&SETUP_FIELDS));
    let mut numbers = words[NUMBERS_AT];
    for (cell, (_, width, scale)) in flat[place..].iter_mut().zip(NUMBERS) {
        *cell = (numbers & ((1 << width) - 1)) as f32 / scale;
        numbers >>= width;
    }
}

/// The eight directions in which a section leads: from north by the clock.
const DIRECTIONS: [(&str, (i32, i32)); 8] = [
    ("north", (0, -1)),
    ("north_east", (1, -1)),
    ("east", (1, 0)),
    ("south_east", (1, 1)),
    ("south", (0, 1)),
    ("south_west", (-1, 1)),
    ("west", (-1, 0)),
    ("north_west", (-1, -1)),
];

/// The names of the planes, in order.
pub(crate) fn plane_names() -> Vec<String> {
    let mut names: Vec<String> = Symbol::ALL.iter().map(|symbol| format!("symbol_{symbol}")).collect();
    names.extend(["central_station", "tourist_site"].map(str::to_owned));
    names.extend((1..=ROUNDS).map(|round| format!("departure_of_line_{round}")));
    let sets = ["reached", "ends", "on_1_line", "on_2_lines", "on_3_lines", "on_4_lines", "circled"];
    names.extend(sets.map(str::to_owned));
    for set in ["current_line", "drawn", "closed", "allowed"] {
        names.extend(DIRECTIONS.iter().map(|(direction, _)| format!("{set}_{direction}")));
    }
    names.push("allowed_stations".to_owned());
    for (name, width) in TURN_FIELDS.iter().chain(&SETUP_FIELDS) {
        names.extend(
            (0..*width).map(|i| if *width == 1 { (*name).to_owned() } else { format!("{name}_{i}") }),
        );
    }
    names
}

/// How many planes there are.
pub(crate) const PLANES: usize = Symbol::ALL.len()
    + 2
    + ROUNDS
    + STATION_SETS
    + 4 * DIRECTIONS.len()
    + 1
    + width(&TURN_FIELDS)
    + width(&SETUP_FIELDS);

/// The bits of some fields together.
const fn width(fields: &[(&str, usize)]) -> usize {
    let (mut sum, mut i) = (0, 0);
    while i < fields.len() {
        sum += fields[i].1;
        i += 1;
    }
    sum
}

/// Writes the planes: by name, then by row from the top, then by column from the left. What holds for the whole sheet fills
/// its plane.
pub(crate) fn write_planes(state: &State, mask: &Mask, planes: &mut [f32]) {
    let seen = Seen::of(state);
    let board = &*seen.context.board;
    let mut canvas = Canvas { board, planes, next: 0 };
    let all = board.stations();
    for symbol in Symbol::ALL {
        canvas.stations(all.filter(|&station| board.symbol(station) == Some(symbol)));
    }
    canvas.stations([board.central()]);
    canvas.stations(board.sights());
    for pencil in seen.context.pencils {
        canvas.stations([board.departure(pencil)]);
    }
    for set in seen.station_sets() {
        canvas.stations(set);
    }
    for set in [seen.sheet.line().sections(), seen.sheet.drawn(), seen.sheet.closed(), mask.sections] {
        canvas.sections(set);
    }
    canvas.stations(mask.stations);
    canvas.flags(seen.turn_word(), width(&TURN_FIELDS));
    canvas.flags(seen.setup_word(), width(&SETUP_FIELDS));
}

struct Canvas<'a> {
    board: &'a Board,
    planes: &'a mut [f32],
    next: usize,
}

impl Canvas<'_> {
    fn size(&self) -> usize {
        usize::from(self.board.columns()) * usize::from(self.board.rows())
    }

    fn plane(&mut self, number: usize) -> &mut [f32] {
        let size = self.size();
        &mut self.planes[number * size..(number + 1) * size]
    }

    fn cell(&self, station: Station) -> usize {
        let point = self.board.point(station);
        usize::from(point.row - 1) * usize::from(self.board.columns()) + usize::from(point.column - 1)
    }

    fn stations(&mut self, stations: impl IntoIterator<Item = Station>) {
        let number = self.next;
        self.plane(number).fill(0.0);
        for station in stations {
            let cell = self.cell(station);
            self.plane(number)[cell] = 1.0;
        }
        self.next += 1;
    }

    /// Eight planes, one for each direction; a section is marked at both of its ends.
    fn sections(&mut self, set: Sections) {
        let first = self.next;
        for number in first..first + DIRECTIONS.len() {
            self.plane(number).fill(0.0);
        }
        for section in set.iter() {
            let [a, b] = self.board.ends(section);
            for (from, to) in [(a, b), (b, a)] {
                let cell = self.cell(from);
                let number = first + self.direction(from, to);
                self.plane(number)[cell] = 1.0;
            }
        }
        self.next += DIRECTIONS.len();
    }

    fn direction(&self, from: Station, to: Station) -> usize {
        let [from, to] = [from, to].map(|station| self.board.point(station));
        let by = |a: u8, b: u8| (i32::from(b) - i32::from(a)).signum();
        let step = (by(from.column, to.column), by(from.row, to.row));
        DIRECTIONS.iter().position(|&(_, way)| way == step).expect("a section leads somewhere")
    }

    /// One plane for each bit, filled with it.
    fn flags(&mut self, word: u64, bits: usize) {
        for bit in 0..bits {
            let number = self.next + bit;
            self.plane(number).fill((word >> bit & 1) as f32);
        }
        self.next += bits;
    }
}
