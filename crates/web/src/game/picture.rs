//! The sheet as a picture: its SVG with the page's own style, painted on a canvas with its points below, and saved.

use leptos::prelude::*;
use tubewright_present::Standing;
use tubewright_rules::{LineScore, Pencil, SharedBoard};
use tubewright_scene::{Document, Look, Scene, Theme};
use tubewright_texts::t;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, Response};

use super::share::data_address;
use crate::i18n::I18n;
use crate::settings::Settings;

/// Pixels of a side of the map.
const SIDE: u32 = 1600;
/// Pixels of what stands below it, from top to bottom.
const FOOT: u32 = 230;

/// A figure below the map.
struct Count {
    name: String,
    points: u32,
    /// The pencil of the line that it counts.
    pencil: Option<Pencil>,
}

/// Saves the picture of a finished sheet in a file, as the visitor wants to see sheets; `false` where the browser refuses, or the
/// style cannot be fetched.
pub(crate) fn save(
    i18n: I18n,
    settings: Settings,
    board: &SharedBoard,
    row: &Standing,
    file: String,
) -> impl Future<Output = bool> + use<> {
    let counts = counts(i18n, row);
    let mut scene = Scene::new(board, row.sheet);
    scene.coordinates = settings.coords.get_untracked();
    let look = Look {
        theme: theme(),
        letters: settings.letters.get_untracked(),
        patterns: settings.patterns.get_untracked(),
    };
    async move { paint(&scene, look, &counts, &file).await.is_some() }
}

/// The points of the lines and of all that is counted at the end; the total comes last, by the name of whoever has it
/// where that is somebody else.
fn counts(i18n: I18n, Standing { name, score, is_you, .. }: &Standing) -> Vec<Count> {
    let line = |line: &LineScore| Count {
        name: t!(i18n, "sheet-line-name", pencil = line.pencil.name()),
        points: line.points,
        pencil: Some(line.pencil),
    };
    let count = |name, points| Count { name, points, pencil: None };
    let mut counts: Vec<Count> = score.lines.iter().map(line).collect();
    counts.push(count(t!(i18n, "sheet-tourist"), score.tourist_points));
    counts.push(count(t!(i18n, "sheet-interchanges"), score.interchange_points));
    if !score.objectives.is_empty() {
        counts.push(count(t!(i18n, "sheet-objectives"), score.objective_points()));
    }
    let whose = if *is_you { t!(i18n, "sheet-total") } else { name.clone() };
    counts.push(count(whose, score.total));
    counts
}

async fn paint(scene: &Scene, look: Look, counts: &[Count], file: &str) -> Option<()> {
    let css = format!("{}\n{}", style("theme.css").await?, style("map.css").await?);
    let svg = Document::new(scene, "Tubewright").styled(&css, look).to_string();
    let image = HtmlImageElement::new_with_width_and_height(SIDE, SIDE).ok()?;
    image.set_src(&data_address("image/svg+xml", &svg));
    JsFuture::from(image.decode()).await.ok()?;

    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(SIDE);
    canvas.set_height(SIDE + FOOT);
    let pencil: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let side = f64::from(SIDE);
    pencil.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, side, side).ok()?;
    paint_foot(&pencil, counts)?;

    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&canvas.to_data_url().ok()?);
    link.set_download(file);
    link.click();
    Some(())
}

/// The counts side by side below the map, in the page's own colours and letters.
fn paint_foot(pencil: &CanvasRenderingContext2d, counts: &[Count]) -> Option<()> {
    let style = window().get_computed_style(&document().document_element()?).ok()??;
    let value = |name: &str| style.get_property_value(name).unwrap_or_default().trim().to_owned();
    let (side, font) = (f64::from(SIDE), value("--font"));
    let width = side / counts.len() as f64;
    pencil.set_fill_style_str(&value("--paper"));
    pencil.fill_rect(0.0, side, side, f64::from(FOOT));
    pencil.set_text_align("center");
    pencil.set_text_baseline("middle");
    pencil.set_line_cap("round");
    for (at, count) in counts.iter().enumerate() {
        let middle = (at as f64 + 0.5) * width;
        if let Some(line) = count.pencil {
            pencil.set_stroke_style_str(&value(&format!("--{}", line.name())));
            pencil.set_line_width(18.0);
            pencil.begin_path();
            pencil.move_to(middle - width * 0.3, side + 42.0);
            pencil.line_to(middle + width * 0.3, side + 42.0);
            pencil.stroke();
        }
        let size = if at + 1 == counts.len() { 104 } else { 68 };
        let write = |text: &str, colour, font: String, y: f64| {
            pencil.set_fill_style_str(&value(colour));
            pencil.set_font(&font);
            pencil.fill_text_with_max_width(text, middle, side + y, width - 20.0).ok()
        };
        write(&count.points.to_string(), "--ink", format!("700 {size}px {font}"), 112.0)?;
        write(&count.name, "--ink-2", format!("500 26px {font}"), 186.0)?;
    }
    Some(())
}

async fn style(name: &str) -> Option<String> {
    let build = document().document_element()?.get_attribute("data-build")?;
    let response = JsFuture::from(window().fetch_with_str(&format!("{build}/{name}"))).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
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
