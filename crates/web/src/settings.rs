//! What a visitor has chosen for all games: kept in this browser, followed by every page at once.

use leptos::prelude::*;
use tubewright_wire::Level;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::storage;

/// A choice among a few words, each of which is also what the browser keeps.
pub(crate) trait Choosable: Copy + PartialEq + Send + Sync + 'static {
    /// Every possible choice, the first one for those who have not chosen.
    const ALL: &'static [Self];

    /// The word for it.
    fn word(self) -> &'static str;
}

/// One setting; reading it inside a reactive closure follows its changes.
#[derive(Clone, Copy)]
pub(crate) struct Choice<T: 'static> {
    name: &'static str,
    value: RwSignal<T>,
}

impl<T: Choosable> Choice<T> {
    fn kept(name: &'static str, otherwise: T) -> Self {
        let kept = storage::read(name);
        let kept = kept.and_then(|word| T::ALL.iter().copied().find(|choice| choice.word() == word));
        Self { name, value: RwSignal::new(kept.unwrap_or(otherwise)) }
    }

    /// What is chosen.
    pub(crate) fn get(self) -> T {
        self.value.get()
    }

    /// What is chosen, without following it.
    pub(crate) fn get_untracked(self) -> T {
        self.value.get_untracked()
    }

    /// Chooses, now and for later visits.
    pub(crate) fn set(self, choice: T) {
        storage::write(self.name, choice.word());
        self.value.set(choice);
    }
}

impl Choosable for bool {
    const ALL: &'static [Self] = &[false, true];

    fn word(self) -> &'static str {
        if self { "on" } else { "off" }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    /// Whatever the device prefers.
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Choosable for Theme {
    const ALL: &'static [Self] = &[Self::System, Self::Light, Self::Dark];

    fn word(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Choosable for Level {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.name()
    }
}

/// All settings of this visitor.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// Light or dark.
    pub(crate) theme: Choice<Theme>,
    /// Nothing moves, whatever the device prefers.
    pub(crate) still: Choice<bool>,
    /// Letters and numbers at the edge of the map.
    pub(crate) coords: Choice<bool>,
    /// Patterns inside the lines, which tell them apart without colour.
    pub(crate) patterns: Choice<bool>,
    /// Letters on the lines, which do so as well.
    pub(crate) letters: Choice<bool>,
    /// A section that is chosen counts without Done.
    pub(crate) auto_done: Choice<bool>,
    /// The map and the sheet show what a section would add.
    pub(crate) gains: Choice<bool>,
    /// A pencil and a card are heard.
    pub(crate) sound: Choice<bool>,
    /// The level of a bot that is added to a table.
    pub(crate) level: Choice<Level>,
}

impl Settings {
    /// Makes the settings known to the whole page, and has the root element show those that are a matter of style.
    pub(crate) fn provide() -> Self {
        let settings = Self {
            theme: Choice::kept("theme", Theme::System),
            still: Choice::kept("still", false),
            coords: Choice::kept("coords", true),
            patterns: Choice::kept("patterns", true),
            letters: Choice::kept("letters", false),
            auto_done: Choice::kept("auto-done", false),
            gains: Choice::kept("gains", true),
            sound: Choice::kept("sound", false),
            level: Choice::kept("level", Level::Regular),
        };
        Effect::new(move || settings.show());
        provide_context(settings);
        settings
    }

    /// The settings of this page.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    fn show(self) {
        let root = document().document_element();
        let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) else { return };
        let style = root.dataset();
        let theme = self.theme.get();
        for (name, value, shown) in [
            ("theme", theme.word(), theme != Theme::System),
            ("motion", "none", self.still.get()),
            ("coords", "off", !self.coords.get()),
            ("patterns", "off", !self.patterns.get()),
            ("letters", "on", self.letters.get()),
        ] {
            if shown {
                // Names and values are literals, so this cannot fail.
                let _ = style.set(name, value);
            } else {
                style.delete(name);
            }
        }
        frame(theme);
    }
}

/// The browser's own frame takes the colour of a chosen theme, else of the one that the device prefers.
fn frame(theme: Theme) {
    for (own, scheme) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        let holds = match theme {
            Theme::System => format!("(prefers-color-scheme: {scheme})"),
            _ if theme == own => "all".to_owned(),
            _ => "not all".to_owned(),
        };
        if let Some(colour) = document().get_element_by_id(&format!("frame-{scheme}")) {
            let _ = colour.set_attribute("media", &holds);
        }
    }
}
