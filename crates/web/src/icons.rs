//! Icons, pencil swatches and the logo: small drawings in the colour of the text around them.

use leptos::prelude::*;
use tubewright_rules::{Objective, Pencil, Power};

/// An icon by its name, as large as the text; it says nothing to a screen reader, so a text goes with it.
pub(crate) fn icon(name: &str) -> AnyView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" inner_html=icon_art(name)></svg> }
        .into_any()
}

/// The icon of a power.
pub(crate) fn power_icon(power: Power) -> AnyView {
    icon(match power {
        Power::Double => "double",
        Power::Joker => "wild",
        Power::Switch => "fork",
        Power::Circle => "loop",
    })
}

/// The icon of an objective.
pub(crate) fn objective_icon(objective: Objective) -> AnyView {
    icon(match objective {
        Objective::Interchanges => "cross",
        Objective::Districts => "district",
        Objective::TouristSites => "site",
        Objective::CentralDistrict => "station",
        Objective::Thames => "river",
    })
}

/// A short piece of a pencil's line, with its pattern.
pub(crate) fn swatch(pencil: Pencil) -> AnyView {
    let class = format!("swatch line--{pencil}");
    let letter = tubewright_scene::letter(pencil);
    let art = format!(
        r#"<path class="line__ink" d="M8,8H26"/><path class="line__mark" d="M8,8H26"/><g class="letter"><circle cx="17" cy="8" r="7"/><text x="17" y="12.3">{letter}</text></g>"#
    );
    view! { <svg class=class viewBox="0 0 34 16" aria-hidden="true" inner_html=art></svg> }.into_any()
}

