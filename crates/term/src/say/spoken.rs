//! For tests: is a refusal said in each language?

use tubewright_texts::{Language, Texts};

/// Words of the text forms, which stay as they are in every language.
const FORMS: &str = "JSON UTF bad record verdicts objectives pass double joker switch circle square street underground thames districts \
    interchanges purple blue pink green map sights departures river track no such section not on line already an end wrong \
    symbol taken crosses too many sections power held spent action seats";

/// Holds each refusal against its English words, and looks for English in what the other languages say.
pub(super) fn check<T: std::fmt::Display>(refusals: &[T], said: impl Fn(&Texts, &T) -> String) {
    for language in Language::ALL {
        let texts = Texts::embedded(language);
        for why in refusals {
            let said = said(&texts, why);
            assert!(!said.contains('\n') && !said.contains('$') && !said.contains('{'), "{said}");
            match language {
                Language::English => assert_eq!(said, why.to_string()),
                Language::Russian | Language::Japanese => {
                    let left: Vec<_> =
                        latin(&said).filter(|word| !FORMS.split(' ').any(|it| it == *word)).collect();
                    assert!(left.is_empty(), "{language}: {left:?} in {said}");
                    assert!(said.chars().any(|c| c.is_alphabetic() && !c.is_ascii()), "{language}: {said}");
                }
                Language::Polish | Language::Italian => assert_ne!(said, why.to_string(), "{language}"),
            }
        }
    }
}

/// The words of two or more Latin letters.
fn latin(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 1)
}
