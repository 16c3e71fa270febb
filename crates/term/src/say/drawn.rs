//! Why a sheet without cards is refused: what is wrong with its text, or what cannot be on it.

use tubewright_rules::{DrawnTextError, DrawnTextProblem, SheetFault};
use tubewright_texts::{Texts, t};

use super::Say;

/// What is wrong with the text of a sheet, in one line.
pub fn drawn_text_refused(texts: &Texts, why: &DrawnTextError) -> String {
    let say = Say(texts);
    let problem = match &why.problem {
        DrawnTextProblem::UnknownWord(word) => t!(texts, "drawn-word", word = say.requoted(word)),
        DrawnTextProblem::LineTwice(pencil) => t!(texts, "drawn-line-twice", pencil = pencil.name()),
        DrawnTextProblem::ObjectivesTwice => t!(texts, "drawn-objectives-twice"),
        DrawnTextProblem::BadSection(text) => t!(texts, "drawn-section", text = say.requoted(text)),
        DrawnTextProblem::BadCircle => t!(texts, "drawn-circle"),
        DrawnTextProblem::BadObjectives => t!(texts, "drawn-objectives"),
        DrawnTextProblem::NoLine => t!(texts, "drawn-no-line"),
    };
    if why.line > 0 { t!(texts, "map-line", line = why.line, problem = problem) } else { problem }
}

/// What cannot be on a sheet, with the pencil and the reason's word before it, in one line.
pub fn fault_refused(texts: &Texts, fault: &SheetFault) -> String {
    let pencil = fault.pencil().name();
    let section = fault.section().map(|section| section.to_string()).unwrap_or_default();
    let station = fault.station().map(|station| station.to_string()).unwrap_or_default();
    let why = match fault {
        SheetFault::NoSuchSection(_, section) => {
            t!(texts, "record-no-such-section", from = section.from.to_string(), to = section.to.to_string())
        }
        SheetFault::SectionTaken(..) => t!(texts, "drawn-twice", section = section),
        SheetFault::CrossesSection(_, _, [a, b]) => {
            t!(texts, "record-crosses-section", section = section, other = format!("{a}-{b}"))
        }
        SheetFault::Loop(..) => t!(texts, "drawn-loop", section = section),
        SheetFault::NotJoined(..) => t!(texts, "drawn-not-joined", section = section, pencil = pencil),
        SheetFault::TooManySections(..) => t!(texts, "drawn-too-many-sections", section = section),
        SheetFault::TooManyBranches(..) => t!(texts, "drawn-too-many-branches", section = section),
        SheetFault::CircleOffLine(..) => t!(texts, "drawn-circle-off-line", station = station),
        SheetFault::SecondCircle(..) => t!(texts, "drawn-second-circle", station = station),
        fault => fault.to_string(),
    };
    format!("{pencil}: {}: {why}", fault.reason())
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Pencil, quote};

    use super::*;
    use crate::say::spoken::check;

    #[test]
    fn every_fault_of_a_sheet_is_explained() {
        let (pencil, section) = (Pencil::Green, "d3-a3".parse().expect("a section"));
        let point = |name: &str| name.parse().expect("a point");
        let faults = [
            SheetFault::NoSuchSection(pencil, section),
            SheetFault::SectionTaken(pencil, section),
            SheetFault::CrossesSection(pencil, section, [point("b2"), point("b4")]),
            SheetFault::Loop(pencil, section),
            SheetFault::NotJoined(pencil, section),
            SheetFault::TooManySections(pencil, section),
            SheetFault::TooManyBranches(pencil, section),
            SheetFault::CircleOffLine(pencil, point("d3")),
            SheetFault::SecondCircle(pencil, point("d3")),
        ];
        struct Named(SheetFault);
        impl std::fmt::Display for Named {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}: {}: {}", self.0.pencil(), self.0.reason(), self.0)
            }
        }
        check(&faults.map(Named), |texts, fault| fault_refused(texts, &fault.0));
    }

    #[test]
    fn every_mistake_in_the_text_of_a_sheet_is_explained() {
        let problems = [
            DrawnTextProblem::UnknownWord(quote("?")),
            DrawnTextProblem::LineTwice(Pencil::Green),
            DrawnTextProblem::ObjectivesTwice,
            DrawnTextProblem::BadSection(quote("?")),
            DrawnTextProblem::BadCircle,
            DrawnTextProblem::BadObjectives,
            DrawnTextProblem::NoLine,
        ];
        let at =
            |problem| [0, 7].map(|line| DrawnTextError { line, problem: DrawnTextProblem::clone(&problem) });
        check(&problems.iter().cloned().flat_map(at).collect::<Vec<_>>(), drawn_text_refused);
    }
}
