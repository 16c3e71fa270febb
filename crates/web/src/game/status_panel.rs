//! The one place for words: what the cards ask for, what a choice brings, where to start, what is hinted at.

use leptos::prelude::*;
use tubewright_rules::{Action, Board, Ending, Power, Step};
use tubewright_table::{Command, Stage};
use tubewright_texts::{key, t};

use super::hints::{Hint, Hints};
use super::names::{arrow, signed, signed_tenths};
use super::play::{Play, Refusal};
use super::turn_view::TurnView;
use crate::i18n::I18n;
use crate::lists::listed;
use crate::names::station_name;

/// The panel of words beside the cards.
pub(crate) fn status_panel(play: Play) -> AnyView {
    let i18n = I18n::here();
    let content = move || {
        let (picked, hints, refused) = (play.picked.get(), play.hints.get(), play.refused.get());
        play.see(|view| {
            if let Some(refused) = refused {
                return view! { <p>{refusal(i18n, view.board(), refused)}</p> }.into_any();
            }
            match (picked, hints) {
                (Some(to), _) => {
                    let ways: Vec<_> = view.ways(to).collect();
                    let to = view.board().point(to).to_string();
                    let gains = play.settings().gains.get();
                    let picks = ways.into_iter().zip('A'..).map(|(way, letter)| {
                        let from = view.board().point(way.step.from).to_string();
                        let choose = move || play.choose(way.step);
                        pick(letter.to_string(), from, gains.then(|| signed(way.gain)), "pick", choose)
                    });
                    let picks: Vec<AnyView> = picks.collect();
                    let ask = t!(i18n, "tell-ways", count = picks.len(), station = to);
                    view! { <p>{ask}</p> <div class="tell__list">{picks}</div> }.into_any()
                }
                _ if view.draft.is_playable() => preview(i18n, play, view),
                (None, Hints::Thinking { .. }) => view! { <p>{t!(i18n, "tell-thinking")}</p> }.into_any(),
                (None, Hints::Ready(hints)) => hint_list(i18n, play, view, &hints),
                (None, Hints::Failed) => view! { <p>{t!(i18n, "hints-failed")}</p> }.into_any(),
                (None, Hints::None) => view! { <p>{situation(i18n, view)}</p> }.into_any(),
            }
        })
    };
    view! { <div class="tell" data-testid="tell">{content}</div> }.into_any()
}

fn pick(
    tag: String,
    text: String,
    gain: Option<String>,
    class: &'static str,
    choose: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button type="button" class=class on:click=move |_| choose()>
            <span class="pick__tag">{tag}</span>
            <span class="pick__text">{text}</span>
            {gain.map(|gain| view! { <em>{gain}</em> })}
        </button>
    }
    .into_any()
}

fn hint_list(i18n: I18n, play: Play, view: &TurnView, hints: &[Hint]) -> AnyView {
    if hints.is_empty() {
        return view! { <p>{t!(i18n, "tell-no-hint")}</p> }.into_any();
    }
    let picks: Vec<AnyView> = hints
        .iter()
        .zip(1..)
        .map(|(hint, number): (_, u32)| {
            let action = hint.action;
            // Two sections say by themselves that the double is in use; the others' names are short.
            let text = action_text(i18n, view, action).replace(" → ", "→");
            let choose = move || match action {
                Action::Pass => play.command(Command::Pass),
                action => play.preview(action),
            };
            pick(
                number.to_string(),
                text,
                Some(signed_tenths(i18n.language(), hint.tenths)),
                "pick pick--hint",
                choose,
            )
        })
        .collect();
    view! {
        <p class="tell__head">{t!(i18n, "tell-hints")}</p>
        <div class="tell__list">{picks}</div>
    }
    .into_any()
}

/// Why something was refused, with the station that it is about.
pub(super) fn refusal(i18n: I18n, board: &Board, Refusal { reason, station, .. }: Refusal) -> String {
    let why = t!(i18n, "refusal", reason = reason);
    match station {
        Some(station) => t!(i18n, "refusal-at", station = station_name(i18n, board, station), why = why),
        None => why,
    }
}

/// An action in few signs: "d3 → a3", "d3 → a3 + joker".
fn action_text(i18n: I18n, view: &TurnView, action: Action) -> String {
    let board = view.board();
    let steps = listed(i18n, action.steps().map(|step| arrow(board, step)));
    let drawn = if steps.is_empty() { t!(i18n, "act-pass") } else { steps };
    match action {
        Action::Pass | Action::Draw(_) | Action::Double(..) => drawn,
        Action::Circle(_, station) => format!("{drawn} ◯ {}", board.point(station)),
        Action::Joker(_) => t!(i18n, "tell-with-joker", action = drawn),
        Action::Switch(_) => t!(i18n, "tell-with-switch", action = drawn),
    }
}

