//! `cargo xtask test`: everything that must hold, with the number of tests at the end.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tubewright_testdb::Cluster;

use crate::browser;
use crate::count::{Count, counted};
use crate::machine::{self, Need};
use crate::shell::{command, exists, output, root, run};

/// The crates that must build for the browser.
const FOR_WASM: &[&str] = &[
    "rules", "review", "bots", "scene", "history", "table", "wire", "client", "texts", "present", "thinker",
    "web",
];

/// The part that can be run story by story.
const STORIES: &str = "stories";

/// One part of the test command.
struct Part {
    name: &'static str,
    about: &'static str,
    needs: &'static [Need],
    run: fn(&mut Run) -> Result<()>,
}

/// What a part is told, and what it tells.
struct Run<'a> {
    count: Count,
    /// The stories to run, by file or title; empty for all.
    stories: &'a [String],
}

/// Ordered so that a mistake shows as soon as possible.
const PARTS: [Part; 11] = [
    Part { name: "fmt", about: "the code is formatted", needs: &[], run: fmt },
    Part { name: "tree", about: "the crates depend only on what they may", needs: &[], run: tree },
    Part { name: "clippy", about: "no warnings", needs: &[], run: clippy },
    Part {
        name: "unit",
        about: "the tests of every crate",
        needs: &[Need::Programs, Need::Postgres],
        run: unit,
    },
    Part { name: "doc", about: "the examples in the documentation", needs: &[], run: doc },
    Part { name: "package", about: "the rules are ready for crates.io", needs: &[], run: package },
    Part { name: "wasm", about: "what the browser needs builds for it", needs: &[], run: wasm },
    Part {
        name: "rules-in-wasm",
        about: "the rules' fixtures, compiled to WASM, in node",
        needs: &[Need::Node],
        run: rules_in_wasm,
    },
    Part {
        name: "bots-in-wasm",
        about: "every bot decides the same natively and as WASM",
        needs: &[Need::Node],
        run: bots_in_wasm,
    },
    Part {
        name: "python",
        about: "the Python package, its environments and examples",
        needs: &[Need::Python],
        run: python,
    },
    Part { name: STORIES, about: "stories in Chromium", needs: &[Need::Node, Need::Browser], run: stories },
];

/// The names of all parts.
pub(crate) fn parts() -> String {
    PARTS.map(|part| part.name).join(", ")
}

/// Runs the parts named, or all; words after `stories` choose among the stories. Goes on after a failure, so that one
/// run shows everything that is wrong.
pub(crate) fn test(args: &[String]) -> Result<()> {
    let (names, stories) = split_stories(args);
    if let Some(name) = names.iter().find(|name| PARTS.iter().all(|part| part.name != **name)) {
        bail!("no part is called `{name}`; there are {}", parts());
    }
    let is_chosen = |part: &&Part| names.is_empty() || names.iter().any(|name| name == part.name);
    let chosen: Vec<&Part> = PARTS.iter().filter(is_chosen).collect();
    let start = Instant::now();
    // Before anything else, so that what cannot be installed is named at once and all together.
    let needs: Vec<Need> = chosen.iter().flat_map(|part| part.needs).copied().collect();
    machine::provide(&needs)?;
    let mut total = Count::default();
    let mut rows = Vec::new();
    for (number, part) in chosen.iter().enumerate() {
        eprintln!("\n=== {}/{} {}: {}", number + 1, chosen.len(), part.name, part.about);
        let (count, time, outcome) = timed(part, stories);
        total.passed += count.passed;
        total.failed += count.failed;
        rows.push(format!(
            "{:<14} {:>5} tests {:>5} s  {outcome}",
            part.name,
            count.passed + count.failed,
            time.as_secs()
        ));
    }
    println!("\n{}", rows.join("\n"));
    println!("\n{} tests ran in {} s", total.passed + total.failed, start.elapsed().as_secs());
    println!("{} passed, {} failed", total.passed, total.failed);
    ensure!(total.failed == 0, "there are failures");
    Ok(())
}

/// Splits the arguments into the names of parts and, after `stories`, the words that choose stories.
fn split_stories(args: &[String]) -> (&[String], &[String]) {
    let at = args.iter().position(|arg| arg == STORIES).map_or(args.len(), |at| at + 1);
    args.split_at(at)
}

/// A part without tests of its own counts as one test.
fn timed(part: &Part, stories: &[String]) -> (Count, Duration, String) {
    let start = Instant::now();
    let mut run = Run { count: Count::default(), stories };
    let result = (part.run)(&mut run);
    let mut count = run.count;
    if result.is_ok() && count.passed == 0 {
        count.passed = 1;
    }
    if result.is_err() && count.failed == 0 {
        count.failed = 1;
    }
    let outcome = match result {
        Ok(()) => "ok".to_owned(),
        Err(error) => {
            eprintln!("{}: {error:#}", part.name);
            format!("FAILED: {error:#}")
        }
    };
    (count, start.elapsed(), outcome)
}

