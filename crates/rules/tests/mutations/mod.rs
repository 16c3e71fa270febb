//! Small changes to a record's JSON, as a slip of the pen or of a program would make them.

use serde_json::{Value, json};
use tubewright_rules::{Board, Card, Objective, Pencil, Power, Rng};

/// Changes something at random; now and then nothing that matters.
pub(crate) fn mutate(record: &mut Value, rng: &mut Rng) {
    match rng.below(20) {
        0 => any_value(record, rng),
        1 => cards(record, rng),
        2 => rows(record, rng),
        3 => seats(record, rng),
        4 => modules(record, rng),
        5 => rounds(record, rng),
        // Most of what can be wrong is in the actions.
        _ => action(record, rng),
    }
}

fn pick<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    &list[rng.below(list.len() as u32) as usize]
}

/// A place in a list; `None` where it is empty.
fn place(list: &Value, rng: &mut Rng) -> Option<usize> {
    let length = list.as_array()?.len() as u32;
    (length > 0).then(|| rng.below(length) as usize)
}

fn list_mut(json: &mut Value) -> &mut Vec<Value> {
    json.as_array_mut().expect("records have lists here")
}

/// Anything instead of any value, however deep.
fn any_value(here: &mut Value, rng: &mut Rng) {
    if rng.below(4) > 0 {
        match here {
            Value::Array(list) if !list.is_empty() => {
                let place = rng.below(list.len() as u32) as usize;
                return any_value(&mut list[place], rng);
            }
            Value::Object(map) if !map.is_empty() => {
                let place = rng.below(map.len() as u32) as usize;
                return any_value(map.values_mut().nth(place).expect("the map is as long"), rng);
            }
            _ => {}
        }
    }
    let others =
        [json!(null), json!(true), json!(-7), json!(1e300), json!("x"), json!([]), json!([[]]), json!({})];
    *here = pick(&others, rng).clone();
}

fn cards(record: &mut Value, rng: &mut Rng) {
    let Some(round) = place(&record["rounds"], rng) else { return };
    let cards = &mut record["rounds"][round]["cards"];
    let Some(card) = place(cards, rng) else { return };
    let other = place(cards, rng).expect("there is a card");
    let cards = list_mut(cards);
    match rng.below(5) {
        0 => cards[card] = json!(pick(&Card::ALL, rng).name()),
        1 => cards.swap(card, other),
        2 => drop(cards.remove(card)),
        3 => cards.push(json!(pick(&Card::ALL, rng).name())),
        _ => cards[card] = json!("street:hexagon"),
    }
}

fn rows(record: &mut Value, rng: &mut Rng) {
    let Some(round) = place(&record["rounds"], rng) else { return };
    let rows = &mut record["rounds"][round]["turns"];
    let Some(row) = place(rows, rng) else { return };
    let rows = list_mut(rows);
    match rng.below(6) {
        0 => drop(rows.remove(row)),
        1 => drop(rows.pop()),
        2 => rows.push(rows[row].clone()),
        3 => rows.swap(row, 0),
        4 => list_mut(&mut rows[row]).push(json!("pass")),
        _ => drop(list_mut(&mut rows[row]).pop()),
    }
}

fn seats(record: &mut Value, rng: &mut Rng) {
    let seat = place(&record["seats"], rng).expect("a record has seats");
    let seats = list_mut(&mut record["seats"]);
    match rng.below(6) {
        0 => seats.swap(seat, 0),
        1 => drop(seats.remove(seat)),
        2 => seats.push(seats[seat].clone()),
        3 => list_mut(&mut seats[seat]["pencils"]).swap(0, 1 + rng.below(3) as usize),
        4 => list_mut(&mut seats[seat]["pencils"]).rotate_left(1),
        _ => seats[seat]["pencils"][rng.below(4) as usize] = json!(pick(&Pencil::ALL, rng).name()),
    }
}

