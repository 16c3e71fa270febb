//! A sheet of London to draw on by hand: actions are texts, cards are words, refusals are reasons.

use tubewright_rules::{
    Board, Call, Objective, Pencil, Power, Score, SharedBoard, Sheet, Stations, Target, Turn,
};

#[derive(Clone)]
pub(crate) struct Paper {
    pub(crate) sheet: Sheet,
}

pub(crate) fn london() -> &'static SharedBoard {
    Board::london()
}

/// The stations of these names.
pub(crate) fn stations(names: &str) -> Stations {
    let station = |name| london().station(name).unwrap_or_else(|| panic!("there is no station {name}"));
    names.split(' ').map(station).collect()
}

/// What a card asks for: a symbol or `joker`.
pub(crate) fn card(word: &str) -> Call {
    let target = match word {
        "joker" => Target::Any,
        symbol => Target::Symbol(symbol.parse().expect("a symbol")),
    };
    Call { target, branch: false }
}

/// The same card beside a switch that is in force.
pub(crate) fn with_switch(word: &str) -> Call {
    Call { branch: true, ..card(word) }
}

/// What a turn of these cards asks for as the round's turn of this number.
pub(crate) fn turn(number: u32, cards: &str) -> Call {
    let (switch, card) = match cards.strip_prefix("switch ") {
        Some(card) => (true, card),
        None => (false, cards),
    };
    Turn::new(card.parse().expect("a card"), switch).expect("the card beside the switch").call(number)
}

impl Paper {
    pub(crate) fn of(pencil: Pencil) -> Paper {
        Paper { sheet: Sheet::new(london(), pencil, None) }
    }

    pub(crate) fn with_power(pencil: Pencil, power: Power) -> Paper {
        Paper { sheet: Sheet::new(london(), pencil, Some(power)) }
    }

    pub(crate) fn next_line(mut self, pencil: Pencil) -> Paper {
        self.sheet.begin_line(london(), pencil, None);
        self
    }

    /// Draws these sections as if every turn had a joker beside a switch.
    pub(crate) fn draw(mut self, sections: &str) -> Paper {
        for section in sections.split(' ') {
            self.play(with_switch("joker"), section).unwrap_or_else(|reason| panic!("{section}: {reason}"));
        }
        self
    }

    /// Plays an action, or tells the reason against it.
    pub(crate) fn play(&mut self, call: Call, action: &str) -> Result<(), &'static str> {
        let action = london().parse_action(action).map_err(|why| why.reason())?;
        self.sheet.play(london(), call, action).map_err(|why| why.reason())
    }

    /// As [`Self::play`], on a copy.
    pub(crate) fn try_play(&self, call: Call, action: &str) -> Result<(), &'static str> {
        self.clone().play(call, action)
    }

    /// The first sections open without a power, sorted, separated by spaces.
    pub(crate) fn open(&self, call: Call) -> String {
        let open = self.sheet.open_sections(london(), call);
        let line = self.sheet.line().reached();
        let mut texts: Vec<String> =
            open.iter().map(|section| london().step_text(london().step(section, line))).collect();
        texts.sort_unstable();
        texts.join(" ")
    }

    /// Districts, stations in the fullest, crossings and points of the current line.
    pub(crate) fn line(&self) -> (u32, u32, u32, u32) {
        let line = self.sheet.line();
        (line.districts(), line.fullest(), line.crossings(), line.points())
    }

    pub(crate) fn score(&self, objectives: &[Objective]) -> Score {
        Score::of(london(), &self.sheet, objectives)
    }
}
