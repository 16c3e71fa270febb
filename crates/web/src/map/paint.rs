//! Marks as SVG: all at once at first, then only those are touched that differ.

use leptos::prelude::*;
use leptos::svg::G;
use tubewright_rules::{Board, SharedBoard};
use tubewright_scene::{Layer, Mark, Patch, Scene, art, group, patches, place};
use web_sys::{Element, Node};

/// A layer of the scene.
pub(super) fn layer(shown: Memo<Scene>, layer: Layer) -> AnyView {
    let board = shown.with_untracked(|scene| scene.board.clone());
    let marks = Memo::new(move |_| shown.with(|scene| scene.layer(layer)));
    paint(layer.class(), &board, marks)
}

/// A group of marks that come, change and go, each by its key.
pub(super) fn paint(class: &'static str, board: &SharedBoard, marks: Memo<Vec<Mark>>) -> AnyView {
    let root = NodeRef::<G>::new();
    let board = board.clone();
    let first = marks.get_untracked();
    let text: String = first.iter().map(|mark| group(&board, mark)).collect();
    let first = StoredValue::new(first);
    Effect::new(move |before: Option<Vec<Mark>>| {
        // The browser has made the first ones of a text, which is the fastest way.
        let before = before.unwrap_or_else(|| first.try_update_value(std::mem::take).unwrap_or_default());
        let after = marks.get();
        if let Some(root) = root.get_untracked() {
            for patch in patches(&before, &after) {
                // An element of the page's own takes all of these.
                let _ = carry_out(&root, &board, patch);
            }
        }
        after
    });
    view! { <g node_ref=root class=class inner_html=text></g> }.into_any()
}

fn carry_out(root: &Element, board: &Board, patch: Patch<'_>) -> Option<()> {
    let children = root.children();
    let child = |at: usize| children.item(at as u32);
    let before = |at: usize| child(at).map(Node::from);
    match patch {
        Patch::Remove(at) => child(at)?.remove(),
        Patch::Insert(at, mark) => {
            let made = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok()?;
            let _ = made.set_attribute("class", &mark.class);
            if let Some(at) = mark.at {
                let _ = made.set_attribute("transform", &place(at));
            }
            made.set_inner_html(&art(board, &mark.shapes));
            root.insert_before(&made, before(at).as_ref()).ok()?;
        }
        Patch::Move { from, to } => {
            root.insert_before(&before(from)?, before(to).as_ref()).ok()?;
        }
        Patch::Class(at, class) => child(at)?.set_attribute("class", class).ok()?,
        Patch::Shapes(at, shapes) => child(at)?.set_inner_html(&art(board, shapes)),
    }
    Some(())
}
