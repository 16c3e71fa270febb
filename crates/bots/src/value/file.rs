//! The value function as a file: only the rows that can be active, in whole numbers.

use super::features::BITS;
use super::net::{HIDDEN, Net, PARTS, Part};

const MAGIC: &[u8; 8] = b"tubeval1";

/// Why bytes are no value function of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// They begin with something else.
    NotANet,
    /// There are fewer or more of them than the beginning says.
    Length,
}

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotANet => f.write_str("this is no value function of this version"),
            Self::Length => f.write_str("the value function is cut off, or has something after its end"),
        }
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// The file's bytes. Rows without any weight are left out.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for part in self.parts() {
            let used: Vec<bool> = part.rows.iter().map(|row| row.iter().any(|&weight| weight != 0)).collect();
            for flags in used.chunks(8) {
                bytes.push(flags.iter().rev().fold(0, |byte, &flag| byte << 1 | u8::from(flag)));
            }
            let rows = part.rows.iter().zip(&used).filter(|&(_, &used)| used).map(|(row, _)| row);
            for weight in rows.chain([&part.bias, &part.out]).flatten() {
                bytes.extend(weight.to_le_bytes());
            }
            bytes.extend(part.out_bias.to_le_bytes());
        }
        bytes
    }

    /// Reads a file's bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(NetError::NotANet)?);
        let parts = (0..PARTS).map(|_| reader.part()).collect::<Result<Vec<_>, _>>()?;
        if reader.0.is_empty() { Ok(Self::new(parts)) } else { Err(NetError::Length) }
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (head, rest) = self.0.split_first_chunk().ok_or(NetError::Length)?;
        self.0 = rest;
        Ok(*head)
    }

    fn row(&mut self) -> Result<[i16; HIDDEN], NetError> {
        let mut row = [0; HIDDEN];
        for weight in &mut row {
            *weight = i16::from_le_bytes(self.take()?);
        }
        Ok(row)
    }

    fn part(&mut self) -> Result<Part, NetError> {
        let flags: [u8; BITS / 8] = self.take()?;
        let mut rows = vec![[0; HIDDEN]; BITS];
        for (bit, row) in rows.iter_mut().enumerate() {
            if flags[bit / 8] >> (bit % 8) & 1 != 0 {
                *row = self.row()?;
            }
        }
        Ok(Part { rows, bias: self.row()?, out: self.row()?, out_bias: i32::from_le_bytes(self.take()?) })
    }
}
