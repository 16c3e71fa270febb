//! Figures of the process itself, by the names that Prometheus gives them everywhere.

use std::fmt::Write;
use std::fs;

use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{Resource, getrlimit};

/// Adds the figures to a page for Prometheus; those that the system does not tell are left out.
pub(crate) fn write(page: &mut String, started: u64) {
    let mut line = |kind: &str, name: &str, about: &str, value: Option<f64>| {
        if let Some(value) = value {
            let _ = writeln!(
                page,
                "# HELP process_{name} {about}\n# TYPE process_{name} {kind}\nprocess_{name} {value}"
            );
        }
    };
    line("counter", "cpu_seconds_total", "User and system CPU time", cpu_seconds());
    line("gauge", "resident_memory_bytes", "Memory in use", resident_bytes());
    let files = fs::read_dir("/proc/self/fd").ok().map(|all| all.count() as f64);
    line("gauge", "open_fds", "Open files and sockets", files);
    let most = getrlimit(Resource::Nofile).current.map(|most| most as f64);
    line("gauge", "max_fds", "The most files and sockets that may be open", most);
    line("gauge", "start_time_seconds", "When the process started", Some(started as f64 / 1000.0));
}

fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The second field is the program's name in parentheses, which may hold anything.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let ticks: u64 = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
    Some(ticks as f64 / clock_ticks_per_second() as f64)
}

fn resident_bytes() -> Option<f64> {
    let pages: u64 = fs::read_to_string("/proc/self/statm").ok()?.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages as f64 * page_size() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_process_knows_what_it_uses() {
        let cpu = || cpu_seconds().expect("Linux tells");
        let before = cpu();
        let mut work = 0u64;
        while cpu() < before + 0.05 {
            work = (0..100_000).fold(work, |sum, n| sum.wrapping_mul(31).wrapping_add(n));
        }
        assert!(work != 1 && resident_bytes().is_some_and(|bytes| bytes > 1e6));
        let mut page = String::new();
        write(&mut page, 5_000);
        assert!(page.lines().any(|line| line == "process_start_time_seconds 5"), "{page}");
        for name in ["cpu_seconds_total", "resident_memory_bytes", "open_fds", "max_fds"] {
            assert!(page.contains(&format!("\nprocess_{name} ")), "{name} is missing in\n{page}");
        }
    }
}
