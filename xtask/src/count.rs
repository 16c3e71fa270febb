//! How many tests a runner says it ran.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::shell::run_and_read;

/// How many tests passed and failed.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
}

/// Runs a test runner and adds what its summaries say to `count`.
pub(crate) fn counted(command: &mut Command, count: &mut Count) -> Result<()> {
    let before = count.passed + count.failed;
    run_and_read(command, |line| {
        let found = nextest(line).or_else(|| libtest(line)).or_else(|| tap(line)).or_else(|| pytest(line));
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

/// `3 failed, 44 passed, 8 warnings in 1.83s`
fn pytest(line: &str) -> Option<Count> {
    let (results, time) = line.trim_matches(['=', ' ']).rsplit_once(" in ")?;
    let is_summary = time.ends_with('s') && results.starts_with(|c: char| c.is_ascii_digit());
    let (passed, failed) = (before(results, " passed"), before(results, " failed"));
    let errors = before(results, " error").unwrap_or(0);
    (is_summary && (passed.is_some() || failed.is_some() || errors > 0))
        .then(|| Count { passed: passed.unwrap_or(0), failed: failed.unwrap_or(0) + errors })
}

/// The number right before a word.
fn before(text: &str, word: &str) -> Option<u32> {
    let (head, _) = text.split_once(word)?;
    head.rsplit(' ').next()?.parse().ok()
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
        let count = pytest("1 failed, 46 passed, 8 warnings in 1.83s").expect("a summary");
        assert_eq!((count.passed, count.failed), (46, 1));
        assert_eq!(pytest("===== 2 errors in 0.10s =====").expect("a summary").failed, 2);
        assert!(pytest("test_rules.py passed in").is_none());
        assert_eq!(tap("# pass 7").expect("a summary").passed, 7);
        assert_eq!(tap("# fail 2").expect("a summary").failed, 2);
        assert!(tap("# Subtest: first visit").is_none());
    }
}
