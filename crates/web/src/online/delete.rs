//! The host deletes a table, for everybody.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::key;

use super::state::Online;
use crate::controls::asked_twice;
use crate::route::Router;

/// The button for it; only the host sees it.
pub(super) fn delete_table(online: Online) -> AnyView {
    let router = Router::here();
    let is_host = Memo::new(move |_| {
        online.see(|snapshot| snapshot.you.is_some() && snapshot.you == snapshot.host).unwrap_or_default()
    });
    let delete = move |()| {
        spawn_local(async move {
            if online.delete().await {
                router.go("/tables");
            }
        });
    };
    let texts = [key!("table-delete"), key!("table-delete-sure"), key!("table-delete-now")];
    view! {
        <Show when=move || is_host.get()>{asked_twice("delete-table", texts, Callback::new(delete))}</Show>
    }
    .into_any()
}
