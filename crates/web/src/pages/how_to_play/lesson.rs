//! The lesson as a little game of its own: six steps on the real map, every move checked by the rules.

use tubewright_rules::{
    Action, Board, Call, Card, Pencil, Score, Section, Sections, Sheet, Stations, Step as Move, Target, Turn,
};

/// What a step is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The first section, from the departure station.
    Begin,
    /// The second, from either end.
    Ends,
    /// One that passes under the river.
    River,
    /// A branch, with the switch.
    Branch,
    /// How the line's points come about.
    Points,
    /// Another pencil: the central station and its tourists.
    Centre,
}

impl Step {
    /// The steps in their order.
    pub(crate) const ALL: [Self; 6] =
        [Self::Begin, Self::Ends, Self::River, Self::Branch, Self::Points, Self::Centre];

    /// What lies on the table, as a round's turn of this number.
    fn turn(self) -> Option<(Turn, u32)> {
        let (card, switch, number) = match self {
            Self::Begin => (Card::StreetCircle, false, 1),
            Self::Ends => (Card::StreetPentagon, false, 2),
            Self::River => (Card::UndergroundJoker, false, 3),
            Self::Branch => (Card::UndergroundTriangle, true, 4),
            Self::Points => return None,
            Self::Centre => (Card::StreetPentagon, false, 2),
        };
        Some((Turn::new(card, switch)?, number))
    }

    /// The cards of the step, in the order revealed.
    pub(crate) fn cards(self) -> Vec<Card> {
        self.turn().into_iter().flat_map(|(turn, _)| turn.cards()).collect()
    }
}

/// How far somebody has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lesson {
    step: usize,
    /// The sheet as each step began, so that one can go back.
    begun: Vec<Sheet>,
    /// What was drawn, one section for each step that has a card.
    drawn: Vec<Section>,
    sheet: Sheet,
}

impl Lesson {
    /// The lesson before its first step.
    pub(crate) fn new() -> Self {
        let sheet = Sheet::new(board(), Pencil::Green, None);
        Self { step: 0, begun: vec![sheet], drawn: Vec::new(), sheet }
    }

    /// The number of the step and the sections drawn, as a text to come back to: `2 d3-a3`.
    pub(crate) fn to_text(&self) -> String {
        let text = |&section: &Section| board().step_text(board().step(section, Stations::EMPTY));
        let drawn = self.drawn.iter().map(text);
        [self.number().to_string()].into_iter().chain(drawn).collect::<Vec<_>>().join(" ")
    }

    /// The lesson as [`Self::to_text`] left it, as far as that makes sense.
    pub(crate) fn from_text(text: &str) -> Self {
        let mut words = text.split(' ');
        let number = words.next().and_then(|number| number.parse().ok()).unwrap_or(1);
        let mut lesson = Self::new();
        loop {
            if !lesson.is_done() {
                let step = words.next().and_then(|step| board().parse_action(step).ok()?.steps().next());
                if let Some(section) = step.and_then(|step| board().section(step)) {
                    lesson.draw(section);
                }
            }
            if !lesson.is_done() || lesson.number() >= number || lesson.is_over() {
                return lesson;
            }
            lesson.next();
        }
    }

    /// Is there nothing more to do?
    pub(crate) fn is_over(&self) -> bool {
        self.number() == Step::ALL.len() && self.is_done()
    }

    /// The step to be done.
    pub(crate) fn step(&self) -> Step {
        Step::ALL[self.step]
    }

    /// Its number, from 1.
    pub(crate) fn number(&self) -> usize {
        self.step + 1
    }

    /// The sheet as drawn so far.
    pub(crate) fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// What the sheet is worth.
    pub(crate) fn score(&self) -> Score {
        Score::of(board(), &self.sheet, &[])
    }

    /// Has the step's section been drawn? A step without a card has nothing to draw.
    pub(crate) fn is_done(&self) -> bool {
        self.step().turn().is_none() || self.begun.last() != Some(&self.sheet)
    }

    /// The sections that the rules allow now and the step is about.
    pub(crate) fn choices(&self) -> Sections {
        let Some((turn, number)) = self.step().turn().filter(|_| !self.is_done()) else {
            return Sections::EMPTY;
        };
        let call = turn.call(number);
        let open = self.sheet.open_sections(board(), call);
        match self.step() {
            Step::River => open & board().under_river(),
            Step::Branch => open - self.sheet.open_sections(board(), Call { branch: false, ..call }),
            Step::Centre => open & board().at(board().central()),
            Step::Begin | Step::Ends | Step::Points => open,
        }
    }

