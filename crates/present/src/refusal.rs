//! Why something cannot be done, for whoever plays.

use tubewright_rules::{ActionError, IllegalActionError, ParseActionError, Point, Target};
use tubewright_table::Refused;
use tubewright_texts::t;

use crate::{Phrases, names};

/// Why a written action cannot be played.
pub fn action(texts: &dyn Phrases, why: &ActionError) -> String {
    match why {
        ActionError::Parse(ParseActionError::TooManySections) => t!(texts, "refusal-too-many-sections"),
        ActionError::Parse(_) => t!(texts, "refusal-bad-action"),
        ActionError::Illegal(why) => illegal(texts, why),
    }
}

/// The rule against an action.
pub fn illegal(texts: &dyn Phrases, why: &IllegalActionError) -> String {
    let section = |from: &Point, to: &Point| format!("{from}-{to}");
    match why {
        IllegalActionError::PowerNotHeld(power) => {
            t!(texts, "refusal-power-not-held", power = names::power(texts, *power))
        }
        IllegalActionError::PowerSpent(power) => {
            t!(texts, "refusal-power-spent", power = names::power(texts, *power))
        }
        IllegalActionError::NoSuchSection(from, to) => {
            t!(texts, "refusal-no-such-section", from = from.to_string(), to = to.to_string())
        }
        IllegalActionError::NotOnLine(station) => {
            t!(texts, "refusal-not-on-line", station = station.to_string())
        }
        IllegalActionError::AlreadyOnLine(station) => {
            t!(texts, "refusal-already-on-line", station = station.to_string())
        }
        IllegalActionError::NotAnEnd(station) => {
            t!(texts, "refusal-not-an-end", station = station.to_string())
        }
        IllegalActionError::WrongSymbol(station, target) => {
            let symbol = match target {
                Target::Symbol(symbol) => symbol.name(),
                Target::Any => "",
            };
            t!(texts, "refusal-wrong-symbol", station = station.to_string(), symbol = symbol)
        }
        IllegalActionError::SectionTaken(from, to) => {
            t!(texts, "refusal-section-taken", section = section(from, to))
        }
        IllegalActionError::CrossesSection([from, to], [a, b]) => {
            t!(texts, "refusal-crosses-section", section = section(from, to), other = section(a, b))
        }
        // A rule that a later version adds has at least its own words.
        why => why.to_string(),
    }
}

/// Why no section leads to a station that was pointed at.
pub fn closed(texts: &dyn Phrases, station: Point, why: &IllegalActionError) -> String {
    match why {
        // The rules name two stations that no section joins; here only one of them was asked about.
        IllegalActionError::NoSuchSection(..) => {
            t!(texts, "refusal-no-way", station = station.to_string())
        }
        why => illegal(texts, why),
    }
}

/// Why a table does not do what was asked.
pub fn refused(texts: &dyn Phrases, why: &Refused) -> String {
    match why {
        Refused::Illegal(why) => illegal(texts, why),
        Refused::NotWaiting | Refused::NotABot => t!(texts, "refusal-not-waiting"),
        Refused::NoPower => t!(texts, "refusal-no-power"),
        Refused::NothingToConfirm => t!(texts, "refusal-nothing-to-confirm"),
        Refused::NothingToUndo => t!(texts, "refusal-nothing-to-undo"),
        Refused::NoTally => t!(texts, "refusal-no-tally"),
    }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Power, Symbol};
    use tubewright_texts::{Language, Texts};

    use super::*;

    #[test]
    fn every_refusal_is_a_sentence_of_its_own_in_every_language() {
        let [a, b, c, d] = ["d3", "a3", "d7", "c8"].map(|point| point.parse::<Point>().expect("a point"));
        let rules = [
            IllegalActionError::PowerNotHeld(Power::Joker),
            IllegalActionError::PowerSpent(Power::Joker),
            IllegalActionError::NoSuchSection(a, b),
            IllegalActionError::NotOnLine(a),
            IllegalActionError::AlreadyOnLine(a),
            IllegalActionError::NotAnEnd(a),
            IllegalActionError::WrongSymbol(a, Target::Symbol(Symbol::Square)),
            IllegalActionError::WrongSymbol(a, Target::Symbol(Symbol::Circle)),
            IllegalActionError::SectionTaken(a, b),
            IllegalActionError::CrossesSection([a, b], [c, d]),
        ];
        let others = [
            Refused::NotWaiting,
            Refused::NoPower,
            Refused::NothingToConfirm,
            Refused::NothingToUndo,
            Refused::NoTally,
        ];
        for language in Language::ALL {
            let texts = Texts::embedded(language);
            let mut said: Vec<String> = rules.iter().map(|why| illegal(&texts, why)).collect();
            said.push(closed(&texts, a, &rules[2]));
            said.extend(others.iter().map(|why| refused(&texts, why)));
            let count = said.len();
            assert!(said.iter().all(|said| said.ends_with(['.', '。']) && !said.contains('{')), "{said:#?}");
            said.sort_unstable();
            said.dedup();
            assert_eq!(said.len(), count, "{language}: {said:#?}");
        }
    }

    #[test]
    fn a_station_that_was_pointed_at_is_named() {
        let texts = Texts::embedded(Language::English);
        let [a, b] = ["d3", "j10"].map(|point| point.parse::<Point>().expect("a point"));
        let said = closed(&texts, b, &IllegalActionError::NoSuchSection(a, b));
        assert_eq!(said, "Not possible: no section leads to j10 from your line.");
        let said = closed(&texts, a, &IllegalActionError::AlreadyOnLine(a));
        assert_eq!(said, "Not possible: d3 is on the line already.");
    }
}
