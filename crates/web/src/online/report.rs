//! Reports to those who run the server: somebody's name, or a line of theirs. Nothing is sent before it is confirmed.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::t;
use tubewright_wire::{ChatLine, NewReport, ReportMember};

use super::api::{self, NoAnswer};
use super::state::Online;
use crate::controls::icon_button;
use crate::game::focus_at;
use crate::i18n::I18n;
use crate::icons::icon;

/// Who may be reported, for their name or for a line.
#[derive(Clone, PartialEq)]
pub(super) struct About {
    member: u16,
    name: String,
    line: Option<ChatLine>,
}

/// What is to be confirmed, and whether a report has just been sent.
#[derive(Clone, Copy)]
pub(super) struct Reporting {
    about: RwSignal<Option<About>>,
    sent: RwSignal<bool>,
}

impl Reporting {
    pub(super) fn new() -> Self {
        Self { about: RwSignal::new(None), sent: RwSignal::new(false) }
    }

    fn ask(self, about: About) {
        self.sent.set(false);
        self.about.set(Some(about));
        request_animation_frame(|| focus_at("#report-send"));
    }

    /// The button beside a line of chat.
    pub(super) fn of_line(self, line: ChatLine) -> AnyView {
        let label = t!(I18n::here(), "table-report", name = line.name.clone());
        let press = Callback::new(move |()| {
            self.ask(About { member: line.member, name: line.name.clone(), line: Some(line.clone()) });
        });
        icon_button("report", icon("flag"), Signal::stored(label), Signal::stored(false), press)
    }

    /// The button for somebody's name.
    pub(super) fn of_name(self, member: u16, name: String) -> AnyView {
        let i18n = I18n::here();
        let label = {
            let name = name.clone();
            move || t!(i18n, "table-report", name = name.clone())
        };
        let press = move |_| self.ask(About { member, name: name.clone(), line: None });
        view! {
            <button type="button" class="btn" data-testid="report-person" on:click=press>{label}</button>
        }
        .into_any()
    }

    /// The question before a report is sent, and the thanks after it.
    pub(super) fn question(self, online: Online) -> AnyView {
        let i18n = I18n::here();
        let send = move |_| {
            let Some(about) = self.about.get_untracked() else { return };
            self.about.set(None);
            spawn_local(async move {
                let report = NewReport { member: about.member, at: about.line.map(|line| line.at) };
                match api::ask(ReportMember { table: online.id(), report }).await {
                    Ok(_) => drop(self.sent.try_set(true)),
                    Err(why) => {
                        let reason =
                            if let NoAnswer::Refused(reason) = why { reason } else { "busy".to_owned() };
                        online.refused.try_set(Some(reason));
                    }
                }
            });
        };
        let question = move || {
            let about = self.about.get()?;
            let line =
                about.line.map(|line| view! { <blockquote class="report__line">{line.text}</blockquote> });
            Some(view! {
                <div class="report" role="group" aria-labelledby="report-sure" data-testid="report-question">
                    <p id="report-sure">{t!(i18n, "table-report-sure", name = about.name)}</p>
                    {line}
                    <div class="extras__acts">
                        <button type="button" class="btn" id="report-send" data-testid="report-send" on:click=send>
                            {t!(i18n, "table-report-send")}
                        </button>
                        <button
                            type="button"
                            class="btn btn--quiet"
                            data-testid="report-not"
                            on:click=move |_| self.about.set(None)
                        >
                            {t!(i18n, "table-report-not")}
                        </button>
                    </div>
                </div>
            })
        };
        view! {
            {question}
            <p class="note" role="status" data-testid="report-sent">
                {move || self.sent.get().then(|| t!(i18n, "table-report-done"))}
            </p>
        }
        .into_any()
    }
}