    /// Draws a section of [`Self::choices`]; any other is left alone.
    pub(crate) fn draw(&mut self, section: Section) {
        if self.choices().contains(section) {
            self.sheet.draw_unchecked(board(), section);
            self.drawn.push(section);
        }
    }

    /// What a section would add to the score.
    pub(crate) fn gain(&self, section: Section) -> i64 {
        let mut after = self.sheet;
        after.draw_unchecked(board(), section);
        i64::from(after.total(board(), &[])) - i64::from(self.sheet.total(board(), &[]))
    }

    /// Goes on to the next step, where there is one.
    pub(crate) fn next(&mut self) {
        if self.step + 1 < Step::ALL.len() {
            self.step += 1;
            if self.step() == Step::Centre {
                self.begin_pink();
            }
            self.begun.push(self.sheet);
        }
    }

    /// Takes back what the step drew, or goes back to the step before.
    pub(crate) fn back(&mut self) {
        let began = self.begun[self.step];
        if self.sheet == began && self.step > 0 {
            self.step -= 1;
            self.begun.pop();
        }
        self.sheet = self.begun[self.step];
        let drawn = Step::ALL[..self.step].iter().filter(|step| step.turn().is_some()).count();
        self.drawn.truncate(drawn);
    }

    /// The last step begins with a pink section next to the central station, on whichever side is free.
    fn begin_pink(&mut self) {
        self.sheet.begin_line(board(), Pencil::Pink, None);
        let before = self.sheet;
        for first in ["g4", "g3"] {
            let call = Call { target: Target::Any, branch: false };
            if self.sheet.play(board(), call, Action::Draw(pink_to(first))).is_ok()
                && !(self.sheet.open_sections(board(), call) & board().at(board().central())).is_empty()
            {
                return;
            }
            self.sheet = before;
        }
    }
}

/// The map of the lesson.
pub(crate) fn board() -> &'static Board {
    Board::london()
}

fn pink_to(name: &str) -> Move {
    let to = board().station(name).expect("the station is on the map");
    Move { from: board().departure(Pencil::Pink), to }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Follows every choice of a step, and returns how many ways lead to the end of the lesson.
    fn ways(lesson: &Lesson) -> u32 {
        if lesson.step() == Step::Points {
            let mut next = lesson.clone();
            next.next();
            return ways(&next);
        }
        assert!(
            !lesson.choices().is_empty(),
            "nothing to draw on step {}: {:?}",
            lesson.number(),
            lesson.sheet
        );
        let each = lesson.choices().iter().map(|section| {
            let mut next = lesson.clone();
            next.draw(section);
            assert!(next.is_done());
            if next.number() == Step::ALL.len() {
                return 1;
            }
            next.next();
            ways(&next)
        });
        each.sum()
    }

    #[test]
    fn every_way_through_the_lesson_comes_to_its_end() {
        assert!(ways(&Lesson::new()) >= 40);
    }

    #[test]
    fn a_text_that_makes_no_sense_is_followed_as_far_as_it_does() {
        let first = Lesson::new().choices().iter().next().expect("a section to begin with");
        let mut lesson = Lesson::new();
        lesson.draw(first);
        let text = lesson.to_text();
        lesson.next();
        for tail in ["", " ", " nonsense", " d3-d3", " a0-j9 d3-a3"] {
            assert_eq!(Lesson::from_text(&format!("9{}{tail}", &text[1..])), lesson, "{tail}");
        }
        for nothing in ["", "x", "1", "6", "-3 d3-a3 ü"] {
            assert_eq!(Lesson::from_text(nothing).number(), 1, "{nothing}");
        }
    }

    #[test]
    fn one_can_go_back_to_the_start() {
        let mut lesson = Lesson::new();
        while lesson.step() != Step::Centre {
            if let Some(section) = lesson.choices().iter().next() {
                lesson.draw(section);
            }
            lesson.next();
        }
        for _ in 0..20 {
            assert_eq!(Lesson::from_text(&lesson.to_text()), lesson);
            lesson.back();
        }
        assert_eq!(lesson, Lesson::new());
    }
}
