//! What a fresh machine lacks: fetched where that is possible, else named exactly.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{command, exists, find, output, root, run, target_dir};

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

/// What the tests need beside Rust.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// The programs that tests of the crates start.
    Programs,
    Node,
    /// The programs of PostgreSQL; the tests start a cluster of their own.
    Postgres,
    /// Python with its own environments, for the Python package.
    Python,
    /// Chromium, and fonts for it.
    Browser,
}

impl Need {
    /// The Debian packages that this machine lacks for it.
    fn missing(self) -> Vec<&'static str> {
        let mut packages = Vec::new();
        let mut want = |there: bool, package| {
            if !there {
                packages.push(package);
            }
        };
        match self {
            Self::Programs => {
                want(exists("python3"), "python3");
                want(exists("kill"), "procps");
            }
            Self::Node => {
                want(exists("node"), "nodejs");
                want(exists("npm"), "npm");
            }
            Self::Postgres => {
                want(Path::new("/usr/lib/postgresql").exists() || exists("initdb"), "postgresql");
            }
            Self::Python => {
                want(exists("python3"), "python3");
                want(has_venv(), "python3-venv");
            }
            Self::Browser => {
                want(chromium().is_some(), "chromium");
                for (folder, package) in FONTS {
                    want(Path::new(folder).exists(), package);
                }
            }
        }
        packages
    }
}

/// Can python make environments? Debian keeps that in a package of its own.
fn has_venv() -> bool {
    let mut python = Command::new("python3");
    python.args(["-c", "import ensurepip, venv"]).output().is_ok_and(|output| output.status.success())
}

/// Installs the Debian packages that are missing; where this process may not, the error names all of them.
pub(crate) fn provide(needs: &[Need]) -> Result<()> {
    // A set, since several parts of the test command need the same.
    let packages: BTreeSet<&str> = needs.iter().flat_map(|need| need.missing()).collect();
    if packages.is_empty() {
        return Ok(());
    }
    let packages = packages.into_iter().collect::<Vec<_>>().join(" ");
    let is_root = output(&mut command("id -u")).is_ok_and(|id| id.trim() == "0");
    if !is_root || !exists("apt-get") {
        bail!(
            "please install: {packages} (on Debian: sudo apt-get install {packages}), then run this command again"
        );
    }
    run(&mut command("apt-get -qq update"))?;
    run(command(&format!("apt-get -qq install -y --no-install-recommends {packages}"))
        .env("DEBIAN_FRONTEND", "noninteractive"))
}

/// The Chromium to start: the one that the variable `CHROMIUM` names, or else the first on the path.
fn chromium() -> Option<PathBuf> {
    std::env::var_os("CHROMIUM").map(PathBuf::from).or_else(|| find("chromium"))
}

/// Makes Chromium available; returns the one to start.
pub(crate) fn browser() -> Result<PathBuf> {
    provide(&[Need::Browser])?;
    chromium().context("chromium was installed, but is not on the path")
}

/// The oldest node that the driver of the browser runs on.
const MIN_NODE: u32 = 20;

/// Makes node available; returns the one to start. Debian 12 has one that is too old: a newer one then comes from the npm
/// registry into the target folder, where it disturbs nobody.
pub(crate) fn node() -> Result<PathBuf> {
    provide(&[Need::Node])?;
    if let Some(node) = find("node").filter(|node| node_version(node) >= Some(MIN_NODE)) {
        return Ok(node);
    }
    let arch = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => bail!("please install node {MIN_NODE} or newer: there is no package of it for {other}"),
    };
    let folder = target_dir().join("node");
    let node = folder.join(format!("node_modules/node-linux-{arch}/bin/node"));
    // The folder may hold what an earlier version of the lock file asked for.
    let lock = fs::read(root().join("xtask/node/package-lock.json"))?;
    let lock_copy = folder.join("package-lock.json");
    if node_version(&node).is_none() || fs::read(&lock_copy).ok().as_ref() != Some(&lock) {
        fs::create_dir_all(&folder)?;
        fs::copy(root().join("xtask/node/package.json"), folder.join("package.json"))?;
        fs::write(&lock_copy, lock)?;
        npm_ci(&folder)?;
    }
    ensure!(node_version(&node) >= Some(MIN_NODE), "{} does not run", node.display());
    Ok(node)
}

/// The major version of a node, or `None` if it cannot be started.
fn node_version(node: &Path) -> Option<u32> {
    let output = Command::new(node).arg("--version").output().ok()?;
    let version = String::from_utf8(output.stdout).ok()?;
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Installs the packages of `e2e/`, unless they are there: only then is a network needed.
pub(crate) fn e2e_packages() -> Result<()> {
    let folder = root().join("e2e");
    let wanted = locked_packages(&folder.join("package-lock.json"))?;
    let installed = locked_packages(&folder.join("node_modules/.package-lock.json"));
    if installed.is_ok_and(|installed| installed == wanted) { Ok(()) } else { npm_ci(&folder) }
}

/// The packages of a lock file. npm uses one form for those wanted and those installed; only the former lists the folder
/// itself.
fn locked_packages(path: &Path) -> Result<serde_json::Value> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let mut lock: serde_json::Value = serde_json::from_str(&text)?;
    let packages = lock.get_mut("packages").and_then(serde_json::Value::as_object_mut);
    let packages = packages.with_context(|| format!("{} names no packages", path.display()))?;
    packages.remove("");
    Ok(std::mem::take(packages).into())
}

/// Installs what a folder's lock file asks for, and runs none of the packages' own scripts.
fn npm_ci(folder: &Path) -> Result<()> {
    run(command("npm ci --silent --ignore-scripts --no-audit --no-fund").current_dir(folder))
}
