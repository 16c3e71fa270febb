//! What was settled at a table before its game.

use tubewright_texts::{key, t};
use tubewright_wire::{Clock, Pace, Settings};

use crate::Phrases;

/// The settings of a table, a few words each: pace, clock, modules.
pub fn settings(texts: &dyn Phrases, settings: Settings) -> Vec<String> {
    let modules = [
        settings.objectives.then_some(key!("setup-objectives")),
        settings.powers.then_some(key!("setup-powers")),
    ];
    let modules = modules.into_iter().flatten().map(|key| texts.get(key));
    [pace(texts, settings.pace), clock(texts, settings.clock)].into_iter().chain(modules).collect()
}

/// Who waits for whom.
pub fn pace(texts: &dyn Phrases, pace: Pace) -> String {
    texts.get(match pace {
        Pace::InStep => key!("new-pace-step"),
        Pace::OwnPace => key!("new-pace-own"),
    })
}

/// How long a turn may last.
pub fn clock(texts: &dyn Phrases, clock: Clock) -> String {
    match clock {
        Clock::None => t!(texts, "new-clock-none"),
        Clock::Seconds(count) => t!(texts, "new-clock-seconds", count = count),
        Clock::Days(count) => t!(texts, "new-clock-days", count = count),
    }
}

#[cfg(test)]
mod tests {
    use tubewright_texts::{Language, Texts};

    use super::*;

    #[test]
    fn a_table_s_settings_are_said_in_every_language() {
        let chosen = Settings { clock: Clock::Days(2), powers: true, ..Settings::plain(2) };
        let said = Language::ALL.map(|language| settings(&Texts::embedded(language), chosen).join(" · "));
        assert_eq!(said[0], "In step · 2 days · Pencil powers");
        assert_eq!(said[1], "Общий темп · 2 дня · Свойства карандашей");
        for said in said {
            assert_eq!(said.split(" · ").count(), 3, "{said}");
        }
    }
}
