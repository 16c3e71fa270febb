//! Names that look alike although they are written with other letters.

/// What a text looks like: texts with the same skeleton are easily taken for each other. Case, accents, spaces and wide
/// forms make no difference, nor do the letters of Cyrillic and Greek that look like Latin ones.
///
/// ```
/// use tubewright_wire::skeleton;
/// assert_eq!(skeleton("Magnus"), skeleton("Маgnus"), "the second begins with a Cyrillic letter");
/// assert_ne!(skeleton("Magnus"), skeleton("Magda"));
/// ```
pub fn skeleton(text: &str) -> String {
    let mut skeleton = String::with_capacity(text.len());
    for c in text.trim().chars() {
        // By the shape of the letter as it is written first: a capital may look like another letter than a small one.
        let shape = like_latin(narrow(c));
        for c in shape.to_lowercase() {
            match like_latin(plain(c)) {
                c if is_mark(c) => {}
                c if c.is_whitespace() || c == '_' => {
                    if !skeleton.ends_with(' ') {
                        skeleton.push(' ');
                    }
                }
                c => skeleton.push(c),
            }
        }
    }
    // Two letters that look like one.
    skeleton.replace("rn", "m").replace("vv", "w")
}

/// The narrow form of a letter or digit of full width.
fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

/// Accents and other marks over or under a letter.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}')
}

/// A Latin letter without its accent.
fn plain(c: char) -> char {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' | 'ǎ' => 'a',
        'ç' | 'ć' | 'č' | 'ċ' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => 'e',
        'ğ' | 'ģ' => 'g',
        'ì'..='ï' | 'ī' | 'į' | 'ı' => 'i',
        'ķ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ŕ' | 'ř' => 'r',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ţ' | 'ť' | 'ț' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        _ => c,
    }
}

/// The Latin letter that another sign is easily taken for.
fn like_latin(c: char) -> char {
    match c {
        'А' | 'а' | 'Α' | 'α' => 'a',
        'В' | 'Β' => 'b',
        'С' | 'с' | 'Ϲ' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'Е' | 'е' | 'Ё' | 'ё' | 'Ε' => 'e',
        'Ѕ' | 'ѕ' => 's',
        'Н' | 'Η' | 'һ' | 'Һ' => 'h',
        'І' | 'і' | 'Ї' | 'ї' | 'Ι' | 'ι' | 'Ӏ' | 'ӏ' | 'l' | '1' | '|' | 'I' => 'i',
        'Ј' | 'ј' => 'j',
        'К' | 'к' | 'Κ' | 'κ' => 'k',
        'М' | 'Μ' => 'm',
        'Ν' => 'n',
        'О' | 'о' | 'Ο' | 'ο' | '0' => 'o',
        'Р' | 'р' | 'Ρ' | 'ρ' => 'p',
        'Т' | 'т' | 'Τ' | 'τ' => 't',
        'ν' => 'v',
        'Ԝ' | 'ԝ' => 'w',
        'Х' | 'х' | 'Χ' | 'χ' => 'x',
        'У' | 'у' | 'Υ' | 'γ' => 'y',
        'Ζ' => 'z',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for alike in [
            ["Magnus", "Маgnus", "MAGNUS", "Ｍａｇｎｕｓ"],
            ["Paul", "Рaul", "PauI", "pau1"],
            ["José", "Jose", "Jose\u{301}", " JOSE "],
            ["corner", "comer", "соrner", "c0rner"],
        ] {
            let first = skeleton(alike[0]);
            for other in alike {
                assert_eq!(skeleton(other), first, "{other}");
            }
        }
    }

    #[test]
    fn other_names_have_others_in_any_script() {
        let names = ["Ann", "Anna", "Anton", "Антон", "Анна", "さくら", "サクラ", "桜", "Łukasz", "Marek"];
        for (place, name) in names.iter().enumerate() {
            for other in &names[..place] {
                assert_ne!(skeleton(name), skeleton(other), "{name} {other}");
            }
        }
    }
}
