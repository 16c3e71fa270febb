//! Reviews as text: small to send and to keep, and read without floating point. Figures are thousandths of a point.

use std::fmt::{Display, Write};
use std::str::FromStr;

use tubewright_rules::NamedAction;

use crate::decision::{Alternative, DecisionReview};
use crate::reason::{Reason, Side, Signed};
use crate::review::{Hindsight, Review};

/// Between the fields of a decision.
const FIELD: char = '|';
/// Between the items of a list.
const ITEM: &str = ";";
/// Begins the first line, and that of what was possible in hindsight.
const REVIEW: &str = "review";
const HINDSIGHT: &str = "hindsight";
const FINISHED: &str = "finished";
const UNFINISHED: &str = "unfinished";
/// Stands for a joker where a symbol is named.
const JOKER: &str = "joker";

/// A figure in thousandths.
fn thousandths(points: f64) -> i64 {
    (1000.0 * points).round() as i64
}

/// The words of a line, each read as what is wanted.
struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn of(line: &'a str) -> Self {
        Self(line.split(' '))
    }

    fn word<T: FromStr>(&mut self) -> Option<T> {
        self.0.next()?.parse().ok()
    }

    fn points(&mut self) -> Option<f64> {
        self.word::<i64>().map(|thousandths| thousandths as f64 / 1000.0)
    }

    fn side(&mut self) -> Option<Side> {
        Some(Side { before: self.word()?, best: self.word()?, other: self.word()? })
    }

    /// Nothing may be left.
    fn end<T>(mut self, value: T) -> Option<T> {
        self.0.next().is_none().then_some(value)
    }
}

fn joined(list: impl IntoIterator<Item = impl Display>, between: &str) -> String {
    list.into_iter().map(|item| item.to_string()).collect::<Vec<String>>().join(between)
}

impl Review {
    /// A line with the figures of the game, one for hindsight where there is some, and one a decision.
    pub fn to_text(&self) -> String {
        let state = if self.finished { FINISHED } else { UNFINISHED };
        let [expected, total] = [self.expected, self.total].map(thousandths);
        let mut text = format!(
            "{REVIEW} {} {} {state} {expected} {total} {} {}",
            self.seat, self.modules, self.points, self.nodes
        );
        if let Some(Hindsight { total, bound }) = self.hindsight {
            // Writing to a text cannot fail.
            let _ = write!(text, "\n{HINDSIGHT} {total} {bound}");
        }
        for decision in &self.decisions {
            text.push('\n');
            text.push_str(&decision.to_text());
        }
        text
    }

    /// Reads what [`Self::to_text`] wrote.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut lines = text.lines().peekable();
        let mut head = Words::of(lines.next()?.strip_prefix(REVIEW)?.strip_prefix(' ')?);
        let (seat, modules) = (head.word()?, head.word()?);
        let state: String = head.word()?;
        let finished = state == FINISHED;
        if !finished && state != UNFINISHED {
            return None;
        }
        let (expected, total) = (head.points()?, head.points()?);
        let (points, nodes) = (head.word()?, head.word()?);
        head.end(())?;
        let hindsight = match lines.next_if(|line| line.starts_with(HINDSIGHT)) {
            Some(line) => {
                let mut words = Words::of(line);
                words.word::<String>()?;
                let hindsight = Hindsight { total: words.word()?, bound: words.word()? };
                Some(words.end(hindsight)?)
            }
            None => None,
        };
        let decisions = lines.map(DecisionReview::from_text).collect::<Option<_>>()?;
        Some(Self { seat, modules, expected, total, points, finished, nodes, decisions, hindsight })
    }
}

