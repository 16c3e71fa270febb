//! What is left to do when somebody stops the program.

use anyhow::{Context, Result};
use tubewright_texts::t;

use crate::words::texts;

/// Does this when the program is interrupted or asked to end, and ends it.
pub(crate) fn then(act: impl FnOnce() + Send + 'static) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context(t!(texts(), "refuse-signals"))?;
    std::thread::spawn(move || {
        let code = runtime.block_on(stopped());
        act();
        std::process::exit(code);
    });
    Ok(())
}

/// Waits for a signal, and gives the exit code that shells expect after it.
#[cfg(unix)]
async fn stopped() -> i32 {
    use tokio::signal::unix::{SignalKind, signal};
    let [interrupt, terminate, hangup] =
        [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(signal);
    // Where signals cannot be heard they end the program as ever.
    let (Ok(mut interrupt), Ok(mut terminate), Ok(mut hangup)) = (interrupt, terminate, hangup) else {
        return std::future::pending().await;
    };
    let wait = async |number: i32, signal: &mut tokio::signal::unix::Signal| {
        signal.recv().await;
        128 + number
    };
    let (a, b, c) = (wait(2, &mut interrupt), wait(15, &mut terminate), wait(1, &mut hangup));
    tokio::select! { code = a => code, code = b => code, code = c => code }
}

#[cfg(not(unix))]
async fn stopped() -> i32 {
    match tokio::signal::ctrl_c().await {
        Ok(()) => 130,
        Err(_) => std::future::pending().await,
    }
}
