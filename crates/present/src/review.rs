//! What a review says: of one decision, of a whole game, and of how it was played.
//!
//! Reviews come in as plain values ([`tubewright_review`]), so no bot is linked. Points are said with one decimal.

use tubewright_review::{Alternative, Class, DecisionReview, Grade, Hindsight, Reason, Review, Theme};
use tubewright_rules::{Board, NamedAction, Symbol};
use tubewright_texts::{key, t};

use crate::figures::{signed, signed_tenths};
use crate::lists::listed_apart;
use crate::{Phrases, hints, names};

/// No more reasons than this make a sentence that is read.
const MAX_REASONS: usize = 3;
/// So many decisions are named as the costliest.
pub const COSTLIEST: usize = 3;

/// A labelled figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is.
    pub label: String,
    /// How much.
    pub figure: String,
}

/// A number of points as tenths, which need no floating point to be written.
fn tenths(points: f64) -> i32 {
    (10.0 * points).round() as i32
}

/// Points with one decimal: "158.2".
pub fn points(texts: &dyn Phrases, points: f64) -> String {
    texts.language().tenths(tenths(points))
}

/// Points with their sign: "+1.2", "±0".
pub fn signed_points(texts: &dyn Phrases, points: f64) -> String {
    signed_tenths(texts.language(), tenths(points))
}

/// Points with their standard error: "3.2 ± 0.5"; without one where there is none.
fn with_error(texts: &dyn Phrases, written: String, error: f64) -> String {
    if tenths(error) == 0 { written } else { format!("{written} ± {}", points(texts, error)) }
}

/// What it is called: "Review".
pub fn title(texts: &dyn Phrases) -> String {
    t!(texts, "review-title")
}

/// A class: "Mistake".
pub fn class(texts: &dyn Phrases, class: Class) -> String {
    t!(texts, "review-class", class = class.name())
}

/// How good a decision was: "As good as the best", or its class.
pub fn verdict(texts: &dyn Phrases, decision: &DecisionReview) -> String {
    if decision.is_as_good() { t!(texts, "review-as-good") } else { class(texts, decision.class()) }
}

/// "Round 2, turn 3".
pub fn place(texts: &dyn Phrases, decision: &DecisionReview) -> String {
    t!(texts, "look-place", round = decision.round + 1, turn = decision.turn + 1)
}

/// An action in few signs: "d3 → a3 + joker". One that is none of this board's is written as records write it.
pub fn action(texts: &dyn Phrases, board: &Board, action: NamedAction) -> String {
    board.locate(action).map_or_else(|_| action.to_string(), |action| hints::action(texts, board, action))
}

/// "Played: d3 → a3".
pub fn played(texts: &dyn Phrases, board: &Board, decision: &DecisionReview) -> String {
    t!(texts, "review-played", action = action(texts, board, decision.action))
}

/// "Best: d3 → f1".
pub fn best(texts: &dyn Phrases, board: &Board, decision: &DecisionReview) -> String {
    t!(texts, "review-best", action = action(texts, board, decision.best))
}

/// "Just as good: d3 → c4, pass": what comes to the same as the best, beside it and what was played; nothing where nothing does.
pub fn equal(texts: &dyn Phrases, board: &Board, decision: &DecisionReview) -> Option<String> {
    let others =
        |it: &&Alternative| it.is_as_good() && it.action != decision.best && it.action != decision.action;
    let others = decision.alternatives.iter().filter(others);
    let list = listed_apart(texts, others.map(|it| action(texts, board, it.action)));
    (!list.is_empty()).then(|| t!(texts, "review-equal", actions = list))
}

/// "Points lost: 3.2 ± 0.5"; never fewer than none.
pub fn lost(texts: &dyn Phrases, decision: &DecisionReview) -> String {
    let written = points(texts, decision.shown_loss());
    t!(texts, "review-lost", points = with_error(texts, written, decision.error))
}

