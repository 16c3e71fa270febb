//! `cargo xtask attack`: a server is attacked for some minutes by clients that know the document of the protocol and nothing
//! else, its store by flipped bits, and tables that differ only in unseen cards are compared byte by byte.

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};

use crate::machine::{self, Need};
use crate::shell::{command, run, target_dir};

/// How long each attack goes on if nothing else is said.
const SECONDS: u32 = 40;
/// So many flips take about as long as a second of another attack.
const FLIPS_PER_SECOND: u32 = 50;
/// The attacks that are written in Rust, since they need what no client has: the file of a store, and the seeds of tables.
const IN_RUST: [(&str, &str); 2] = [
    (FLIPS, "cargo run --quiet -p tubewright-store --example flips --"),
    ("twins", "cargo test --quiet -p tubewright-server --test unseen"),
];
const FLIPS: &str = "flips";

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    release: bool,
    seconds: u32,
    /// Attacks by clients; `None` for all of them.
    in_python: Option<Vec<String>>,
    in_rust: Vec<&'static str>,
}

fn plan(args: &[String]) -> Result<Plan> {
    let (mut release, mut seconds, mut names) = (false, SECONDS, Vec::new());
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--release" => release = true,
            "--seconds" => {
                let value = args.next().context("--seconds needs a number")?;
                seconds = value.parse().with_context(|| format!("`{value}` is no number of seconds"))?;
            }
            flag if flag.starts_with('-') => {
                bail!("usage: cargo xtask attack [--release] [--seconds N] [ATTACK ...]");
            }
            name => names.push(name.to_owned()),
        }
    }
    let all = names.is_empty();
    let in_rust = IN_RUST.map(|(name, _)| name);
    let in_rust =
        in_rust.into_iter().filter(|name| all || names.iter().any(|chosen| chosen == name)).collect();
    names.retain(|name| IN_RUST.iter().all(|(other, _)| name != other));
    let in_python = if all { None } else { Some(names) };
    Ok(Plan { release, seconds, in_python, in_rust })
}

/// Builds the program, attacks it, and fails if anything was found.
pub(crate) fn attack(args: &[String]) -> Result<()> {
    let plan = plan(args)?;
    machine::provide(&[Need::Programs])?;
    let mut found = Vec::new();
    if plan.in_python.as_ref().is_none_or(|names| !names.is_empty()) {
        let mut python = command("python3 attack");
        python.env("PYTHONDONTWRITEBYTECODE", "1").arg(program(plan.release)?);
        python.args(["--seconds", &plan.seconds.to_string()]).args(plan.in_python.iter().flatten());
        if run(&mut python).is_err() {
            found.push("the clients");
        }
    }
    for (name, line) in IN_RUST.into_iter().filter(|(name, _)| plan.in_rust.contains(name)) {
        let mut cargo = command(line);
        if name == FLIPS {
            cargo.args([&(plan.seconds * FLIPS_PER_SECOND).max(200).to_string(), "1"]);
        }
        if run(&mut cargo).is_err() {
            found.push(name);
        }
    }
    ensure!(found.is_empty(), "{} found something", found.join(", "));
    Ok(())
}

/// The program, built.
fn program(release: bool) -> Result<PathBuf> {
    let profile = if release { "release" } else { "dev" };
    run(&mut command(&format!("cargo build --quiet --profile {profile} -p tubewright")))?;
    Ok(target_dir().join(if release { "release" } else { "debug" }).join("tubewright"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attacks_can_be_chosen_and_shortened() {
        let planned = |line: &str| {
            let words: Vec<String> =
                line.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
            plan(&words)
        };
        let all = planned("").expect("all of them");
        let in_rust = vec!["flips", "twins"];
        assert_eq!(all, Plan { release: false, seconds: SECONDS, in_python: None, in_rust });
        let some = planned("--release --seconds 5 kills").expect("one of them");
        let in_python = Some(vec!["kills".to_owned()]);
        assert_eq!(some, Plan { release: true, seconds: 5, in_python, in_rust: Vec::new() });
        let flips = planned("flips").expect("the store alone");
        assert_eq!((flips.in_python, flips.in_rust), (Some(Vec::new()), vec!["flips"]));
        assert!(
            planned("--seconds").is_err() && planned("--seconds x").is_err() && planned("--quick").is_err()
        );
    }
}
