//! The form that opens a table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::names::LEVELS;
use tubewright_present::room;
use tubewright_texts::{key, t};
use tubewright_wire::{Clock, Colours, Level, Listing, NewTable, OpenTable, Pace, Settings, Summary};
use web_sys::SubmitEvent;

use super::super::{api, name, secret};
use crate::controls::{segments, switch};
use crate::i18n::I18n;
use crate::route::Router;
use crate::settings::Choosable;

impl Choosable for Pace {
    const ALL: &'static [Self] = &[Self::InStep, Self::OwnPace];
    fn word(self) -> &'static str {
        match self {
            Self::InStep => "in-step",
            Self::OwnPace => "own-pace",
        }
    }
}

impl Choosable for Listing {
    const ALL: &'static [Self] = &[Self::LinkOnly, Self::Open];
    fn word(self) -> &'static str {
        match self {
            Self::LinkOnly => "link-only",
            Self::Open => "open",
        }
    }
}

impl Choosable for Colours {
    const ALL: &'static [Self] = &[Self::Drawn, Self::Chosen];
    fn word(self) -> &'static str {
        match self {
            Self::Drawn => "drawn",
            Self::Chosen => "chosen",
        }
    }
}

/// How many seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seats(u8);

impl Choosable for Seats {
    const ALL: &'static [Self] = &[Self(2), Self(3), Self(4)];
    fn word(self) -> &'static str {
        match self.0 {
            2 => "2",
            3 => "3",
            _ => "4",
        }
    }
}

/// The clocks on offer.
const CLOCKS: [Clock; 7] = [
    Clock::None,
    Clock::Seconds(30),
    Clock::Seconds(60),
    Clock::Seconds(180),
    Clock::Days(1),
    Clock::Days(3),
    Clock::Days(7),
];

