//! Stations of a board, sets of them, and the grid points that name them.

/// A station of a board: an id that only that board can make or name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Station(u8);

impl Station {
    /// How many stations a board can have.
    pub const MOST: usize = 64;

    pub(crate) const fn new(index: usize) -> Self {
        debug_assert!(index < Self::MOST);
        Self(index as u8)
    }

    /// Its number on its board, from 0, in reading order.
    pub const fn index(self) -> usize {
        // The mask tells the compiler that a table of `MOST` entries needs no bounds check.
        self.0 as usize & (Self::MOST - 1)
    }
}

/// A set of stations.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Stations(u64);

impl Stations {
    /// No station.
    pub const EMPTY: Self = Self(0);

    /// Just this one.
    pub const fn one(station: Station) -> Self {
        Self(1 << station.index())
    }

    /// Returns `true` if `station` is in the set.
    pub const fn contains(self, station: Station) -> bool {
        self.0 >> station.index() & 1 != 0
    }

    /// Returns `true` if empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Inserts `station`.
    pub const fn insert(&mut self, station: Station) {
        self.0 |= 1 << station.index();
    }

    /// Removes `station`.
    pub const fn remove(&mut self, station: Station) {
        self.0 &= !(1 << station.index());
    }

    /// The one with the lowest number.
    pub const fn first(self) -> Option<Station> {
        if self.0 == 0 { None } else { Some(Station(self.0.trailing_zeros() as u8)) }
    }

    /// The set as bits by station number, for tables and features.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl std::ops::BitAnd for Stations {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl std::ops::BitOr for Stations {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::Sub for Stations {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Station> for Stations {
    fn from_iter<I: IntoIterator<Item = Station>>(stations: I) -> Self {
        let mut set = Self::EMPTY;
        for station in stations {
            set.insert(station);
        }
        set
    }
}

impl Iterator for Stations {
    type Item = Station;

    fn next(&mut self) -> Option<Station> {
        let station = self.first()?;
        self.0 &= self.0 - 1;
        Some(station)
    }
}

impl std::fmt::Debug for Stations {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.map(|station| station.0)).finish()
    }
}

/// A point of the grid, `a1` top left (R1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// From 1 at the left.
    pub column: u8,
    /// From 1 at the top.
    pub row: u8,
}

impl std::fmt::Display for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&format!("{}{}", char::from(b'a' + self.column - 1), self.row))
    }
}

impl std::str::FromStr for Point {
    type Err = crate::words::UnknownWordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parse = || {
            let column = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a' + 1;
            let digits = text.get(1..)?;
            // One spelling for each point: neither "+3" nor "03", which `parse` would take.
            let plain = matches!(digits.len(), 1 | 2) && digits.bytes().all(|b| b.is_ascii_digit());
            let row = digits.parse().ok().filter(|&row| plain && row > 0 && !digits.starts_with('0'))?;
            Some(Self { column, row })
        };
        parse().ok_or_else(|| crate::words::UnknownWordError::new(crate::words::Sort::Point, text))
    }
}
