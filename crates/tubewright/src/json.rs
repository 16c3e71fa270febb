//! JSON on one line, with a space after each comma and colon as in the fixtures.

use std::io::{Result, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

struct Spaced;

impl Formatter for Spaced {
    fn begin_array_value<W: Write + ?Sized>(&mut self, writer: &mut W, first: bool) -> Result<()> {
        if first { Ok(()) } else { writer.write_all(b", ") }
    }

    fn begin_object_key<W: Write + ?Sized>(&mut self, writer: &mut W, first: bool) -> Result<()> {
        if first { Ok(()) } else { writer.write_all(b", ") }
    }

    fn begin_object_value<W: Write + ?Sized>(&mut self, writer: &mut W) -> Result<()> {
        writer.write_all(b": ")
    }
}

/// A value as one line.
pub(crate) fn one_line(value: &impl Serialize) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    value.serialize(&mut Serializer::with_formatter(&mut bytes, Spaced))?;
    Ok(String::from_utf8(bytes)?)
}
