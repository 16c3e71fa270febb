//! The two forms in which the sources name a text.

/// Formats the text of a key: `t!(texts, "points", count = 12)`; `texts` is anything with [`Texts::format`]'s method.
///
/// [`Texts::format`]: crate::Texts::format
#[macro_export]
macro_rules! t {
    ($texts:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.format($key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}

/// Marks a literal as the key of a text, so that the check of all keys sees it.
///
/// ```
/// use tubewright_texts::key;
///
/// let drawn = true;
/// let said = if drawn { key!("section-drawn") } else { key!("turn-passed") };
/// assert_eq!(said, "section-drawn");
/// ```
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}
