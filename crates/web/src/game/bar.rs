//! The head of a game: menu, round and turn, and the pencils by round.

use leptos::prelude::*;
use tubewright_present::names;
use tubewright_texts::t;

use super::play::Play;
use crate::i18n::I18n;
use crate::icons::{icon, swatch};

/// The bar above the map.
pub(crate) fn bar(play: Play, menu: RwSignal<bool>) -> AnyView {
    let i18n = I18n::here();
    let round = move || play.see(|view| view.round + 1);
    let turn = move || play.see(|view| view.turn);
    let pencils = Memo::new(move |_| play.see(|view| (view.pencils, view.round)));
    let rounds = move || {
        let (pencils, now) = pencils.get();
        let one = |(round, pencil)| {
            view! {
                <li aria-current=(round == now).then_some("step") class:is-later=now < round>
                    {swatch(pencil)}
                    <span class="vh">{names::pencil(&i18n, pencil)}</span>
                </li>
            }
        };
        pencils.into_iter().enumerate().map(one).collect_view()
    };
    // Where a device goes from hand to hand, and to somebody who looks on, the sheet says whose it is.
    let is_named = play.table_now(|table| table.seat().is_none() || table.is_watched());
    let whose = is_named.then(|| {
        let name = move || play.name_of(i18n, play.see(|view| view.seat));
        view! { <p class="bar__name" data-testid="whose">{name}</p> }
    });
    view! {
        <header class="bar">
            <button
                type="button"
                class="btn btn--quiet btn--icon"
                id="menu"
                data-testid="menu"
                aria-haspopup="dialog"
                aria-label=move || t!(i18n, "game-menu")
                on:click=move |_| menu.set(true)
            >
                {icon("menu")}
            </button>
            <div class="bar__where">
                {whose}
                <p>
                    <span data-testid="round" data-round=round>
                        {move || t!(i18n, "game-round", round = round())}
                        <small>"\u{a0}" {move || t!(i18n, "game-of-four")}</small>
                    </span>
                    " · "
                    <span data-testid="turn" data-turn=turn>
                        {move || t!(i18n, "game-turn", turn = turn())}
                    </span>
                </p>
            </div>
            <ol class="rounds" aria-label=move || t!(i18n, "game-rounds")>{rounds}</ol>
        </header>
    }
    .into_any()
}