/// A decision in one line: "Round 1, turn 2: d3 → a3 · luck +1.2 · lost 3.1 · Mistake".
pub fn line(texts: &dyn Phrases, board: &Board, decision: &DecisionReview) -> String {
    t!(
        texts,
        "review-line",
        place = place(texts, decision),
        action = action(texts, board, decision.action),
        luck = signed_points(texts, decision.luck),
        points = points(texts, decision.shown_loss()),
        verdict = verdict(texts, decision)
    )
}

/// "Luck of the cards: +1.2".
pub fn luck(texts: &dyn Phrases, decision: &DecisionReview) -> String {
    t!(texts, "review-luck", points = signed_points(texts, decision.luck))
}

/// "d3 → f1: −1.2 ± 0.4", or that it is as good.
pub fn alternative(texts: &dyn Phrases, board: &Board, it: &Alternative) -> String {
    let action = action(texts, board, it.action);
    if it.is_as_good() {
        return t!(texts, "review-alternative-equal", action = action);
    }
    let written = signed_points(texts, -it.loss);
    t!(texts, "review-alternative", action = action, points = with_error(texts, written, it.error))
}

/// One fact that speaks for the best action, as a part of a sentence.
pub fn reason(texts: &dyn Phrases, reason: &Reason) -> String {
    match *reason {
        Reason::River { more, points } => t!(texts, "review-reason-river", more = more, points = points),
        Reason::Fullest(it) => t!(texts, "review-reason-fullest", best = it.best, other = it.other),
        Reason::Districts(it) => t!(texts, "review-reason-districts", best = it.best, other = it.other),
        Reason::TouristSites { visits, points } => {
            t!(texts, "review-reason-tourist", best = visits.best, other = visits.other, points = points)
        }
        Reason::Interchanges { points } => {
            t!(texts, "review-reason-interchanges", best = points.best, other = points.other)
        }
        Reason::Objective { objective, have, need } => {
            let name = names::objective(texts, objective);
            if have.best >= need {
                t!(texts, "review-reason-objective-met", objective = name)
            } else {
                t!(
                    texts,
                    "review-reason-objective",
                    objective = name,
                    best = have.best,
                    need = need,
                    other = have.other
                )
            }
        }
        Reason::KeepsPower { power } => {
            t!(texts, "review-reason-keeps-power", power = names::power(texts, power))
        }
        Reason::UsesPower { power } => {
            t!(texts, "review-reason-uses-power", power = names::power(texts, power))
        }
        Reason::Opens { symbol, stations, .. } => t!(
            texts,
            "review-reason-opens",
            symbol = symbol.map_or("joker", Symbol::name),
            best = stations.best,
            other = stations.other
        ),
        Reason::KeepsRoom { pencil, sections } => t!(
            texts,
            "review-reason-room",
            pencil = pencil.name(),
            best = sections.best,
            other = sections.other
        ),
        Reason::PointsNow(it) => {
            t!(texts, "review-reason-now", best = signed(it.best), other = signed(it.other))
        }
    }
}

/// Why the best action is better than the one played, in one sentence; where that is not established, it says so.
pub fn why(texts: &dyn Phrases, board: &Board, decision: &DecisionReview) -> String {
    if decision.best == decision.action {
        return t!(texts, "review-why-best");
    }
    let action = action(texts, board, decision.best);
    if decision.is_as_good() {
        return t!(texts, "review-why-open", action = action);
    }
    let facts = decision.reasons.iter().take(MAX_REASONS).map(|fact| reason(texts, fact));
    let reasons = listed_apart(texts, facts);
    if reasons.is_empty() {
        t!(texts, "review-why-far", action = action)
    } else {
        t!(texts, "review-why", action = action, reasons = reasons)
    }
}

