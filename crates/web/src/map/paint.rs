//! Marks as SVG: only those that differ from before are touched.

use leptos::prelude::*;
use tubewright_rules::Board;
use tubewright_scene::{Key, Layer, Mark, Scene, art};

/// A layer of the scene.
pub(super) fn layer(shown: Memo<Scene>, layer: Layer) -> AnyView {
    let board = shown.with_untracked(|scene| scene.board);
    let marks = Memo::new(move |_| shown.with(|scene| scene.layer(layer)));
    view! { <g class=layer.class()>{paint(board, marks)}</g> }.into_any()
}

/// Marks that come, change and go, each by its key.
pub(super) fn paint(board: &'static Board, marks: Memo<Vec<Mark>>) -> AnyView {
    let keys = Memo::new(move |_| marks.with(|marks| marks.iter().map(|mark| mark.key).collect::<Vec<_>>()));
    view! {
        <For
            each=move || keys.get()
            key=|key| *key
            children=move |key| {
                let look = Look::new(board, marks, key);
                view! { <g class=move || look.class.get() transform=look.place inner_html=move || look.art.get()></g> }
            }
        />
    }
    .into_any()
}

/// How a mark looks now; its place never changes.
pub(super) struct Look {
    pub(super) class: Memo<Option<String>>,
    pub(super) art: Memo<String>,
    pub(super) place: Option<String>,
}

impl Look {
    pub(super) fn new(board: &'static Board, marks: Memo<Vec<Mark>>, key: Key) -> Self {
        let find = move |marks: &Vec<Mark>| marks.iter().find(|mark| mark.key == key).cloned();
        let class = move |mark: Mark| Some(mark.class).filter(|class| !class.is_empty());
        let place = marks.with_untracked(find).and_then(|mark| mark.at);
        Self {
            class: Memo::new(move |_| marks.with(find).and_then(class)),
            art: Memo::new(move |_| {
                marks.with(find).map(|mark| art(board, &mark.shapes)).unwrap_or_default()
            }),
            place: place.map(|at| format!("translate({at})")),
        }
    }
}
