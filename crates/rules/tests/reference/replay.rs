//! A whole record played through the rules, and the results in the form in which the command prints them.

use serde_json::{Value, json};

use super::board::Board;
use super::cards::{Turn, turns_of};
use super::legal::{further_sections, legal_first_sections};
use super::record::Record;
use super::score::{score, score_line};
use super::sheet::{State, judge};

/// Why a record is refused; round, turn and seat are counted from 1, and none for `bad-record`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) round: Option<usize>,
    pub(crate) turn: Option<usize>,
    pub(crate) seat: Option<usize>,
    pub(crate) reason: &'static str,
}

impl Refusal {
    const BAD_RECORD: Refusal = Refusal { round: None, turn: None, seat: None, reason: "bad-record" };

    pub(crate) fn to_json(&self) -> Value {
        let Refusal { round, turn, seat, reason } = self;
        json!({ "round": round, "turn": turn, "seat": seat, "reason": reason })
    }
}

/// The results, with the sections open on each turn if `legal` asks for them.
pub(crate) fn replay(board: &Board, record: &Value, legal: bool) -> Result<Value, Refusal> {
    let record = Record::from_json(board, record).ok_or(Refusal::BAD_RECORD)?;
    let seats = record.pencils.len();
    let mut states = vec![State::new(board, &record.powers); seats];
    let mut waiting = vec![false; seats];
    let mut rounds = Vec::new();
    for (r, round) in record.rounds.iter().enumerate() {
        for (state, pencils) in states.iter_mut().zip(&record.pencils) {
            state.start_line(&pencils[r]);
        }
        let mut turns = Vec::new();
        for (t, turn) in turns_of(&round.cards).iter().enumerate() {
            turns.push(open_to_all(&states, &waiting, turn));
            for seat in 0..seats {
                let action = round.actions.get(t).and_then(|row| row[seat].as_ref());
                let Some(action) = action else {
                    waiting[seat] = true;
                    continue;
                };
                states[seat] = judge(&states[seat], turn, action).map_err(|reason| Refusal {
                    round: Some(r + 1),
                    turn: Some(t + 1),
                    seat: Some(seat + 1),
                    reason,
                })?;
            }
        }
        let lines = states.iter().enumerate().map(|(seat, state)| {
            let line = state.lines.last().expect("the round has begun");
            score_line(board, seat, line)
        });
        let mut result = json!({ "lines": lines.collect::<Vec<_>>() });
        if legal {
            result["turns"] = Value::Array(turns);
        }
        rounds.push(result);
    }
    let mut results = score(&states, record.objectives.as_deref(), record.is_over());
    results["rounds"] = Value::Array(rounds);
    Ok(results)
}

/// One turn's entry under `--legal`; a seat that has not come to this turn yet has nothing open.
fn open_to_all(states: &[State], waiting: &[bool], turn: &Turn) -> Value {
    let open = |(state, &waits): (&State, &bool)| {
        if waits {
            return json!({ "sections": [], "with_power": [] });
        }
        let sections = legal_first_sections(state, turn.shows(), turn.has_switch_in_force());
        json!({ "sections": sections, "with_power": further_sections(state, turn) })
    };
    let seats: Vec<Value> = states.iter().zip(waiting).map(open).collect();
    json!({ "cards": turn.cards, "seats": seats })
}