/// What the power in use still asks for after a section was chosen.
pub(super) fn still_to_choose(i18n: I18n, view: &TurnView) -> Option<String> {
    match (view.power.filter(|_| view.draft.is_armed()), view.action) {
        (Some(Power::Double), Action::Draw(_)) => Some(t!(i18n, "tell-double-second")),
        (Some(Power::Circle), Action::Draw(_)) => Some(t!(i18n, "tell-circle")),
        _ => None,
    }
}

/// What lies under the pencil, and what it brings.
fn preview(i18n: I18n, play: Play, view: &TurnView) -> AnyView {
    let more = still_to_choose(i18n, view).map(|more| view! { <span class="tell__more">{more}</span> });
    let keep = wasted(view).map(|step| {
        let put_away = move |_| {
            play.command(Command::Disarm);
            play.choose(step);
        };
        view! {
            <button type="button" class="pick pick--plain" data-testid="keep-power" on:click=put_away>
                <span>{t!(i18n, "tell-keep-power")}</span>
            </button>
        }
    });
    let gain = play.settings().gains.get().then(|| {
        view! { <span class="tell__gain" data-testid="gain">{signed(view.gain())}</span> }
    });
    let changes = if gain.is_some() { changes(i18n, view) } else { String::new() };
    view! {
        <p><b>{action_text(i18n, view, view.action)}</b> "\u{2002}" {changes} {more}</p>
        {keep}
        {gain}
    }
    .into_any()
}

/// The section under the pencil for which the power in use is not needed.
fn wasted(view: &TurnView) -> Option<Step> {
    let (Action::Joker(step) | Action::Switch(step)) = view.action else { return None };
    let call = view.call?;
    view.base.is_legal(view.board(), call, Action::Draw(step)).then_some(step)
}

/// "Districts 3 → 4, stations 2 → 3": the figures that change, in the order of the sheet.
fn changes(i18n: I18n, view: &TurnView) -> String {
    let line = |score: &tubewright_rules::Score| {
        let line = score.lines.last();
        line.map_or([0; 3], |line| [line.districts.len() as u32, line.stations, line.crossing_points()])
    };
    let all = |score: &tubewright_rules::Score| {
        let [districts, stations, river] = line(score);
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
    let (before, after) = (all(&view.before), all(&view.after));
    let changed = keys.iter().zip(before).zip(after).filter(|((_, before), after)| before != after);
    let changed: Vec<String> = changed
        .map(|((key, before), after)| i18n.format(key, &[("before", before.into()), ("after", after.into())]))
        .collect();
    if changed.is_empty() { t!(i18n, "tell-unchanged") } else { changed.join("\u{a0}· ") }
}

/// What the cards ask for while nothing is under the pencil.
pub(crate) fn situation(i18n: I18n, view: &TurnView) -> String {
    match view.stage {
        Stage::Bots => return t!(i18n, "tell-bots"),
        Stage::Tally(_) | Stage::Over => return t!(i18n, "tell-round-over"),
        Stage::Person(_) => {}
    }
    let armed = view.power.filter(|_| view.draft.is_armed());
    let count = view.choices.len();
    if let Some(power) = armed {
        return match power {
            Power::Circle => t!(i18n, "tell-circle"),
            Power::Double => t!(i18n, "tell-double-first"),
            Power::Joker => t!(i18n, "tell-joker", count = count),
            Power::Switch => t!(i18n, "tell-switch", count = count),
        };
    }
    let Some(cards) = view.cards else { return String::new() };
    let asks = match (cards.card().target(), cards.has_switch(), view.call) {
        (Some(tubewright_rules::Target::Symbol(symbol)), ..) => symbol.name(),
        _ => "joker",
    };
    let asked = t!(i18n, "tell-card", symbol = asks);
    let switch = match (cards.has_switch(), view.call.is_some_and(|call| call.branch)) {
        (false, _) => String::new(),
        (true, true) => t!(i18n, "tell-branch"),
        (true, false) => t!(i18n, "tell-switch-early"),
    };
    let open = t!(i18n, "tell-open", count = count);
    let last = if view.ending == Ending::Now { t!(i18n, "tell-last") } else { String::new() };
    let parts = [asked, switch, open, last];
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}