fn fmt(_: &mut Run) -> Result<()> {
    run(&mut command("cargo fmt --all --check"))
}

/// Invariants of the design that `cargo tree` can see.
fn tree(test: &mut Run) -> Result<()> {
    const FORBIDDEN: [(&str, &str); 4] =
        [("rules", ""), ("table", "tokio"), ("client", "tokio"), ("thinker", "tubewright-lab")];
    for (name, forbidden) in FORBIDDEN {
        let tree = output(&mut command(&format!(
            "cargo tree --quiet --edges normal,build --prefix none --format {{p}} -p tubewright-{name}"
        )))?;
        let found = tree.lines().skip(1).find(|line| line.starts_with(forbidden));
        if let Some(found) = found {
            bail!("{name} must not depend on {found}");
        }
        test.count.passed += 1;
    }
    Ok(())
}

fn clippy(_: &mut Run) -> Result<()> {
    run(&mut command("cargo clippy --workspace --all-targets --quiet -- -D warnings"))
}

fn unit(test: &mut Run) -> Result<()> {
    let line = if exists("cargo-nextest") {
        "cargo nextest run --workspace --no-fail-fast --status-level slow"
    } else {
        "cargo test --workspace --all-targets --no-fail-fast"
    };
    // One for all: each test that needs a database makes one in it.
    let cluster = Cluster::start().context("a PostgreSQL cluster for the tests")?;
    counted(command(line).env(tubewright_testdb::VARIABLE, cluster.address("postgres")), &mut test.count)
}

fn doc(test: &mut Run) -> Result<()> {
    counted(&mut command("cargo test --doc --workspace --no-fail-fast"), &mut test.count)
}

/// What crates.io would get builds on its own. Nothing is published, and uncommitted work is taken as it lies there.
fn package(_: &mut Run) -> Result<()> {
    run(&mut command("cargo package --quiet --allow-dirty -p tubewright-rules"))
}

fn wasm(test: &mut Run) -> Result<()> {
    machine::target("wasm32-unknown-unknown")?;
    for name in FOR_WASM {
        // One at a time: together they would share features, and each must build on its own.
        run(&mut command(&format!(
            "cargo check --quiet --target wasm32-unknown-unknown -p tubewright-{name}"
        )))?;
        test.count.passed += 1;
    }
    Ok(())
}

/// The tests of `crates/rules` that read its fixtures, compiled to WASM and run by node: the same inputs give the
/// same game on every target.
fn rules_in_wasm(test: &mut Run) -> Result<()> {
    let mut cargo = in_node("cargo test -p tubewright-rules --test fixtures --test vectors")?;
    counted(&mut cargo, &mut test.count)
}

/// With a budget in nodes a bot must decide the same in the browser as natively.
fn bots_in_wasm(_: &mut Run) -> Result<()> {
    const DECISIONS: &str = "cargo run --quiet -p tubewright-bots --features weights --example decisions";
    let native = output(&mut command(DECISIONS))?;
    let wasm = output(&mut in_node(DECISIONS)?)?;
    // A thousand of the search, and a hundred of each of six others.
    ensure!(native.lines().count() == 1600, "{} decisions instead of 1600", native.lines().count());
    let same = native.lines().zip(wasm.lines()).take_while(|(native, wasm)| native == wasm).count();
    ensure!(native == wasm, "decision {} differs as WASM", same + 1);
    Ok(())
}

/// A cargo command whose programs are compiled to WASM and run by node.
pub(crate) fn in_node(line: &str) -> Result<Command> {
    const TARGET: &str = "wasm32-wasip1";
    machine::target(TARGET)?;
    let node = machine::node()?;
    let mut cargo = command(&format!("{line} --target {TARGET}"));
    // As a list, since a path may have spaces in it.
    let runner = [node.as_os_str(), "--no-warnings".as_ref(), root().join("e2e/wasi.mjs").as_os_str()]
        .map(|word| format!("{:?}", word.to_string_lossy()))
        .join(", ");
    cargo.arg("--config").arg(format!("target.{TARGET}.runner = [{runner}]"));
    Ok(cargo)
}

fn python(test: &mut Run) -> Result<()> {
    counted(&mut crate::python::tests("dev")?, &mut test.count)
}

fn stories(test: &mut Run) -> Result<()> {
    counted(&mut browser::stories(test.stories)?, &mut test.count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_after_stories_choose_among_them() {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let args = words("fmt stories home tables");
        assert_eq!(split_stories(&args), (&args[..2], &args[2..]));
        assert_eq!(split_stories(&args[..1]), (&args[..1], &[][..]));
        assert_eq!(split_stories(&[]), (&[][..], &[][..]));
    }
}
