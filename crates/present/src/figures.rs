//! How differences are written.

use tubewright_texts::Language;

/// A difference with its sign: "+3", "±0", "−2".
///
/// ```
/// use tubewright_present::figures::signed;
///
/// assert_eq!([3, 0, -2].map(signed), ["+3", "±0", "−2"]);
/// ```
pub fn signed(difference: i32) -> String {
    match difference {
        0 => "±0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", -less),
    }
}

/// An expected difference with its sign and one decimal: "+3.2", or "+3,2" where the language has a comma; "±0".
///
/// ```
/// use tubewright_present::figures::signed_tenths;
/// use tubewright_texts::Language;
///
/// assert_eq!([32, -1, 0].map(|tenths| signed_tenths(Language::Polish, tenths)), ["+3,2", "−0,1", "±0"]);
/// ```
pub fn signed_tenths(language: Language, tenths: i32) -> String {
    match tenths {
        0 => signed(0),
        more if more > 0 => format!("+{}", language.tenths(more)),
        less => language.tenths(less),
    }
}
