//! How many sockets the system lets the process have.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Raises the limit of open files as far as the process may, and says what it is now.
pub fn raise_open_files() -> u64 {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current == maximum {
        return current.unwrap_or(u64::MAX);
    }
    match setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
        Ok(()) => maximum.unwrap_or(u64::MAX),
        // The old limit still serves a circle of friends.
        Err(_) => current.unwrap_or(u64::MAX),
    }
}