fn modules(record: &mut Value, rng: &mut Rng) {
    let modules = &mut record["modules"];
    match rng.below(5) {
        0 => modules["objectives"] = json!(null),
        1 => {
            let two = [pick(&Objective::ALL, rng).name(), pick(&Objective::ALL, rng).name()];
            modules["objectives"] = json!(two);
        }
        2 => modules["powers"] = json!(null),
        3 => {
            let mut powers = Power::ALL.map(Power::name);
            rng.shuffle(&mut powers);
            let [purple, blue, pink, green] = powers;
            modules["powers"] = json!({ "purple": purple, "blue": blue, "pink": pink, "green": green });
        }
        _ => drop(modules.as_object_mut().expect("modules are an object").remove("powers")),
    }
}

fn rounds(record: &mut Value, rng: &mut Rng) {
    let Some(round) = place(&record["rounds"], rng) else { return };
    let rounds = list_mut(&mut record["rounds"]);
    match rng.below(4) {
        0 => drop(rounds.remove(round)),
        1 => rounds.push(rounds[round].clone()),
        2 => rounds.swap(round, 0),
        _ => rounds.push(json!({ "cards": [], "turns": [] })),
    }
}

fn action(record: &mut Value, rng: &mut Rng) {
    let board = if record["map"] == "hamlet" { Board::hamlet() } else { Board::london() };
    let Some(round) = place(&record["rounds"], rng) else { return };
    let rows = &mut record["rounds"][round]["turns"];
    let Some(row) = place(rows, rng) else { return };
    let other_row = place(rows, rng).expect("there is a row");
    let Some(seat) = place(&rows[row], rng) else { return };
    if rng.below(8) == 0 {
        let row = list_mut(&mut rows[row]);
        match rng.below(2) {
            0 => row.swap(seat, 0),
            _ => row[seat] = json!(null),
        }
        return;
    }
    let other = rows[other_row][seat].as_str().unwrap_or("pass").to_owned();
    let Some(text) = rows[row][seat].as_str() else { return };
    rows[row][seat] = json!(changed(board, text, &other, rng));
}

fn changed(board: &Board, text: &str, other: &str, rng: &mut Rng) -> String {
    let drawn = text.split(" +").next().unwrap_or_default();
    match rng.below(16) {
        0 => other.to_owned(),
        1 => format!("{drawn}, {other}"),
        2 => format!("{drawn}, {other} +double"),
        3 => format!("{drawn} +{}", pick(&Power::ALL, rng)),
        4 => format!("{drawn} +circle {}", point(rng)),
        5 => drawn.to_owned(),
        6 => drawn.split_once('-').map_or("pass".to_owned(), |(from, to)| format!("{to}-{from}")),
        7 => {
            let places: Vec<usize> = (0..=text.len()).filter(|&i| text.is_char_boundary(i)).collect();
            let (before, after) = text.split_at(*pick(&places, rng));
            format!("{before}{}{after}", pick(&[" ", ",", "+", "-", "é", "0", "\u{0}"], rng))
        }
        8 => format!("{}-{}", point(rng), point(rng)),
        9 => drawn
            .split_once('-')
            .map_or(format!("d3-{}", point(rng)), |(from, _)| format!("{from}-{}", point(rng))),
        10 => {
            drawn.split_once('-').map_or("pass +joker".to_owned(), |(_, to)| format!("{}-{to}", point(rng)))
        }
        _ => drawn.split_once('-').map_or("pass +switch".to_owned(), |(from, _)| neighbour(board, from, rng)),
    }
}

/// Another section from the same station: the one slip that can cross or repeat what is drawn.
fn neighbour(board: &Board, from: &str, rng: &mut Rng) -> String {
    let station = board.station(from).expect("the game was legal before it was changed");
    let sections: Vec<_> = board.at(station).iter().collect();
    let ends = board.ends(*pick(&sections, rng));
    let to = if ends[0] == station { ends[1] } else { ends[0] };
    format!("{from}-{}", board.point(to))
}

/// A point of the grid, with or without a station.
fn point(rng: &mut Rng) -> String {
    format!("{}{}", char::from(b'a' + rng.below(10) as u8), 1 + rng.below(10))
}
