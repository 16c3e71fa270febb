//! Scripts of commands at a table on one device.

use tubewright_rules::{Action, Board, Game, IllegalActionError, Modules, Pencil, Power, Seat, Step};
use tubewright_table::{Command, Effect, LocalTable, Order, OrderError, Player, Refused, SaveError, Stage};

fn solo(seed: &str) -> LocalTable {
    LocalTable::new(Order::solo(seed)).expect("it can be played").0
}

fn step(text: &str) -> Step {
    let action = Board::london().parse_action(text).expect("a section");
    action.steps().next().expect("it draws")
}

fn with_powers(seed: &str, first: Pencil) -> LocalTable {
    let mut pencils = Pencil::ALL;
    pencils.swap(0, first.index());
    let order = Order {
        modules: Modules { objectives: false, powers: true },
        pencils: Some(pencils),
        ..Order::solo(seed)
    };
    LocalTable::new(order).expect("it can be played").0
}

/// A solo table whose first pencil has this power.
fn holding(power: Power) -> LocalTable {
    let powers = Order::solo("london").deal().powers;
    let (pencil, _) = powers.iter().find(|&(_, &held)| held == power).expect("each power has a pencil");
    with_powers("london", pencil)
}

fn reloaded(table: &LocalTable) -> LocalTable {
    let again = LocalTable::from_text(&table.to_text()).expect("it was saved");
    assert_eq!((again.game(), again.draft()), (table.game(), table.draft()));
    assert_eq!(again.stage(), table.stage());
    again
}

/// Plays on with the last section open, or a pass, for people and bots alike, and saves after every command.
fn play_out(mut table: LocalTable) -> LocalTable {
    while table.stage() != Stage::Over {
        let asked: Vec<Seat> = table.asked().collect();
        for seat in asked {
            let action = *table.view(seat).actions().last().expect("one can always pass");
            table.command(Command::Act(seat, action)).expect("a legal action");
        }
        match table.stage() {
            Stage::Tally(_) => drop(table.command(Command::Next).expect("a tally")),
            Stage::Person(_) => match table.open().steps.last() {
                None => drop(table.command(Command::Pass).expect("passing is always allowed")),
                Some(&step) => {
                    table.command(Command::Choose(step)).expect("it is open");
                    table = reloaded(&table);
                    table.command(Command::Done).expect("it is legal");
                }
            },
            Stage::Bots | Stage::Over => {}
        }
        table = reloaded(&table);
    }
    table
}

#[test]
fn a_solo_game_goes_on_after_each_choice_to_the_end() {
    let table = play_out(solo("london"));
    assert_eq!(Game::replay(&table.record()).as_ref(), Ok(table.game()));
    table.record().verify().expect("the cards are the seed's");
}

#[test]
fn people_and_bots_act_on_every_turn_before_the_next_card() {
    let players =
        vec![Player::Person("Ann".into()), Player::Person("Ben".into()), Player::Bot("novice".into())];
    let order = Order { modules: Modules::BOTH, players, ..Order::solo("hamlet") };
    let (mut table, effects) = LocalTable::new(order).expect("three can play");
    let [ann, ben, bot] = table.game().seats().collect::<Vec<_>>()[..] else { panic!("three seats") };
    assert!(matches!(effects[..], [Effect::Revealed(_), Effect::Asked(seat)] if seat == bot));
    assert_eq!(table.stage(), Stage::Person(ann));
    assert_eq!(table.command(Command::Pass), Ok(vec![Effect::Acted(ann)]));
    assert_eq!(table.stage(), Stage::Person(ben));
    assert_eq!(table.command(Command::Pass), Ok(vec![Effect::Acted(ben)]));
    assert_eq!(table.stage(), Stage::Bots);
    assert_eq!(table.command(Command::Pass), Err(Refused::NotWaiting));
    let effects = table.command(Command::Act(bot, Action::Pass)).expect("a pass");
    assert!(matches!(effects[..], [Effect::Acted(_), Effect::Revealed(_), Effect::Asked(_)]));
    let table = play_out(table);
    assert_eq!(table.record().setup.seats[1].name, "Ben");
}

#[test]
fn the_persons_own_order_of_pencils_holds_and_the_others_follow() {
    let own = [Pencil::Pink, Pencil::Green, Pencil::Blue, Pencil::Purple];
    for bots in 0..4 {
        let mut order = Order { pencils: Some(own), ..Order::solo("london") };
        order.players.extend((0..bots).map(|_| Player::Bot("novice".into())));
        let (table, _) = LocalTable::new(order).expect("the pencils pass to the left");
        assert_eq!(table.game().setup().seats[0].pencils, own);
    }
}

