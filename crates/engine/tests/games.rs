//! Games through the engine: what a program may ask, and what it is told.

mod common;

use common::Client;
use serde_json::{Value, json};
use tubewright_rules::{Deal, Game, Record, Seat};

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text")).collect()
}

#[test]
fn a_whole_game_is_the_one_that_its_record_tells() {
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": "whole", "modules": {"objectives": true, "powers": true}}));
    let mut plays = 0;
    loop {
        let state = client.ok(json!({"op": "state", "seat": 0}))["state"].clone();
        if state["over"] == true {
            break;
        }
        let legal = client.ok(json!({"op": "legal"}));
        let actions = texts(&legal["actions"]);
        assert!(actions.contains(&"pass"));
        let best = client.ok(json!({"op": "best", "bot": "greedy"}));
        assert!(actions.contains(&best["action"].as_str().expect("a text")));
        let played = client.ok(json!({"op": "play", "action": best["action"]}));
        assert_eq!(played["action"], best["action"]);
        plays += 1;
    }
    assert!((20..=40).contains(&plays), "5 to 10 turns a round");
    assert_eq!(client.refused(json!({"op": "play", "action": "pass"})), "game-over");
    assert_eq!(client.refused(json!({"op": "legal"})), "game-over");

    let record = client.ok(json!({"op": "record"}))["record"].clone();
    let record = Record::from_json(record.to_string().as_bytes()).expect("a record");
    record.verify().expect("its cards are those of the seed");
    let game = Game::replay(&record).expect("a possible game");
    assert!(game.is_over());
    let score = client.ok(json!({"op": "score"}));
    let seat = game.seats().next().expect("a seat");
    assert_eq!(score["score"]["final"][0]["total"], game.score(seat).total);
    assert_eq!(score["score"]["solo"]["score"], game.solo().expect("a verdict").score);
    let lines = score["items"][0]["lines"].as_array().expect("lines");
    let points: u64 = lines.iter().map(|line| line["points"].as_u64().expect("points")).sum();
    assert_eq!(score["score"]["final"][0]["lines"], points);
}

#[test]
fn a_record_comes_back_as_it_was_sent_and_goes_on() {
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": "on", "names": ["a", "b", "c"], "modules": {"powers": true}}));
    for _ in 0..5 {
        for seat in 0..3 {
            let best = client.ok(json!({"op": "best", "seat": seat, "bot": "random", "seed": 4}));
            client.ok(json!({"op": "play", "seat": seat, "action": best["action"]}));
        }
    }
    client.ok(json!({"op": "play", "seat": 1, "action": "pass"}));
    let record = client.ok(json!({"op": "record"}))["record"].clone();
    let state = client.ok(json!({"op": "state"}))["state"].clone();

    let mut other = Client::new();
    let loaded = other.ok(json!({"op": "load", "record": record}));
    assert_eq!((&loaded["dealer"], &loaded["waiting"]), (&json!("seed"), &json!([0, 2])));
    assert_eq!(other.ok(json!({"op": "record"}))["record"], record);
    assert_eq!(other.ok(json!({"op": "state"}))["state"], state);
    for seat in [0, 2] {
        let played = other.ok(json!({"op": "play", "seat": seat, "action": "pass"}));
        assert_eq!(played["waiting"], if seat == 0 { json!([2]) } else { json!([0, 1, 2]) });
    }
}

