//! The rules in our own words, with pictures that the map's own drawing makes.

use leptos::prelude::*;

use crate::guide::Guide;

/// The page of rules.
pub(crate) fn rules(_guide: Guide) -> AnyView {
    ().into_any()
}
