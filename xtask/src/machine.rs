//! What a fresh machine lacks: fetched where that is possible, else named exactly.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::shell::{command, exists, find, output, root, run};

/// Makes a compilation target available.
pub(crate) fn target(name: &str) -> Result<()> {
    if !exists("rustup") {
        // A toolchain without rustup brings its own targets, or says what it misses.
        return Ok(());
    }
    let installed = output(&mut command("rustup target list --installed"))?;
    if installed.lines().any(|line| line == name) {
        return Ok(());
    }
    run(&mut command(&format!("rustup target add {name}")))
}

/// The fonts that the pages are looked at in, by their folders: what fits its box must not depend on the machine.
const FONTS: [(&str, &str); 2] = [
    ("/usr/share/fonts/truetype/liberation", "fonts-liberation"),
    ("/usr/share/fonts/opentype/ipafont-gothic", "fonts-ipafont-gothic"),
];

/// Makes Chromium, its fonts, node and the packages of `e2e/` available; returns the Chromium to start, which is the
/// one that the variable `CHROMIUM` names, or else the first on the path.
pub(crate) fn browser() -> Result<PathBuf> {
    let chromium = || std::env::var_os("CHROMIUM").map(PathBuf::from).or_else(|| find("chromium"));
    let mut missing = Vec::new();
    if chromium().is_none() {
        missing.push("chromium");
    }
    missing.extend(FONTS.iter().filter(|(folder, _)| !Path::new(folder).exists()).map(|(_, name)| *name));
    apt(&missing)?;
    node()?;
    packages(&root().join("e2e"))?;
    chromium().context("chromium was installed, but is not on the path")
}

/// Installs the packages that a folder's lock file asks for, unless they are there: only then is a network needed.
fn packages(folder: &Path) -> Result<()> {
    let wanted = locked(&folder.join("package-lock.json"))?;
    if locked(&folder.join("node_modules/.package-lock.json")).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run(command("npm ci --silent --no-audit --no-fund").current_dir(folder))
}

/// The packages of a lock file, in the one form that npm has for what is wanted and for what it has installed. The
/// folder itself is only among the former.
fn locked(path: &Path) -> Result<serde_json::Value> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let mut lock: serde_json::Value = serde_json::from_str(&text)?;
    let packages = lock.get_mut("packages").and_then(serde_json::Value::as_object_mut);
    let packages = packages.with_context(|| format!("{} names no packages", path.display()))?;
    packages.remove("");
    Ok(std::mem::take(packages).into())
}

/// Makes Python available, for the examples.
pub(crate) fn python() -> Result<()> {
    if exists("python3") { Ok(()) } else { apt(&["python3"]) }
}

/// Makes node 20 or newer available.
pub(crate) fn node() -> Result<()> {
    if !exists("node") {
        apt(&["nodejs", "npm"])?;
    }
    let version = output(&mut command("node --version"))?;
    let major = version.trim().trim_start_matches('v').split('.').next();
    if major.and_then(|major| major.parse::<u32>().ok()) < Some(20) {
        bail!(
            "node {} is too old: the browser tests need node 20 or newer with npm (Debian 12 brings 18). \
             Install it from https://nodejs.org/en/download, put it first on PATH, and run this command again",
            version.trim()
        );
    }
    if !exists("npm") {
        apt(&["npm"])?;
    }
    Ok(())
}

fn apt(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let packages = packages.join(" ");
    let root = output(&mut command("id -u")).is_ok_and(|id| id.trim() == "0");
    if !root || !exists("apt-get") {
        bail!(
            "please install: {packages} (on Debian: sudo apt-get install {packages}), then run this command again"
        );
    }
    run(&mut command("apt-get -qq update"))?;
    run(command(&format!("apt-get -qq install -y --no-install-recommends {packages}"))
        .env("DEBIAN_FRONTEND", "noninteractive"))
}