#[test]
fn undo_takes_back_plays_to_the_first_and_the_same_cards_come_again() {
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": "undo", "seats": 2}));
    let whole = |client: &mut Client| client.ok(json!({"op": "state"}))["state"].clone();
    let mut states = vec![whole(&mut client)];
    for _ in 0..20 {
        let seat = states.last().expect("a state")["waiting"][0].clone();
        let action = client.ok(json!({"op": "best", "seat": seat, "bot": "greedy"}))["action"].clone();
        client.ok(json!({"op": "play", "seat": seat, "action": action}));
        states.push(whole(&mut client));
    }
    while states.len() > 1 {
        assert_eq!(whole(&mut client), states.pop().expect("a state"));
        client.ok(json!({"op": "undo"}));
    }
    assert_eq!(whole(&mut client), states[0]);
    assert_eq!(client.refused(json!({"op": "undo"})), "nothing-to-undo");
    assert_eq!(whole(&mut client), states[0]);

    // A seat takes back its own action while the turn is open, whoever acted after it.
    client.ok(json!({"op": "new", "seed": "undo", "seats": 3}));
    for seat in 0..2 {
        client.ok(json!({"op": "play", "seat": seat, "action": "pass"}));
    }
    let undone = client.ok(json!({"op": "undo", "seat": 0}));
    assert_eq!((&undone["seat"], &undone["waiting"]), (&json!(0), &json!([0, 2])));
    assert_eq!(client.refused(json!({"op": "undo", "seat": 0})), "nothing-to-undo");
    client.ok(json!({"op": "play", "seat": 0, "action": "pass"}));
    client.ok(json!({"op": "play", "seat": 2, "action": "pass"}));
    assert_eq!(client.refused(json!({"op": "undo", "seat": 2})), "nothing-to-undo", "all have acted");
}

#[test]
fn a_table_of_wood_reveals_its_own_cards() {
    let mut client = Client::new();
    let pencils = ["green", "pink", "blue", "purple"];
    let new = client.ok(json!({"op": "new", "dealer": "client", "pencils": pencils, "names": ["Ada"]}));
    assert_eq!((&new["waiting"], &new["turn"]), (&json!([]), &json!(0)));
    assert_eq!(client.refused(json!({"op": "play", "action": "pass"})), "not-waiting");
    for wrong in [json!(["street:switch"]), json!([]), json!(["x"]), json!(["street:joker", "street:circle"])]
    {
        assert_eq!(client.refused(json!({"op": "reveal", "cards": wrong})), "bad-cards");
    }
    let shown = client.ok(json!({"op": "reveal", "cards": ["street:switch", "street:circle"]}));
    assert_eq!(shown["waiting"], json!([0]));
    assert_eq!(client.refused(json!({"op": "reveal", "cards": ["street:joker"]})), "still-waiting");
    client.ok(json!({"op": "play", "action": "d3-a3"}));
    assert_eq!(client.refused(json!({"op": "reveal", "cards": ["street:circle"]})), "bad-cards");
    client.ok(json!({"op": "reveal", "cards": ["underground:joker"]}));
    // A card that was typed wrongly, then the play before it.
    assert_eq!(client.ok(json!({"op": "undo"})).get("action"), None);
    assert_eq!(client.ok(json!({"op": "undo"}))["action"], "d3-a3");
    assert_eq!(client.ok(json!({"op": "legal"}))["sections"], json!(["d3-a3", "d3-f1"]));
    let state = client.ok(json!({"op": "state"}))["state"].clone();
    assert_eq!((&state["dealer"], state.get("decks")), (&json!("client"), None));

    client.ok(json!({"op": "new", "seed": "ours"}));
    assert_eq!(client.refused(json!({"op": "reveal", "cards": ["street:joker"]})), "not-the-dealer");
}

#[test]
fn stacked_decks_are_dealt_from_the_top() {
    let cards: Vec<Vec<&str>> = Deal::from_seed("stack")
        .decks
        .iter()
        .map(|deck| deck.cards().iter().map(|card| card.name()).collect())
        .collect();
    let pencils = ["purple", "blue", "pink", "green"];
    let mut client = Client::new();
    client.ok(json!({"op": "new", "decks": cards, "pencils": pencils, "modules": {"objectives": ["thames", "districts"]}}));
    loop {
        let played = client.ok(json!({"op": "play", "action": "pass"}));
        if played["over"] == true {
            break;
        }
    }
    let state = client.ok(json!({"op": "state"}))["state"].clone();
    assert_eq!(state["modules"]["objectives"], json!(["thames", "districts"]));
    for (revealed, deck) in state["revealed"].as_array().expect("rounds").iter().zip(&cards) {
        let revealed = texts(revealed);
        assert_eq!(revealed, deck[..revealed.len()]);
    }
    assert_eq!(client.ok(json!({"op": "record"}))["record"].get("deal"), None);

    // A record goes on with decks that have its cards on top, and with no others.
    client.ok(json!({"op": "new", "decks": cards, "pencils": pencils}));
    client.ok(json!({"op": "play", "action": "pass"}));
    let record = client.ok(json!({"op": "record"}))["record"].clone();
    assert_eq!(client.ok(json!({"op": "load", "record": record, "decks": cards}))["dealer"], "decks");
    assert_eq!(client.ok(json!({"op": "load", "record": record}))["dealer"], "client");
    let mut others = cards.clone();
    others[0].rotate_left(1);
    assert_eq!(client.refused(json!({"op": "load", "record": record, "decks": others})), "bad-cards");
    let mut wrong = record.clone();
    wrong["deal"] = json!({"seed": "another"});
    assert_eq!(
        client.ok(json!({"op": "load", "record": wrong}))["dealer"],
        "client",
        "not that seed's cards"
    );
}

