//! Help and usage in the person's language: the command line names each text by its key, and here they are filled in.

use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command};
use tubewright_texts::{Language, Texts, t};

use crate::words::width;

/// The command with every text in the language of `texts`.
pub(crate) fn translated(command: Command, texts: &Texts) -> Command {
    let command = spoken(command, texts);
    with_usage(command, texts)
}

/// Fills in the texts of a command and of those below it.
fn spoken(command: Command, texts: &Texts) -> Command {
    let said = |key: Option<&StyledStr>| key.map(|key| texts.get(&key.to_string()));
    let (about, more) = (said(command.get_about()), said(command.get_after_long_help()));
    let more = more.map(|more| wrapped(&flowing(&more), columns()));
    let mut command = command
        .max_term_width(WIDEST)
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
        key => flowing(&texts.get(key)),
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
        // Under --help the text stands below its flag, set in by ten columns.
        Some(help) => arg.long_help(wrapped(&help, columns().saturating_sub(10))).help(help),
        None => arg,
    }
}

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;

/// The columns of a line of help, as the parser counts them.
fn columns() -> usize {
    let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let named = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal.or_else(named).unwrap_or(WIDEST).min(WIDEST)
}

/// A text whose paragraphs are one line each, to be broken where the terminal ends and not where the file happens to.
/// Lines that are set in, such as examples, stay as they are.
fn flowing(text: &str) -> String {
    let is_prose = |line: &str| !line.is_empty() && !line.starts_with(' ');
    let mut flowing = String::new();
    let mut before = "";
    for (number, line) in text.lines().enumerate() {
        if is_prose(before) && is_prose(line) {
            // Scripts whose signs are two columns wide have no spaces.
            let close =
                before.chars().next_back().is_some_and(is_wide) || line.chars().next().is_some_and(is_wide);
            flowing.push_str(if close { "" } else { " " });
        } else if number > 0 {
            flowing.push('\n');
        }
        flowing.push_str(line);
        before = line;
    }
    flowing
}

fn is_wide(c: char) -> bool {
    width(c.encode_utf8(&mut [0; 4])) == 2
}

/// Breaks prose also between signs that are two columns wide; the parser breaks at spaces only.
fn wrapped(text: &str, columns: usize) -> String {
    /// What no line begins with, and what none ends with.
    const CLOSING: &str = "、。，．：；？！）」』】・ー～…";
    const OPENING: &str = "（「『【";
    let mut wrapped = String::new();
    for line in text.split_inclusive('\n') {
        let (mut start, mut end, mut used) = (0, None, 0);
        // Examples are set in, and lines without such signs are the parser's.
        let signs = line.char_indices().filter(|_| !line.starts_with(' ') && line.chars().any(is_wide));
        for (at, c) in signs {
            let columns_of_c = if c == '\n' { 0 } else { width(c.encode_utf8(&mut [0; 4])) };
            if used + columns_of_c > columns
                && let Some(end) = end.take()
            {
                wrapped.push_str(line[start..end].trim_end());
                wrapped.push('\n');
                start = end;
                used = width(&line[start..at]);
            }
            used += columns_of_c;
            let rest = &line[at + c.len_utf8()..];
            let next = rest.chars().next().filter(|next| *next != '\n' && *next != ' ');
            let goes_on = next.is_some_and(|next| !CLOSING.contains(next));
            if goes_on && (c == ' ' || is_wide(c) && !OPENING.contains(c)) {
                end = Some(line.len() - rest.len());
            }
        }
        wrapped.push_str(&line[start..]);
    }
    wrapped
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

    /// The paragraphs of prose, each as its lines.
    fn paragraphs(help: &str) -> Vec<Vec<&str>> {
        let blocks = help.split("\n\n").map(|block| block.lines().collect::<Vec<_>>());
        blocks.filter(|block| block.iter().all(|line| !line.starts_with(' '))).collect()
    }

    #[test]
    fn help_breaks_its_lines_where_the_terminal_ends() {
        let mut broken = 0;
        for language in Language::ALL {
            let texts = Texts::embedded(language);
            let command = translated(crate::Cli::command(), &texts);
            for verb in command.get_subcommands() {
                let help = verb.clone().term_width(80).render_long_help().to_string();
                let more = verb.get_after_long_help().map(ToString::to_string).unwrap_or_default();
                for example in more.lines().filter(|line| line.starts_with(' ')) {
                    assert!(width(example) <= 80, "{language}: {example}");
                }
                if language == Language::Japanese {
                    // Wrapped by us, for a terminal of this width.
                    let long = wrapped(&flowing(&more), 80);
                    assert_eq!(long.lines().find(|line| width(line) > 80), None);
                    continue;
                }
                for lines in paragraphs(&help) {
                    for pair in lines.windows(2) {
                        let next = pair[1].split(' ').next().unwrap_or_default();
                        let fits = width(pair[0]) + 1 + width(next) <= 80;
                        assert!(
                            !fits,
                            "{language} {}: a line ends early:\n{}",
                            verb.get_name(),
                            lines.join("\n")
                        );
                        broken += 1;
                    }
                }
            }
        }
        assert!(broken > 50, "only {broken} lines were looked at");
    }

    #[test]
    fn signs_without_spaces_are_broken_at_the_end_of_the_line() {
        let text = "結果は london.net と差し替えます。\n途中データ\n\n  例外";
        assert_eq!(flowing(text), "結果は london.net と差し替えます。途中データ\n\n  例外");
        assert_eq!(wrapped("駅駅駅駅。駅\n", 8), "駅駅駅\n駅。駅\n");
        assert_eq!(wrapped("駅駅駅駅\n駅\n", 8), "駅駅駅駅\n駅\n");
        assert_eq!(wrapped("駅 london.net 駅", 12), "駅\nlondon.net\n駅");
        assert_eq!(wrapped("no wide signs at all", 5), "no wide signs at all");
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
