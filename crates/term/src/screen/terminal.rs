//! The terminal: taken over for the game, and given back as it was, whatever happens.

use std::io::{self, Stdout, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};
use std::thread;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Is the terminal ours just now?
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();
/// How long whoever was asked to end has for it.
const GRACE: Duration = Duration::from_secs(2);

/// The screen while it is ours. Dropping it gives the terminal back; so does a panic, before it is told.
pub(crate) struct FullScreen {
    pub(crate) inner: Terminal<CrosstermBackend<Stdout>>,
    ended: Arc<AtomicBool>,
}

impl FullScreen {
    /// Takes the terminal over.
    pub(crate) fn open() -> io::Result<Self> {
        HOOK.call_once(|| {
            let earlier = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                give_back();
                earlier(panic);
            }));
        });
        let ended = Arc::new(AtomicBool::new(false));
        for signal in ending_signals() {
            signal_hook::flag::register(signal, ended.clone())?;
        }
        end_after_grace(ended.clone());
        take()?;
        Ok(Self { inner: Terminal::new(CrosstermBackend::new(stdout()))?, ended })
    }

    /// Has somebody closed the window, or asked the program to end?
    pub(crate) fn is_asked_to_end(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Lets the shell have the terminal until it calls the game back.
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            give_back();
            signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
            take()?;
            self.inner.clear()?;
        }
        Ok(())
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Ends the program some time after it was asked to. When a window is closed, reading keys from what is left of it may
/// never return; everything that was played is on the disk by then.
fn end_after_grace(ended: Arc<AtomicBool>) {
    thread::spawn(move || {
        while !ended.load(Ordering::Relaxed) {
            thread::sleep(GRACE / 4);
        }
        thread::sleep(GRACE);
        give_back();
        std::process::exit(0);
    });
}

#[cfg(unix)]
fn ending_signals() -> [i32; 3] {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    [SIGHUP, SIGINT, SIGTERM]
}

#[cfg(not(unix))]
fn ending_signals() -> [i32; 2] {
    use signal_hook::consts::{SIGINT, SIGTERM};
    [SIGINT, SIGTERM]
}

fn take() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
}

/// Gives the terminal back if it is ours; a terminal that is gone cannot be told anything.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}