#[test]
fn orders_that_cannot_be_met_are_refused() {
    let refused = |order: Order| LocalTable::new(order).map(|_| ()).expect_err("it cannot be played");
    let bots = |count| vec![Player::Bot("novice".into()); count];
    assert_eq!(refused(Order { players: bots(2), ..Order::solo("x") }), OrderError::NoPerson);
    let players = [vec![Player::Person(String::new())], bots(4)].concat();
    assert_eq!(refused(Order { players, ..Order::solo("x") }), OrderError::TooManySeats(5));
    let pencils = Some([Pencil::Pink; 4]);
    assert_eq!(refused(Order { pencils, ..Order::solo("x") }), OrderError::NotFourPencils);
}

#[test]
fn a_choice_can_be_changed_and_taken_back_until_it_is_confirmed() {
    let mut table = solo("london");
    let before = table.game().clone();
    assert_eq!(table.command(Command::Done), Err(Refused::NothingToConfirm));
    assert_eq!(table.command(Command::Undo), Err(Refused::NothingToUndo));
    let open = table.open().steps;
    for &step in &open {
        table.command(Command::Choose(step)).expect("it is open");
        assert_eq!(table.drafted(), Action::Draw(step));
    }
    assert_eq!(table.open().steps, open, "the others can still be chosen");
    table.command(Command::Undo).expect("there is a section");
    assert_eq!((table.drafted(), table.game()), (Action::Pass, &before));
    table.command(Command::Choose(open[0])).expect("it is open");
    table.command(Command::Done).expect("it is legal");
    assert_eq!(table.command(Command::Undo), Err(Refused::NothingToUndo), "the next card is out");
}

#[test]
fn a_pass_can_wait_under_the_pencil_until_it_is_confirmed() {
    let mut table = solo("pass");
    let first = table.open().steps[0];
    table.command(Command::Choose(first)).expect("it is open");
    table.command(Command::TryPass).expect("one can always pass");
    assert!(table.draft().is_pass() && table.draft().is_playable());
    assert_eq!(table.drafted(), Action::Pass, "the section is gone from under the pencil");
    reloaded(&table);

    table.command(Command::Undo).expect("there is a pass to take back");
    assert!(table.draft().is_empty());
    table.command(Command::TryPass).expect("one can always pass");
    table.command(Command::Choose(first)).expect("it is open still");
    assert_eq!((table.draft().is_pass(), table.drafted()), (false, Action::Draw(first)));

    table.command(Command::TryPass).expect("one can always pass");
    table.command(Command::Done).expect("there is something to confirm");
    let seat = table.game().seats().next().expect("a seat");
    assert_eq!(table.game().actions(seat), [[Action::Pass]]);
    assert!(table.draft().is_empty());
}

#[test]
fn what_a_rule_forbids_never_gets_under_the_pencil() {
    let mut table = solo("london");
    let refused = table.command(Command::Choose(step("a1-b1"))).expect_err("not on the line");
    assert!(matches!(refused, Refused::Illegal(IllegalActionError::NotOnLine(_))), "{refused}");
    assert!(table.draft().is_empty());
    assert_eq!(table.command(Command::Arm), Err(Refused::NoPower));
    assert_eq!(table.command(Command::Next), Err(Refused::NoTally));
    let seat = table.game().seats().next().expect("a seat");
    assert_eq!(table.command(Command::Act(seat, Action::Pass)), Err(Refused::NotABot));
}

#[test]
fn a_person_takes_the_turn_back_while_a_bot_thinks() {
    let mut order = Order::solo("london");
    order.players.push(Player::Bot("novice".into()));
    let (mut table, _) = LocalTable::new(order).expect("two can play");
    let first = table.open().steps[0];
    table.command(Command::Choose(first)).expect("it is open");
    table.command(Command::Done).expect("it is legal");
    assert_eq!(table.stage(), Stage::Bots);
    assert!(table.can_undo());
    table.command(Command::Undo).expect("the bot has not acted");
    assert_eq!(table.drafted(), Action::Draw(first), "it lies under the pencil again");
}

#[test]
fn the_double_power_asks_for_a_first_section_then_a_second() {
    let mut table = holding(Power::Double);
    let first = table.open().steps[0];
    table.command(Command::Arm).expect("unspent");
    table.command(Command::Choose(first)).expect("it is open");
    assert_eq!(table.drafted(), Action::Draw(first), "one section alone spends nothing");
    let second = *table.open().steps.first().expect("a second one is open after the first");
    table.command(Command::Choose(second)).expect("it is open");
    assert_eq!(table.drafted(), Action::Double(first, second));
    let mut undone = reloaded(&table);
    undone.command(Command::Undo).expect("the second goes");
    assert_eq!(undone.drafted(), Action::Draw(first));
    undone.command(Command::Undo).expect("the first goes");
    assert!(undone.draft().is_armed());
    undone.command(Command::Undo).expect("the power goes");
    assert!(undone.draft().is_empty());
    table.command(Command::Done).expect("it is legal");
    let spent = table.command(Command::Arm).expect_err("once a round");
    assert_eq!(spent, Refused::Illegal(IllegalActionError::PowerSpent(Power::Double)));
}

