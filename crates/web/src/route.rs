//! Addresses: which page each one is, and how links lead there without a new visit to the server.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlAnchorElement, HtmlElement, MouseEvent};

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `/`
    Home,
    /// `/play`, with the game in the query.
    Play,
    /// `/how-to-play`
    HowToPlay,
    /// `/rules`
    Rules,
    /// `/settings`
    Settings,
    /// `/about`
    About,
    /// `/tables`
    Tables,
    /// `/t/ID` and `/r/ID`; the id is in the address.
    Table,
    /// `/review`, with the game in the query, and `/r/ID/review`.
    Review,
    /// `/practice`
    Practice,
    /// Anything else.
    Missing,
}

impl Route {
    /// The page at the path of an address.
    fn of(path: &str) -> Self {
        let path = path.trim_end_matches('/');
        match path {
            "" => Self::Home,
            "/play" => Self::Play,
            "/how-to-play" => Self::HowToPlay,
            "/rules" => Self::Rules,
            "/settings" => Self::Settings,
            "/about" => Self::About,
            "/tables" => Self::Tables,
            "/review" => Self::Review,
            "/practice" => Self::Practice,
            _ if reviewed_in(path).is_some() => Self::Review,
            _ if table_in(path).is_some() => Self::Table,
            _ => Self::Missing,
        }
    }

    /// Is it one of the pages that every program to play has?
    pub(crate) const fn is_of_app(self) -> bool {
        !matches!(self, Self::Tables | Self::Table) && !self.is_of_study()
    }

    /// Is it one of the pages to learn from games?
    pub(crate) const fn is_of_study(self) -> bool {
        matches!(self, Self::Review | Self::Practice)
    }
}

/// The id of the table that a path names.
fn table_in(path: &str) -> Option<&str> {
    let id = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/r/"))?.trim_end_matches('/');
    Some(id).filter(|id| !id.is_empty() && !id.contains('/'))
}

/// The id of the table whose review a path names.
fn reviewed_in(path: &str) -> Option<&str> {
    table_in(path.trim_end_matches('/').strip_suffix("/review").filter(|path| path.starts_with("/r/"))?)
}

/// What an address names the language by.
const LANGUAGE: &str = "lang";

/// A path and what follows the question mark.
#[derive(Clone, PartialEq, Eq)]
struct Address {
    path: String,
    query: String,
}

impl Address {
    fn current() -> Self {
        let location = window().location();
        Self { path: location.pathname().unwrap_or_default(), query: location.search().unwrap_or_default() }
    }
}

/// Where the visitor is, and how to lead them on.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    address: RwSignal<Address>,
    route: Memo<Route>,
    /// Is a page one of this program's?
    has: fn(Route) -> bool,
    /// What lies over the page and is closed by a step back.
    over: StoredValue<Option<Callback<()>>>,
    /// What was opened while the last one's entry was still being taken away.
    next: StoredValue<Option<Callback<()>>>,
    /// A step back is under way that only takes away the entry of what lay over the page.
    is_closing: StoredValue<bool>,
}

impl Router {
    /// Begins to follow the address bar and the links of the page.
    pub(crate) fn provide(has: fn(Route) -> bool) {
        let address = RwSignal::new(Address::current());
        let route = Memo::new(move |_| address.with(|address| Route::of(&address.path)));
        let [over, next] = [StoredValue::new(None), StoredValue::new(None)];
        let router = Self { address, route, has, over, next, is_closing: StoredValue::new(false) };
        window_event_listener(ev::popstate, move |_| router.step_back());
        window_event_listener(ev::click, move |click| router.follow(&click));
        provide_context(router);
    }

    /// The router of this page.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// The page to show.
    pub(crate) fn route(self) -> Route {
        self.route.get()
    }

    /// What follows the path of the address, the question mark included.
    pub(crate) fn search(self) -> String {
        self.address.with(|address| address.query.clone())
    }

    /// The id of the table that the address names.
    pub(crate) fn table(self) -> Option<String> {
        self.address.with(|address| table_in(&address.path).map(ToOwned::to_owned))
    }

    /// The id of the table whose review the address names.
    pub(crate) fn reviewed_table(self) -> Option<String> {
        self.address.with(|address| reviewed_in(&address.path).map(ToOwned::to_owned))
    }

    /// Puts another address in the place of this one: going back does not lead here again.
    pub(crate) fn replace(self, address: &str) {
        let history = window().history().expect("a window has a history");
        if history.replace_state_with_url(&JsValue::NULL, "", Some(address)).is_ok() {
            self.arrive();
        }
    }

    /// Comes to the address once more, without a word in it: what it describes begins anew.
    pub(crate) fn come_again_without(self, word: &str) {
        mark(word, false);
        self.arrive();
    }

