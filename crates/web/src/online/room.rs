//! The room before a game: who sits where, the invitation, and the host's say.

use leptos::prelude::*;
use tubewright_present::names;
use tubewright_rules::Pencil;
use tubewright_texts::{key, t};
use tubewright_wire::{Colours, Command, Level, SeatInfo, Sitter};

use super::chat::chat;
use super::delete::delete_table;
use super::door::door;
use super::name;
use super::seal::void_start;
use super::secret;
use super::sitting::sit_down;
use super::state::Online;
use crate::controls::icon_button;
use crate::game::share;
use crate::i18n::I18n;
use crate::icons::{icon, swatch};
use crate::top::top;

/// The room.
pub(super) fn room(online: Online) -> AnyView {
    let i18n = I18n::here();
    let seats = Memo::new(move |_| online.see(|snapshot| snapshot.seats.len()).unwrap_or_default());
    let colour = RwSignal::new(None::<Pencil>);
    let list = move || (0..seats.get()).map(|seat| place(online, seat, colour)).collect_view();
    view! {
        <div class="page room" data-testid="room">
            {top(move || t!(i18n, "room-title"))}
            <div class="room__cols">
                <section class="panel" aria-labelledby="seats-h">
                    <h2 id="seats-h">{move || t!(i18n, "room-seats")}</h2>
                    {your_name(online, colour)}
                    <ol class="seats">{list}</ol>
                    {void_start(online)}
                    {start(online)}
                </section>
                <div class="room__side">
                    {door(online)}
                    {invite(online)}
                    {settled(online)}
                    {chat(online)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// The name under which the visitor sits down, and their first pencil where it is theirs to choose, until they sit.
fn your_name(online: Online, colour: RwSignal<Option<Pencil>>) -> AnyView {
    let chosen =
        move || online.see(|snapshot| snapshot.settings.colours == Colours::Chosen).unwrap_or_default();
    let seated = Memo::new(move |_| online.see(|snapshot| snapshot.you.is_some()).unwrap_or_default());
    view! {
        <Show when=move || !seated.get()>
            {name::field(Signal::stored(None))}
            {move || chosen().then(|| colours(colour.get_untracked(), Callback::new(move |now| colour.set(now))))}
        </Show>
    }
    .into_any()
}

/// One seat.
fn place(online: Online, seat: usize, first: RwSignal<Option<Pencil>>) -> AnyView {
    let i18n = I18n::here();
    let snapshot = Memo::new(move |_| online.see(|snapshot| snapshot.seats.get(seat).cloned()).flatten());
    let you = Memo::new(move |_| online.see(|snapshot| snapshot.you).flatten());
    let host = Memo::new(move |_| online.see(|snapshot| snapshot.host).flatten() == Some(seat as u8));
    let here = Memo::new(move |_| online.client(|client| client.is_here(seat as u8)));
    let chosen = Memo::new(move |_| {
        online.see(|snapshot| snapshot.settings.colours == Colours::Chosen).unwrap_or_default()
    });
    let content = move || {
        let Some(SeatInfo { sitter, colour }) = snapshot.get() else { return ().into_any() };
        let yours = you.get() == Some(seat as u8);
        let pencil = colour.map(swatch);
        match sitter {
            Sitter::Open | Sitter::Reserved { .. } => {
                free(online, seat, &sitter, you.get().is_some(), first)
            }
            Sitter::Person { ref name, .. } => {
                let notes = [
                    yours.then(|| t!(i18n, "room-you")),
                    host.get().then(|| t!(i18n, "room-host")),
                    (!here.get()).then(|| t!(i18n, "room-away")),
                ];
                let notes = notes.into_iter().flatten().collect::<Vec<_>>().join(" · ");
                view! {
                    {icon("person")}
                    <span class="seats__who"><b>{name.clone()}</b> <small>{notes}</small></span>
                    {pencil}
                    {(yours && chosen.get()).then(|| {
                        let choose = move |colour| {
                            online.ask(Command::Colour { colour });
                        };
                        colours(colour, Callback::new(choose))
                    })}
                    {(!yours && online.is_host()).then(|| clear(online, seat))}
                }
                .into_any()
            }
            Sitter::Bot { level, .. } => view! {
                {icon("bot")}
                <span class="seats__who"><b>{t!(i18n, "room-bot", level = names::level(&i18n, level.name()))}</b></span>
                {online.is_host().then(|| clear(online, seat))}
            }
            .into_any(),
        }
    };
    view! { <li class="seats__one" data-testid="seat" data-seat=seat>{content}</li> }.into_any()
}

fn free(
    online: Online,
    seat: usize,
    sitter: &Sitter,
    seated: bool,
    colour: RwSignal<Option<Pencil>>,
) -> AnyView {
    let i18n = I18n::here();
    let reserved = sitter.name().to_owned();
    let is_kept = !reserved.is_empty();
    let what = if is_kept { reserved } else { t!(i18n, "room-seat-free") };
    let sit = (!seated).then(|| {
        view! {
            <button
                type="button"
                class="btn"
                class:btn--primary=!is_kept
                data-testid="sit"
                on:click=move |_| sit_down(online, Some(seat), colour.get_untracked())
            >
                {if is_kept { t!(i18n, "room-sit-kept") } else { t!(i18n, "room-sit") }}
            </button>
        }
    });
    // A seat that is kept for somebody is freed before it is anybody's.
    let bot = (online.is_host() && *sitter == Sitter::Open).then(|| put_bot(online, seat));
    let clear = (online.is_host() && *sitter != Sitter::Open).then(|| clear(online, seat));
    view! { {icon("plus")} <span class="seats__who">{what}</span> {sit} {bot} {clear} }.into_any()
}

/// The host chooses a bot for a seat.
fn put_bot(online: Online, seat: usize) -> AnyView {
    let i18n = I18n::here();
    let put = move |word: String| {
        if let Some(level) = Level::named(&word) {
            online.ask(Command::SetBot { seat: seat as u8, level });
        }
    };
    let options = Level::ALL.map(|level| {
        view! { <option value=level.name()>{names::level(&i18n, level.name())}</option> }
    });
    view! {
        <select
            class="select"
            data-testid="put-bot"
            aria-label=t!(i18n, "room-put-bot")
            on:change:target=move |event| put(event.target().value())
        >
            <option value="">{t!(i18n, "room-put-bot")}</option>
            {options}
        </select>
    }
    .into_any()
}

fn clear(online: Online, seat: usize) -> AnyView {
    let i18n = I18n::here();
    let press = move |()| {
        online.ask(Command::FreeSeat { seat: seat as u8 });
    };
    icon_button(
        "free-seat",
        icon("close"),
        Signal::stored(t!(i18n, "room-free-seat")),
        Signal::stored(false),
        Callback::new(press),
    )
}

/// The visitor's choice of their first pencil.
fn colours(now: Option<Pencil>, choose: Callback<Option<Pencil>>) -> AnyView {
    let i18n = I18n::here();
    let options = Pencil::ALL.map(|pencil| {
        let name = t!(i18n, "setup-pencil", pencil = pencil.name());
        view! { <option value=pencil.name() selected=now == Some(pencil)>{name}</option> }
    });
    view! {
        <select
            class="select"
            data-testid="colour"
            aria-label=t!(i18n, "room-colour")
            on:change:target=move |event| choose.run(event.target().value().parse().ok())
        >
            <option value="" selected=now.is_none()>{t!(i18n, "room-colour-any")}</option>
            {options}
        </select>
    }
    .into_any()
}

/// The last one to sit down starts the game; the host can start it before.
fn start(online: Online) -> AnyView {
    let i18n = I18n::here();
    let seated = Memo::new(move |_| online.see(|snapshot| snapshot.you.is_some()).unwrap_or_default());
    let free = Memo::new(move |_| {
        let is_free = |seat: &&SeatInfo| matches!(seat.sitter, Sitter::Open | Sitter::Reserved { .. });
        online.see(|snapshot| snapshot.seats.iter().filter(is_free).count()).unwrap_or_default()
    });
    let seats = Memo::new(move |_| online.see(|snapshot| snapshot.seats.len()).unwrap_or_default());
    let leave = move |_| online.leave();
    let go = move || {
        if online.is_host() {
            view! {
                <button
                    type="button"
                    class="btn btn--primary btn--big"
                    data-testid="start-table"
                    disabled=move || seats.get() - free.get() < 2
                    on:click=move |_| {
                        online.ask(Command::Start);
                    }
                >
                    {move || t!(i18n, "room-start")}
                </button>
                <Show when=move || { free.get() > 0 }>
                    <p class="note">{move || t!(i18n, "room-start-wait")}</p>
                </Show>
            }
            .into_any()
        } else {
            view! { <p class="note">{move || t!(i18n, "room-host-starts")}</p> }.into_any()
        }
    };
    view! {
        <div class="room__go">
            {go}
            <Show when=move || seated.get()>
                <button type="button" class="btn btn--quiet" data-testid="leave" on:click=leave>
                    {move || t!(i18n, "room-leave")}
                </button>
            </Show>
            {delete_table(online)}
        </div>
    }
    .into_any()
}

/// The link, to copy, to share or to be photographed.
pub(super) fn invite(online: Online) -> AnyView {
    let i18n = I18n::here();
    let id = online.id();
    let address = secret::address(&id);
    let shared = address.clone();
    let seat_link = {
        let id = id.clone();
        move || {
            online.see(|snapshot| snapshot.you).flatten()?;
            secret::link(&id)
        }
    };
    let own = move || {
        seat_link().map(|link| {
            view! {
                <details class="room__own">
                    <summary>{move || t!(i18n, "room-seat-link")}</summary>
                    <p class="note">{move || t!(i18n, "room-seat-link-note")}</p>
                    <p class="room__link"><a href=link.clone() data-testid="seat-link">{link.clone()}</a></p>
                </details>
            }
        })
    };
    view! {
        <section class="panel" aria-labelledby="invite-h">
            <h2 id="invite-h">{move || t!(i18n, "room-invite")}</h2>
            <p class="note">{move || t!(i18n, "room-invite-note")}</p>
            <div class="invite">
                <img
                    class="invite__qr"
                    src=format!("/t/{id}/qr.svg")
                    alt=move || t!(i18n, "room-qr")
                    width="148"
                    height="148"
                />
                <div class="invite__acts">
                    <p class="room__link" data-testid="table-link">{address}</p>
                    {share::button(
                        "share-link",
                        [key!("room-share"), key!("room-copied")],
                        Callback::new(move |()| shared.clone()),
                    )}
                </div>
            </div>
            {own}
        </section>
    }
    .into_any()
}

/// What was settled when the table was opened.
fn settled(online: Online) -> AnyView {
    let i18n = I18n::here();
    let settings = Memo::new(move |_| online.see(|snapshot| snapshot.settings));
    let commitment =
        Memo::new(move |_| online.see(|snapshot| snapshot.commitment.clone()).unwrap_or_default());
    let list = move || {
        let lines = settings
            .get()
            .map(|settings| tubewright_present::room::settings(&i18n, settings))
            .unwrap_or_default();
        lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! {
        <section class="panel" aria-labelledby="settled-h">
            <h2 id="settled-h">{move || t!(i18n, "room-settings")}</h2>
            <ul class="settled">{list}</ul>
            <details>
                <summary>{move || t!(i18n, "room-fair")}</summary>
                <p class="note">{move || t!(i18n, "room-fair-note")}</p>
                <code class="hash" data-testid="commitment">{commitment}</code>
            </details>
        </section>
    }
    .into_any()
}
