//! The document of `tubewright review --json` and of the engine's `review`.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::class::Class;
use crate::decision::{Alternative, DecisionReview};
use crate::reason::Reason;
use crate::review::{Review, RoundReview};

/// Rounds and turns count from 1, seats from 0.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Document<'a> {
    /// The seats that were reviewed.
    pub seats: &'a [Review],
    /// What each decision was given.
    pub budget: Budget,
}

/// What a review may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Budget {
    /// Positions looked at for each turn that could have come.
    Nodes(u64),
    /// Milliseconds for each seat.
    Ms(u64),
}

/// No figure means anything beyond a millionth of a point.
fn figure(points: f64) -> f64 {
    let rounded = (points * 1e6).round() / 1e6;
    // Without the sign of a zero.
    rounded + 0.0
}

impl Serialize for Review {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rounds: Vec<RoundReview> = self
            .rounds()
            .iter()
            .map(|round| RoundReview { luck: figure(round.luck), loss: figure(round.loss) })
            .collect();
        let costliest = self.costliest(3).into_iter().map(|place| {
            let decision = &self.decisions[place];
            [decision.round + 1, decision.turn + 1]
        });
        let mut object = serializer.serialize_struct("Review", 14)?;
        object.serialize_field("seat", &self.seat)?;
        object.serialize_field("expected", &figure(self.expected))?;
        object.serialize_field("luck", &figure(self.luck()))?;
        object.serialize_field("loss", &figure(self.loss()))?;
        object.serialize_field("rest", &figure(self.rest()))?;
        object.serialize_field("total", &figure(self.total))?;
        object.serialize_field("points", &self.points)?;
        object.serialize_field("finished", &self.finished)?;
        object.serialize_field("as_good", &self.as_good())?;
        object.serialize_field("costliest", &costliest.collect::<Vec<_>>())?;
        object.serialize_field("grade", &self.grade())?;
        object.serialize_field("hindsight", &self.hindsight)?;
        object.serialize_field("rounds", &rounds)?;
        object.serialize_field("decisions", &self.decisions)?;
        object.end()
    }
}

#[derive(Serialize)]
struct JsonDecision<'a> {
    round: usize,
    turn: usize,
    action: String,
    best: String,
    loss: f64,
    error: f64,
    luck: f64,
    class: &'static str,
    as_good: bool,
    /// Before the cards, with them, and after the action.
    before: f64,
    expected: f64,
    after: f64,
    alternatives: Vec<Alternative>,
    reasons: &'a [Reason],
}

impl Serialize for DecisionReview {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rounded =
            |it: &Alternative| Alternative { loss: figure(it.loss), error: figure(it.error), ..*it };
        let json = JsonDecision {
            round: self.round + 1,
            turn: self.turn + 1,
            action: self.action.to_string(),
            best: self.best.to_string(),
            loss: figure(self.loss),
            error: figure(self.error),
            luck: figure(self.luck),
            class: self.class().name(),
            as_good: self.is_as_good(),
            before: figure(self.before),
            expected: figure(self.expected),
            after: figure(self.after),
            alternatives: self.alternatives.iter().map(rounded).collect(),
            reasons: &self.reasons,
        };
        json.serialize(serializer)
    }
}

impl Serialize for Class {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_has_the_promised_form() {
        let text = "review 0 1 unfinished 150000 148500 12 2000\nhindsight 190 200\n\
                    1 4|pass|d3-a3|150000 151000 1000 2500 400 148500|d3-a3 0 0;pass 2500 400|opens square 0 2 1 2";
        let review = Review::from_text(text).expect("a review");
        let document = Document { seats: &[review], budget: Budget::Nodes(2000) };
        let written = serde_json::to_string(&document).expect("a document");
        assert_eq!(
            written,
            concat!(
                r#"{"seats":[{"seat":0,"expected":150.0,"luck":1.0,"loss":2.5,"rest":0.0,"total":148.5,"points":12,"#,
                r#""finished":false,"as_good":0,"costliest":[[2,5]],"grade":null,"hindsight":{"total":190,"bound":200},"#,
                r#""rounds":[{"luck":0.0,"loss":0.0},{"luck":1.0,"loss":2.5}],"decisions":[{"round":2,"turn":5,"#,
                r#""action":"pass","best":"d3-a3","loss":2.5,"error":0.4,"luck":1.0,"class":"inaccuracy","as_good":false,"#,
                r#""before":150.0,"expected":151.0,"after":148.5,"alternatives":[{"action":"d3-a3","loss":0.0,"error":0.0},"#,
                r#"{"action":"pass","loss":2.5,"error":0.4}],"reasons":[{"kind":"opens","symbol":"square","#,
                r#""stations":{"before":0,"best":2,"other":1},"cards":2}]}]}],"budget":{"nodes":2000}}"#,
            )
        );
        let by_time = serde_json::to_string(&Budget::Ms(50)).expect("a budget");
        assert_eq!(by_time, r#"{"ms":50}"#);
    }
}
