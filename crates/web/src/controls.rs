//! Switches, rows of choices and small buttons, as all pages use them.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::game::focus_at;
use crate::i18n::I18n;
use crate::settings::Choosable;

/// A key of a text, marked with `key!` where it stands.
pub(crate) type Key = &'static str;

/// Something to turn on or off, with a line that says what it does.
pub(crate) fn switch(
    name: &'static str,
    [label, note]: [Key; 2],
    on: Signal<bool>,
    turn: Callback<bool>,
) -> AnyView {
    let i18n = I18n::here();
    let described = format!("{name}-note");
    view! {
        <label class="switch">
            <span class="switch__text">
                <b>{move || i18n.format(label, &[])}</b>
                <span class="note" id=described.clone()>{move || i18n.format(note, &[])}</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                data-testid=name
                aria-label=move || i18n.format(label, &[])
                aria-describedby=described
                prop:checked=on
                on:change:target=move |event| turn.run(event.target().checked())
            />
        </label>
    }
    .into_any()
}

/// A button that shows a picture alone; its label is heard, and read when it is pointed at.
pub(crate) fn icon_button(
    name: &'static str,
    picture: AnyView,
    label: Signal<String>,
    off: Signal<bool>,
    press: Callback<()>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="btn btn--quiet btn--icon"
            data-testid=name
            aria-label=label
            title=label
            disabled=off
            on:click=move |_| press.run(())
        >
            {picture}
        </button>
    }
    .into_any()
}

/// One of a few choices, side by side.
pub(crate) fn segments<T: Choosable>(
    name: &'static str,
    legend: Key,
    choices: Vec<(T, Key, AnyView)>,
    chosen: Signal<T>,
    choose: Callback<T>,
) -> AnyView {
    let i18n = I18n::here();
    let choices: Vec<AnyView> = choices
        .into_iter()
        .map(|(choice, label, picture)| {
            view! {
                <label>
                    <input
                        type="radio"
                        name=name
                        value=choice.word()
                        prop:checked=move || chosen.get() == choice
                        on:change=move |_| choose.run(choice)
                    />
                    {picture}
                    <span>{move || i18n.format(label, &[])}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class="field">
            <legend class="legend">{move || i18n.format(legend, &[])}</legend>
            <div class="seg" data-testid=name>{choices}</div>
        </fieldset>
    }
    .into_any()
}

/// One of several choices in a list that opens.
pub(crate) fn list<T: Choosable>(
    name: &'static str,
    label: impl Fn() -> String + Send + 'static,
    choices: Vec<(T, Key)>,
    chosen: Signal<T>,
    choose: Callback<T>,
) -> AnyView {
    let i18n = I18n::here();
    let options: Vec<AnyView> = choices
        .into_iter()
        .map(|(choice, text)| {
            view! {
                <option value=choice.word() selected=move || chosen.get() == choice>
                    {move || i18n.format(text, &[])}
                </option>
            }
            .into_any()
        })
        .collect();
    let pick = move |word: String| {
        if let Some(choice) = T::ALL.iter().find(|choice| choice.word() == word) {
            choose.run(*choice);
        }
    };
    view! {
        <select
            class="select"
            data-testid=name
            aria-label=label
            on:change:target=move |event| pick(event.target().value())
        >
            {options}
        </select>
    }
    .into_any()
}

/// A button for what cannot be undone: asked twice, because something may be lost with it.
pub(crate) fn asked_twice(name: &'static str, [what, sure, now]: [Key; 3], act: Callback<()>) -> AnyView {
    let i18n = I18n::here();
    let asked = RwSignal::new(false);
    // Each question takes the button away that had the focus, and gives it back.
    let ask = move |_| {
        asked.set(true);
        focus_at(format!("#{name}-now"));
    };
    let settle = move || {
        asked.set(false);
        focus_at(format!("#{name}"));
    };
    let do_it = move |_| {
        settle();
        act.run(());
    };
    view! {
        <Show
            when=move || asked.get()
            fallback=move || view! {
                <button class="btn" id=name data-testid=name on:click=ask>
                    {move || i18n.format(what, &[])}
                </button>
            }
        >
            <div role="alertdialog" aria-label=move || i18n.format(what, &[]) class="set">
                <p>{move || i18n.format(sure, &[])}</p>
                <button
                    class="btn btn--primary"
                    id=format!("{name}-now")
                    data-testid=format!("{name}-now")
                    on:click=do_it
                >
                    {move || i18n.format(now, &[])}
                </button>
                <button class="btn" on:click=move |_| settle()>
                    {move || t!(i18n, "settings-erase-not")}
                </button>
            </div>
        </Show>
    }
    .into_any()
}
