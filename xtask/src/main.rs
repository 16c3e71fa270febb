//! The project's own commands, one file each: `cargo xtask help` lists them.

mod attack;
mod browser;
mod count;
mod machine;
mod puzzles;
mod python;
mod schema;
mod serve;
mod shell;
mod test;
mod texts;
mod thinking;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask web [--dev]              build the page into dist/ (--dev: builds faster, loads slower)
cargo xtask serve [ARGS]             build the page and the server, then run `tubewright serve ARGS`
cargo xtask test [PART ...]          run all tests, or only these parts (see below)
cargo xtask test stories [NAME ...]  run browser stories by file name or by words of their title
cargo xtask texts [CODE ...]         check the texts of these languages, or of all
cargo xtask screenshots [NAME ...]   take screenshots of the pages into screenshots/
cargo xtask pictures [NAME ...]      repaint the pictures kept in the repository
cargo xtask figures [NAME ...]       measure the page in Chromium and print a table
cargo xtask python [WHAT]            build and test the Python package; WHAT: speed, learn
cargo xtask schema                   write docs/protocol.schema.json from the types of the protocol
cargo xtask attack [ATTACK ...]      attack a server of its own for some minutes: kills, fuzz, leaks, spies,
                                     slow, floods, chaos, flips, twins; --seconds N for each, --release
cargo xtask thinking                 compare the search's speed natively and as WASM
cargo xtask puzzles                  hold every puzzle of the page to a higher budget";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let verb = args.next();
    let rest: Vec<String> = args.collect();
    let done = match verb.as_deref() {
        Some("web") => web::build(&rest),
        Some("serve") => serve::serve(&rest),
        Some("test") => test::test(&rest),
        Some("texts") => texts::check(&rest),
        Some("screenshots") => browser::screenshots(&rest),
        Some("pictures") => browser::pictures(&rest),
        Some("figures") => browser::figures(&rest),
        Some("python") => python::python(&rest),
        Some("schema") => schema::schema(&rest),
        Some("attack") => attack::attack(&rest),
        Some("thinking") => thinking::compare(&rest),
        Some("puzzles") => puzzles::verify(),
        Some("-h" | "--help" | "help") => {
            println!("{HELP}\n\nParts of the test command: {}", test::parts());
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
