//! A table's link as a QR code, to be photographed from somebody's screen.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// The light border that readers need, in modules.
const BORDER: i32 = 3;

/// The code of a text as an SVG picture; none for a text that is too long for one.
pub(crate) fn svg(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            // Writing to a text cannot fail.
            let _ = write!(path, "M{},{}h1v1h-1z", x + BORDER, y + BORDER);
        }
    }
    let side = size + 2 * BORDER;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0,0h{side}v{side}h-{side}z\"/><path d=\"{path}\"/></svg>\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules that a picture draws, as rows of black and white.
    fn drawn(svg: &str) -> Vec<Vec<bool>> {
        let side: usize = svg
            .split_once("0 0 ")
            .expect("a view box")
            .1
            .split(' ')
            .next()
            .expect("a width")
            .parse()
            .expect("a number");
        let mut rows = vec![vec![false; side]; side];
        for module in svg.split('M').filter_map(|part| {
            part.strip_suffix("h1v1h-1z").or_else(|| part.split_once("h1v1h-1z").map(|(head, _)| head))
        }) {
            let (x, y) = module.split_once(',').expect("a place");
            rows[y.parse::<usize>().expect("a row")][x.parse::<usize>().expect("a column")] = true;
        }
        rows
    }

    #[test]
    fn a_reader_finds_the_link_in_the_picture() {
        const SCALE: usize = 8;
        let link = "https://play.example.org/t/k3jqx9w2mz0a";
        let rows = drawn(&svg(link).expect("a code"));
        let side = rows.len() * SCALE;
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
            if rows[y / SCALE][x / SCALE] { 0 } else { 255 }
        });
        let grids = picture.detect_grids();
        assert_eq!(grids.len(), 1);
        assert_eq!(grids[0].decode().expect("it can be read").1, link);
    }

    #[test]
    fn a_text_beyond_all_codes_has_no_picture() {
        assert_eq!(svg(&"x".repeat(10_000)), None);
    }
}
