//! `tubewright join`: a seat at a table of some server.

use std::io::{BufReader, stdin, stdout};

use anyhow::Result;
use tubewright_term::{Address, Joining, Keep, come_back, join_line_by_line, join_on_screen};
use tubewright_texts::{key, t};

use crate::identity::Identity;
use crate::keep::Place;
use crate::words::texts;
use crate::{interrupt, output, values};

#[derive(clap::Args)]
#[command(about = key!("cli-join"), after_long_help = key!("cli-join-more"))]
pub(crate) struct Args {
    #[arg(value_name = "URL", value_parser = values::table, help = key!("cli-join-url"))]
    address: Address,
    #[arg(long, value_name = "NAME", value_parser = values::name, help = key!("cli-join-name"))]
    name: Option<String>,
    #[arg(long, help = key!("cli-play-plain"))]
    plain: bool,
    #[arg(long, help = key!("cli-play-no-map"))]
    no_map: bool,
    #[arg(long, help = key!("cli-ascii"))]
    ascii: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let joining = joining(args)?;
    if !args.plain && output::is_full_terminal() {
        return output::lines(&join_on_screen(texts(), output::look_with(args.ascii), joining)?);
    }
    let told = [vec![String::new()], come_back(texts(), &joining)].concat();
    // Nobody listening to our words is no reason to stay.
    interrupt::then(move || drop(output::lines(&told)), || ())?;
    let layout = output::layout(args.ascii, args.no_map);
    Ok(join_line_by_line(texts(), layout, joining, BufReader::new(stdin()), stdout())?)
}

fn joining(args: &Args) -> Result<Joining> {
    let identity = Identity::at(&args.address, args.name.as_deref())?;
    let again = if identity.is_kept { args.address.page() } else { args.address.seat(&identity.seat) };
    let plain = if args.plain { " --plain" } else { "" };
    // A shell takes what follows # for a comment only at the beginning of a word.
    let come_back = format!("tubewright join {again}{plain}");
    Ok(Joining {
        address: args.address.clone(),
        name: identity.name.unwrap_or_else(|| t!(texts(), "name-guest")),
        person: identity.person,
        seat: identity.seat,
        come_back,
        random: || getrandom::u64().unwrap_or_else(|_| std::process::id().into()),
        save: |name, record| Place::Nowhere.save(name, record),
    })
}
