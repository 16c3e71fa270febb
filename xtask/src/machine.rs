//! What a fresh machine lacks: fetched where that is possible, else named exactly.

use anyhow::{Result, bail};

use crate::shell::{command, exists, output, run};

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

/// Makes Chromium, its fonts, node and the packages of `e2e/` available.
pub(crate) fn browser() -> Result<()> {
    let mut missing = Vec::new();
    if !exists("chromium") {
        missing.push("chromium");
    }
    missing.extend(
        FONTS.iter().filter(|(folder, _)| !std::path::Path::new(folder).exists()).map(|(_, name)| *name),
    );
    apt(&missing)?;
    node()?;
    run(command("npm ci --silent --no-audit --no-fund").current_dir(crate::shell::root().join("e2e")))
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