    /// Goes to an address of the app, as a link would.
    pub(crate) fn go(self, address: &str) {
        let history = window().history().expect("a window has a history");
        // What lay over the page is left with it, and its entry is the new page's.
        let was_over = self.over.try_update_value(Option::take).flatten().is_some();
        let is_there = if was_over {
            history.replace_state_with_url(&JsValue::NULL, "", Some(address))
        } else {
            history.push_state_with_url(&JsValue::NULL, "", Some(address))
        };
        if is_there.is_ok() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            self.arrive();
        }
    }

    /// Something is opened over the page: the next step back closes it, and leaves the page as it is.
    pub(crate) fn put_over(self, close: Callback<()>) {
        if self.is_closing.get_value() {
            self.next.set_value(Some(close));
            return;
        }
        let history = window().history().expect("a window has a history");
        // Where the browser makes no entry, the step back leads away as it does elsewhere.
        if history.push_state(&JsValue::NULL, "").is_ok() {
            self.over.set_value(Some(close));
        }
    }

    /// It was closed in another way: a step back is worth what it was before.
    pub(crate) fn put_away(self) {
        let was_next = self.next.try_update_value(Option::take).flatten().is_some();
        if !was_next && self.over.try_update_value(Option::take).flatten().is_some() {
            self.is_closing.set_value(true);
            let _ = window().history().map(|history| history.back());
        }
    }

    /// The visitor has stepped back or on.
    fn step_back(self) {
        if self.is_closing.try_update_value(std::mem::take).unwrap_or_default() {
            if let Some(close) = self.next.try_update_value(Option::take).flatten() {
                self.put_over(close);
            }
            return;
        }
        match self.over.try_update_value(Option::take).flatten() {
            Some(close) => close.run(()),
            None => self.arrive(),
        }
    }

    /// Is it a page of this program?
    fn shows(self, route: Route) -> bool {
        (self.has)(route)
    }

    /// Shows the page of the address bar. Focus moves to it, else a screen reader would stay at a link that is gone.
    fn arrive(self) {
        let before = self.route.get_untracked();
        let address = Address::current();
        if !self.shows(Route::of(&address.path)) {
            // Steps back and forth may lead to a page of the other program, which the server then sends.
            let _ = window().location().reload();
            return;
        }
        self.address.set(address);
        let page = document().get_element_by_id("page");
        let page = page.and_then(|page| page.dyn_into::<HtmlElement>().ok());
        if let Some(page) = page.filter(|_| before != self.route.get_untracked()) {
            // Focus is a courtesy: where it cannot be had, the page is there all the same.
            let _ = page.focus();
        }
    }

    /// Takes over a plain click on a link into the app; a new tab, a download, another host and the other program stay
    /// the browser's.
    fn follow(self, click: &MouseEvent) {
        let plain = click.button() == 0
            && !(click.meta_key() || click.ctrl_key() || click.shift_key() || click.alt_key());
        if click.default_prevented() || !plain {
            return;
        }
        let Some(link) = link_under(click) else { return };
        let inside = Ok(link.origin()) == window().location().origin();
        let own = link.target().is_empty() && !link.has_attribute("download");
        // A place on the same page is found by the browser itself.
        let place = !link.hash().is_empty() && Ok(link.pathname()) == window().location().pathname();
        let route = Route::of(&link.pathname());
        if inside && own && !place && route != Route::Missing && self.shows(route) {
            click.prevent_default();
            self.go(&link.href());
        }
    }
}

/// Where the address names the language, lets it name another one; nothing on the page changes by that.
pub(crate) fn rename_language(code: &str) {
    let is_language = |part: &str| part == LANGUAGE || part.starts_with("lang=");
    requery(|parts| {
        let languages = parts.iter_mut().filter(|part| is_language(part));
        languages.for_each(|part| *part = format!("{LANGUAGE}={code}"));
    });
}

/// Lets the address have a word, or not; nothing on the page changes by that.
pub(crate) fn mark(word: &str, there: bool) {
    requery(|parts| {
        parts.retain(|part| part != word);
        if there {
            parts.push(word.to_owned());
        }
    });
}

/// Lets the address say a value, in the place of another one; nothing on the page changes by that.
pub(crate) fn say(name: &str, value: &str) {
    let is_it = |part: &str| part.split_once('=').is_some_and(|(of, _)| of == name);
    requery(|parts| {
        parts.retain(|part| !is_it(part));
        parts.push(format!("{name}={value}"));
    });
}

/// What the address says for a name, as it is written there.
pub(crate) fn said(search: &str, name: &str) -> Option<String> {
    let mut parts = search.trim_start_matches('?').split('&').filter_map(|part| part.split_once('='));
    parts.find(|(of, _)| *of == name).map(|(_, value)| value.to_owned())
}

/// Changes the parts of what follows the question mark, where there is any.
fn requery(change: impl FnOnce(&mut Vec<String>)) {
    let query = window().location().search().unwrap_or_default();
    let parts = query.trim_start_matches('?').split('&').filter(|part| !part.is_empty());
    let before: Vec<String> = parts.map(ToOwned::to_owned).collect();
    let mut parts = before.clone();
    change(&mut parts);
    if parts != before {
        let history = window().history().expect("a window has a history");
        // An address that cannot be changed keeps its old words, which only a reload would follow.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("?{}", parts.join("&"))));
    }
}

fn link_under(click: &MouseEvent) -> Option<HtmlAnchorElement> {
    let target = click.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.closest("a[href]").ok()??.dyn_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_has_its_page() {
        assert_eq!(Route::of("/"), Route::Home);
        assert_eq!(Route::of("/play"), Route::Play);
        assert_eq!(Route::of("/rules/"), Route::Rules);
        assert_eq!(Route::of("/tables"), Route::Tables);
        assert_eq!(Route::of("/t/abc"), Route::Table);
        assert_eq!(Route::of("/r/abc/"), Route::Table);
        assert_eq!(Route::of("/t/"), Route::Missing);
        assert_eq!(Route::of("/t/a/b"), Route::Missing);
        assert_eq!(Route::of("/nothing"), Route::Missing);
        assert_eq!(Route::of("/review"), Route::Review);
        assert_eq!(Route::of("/practice/"), Route::Practice);
        assert_eq!(Route::of("/r/abc/review"), Route::Review);
        assert_eq!(Route::of("/r/abc/review/"), Route::Review);
        assert_eq!(Route::of("/t/abc/review"), Route::Missing);
        assert_eq!(Route::of("/r//review"), Route::Missing);
    }
}