#[test]
fn the_joker_power_opens_more_sections_and_putting_it_away_closes_them() {
    let mut table = holding(Power::Joker);
    let plain = table.open().steps;
    table.command(Command::Arm).expect("unspent");
    let open = table.open();
    assert!(open.steps.len() > plain.len() && plain.iter().all(|step| open.steps.contains(step)));
    let further = *open.steps.iter().find(|step| !plain.contains(step)).expect("one more");
    table.command(Command::Choose(further)).expect("the power opens it");
    assert_eq!(table.drafted(), Action::Joker(further));
    table.command(Command::Disarm).expect("it is in use");
    assert!(table.draft().is_empty(), "without the power the section is closed");
    table.command(Command::Choose(plain[0])).expect("open without the power");
    table.command(Command::Arm).expect("unspent");
    table.command(Command::Disarm).expect("in use");
    assert_eq!(table.drafted(), Action::Draw(plain[0]), "a plain section stays");
}

#[test]
fn the_circle_power_goes_with_a_section_or_without() {
    let mut table = holding(Power::Circle);
    let departure = table.game().sheet(table.game().seats().next().expect("a seat")).ends().first();
    let departure = departure.expect("a line has an end");
    table.command(Command::Arm).expect("unspent");
    assert!(table.open().circles.contains(departure));
    table.command(Command::Circle(departure)).expect("on the line");
    assert_eq!(table.drafted(), Action::Circle(None, departure));
    let first = table.open().steps[0];
    table.command(Command::Choose(first)).expect("it is open");
    assert_eq!(table.drafted(), Action::Circle(Some(first), departure));
    table.command(Command::Circle(first.to)).expect("just reached");
    assert_eq!(table.drafted(), Action::Circle(Some(first), first.to));
    let other = table.open().steps.into_iter().find(|step| step.to != first.to);
    let other = other.expect("another station is open");
    table.command(Command::Choose(other)).expect("it is open");
    assert_eq!(table.drafted(), Action::Draw(other), "the circle went with its station");
}

#[test]
fn every_legal_action_can_be_put_under_the_pencil_whole() {
    for power in Power::ALL {
        let mut table = holding(power);
        let seat = table.game().seats().next().expect("a seat");
        for action in table.view(seat).actions() {
            table.command(Command::Preview(action)).expect("it is legal");
            assert_eq!(table.drafted(), action);
        }
    }
}

#[test]
fn texts_that_are_no_table_are_refused() {
    let text = solo("london").to_text();
    let error = |text: &str| LocalTable::from_text(text).map(|_| ()).expect_err("it is no table");
    assert_eq!(error(""), SaveError::UnknownFormat);
    assert_eq!(error(&text.replacen("table/1", "table/2", 1)), SaveError::UnknownFormat);
    assert_eq!(error(&text.replacen("person", "ghost", 1)), SaveError::UnknownFormat);
    assert_eq!(error(&text.replacen("person", "bot", 1)), SaveError::Order(OrderError::NoPerson));
    assert_eq!(error(&format!("{text} | pass")), SaveError::Seats);
    assert_eq!(error(&format!("{text}\n-")), SaveError::TooManyTurns, "nobody has acted on the first turn");
    let illegal = text.strip_suffix('-').map(|start| format!("{start}a1-b1")).expect("nobody has acted");
    assert!(matches!(error(&illegal), SaveError::Action(Refused::Illegal(_))));
    let kept = LocalTable::from_text(&text.replacen("plain pass", "plain a1-b1", 1)).expect("the rest holds");
    assert!(kept.draft().is_empty(), "a draft that does not fit is dropped");
}

#[test]
fn a_station_has_a_reason_to_be_closed_exactly_if_no_section_leads_there() {
    let agree = |table: &LocalTable, seat: Seat| {
        let (board, open) = (table.game().board(), table.open().steps);
        let (sheet, call) = (table.game().sheet(seat), table.game().call(seat).expect("it is waited for"));
        for to in board.stations() {
            let why = table.draft().why_closed(board, sheet, call, to);
            let leads = open.iter().any(|step| step.to == to);
            assert_eq!(why.is_none(), leads, "{}: {why:?}, {:?}", board.point(to), table.draft());
        }
    };
    for power in Power::ALL {
        let mut table = holding(power);
        let mut firsts = 0;
        // The whole first round, without the power and with it, and after each section that it could begin with.
        while let Stage::Person(seat) = table.stage() {
            agree(&table, seat);
            table.command(Command::Arm).expect("the power is not spent");
            agree(&table, seat);
            for first in table.open().steps {
                firsts += 1;
                table.command(Command::Choose(first)).expect("it is open");
                agree(&table, seat);
                table.command(Command::Undo).expect("it was chosen");
            }
            table.command(Command::Disarm).expect("it was in use");
            let next = table.open().steps.last().map_or(Command::Pass, |&step| Command::Choose(step));
            table.command(next).expect("it is open");
            if next != Command::Pass {
                table.command(Command::Done).expect("it is legal");
            }
        }
        assert!(firsts > 20, "{power:?}: {firsts}");
    }
}
