//! Records as JSON: written with the help of the browser, read as the command line reads them.

mod reader;

use std::str::FromStr;

use js_sys::JSON;
use tubewright_rules::{
    BadRecordError, ByPencil, Card, DealNote, Entropy, MapName, Objective, Pencil, Power, ROUNDS, Record,
    RoundRecord, SeatSetup, Setup, UnknownWordError, quote,
};

use self::reader::{Read, Reader};

const FORMAT: &str = "tubewright-record/1";
/// What a deal says of its pencils where they are not the seed's.
const CHOSEN: &str = "chosen";

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
        let pencils = deal.pencils_chosen.then(|| CHOSEN.to_owned());
        let notes = [
            ("seed", &deal.seed),
            ("commitment", &deal.commitment),
            ("server_seed", &deal.server_seed),
            ("pencils", &pencils),
        ];
        let notes = notes.into_iter().filter_map(|(name, text)| Some((name, quoted(text.as_deref()?))));
        let brought = |it: &Entropy| {
            let (value, commitment) = (quoted(&it.value), quoted(&it.commitment));
            object([("seat", it.seat.to_string()), ("value", value), ("commitment", commitment)].into_iter())
        };
        let entropy = (!deal.entropy.is_empty()).then(|| ("entropy", list(deal.entropy.iter().map(brought))));
        object(notes.chain(entropy))
    });
    let action = |action: &Option<String>| action.as_deref().map_or("null".to_owned(), quoted);
    let round = |round: &RoundRecord| {
        let cards = list(round.cards.iter().map(|card| quoted(card.name())));
        let turns = list(round.turns.iter().map(|row| list(row.iter().map(action))));
        object([("cards", cards), ("turns", turns)].into_iter())
    };
    let mut fields = vec![
        ("format", quoted(FORMAT)),
        ("map", map(&record.map)),
        ("modules", object([("objectives", objectives), ("powers", powers)].into_iter())),
        ("seats", list(setup.seats.iter().map(seat))),
        ("rounds", list(record.rounds.iter().map(round))),
    ];
    fields.extend(deal.map(|deal| ("deal", deal)));
    object(fields.into_iter())
}