#[test]
fn a_seat_is_told_nothing_that_it_may_not_know() {
    // Two stacks that agree on the cards of the first three turns.
    let deck = *Deal::from_seed("secret").decks[0].cards();
    let seen = if deck[..3].iter().any(|card| card.name() == "street:switch") { 4 } else { 3 };
    let stack = |turned: bool| -> Vec<Vec<&'static str>> {
        let mut cards = deck;
        if turned {
            cards[seen..].reverse();
        }
        vec![cards.iter().map(|card| card.name()).collect(); 4]
    };
    let talk = |turned: bool| {
        let mut client = Client::new();
        let pencils = ["purple", "blue", "pink", "green"];
        client.ok(json!({"op": "new", "decks": stack(turned), "pencils": pencils, "seats": 2}));
        let mut said = Vec::new();
        for turn in 0..3 {
            said.push(client.ok(json!({"op": "state", "seat": 1})));
            said.push(client.ok(json!({"op": "legal", "seat": 1})));
            said.push(client.ok(json!({"op": "best", "seat": 1, "bot": "search:nodes=300"})));
            said.push(client.ok(json!({"op": "advice", "seat": 1, "nodes": 300})));
            // What seat 0 draws now stays hidden until both have acted.
            let hidden = client.ok(json!({"op": "state", "seat": 1}))["state"].clone();
            let action = client.ok(json!({"op": "best", "seat": 0, "bot": "greedy"}))["action"].clone();
            client.ok(json!({"op": "play", "seat": 0, "action": action}));
            assert_eq!(client.ok(json!({"op": "state", "seat": 1}))["state"], hidden);
            if turn < 2 {
                client.ok(json!({"op": "play", "seat": 1, "action": "pass"}));
            }
        }
        said
    };
    assert_eq!(talk(false), talk(true));
}

#[test]
fn setups_that_cannot_be_played_are_refused_and_the_game_stays() {
    let mut client = Client::new();
    assert_eq!(client.refused(json!({"op": "state"})), "no-game");
    client.ok(json!({"op": "new", "seed": "stays"}));
    let before = client.ok(json!({"op": "state"}))["state"].clone();
    let pencils = ["purple", "blue", "pink", "green"];
    let cases = [
        (json!({"seed": 7}), "bad-field"),
        (json!({"seed": "a", "decks": []}), "bad-setup"),
        (json!({"decks": []}), "bad-cards"),
        (json!({"decks": [[], [], [], []]}), "bad-cards"),
        (json!({"dealer": "me"}), "bad-field"),
        (json!({"dealer": "client"}), "bad-setup"),
        (json!({"seats": 0}), "bad-field"),
        (json!({"seats": 5}), "bad-field"),
        (json!({"seats": -1}), "bad-field"),
        (json!({"seats": 1e99}), "bad-field"),
        (json!({"names": []}), "bad-setup"),
        (json!({"names": ["a", "b"], "seats": 3}), "bad-setup"),
        (json!({"names": vec!["x"; 5]}), "bad-setup"),
        (json!({"pencils": ["purple", "blue", "pink", "pink"]}), "bad-setup"),
        (json!({"pencils": ["purple", "blue", "pink", "red"]}), "bad-setup"),
        (json!({"pencils": ["purple"]}), "bad-field"),
        (json!({"modules": {"objectives": ["thames"]}}), "bad-field"),
        (json!({"modules": {"objectives": ["thames", "thames"]}}), "bad-setup"),
        (json!({"modules": {"objectives": ["thames", "x"]}}), "bad-setup"),
        (json!({"modules": {"powers": {"purple": "joker"}}}), "bad-field"),
        (
            json!({"modules": {"powers": {"purple": "joker", "blue": "joker", "pink": "switch", "green": "double"}}}),
            "bad-setup",
        ),
        (json!({"modules": {"power": true}}), "bad-field"),
        (json!({"modules": true}), "bad-field"),
        (json!({"dealer": "client", "pencils": pencils, "modules": {"powers": true}}), "bad-setup"),
        (json!({"objectives": true}), "unknown-field"),
    ];
    for (mut request, reason) in cases {
        request["op"] = json!("new");
        assert_eq!(client.refused(request.clone()), reason, "{request}");
        assert_eq!(client.ok(json!({"op": "state"}))["state"], before);
    }
    let by_chance = client.ok(json!({"op": "new"}));
    assert_eq!(by_chance["dealer"], "seed");
    assert_eq!(client.ok(json!({"op": "state"}))["state"]["deal"]["seed"], "by chance");
}

