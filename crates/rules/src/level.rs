//! How strong a bot is, as people choose it: the one list that bots, tables and faces share.

/// A level for people. What plays at each is the bots' affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Level {
    /// Counts only its own line and overlooks a good part of the map.
    Novice,
    /// Takes the best gain that it sees, and overlooks something now and then.
    Casual,
    /// Looks one turn ahead.
    Regular,
    /// Looks two turns ahead.
    Strong,
    /// The best there is in the time that a person waits.
    Champion,
}

impl Level {
    /// All of them, from the weakest.
    pub const ALL: [Self; 5] = [Self::Novice, Self::Casual, Self::Regular, Self::Strong, Self::Champion];

    /// Its name for commands and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Regular => "regular",
            Self::Strong => "strong",
            Self::Champion => "champion",
        }
    }

    /// The level of this name.
    ///
    /// ```
    /// use tubewright_rules::Level;
    /// assert_eq!(Level::named("strong"), Some(Level::Strong));
    /// assert_eq!(Level::named("Strong"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}
