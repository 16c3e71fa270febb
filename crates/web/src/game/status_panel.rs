//! The one place for words: what the cards ask for, what a choice brings, where to start, what is hinted at.

use leptos::prelude::*;
use tubewright_present::figures::signed;
use tubewright_present::hints::{self, Hint};
use tubewright_present::{TurnView, refusal, situation};
use tubewright_rules::{Action, Board, Step};
use tubewright_table::Command;
use tubewright_texts::t;

use super::hints::Hints;
use super::play::{Play, Reason, Refusal};
use crate::i18n::I18n;

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
                (None, Hints::None) => view! { <p>{situation::situation(&i18n, view)}</p> }.into_any(),
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
            let text = hints::action(&i18n, view.board(), action).replace(" → ", "→");
            let choose = move || match action {
                Action::Pass => play.pass(),
                action => play.preview(action),
            };
            pick(number.to_string(), text, Some(hint.figure(&i18n)), "pick pick--hint", choose)
        })
        .collect();
    view! {
        <p class="tell__head">{t!(i18n, "tell-hints")}</p>
        <div class="tell__list">{picks}</div>
    }
    .into_any()
}

/// Why something was refused.
pub(super) fn refusal(i18n: I18n, board: &Board, Refusal { reason, .. }: Refusal) -> String {
    match reason {
        Reason::Refused(why) => refusal::refused(&i18n, &why),
        Reason::Closed(station, why) => refusal::closed(&i18n, board.point(station), &why),
    }
}

/// What lies under the pencil, and what it brings.
fn preview(i18n: I18n, play: Play, view: &TurnView) -> AnyView {
    let more =
        situation::still_to_choose(&i18n, view).map(|more| view! { <span class="tell__more">{more}</span> });
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
    let changes =
        if gain.is_some() { situation::changes(&i18n, &view.before, &view.after) } else { String::new() };
    view! {
        <p><b>{hints::action(&i18n, view.board(), view.action)}</b> "\u{2002}" {changes} {more}</p>
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
