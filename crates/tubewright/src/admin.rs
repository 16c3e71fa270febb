//! `tubewright admin`: what operators see and do while their server runs, through the socket in its data folder.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tubewright_texts::{key, t};

use crate::serve::CONTROL;
use crate::values::whole;
use crate::words::texts;
use crate::{input, output};

#[derive(clap::Args)]
#[command(about = key!("cli-admin"), after_long_help = key!("cli-admin-more"))]
pub(crate) struct Args {
    #[arg(
        long,
        env = "TUBEWRIGHT_DATA",
        value_name = "FOLDER",
        default_value = "tubewright-data",
        global = true,
        help = key!("cli-tables-data")
    )]
    data: PathBuf,
    #[arg(long, global = true, help = key!("cli-json"))]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    #[command(about = key!("cli-admin-status"))]
    Status,
    #[command(about = key!("cli-admin-tables"))]
    Tables,
    #[command(about = key!("cli-admin-people"))]
    People,
    #[command(about = key!("cli-admin-reports"))]
    Reports,
    #[command(about = key!("cli-admin-resolve"))]
    Resolve {
        #[arg(value_parser = whole::<u64>(0..=u64::MAX), help = key!("cli-admin-report"))]
        report: u64,
    },
    #[command(about = key!("cli-admin-load"))]
    Load {
        #[arg(help = key!("cli-tables-table"))]
        table: String,
    },
    #[command(about = key!("cli-admin-close"))]
    Close {
        #[arg(help = key!("cli-tables-table"))]
        table: String,
    },
    #[command(about = key!("cli-admin-lock"))]
    Lock {
        #[arg(help = key!("cli-tables-table"))]
        table: String,
    },
    #[command(about = key!("cli-admin-unlock"))]
    Unlock {
        #[arg(help = key!("cli-tables-table"))]
        table: String,
    },
    #[command(about = key!("cli-tables-delete"))]
    Delete {
        #[arg(help = key!("cli-tables-table"))]
        table: String,
    },
    #[command(about = key!("cli-admin-ban"))]
    Ban {
        #[arg(help = key!("cli-admin-who"))]
        who: String,
    },
    #[command(about = key!("cli-admin-unban"))]
    Unban {
        #[arg(help = key!("cli-admin-who"))]
        who: String,
    },
    #[command(about = key!("cli-admin-words"))]
    Words {
        #[arg(help = key!("cli-admin-words-file"))]
        file: PathBuf,
    },
    #[command(about = key!("cli-admin-limit"))]
    Limit {
        #[arg(help = key!("cli-admin-limit-name"))]
        limit: String,
        #[arg(value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-admin-limit-value"))]
        value: Option<u32>,
    },
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let shown = match &args.what {
        What::Status => Some(""),
        What::Tables => Some("/tables"),
        What::People => Some("/people"),
        What::Reports => Some("/reports"),
        _ => None,
    };
    if let Some(path) = shown {
        let answer = asked(&args.data, "GET", path, None)?;
        return if args.json { output::document(&answer) } else { output::lines(&lines(&answer)) };
    }
    let answer = asked(&args.data, "POST", "", Some(&act(&args.what)?))?;
    if args.json {
        return output::document(&answer);
    }
    let changed = answer["changed"].as_bool().unwrap_or_default();
    let said = if changed { t!(texts(), "admin-done") } else { t!(texts(), "admin-unchanged") };
    output::lines(&[said])
}

fn act(what: &What) -> Result<Value> {
    Ok(match what {
        What::Status | What::Tables | What::People | What::Reports => Value::Null,
        What::Resolve { report } => json!({ "do": "resolve", "report": report }),
        What::Load { table } => json!({ "do": "load", "table": table }),
        What::Close { table } => json!({ "do": "close", "table": table }),
        What::Lock { table } => json!({ "do": "lock", "table": table }),
        What::Unlock { table } => json!({ "do": "unlock", "table": table }),
        What::Delete { table } => json!({ "do": "delete", "table": table }),
        What::Ban { who } => json!({ "do": "ban", "who": who }),
        What::Unban { who } => json!({ "do": "unban", "who": who }),
        What::Words { file } => {
            let name = file.display().to_string();
            let text = String::from_utf8(input::read(file)?)
                .with_context(|| t!(texts(), "refuse-utf-8", name = name))?;
            let words = text.lines().map(str::trim).filter(|word| !word.is_empty() && !word.starts_with('#'));
            json!({ "do": "words", "words": words.collect::<Vec<_>>() })
        }
        What::Limit { limit, value } => json!({ "do": "limit", "limit": limit, "value": value }),
    })
}

/// Asks the server that runs on a data folder.
fn asked(data: &Path, method: &str, path: &str, body: Option<&Value>) -> Result<Value> {
    let away = || t!(texts(), "admin-no-server", folder = data.display().to_string());
    let mut stream = UnixStream::connect(data.join(CONTROL)).with_context(away)?;
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} /api/operator{path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).with_context(away)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).with_context(away)?;
    // It may be gone already.
    let _ = stream.shutdown(Shutdown::Both);
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").with_context(away)?;
    let document: Value = serde_json::from_str(body).with_context(away)?;
    if head.split(' ').nth(1) != Some("200") {
        let message = document["error"]["message"].as_str().unwrap_or_default();
        bail!(t!(texts(), "admin-refused", message = message));
    }
    Ok(document)
}

/// A document for people: a line for each field of one, for each item of a list.
fn lines(answer: &Value) -> Vec<String> {
    match answer {
        Value::Array(items) if items.is_empty() => vec![t!(texts(), "admin-none")],
        Value::Array(items) => items.iter().map(fields).collect(),
        Value::Object(object) => {
            object.iter().map(|(name, value)| format!("{name}: {}", plain(value))).collect()
        }
        other => vec![plain(other)],
    }
}

fn fields(item: &Value) -> String {
    let Value::Object(object) = item else { return plain(item) };
    let shown = object.iter().filter(|(_, value)| !value.is_null());
    shown.map(|(name, value)| format!("{name}={}", plain(value))).collect::<Vec<_>>().join("  ")
}

/// A value without the marks of JSON where it can do without.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Object(object) => object
            .iter()
            .map(|(name, value)| format!("{name} {}", plain(value)))
            .collect::<Vec<_>>()
            .join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_are_lines_for_people() {
        let status = json!({ "version": "0.1.0", "read_only": null, "limits": { "sockets": 5, "tables-per-hour": 0 } });
        assert_eq!(
            lines(&status),
            ["limits: sockets 5, tables-per-hour 0", "read_only: -", "version: 0.1.0"]
        );
        let tables = json!([{ "table": "a", "names": ["Ann", "Bob"] }, { "table": "b", "names": [] }]);
        assert_eq!(lines(&tables), ["names=Ann, Bob  table=a", "names=  table=b"]);
    }
}
