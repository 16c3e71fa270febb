//! The short text form of a sheet without cards.

use std::fmt;
use std::str::FromStr;

use super::{DrawnLine, DrawnSheet};
use crate::pencil::{Objective, Pencil};
use crate::station::Point;
use crate::words::quote;
use crate::{NamedStep, Step};

/// What is wrong with the text of a sheet, and on which line of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnTextError {
    /// From 1; 0 where it is about the text as a whole.
    pub line: usize,
    /// What is wrong there.
    pub problem: DrawnTextProblem,
}

/// What can be wrong with the text of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum DrawnTextProblem {
    UnknownWord(String),
    LineTwice(Pencil),
    ObjectivesTwice,
    BadSection(String),
    BadCircle,
    BadObjectives,
    NoLine,
}

impl fmt::Display for DrawnTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        self.problem.fmt(f)
    }
}

impl fmt::Display for DrawnTextProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownWord(word) => {
                write!(f, "{word} begins no line of a sheet (purple, blue, pink, green, objectives)")
            }
            Self::LineTwice(pencil) => write!(f, "the {pencil} line a second time"),
            Self::ObjectivesTwice => f.write_str("the objectives a second time"),
            Self::BadSection(text) => write!(f, "{text} is no section: write two stations, as in ‘d3-a3’"),
            Self::BadCircle => f.write_str("+circle comes once, after the sections, with one station"),
            Self::BadObjectives => f.write_str("the objectives are two different ones"),
            Self::NoLine => f.write_str("no line is drawn on the sheet"),
        }
    }
}

impl std::error::Error for DrawnTextError {}

impl FromStr for DrawnSheet {
    type Err = DrawnTextError;

    fn from_str(text: &str) -> Result<Self, DrawnTextError> {
        let mut sheet = Self::default();
        for (i, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let mut words = line.split([' ', '\t', ',', '\r']).filter(|word| !word.is_empty());
            let Some(first) = words.next() else { continue };
            sheet.take(first, words).map_err(|problem| DrawnTextError { line: i + 1, problem })?;
        }
        if sheet.lines.is_empty() {
            return Err(DrawnTextError { line: 0, problem: DrawnTextProblem::NoLine });
        }
        Ok(sheet)
    }
}

impl DrawnSheet {
    fn take<'t>(
        &mut self,
        first: &str,
        words: impl Iterator<Item = &'t str>,
    ) -> Result<(), DrawnTextProblem> {
        if first == "objectives" {
            if self.objectives.is_some() {
                return Err(DrawnTextProblem::ObjectivesTwice);
            }
            // A third one is as wrong as a hundredth.
            let named: Option<Vec<Objective>> = words.take(3).map(|word| word.parse().ok()).collect();
            let both: Option<[Objective; 2]> = named.and_then(|named| named.try_into().ok());
            self.objectives = Some(both.filter(|[a, b]| a != b).ok_or(DrawnTextProblem::BadObjectives)?);
            return Ok(());
        }
        let pencil: Pencil = first.parse().map_err(|_| DrawnTextProblem::UnknownWord(quote(first)))?;
        if self.lines.iter().any(|line| line.pencil == pencil) {
            return Err(DrawnTextProblem::LineTwice(pencil));
        }
        self.lines.push(line(pencil, words)?);
        Ok(())
    }
}

fn line<'t>(pencil: Pencil, mut words: impl Iterator<Item = &'t str>) -> Result<DrawnLine, DrawnTextProblem> {
    let mut line = DrawnLine { pencil, sections: Vec::new(), circled: None };
    while let Some(word) = words.next() {
        if word == "+circle" {
            let station = words.next().and_then(|name| name.parse().ok());
            line.circled = Some(station.ok_or(DrawnTextProblem::BadCircle)?);
            return if words.next().is_some() { Err(DrawnTextProblem::BadCircle) } else { Ok(line) };
        }
        sections(word, &mut line.sections)?;
    }
    Ok(line)
}

/// `d3-a3`, or several that follow each other, `d3-a3-c5`.
fn sections(word: &str, sections: &mut Vec<NamedStep>) -> Result<(), DrawnTextProblem> {
    let bad = || DrawnTextProblem::BadSection(quote(word));
    let mut last: Option<Point> = None;
    let mut count = 0;
    for name in word.split('-') {
        let to: Point = name.parse().map_err(|_| bad())?;
        if let Some(from) = last.replace(to) {
            sections.push(Step { from, to });
            count += 1;
        }
    }
    if count == 0 { Err(bad()) } else { Ok(()) }
}

/// The sheet in its text form, a section a word.
impl fmt::Display for DrawnSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            write!(f, "{}", line.pencil)?;
            for section in &line.sections {
                write!(f, " {section}")?;
            }
            if let Some(station) = line.circled {
                write!(f, " +circle {station}")?;
            }
            writeln!(f)?;
        }
        match self.objectives {
            Some([a, b]) => writeln!(f, "objectives {a} {b}"),
            None => Ok(()),
        }
    }
}
