//! What is left to do when somebody stops the program.

use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

use anyhow::{Context, Result};
use tubewright_texts::t;

use crate::words::texts;

/// When the program is interrupted or asked to end, does this, then what must be done in any case, and ends it. The
/// second signal ends it whatever it does, but for the latter.
pub(crate) fn then(
    act: impl FnOnce() + Send + 'static,
    in_any_case: impl Fn() + Send + Sync + 'static,
) -> Result<()> {
    let runtime = runtime()?;
    let end = Arc::new(move |code| {
        in_any_case();
        std::process::exit(code)
    });
    std::thread::spawn(move || {
        let code = runtime.block_on(stopped());
        let end_after = end.clone();
        std::thread::spawn(move || {
            act();
            end_after(code)
        });
        end(runtime.block_on(stopped()))
    });
    Ok(())
}

/// A wish to end the program that is granted when its work allows.
pub(crate) struct Wish(AtomicI32);

impl Wish {
    const NONE: i32 = 0;
    const AT_ONCE: i32 = -1;

    /// Notes the first signal; the second ends the program whatever it does.
    pub(crate) fn noted() -> Result<Arc<Self>> {
        let runtime = runtime()?;
        let wish = Arc::new(Self(AtomicI32::new(Self::NONE)));
        let noted = wish.clone();
        std::thread::spawn(move || {
            loop {
                let code = runtime.block_on(stopped());
                if noted.0.swap(code, Ordering::Relaxed) != Self::NONE {
                    std::process::exit(code);
                }
            }
        });
        Ok(wish)
    }

    /// The exit code that shells expect, if the program shall end.
    pub(crate) fn code(&self) -> Option<i32> {
        Some(self.0.load(Ordering::Relaxed)).filter(|&code| code > 0)
    }

    /// Nothing is left that would be lost: from now on the first signal ends the program.
    pub(crate) fn grant(&self) {
        if let code @ 1.. = self.0.swap(Self::AT_ONCE, Ordering::Relaxed) {
            std::process::exit(code);
        }
    }
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context(t!(texts(), "refuse-signals"))
}

/// Waits for a signal, and gives the exit code that shells expect after it.
#[cfg(unix)]
async fn stopped() -> i32 {
    use tokio::signal::unix::{SignalKind, signal};
    let ignored = ignored();
    let wait = async |kind: SignalKind| {
        let number = kind.as_raw_value();
        if ignored >> (number - 1) & 1 == 1 {
            return std::future::pending().await;
        }
        // Where signals cannot be heard they end the program as ever.
        let Ok(mut signal) = signal(kind) else { return std::future::pending().await };
        signal.recv().await;
        128 + number
    };
    let [a, b, c] = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(wait);
    tokio::select! { code = a => code, code = b => code, code = c => code }
}

/// The signals that whoever started the program wants it to ignore, as `nohup` does: a bit for each. They are told where
/// the system does so.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    line.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).unwrap_or(0)
}

#[cfg(not(unix))]
async fn stopped() -> i32 {
    match tokio::signal::ctrl_c().await {
        Ok(()) => 130,
        Err(_) => std::future::pending().await,
    }
}
