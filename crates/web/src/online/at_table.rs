//! The table while the game goes on: the game as anywhere, with what a table adds to it.

use std::time::Duration;
use tubewright_present::clock;

use leptos::prelude::*;
use tubewright_client::{Client, Offer};
use tubewright_rules::Seat;
use tubewright_texts::t;
use tubewright_wire::{Command, Pace, Sitter, Snapshot};

use super::chat::chat;
use super::delete::delete_table;
use super::door::{act, door};
use super::link::now;
use super::moment::told;
use super::notify;
use super::seal::seal;
use super::sitting::sit_down;
use super::state::Online;
use crate::game::{OfTable, Play, acts, online_game};
use crate::i18n::I18n;
use crate::icons::icon;

/// The game at a table, as soon as there is one.
pub(super) fn at_table(online: Online) -> AnyView {
    if !online.client_now(Client::has_game) {
        return ().into_any();
    }
    let id = online.id();
    online.restore_draft();
    let play = Play::at_server(format!("/t/{id}"), id, Box::new(online));
    // The visitor's seat may become another one (they sat down, or left): then the game begins anew on the page.
    let you = Memo::new(move |_| online.see(|snapshot| snapshot.you).flatten());
    let first = you.get_untracked();
    let place = Memo::new(move |_| play.see(|view| (view.round, view.turn, view.acts())));
    Effect::new(move |before: Option<_>| {
        let now = place.get();
        if before.is_some_and(|before| before != now) {
            play.went_on();
        }
        now
    });
    let again = move || (you.get() != first).then(|| untrack(|| at_table(online)));
    let page = move || {
        if you.get() == first { online_game(play, of_table(online, play)) } else { ().into_any() }
    };
    view! { {page} {again} }.into_any()
}

/// What a table adds to the game: the clock, who is away, the chat.
fn of_table(online: Online, play: Play) -> OfTable {
    let extras = view! {
        <div class="extras">
            {time_left(online)}
            {seats(online)}
            {online.is_seated_now().then(offer_notice)}
            {door(online)}
            {seal(online)}
            {more(online)}
        </div>
    };
    let role = Memo::new(move |_| online.see(Role::of).unwrap_or(Role::Watches));
    let acts = move || match role.get() {
        Role::Plays => acts(play),
        Role::IsStoodInFor => stand_in(online),
        Role::Watches => watching(online, play),
    };
    let talk = view! { <div class="talk">{chat(online)}</div> };
    OfTable { acts: view! { {acts} }.into_any(), talk: talk.into_any(), extras: extras.into_any() }
}

/// An offer to be told of one's turn, where the browser can and has not been asked.
fn offer_notice() -> AnyView {
    let i18n = I18n::here();
    let answered = RwSignal::new(!notify::may_ask());
    view! {
        <Show when=move || !answered.get()>
            <button type="button" class="btn" data-testid="notify" on:click=move |_| notify::ask(answered)>
                {icon("bell")}
                {move || t!(i18n, "table-notify")}
            </button>
        </Show>
    }
    .into_any()
}

/// The time left for this turn.
fn time_left(online: Online) -> AnyView {
    let i18n = I18n::here();
    let tick = RwSignal::new(0_u32);
    if let Ok(interval) = set_interval_with_handle(
        move || tick.update(|tick| *tick = tick.wrapping_add(1)),
        Duration::from_secs(1),
    ) {
        on_cleanup(move || interval.clear());
    }
    let left = move || {
        tick.track();
        let seconds = online.client(|client| client.time_left(now()))? / 1000;
        let hurry = seconds < clock::SHORT;
        Some(view! {
            <p class="clock" class:is-short=hurry role="timer" data-testid="clock">
                {clock::left(&i18n, seconds)}
            </p>
        })
    };
    view! { {left} }.into_any()
}

