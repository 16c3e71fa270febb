//! A page and a server of different versions: the page is brought up to the server's, which `boot.js` carries out.

use super::api;
use crate::i18n::root;
use crate::storage;
use crate::update::say;

/// Said on the window: look whether there is a new version, and offer it.
const SOUGHT: &str = "update-sought";
/// Said on the window: nothing goes on before the new version is here.
const NEEDED: &str = "update-needed";

/// Where the version is kept for which the page was loaded anew.
const RELOADED: &str = "reloaded-for";

/// The server has said of which build it is. Both speak the same, so the visitor chooses when to change.
pub(super) fn compare(build: &str) {
    if !build.is_empty() && build != own() {
        seek();
    }
}

/// Has `boot.js` look for a new version.
pub(super) fn seek() {
    say(SOUGHT);
}

/// The server's version, if it is another than the page's and can be reached.
pub(super) async fn another() -> Option<String> {
    let worker = api::text("/sw.js").await?;
    let (_, rest) = worker.split_once("const VERSION = \"")?;
    let (version, _) = rest.split_once('"')?;
    (!own().ends_with(version)).then(|| version.to_owned())
}

/// Loads the page of that version, once: if an old one comes all the same, the visitor is not kept reloading for ever.
pub(super) fn change_to(version: &str) {
    if storage::read_for_this_visit(RELOADED).as_deref() != Some(version) {
        storage::write_for_this_visit(RELOADED, version);
        change();
    }
}

/// Loads the server's page, as the visitor wishes.
pub(super) fn change() {
    say(NEEDED);
}

/// The build of this page, `/build/VERSION`.
fn own() -> String {
    root().and_then(|root| root.dataset().get("build")).unwrap_or_default()
}
