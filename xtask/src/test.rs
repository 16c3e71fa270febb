//! `cargo xtask test`: everything that must hold, with the number of tests at the end.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};

use crate::shell::{command, exists, output, root, run, run_and_read};
use crate::{browser, machine};

/// The crates that must build for the browser, as far as they exist.
const FOR_WASM: [&str; 9] = ["rules", "bots", "scene", "table", "wire", "client", "texts", "thinker", "web"];

/// How many tests a part ran.
#[derive(Clone, Copy, Default)]
struct Count {
    passed: u32,
    failed: u32,
}

/// One part of the test command.
struct Part {
    name: &'static str,
    about: &'static str,
    run: fn(&mut Count) -> Result<()>,
}

/// In the order in which a mistake shows soonest.
const PARTS: [Part; 9] = [
    Part { name: "fmt", about: "the code is formatted", run: fmt },
    Part { name: "tree", about: "the crates depend on what they may", run: tree },
    Part { name: "clippy", about: "no warning", run: clippy },
    Part { name: "unit", about: "the tests of every crate", run: unit },
    Part { name: "doc", about: "the examples in the documentation", run: doc },
    Part { name: "wasm", about: "what the browser needs builds for it", run: wasm },
    Part {
        name: "rules-in-wasm",
        about: "the rules' fixtures, compiled to WASM, in node",
        run: rules_in_wasm,
    },
    Part {
        name: "bots-in-wasm",
        about: "decisions of every bot, the same natively and as WASM",
        run: bots_in_wasm,
    },
    Part { name: "stories", about: "stories in Chromium", run: stories },
];

/// The names of all parts.
pub(crate) fn parts() -> String {
    PARTS.map(|part| part.name).join(", ")
}