fn map(map: &MapName) -> String {
    match map {
        MapName::BuiltIn(name) => quoted(name),
        MapName::Drawn { name, hash, text } => {
            let fields = [("name", Some(name)), ("hash", Some(hash)), ("text", text.as_ref())];
            object(fields.into_iter().filter_map(|(field, value)| Some((field, quoted(value?)))))
        }
    }
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

/// Reads a record; what is not JSON of its shape is refused, with the same words as by the command line.
pub(crate) fn read(text: &str) -> Result<Record, BadRecordError> {
    let mut reader = Reader::new(text);
    let found = Found::read(&mut reader).and_then(|found| reader.end().map(|()| found));
    let found = found.map_err(BadRecordError::Json)?;
    if found.format != FORMAT {
        return Err(BadRecordError::UnknownFormat(quote(&found.format)));
    }
    let seat = |(name, pencils)| Ok(SeatSetup { name, pencils: known(pencils)? });
    let (objectives, powers) = found.modules;
    let setup = Setup {
        seats: found.seats.into_iter().map(seat).collect::<Result<_, BadRecordError>>()?,
        objectives: objectives.map(known).transpose()?,
        powers: powers.map(known).transpose()?.map(ByPencil::new),
    };
    let round = |(cards, turns): FoundRound| {
        let cards = cards.into_iter().collect::<Result<_, _>>().map_err(BadRecordError::Word)?;
        Ok(RoundRecord { cards, turns })
    };
    let rounds = found.rounds.into_iter().map(round).collect::<Result<_, BadRecordError>>()?;
    Ok(Record { map: found.map, setup, deal: found.deal, rounds })
}

/// A word of the game; one that is unknown is refused when the whole has been read.
type Word<T> = Result<T, UnknownWordError>;
/// Two objectives, and the powers by pencil.
type FoundModules = (Option<[Word<Objective>; 2]>, Option<[Word<Power>; 4]>);
/// A name and pencils by round.
type FoundSeat = (String, [Word<Pencil>; ROUNDS]);
/// Cards, and a row of actions for each turn.
type FoundRound = (Vec<Word<Card>>, Vec<Vec<Option<String>>>);

/// What a file has in the places of a record.
struct Found {
    format: String,
    map: MapName,
    modules: FoundModules,
    seats: Vec<FoundSeat>,
    deal: Option<DealNote>,
    rounds: Vec<FoundRound>,
}

impl Found {
    fn read(reader: &mut Reader<'_>) -> Read<Self> {
        let (mut format, mut map, mut modules) = (None, None, None);
        let (mut seats, mut deal, mut rounds) = (None, None, None);
        reader.object(|reader, name| match name {
            "format" => reader.once(&mut format, Reader::string),
            "map" => reader.once(&mut map, read_map),
            "modules" => reader.once(&mut modules, read_modules),
            "seats" => reader.once(&mut seats, |reader| reader.list(read_seat)),
            "deal" => reader.once(&mut deal, |reader| reader.option(read_deal)),
            "rounds" => reader.once(&mut rounds, |reader| reader.list(read_round)),
            _ => reader.ignore(),
        })?;
        Ok(Self {
            format: reader.needed(format, "format")?,
            map: reader.needed(map, "map")?,
            modules: reader.needed(modules, "modules")?,
            seats: reader.needed(seats, "seats")?,
            deal: deal.flatten(),
            rounds: reader.needed(rounds, "rounds")?,
        })
    }
}

fn read_map(reader: &mut Reader<'_>) -> Read<MapName> {
    if !reader.is_at_object() {
        return reader.string().map(MapName::BuiltIn);
    }
    let (mut name, mut hash, mut text) = (None, None, None);
    reader.object(|reader, field| match field {
        "name" => reader.once(&mut name, Reader::string),
        "hash" => reader.once(&mut hash, Reader::string),
        "text" => reader.once(&mut text, |reader| reader.option(Reader::string)),
        _ => reader.ignore(),
    })?;
    let (name, hash) = (reader.needed(name, "name")?, reader.needed(hash, "hash")?);
    Ok(MapName::Drawn { name, hash, text: text.flatten() })
}

fn read_modules(reader: &mut Reader<'_>) -> Read<FoundModules> {
    let (mut objectives, mut powers) = (None, None);
    reader.object(|reader, name| match name {
        "objectives" => reader.once(&mut objectives, |reader| reader.option(|reader| reader.array(word))),
        "powers" => reader.once(&mut powers, |reader| reader.option(read_powers)),
        _ => reader.ignore(),
    })?;
    Ok((objectives.flatten(), powers.flatten()))
}

fn read_powers(reader: &mut Reader<'_>) -> Read<[Word<Power>; 4]> {
    let (mut purple, mut blue, mut pink, mut green) = (None, None, None, None);
    reader.object(|reader, name| match name {
        "purple" => reader.once(&mut purple, word),
        "blue" => reader.once(&mut blue, word),
        "pink" => reader.once(&mut pink, word),
        "green" => reader.once(&mut green, word),
        _ => reader.ignore(),
    })?;
    Ok([
        reader.needed(purple, "purple")?,
        reader.needed(blue, "blue")?,
        reader.needed(pink, "pink")?,
        reader.needed(green, "green")?,
    ])
}

fn read_seat(reader: &mut Reader<'_>) -> Read<FoundSeat> {
    let (mut name, mut pencils) = (None, None);
    reader.object(|reader, field| match field {
        "name" => reader.once(&mut name, Reader::string),
        "pencils" => reader.once(&mut pencils, |reader| reader.array(word)),
        _ => reader.ignore(),
    })?;
    Ok((reader.needed(name, "name")?, reader.needed(pencils, "pencils")?))
}

fn read_deal(reader: &mut Reader<'_>) -> Read<DealNote> {
    let (mut seed, mut commitment, mut pencils, mut server_seed) = (None, None, None, None);
    reader.object(|reader, name| match name {
        "seed" => reader.once(&mut seed, |reader| reader.option(Reader::string)),
        "commitment" => reader.once(&mut commitment, |reader| reader.option(Reader::string)),
        "pencils" => reader.once(&mut pencils, is_chosen),
        "server_seed" => reader.once(&mut server_seed, |reader| reader.option(Reader::string)),
        _ => reader.ignore(),
    })?;
    let pencils_chosen = pencils.unwrap_or_default();
    // The command line checks how a sealed deal came about; here the cards alone are compared with the seed.
    let commitment = commitment.filter(|_| server_seed.flatten().is_none());
    Ok(DealNote {
        seed: seed.flatten(),
        commitment: commitment.flatten(),
        pencils_chosen,
        ..DealNote::default()
    })
}

/// Whatever else another program writes here says nothing to us.
fn is_chosen(reader: &mut Reader<'_>) -> Read<bool> {
    if reader.is_at_string() { Ok(reader.string()? == CHOSEN) } else { reader.skip().map(|()| false) }
}

fn read_round(reader: &mut Reader<'_>) -> Read<FoundRound> {
    let (mut cards, mut turns) = (None, None);
    let row = |reader: &mut Reader<'_>| reader.list(|reader| reader.option(Reader::string));
    reader.object(|reader, name| match name {
        "cards" => reader.once(&mut cards, |reader| reader.list(word)),
        "turns" => reader.once(&mut turns, |reader| reader.list(row)),
        _ => reader.ignore(),
    })?;
    Ok((reader.needed(cards, "cards")?, reader.needed(turns, "turns")?))
}

fn word<T: FromStr<Err = UnknownWordError>>(reader: &mut Reader<'_>) -> Read<Word<T>> {
    Ok(reader.string()?.parse())
}

/// All of them, if all are known.
fn known<T, const N: usize>(words: [Word<T>; N]) -> Result<[T; N], BadRecordError> {
    let words: Vec<T> = words.into_iter().collect::<Result<_, _>>().map_err(BadRecordError::Word)?;
    Ok(words.try_into().unwrap_or_else(|_| unreachable!("as many as there were")))
}

#[cfg(test)]
mod tests;
