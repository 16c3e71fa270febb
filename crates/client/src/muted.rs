//! The people whom somebody does not want to hear at a table, in words or reactions.

/// Those who are muted, by their numbers at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Muted(Vec<u16>);

impl Muted {
    /// Returns `true` if somebody is muted.
    pub fn contains(&self, member: u16) -> bool {
        self.0.contains(&member)
    }

    /// Mutes somebody, or hears them again.
    pub fn toggle(&mut self, member: u16) {
        match self.0.iter().position(|&other| other == member) {
            Some(place) => drop(self.0.remove(place)),
            None => self.0.push(member),
        }
    }

    /// Returns `true` if nobody is muted.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Reads what [`std::fmt::Display`] wrote; what is no number is passed over.
impl From<&str> for Muted {
    fn from(text: &str) -> Self {
        Self(text.split(' ').filter_map(|number| number.parse().ok()).collect())
    }
}

impl std::fmt::Display for Muted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (place, member) in self.0.iter().enumerate() {
            write!(f, "{}{member}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_muted_twice_is_heard_again_and_the_list_survives_being_kept() {
        let mut muted = Muted::default();
        muted.toggle(3);
        muted.toggle(70);
        assert_eq!(Muted::from(muted.to_string().as_str()), muted);
        muted.toggle(3);
        assert_eq!((muted.contains(3), muted.contains(70)), (false, true));
        muted.toggle(70);
        assert!(muted.is_empty() && Muted::from("") == muted);
    }
}
