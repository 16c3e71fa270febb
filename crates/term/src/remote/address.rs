//! Where a table is: the address that people pass around, and the socket behind it.

use std::net::IpAddr;

use tubewright_rules::commitment;
use tubewright_wire::{MAX_ID_BYTES, check_secret};

/// A table of some server.
///
/// ```
/// use tubewright_term::Address;
/// let address: Address = "https://example.org/t/kx7#seat=00112233445566778899aabbccddeeff".parse()?;
/// assert_eq!(address.socket(), "wss://example.org/ws/kx7");
/// # Ok::<(), tubewright_term::NoAddress>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    host: String,
    port: Option<u16>,
    table: String,
    encrypted: bool,
    secret: Option<String>,
}

/// A text that is no address of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAddress;

impl std::fmt::Display for NoAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a table's address looks like https://example.org/t/ID")
    }
}

impl std::error::Error for NoAddress {}

impl std::str::FromStr for Address {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let text = text.trim();
        let (scheme, rest) = match text.split_once("://") {
            Some((scheme, rest)) => (Some(scheme), rest),
            None => (None, text),
        };
        let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let rest = rest.split('?').next().unwrap_or_default().trim_end_matches('/');
        let (place, path) = rest.split_once('/').ok_or(NoAddress)?;
        let table = path.strip_prefix("t/").or_else(|| path.strip_prefix("ws/")).ok_or(NoAddress)?;
        let (host, port) = host_and_port(place)?;
        let encrypted = match scheme {
            Some("https" | "wss") => true,
            Some("http" | "ws") => false,
            Some(_) => return Err(NoAddress),
            // Nobody has a certificate for a machine in the same room.
            None => host != "localhost" && bare(&host).parse::<IpAddr>().is_err(),
        };
        if table.is_empty() || table.len() > MAX_ID_BYTES || !table.bytes().all(|b| b.is_ascii_alphanumeric())
        {
            return Err(NoAddress);
        }
        let secret = match fragment.strip_prefix("seat=") {
            Some(secret) if check_secret(secret) => Some(secret.to_owned()),
            Some(_) => return Err(NoAddress),
            None => None,
        };
        Ok(Self { host, port, table: table.to_owned(), encrypted, secret })
    }
}

/// `example.org:8080`, `[::1]:8080`.
fn host_and_port(place: &str) -> Result<(String, Option<u16>), NoAddress> {
    let (host, port) = match place.rsplit_once(':') {
        Some((host, port)) if !place.ends_with(']') => (host, Some(port.parse().map_err(|_| NoAddress)?)),
        _ => (place, None),
    };
    let is_six = host.starts_with('[') && host.ends_with(']') && bare(host).parse::<IpAddr>().is_ok();
    let is_name = !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".-_".contains(&b));
    if is_six || is_name { Ok((host.to_ascii_lowercase(), port)) } else { Err(NoAddress) }
}

/// An address of the sixth version without its brackets.
fn bare(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
}

impl Address {
    /// The address of its socket.
    pub fn socket(&self) -> String {
        let scheme = if self.encrypted { "wss" } else { "ws" };
        format!("{scheme}://{}/ws/{}", self.place(), self.table)
    }

    /// The address for people, without anything secret.
    pub fn page(&self) -> String {
        format!("{}/t/{}", self.server(), self.table)
    }

    /// The address that opens a seat to whoever has it.
    pub fn seat(&self, secret: &str) -> String {
        format!("{}#seat={secret}", self.page())
    }

    /// Another table of the same server.
    pub fn other(&self, table: &str) -> Self {
        Self { table: table.to_owned(), secret: None, ..self.clone() }
    }

    /// The secret of a seat, where the address names it.
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// The secret by which this server shall know somebody again whose own secret is told to no server: none of them
    /// can be taken in by another.
    pub fn person(&self, own: &str) -> String {
        short(&format!("person/{}/{own}", self.server()))
    }

    /// The secret of the seat that somebody takes at this table.
    pub fn seat_of(&self, own: &str) -> String {
        short(&format!("seat/{}/{own}", self.page()))
    }

    /// A name for files about this table, of plain letters and digits.
    pub fn file_name(&self) -> String {
        short(&self.page())
    }

    /// Host and port as a program connects to them.
    pub(crate) fn target(&self) -> (&str, u16) {
        (bare(&self.host), self.port.unwrap_or(if self.encrypted { 443 } else { 80 }))
    }

    fn server(&self) -> String {
        format!("{}://{}", if self.encrypted { "https" } else { "http" }, self.place())
    }

    fn place(&self) -> String {
        match self.port {
            Some(port) => format!("{}:{port}", self.host),
            None => self.host.clone(),
        }
    }
}

/// 128 bits of a hash, as the secrets of people and seats are.
fn short(text: &str) -> String {
    commitment(text)[..32].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Address {
        text.parse().unwrap_or_else(|_| panic!("{text} is an address"))
    }

    #[test]
    fn addresses_of_people_and_of_programs_lead_to_the_same_socket() {
        for text in [
            "http://localhost:8080/t/kx7",
            "localhost:8080/t/kx7/",
            "ws://LOCALHOST:8080/ws/kx7?lang=pl",
            " http://localhost:8080/t/kx7#seat=00112233445566778899aabbccddeeff",
        ] {
            assert_eq!(read(text).socket(), "ws://localhost:8080/ws/kx7");
            assert_eq!(read(text).page(), "http://localhost:8080/t/kx7");
        }
        let six = read("http://[::1]/t/kx7");
        assert_eq!((six.page().as_str(), six.target()), ("http://[::1]/t/kx7", ("::1", 80)));
    }

    #[test]
    fn without_a_scheme_a_name_is_reached_through_tls_and_a_machine_nearby_is_not() {
        assert_eq!(read("play.example.org/t/kx7").page(), "https://play.example.org/t/kx7");
        assert_eq!(read("192.168.0.7:8080/t/kx7").page(), "http://192.168.0.7:8080/t/kx7");
        assert_eq!(read("[::1]:8080/t/kx7").page(), "http://[::1]:8080/t/kx7");
    }

    #[test]
    fn what_leads_nowhere_is_refused() {
        for text in [
            "",
            "http://",
            "example.org",
            "https://example.org/",
            "https://example.org/r/kx7",
            "ftp://example.org/t/a",
            "http://a b/t/c",
            "http://a/t/b\r\nX: y",
            "http://a/t/b#seat=xyz",
            "http://a/t/",
            "http://a:99999/t/b",
            "http://a:b@c/t/d",
            "http://[::1/t/d",
            "http://a/t/b/c",
        ] {
            assert_eq!(text.parse::<Address>(), Err(NoAddress), "{text:?}");
        }
    }

    #[test]
    fn no_server_learns_a_secret_that_another_takes() {
        let (a, b) = (read("https://a.example/t/kx7"), read("https://b.example/t/kx7"));
        let own = "00112233445566778899aabbccddeeff";
        assert!(check_secret(&a.person(own)) && check_secret(&a.seat_of(own)));
        assert_ne!(a.person(own), b.person(own));
        assert_ne!(a.seat_of(own), b.seat_of(own));
        assert_eq!(a.person(own), a.other("ab3").person(own), "a server knows people at all its tables");
        assert_ne!(a.seat_of(own), a.other("ab3").seat_of(own));
    }
}
