//! Records as JSON, written and read with the browser's own JSON: a second reader would make the program larger.

use std::str::FromStr;

use js_sys::{Array, JSON, Reflect};
use tubewright_rules::{
    BadRecord, ByPencil, DealNote, JsonError, JsonFault, Pencil, ROUNDS, Record, RoundRecord, SeatSetup,
    Setup, UnknownWord,
};
use wasm_bindgen::{JsCast, JsValue};

const FORMAT: &str = "tubewright-record/1";

/// A record as JSON.
pub(crate) fn write(record: &Record) -> String {
    let setup = &record.setup;
    let objectives =
        setup.objectives.map_or("null".to_owned(), |both| list(both.iter().map(|one| quoted(one.name()))));
    let powers = setup.powers.map_or("null".to_owned(), |powers| {
        object(powers.iter().map(|(pencil, power)| (pencil.name(), quoted(power.name()))))
    });
    let seat = |seat: &SeatSetup| {
        let pencils = list(seat.pencils.iter().map(|pencil| quoted(pencil.name())));
        object([("name", quoted(&seat.name)), ("pencils", pencils)].into_iter())
    };
    let deal = record.deal.as_ref().map(|deal| {
        let pencils = deal.pencils_chosen.then(|| "chosen".to_owned());
        let notes = [("seed", &deal.seed), ("commitment", &deal.commitment), ("pencils", &pencils)];
        object(notes.into_iter().filter_map(|(name, text)| Some((name, quoted(text.as_deref()?)))))
    });
    let action = |action: &Option<String>| action.as_deref().map_or("null".to_owned(), quoted);
    let round = |round: &RoundRecord| {
        let cards = list(round.cards.iter().map(|card| quoted(card.name())));
        let turns = list(round.turns.iter().map(|row| list(row.iter().map(action))));
        object([("cards", cards), ("turns", turns)].into_iter())
    };
    let mut fields = vec![
        ("format", quoted(FORMAT)),
        ("map", quoted(&record.map)),
        ("modules", object([("objectives", objectives), ("powers", powers)].into_iter())),
        ("seats", list(setup.seats.iter().map(seat))),
        ("rounds", list(record.rounds.iter().map(round))),
    ];
    fields.extend(deal.map(|deal| ("deal", deal)));
    object(fields.into_iter())
}

fn quoted(text: &str) -> String {
    JSON::stringify(&text.into()).map_or_else(|_| "\"\"".to_owned(), Into::into)
}

fn list(parts: impl Iterator<Item = String>) -> String {
    format!("[{}]", parts.collect::<Vec<_>>().join(","))
}

fn object(fields: impl Iterator<Item = (&'static str, String)>) -> String {
    format!("{{{}}}", fields.map(|(name, value)| format!("\"{name}\":{value}")).collect::<Vec<_>>().join(","))
}

/// Reads a record; what is not JSON of its shape is refused.
pub(crate) fn read(text: &str) -> Result<Record, BadRecord> {
    let json = JSON::parse(text).map_err(|_| wrong("the file"))?;
    let format = string(&json, "format")?;
    if format != FORMAT {
        return Err(BadRecord::UnknownFormat(tubewright_rules::quote(&format)));
    }
    let modules = field(&json, "modules")?;
    let objectives = some(field(&modules, "objectives")?);
    let powers = some(field(&modules, "powers")?);
    let deal = some(field(&json, "deal")?);
    let note = |deal: JsValue| {
        let text = |name| some(field(&deal, name)?).map(|_| string(&deal, name)).transpose();
        let pencils_chosen = text("pencils").ok().flatten().as_deref() == Some("chosen");
        Ok::<_, BadRecord>(DealNote { seed: text("seed")?, commitment: text("commitment")?, pencils_chosen })
    };
    let setup = Setup {
        seats: array(&json, "seats")?.iter().map(|one| seat(&one)).collect::<Result<_, _>>()?,
        objectives: objectives.map(|both| words(&both, "objectives")).transpose()?,
        powers: powers.map(|powers| by_pencil(&powers)).transpose()?,
    };
    let rounds = array(&json, "rounds")?.iter().map(|one| round(&one)).collect::<Result<_, _>>()?;
    Ok(Record { map: string(&json, "map")?, setup, deal: deal.map(note).transpose()?, rounds })
}

fn wrong(what: &str) -> BadRecord {
    // The browser's reader does not say where it was.
    BadRecord::Json(JsonError { fault: JsonFault::Missing(what.to_owned()), line: 0, column: 0 })
}

fn some(value: JsValue) -> Option<JsValue> {
    (!value.is_null() && !value.is_undefined()).then_some(value)
}

fn field(object: &JsValue, name: &str) -> Result<JsValue, BadRecord> {
    Reflect::get(object, &name.into()).map_err(|_| wrong(name))
}

fn string(object: &JsValue, name: &str) -> Result<String, BadRecord> {
    field(object, name)?.as_string().ok_or_else(|| wrong(name))
}

fn array(object: &JsValue, name: &str) -> Result<Array, BadRecord> {
    field(object, name)?.dyn_into().map_err(|_| wrong(name))
}

fn word<T: FromStr<Err = UnknownWord>>(value: &JsValue) -> Result<T, BadRecord> {
    let text = value.as_string().ok_or_else(|| wrong("a word"))?;
    text.parse().map_err(BadRecord::Word)
}

/// So many words, neither more nor fewer.
fn words<T: FromStr<Err = UnknownWord>, const N: usize>(
    value: &JsValue,
    name: &str,
) -> Result<[T; N], BadRecord> {
    let list: &Array = value.dyn_ref().ok_or_else(|| wrong(name))?;
    let list: Vec<T> = list.iter().map(|one| word(&one)).collect::<Result<_, _>>()?;
    list.try_into().map_err(|_| wrong(name))
}

fn by_pencil<T: FromStr<Err = UnknownWord> + Copy>(object: &JsValue) -> Result<ByPencil<T>, BadRecord> {
    let [purple, blue, pink, green] = Pencil::ALL.map(|pencil| word(&field(object, pencil.name())?));
    Ok(ByPencil::new([purple?, blue?, pink?, green?]))
}

fn seat(json: &JsValue) -> Result<SeatSetup, BadRecord> {
    let pencils: [Pencil; ROUNDS] = words(&field(json, "pencils")?, "pencils")?;
    Ok(SeatSetup { name: string(json, "name")?, pencils })
}

fn round(json: &JsValue) -> Result<RoundRecord, BadRecord> {
    let row = |row: JsValue| {
        let row: Array = row.dyn_into().map_err(|_| wrong("a turn"))?;
        let action = |value: JsValue| {
            some(value).map(|value| value.as_string().ok_or_else(|| wrong("an action"))).transpose()
        };
        row.iter().map(action).collect()
    };
    Ok(RoundRecord {
        cards: array(json, "cards")?.iter().map(|card| word(&card)).collect::<Result<_, _>>()?,
        turns: array(json, "turns")?.iter().map(row).collect::<Result<_, _>>()?,
    })
}