/// The mark of an interchange of two, three or four lines.
pub(crate) fn ring(lines: usize) -> AnyView {
    let arcs = match lines {
        2 => "M13.9,3.2A9,9 0 0 1 13.9,20.8M10.1,20.8A9,9 0 0 1 10.1,3.2",
        3 => "M13.9,3.2A9,9 0 0 1 20.6,14.8M18.7,18A9,9 0 0 1 5.3,18M3.4,14.8A9,9 0 0 1 10.1,3.2",
        _ => {
            "M13.9,3.2A9,9 0 0 1 20.8,10.1M20.8,13.9A9,9 0 0 1 13.9,20.8M10.1,20.8A9,9 0 0 1 3.2,13.9M3.2,10.1A9,9 0 0 1 10.1,3.2"
        }
    };
    let art = format!(r#"<path d="{arcs}"/><circle cx="12" cy="12" r="4.6"/>"#);
    view! { <svg class="ring" viewBox="0 0 24 24" aria-hidden="true" inner_html=art></svg> }.into_any()
}

/// The logo.
pub(crate) fn logo() -> AnyView {
    view! { <svg class="logo" viewBox="0 0 64 64" aria-hidden="true" inner_html=LOGO></svg> }.into_any()
}

const LOGO: &str = concat!(
    r#"<rect class="logo__bg" width="64" height="64" rx="15"/>"#,
    r#"<path class="logo__river" d="M0,44 H14 C26,44 26,54 38,54 H64"/>"#,
    r#"<path class="logo__line" d="M10,22 H22 L40,40"/>"#,
    r#"<circle class="logo__stop" cx="13" cy="22" r="6.5"/>"#,
    r#"<path class="logo__wood" d="M37,43 L34,46.5 L38.2,45.6 L54.5,29.3 L50.2,25 Z"/>"#,
    r#"<path class="logo__tip" d="M34,46.5 L35,42 L38.4,45.4 Z"/>"#,
    r#"<path class="logo__cap" d="M50.2,25 L54,21.2 A3,3 0 0 1 58.3,25.5 L54.5,29.3 Z"/>"#,
);

/// The content of an icon; nothing for a name that there is not, which a test finds out.
fn icon_art(name: &str) -> &'static str {
    match name {
        "again" => r#"<path d="M19.5,12A7.5,7.5 0 1 1 17,6.4M17.5,2.5V7H13"/>"#,
        "bell" => {
            r#"<path d="M6,16.5C7.5,15 7,12 7.5,9.5C8.2,6.5 10,5 12,5S15.8,6.5 16.5,9.5C17,12 16.5,15 18,16.5ZM10.5,19.5H13.5"/>"#
        }
        "book" => {
            r#"<path d="M12,6.5C9,4.5 6,4.5 3.5,5.5V18.5C6,17.5 9,17.5 12,19.5C15,17.5 18,17.5 20.5,18.5V5.5C18,4.5 15,4.5 12,6.5ZM12,6.5V19.5"/>"#
        }
        "bot" => {
            r#"<rect x="4.5" y="8" width="15" height="11" rx="3.5"/><path d="M12,8V4.5M9,13V14M15,13V14M2.5,12.5V15M21.5,12.5V15"/>"#
        }
        "chart" => {
            r#"<path d="M4,4V20H20M7,15L11,10L14,13L20,6"/><circle cx="11" cy="10" r="1.6" class="fillbg"/><circle cx="14" cy="13" r="1.6" class="fillbg"/>"#
        }
        "clap" => {
            r#"<path d="M12,20.5C7,20.5 5,17 5.5,13L7,8.5C7.5,7 9.5,7.5 9.2,9L8.7,11.5L13.5,6.5C14.7,5.3 16.2,6.8 15.1,8L16.6,8.2C17.9,8.4 18,9.9 17.2,10.8L18.2,11.6C19,12.3 18.8,13.3 18.1,14L15,18.4C14.2,19.7 13.4,20.5 12,20.5ZM6,4L6.8,5.6M10,2.5V4.4M3.5,7.5L5,8.2"/>"#
        }
        "flag" => r#"<path d="M6,21V4M6,5H17L15,9L17,13H6"/>"#,
        "close" => r#"<path d="M6,6L18,18M18,6L6,18"/>"#,
        "cross" => {
            r#"<path d="M4,8H9C14,8 11,17 16,17H20"/><path d="M4,17H8M16,8H20"/><circle cx="12" cy="12.5" r="3.4" class="fillbg"/>"#
        }
        "district" => r#"<rect x="4" y="4" width="16" height="16" rx="4.5" stroke-dasharray="3.4 2.6"/>"#,
        "done" => r#"<path d="M5,12.5L10,17.5L19.5,7"/>"#,
        "double" => {
            r#"<path d="M3,17L9,11L15,17"/><circle cx="3.8" cy="17" r="1.8"/><circle cx="9" cy="10.5" r="2.4"/><circle cx="15.5" cy="17" r="2.4"/><path d="M17,6H22M19.5,3.5V8.5"/>"#
        }
        "down" => r#"<path d="M6,9.5L12,15.5L18,9.5"/>"#,
        "eye" => {
            r#"<path d="M2.5,12C6,5.8 18,5.8 21.5,12C18,18.2 6,18.2 2.5,12Z"/><circle cx="12" cy="12" r="3"/>"#
        }
        "folder" => r#"<path d="M3.5,18.5V6H9.5L11.5,8.5H20.5V18.5Z"/>"#,
        "fork" => r#"<path d="M9,21V4M9,15C9,10 17,11 17,6M6,6.5L9,3.5L12,6.5M14.5,8L17,5.5L19.5,8"/>"#,
        "gear" => {
            r#"<circle cx="12" cy="12" r="3.2"/><path d="M12,2.8V6M12,18V21.2M2.8,12H6M18,12H21.2M5.5,5.5L7.8,7.8M16.2,16.2L18.5,18.5M5.5,18.5L7.8,16.2M16.2,7.8L18.5,5.5"/>"#
        }
        "globe" => {
            r#"<circle cx="12" cy="12" r="9"/><path d="M3,12H21M12,3C7,8 7,16 12,21C17,16 17,8 12,3Z"/>"#
        }
        "goal" => r#"<path d="M6,21V4M6,5H18L15,9L18,13H6"/>"#,
        "hint" => r#"<path d="M9,17H15M10,20.5H14M8.5,14C4.5,10.5 7,4 12,4C17,4 19.5,10.5 15.5,14Z"/>"#,
        "info" => r#"<circle cx="12" cy="12" r="9"/><path d="M12,11V16.5M12,7.5V7.7"/>"#,
        "laugh" => {
            r#"<circle cx="12" cy="12" r="9"/><path d="M8,9.5C8.4,8.6 9.6,8.6 10,9.5M14,9.5C14.4,8.6 15.6,8.6 16,9.5M7.5,13H16.5C16.2,16 14.4,17.5 12,17.5S7.8,16 7.5,13Z"/>"#
        }
        "left" => r#"<path d="M14.5,6L8.5,12L14.5,18"/>"#,
        "loop" => {
            r#"<circle cx="12" cy="12" r="4"/><path d="M16.5,3.8C9,1 2.5,6.5 3.2,13C4,19.5 11,22.5 16.5,19.5C22,16.3 22.5,8.5 18,5.2C15.5,3.4 12.5,3 10.5,3.5"/>"#
        }
        "menu" => r#"<path d="M4,7H20M4,12H20M4,17H20"/>"#,
        "oops" => {
            r#"<circle cx="12" cy="12" r="9"/><path d="M8.5,9.3V10.3M15.5,9.3V10.3M8,16.5C9.5,14 14.5,14 16,16.5"/>"#
        }
        "pass" => r#"<path d="M5,6L12,12L5,18ZM12,6L19,12L12,18Z"/>"#,
        "pencil" => r#"<path d="M4.5,19.5L5.5,15L16,4.5L19.5,8L9,18.5ZM13.5,7L17,10.5"/>"#,
        "people" => {
            r#"<circle cx="8.5" cy="9" r="3.4"/><path d="M2.5,19.5C3,15.5 5.3,14.5 8.5,14.5S14,15.5 14.5,19.5"/><path d="M15,5.8A3.3,3.3 0 0 1 15,12M17,14.8C19.8,15.3 21,16.8 21.5,19.5"/>"#
        }
        "person" => {
            r#"<circle cx="12" cy="8" r="4"/><path d="M4.5,20.5C5,15.5 8,14 12,14S19,15.5 19.5,20.5"/>"#
        }
        "picture" => {
            r#"<rect x="3.5" y="5" width="17" height="14" rx="2.5"/><circle cx="9" cy="10" r="1.7"/><path d="M4,17L10,13L13,15L17,11L20.5,14.5"/>"#
        }
        "play" => r#"<path class="fill" d="M8,5.5V18.5L18.5,12Z"/>"#,
        "plus" => r#"<path d="M12,5V19M5,12H19"/>"#,
        "right" => r#"<path d="M9.5,6L15.5,12L9.5,18"/>"#,
        "river" => {
            r#"<path d="M2,9C5.3,5.5 8.7,5.5 12,9S18.7,12.5 22,9M2,16C5.3,12.5 8.7,12.5 12,16S18.7,19.5 22,16"/>"#
        }
        "save" => r#"<path d="M12,4V15M8,11.5L12,15.5L16,11.5M5,19.5H19"/>"#,
        "share" => r#"<path d="M12,15V4M8,7.5L12,3.5L16,7.5M5,12V20H19V12"/>"#,
        "site" => {
            r#"<path d="M12,3L13.6,4.1L14.8,5.3L16.5,5.3L18.4,5.6L18.7,7.5L18.7,9.2L19.9,10.4L21,12L19.9,13.6L18.7,14.8L18.7,16.5L18.4,18.4L16.5,18.7L14.8,18.7L13.6,19.9L12,21L10.4,19.9L9.2,18.7L7.5,18.7L5.6,18.4L5.3,16.5L5.3,14.8L4.1,13.6L3,12L4.1,10.4L5.3,9.2L5.3,7.5L5.6,5.6L7.5,5.3L9.2,5.3L10.4,4.1Z"/><circle cx="12" cy="12" r="3.2"/>"#
        }
        "station" => r#"<circle cx="12" cy="12" r="6.5"/><path d="M1.5,12H5.5M18.5,12H22.5"/>"#,
        "undo" => {
            r#"<path d="M9,6L4,11L9,16"/><path d="M4,11H14A6,6 0 0 1 14,21H10" transform="translate(0 -1.5)"/>"#
        }
        "up" => r#"<path d="M6,14.5L12,8.5L18,14.5"/>"#,
        "chat" => r#"<path d="M4,5.5H20V16H11.5L7.5,19.5V16H4Z"/><path d="M8,10.8H16"/>"#,
        "waiting" => {
            r#"<path d="M7,3.5H17M7,20.5H17M8,3.5C8,9 16,10 16,12S8,15 8,20.5M16,3.5C16,9 8,10 8,12S16,15 16,20.5"/>"#
        }
        "wave" => {
            r#"<path d="M7.5,11L6.2,7.2C5.7,5.7 7.6,5 8.2,6.5L9.8,10.3L8.6,5.6C8.2,4.1 10.2,3.6 10.7,5.1L12.2,9.7L11.9,5.3C11.9,3.7 13.9,3.7 14,5.3L14.5,10.5L15.8,8.8C16.7,7.6 18.3,8.6 17.7,9.9L16,15C15,18.5 13,20 10.5,19.5C8,19 7.3,16.5 7.5,11ZM18.5,4C19.7,4.8 20.4,5.7 20.8,7M4.2,17C3.6,16.2 3.2,15.2 3.2,14"/>"#
        }
        "wow" => {
            r#"<circle cx="12" cy="12" r="9"/><path d="M8.5,9V10M15.5,9V10"/><ellipse cx="12" cy="15.2" rx="2.2" ry="2.8"/>"#
        }
        "wild" => {
            r#"<rect x="4" y="4" width="6" height="6"/><path d="M17,3.5L20.8,10H13.2Z"/><path d="M7,13.6L10.6,16.3L9.2,20.4H4.8L3.4,16.3Z"/><circle cx="17" cy="17" r="3.2"/>"#
        }
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    fn sources(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
    }

    #[test]
    fn every_icon_that_the_page_names_is_drawn() {
        for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
            let source = fs::read_to_string(&path).expect("a source");
            for (start, call) in source.match_indices("icon(\"") {
                // Another function whose name ends alike.
                if source[..start].ends_with('_') {
                    continue;
                }
                let name = source[start + call.len()..].split('"').next().unwrap_or_default();
                assert!(!icon_art(name).is_empty(), "{} names the icon {name:?}", path.display());
            }
        }
    }
}
