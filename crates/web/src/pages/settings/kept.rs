//! What is kept of a visitor, in their browser and on the server, and how to be rid of it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::{key, t};
use tubewright_wire::{DeleteMe, path};

use crate::controls::asked_twice;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::online::ask;
use crate::storage;

/// What the browser keeps.
pub(super) fn kept_here() -> AnyView {
    let i18n = I18n::here();
    let erase = |()| {
        storage::clear();
        // Everything that is open was read before; a new start is the plainest way to forget it too.
        let _ = window().location().set_href("/");
    };
    view! {
        <section class="panel set">
            <h2>{move || t!(i18n, "settings-kept")}</h2>
            <p class="note">{move || t!(i18n, "settings-kept-note")}</p>
            {asked_twice(
                "erase",
                [key!("settings-erase"), key!("settings-erase-sure"), key!("settings-erase-now")],
                Callback::new(erase),
            )}
        </section>
    }
    .into_any()
}

/// What the server keeps of those who have sat at its tables.
pub(super) fn kept_there() -> AnyView {
    let i18n = I18n::here();
    let deleted = RwSignal::new(None::<bool>);
    let delete = move |()| {
        deleted.set(None);
        spawn_local(async move {
            let done = ask(DeleteMe).await.is_ok();
            if done {
                // They open no seat any more.
                storage::forget_all("seat ");
            }
            deleted.try_set(Some(done));
        });
    };
    let outcome = move || {
        deleted
            .get()
            .map(|done| if done { t!(i18n, "settings-deleted") } else { t!(i18n, "settings-delete-failed") })
    };
    view! {
        <section class="panel set">
            <h2>{move || t!(i18n, "settings-server")}</h2>
            <p class="note">{move || t!(i18n, "settings-server-note")}</p>
            <a class="btn" data-testid="copy-data" href=path::ME download="tubewright-data.json">
                {icon("save")}
                {move || t!(i18n, "settings-copy")}
            </a>
            {asked_twice(
                "delete-data",
                [key!("settings-delete"), key!("settings-delete-sure"), key!("settings-delete-now")],
                Callback::new(delete),
            )}
            <p role="status" data-testid="data-deleted">{outcome}</p>
        </section>
    }
    .into_any()
}