#[test]
fn requests_that_ask_too_much_are_refused() {
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": "much", "seats": 2}));
    for (request, reason) in [
        (json!({"op": "play"}), "bad-field"),
        (json!({"op": "play", "seat": 0}), "bad-field"),
        (json!({"op": "play", "seat": 2, "action": "pass"}), "bad-field"),
        (json!({"op": "play", "seat": "0", "action": "pass"}), "bad-field"),
        (json!({"op": "play", "seat": 0, "action": "a1-a2"}), "bad-action"),
        (json!({"op": "play", "seat": 0, "action": "pass +double"}), "bad-action"),
        (json!({"op": "play", "seat": 0, "action": 3}), "bad-field"),
        (json!({"op": "legal"}), "bad-field"),
        (json!({"op": "best", "seat": 0, "bot": "chess"}), "unknown-bot"),
        (json!({"op": "best", "seat": 0, "bot": "search:nodes=99999999999"}), "bad-field"),
        (json!({"op": "best", "seat": 0, "nodes": 0}), "bad-field"),
        (json!({"op": "best", "seat": 0, "nodes": 10, "ms": 10}), "bad-field"),
        (json!({"op": "advice", "seat": 0, "ms": 999_999_999}), "bad-field"),
        (json!({"op": "advice", "seat": 0, "nodes": 1.5}), "bad-field"),
        (json!({"op": "undo", "seat": 7}), "bad-field"),
        (json!({"op": "load"}), "bad-field"),
        (json!({"op": "load", "record": {}}), "bad-record"),
        (json!({"op": "dance"}), "unknown-op"),
        (json!({"op": 7}), "bad-request"),
        (json!({}), "bad-request"),
    ] {
        assert_eq!(client.refused(request.clone()), reason, "{request}");
    }
}

#[test]
fn an_illegal_record_is_refused_with_its_place() {
    let mut client = Client::new();
    let record = json!({
        "format": "tubewright-record/1", "map": "london", "modules": {"objectives": null, "powers": null},
        "seats": [{"name": "", "pencils": ["green", "pink", "blue", "purple"]}],
        "rounds": [{"cards": ["street:circle", "underground:square"], "turns": [["d3-a3"], ["a3-d3"]]}],
    });
    let answer = client.line(json!({"id": "r", "op": "load", "record": record}).to_string().as_bytes());
    assert_eq!(answer["error"]["reason"], "already-on-line");
    assert_eq!([&answer["error"]["round"], &answer["error"]["turn"], &answer["error"]["seat"]], [1, 2, 1]);
}

#[test]
fn advice_keeps_to_its_budget_in_time() {
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": "time", "modules": {"objectives": true, "powers": true}}));
    for request in [json!({"op": "advice", "ms": 60}), json!({"op": "best", "bot": "champion", "ms": 60})] {
        let start = std::time::Instant::now();
        client.ok(request);
        assert!(start.elapsed().as_millis() >= 40, "it used what it was given");
        assert!(start.elapsed().as_millis() < 5_000, "{:?}", start.elapsed());
    }
}

