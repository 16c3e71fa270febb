//! Wrong usage, said in the person's language.

use std::io::Write;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use tubewright_rules::visible;
use tubewright_texts::{Texts, t};

use crate::output;
use crate::values::WrongValue;
use crate::words::texts;

/// Prints help, version or what is wrong; the exit code is 0 for what was asked for and 2 for wrong usage.
pub(crate) fn answer(error: &Error) -> ExitCode {
    // Nobody is left to be told if one of these fails.
    let _ = match said(error, texts()) {
        Some(said) => {
            // An argument may hold anything; none of it may move the cursor.
            let said: String = said.chars().map(|c| if c == '\n' { c } else { visible(c) }).collect();
            std::io::stderr().write_all(output::look().fit(&said).as_bytes())
        }
        None => error.print(),
    };
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

/// What is wrong and how it would be right; nothing for the few kinds that the parser words better itself.
fn said(error: &Error, texts: &Texts) -> Option<String> {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(one)) => Some(one.clone()),
        Some(ContextValue::Strings(several)) => Some(several.join(", ")),
        _ => None,
    };
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    let what = match error.kind() {
        ErrorKind::UnknownArgument => t!(texts, "usage-unknown-argument", argument = argument?),
        ErrorKind::InvalidSubcommand => {
            t!(texts, "usage-unknown-command", command = text(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingSubcommand => t!(texts, "usage-no-command"),
        ErrorKind::MissingRequiredArgument => t!(texts, "usage-missing", arguments = argument?),
        ErrorKind::InvalidValue if value.as_ref()?.is_empty() => {
            t!(texts, "usage-no-value", argument = argument?)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(|why| match why.downcast_ref::<WrongValue>() {
                Some(why) => why.said(texts),
                None => why.to_string(),
            });
            let why =
                why.or_else(|| Some(t!(texts, "cli-possible", values = text(ContextKind::ValidValue)?)));
            match why {
                Some(why) => {
                    t!(texts, "usage-wrong-value-why", value = value?, argument = argument?, why = why)
                }
                None => t!(texts, "usage-wrong-value", value = value?, argument = argument?),
            }
        }
        ErrorKind::TooManyValues => t!(texts, "usage-no-value-wanted", argument = argument?),
        ErrorKind::InvalidUtf8 => t!(texts, "usage-utf-8"),
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg);
            if other.is_none() || other == argument {
                t!(texts, "usage-twice", argument = argument?)
            } else {
                t!(texts, "usage-conflict", argument = argument?, other = other?)
            }
        }
        _ => return None,
    };
    let mut lines = vec![t!(texts, "usage-error", what = what)];
    let suggestions =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(suggestion) = suggestions.into_iter().find_map(text) {
        lines.push(format!("\n  {}", t!(texts, "usage-instead", suggestion = suggestion)));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.trim_start_matches("Usage: ");
        lines.push(format!("\n{} {usage}", t!(texts, "cli-usage")));
    }
    lines.push(format!("\n{}\n", t!(texts, "usage-more")));
    Some(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use clap::{ArgAction, Command, CommandFactory};
    use tubewright_texts::Language;

    use super::*;

    /// Every way to give a flag or an argument a value that fits none, after the verbs that lead there.
    fn nonsense(command: &Command, verbs: &[String]) -> Vec<Vec<String>> {
        let mut lines = Vec::new();
        for arg in command.get_arguments() {
            let value = "~?".to_owned();
            let flag = match arg.get_long() {
                Some(long) if matches!(arg.get_action(), ArgAction::SetTrue) => vec![format!("--{long}=x")],
                Some(long) => vec![format!("--{long}"), value],
                None => vec![value],
            };
            lines.push([verbs, &flag].concat());
        }
        for below in command.get_subcommands() {
            lines.extend(nonsense(below, &[verbs, &[below.get_name().to_owned()]].concat()));
        }
        lines
    }

    #[test]
    fn what_is_wrong_with_a_value_is_said_by_us_in_every_language() {
        let mut refused = 0;
        for line in nonsense(&crate::Cli::command(), &["tubewright".to_owned()]) {
            let Err(error) = crate::Cli::command().try_get_matches_from(&line) else { continue };
            match error.kind() {
                ErrorKind::ValueValidation => {
                    let source = std::error::Error::source(&error).expect("a reason");
                    assert!(source.is::<WrongValue>(), "{line:?}: the parser says {source}");
                    refused += 1;
                }
                // What is missing beside it, or a choice among words that are listed.
                ErrorKind::MissingRequiredArgument | ErrorKind::MissingSubcommand => continue,
                _ => {}
            }
            let english = said(&error, &Texts::embedded(Language::English)).expect("words of ours");
            let [first, ..] = english.lines().collect::<Vec<_>>()[..] else { panic!("{line:?}: nothing") };
            for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
                let said = said(&error, &Texts::embedded(language)).expect("words of ours");
                assert!(!said.lines().any(|line| line == first), "{language}: {said}");
            }
        }
        assert!(refused > 25, "only {refused} values were refused");
    }
}
