//! Who may sit down: what the host settles, who asks to be let in, who is banned.

use leptos::prelude::*;
use tubewright_texts::{key, t};
use tubewright_wire::{Command, Room};

use super::state::Online;
use crate::controls::switch;
use crate::i18n::I18n;

/// What the host can do, and what everybody else has to know.
pub(super) fn door(online: Online) -> AnyView {
    view! { {requests(online)} {notes(online)} {settled(online)} }.into_any()
}

fn see<T>(online: Online, look: impl FnOnce(&Room) -> T) -> T {
    online.client(|client| look(client.room()))
}

/// Those who ask the host for a seat.
fn requests(online: Online) -> AnyView {
    let i18n = I18n::here();
    let people =
        Memo::new(
            move |_| {
                if online.is_host() { see(online, |room| room.requests.clone()) } else { Vec::new() }
            },
        );
    let one = move |(member, name): (u16, String)| {
        view! {
            <p role="status">{t!(i18n, "door-asks", name = name.clone())}</p>
            <div class="extras__acts">
                {act("admit", t!(i18n, "door-admit", name = name.clone()), online, Command::Admit { member })}
                {act("turn-away", t!(i18n, "door-turn-away", name = name), online, Command::TurnAway { member })}
            </div>
        }
    };
    let list = move || people.get().into_iter().map(|it| one((it.member, it.name))).collect_view();
    view! {
        <Show when=move || !people.with(Vec::is_empty)>
            <section class="panel" data-testid="requests">{list}</section>
        </Show>
    }
    .into_any()
}

/// What those have to know who have no seat.
fn notes(online: Online) -> AnyView {
    let i18n = I18n::here();
    let seated = Memo::new(move |_| online.is_seated());
    let room = Memo::new(move |_| see(online, Clone::clone));
    let note = move || {
        let room = room.get();
        if seated.get() {
            return ().into_any();
        }
        let text = match () {
            () if room.banned => t!(i18n, "door-banned"),
            () if room.asking => t!(i18n, "door-asking"),
            () if room.locked => t!(i18n, "door-locked"),
            () => return ().into_any(),
        };
        let withdraw =
            room.asking.then(|| act("withdraw", t!(i18n, "door-withdraw"), online, Command::Leave));
        view! {
            <p class="note" role="status" data-testid="door-note">{text}</p>
            {withdraw}
        }
        .into_any()
    };
    view! { {note} }.into_any()
}

/// What the host settles.
fn settled(online: Online) -> AnyView {
    let i18n = I18n::here();
    let hosts = Memo::new(move |_| online.is_host() && online.is_seated());
    let locked = Memo::new(move |_| see(online, |room| room.locked));
    let approval = Memo::new(move |_| see(online, |room| room.approval));
    let others = Memo::new(move |_| {
        let banned = |member: u16| see(online, |room| room.bans.iter().any(|it| it.member == member));
        let own = |(member, name): (u16, &str)| (member, name.to_owned());
        let mut others = online.client(|client| {
            let opener = client.room().opener.and_then(|seat| client.member(seat));
            let others = client.other_people().into_iter().map(own);
            others.filter(|(member, _)| Some(*member) != opener).collect::<Vec<_>>()
        });
        others.retain(|(member, _)| !banned(*member));
        others
    });
    let bans = Memo::new(move |_| see(online, |room| room.bans.clone()));
    let ban = move |(member, name): (u16, String)| {
        act("ban", t!(i18n, "door-ban", name = name), online, Command::Ban { member })
    };
    let unban = move |member: u16, name: String| {
        act("unban", t!(i18n, "door-unban", name = name), online, Command::Unban { member })
    };
    let banned = move || bans.get().into_iter().map(|it| unban(it.member, it.name)).collect_view();
    view! {
        <Show when=move || hosts.get()>
            <details class="panel more" data-testid="door">
                <summary>{move || t!(i18n, "door-title")}</summary>
                {switch(
                    "lock",
                    [key!("door-lock"), key!("door-lock-note")],
                    locked.into(),
                    Callback::new(move |locked| online.ask(Command::Lock { locked })),
                )}
                {switch(
                    "approval",
                    [key!("door-approval"), key!("door-approval-note")],
                    approval.into(),
                    Callback::new(move |required| online.ask(Command::Approval { required })),
                )}
                <Show when=move || !others.with(Vec::is_empty)>
                    <p class="note">{move || t!(i18n, "door-ban-note")}</p>
                    <div class="extras__acts">
                        {move || others.get().into_iter().map(ban).collect_view()}
                    </div>
                </Show>
                <div class="extras__acts">{banned}</div>
            </details>
        </Show>
    }
    .into_any()
}

/// A button that asks the table for something.
pub(super) fn act(name: &'static str, text: String, online: Online, command: Command) -> AnyView {
    view! {
        <button type="button" class="btn" data-testid=name on:click=move |_| online.ask(command.clone())>
            {text}
        </button>
    }
    .into_any()
}
