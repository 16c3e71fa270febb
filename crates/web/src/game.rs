//! The game on the page: solo, against bots, or with people who pass the device around.

mod acts;
mod announce;
mod bar;
mod board;
mod bots;
mod close_request;
mod counted;
mod deck;
mod dialog;
mod drawer;
mod ending;
mod figure;
mod figure_button;
mod focus;
mod handover;
mod hints;
mod keep;
mod lines;
mod menu;
mod opened;
mod picture;
mod play;
mod rank;
mod replay;
mod result_page;
mod rivals;
mod round_summary;
mod session;
pub(crate) mod share;
mod sheet;
pub(crate) mod sound;
mod status_panel;
mod strip;
mod tabs;
mod tries;
mod turn;
mod verdict;

use leptos::prelude::*;
use tubewright_present::TurnView;
use tubewright_rules::MOST_SEATS;
use tubewright_table::{LocalTable, Order, Player, Stage};
use tubewright_texts::t;

use crate::game_params::{GameParams, fresh_seed};
use crate::i18n::I18n;
use crate::later::{after_paint, later};
use crate::route::{self, Router};

pub(crate) use self::acts::acts;
pub(crate) use self::figure::{Figure, Lights};
pub(crate) use self::focus::{at as focus_at, at_verdict, is_at as is_focus_at};
pub(crate) use self::keep::{NOT_KEPT, find as kept_game, games, has_finished_any};
pub(crate) use self::opened::open_button as open_record_button;
pub(crate) use self::play::Play;
use self::rank::rank;
pub(crate) use self::result_page::{Outcome, Parts, Sheets, files, result_page};
pub(crate) use self::session::Held;

/// The page at `/play`: the game that the address describes, or a record that was opened.
pub(crate) fn game_page() -> AnyView {
    let router = Router::here();
    let page = move || {
        let search = router.search();
        let says = |word| search.trim_start_matches('?').split('&').any(|part| part == word);
        if says(replay::QUERY) {
            return untrack(replay::replay_page);
        }
        let Some(params) = GameParams::read(&search) else { return crate::pages::missing() };
        if params.deal.is_none() {
            // A new game gets an address of its own, so that a reload finds it again.
            let address = GameParams { deal: Some(fresh_seed()), ..params }.address();
            queue_microtask(move || router.replace(&address));
            return ().into_any();
        }
        let again = Callback::new(move |()| {
            router.come_again_without(RESULT);
            focus::at_turn();
        });
        let result = says(RESULT);
        // What is read while the game is set up must not set it up again: a change of language, for one.
        untrack(|| game(params, result, again))
    };
    view! { {page} }.into_any()
}

/// What the address of a finished game has beside the game: without it, the address begins the game anew.
pub(crate) const RESULT: &str = "result";

/// One game, from where it was left or from its first card; a finished one only where its result is wanted.
fn game(params: GameParams, result: bool, again: Callback<()>) -> AnyView {
    I18n::provide_anew();
    let address = params.address();
    let left = keep::find(&address).filter(|table| result || table.stage() != Stage::Over);
    let is_left = left.is_some();
    let table = left.or_else(|| LocalTable::new(order(params)).ok().map(|(table, _)| table));
    let Some(table) = table else { return crate::pages::missing() };
    let play = if is_left { Play::go_on(address, table) } else { Play::begin(address, table) };
    tabs::follow(play);
    let over = Memo::new(move |_| play.see(|view| view.stage == Stage::Over));
    // The last section is seen on the map before the page changes as a whole: both in one step would hold it for too long.
    let ended = RwSignal::new(over.get_untracked());
    Effect::new(move || {
        if !over.get() {
            // Another tab has begun the game anew.
            if ended.get_untracked() {
                ended.set(false);
            }
        } else if !ended.get_untracked() {
            after_paint(move || {
                // The page may have been left meanwhile.
                ended.try_set(true);
                focus::at_verdict();
            });
        }
    });
    let i18n = I18n::here();
    Effect::new(move || {
        let title = if ended.get() { t!(i18n, "title-result") } else { t!(i18n, "title-play") };
        document().set_title(&title);
        // A reload, a bookmark and the way back find the result again.
        route::mark(RESULT, ended.get());
    });
    let page = move || {
        let over = ended.get();
        untrack(|| if over { ending::ending(play, again) } else { table_view(play, again) })
    };
    view! { {page} }.into_any()
}

fn order(params: GameParams) -> Order {
    let people = if params.people.len() > 1 { params.people } else { vec![String::new()] };
    let bots = params.bots.iter().map(|level| Player::Bot(level.name().to_owned()));
    Order {
        seed: params.deal.unwrap_or_default(),
        modules: params.modules,
        pencils: params.pencils,
        players: people.into_iter().map(Player::Person).chain(bots).take(MOST_SEATS).collect(),
    }
}

/// The table as long as the game goes on.
fn table_view(play: Play, again: Callback<()>) -> AnyView {
    let menu = RwSignal::new(false);
    let alone = OfTable { acts: acts(play), talk: ().into_any(), extras: ().into_any() };
    view! {
        {around(play, menu, alone)}
        {round_summary::round_summary(play)}
        {handover::handover(play)}
        {menu::menu(play, menu, Some(again))}
    }
    .into_any()
}

/// A game that a server keeps, with what its table adds.
pub(crate) fn online_game(play: Play, of_table: OfTable) -> AnyView {
    let menu = RwSignal::new(false);
    view! {
        {around(play, menu, of_table)}
        {round_summary::round_summary(play)}
        {menu::menu(play, menu, None)}
    }
    .into_any()
}

/// What a server's table has around its map beside what every game has.
pub(crate) struct OfTable {
    /// The buttons of the turn, or what stands in their place while somebody else plays.
    pub(crate) acts: AnyView,
    /// Where people talk.
    pub(crate) talk: AnyView,
    /// The clock, and what can be done about seats.
    pub(crate) extras: AnyView,
}

/// The map, and everything around it.
fn around(play: Play, menu: RwSignal<bool>, OfTable { acts, talk, extras }: OfTable) -> AnyView {
    let i18n = I18n::here();
    let pencil = Memo::new(move |_| play.see(TurnView::pencil));
    view! {
        <div
            class=move || format!("game pencil--{}", pencil.get())
            on:click=move |event| drawer::close_beside(play, &event)
        >
            <h1 class="vh">{move || t!(i18n, "game-title")}</h1>
            {announce::announce(play)}
            {bar::bar(play, menu)}
            {board::board(play)}
            <div class="side">
                <div class="side__col">
                    {turn::turn(play)}
                    {acts}
                    {strip::strip(play)}
                    {talk}
                </div>
                <div class="side__col">
                    {later(move || drawer::drawer(play))}
                    {later(move || rivals::rivals(play))}
                    {extras}
                </div>
            </div>
        </div>
    }
    .into_any()
}
