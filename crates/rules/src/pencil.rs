//! The four pencils, what a power lets one do, and the things on a map that bear a symbol.

use crate::words::words;

words! {
    /// A pencil, named by its colour. Each draws one line of every sheet (R3.2).
    Pencil {
        /// Its line departs from c6 in London.
        Purple = "purple",
        /// Its line departs from f8 in London.
        Blue = "blue",
        /// Its line departs from h4 in London.
        Pink = "pink",
        /// Its line departs from d3 in London.
        Green = "green",
    }
}

words! {
    /// A pencil power (module B, R8).
    Power {
        /// Draw a second section on this turn (R8.2).
        Double = "double",
        /// The card counts as a joker (R8.3).
        Joker = "joker",
        /// The card counts as if the switch lay beside it (R8.4).
        Switch = "switch",
        /// Circle a station, which then counts as two in its district (R8.5).
        Circle = "circle",
    }
}

words! {
    /// A shared objective (module A, R7.2).
    Objective {
        /// At least eight interchanges.
        Interchanges = "interchanges",
        /// A station in every district.
        Districts = "districts",
        /// Every tourist site.
        TouristSites = "tourist-sites",
        /// Every station of the central district.
        CentralDistrict = "central-district",
        /// At least six sections under the river.
        Thames = "thames",
    }
}

words! {
    /// What a station bears and a card asks for.
    Symbol {
        /// ■
        Square = "square",
        /// ▲
        Triangle = "triangle",
        /// ⬟
        Pentagon = "pentagon",
        /// ●
        Circle = "circle",
    }
}

/// One value for each pencil.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPencil<T>([T; 4]);

impl<T> ByPencil<T> {
    /// Values in the order of [`Pencil::ALL`].
    pub const fn new(values: [T; 4]) -> Self {
        Self(values)
    }

    /// Each pencil with its value, in the order of [`Pencil::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Pencil, &T)> {
        Pencil::ALL.into_iter().zip(&self.0)
    }
}

impl<T> std::ops::Index<Pencil> for ByPencil<T> {
    type Output = T;
    fn index(&self, pencil: Pencil) -> &T {
        &self.0[pencil.index()]
    }
}

impl<T> std::ops::IndexMut<Pencil> for ByPencil<T> {
    fn index_mut(&mut self, pencil: Pencil) -> &mut T {
        &mut self.0[pencil.index()]
    }
}
