//! The texts of Tubewright: every word that a person reads lies in `locales/LANGUAGE/*.ftl`.
//!
//! ```
//! use tubewright_texts::{Language, Texts, t};
//!
//! let texts = Texts::new(Language::English, &["points = { $count } points"]);
//! assert_eq!(t!(texts, "points", count = 12), "12 points");
//! assert_eq!(texts.get("no-such-key"), "no-such-key");
//! ```
//!
//! # How the sources name a text
//! A test reads all sources and checks that each key they use exists and each key that exists is used. For this it must
//! see the keys, so a key is always a literal in one of two places, never put together at run time:
//! - `t!(texts, "key", name = value, …)` formats a text right there;
//! - `key!("key")` is the key itself, for tables and `match` arms; format it with [`Texts::get`] or [`Texts::format`].

pub mod check;
mod complete;
mod language;
mod macros;
mod pattern;
mod plural;
mod source;
mod texts;
mod value;

pub use complete::completed;
pub use language::{Language, UnknownLanguage};
pub use texts::Texts;
pub use value::{Number, Value};
