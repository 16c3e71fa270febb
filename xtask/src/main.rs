//! The chores of the project, one file a verb: `cargo xtask web | serve | test | texts | screenshots | pictures | figures | thinking`.

mod browser;
mod machine;
mod serve;
mod shell;
mod test;
mod texts;
mod thinking;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask web [--dev]       build the page into dist/ (--dev: faster to build, larger)
cargo xtask serve [ARGS]      build the page and the server, then run `tubewright serve ARGS`
cargo xtask test [PART ...]   run all tests, or only the parts named (see below)
cargo xtask texts [CODE ...]  check the texts of these languages, or of all
cargo xtask screenshots       pictures of the pages, into screenshots/
cargo xtask pictures          paint the pictures that are kept with the source anew
cargo xtask figures           measure the page in Chromium and print a table
cargo xtask thinking          how fast the search thinks, natively and as WASM";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let verb = args.next();
    let rest: Vec<String> = args.collect();
    let done = match verb.as_deref() {
        Some("web") => web::build(&rest),
        Some("serve") => serve::serve(&rest),
        Some("test") => test::all(&rest),
        Some("texts") => texts::check(&rest),
        Some("screenshots") => browser::screenshots(&rest),
        Some("pictures") => browser::pictures(&rest),
        Some("figures") => browser::figures(&rest),
        Some("thinking") => thinking::compare(&rest),
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