/// The sum of a game, term by term: expected, luck, what was lost, the rest, and what they make. As they are written, with
/// one decimal, they may differ from the last by a tenth or two; the rest takes that up, so that they add up to the reader.
pub fn sum(texts: &dyn Phrases, review: &Review) -> [Row; 5] {
    let [expected, luck, loss, total] =
        [review.expected, review.luck(), review.loss(), review.total].map(tenths);
    let rest = total - (expected + luck - loss);
    let language = texts.language();
    let last = if review.finished { key!("review-sum-total") } else { key!("review-sum-total-so-far") };
    [
        (key!("review-sum-expected"), language.tenths(expected)),
        (key!("review-sum-luck"), signed_tenths(language, luck)),
        (key!("review-sum-loss"), signed_tenths(language, -loss)),
        (key!("review-sum-rest"), signed_tenths(language, rest)),
        (last, language.tenths(total)),
    ]
    .map(|(key, figure)| Row { label: texts.get(key), figure })
}

/// What the rest is.
pub fn rest_note(texts: &dyn Phrases) -> String {
    t!(texts, "review-rest-note")
}

/// Each round that was begun: "Round 2: luck +1.2, lost 6.0".
pub fn rounds(texts: &dyn Phrases, review: &Review) -> Vec<String> {
    let round = |(place, round): (usize, &tubewright_review::RoundReview)| {
        let (luck, lost) = (signed_points(texts, round.luck), points(texts, round.loss));
        let name = t!(texts, "game-round", round = place + 1);
        t!(texts, "review-round", round = name, luck = luck, loss = lost)
    };
    review.rounds().iter().enumerate().map(round).collect()
}

/// "Decisions as good as the best: 31 of 37".
pub fn share(texts: &dyn Phrases, review: &Review) -> String {
    t!(texts, "review-good-share", good = review.as_good(), all = review.decisions.len())
}

/// One of the costliest decisions: "Round 2, turn 3: d3 → a3 lost 4.1; best was d3 → f1".
pub fn costly(texts: &dyn Phrases, board: &Board, decision: &DecisionReview) -> String {
    t!(
        texts,
        "review-costliest-line",
        place = place(texts, decision),
        action = action(texts, board, decision.action),
        points = points(texts, decision.shown_loss()),
        best = action(texts, board, decision.best)
    )
}

/// Where the losses lie among those of our own bots.
pub fn grade(texts: &dyn Phrases, grade: &Grade, loss: f64) -> String {
    let lost = points(texts, loss.max(0.0));
    let named = |level: &tubewright_review::TypicalLoss| {
        (names::level(texts, level.level.name()), points(texts, level.loss))
    };
    match (grade.better.as_ref().map(named), grade.worse.as_ref().map(named)) {
        (Some((better, less)), Some((worse, more))) => {
            t!(
                texts,
                "review-grade-between",
                points = lost,
                better = better,
                less = less,
                worse = worse,
                more = more
            )
        }
        (None, Some((worse, more))) => {
            t!(texts, "review-grade-least", points = lost, worse = worse, more = more)
        }
        (Some((better, less)), None) => {
            t!(texts, "review-grade-most", points = lost, better = better, less = less)
        }
        (None, None) => String::new(),
    }
}

/// What was possible with all cards known.
pub fn hindsight(texts: &dyn Phrases, hindsight: Hindsight) -> String {
    let Hindsight { total, bound } = hindsight;
    if hindsight.is_exact() {
        t!(texts, "review-hindsight", total = total)
    } else {
        t!(texts, "review-hindsight-bound", total = total, bound = bound)
    }
}

/// A whole review in lines: the sum, the rounds, the share of good decisions, the costliest, the grade, and hindsight.
pub fn summary(texts: &dyn Phrases, board: &Board, review: &Review) -> Vec<String> {
    if review.decisions.is_empty() {
        return vec![t!(texts, "review-nothing")];
    }
    let mut lines = Vec::new();
    if !review.finished {
        lines.push(t!(texts, "review-so-far"));
    }
    lines.extend(sum(texts, review).map(|row| format!("{}: {}", row.label, row.figure)));
    lines.push(rest_note(texts));
    lines.extend(rounds(texts, review));
    lines.push(share(texts, review));
    let costliest = review.costliest(COSTLIEST);
    if costliest.is_empty() {
        lines.push(t!(texts, "review-costliest-none"));
    } else {
        lines.push(t!(texts, "review-costliest"));
        for place in costliest {
            let decision = &review.decisions[place];
            lines.push(format!("  {}", costly(texts, board, decision)));
            lines.push(format!("    {}", why(texts, board, decision)));
        }
    }
    lines.extend(review.grade().map(|it| grade(texts, &it, review.loss())));
    lines.extend(review.hindsight.map(|it| hindsight(texts, it)));
    lines
}