#[test]
fn a_bot_is_named_with_the_budget_that_it_had() {
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": "budget"}));
    for (request, named) in [
        (json!({"op": "best", "nodes": 300}), "search:nodes=300"),
        (json!({"op": "best", "ms": 1}), "search:ms=1"),
        (json!({"op": "best", "bot": "search:ms=50", "nodes": 300}), "search:nodes=300"),
        (json!({"op": "best", "bot": "search:nodes=200"}), "search:nodes=200"),
        (json!({"op": "best", "bot": "champion", "nodes": 300}), "search:nodes=300"),
        (json!({"op": "best", "bot": "greedy", "nodes": 300}), "greedy"),
    ] {
        assert_eq!(client.ok(request.clone())["bot"], named, "{request}");
    }
}

#[test]
fn advice_on_the_last_turn_of_all_is_certain() {
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": "certain", "modules": {"objectives": true, "powers": true}}));
    let advice = loop {
        let advice = client.ok(json!({"op": "advice", "nodes": 50}))["advice"].clone();
        let action = client.ok(json!({"op": "best", "bot": "greedy"}))["action"].clone();
        if client.ok(json!({"op": "play", "action": action}))["over"] == true {
            client.ok(json!({"op": "undo"}));
            break advice;
        }
    };
    for item in advice.as_array().expect("a list") {
        assert_eq!(item["error"], 0.0);
        client.ok(json!({"op": "play", "action": item["action"]}));
        let total = client.ok(json!({"op": "score"}))["score"]["final"][0]["total"].clone();
        assert_eq!(item["expected"].as_f64(), total.as_f64(), "{item}");
        client.ok(json!({"op": "undo"}));
    }
}

#[test]
fn the_map_has_what_a_program_needs_to_think_for_itself() {
    let map = Client::new().ok(json!({"op": "map"}))["map"].clone();
    let count = |list: &str| map[list].as_array().expect("a list").len();
    assert_eq!((count("stations"), count("sections")), (53, 155));
    let sections = map["sections"].as_array().expect("a list");
    assert_eq!(sections.iter().filter(|section| section["under_river"] == true).count(), 24);
    let stations = map["stations"].as_array().expect("a list");
    assert_eq!(stations.iter().filter(|station| station["tourist_site"] == true).count(), 5);
    assert_eq!(map["departures"]["green"], "d3");
    for section in sections {
        for other in texts(&section["crosses"]) {
            let other = sections.iter().find(|section| section["name"] == other).expect("a section");
            assert!(texts(&other["crosses"]).contains(&section["name"].as_str().expect("a name")));
        }
    }
}

#[test]
fn a_line_in_the_state_is_told_in_an_order_in_which_it_can_be_drawn() {
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": "order"}));
    loop {
        let action = client.ok(json!({"op": "best", "bot": "regular"}))["action"].clone();
        if client.ok(json!({"op": "play", "action": action}))["over"] == true {
            break;
        }
    }
    let state = client.ok(json!({"op": "state", "seat": 0}))["state"].clone();
    let record = client.ok(json!({"op": "record"}))["record"].clone();
    let game =
        Game::replay(&Record::from_json(record.to_string().as_bytes()).expect("a record")).expect("a game");
    let seat: Seat = game.seats().next().expect("a seat");
    for (line, drawn) in state["seats"][0]["lines"].as_array().expect("lines").iter().zip(game.actions(seat))
    {
        let mut played: Vec<String> =
            drawn.iter().flat_map(|action| action.steps()).map(|step| game.board().step_text(step)).collect();
        let sections = texts(&line["sections"]);
        let mut on =
            vec![played.first().map_or("", |first| first.split('-').next().expect("a station")).to_owned()];
        for section in &sections {
            let (from, to) = section.split_once('-').expect("two stations");
            assert!(on.iter().any(|station| station == from), "{section} starts on the line");
            on.push(to.to_owned());
        }
        let mut sections: Vec<String> = sections.into_iter().map(str::to_owned).collect();
        sections.sort_unstable();
        played.sort_unstable();
        assert_eq!(sections, played);
    }
}
