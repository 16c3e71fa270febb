//! Help and usage in the person's language: the command line names each text by its key, and here they are filled in.

use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command};
use tubewright_texts::{Language, Texts, t};

/// The command with every text in the language of `texts`.
pub(crate) fn translated(command: Command, texts: &Texts) -> Command {
    let command = spoken(command, texts);
    with_usage(command, texts)
}

/// Fills in the texts of a command and of those below it.
fn spoken(command: Command, texts: &Texts) -> Command {
    let said = |key: Option<&StyledStr>| key.map(|key| texts.get(&key.to_string()));
    let (about, more) = (said(command.get_about()), said(command.get_after_long_help()));
    let mut command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .subcommand_help_heading(t!(texts, "cli-commands"))
        .subcommand_value_name(t!(texts, "cli-command-word"))
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            t!(texts, "cli-usage")
        ))
        .arg(flag("help", 'h', ArgAction::Help).display_order(1001).help(t!(texts, "cli-help")))
        .arg(flag("version", 'V', ArgAction::Version).display_order(1002).help(t!(texts, "cli-version")));
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(more) = more {
        command = command.after_long_help(more);
    }
    command = command.mut_args(|arg| argument(arg, texts));
    command = command.mut_subcommands(|below| spoken(below, texts));
    command
}

fn flag(name: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(name).short(short).long(name).action(action)
}

fn argument(arg: Arg, texts: &Texts) -> Arg {
    let heading = if arg.is_positional() { t!(texts, "cli-arguments") } else { t!(texts, "cli-options") };
    let mut help = arg.get_help().map(|key| match key.to_string().as_str() {
        "cli-lang" => t!(texts, "cli-lang", codes = Language::ALL.map(Language::code).join(", ")),
        key => texts.get(key),
    });
    // The parser would say these in English.
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let possible: Vec<_> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let takes_value = arg.get_action().takes_values();
    if let Some(help) = help.as_mut().filter(|_| takes_value) {
        if !defaults.is_empty() {
            *help += &format!(" {}", t!(texts, "cli-default", value = defaults.join(", ")));
        }
        if !possible.is_empty() {
            *help += &format!(" {}", t!(texts, "cli-possible", values = possible.join(", ")));
        }
    }
    let arg = arg.help_heading(heading);
    let arg = if takes_value { arg.hide_default_value(true).hide_possible_values(true) } else { arg };
    let names = arg.get_value_names().unwrap_or_default();
    let named: Vec<String> = names.iter().map(|name| t!(texts, "cli-value", name = name.as_str())).collect();
    let arg = if takes_value && !named.is_empty() { arg.value_names(named) } else { arg };
    match help {
        Some(help) => arg.help(help),
        None => arg,
    }
}

/// Usage lines with the word for options in the language too.
fn with_usage(mut command: Command, texts: &Texts) -> Command {
    command.build();
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("OPTIONS", &t!(texts, "cli-options-word"));
    command = command.override_usage(usage);
    command.mut_subcommands(|below| {
        // The parser makes this one by itself.
        let below = if below.get_name() == "help" { below.about(t!(texts, "cli-help-verb")) } else { below };
        with_usage(below, texts)
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    /// Every text of a command and of those below it, as it stands before translation.
    fn keys(command: &Command) -> Vec<String> {
        let of = |text: Option<&StyledStr>| text.map(ToString::to_string);
        let mut keys: Vec<String> =
            of(command.get_about()).into_iter().chain(of(command.get_after_long_help())).collect();
        keys.extend(
            command.get_arguments().map(|arg| of(arg.get_help()).unwrap_or(arg.get_id().to_string())),
        );
        keys.extend(command.get_subcommands().flat_map(self::keys));
        keys
    }

    #[test]
    fn every_verb_and_flag_is_explained_by_a_text() {
        let texts = Texts::embedded(Language::English);
        let keys = keys(&crate::Cli::command());
        assert!(keys.len() > 60, "{}", keys.len());
        let without: Vec<_> = keys.iter().filter(|key| texts.get(key) == **key).collect();
        assert!(without.is_empty(), "not keys of locales/en/cli.ftl: {without:#?}");
    }

    /// What stands for the values of a command and of those below it.
    fn values(command: &Command) -> Vec<String> {
        let of = |arg: &Arg| arg.get_value_names().unwrap_or_default().to_vec();
        let shown = command.get_arguments().filter(|arg| arg.get_action().takes_values());
        let mut values: Vec<String> = shown.flat_map(of).map(|name| name.to_string()).collect();
        values.extend(command.get_subcommands().flat_map(self::values));
        values
    }

    #[test]
    fn what_stands_for_a_value_is_translated_too() {
        let texts = Texts::embedded(Language::Russian);
        let values = values(&spoken(crate::Cli::command(), &texts));
        assert!(values.len() > 40, "{values:?}");
        // A unit, a name that is the same everywhere, and two forms rather than words.
        let stay = ["MS", "URL", "HOST:PORT", "NAME[:k=v,…]"];
        let english = values.iter().find(|it| it.is_ascii() && !stay.contains(&it.as_str()));
        assert_eq!(english, None);
    }
}
