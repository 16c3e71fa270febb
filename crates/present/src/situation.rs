//! What is said on a turn: what the cards ask for, what a power still wants, what a choice brings, how near the end is.

use tubewright_rules::{Ending, Power, Score, Target};
use tubewright_table::Stage;
use tubewright_texts::{key, t};

use crate::lists::{listed, listed_apart};
use crate::turn_view::Choice;
use crate::{Phrases, TurnView, hints, names};

/// What the cards ask for while nothing is under the pencil; what is waited for where the person has not to act.
pub fn situation(texts: &dyn Phrases, view: &TurnView) -> String {
    match view.stage {
        Stage::Bots => return t!(texts, "tell-bots"),
        Stage::Tally(_) | Stage::Over => return t!(texts, "tell-round-over"),
        Stage::Person(_) => {}
    }
    let count = view.choices.len();
    if let Some(power) = view.power.filter(|_| view.draft.is_armed()) {
        return power_prompt(texts, power, count, false);
    }
    let Some(cards) = view.cards else { return String::new() };
    let symbol = match cards.card().target() {
        Some(Target::Symbol(symbol)) => symbol.name(),
        _ => "joker",
    };
    let asked = t!(texts, "tell-card", symbol = symbol);
    let switch = cards.has_switch().then(|| switch_effect(texts, view.call.is_some_and(|call| call.branch)));
    let open = t!(texts, "tell-open", count = count);
    let last = (view.ending == Ending::Now).then(|| t!(texts, "tell-last"));
    let parts = [Some(asked), switch, Some(open), last];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Whether a switch among the cards counts.
pub fn switch_effect(texts: &dyn Phrases, branches: bool) -> String {
    if branches { t!(texts, "tell-branch") } else { t!(texts, "tell-switch-early") }
}

/// What a power in use asks for, with so many sections open; of the double, whether the first is chosen.
pub fn power_prompt(texts: &dyn Phrases, power: Power, count: usize, has_first: bool) -> String {
    match power {
        Power::Circle => t!(texts, "tell-circle"),
        Power::Double if has_first => t!(texts, "tell-double-second"),
        Power::Double => t!(texts, "tell-double-first"),
        Power::Joker => t!(texts, "tell-joker", count = count),
        Power::Switch => t!(texts, "tell-switch", count = count),
    }
}

/// What the power in use still asks for after a section was chosen.
pub fn still_to_choose(texts: &dyn Phrases, view: &TurnView) -> Option<String> {
    let power = view.power.filter(|_| view.draft.is_armed())?;
    let more = matches!(view.action, tubewright_rules::Action::Draw(_));
    let more = more && matches!(power, Power::Double | Power::Circle);
    more.then(|| power_prompt(texts, power, view.choices.len(), true))
}

/// How near the end of the round is.
pub fn ending(texts: &dyn Phrases, ending: Ending) -> String {
    match ending {
        Ending::Now => t!(texts, "deck-last-turn"),
        Ending::Next(chance) => t!(texts, "deck-chance", percent = (100.0 * chance).round() as u32),
        Ending::Later(turns) => t!(texts, "deck-more", turns = turns),
    }
}

/// "Districts 3 → 4 · Stations 2 → 3": the figures that what is under the pencil changes, in the order of the sheet.
pub fn changes(texts: &dyn Phrases, before: &Score, after: &Score) -> String {
    let all = |score: &Score| {
        let line = score.lines.last();
        let [districts, stations, river] =
            line.map_or([0; 3], |line| [line.districts.len() as u32, line.stations, line.crossing_points()]);
        let met = score.objective_points();
        [districts, stations, river, score.tourist_points, score.interchange_points, met]
    };
    let keys = [
        key!("tell-districts"),
        key!("tell-stations"),
        key!("tell-river"),
        key!("tell-tourist"),
        key!("tell-interchanges"),
        key!("tell-objectives"),
    ];
    let (before, after) = (all(before), all(after));
    let changed = keys.iter().zip(before).zip(after).filter(|((_, before), after)| before != after);
    let changed: Vec<String> = changed
        .map(|((key, before), after)| {
            texts.format(key, &[("before", before.into()), ("after", after.into())])
        })
        .collect();
    if changed.is_empty() { t!(texts, "tell-unchanged") } else { changed.join("\u{a0}· ") }
}

/// What those hear who cannot see the page: the cards, and all that can be chosen with what each brings.
pub fn spoken_turn(texts: &dyn Phrases, view: &TurnView) -> String {
    let situation = situation(texts, view);
    if !matches!(view.stage, Stage::Person(_)) {
        return situation;
    }
    let choices = spoken_choices(texts, view);
    if view.draft.is_armed() {
        // The cards were said before the power was taken into use.
        return format!("{situation} {choices}");
    }
    let cards = view.cards.into_iter().flat_map(|turn| turn.cards());
    let turn = t!(
        texts,
        "say-turn",
        turn = view.turn,
        cards = listed(texts, cards.map(|card| names::card(texts, card))),
        situation = situation,
        choices = choices
    );
    if view.turn > 1 {
        return turn;
    }
    let round = t!(texts, "say-round", round = view.round + 1, pencil = view.pencil().name());
    format!("{round} {turn}")
}

/// What lies under the pencil, for those who listen, and what can still go with it.
pub fn spoken_preview(texts: &dyn Phrases, view: &TurnView) -> String {
    let action = hints::spoken(texts, view.board(), view.action);
    let preview = t!(texts, "say-preview", action = action, gain = view.gain());
    match still_to_choose(texts, view) {
        Some(more) => format!("{preview} {more} {}", spoken_choices(texts, view)),
        None => preview,
    }
}

/// All that can be chosen, and what each brings.
fn spoken_choices(texts: &dyn Phrases, view: &TurnView) -> String {
    let board = view.board();
    let section = |choice: &Choice| {
        t!(texts, "say-choice", section = names::section(texts, board, choice.step), gain = choice.gain)
    };
    let circle = |station| {
        let circle = t!(texts, "circle-name", station = names::station(texts, board, station));
        t!(texts, "say-choice", section = circle, gain = view.circle_gain(station))
    };
    listed_apart(texts, view.choices.iter().map(section).chain(view.circles.map(circle)))
}

#[cfg(test)]
mod tests {
    use tubewright_table::{Command, LocalTable, Order};
    use tubewright_texts::{Language, Texts};

    use super::*;

    fn table() -> LocalTable {
        LocalTable::new(Order {
            modules: tubewright_rules::Modules { objectives: false, powers: true },
            ..Order::solo("situation")
        })
        .expect("a table")
        .0
    }

    fn view(table: &LocalTable) -> TurnView {
        TurnView::of(table, table.game().seats().next().expect("a seat"))
    }

    #[test]
    fn a_turn_says_how_many_sections_are_open_in_every_language() {
        let view = view(&table());
        let count = view.choices.len();
        let mut said = Language::ALL.map(|language| {
            let texts = Texts::embedded(language);
            let said = situation(&texts, &view);
            assert!(said.contains(&count.to_string()), "{said}");
            let spoken = spoken_turn(&texts, &view);
            assert!(spoken.contains(&said) && spoken.len() > 2 * said.len(), "{spoken}");
            said
        });
        said.sort_unstable();
        assert!(said.windows(2).all(|pair| pair[0] != pair[1]), "{said:#?}");
    }

    #[test]
    fn what_is_under_the_pencil_brings_what_was_promised_of_it() {
        let mut table = table();
        for choice in view(&table).choices {
            table.command(Command::Choose(choice.step)).expect("it is open");
            assert_eq!(view(&table).gain(), choice.gain);
        }
        let texts = Texts::embedded(Language::English);
        let now = view(&table);
        let unchanged = changes(&texts, &now.before, &now.before);
        assert_eq!(unchanged, "No points by itself.");
        assert!(now.gain() == 0 || changes(&texts, &now.before, &now.after) != unchanged);
        assert!(spoken_preview(&texts, &now).ends_with("Done confirms, Undo takes it back."));
    }

    #[test]
    fn each_power_asks_for_something_of_its_own() {
        let texts = Texts::embedded(Language::Italian);
        let mut said: Vec<String> =
            Power::ALL.into_iter().map(|power| power_prompt(&texts, power, 2, false)).collect();
        said.push(power_prompt(&texts, Power::Double, 2, true));
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), 5);
    }
}