impl DecisionReview {
    /// One line.
    pub fn to_text(&self) -> String {
        let figures = [self.before, self.expected, self.luck, self.loss, self.error, self.after];
        let alternatives = self.alternatives.iter().map(|it| {
            let [loss, error] = [it.loss, it.error].map(thousandths);
            format!("{} {loss} {error}", it.action)
        });
        let fields = [
            format!("{} {}", self.round, self.turn),
            self.action.to_string(),
            self.best.to_string(),
            joined(figures.map(thousandths), " "),
            joined(alternatives, ITEM),
            joined(self.reasons.iter().map(reason_text), ITEM),
        ];
        fields.join(&FIELD.to_string())
    }

    /// Reads what [`Self::to_text`] wrote.
    pub fn from_text(line: &str) -> Option<Self> {
        let mut fields = line.split(FIELD);
        let mut place = Words::of(fields.next()?);
        let (round, turn) = (place.word()?, place.word()?);
        place.end(())?;
        let mut action = || fields.next()?.parse::<NamedAction>().ok();
        let (action, best) = (action()?, action()?);
        let mut figures = Words::of(fields.next()?);
        let mut figure = || figures.points();
        let (before, expected, luck) = (figure()?, figure()?, figure()?);
        let (loss, error, after) = (figure()?, figure()?, figure()?);
        figures.end(())?;
        let alternatives = items(fields.next()?).map(alternative).collect::<Option<_>>()?;
        let reasons = items(fields.next()?).map(reason).collect::<Option<_>>()?;
        if fields.next().is_some() {
            return None;
        }
        Some(Self {
            round,
            turn,
            action,
            best,
            before,
            expected,
            luck,
            loss,
            error,
            after,
            alternatives,
            reasons,
        })
    }
}

fn items(field: &str) -> impl Iterator<Item = &str> {
    field.split(ITEM).filter(|item| !item.is_empty())
}

/// An action may have spaces, its two figures have none.
fn alternative(text: &str) -> Option<Alternative> {
    let mut parts = text.rsplitn(3, ' ');
    let mut figure = || parts.next()?.parse::<i64>().ok().map(|thousandths| thousandths as f64 / 1000.0);
    let (error, loss) = (figure()?, figure()?);
    Some(Alternative { action: parts.next()?.parse().ok()?, loss, error })
}

fn reason_text(reason: &Reason) -> String {
    let side = |side: &Side| joined([side.before, side.best, side.other], " ");
    match reason {
        Reason::River { more, points } => format!("river {more} {points}"),
        Reason::Fullest(it) => format!("fullest {}", side(it)),
        Reason::Districts(it) => format!("districts {}", side(it)),
        Reason::TouristSites { visits, points } => format!("tourist-sites {} {points}", side(visits)),
        Reason::Interchanges { points } => format!("interchanges {}", side(points)),
        Reason::Objective { objective, have, need } => format!("objective {objective} {} {need}", side(have)),
        Reason::KeepsPower { power } => format!("keeps-power {power}"),
        Reason::UsesPower { power } => format!("uses-power {power}"),
        Reason::Opens { symbol, stations, cards } => {
            let symbol = symbol.map_or(JOKER, |symbol| symbol.name());
            format!("opens {symbol} {} {cards}", side(stations))
        }
        Reason::KeepsRoom { pencil, sections } => format!("keeps-room {pencil} {}", side(sections)),
        Reason::PointsNow(Signed { best, other }) => format!("points-now {best} {other}"),
    }
}

