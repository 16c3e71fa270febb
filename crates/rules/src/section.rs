//! Sections that can be drawn, and sets of them.

/// A section of a board: two stations that a pencil can join, without a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Section(u8);

impl Section {
    /// How many sections a board can have.
    pub const MOST: usize = 192;

    pub(crate) const fn new(index: usize) -> Self {
        debug_assert!(index < Self::MOST);
        Self(index as u8)
    }

    /// Its number on its board, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

const WORDS: usize = Section::MOST / 64;

/// A set of sections.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Sections([u64; WORDS]);

impl Sections {
    /// No section.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Returns `true` if `section` is in the set.
    pub const fn contains(&self, section: Section) -> bool {
        self.0[section.index() / 64] >> (section.index() % 64) & 1 != 0
    }

    /// Returns `true` if empty.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Inserts `section`.
    pub const fn insert(&mut self, section: Section) {
        self.0[section.index() / 64] |= 1 << (section.index() % 64);
    }

    /// The `n`-th of the set, counted from 0 in the order of their numbers; `n` must be below `len`.
    pub fn nth_section(&self, n: u32) -> Section {
        let [a, b, _] = self.0;
        let (first, second) = (a.count_ones(), a.count_ones() + b.count_ones());
        let (word, mut skip) = if n < first {
            (0, n)
        } else if n < second {
            (1, n - first)
        } else {
            (2, n - second)
        };
        let mut bits = self.0[word];
        while skip > 0 {
            bits &= bits - 1;
            skip -= 1;
        }
        debug_assert!(bits != 0, "the set has more than n sections");
        Section((word as u32 * 64 + bits.trailing_zeros()) as u8)
    }

    /// Each section, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Section> {
        (0..WORDS).flat_map(move |word| {
            let mut bits = self.0[word];
            std::iter::from_fn(move || {
                if bits == 0 {
                    return None;
                }
                let section = Section((word as u32 * 64 + bits.trailing_zeros()) as u8);
                bits &= bits - 1;
                Some(section)
            })
        })
    }

    /// The set as bits by section number, for tables and features.
    pub const fn bits(&self) -> [u64; WORDS] {
        self.0
    }
}

impl std::ops::BitAnd for Sections {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl std::ops::BitOr for Sections {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl std::ops::BitOrAssign for Sections {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl std::ops::Sub for Sections {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

impl FromIterator<Section> for Sections {
    fn from_iter<I: IntoIterator<Item = Section>>(sections: I) -> Self {
        let mut set = Self::EMPTY;
        for section in sections {
            set.insert(section);
        }
        set
    }
}

impl std::fmt::Debug for Sections {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|section| section.0)).finish()
    }
}
