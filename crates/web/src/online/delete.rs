//! A table is deleted for everybody, or somebody takes their name off it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::key;

use super::state::Online;
use crate::controls::asked_twice;
use crate::route::Router;

/// The buttons for it: whoever may delete the table does; from a game that others played, one takes one's own name.
pub(super) fn delete_table(online: Online) -> AnyView {
    let router = Router::here();
    let others = Memo::new(move |_| online.client(|client| !client.other_people().is_empty()));
    let finished = Memo::new(move |_| online.client(tubewright_client::Client::is_finished));
    let seated = Memo::new(move |_| online.is_seated());
    let opener = Memo::new(move |_| online.client(tubewright_client::Client::is_opener));
    let belongs_to_all = Memo::new(move |_| finished.get() && others.get());
    let deletes = move || seated.get() && !belongs_to_all.get() && (opener.get() || !others.get());
    let leaves_no_name = move || seated.get() && belongs_to_all.get();
    let delete = move |whole: bool| {
        spawn_local(async move {
            if online.delete(whole).await {
                router.go("/tables");
            }
        });
    };
    let texts = [key!("table-delete"), key!("table-delete-sure"), key!("table-delete-now")];
    let name = [key!("table-no-name"), key!("table-no-name-sure"), key!("table-no-name-now")];
    view! {
        <Show when=deletes>
            {asked_twice("delete-table", texts, Callback::new(move |()| delete(true)))}
        </Show>
        <Show when=leaves_no_name>
            {asked_twice("no-name", name, Callback::new(move |()| delete(false)))}
        </Show>
    }
    .into_any()
}
