//! A moment of the table's clock in words.

use js_sys::{Date, Object, Reflect};
use leptos::prelude::window;
use tubewright_wire::Time;

use super::link::now;
use super::state::Online;
use crate::i18n::I18n;

/// Further away than this, in milliseconds, a time wants its day.
const HALF_A_DAY: i64 = 43_200_000;

/// A moment of the table's clock as people here say it.
pub(super) fn told(i18n: I18n, online: Online, moment: Time) -> String {
    let left = online.until(moment);
    let options = Object::new();
    let say = |part: &str, how: &str| drop(Reflect::set(&options, &part.into(), &how.into()));
    say("hour", "2-digit");
    say("minute", "2-digit");
    if left > HALF_A_DAY {
        say("weekday", "long");
    }
    let date = Date::new(&(now() as f64 + left as f64).into());
    date.to_locale_string(&locale(i18n.language().code()), &options).into()
}

/// The language of the page with the customs of the visitor's country, where the browser names one of that language.
fn locale(language: &str) -> String {
    let mut theirs = window().navigator().languages().into_iter().filter_map(|locale| locale.as_string());
    let is_of_language = |locale: &String| locale.split('-').next() == Some(language);
    theirs.find(is_of_language).unwrap_or_else(|| language.to_owned())
}
