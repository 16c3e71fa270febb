//! The values of flags, read here so that what is wrong with one is said in the person's language.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use tubewright_bots::{Level, Spec, SpecError};
use tubewright_rules::{Pencil, UnknownWordError};
use tubewright_store::{Failure, StoreError};
use tubewright_term::{Address, quoted, word_refused};
use tubewright_texts::{Language, Texts, t};
use tubewright_wire::check_name;

use crate::refusals;
use crate::words::texts;

/// Why a value does not fit its flag.
#[derive(Clone, Debug)]
pub(crate) enum WrongValue {
    Whole { least: u64, most: u64 },
    Seconds,
    Minutes,
    Address,
    Host,
    Language,
    UrlScheme,
    UrlHost,
    Level,
    Games,
    Pencils,
    Table,
    Store,
    Name,
    Word(UnknownWordError),
    Spec(SpecError),
}

impl WrongValue {
    /// The reason in the language of these texts.
    pub(crate) fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Whole { least, most } => t!(texts, "value-whole", least = *least, most = *most),
            Self::Seconds => t!(texts, "value-seconds"),
            Self::Minutes => t!(texts, "value-minutes"),
            Self::Address => t!(texts, "value-address"),
            Self::Host => t!(texts, "value-host"),
            Self::Language => {
                t!(texts, "value-language", codes = Language::ALL.map(Language::code).join(", "))
            }
            Self::UrlScheme => t!(texts, "value-url-scheme"),
            Self::UrlHost => t!(texts, "value-url-host"),
            Self::Level => t!(texts, "usage-levels"),
            Self::Games => t!(texts, "value-games"),
            Self::Pencils => t!(texts, "usage-pencils"),
            Self::Table => t!(texts, "usage-table"),
            Self::Store => refusals::stored(&StoreError::Failed(Failure::Address), texts),
            Self::Name => t!(texts, "usage-name"),
            Self::Word(unknown) => word_refused(texts, unknown),
            Self::Spec(SpecError::Unknown(name)) => t!(texts, "value-bot", name = quoted(texts, name)),
            Self::Spec(SpecError::Option { bot, option }) => {
                t!(texts, "value-bot-option", bot = bot.as_str(), option = quoted(texts, option))
            }
            Self::Spec(SpecError::Second { bot, option }) => {
                t!(texts, "value-bot-second", bot = bot.as_str(), option = quoted(texts, option))
            }
            Self::Spec(SpecError::Number { option, value, most }) => {
                t!(texts, "value-bot-number", option = *option, most = *most, value = quoted(texts, value))
            }
        }
    }
}

impl fmt::Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(texts()))
    }
}

impl std::error::Error for WrongValue {}

/// No machine does better with more.
pub(crate) const MAX_THREADS: u64 = 4096;

/// More than anything is kept; it is some thousand years.
pub(crate) const MAX_DAYS: u64 = 1_000_000;

/// As many threads as the machine can run at once.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Reads whole numbers of a range.
pub(crate) fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, WrongValue> + Clone {
    move |text| {
        let number = text.parse::<u64>().ok().filter(|number| range.contains(number));
        let wrong = || WrongValue::Whole { least: *range.start(), most: *range.end() };
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(wrong)
    }
}

/// Reads seconds, also parts of one.
pub(crate) fn seconds(text: &str) -> Result<f64, WrongValue> {
    let number = text.parse::<f64>().ok().filter(|number| (0.0..=86_400.0).contains(number));
    number.ok_or(WrongValue::Seconds)
}

/// Reads minutes, also parts of one.
pub(crate) fn minutes(text: &str) -> Result<Duration, WrongValue> {
    let number = text.parse::<f64>().ok().filter(|number| (0.001..=100_000.0).contains(number));
    number.map(|minutes| Duration::from_secs_f64(60.0 * minutes)).ok_or(WrongValue::Minutes)
}

pub(crate) fn address(text: &str) -> Result<SocketAddr, WrongValue> {
    text.parse().map_err(|_| WrongValue::Address)
}

pub(crate) fn host(text: &str) -> Result<IpAddr, WrongValue> {
    text.parse().map_err(|_| WrongValue::Host)
}

pub(crate) fn language(text: &str) -> Result<Language, WrongValue> {
    text.parse().map_err(|_| WrongValue::Language)
}

pub(crate) fn bot(text: &str) -> Result<Spec, WrongValue> {
    Spec::from_str(text).map_err(WrongValue::Spec)
}

pub(crate) fn level(text: &str) -> Result<Level, WrongValue> {
    Level::named(text).ok_or(WrongValue::Level)
}

/// Four different colours.
pub(crate) fn pencils(text: &str) -> Result<[Pencil; 4], WrongValue> {
    let order: Vec<Pencil> =
        text.split(',').map(str::parse).collect::<Result<_, _>>().map_err(WrongValue::Word)?;
    let all = Pencil::ALL.iter().all(|pencil| order.contains(pencil));
    order.try_into().ok().filter(|_| all).ok_or(WrongValue::Pencils)
}

/// The link of a table.
pub(crate) fn table(text: &str) -> Result<Address, WrongValue> {
    text.parse().map_err(|_| WrongValue::Table)
}

pub(crate) fn name(text: &str) -> Result<String, WrongValue> {
    check_name(text).map(str::to_owned).map_err(|_| WrongValue::Name)
}

/// A server's address as people have it, without anything after the host.
pub(crate) fn public_url(text: &str) -> Result<String, WrongValue> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let rest = rest.ok_or(WrongValue::UrlScheme)?.trim_end_matches('/');
    let plain = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
    if rest.is_empty() || !rest.chars().all(plain) {
        return Err(WrongValue::UrlHost);
    }
    Ok(text.trim_end_matches('/').to_owned())
}

/// A name by which people reach a server, with or without a port.
pub(crate) fn host_name(text: &str) -> Result<String, WrongValue> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
    if text.is_empty() || !text.chars().all(plain) {
        return Err(WrongValue::UrlHost);
    }
    Ok(text.to_owned())
}
