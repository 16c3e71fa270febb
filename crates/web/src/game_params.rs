//! The game that somebody wants, as an address says it: `/play?deal=SEED&objectives&powers&pencils=…&bots=…&people=…`.

use js_sys::{decode_uri_component, encode_uri_component};
use leptos::prelude::window;
use tubewright_rules::{MOST_SEATS, Modules, Pencil, ROUNDS};
use tubewright_wire::Level;

/// A game before its first card; what is not said is left to chance or left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GameParams {
    /// The seed of the cards.
    pub(crate) deal: Option<String>,
    /// The modules in play.
    pub(crate) modules: Modules,
    /// The first person's pencils by round.
    pub(crate) pencils: Option<[Pencil; ROUNDS]>,
    /// Levels of the bots, in the order of their seats.
    pub(crate) bots: Vec<Level>,
    /// Names of two to four people who share this device; nobody where one person plays.
    pub(crate) people: Vec<String>,
}

impl GameParams {
    /// The same of an address that this page has written; of another version's, what it does not know makes a plain game.
    pub(crate) fn of(query: &str) -> Self {
        Self::read(query).unwrap_or_default()
    }

    /// Reads what follows the question mark of an address; `None` where it asks for bots or pencils that there are not, or for more
    /// players than can sit at a table.
    pub(crate) fn read(query: &str) -> Option<Self> {
        let mut params = Self::default();
        for part in query.trim_start_matches('?').split('&') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            match name {
                "deal" if !value.is_empty() => params.deal = Some(decoded(value)),
                "objectives" => params.modules.objectives = true,
                "powers" => params.modules.powers = true,
                "pencils" => params.pencils = Some(pencils(&decoded(value))?),
                "bots" => params.bots = decoded(value).split(',').map(Level::named).collect::<Option<_>>()?,
                "people" => params.people = value.split(',').map(decoded).collect(),
                _ => {}
            }
        }
        let players = params.people.len().max(1) + params.bots.len();
        (players <= MOST_SEATS).then_some(params)
    }

    /// The address at which it is played.
    pub(crate) fn address(&self) -> String {
        let mut parts = Vec::new();
        if let Some(deal) = &self.deal {
            parts.push(format!("deal={}", encoded(deal)));
        }
        if self.modules.objectives {
            parts.push("objectives".to_owned());
        }
        if self.modules.powers {
            parts.push("powers".to_owned());
        }
        if let Some(pencils) = self.pencils {
            parts.push(format!("pencils={}", pencils.map(|pencil| pencil.to_string()).join(",")));
        }
        if !self.bots.is_empty() {
            let levels: Vec<_> = self.bots.iter().map(|level| level.name()).collect();
            parts.push(format!("bots={}", levels.join(",")));
        }
        if !self.people.is_empty() {
            let names: Vec<_> = self.people.iter().map(|name| encoded(name)).collect();
            parts.push(format!("people={}", names.join(",")));
        }
        format!("/play?{}", parts.join("&"))
    }
}

/// 128 random bits as 32 hex digits: nobody can guess the cards from it, and no two games share it.
pub(crate) fn fresh_seed() -> String {
    let mut bytes = [0; 16];
    let crypto = window().crypto().expect("every browser that runs the page has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("sixteen bytes are not too many");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// All four colours, each once.
fn pencils(words: &str) -> Option<[Pencil; ROUNDS]> {
    let pencils: Vec<Pencil> = words.split(',').filter_map(|word| word.parse().ok()).collect();
    let all = Pencil::ALL.iter().all(|pencil| pencils.contains(pencil));
    pencils.try_into().ok().filter(|_| all)
}

fn encoded(text: &str) -> String {
    encode_uri_component(text).into()
}

fn decoded(text: &str) -> String {
    decode_uri_component(text).map_or_else(|_| text.to_owned(), Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_of_pencils_has_each_colour_once() {
        assert!(pencils("green,pink,blue,purple").is_some());
        assert_eq!(pencils("green,pink,blue"), None);
        assert_eq!(pencils("green,pink,blue,blue"), None);
        assert_eq!(pencils("green,pink,blue,purple,green"), None);
    }
}
