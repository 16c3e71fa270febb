//! Who asks: a secret in a cookie, of which only the hash is kept.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use tubewright_store::Person;
use tubewright_wire::{COOKIE_NAME, SECURE_COOKIE_NAME};

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
    /// Does the request bring a cookie of the plain name?
    plain: bool,
}

impl Visitor {
    /// The one that the request's cookie names, or somebody new.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let plain = secret_in(headers, COOKIE_NAME);
        // Both are there once at most: the first answer through TLS moves the secret.
        let known = secret_in(headers, SECURE_COOKIE_NAME).or(plain);
        let secret = known.map_or_else(random_hex, str::to_owned);
        let person = hashed("person", &secret);
        Self { secret, person, new: known.is_none(), plain: plain.is_some() }
    }

    /// The person's id in a table's log.
    pub(crate) fn id(&self) -> String {
        hex(&self.person)
    }

    /// The cookies that take the place of the others and are gone at once: the browser forgets who it was.
    pub(crate) fn farewell(secure: bool, headers: &mut HeaderMap) {
        headers.remove(SET_COOKIE);
        if secure {
            headers.append(SET_COOKIE, cookie(SECURE_COOKIE_NAME, "", 0, true));
        }
        headers.append(SET_COOKIE, cookie(COOKIE_NAME, "", 0, secure));
    }

    /// The cookie: out of reach of scripts, not sent along by other sites, and only through TLS where there is TLS. There it
    /// has a name that no neighbour can use, and the secret moves over from the plain one.
    pub(crate) fn set_cookies(&self, secure: bool, headers: &mut HeaderMap) {
        let name = if secure { SECURE_COOKIE_NAME } else { COOKIE_NAME };
        headers.append(SET_COOKIE, cookie(name, &self.secret, MAX_AGE, secure));
        if secure && self.plain {
            headers.append(SET_COOKIE, cookie(COOKIE_NAME, "", 0, true));
        }
    }
}

fn cookie(name: &str, value: &str, max_age: u32, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("hex digits and our own words are plain text")
}

/// The secret that a cookie of this name in the request holds, if it is one of ours.
fn secret_in<'a>(headers: &'a HeaderMap, cookie: &str) -> Option<&'a str> {
    let pairs = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) = pairs.find(|(name, value)| *name == cookie && tubewright_wire::check_secret(value))?;
    Some(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookies).expect("plain text"))])
    }

    fn set(visitor: &Visitor, secure: bool) -> Vec<String> {
        let mut headers = HeaderMap::new();
        visitor.set_cookies(secure, &mut headers);
        let cookies = headers.get_all(SET_COOKIE).into_iter();
        cookies.map(|value| value.to_str().expect("plain text").to_owned()).collect()
    }

    #[test]
    fn the_cookie_brings_the_same_person_back() {
        let first = Visitor::of(&HeaderMap::new());
        assert!(first.new);
        let [cookie] = &set(&first, false)[..] else { panic!("one cookie") };
        assert!(cookie.starts_with("tubewright=") && !cookie.contains("Secure"), "{cookie}");
        let pair = cookie.split(';').next().expect("a pair");
        let again = Visitor::of(&headers(&format!("other=1; {pair}; last=x")));
        assert!(!again.new);
        assert_eq!(again.person, first.person);
        assert!(!again.id().contains(&first.secret));
    }

    #[test]
    fn through_tls_the_cookie_has_a_name_that_no_neighbour_can_use_and_an_old_one_carries_over() {
        let old = headers(&format!("tubewright={}", "0f".repeat(16)));
        let visitor = Visitor::of(&old);
        let [new, gone] = &set(&visitor, true)[..] else { panic!("two cookies") };
        assert_eq!(
            *new,
            format!(
                "__Host-tubewright={}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure",
                "0f".repeat(16)
            )
        );
        assert!(gone.starts_with("tubewright=; ") && gone.contains("Max-Age=0"), "{gone}");
        let next = Visitor::of(&headers(new.split(';').next().expect("a pair")));
        assert_eq!((next.person, set(&next, true).len()), (visitor.person, 1));
        // A neighbour's cookie of the plain name changes nothing.
        let planted = format!("tubewright={}; __Host-tubewright={}", "a".repeat(32), "0f".repeat(16));
        assert_eq!(Visitor::of(&headers(&planted)).person, visitor.person);
    }

    #[test]
    fn a_cookie_that_is_no_secret_of_ours_makes_a_new_person() {
        for wrong in ["tubewright=", "tubewright=abc", "tubewright=ZZ000000000000000000000000000000"] {
            assert!(Visitor::of(&headers(wrong)).new, "{wrong}");
        }
    }
}