/// Runs the parts named, or all; goes on after a failure, so that one run shows all there is to mend.
pub(crate) fn all(names: &[String]) -> Result<()> {
    if let Some(name) = names.iter().find(|name| PARTS.iter().all(|part| part.name != **name)) {
        bail!("no part is called `{name}`; there are {}", parts());
    }
    let chosen = PARTS.iter().filter(|part| names.is_empty() || names.iter().any(|name| name == part.name));
    let chosen: Vec<&Part> = chosen.collect();
    let start = Instant::now();
    let mut total = Count::default();
    let mut rows = Vec::new();
    for (number, part) in chosen.iter().enumerate() {
        eprintln!("\n=== {}/{} {}: {}", number + 1, chosen.len(), part.name, part.about);
        let (count, time, outcome) = timed(part);
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

/// A part without tests of its own counts as one: it held or it did not.
fn timed(part: &Part) -> (Count, Duration, String) {
    let start = Instant::now();
    let mut count = Count::default();
    let result = (part.run)(&mut count);
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

fn fmt(_: &mut Count) -> Result<()> {
    run_command("cargo fmt --all --check")
}

fn clippy(_: &mut Count) -> Result<()> {
    run_command("cargo clippy --workspace --all-targets --quiet -- -D warnings")
}

fn unit(count: &mut Count) -> Result<()> {
    // Without it the examples' tests would have nothing to run.
    machine::python()?;
    if exists("cargo-nextest") {
        return counted(
            &mut command("cargo nextest run --workspace --no-fail-fast --status-level slow"),
            count,
        );
    }
    counted(&mut command("cargo test --workspace --all-targets --no-fail-fast"), count)
}

fn doc(count: &mut Count) -> Result<()> {
    counted(&mut command("cargo test --doc --workspace --no-fail-fast"), count)
}

fn wasm(count: &mut Count) -> Result<()> {
    machine::target("wasm32-unknown-unknown")?;
    for name in present(&FOR_WASM) {
        // One at a time: together they would share features, and each must build on its own.
        run_command(&format!("cargo check --quiet --target wasm32-unknown-unknown -p tubewright-{name}"))?;
        count.passed += 1;
    }
    Ok(())
}

/// Invariants of the design that `cargo tree` can see.
fn tree(count: &mut Count) -> Result<()> {
    for (name, forbidden) in [("rules", ""), ("table", "tokio"), ("client", "tokio")] {
        if present(&[name]).is_empty() {
            continue;
        }
        let tree = output(&mut command(&format!(
            "cargo tree --quiet --edges normal,build --prefix none --format {{p}} -p tubewright-{name}"
        )))?;
        let found = tree.lines().skip(1).find(|line| line.starts_with(forbidden));
        if let Some(found) = found {
            bail!("{name} must not depend on {found}");
        }
        count.passed += 1;
    }
    Ok(())
}

/// The tests of `crates/rules` that read its fixtures, compiled to WASM and run by node: the same inputs give the
/// same game on every target.
fn rules_in_wasm(count: &mut Count) -> Result<()> {
    counted(&mut in_node("cargo test -p tubewright-rules --test fixtures --test vectors")?, count)
}

/// A bot with a budget in nodes must not play otherwise in the browser than it does natively.
fn bots_in_wasm(_: &mut Count) -> Result<()> {
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
    machine::node()?;
    let mut cargo = command(&format!("{line} --target {TARGET}"));
    let runner = root().join("e2e/wasi.mjs");
    cargo.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", format!("node --no-warnings {}", runner.display()));
    Ok(cargo)
}

fn stories(count: &mut Count) -> Result<()> {
    counted(&mut browser::stories()?, count)
}

fn run_command(line: &str) -> Result<()> {
    run(&mut command(line))
}

/// Runs a test runner and adds up what its summaries say.
fn counted(command: &mut Command, count: &mut Count) -> Result<()> {
    let before = count.passed + count.failed;
    run_and_read(command, |line| {
        let found = nextest(line).or_else(|| libtest(line)).or_else(|| tap(line));
        let found = found.unwrap_or_default();
        count.passed += found.passed;
        count.failed += found.failed;
    })?;
    ensure!(count.passed + count.failed > before, "no test ran");
    Ok(())
}

/// `     Summary [   0.5s] 12 tests run: 11 passed (1 slow), 1 failed, 0 skipped`
fn nextest(line: &str) -> Option<Count> {
    let (_, results) = line.trim().strip_prefix("Summary [")?.split_once("run:")?;
    Some(Count {
        passed: before(results, " passed").unwrap_or(0),
        failed: before(results, " failed").unwrap_or(0),
    })
}

/// `test result: ok. 5 passed; 0 failed; 0 ignored; …`
fn libtest(line: &str) -> Option<Count> {
    let results = line.strip_prefix("test result:")?;
    Some(Count { passed: before(results, " passed")?, failed: before(results, " failed")? })
}

/// `# pass 5` and, on a line of its own, `# fail 0`
fn tap(line: &str) -> Option<Count> {
    let number = |word| line.strip_prefix(word)?.parse().ok();
    match (number("# pass "), number("# fail ")) {
        (None, None) => None,
        (passed, failed) => Some(Count { passed: passed.unwrap_or(0), failed: failed.unwrap_or(0) }),
    }
}

/// The number that stands before a word.
fn before(text: &str, word: &str) -> Option<u32> {
    let (head, _) = text.split_once(word)?;
    head.rsplit(' ').next()?.parse().ok()
}

/// Those of the crates that exist.
fn present<'a>(names: &[&'a str]) -> Vec<&'a str> {
    let exists = |name: &&&str| root().join("crates").join(name).join("Cargo.toml").exists();
    names.iter().filter(exists).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_of_all_runners_are_understood() {
        let line = "     Summary [   0.512s] 12 tests run: 11 passed (1 slow), 1 failed, 3 skipped";
        let count = nextest(line).expect("a summary");
        assert_eq!((count.passed, count.failed), (11, 1));
        let line = "test result: ok. 5 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out";
        let count = libtest(line).expect("a summary");
        assert_eq!((count.passed, count.failed), (5, 0));
        assert_eq!(tap("# pass 7").expect("a summary").passed, 7);
        assert_eq!(tap("# fail 2").expect("a summary").failed, 2);
        assert!(tap("# Subtest: first visit").is_none());
    }
}
