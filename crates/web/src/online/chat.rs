//! What people say to each other at a table: short lines, and quick reactions that nobody has to type.

use leptos::prelude::*;
use tubewright_client::Client;
use tubewright_texts::t;
use tubewright_wire::{ChatLine, Command, Reaction};
use web_sys::{Element, SubmitEvent};

use super::mute::mutes;
use super::report::Reporting;
use super::state::Online;
use crate::controls::icon_button;
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::icons::icon;

/// The id of the chat, and of where people write.
pub(super) const CHAT: &str = "chat";
pub(super) const CHAT_TEXT: &str = "#chat-text";

fn element() -> Option<Element> {
    document().get_element_by_id(CHAT)
}

/// Are the lines of the chat in the window, or is there no chat?
pub(super) fn is_chat_in_view() -> bool {
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    element().is_none_or(|chat| {
        let place = chat.get_bounding_client_rect();
        place.bottom() > 0.0 && place.top() + place.height() / 2.0 < height
    })
}

/// Brings the chat into the window.
pub(super) fn show_chat() {
    if let Some(chat) = element() {
        chat.scroll_into_view();
        focus_at(CHAT_TEXT);
    }
}

/// The chat, with reactions for those who sit at the table.
pub(super) fn chat(online: Online) -> AnyView {
    let i18n = I18n::here();
    let lines = Memo::new(move |_| online.client(|client| client.chat().cloned().collect::<Vec<_>>()));
    let seated = Memo::new(move |_| online.is_seated());
    let text = online.unsaid;
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            online.ask(Command::Chat { text: said });
            text.set(String::new());
        }
    };
    let own = Memo::new(move |_| online.client(Client::own_member));
    let reporting = Reporting::new();
    let list =
        move || lines.get().into_iter().map(|line| one(online, reporting, line, own.get())).collect_view();
    let empty = move || lines.with(Vec::is_empty);
    view! {
        <section class="panel chat" id=CHAT aria-labelledby="chat-h">
            <h2 id="chat-h">{move || t!(i18n, "table-chat")}</h2>
            <div role="log" aria-live="polite" data-testid="chat-lines">
                <ul class="chat__lines">{list}</ul>
            </div>
            <Show when=empty><p class="note">{move || t!(i18n, "table-chat-empty")}</p></Show>
            <Show when=move || seated.get()>
                {reactions(online)}
                <form class="chat__say" on:submit=send>
                    <input
                        class="input"
                        id="chat-text"
                        data-testid="chat-text"
                        maxlength="200"
                        autocomplete="off"
                        aria-label=move || t!(i18n, "table-chat-say")
                        placeholder=move || t!(i18n, "table-chat-say")
                        prop:value=text
                        on:input:target=move |event| text.set(event.target().value())
                    />
                    <button class="btn" data-testid="chat-send">{move || t!(i18n, "table-chat-send")}</button>
                </form>
            </Show>
            {mutes(online, reporting)}
            {reporting.question(online)}
        </section>
    }
    .into_any()
}

fn one(online: Online, reporting: Reporting, line: ChatLine, own: Option<u16>) -> AnyView {
    let i18n = I18n::here();
    let member = line.member;
    let mute = (own != Some(member)).then(|| {
        let label = t!(i18n, "table-mute", name = line.name.clone());
        let press = Callback::new(move |()| online.turn_mute(member));
        icon_button("mute", icon("close"), Signal::stored(label), Signal::stored(false), press)
    });
    let report = (own != Some(member)).then(|| reporting.of_line(line.clone()));
    view! { <li data-testid="chat-line"><b>{line.name}</b> " " {line.text} {mute} {report}</li> }.into_any()
}

fn reactions(online: Online) -> AnyView {
    let i18n = I18n::here();
    let one = |reaction: Reaction| {
        view! {
            <button
                type="button"
                class="reaction"
                data-testid="react"
                data-reaction=reaction.name()
                aria-label=move || t!(i18n, "table-react", reaction = reaction.name())
                title=move || t!(i18n, "table-react", reaction = reaction.name())
                on:click=move |_| online.ask(Command::React { reaction })
            >
                {icon(face(reaction))}
            </button>
        }
    };
    view! { <div class="reactions">{Reaction::ALL.map(one)}</div> }.into_any()
}

/// The icon of a reaction.
pub(super) fn face(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Wave => "wave",
        Reaction::Clap => "clap",
        Reaction::Laugh => "laugh",
        Reaction::Wow => "wow",
        Reaction::Oops => "oops",
        Reaction::Waiting => "waiting",
    }
}
