//! The text form of an action, taken apart by hand.

use super::board::{Board, Point, Section, parse_point};

#[derive(Clone, Debug)]
pub(crate) struct Action {
    /// None for a pass.
    pub(crate) sections: Vec<Section>,
    pub(crate) power: Option<&'static str>,
    pub(crate) circled: Option<Point>,
}

/// Refuses with `bad-action`, then `too-many-sections`.
pub(crate) fn parse_action(board: &Board, text: &str) -> Result<Action, &'static str> {
    let action = parse_form(board, text).ok_or("bad-action")?;
    let allowed = if action.power == Some("double") { 2 } else { 1 };
    if action.sections.len() > allowed {
        return Err("too-many-sections");
    }
    Ok(action)
}

fn parse_form(board: &Board, text: &str) -> Option<Action> {
    let (drawn, power) = match text.split_once('+') {
        Some((drawn, power)) => (drawn.trim_end_matches(' '), Some(power)),
        None => (text, None),
    };
    let sections = if drawn == "pass" {
        Vec::new()
    } else {
        let outer_space = drawn.starts_with(' ') || drawn.ends_with(' ');
        if outer_space {
            return None;
        }
        let parts = drawn.split(',').map(|part| part.trim_matches(' '));
        parts.map(|part| parse_section(board, part)).collect::<Option<Vec<_>>>()?
    };
    let (power, circled) = match power {
        None => (None, None),
        Some("double") => (Some("double"), None),
        Some("joker") => (Some("joker"), None),
        Some("switch") => (Some("switch"), None),
        Some(other) => {
            let station = other.strip_prefix("circle ")?;
            (Some("circle"), Some(parse_station(board, station)?))
        }
    };
    let fewest = match power {
        Some("double") => 2,
        Some("joker" | "switch") => 1,
        _ => 0,
    };
    (sections.len() >= fewest).then_some(Action { sections, power, circled })
}

/// Any two stations will do here: whether there is such a section is for the rules to say.
fn parse_section(board: &Board, text: &str) -> Option<Section> {
    let (from, to) = text.split_once('-')?;
    Some((parse_station(board, from)?, parse_station(board, to)?))
}

fn parse_station(board: &Board, text: &str) -> Option<Point> {
    parse_point(text).filter(|&at| board.station(at).is_some())
}
