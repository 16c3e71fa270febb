//! The form that opens a table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::names::LEVELS;
use tubewright_texts::{key, t};
use tubewright_wire::{Colours, Listing, Pace};
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

/// The clocks on offer: the word of each is how the server writes it.
const CLOCKS: [&str; 7] = [
    "\"none\"",
    "{\"seconds\":30}",
    "{\"seconds\":60}",
    "{\"seconds\":180}",
    "{\"days\":1}",
    "{\"days\":3}",
    "{\"days\":7}",
];

fn clock_name(i18n: I18n, clock: usize) -> String {
    match clock {
        0 => t!(i18n, "new-clock-none"),
        1..=3 => t!(i18n, "new-clock-seconds", count = [30, 60, 180][clock - 1]),
        _ => t!(i18n, "new-clock-days", count = [1, 3, 7][clock - 4]),
    }
}

/// The form.
pub(super) fn new_table() -> AnyView {
    let i18n = I18n::here();
    let router = Router::here();
    let seats = RwSignal::new(Seats(2));
    let bots: [RwSignal<String>; 3] = std::array::from_fn(|_| RwSignal::new(String::new()));
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
        let count = usize::from(seats.get_untracked().0);
        let level = |word: String| if word.is_empty() { "null".to_owned() } else { api::quoted(&word) };
        let bots: Vec<String> = bots.iter().take(count - 1).map(|bot| level(bot.get_untracked())).collect();
        let secret = secret::fresh();
        let body = format!(
            "{{\"settings\":{{\"seats\":{count},\"objectives\":{},\"powers\":{},\"pace\":{},\"clock\":{},\"listing\":{},\"colours\":{}}},\"name\":{},\"bots\":[null,{}],\"secret\":{}}}",
            objectives.get_untracked(),
            powers.get_untracked(),
            api::quoted(pace.get_untracked().word()),
            CLOCKS[clock.get_untracked()],
            api::quoted(listing.get_untracked().word()),
            api::quoted(colours.get_untracked().word()),
            api::quoted(name.trim()),
            bots.join(","),
            api::quoted(&secret),
        );
        busy.set(true);
        refused.set(None);
        spawn_local(async move {
            let answer = api::post("/api/tables", &body).await;
            busy.try_set(false);
            match answer {
                Ok(answer) => {
                    let id = api::text_of(&answer, "table");
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
                <option value=number selected=move || clock.get() == number>{clock_name(i18n, number)}</option>
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
fn sitter(i18n: I18n, number: usize, bot: RwSignal<String>) -> AnyView {
    let options = LEVELS.map(|(level, key)| {
        view! {
            <option value=level.word() selected=move || bot.with(|word| word == level.word())>
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
                on:change:target=move |event| bot.set(event.target().value())
            >
                <option value="" selected=move || bot.with(String::is_empty)>{move || t!(i18n, "new-seat-free")}</option>
                {options}
            </select>
        </li>
    }
    .into_any()
}
