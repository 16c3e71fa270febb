//! Who asks: a secret in a cookie, of which only the hash is kept.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use tubewright_store::Person;
use tubewright_wire::COOKIE_NAME;

use crate::secret::{hashed, hex, random_hex};

/// 400 days, the most that browsers grant; every visit sets it anew.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// Somebody who may have been here before.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    secret: String,
    /// The hash of their secret.
    pub(crate) person: Person,
    /// Were they never here before?
    pub(crate) new: bool,
}

impl Visitor {
    /// The one that the request's cookie names, or somebody new.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        match secret_in(headers) {
            Some(secret) => Self { person: hashed("person", secret), secret: secret.to_owned(), new: false },
            None => {
                let secret = random_hex();
                Self { person: hashed("person", &secret), secret, new: true }
            }
        }
    }

    /// The person's id in a table's log.
    pub(crate) fn id(&self) -> String {
        hex(&self.person)
    }

    /// The cookie that takes the place of the other and is gone at once: the browser forgets who it was.
    pub(crate) fn farewell(secure: bool) -> HeaderValue {
        cookie("", 0, secure)
    }

    /// The cookie: out of reach of scripts, not sent along by other sites, and only through TLS where there is TLS.
    pub(crate) fn cookie(&self, secure: bool) -> HeaderValue {
        cookie(&self.secret, MAX_AGE, secure)
    }
}

fn cookie(value: &str, max_age: u32, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE_NAME}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("hex digits and our own words are plain text")
}

/// The secret that the request's cookie holds, if it is one of ours.
fn secret_in(headers: &HeaderMap) -> Option<&str> {
    let pairs = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) =
        pairs.find(|(name, value)| *name == COOKIE_NAME && tubewright_wire::check_secret(value))?;
    Some(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookies).expect("plain text"))])
    }

    #[test]
    fn the_cookie_brings_the_same_person_back() {
        let first = Visitor::of(&HeaderMap::new());
        assert!(first.new);
        let set = first.cookie(true).to_str().expect("plain text").to_owned();
        assert!(set.ends_with("; HttpOnly; SameSite=Lax; Secure"), "{set}");
        assert!(!first.cookie(false).to_str().expect("plain text").contains("Secure"));
        let pair = set.split(';').next().expect("a pair");
        let again = Visitor::of(&headers(&format!("other=1; {pair}; last=x")));
        assert!(!again.new);
        assert_eq!(again.person, first.person);
        assert!(!again.id().contains(&first.secret));
    }

    #[test]
    fn a_cookie_that_is_no_secret_of_ours_makes_a_new_person() {
        for wrong in ["tubewright=", "tubewright=abc", "tubewright=ZZ000000000000000000000000000000"] {
            assert!(Visitor::of(&headers(wrong)).new, "{wrong}");
        }
    }
}
