//! The lesson: the game learned by playing a little of it.

mod lesson;

use leptos::prelude::*;

use crate::guide::Guide;

/// The page of the lesson.
pub(crate) fn how_to_play(_guide: Guide) -> AnyView {
    ().into_any()
}
