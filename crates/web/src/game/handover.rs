//! Between two people with one device: whose turn it is, and nothing of what the other has drawn.

use leptos::prelude::*;
use tubewright_present::TurnView;
use tubewright_present::names;
use tubewright_table::Stage;
use tubewright_texts::t;

use super::dialog::cover;
use super::play::Play;
use crate::i18n::I18n;
use crate::icons::icon;

/// Asks for the next person, while the device is in nobody's hands.
pub(crate) fn handover(play: Play) -> AnyView {
    let next = Memo::new(move |_| match play.table(|table| table.stage()) {
        Stage::Person(seat) if play.holder.get().is_none() => Some(seat),
        _ => None,
    });
    let ask = move || next.get().map(|seat| window(play, seat));
    view! { {ask} }.into_any()
}

fn window(play: Play, seat: tubewright_rules::Seat) -> AnyView {
    let i18n = I18n::here();
    let name = names::player(&i18n, seat, &play.players()[seat.index()]);
    let pencil = play.now(TurnView::pencil);
    let take = Callback::new(move |()| {
        play.holder.set(Some(seat));
        super::focus::at_turn();
    });
    let content = view! {
        <div class="handover">
            {icon("people")}
            <h1 id="handover-h">{t!(i18n, "handover-title", name = name.clone())}</h1>
            <p>{t!(i18n, "handover-note")}</p>
        </div>
        <div class="dialog__foot">
            <button
                type="button"
                class="btn btn--primary btn--big"
                data-testid="handover"
                autofocus
                on:click=move |_| take.run(())
            >
                {t!(i18n, "handover-take", name = name)}
            </button>
        </div>
    };
    cover(&format!("pencil--{pencil}"), "handover-h", content.into_any())
}
