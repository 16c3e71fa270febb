//! `cargo xtask python`: the Python package, built, installed into an environment of its own, tested and measured.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::machine::{self, Need};
use crate::shell::{root, run, target_dir};

/// Builds the package as users get it and runs its tests, or prints the figures that are asked for.
pub(crate) fn python(args: &[String]) -> Result<()> {
    match args {
        [] => {
            run(&mut tests("python")?)?;
            println!("the wheel is in {}", wheels("python").display());
            Ok(())
        }
        [what] if what == "speed" => {
            run(python3(&installed("python")?).arg("crates/python/benches/speed.py"))
        }
        [what, rest @ ..] if what == "learn" => {
            let environment = installed("python")?;
            // The networks are small: more threads would only wait for each other.
            let example = "crates/python/examples/afterstate_learning.py";
            run(python3(&environment).env("OPENBLAS_NUM_THREADS", "1").arg(example).args(rest))
        }
        _ => bail!("usage: cargo xtask python [speed | learn [--minutes M]]"),
    }
}

/// The command for the package's tests, built with a profile.
pub(crate) fn tests(profile: &str) -> Result<Command> {
    let mut command = python3(&installed(profile)?);
    command.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "ignore", "crates/python/tests"]);
    Ok(command)
}

/// An environment in which the package is installed, built with a profile.
fn installed(profile: &str) -> Result<PathBuf> {
    machine::provide(&[Need::Python])?;
    let environment = environment()?;
    let wheels = wheels(profile);
    if wheels.exists() {
        fs::remove_dir_all(&wheels)?;
    }
    let manifest = root().join("crates/python/Cargo.toml");
    run(in_environment(&environment, "maturin")
        .args(["build", "--quiet", "--profile", profile, "--manifest-path"])
        .arg(manifest)
        .arg("--out")
        .arg(&wheels))?;
    let wheel = fs::read_dir(&wheels)?.next().context("maturin made no wheel")??.path();
    run(python3(&environment)
        .args(["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"])
        .arg(wheel))?;
    Ok(environment)
}

fn wheels(profile: &str) -> PathBuf {
    target_dir().join("python").join("wheels").join(profile)
}

/// A virtual environment in the target folder with what building and testing needs.
fn environment() -> Result<PathBuf> {
    let environment = target_dir().join("python").join("environment");
    let wanted = root().join("crates/python/requirements.txt");
    // Written last, so that an installation that was cut off is made again.
    let mark = environment.join("installed.txt");
    let text = fs::read(&wanted)?;
    if fs::read(&mark).ok().as_ref() != Some(&text) {
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
        run(python3(&environment).args(["-m", "pip", "install", "--quiet", "-r"]).arg(&wanted))?;
        fs::write(&mark, text)?;
    }
    Ok(environment)
}

fn python3(environment: &Path) -> Command {
    in_environment(environment, "python3")
}

/// A program of the environment, run from the root.
fn in_environment(environment: &Path, program: &str) -> Command {
    let mut command = Command::new(environment.join("bin").join(program));
    command.current_dir(root()).env("VIRTUAL_ENV", environment).env("PYTHONDONTWRITEBYTECODE", "1");
    command
}