/// What can be done about seats whose people are away, about the pace, and about one's own seat.
fn seats(online: Online) -> AnyView {
    let i18n = I18n::here();
    let acts = move || {
        let host = online.is_host();
        online.see(|snapshot| {
            let mut acts: Vec<AnyView> = Vec::new();
            for (seat, seen_seat) in snapshot.seats.iter().enumerate() {
                let own = snapshot.you == Some(seat as u8);
                let offer = online.bot_offer(seat as u8);
                match &seen_seat.sitter {
                    // What they can do stands where their buttons were.
                    Sitter::Person { stand_in: Some(_), .. } if own => {}
                    Sitter::Person { name, .. } => match offer {
                        Some(Offer::Now) => {
                            let text = t!(i18n, "table-let-bot", name = name.clone());
                            let command = Command::LetBot { seat: seat as u8, level: None };
                            acts.push(act("let-bot", text, online, command));
                        }
                        Some(Offer::From(moment)) => {
                            let time = told(i18n, online, moment);
                            let text = t!(i18n, "table-bot-from", name = name.clone(), time = time);
                            acts.push(view! { <p class="note" data-testid="bot-from">{text}</p> }.into_any());
                        }
                        None => {}
                    },
                    Sitter::Bot { free: true, .. } if snapshot.you.is_none() => {
                        let sit = move |_| sit_down(online, Some(seat), None);
                        acts.push(
                            view! {
                                <button type="button" class="btn" data-testid="take-seat" on:click=sit>
                                    {t!(i18n, "table-take-seat")}
                                </button>
                            }
                            .into_any(),
                        );
                    }
                    _ => {}
                }
            }
            if host && snapshot.settings.pace == Pace::InStep && snapshot.seats.len() > 1 {
                acts.push(act("to-own-pace", t!(i18n, "table-own-pace"), online, Command::ToOwnPace));
            }
            acts
        })
    };
    view! { <div class="extras__acts">{acts}</div> }.into_any()
}

/// What is seldom wanted: giving one's seat up, and for the host, freeing another's.
fn more(online: Online) -> AnyView {
    let i18n = I18n::here();
    let seated = Memo::new(move |_| online.is_seated());
    let others = Memo::new(move |_| {
        let person = |(seat, sitter): (usize, &Sitter)| match sitter {
            Sitter::Person { name, .. } => Some((seat as u8, name.clone())),
            _ => None,
        };
        let others = |snapshot: &Snapshot| {
            let seats = snapshot.seats.iter().map(|seat| &seat.sitter).enumerate().filter_map(person);
            seats.filter(|(seat, _)| snapshot.you != Some(*seat)).collect::<Vec<_>>()
        };
        if online.is_host() { online.see(others).unwrap_or_default() } else { Vec::new() }
    });
    let free = move |(seat, name): (u8, String)| {
        act("free-seat", t!(i18n, "table-free-seat", name = name), online, Command::FreeSeat { seat })
    };
    view! {
        <Show when=move || seated.get()>
            <details class="panel more" data-testid="more">
                <summary>{move || t!(i18n, "room-seats")}</summary>
                <p class="note">{move || t!(i18n, "table-leave-note")}</p>
                <div class="extras__acts">
                    <button type="button" class="btn" data-testid="leave" on:click=move |_| online.leave()>
                        {move || t!(i18n, "room-leave")}
                    </button>
                    {move || others.get().into_iter().map(free).collect_view()}
                    {delete_table(online)}
                </div>
            </details>
        </Show>
    }
    .into_any()
}

/// What the visitor is at this table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Plays,
    IsStoodInFor,
    Watches,
}

impl Role {
    fn of(snapshot: &Snapshot) -> Self {
        let own = snapshot.you.and_then(|seat| snapshot.seats.get(usize::from(seat)));
        match own.map(|seat| &seat.sitter) {
            None => Self::Watches,
            Some(Sitter::Person { stand_in: Some(_), .. }) => Self::IsStoodInFor,
            Some(_) => Self::Plays,
        }
    }
}

/// For whoever comes back to a seat that a bot has taken over: what happened, and the way back.
fn stand_in(online: Online) -> AnyView {
    let i18n = I18n::here();
    view! {
        <div class="acts instead">
            <p role="status" data-testid="stand-in">{icon("bot")} " " {move || t!(i18n, "table-stand-in")}</p>
            <button
                type="button"
                class="btn btn--primary"
                data-testid="take-back"
                on:click=move |_| online.ask(Command::TakeBack)
            >
                {move || t!(i18n, "table-take-back")}
            </button>
        </div>
    }
    .into_any()
}

/// For those who look on: whose sheet is large.
fn watching(online: Online, play: Play) -> AnyView {
    let i18n = I18n::here();
    let seats: Vec<Seat> = play.table_now(|table| table.game().seats().collect());
    let one = move |seat: Seat| {
        let name = move || {
            online.see(|_| ());
            play.name_of(i18n, seat)
        };
        view! {
            <button
                type="button"
                class="btn"
                data-testid="watch-seat"
                aria-pressed=move || (play.see(|shown| shown.seat) == seat).to_string()
                on:click=move |_| {
                    online.watch(seat);
                    play.look_anew();
                }
            >
                {name}
            </button>
        }
    };
    view! {
        <div class="acts instead">
            <p>{icon("eye")} " " {move || t!(i18n, "table-watching")}</p>
            <div class="look__seats">{seats.into_iter().map(one).collect_view()}</div>
        </div>
    }
    .into_any()
}