/// What an exercise is about: "The Thames".
pub fn theme(texts: &dyn Phrases, theme: Theme) -> String {
    t!(texts, "puzzle-theme", theme = theme.name())
}

/// "Difficulty 3 of 5".
pub fn difficulty(texts: &dyn Phrases, difficulty: u8) -> String {
    t!(texts, "puzzle-difficulty", difficulty = difficulty.to_string())
}

#[cfg(test)]
mod tests {
    use tubewright_review::{Side, Signed};
    use tubewright_rules::{Objective, Pencil, Power};
    use tubewright_texts::{Language, Texts};

    use super::*;

    /// Three decisions of a finished game: a blunder, one that is not established, and the best.
    fn review() -> Review {
        let text = "review 0 0 finished 150000 140500 140 2000\n\
            0 0|d3-a3|d3-f1|150000 151200 1200 7100 500 144100|d3-f1 0 0;pass 200 500;d3-a3 7100 500|\
            fullest 3 5 4;districts 2 3 2;river 1 2;points-now 4 1\n\
            0 1|pass|a3-c5|144100 143000 -1100 800 500 142200|a3-c5 0 0;pass 800 500|\n\
            1 0|d3-a3|d3-a3|142200 140500 -1700 0 0 140500|d3-a3 0 0|";
        Review::from_text(text).expect("a review")
    }

    fn english() -> Texts {
        Texts::embedded(Language::English)
    }

    #[test]
    fn a_blunder_is_said_with_its_figures_and_the_three_weightiest_reasons() {
        let (texts, board, review) = (english(), Board::london(), review());
        let blunder = &review.decisions[0];
        assert_eq!(verdict(&texts, blunder), "Blunder");
        assert_eq!(place(&texts, blunder), "Round 1, turn 1");
        assert_eq!(played(&texts, board, blunder), "Played: d3 → a3");
        assert_eq!(best(&texts, board, blunder), "Best: d3 → f1");
        assert_eq!(equal(&texts, board, blunder).as_deref(), Some("Just as good: Pass"));
        assert_eq!(lost(&texts, blunder), "Points lost: 7.1 ± 0.5");
        assert_eq!(luck(&texts, blunder), "Luck of the cards: +1.2");
        let whole = "Round 1, turn 1: d3 → a3 · luck +1.2 · lost 7.1 · Blunder";
        assert_eq!(line(&texts, board, blunder), whole);
        assert_eq!(alternative(&texts, board, &blunder.alternatives[2]), "d3 → a3: −7.1 ± 0.5");
        assert_eq!(alternative(&texts, board, &blunder.alternatives[1]), "Pass: as good");
        assert_eq!(
            why(&texts, board, blunder),
            "d3 → f1 is better – stations in the fullest district: 5, not 4; districts of the line: 3, not 2; \
             sections under the Thames: 1 more (+2)."
        );
    }

    #[test]
    fn a_difference_that_is_not_established_is_called_so_and_no_error() {
        let (texts, board, review) = (english(), Board::london(), review());
        let open = &review.decisions[1];
        assert_eq!(verdict(&texts, open), "As good as the best");
        assert_eq!(why(&texts, board, open), "Whether a3 → c5 is better is not established.");
        assert_eq!(why(&texts, board, &review.decisions[2]), "Nothing better was found.");
        let far = DecisionReview { reasons: vec![], ..review.decisions[0].clone() };
        assert!(why(&texts, board, &far).starts_with("d3 → f1 makes more in the long run"));
        // Where an estimate prefers what was played nobody has won anything.
        let less = DecisionReview { loss: -0.2, error: 0.0, ..open.clone() };
        assert_eq!(lost(&texts, &less), "Points lost: 0.0");
    }