/// The form.
pub(super) fn new_table() -> AnyView {
    let i18n = I18n::here();
    let router = Router::here();
    let seats = RwSignal::new(Seats(2));
    let bots: [RwSignal<Option<Level>>; 3] = std::array::from_fn(|_| RwSignal::new(None));
    let (objectives, powers) = (RwSignal::new(false), RwSignal::new(false));
    let pace = RwSignal::new(Pace::InStep);
    let clock = RwSignal::new(0_usize);
    let listing = RwSignal::new(Listing::LinkOnly);
    let colours = RwSignal::new(Colours::Drawn);
    let unnamed = RwSignal::new(None::<String>);
    let refused = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let open = move |event: SubmitEvent| {
        event.prevent_default();
        let name = name::kept();
        if name.trim().is_empty() {
            unnamed.set(Some(t!(i18n, "new-name-missing")));
            name::at_field();
            return;
        }
        unnamed.set(None);
        let seats = seats.get_untracked().0;
        let secret = secret::fresh();
        let others = bots.iter().take(usize::from(seats) - 1).map(|bot| bot.get_untracked());
        let new = NewTable {
            settings: Settings {
                seats,
                objectives: objectives.get_untracked(),
                powers: powers.get_untracked(),
                pace: pace.get_untracked(),
                clock: CLOCKS[clock.get_untracked()],
                listing: listing.get_untracked(),
                colours: colours.get_untracked(),
            },
            name: name.trim().to_owned(),
            colour: None,
            bots: std::iter::once(None).chain(others).collect(),
            secret: Some(secret.clone()),
        };
        busy.set(true);
        refused.set(None);
        spawn_local(async move {
            let answer = api::ask(OpenTable(new)).await;
            busy.try_set(false);
            match answer {
                Ok(Summary { table: id, .. }) => {
                    secret::keep(&id, &secret);
                    router.go(&format!("/t/{id}"));
                }
                Err(api::NoAnswer::Unreachable) => {
                    refused.try_set(Some(t!(i18n, "tables-offline")));
                }
                Err(api::NoAnswer::Refused(reason)) => {
                    refused.try_set(Some(t!(i18n, "refused", reason = reason)));
                }
            }
        });
    };
    let places = move || {
        let count = usize::from(seats.get().0);
        bots.iter().take(count - 1).enumerate().map(|(i, bot)| sitter(i18n, i + 2, *bot)).collect_view()
    };
    let clocks = move || {
        let one = |number: usize| {
            view! {
                <option value=number selected=move || clock.get() == number>
                    {room::clock(&i18n, CLOCKS[number])}
                </option>
            }
        };
        (0..CLOCKS.len()).map(one).collect_view()
    };
    view! {
        <form class="panel setup" data-testid="new-table" on:submit=open>
            <h2>{move || t!(i18n, "new-title")}</h2>
            {name::field(unnamed.into())}
            {segments(
                "seats",
                key!("new-seats"),
                vec![
                    (Seats(2), key!("new-seats-two"), ().into_any()),
                    (Seats(3), key!("new-seats-three"), ().into_any()),
                    (Seats(4), key!("new-seats-four"), ().into_any()),
                ],
                seats.into(),
                Callback::new(move |count| seats.set(count)),
            )}
            <ul class="bots">{places}</ul>
            {segments(
                "pace",
                key!("new-pace"),
                vec![
                    (Pace::InStep, key!("new-pace-step"), ().into_any()),
                    (Pace::OwnPace, key!("new-pace-own"), ().into_any()),
                ],
                pace.into(),
                Callback::new(move |chosen| pace.set(chosen)),
            )}
            <p class="note">
                {move || match pace.get() {
                    Pace::InStep => t!(i18n, "new-pace-step-note"),
                    Pace::OwnPace => t!(i18n, "new-pace-own-note"),
                }}
            </p>
            <label class="field">
                <span class="legend">{move || t!(i18n, "new-clock")}</span>
                <select
                    class="select"
                    data-testid="new-clock"
                    on:change:target=move |event| clock.set(event.target().value().parse().unwrap_or(0))
                >
                    {clocks}
                </select>
            </label>
            {segments(
                "listing",
                key!("new-listing"),
                vec![
                    (Listing::LinkOnly, key!("new-listing-link"), ().into_any()),
                    (Listing::Open, key!("new-listing-open"), ().into_any()),
                ],
                listing.into(),
                Callback::new(move |chosen| listing.set(chosen)),
            )}
            {segments(
                "colours",
                key!("new-colours"),
                vec![
                    (Colours::Drawn, key!("new-colours-drawn"), ().into_any()),
                    (Colours::Chosen, key!("new-colours-chosen"), ().into_any()),
                ],
                colours.into(),
                Callback::new(move |chosen| colours.set(chosen)),
            )}
            <div class="set" role="group" aria-label=move || t!(i18n, "setup-modules")>
                {switch(
                    "new-objectives",
                    [key!("setup-objectives"), key!("setup-objectives-note")],
                    objectives.into(),
                    Callback::new(move |on| objectives.set(on)),
                )}
                {switch(
                    "new-powers",
                    [key!("setup-powers"), key!("setup-powers-note")],
                    powers.into(),
                    Callback::new(move |on| powers.set(on)),
                )}
            </div>
            <p class="refused" role="alert" data-testid="new-refused">{move || refused.get()}</p>
            <div class="setup__go">
                <button class="btn btn--primary btn--big" data-testid="open-table" disabled=move || busy.get()>
                    {move || t!(i18n, "new-open")}
                </button>
            </div>
        </form>
    }
    .into_any()
}

/// Who shall have a seat: a person yet to come, or a bot.
fn sitter(i18n: I18n, number: usize, bot: RwSignal<Option<Level>>) -> AnyView {
    let options = LEVELS.map(|(level, key)| {
        view! {
            <option value=level.word() selected=move || bot.get() == Some(level)>
                {move || t!(i18n, "room-bot", level = i18n.format(key, &[]))}
            </option>
        }
    });
    view! {
        <li class="bots__seat">
            <select
                class="select"
                data-testid="new-seat"
                aria-label=move || t!(i18n, "new-seat-number", number = number)
                on:change:target=move |event| bot.set(Level::named(&event.target().value()))
            >
                <option value="" selected=move || bot.get().is_none()>{move || t!(i18n, "new-seat-free")}</option>
                {options}
            </select>
        </li>
    }
    .into_any()
}