fn reason(text: &str) -> Option<Reason> {
    let (kind, rest) = text.split_once(' ')?;
    let mut words = Words::of(rest);
    let reason = match kind {
        "river" => Reason::River { more: words.word()?, points: words.word()? },
        "fullest" => Reason::Fullest(words.side()?),
        "districts" => Reason::Districts(words.side()?),
        "tourist-sites" => Reason::TouristSites { visits: words.side()?, points: words.word()? },
        "interchanges" => Reason::Interchanges { points: words.side()? },
        "objective" => {
            Reason::Objective { objective: words.word()?, have: words.side()?, need: words.word()? }
        }
        "keeps-power" => Reason::KeepsPower { power: words.word()? },
        "uses-power" => Reason::UsesPower { power: words.word()? },
        "opens" => {
            let symbol: String = words.word()?;
            let symbol = if symbol == JOKER { None } else { Some(symbol.parse().ok()?) };
            Reason::Opens { symbol, stations: words.side()?, cards: words.word()? }
        }
        "keeps-room" => Reason::KeepsRoom { pencil: words.word()?, sections: words.side()? },
        "points-now" => Reason::PointsNow(Signed { best: words.word()?, other: words.word()? }),
        _ => return None,
    };
    words.end(reason)
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Objective, Pencil, Power, Symbol};

    use super::*;

    fn review() -> Review {
        let side = Side { before: 1, best: 3, other: 2 };
        let action = |text: &str| text.parse::<NamedAction>().expect("an action");
        let reasons = vec![
            Reason::River { more: 1, points: 2 },
            Reason::Fullest(side),
            Reason::Districts(side),
            Reason::TouristSites { visits: side, points: 2 },
            Reason::Interchanges { points: side },
            Reason::Objective { objective: Objective::CentralDistrict, have: side, need: 9 },
            Reason::KeepsPower { power: Power::Double },
            Reason::UsesPower { power: Power::Switch },
            Reason::Opens { symbol: Some(Symbol::Pentagon), stations: side, cards: 2 },
            Reason::Opens { symbol: None, stations: side, cards: 1 },
            Reason::KeepsRoom { pencil: Pencil::Pink, sections: side },
            Reason::PointsNow(Signed { best: 2, other: -3 }),
        ];
        let [played, best] = [action("pass +circle d3"), action("d3-a3, a3-c5 +double")];
        let decision = DecisionReview {
            round: 2,
            turn: 9,
            action: played,
            best,
            before: 150.25,
            expected: 149.0,
            luck: -1.25,
            loss: 3.125,
            error: 0.5,
            after: 145.5,
            alternatives: vec![
                Alternative { action: best, loss: 0.0, error: 0.0 },
                Alternative { action: played, loss: 3.125, error: 0.5 },
            ],
            reasons,
        };
        let plain = DecisionReview { reasons: vec![], alternatives: vec![], round: 3, ..decision.clone() };
        Review {
            seat: 1,
            modules: 2,
            expected: 150.25,
            total: 141.0,
            points: 141,
            finished: true,
            nodes: 2000,
            decisions: vec![decision, plain],
            hindsight: Some(Hindsight { total: 190, bound: 201 }),
        }
    }

    #[test]
    fn a_written_review_reads_back_with_every_kind_of_reason() {
        let review = review();
        assert_eq!(Review::from_text(&review.to_text()), Some(review.clone()));
        let review = Review { finished: false, hindsight: None, decisions: vec![], ..review };
        assert_eq!(Review::from_text(&review.to_text()), Some(review));
    }

    #[test]
    fn a_text_that_was_cut_or_changed_is_no_review() {
        let text = review().to_text();
        let ends = text.lines().scan(0, |end, line| {
            *end += line.len() + 1;
            Some(*end - 1)
        });
        let whole: Vec<usize> = ends.collect();
        for (cut, _) in text.char_indices() {
            // What ends with a line, or in a list or number that may be shorter, is a shorter review; nothing else reads as one.
            if let Some(read) = Review::from_text(&text[..cut]) {
                assert!(read.decisions.len() < 2 || cut > whole[2], "{cut}");
            }
        }
        for (from, to) in [("review", "preview"), ("finished", "ended"), ("fullest", "emptiest"), ("|", "/")]
        {
            assert_eq!(Review::from_text(&text.replacen(from, to, 1)), None, "{from}");
        }
        assert_eq!(Review::from_text(""), None);
        assert_eq!(DecisionReview::from_text(&format!("{}|", text.lines().last().unwrap_or(""))), None);
    }
}
