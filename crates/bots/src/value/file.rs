//! The value function as a file: only the rows that can be active, in few bits where the weights are small.
//!
//! It opens with a word and with the [`LAYOUT_HASH`] of the bits that its rows are for.

use super::features::{BITS, LAYOUT_HASH};
use super::net::{HIDDEN, Net, PARTS, Part, Row};

const MAGIC: &[u8; 8] = b"tubeval3";

/// Why bytes are no value function of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// They begin with something else.
    NotANet,
    /// Its rows are for other inputs than those of this version.
    Layout,
    /// There are fewer or more of them than the beginning says.
    Length,
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotANet => f.write_str("this is no value function of this version"),
            Self::Layout => {
                f.write_str("the value function was made for other inputs than those of this version")
            }
            Self::Length => f.write_str("the value function is cut off, or has something after its end"),
        }
    }
}

impl std::error::Error for NetError {}

/// A weight whose quotient is longer than this is written out in full.
const MAX_QUOTIENT: u32 = 20;

impl Net {
    /// The file's bytes. Rows without any weight are left out.
    pub fn to_bytes(&self) -> Vec<u8> {
        let bytes = [&MAGIC[..], &LAYOUT_HASH.to_le_bytes()].concat();
        let mut writer = Writer { bytes, free: 0 };
        for part in self.parts() {
            for row in &part.rows {
                let used = row.iter().any(|&weight| weight != 0);
                writer.bits(u32::from(used), 1);
                if used {
                    writer.row(row);
                }
            }
            writer.row(&part.bias);
            writer.row(&part.out);
            writer.bits(part.out_bias as u32, 32);
        }
        writer.bytes
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    ///
    /// If they are no value function, one for other inputs, or not all of one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::NotANet)?;
        let (layout, bytes) = rest.split_first_chunk().ok_or(NetError::Length)?;
        if u64::from_le_bytes(*layout) != LAYOUT_HASH {
            return Err(NetError::Layout);
        }
        let mut reader = Reader { bytes, read: 0 };
        let parts = (0..PARTS).map(|_| reader.part()).collect::<Result<Vec<_>, _>>()?;
        if reader.read.div_ceil(8) == reader.bytes.len() {
            Ok(Self::new(parts))
        } else {
            Err(NetError::Length)
        }
    }
}

/// Small numbers of either sign as small ones without.
fn folded(weight: i16) -> u32 {
    u32::from((weight << 1 ^ weight >> 15) as u16)
}

fn unfolded(number: u32) -> i16 {
    (number >> 1) as i16 ^ -((number & 1) as i16)
}

/// A row is written as Rice codes: the low bits of each number as they are, the rest as so many ones. How many
/// bits are low is the row's own, since its weights are of about one size.
fn code_bits(row: &Row, low: u32) -> u32 {
    let length = |&weight: &i16| match folded(weight) >> low {
        quotient @ 0..MAX_QUOTIENT => quotient + 1 + low,
        _ => MAX_QUOTIENT + 16,
    };
    row.iter().map(length).sum()
}

struct Writer {
    bytes: Vec<u8>,
    /// Bits of the last byte that are free.
    free: u32,
}

impl Writer {
    fn bits(&mut self, bits: u32, count: u32) {
        for i in (0..count).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            let last = self.bytes.last_mut().expect("there is one with free bits");
            *last |= ((bits >> i & 1) << self.free) as u8;
        }
    }

    fn row(&mut self, row: &Row) {
        let low = (0..16).min_by_key(|&low| code_bits(row, low)).expect("there are some");
        self.bits(low, 4);
        for number in row.map(folded) {
            let quotient = number >> low;
            if quotient < MAX_QUOTIENT {
                self.bits((1 << (quotient + 1)) - 2, quotient + 1);
                self.bits(number & ((1 << low) - 1), low);
            } else {
                self.bits((1 << MAX_QUOTIENT) - 1, MAX_QUOTIENT);
                self.bits(number, 16);
            }
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    /// Bits read so far.
    read: usize,
}

impl Reader<'_> {
    fn bits(&mut self, count: u32) -> Result<u32, NetError> {
        let mut bits = 0;
        for _ in 0..count {
            let byte = *self.bytes.get(self.read / 8).ok_or(NetError::Length)?;
            bits = bits << 1 | u32::from(byte >> (7 - self.read % 8) & 1);
            self.read += 1;
        }
        Ok(bits)
    }

    fn row(&mut self) -> Result<Row, NetError> {
        let low = self.bits(4)?;
        let mut row = [0; HIDDEN];
        for weight in &mut row {
            let mut quotient = 0;
            while quotient < MAX_QUOTIENT && self.bits(1)? != 0 {
                quotient += 1;
            }
            let number =
                if quotient < MAX_QUOTIENT { quotient << low | self.bits(low)? } else { self.bits(16)? };
            *weight = unfolded(number);
        }
        Ok(row)
    }

    fn part(&mut self) -> Result<Part, NetError> {
        let mut rows = vec![[0; HIDDEN]; BITS];
        for row in &mut rows {
            if self.bits(1)? != 0 {
                *row = self.row()?;
            }
        }
        Ok(Part { rows, bias: self.row()?, out: self.row()?, out_bias: self.bits(32)? as i32 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_is_read_as_it_was_written() {
        let mut number = 0i16;
        // Rows of small weights, of large ones, of both ends of what a weight can be, and rows without any.
        let mut row = |i: usize| {
            let mut row = [0; HIDDEN];
            for weight in row.iter_mut().filter(|_| !i.is_multiple_of(3)) {
                number = number.wrapping_mul(25_173).wrapping_add(13_849);
                *weight = number >> (i % 16);
            }
            if i % 7 == 1 {
                row[..2].copy_from_slice(&[i16::MIN, i16::MAX]);
            }
            row
        };
        let parts: Vec<Part> = (0..PARTS)
            .map(|part| Part {
                rows: (0..BITS).map(&mut row).collect(),
                bias: row(part),
                out: row(part + 1),
                out_bias: [i32::MIN, -1, 0, i32::MAX][part % 4],
            })
            .collect();
        let net = Net::from_bytes(&Net::new(parts.clone()).to_bytes()).expect("what was written can be read");
        for (read, written) in net.parts().iter().zip(&parts) {
            assert!(read.rows == written.rows && read.bias == written.bias && read.out == written.out);
            assert_eq!(read.out_bias, written.out_bias);
        }
    }
    #[test]
    fn a_file_for_other_inputs_is_refused() {
        let mut bytes = crate::value::london().to_bytes();
        assert!(Net::from_bytes(&bytes).is_ok());
        bytes[MAGIC.len()] ^= 1;
        assert_eq!(Net::from_bytes(&bytes).err(), Some(NetError::Layout));
        assert_eq!(Net::from_bytes(b"tubeval2").err(), Some(NetError::NotANet));
        assert_eq!(Net::from_bytes(&bytes[..12]).err(), Some(NetError::Length));
    }
}