    #[test]
    fn the_sum_as_it_is_written_adds_up() {
        let review = Review { expected: 150.04, total: 140.46, ..review() };
        let rows = sum(&english(), &review);
        let figures = rows.each_ref().map(|row| row.figure.replace('−', "-").replace(['+', '±'], ""));
        let figures = figures.map(|figure| figure.parse::<f64>().expect("a number"));
        assert!((figures[..4].iter().sum::<f64>() - figures[4]).abs() < 1e-9, "{rows:?}");
        assert_eq!(rows[4].label, "Final score");
        let goes_on = Review { finished: false, ..review };
        assert_eq!(sum(&english(), &goes_on)[4].label, "Expected from here");
    }

    #[test]
    fn losses_are_compared_with_those_of_the_bots() {
        let texts = english();
        let said = |loss| grade(&texts, &tubewright_review::grade(0, loss), loss);
        let [best, .., worst] = tubewright_review::TYPICAL_LOSSES[0];
        let between = said((best.loss + tubewright_review::TYPICAL_LOSSES[0][1].loss) / 2.0);
        assert!(between.contains("between those of Champion") && between.contains("and Strong"), "{between}");
        assert!(said(-1.0).starts_with("Your losses, 0.0 points, are no more than"), "{}", said(-1.0));
        assert!(said(worst.loss + 9.0).ends_with(&format!("Novice ({:.1}).", worst.loss)));
    }

    #[test]
    fn every_reason_and_line_is_said_in_every_language() {
        let side = Side { before: 1, best: 3, other: 2 };
        let mut reasons = vec![
            Reason::River { more: 3, points: 6 },
            Reason::Fullest(side),
            Reason::Districts(side),
            Reason::TouristSites { visits: side, points: 2 },
            Reason::Interchanges { points: side },
            Reason::Objective { objective: Objective::Thames, have: side, need: 6 },
            Reason::Objective { objective: Objective::Thames, have: side, need: 3 },
            Reason::KeepsPower { power: Power::Double },
            Reason::UsesPower { power: Power::Double },
            Reason::Opens { symbol: None, stations: side, cards: 1 },
            Reason::PointsNow(Signed { best: 3, other: -2 }),
        ];
        reasons.extend(Symbol::ALL.map(|it| Reason::Opens { symbol: Some(it), stations: side, cards: 2 }));
        reasons.extend(Pencil::ALL.map(|pencil| Reason::KeepsRoom { pencil, sections: side }));
        let review = Review { hindsight: Some(Hindsight { total: 190, bound: 201 }), ..review() };
        let mut told = Language::ALL.map(|language| {
            let texts = Texts::embedded(language);
            let mut said: Vec<String> = reasons.iter().map(|it| reason(&texts, it)).collect();
            said.sort_unstable();
            assert!(said.windows(2).all(|pair| pair[0] != pair[1]), "{language}: {said:#?}");
            assert!(said.iter().all(|it| !it.contains(['{', '$'])), "{language}: {said:#?}");
            let figures = said.iter().filter(|it| it.contains('3')).count();
            // All but those about a power and the objective that is met.
            assert_eq!(figures, reasons.len() - 3, "{language}: {said:#?}");
            let lines = summary(&texts, Board::london(), &review);
            assert!(lines.len() > 12 && lines.iter().all(|line| !line.is_empty()), "{language}: {lines:#?}");
            assert!(lines.concat().contains("201") && lines.concat().contains("d3 → f1"), "{lines:#?}");
            said.extend(lines);
            said.push(title(&texts));
            said.extend(Class::ALL.map(|it| class(&texts, it)));
            said.extend(Theme::ALL.map(|it| theme(&texts, it)));
            said.push(difficulty(&texts, 3));
            said.join("\n")
        });
        told.sort_unstable();
        assert!(told.windows(2).all(|pair| pair[0] != pair[1]));
        let none = Review { decisions: vec![], ..review };
        assert_eq!(summary(&english(), Board::london(), &none), ["There is no decision to review yet."]);
    }
}
