//! Whether anybody alone could have chosen the cards, as far as this page can know.

use leptos::prelude::*;
use tubewright_client::{Client, Seal};
use tubewright_present::lists::listed;
use tubewright_texts::t;

use super::state::Online;
use crate::i18n::I18n;

/// A line about the seed of the game.
pub(super) fn seal(online: Online) -> AnyView {
    let i18n = I18n::here();
    let state = Memo::new(move |_| online.client(Client::seal_state));
    let line = move || {
        let (word, text) = match state.get() {
            Seal::Open => return ().into_any(),
            Seal::Whole => ("whole", t!(i18n, "seal-whole")),
            Seal::Unchecked => ("unchecked", t!(i18n, "seal-unchecked")),
            Seal::Not => ("not", t!(i18n, "seal-not")),
            Seal::Broken => {
                let text = t!(i18n, "seal-broken");
                return view! { <p role="alert" data-testid="seal" data-seal="broken">{text}</p> }.into_any();
            }
        };
        view! { <p class="note" data-testid="seal" data-seal=word>{text}</p> }.into_any()
    };
    view! { {line} }.into_any()
}

/// Whose part of the seed did not come, so that the start was void.
pub(super) fn void_start(online: Online) -> AnyView {
    let i18n = I18n::here();
    let failed = Memo::new(move |_| online.client(|client| client.void_seats().to_vec()));
    let names = move || {
        let name = |seat: &u8| {
            let sitter = |snapshot: &tubewright_wire::Snapshot| {
                snapshot.seats.get(usize::from(*seat)).map(|it| it.sitter.name().to_owned())
            };
            online.see(sitter).flatten()
        };
        listed(&i18n, failed.get().iter().filter_map(name))
    };
    view! {
        <Show when=move || !failed.with(Vec::is_empty)>
            <p role="alert" data-testid="void-start">{move || t!(i18n, "seal-failed", names = names())}</p>
        </Show>
    }
    .into_any()
}
