//! The sheet as a picture: its SVG with the page's own style, painted on a canvas and saved.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_rules::{Board, Sheet};
use tubewright_scene::{Document, Scene, Theme};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, Response};

use super::share::data_address;

/// Pixels of a side.
const SIDE: u32 = 1600;

/// Saves the picture of a sheet; nothing happens where the browser refuses.
pub(crate) fn save((board, sheet): (&'static Board, Sheet)) {
    spawn_local(async move {
        paint(board, sheet).await;
    });
}

async fn paint(board: &'static Board, sheet: Sheet) -> Option<()> {
    let css = format!("{}\n{}", style("theme.css").await?, style("map.css").await?);
    let scene = Scene::new(board, sheet);
    let svg = Document::new(&scene, "Tubewright").styled(&css, theme()).to_string();
    let image = HtmlImageElement::new_with_width_and_height(SIDE, SIDE).ok()?;
    image.set_src(&data_address("image/svg+xml", &svg));
    JsFuture::from(image.decode()).await.ok()?;

    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(SIDE);
    canvas.set_height(SIDE);
    let pencil: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let side = f64::from(SIDE);
    pencil.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, side, side).ok()?;

    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&canvas.to_data_url().ok()?);
    link.set_download("tubewright.png");
    link.click();
    Some(())
}

async fn style(name: &str) -> Option<String> {
    let build = document().document_element()?.get_attribute("data-build")?;
    let response = JsFuture::from(window().fetch_with_str(&format!("{build}/{name}"))).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

fn theme() -> Theme {
    let chosen = document().document_element().and_then(|root| root.get_attribute("data-theme"));
    let dark = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    let dark = dark.is_some_and(|query| query.matches());
    match chosen.as_deref() {
        Some("dark") => Theme::Dark,
        Some(_) => Theme::Light,
        None if dark => Theme::Dark,
        None => Theme::Light,
    }
}
