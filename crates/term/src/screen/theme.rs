//! Colours and signs of the full screen.

use ratatui::style::{Color, Modifier, Style};
use tubewright_rules::{Card, Target};

use crate::look::{Look, Paint};

/// How a sign of the map is painted; without colour only weight, underlining and reversal are left.
pub(crate) fn style(look: Look, paint: Paint) -> Style {
    let style = match paint.colour().filter(|_| look.colour) {
        Some((colour, _)) => Style::new().fg(Color::Indexed(colour)),
        None => Style::new(),
    };
    match paint {
        Paint::Plain | Paint::Open(_) | Paint::River | Paint::Sight => style,
        Paint::Border | Paint::Label => style.add_modifier(Modifier::DIM),
        Paint::Line(_) | Paint::Interchange | Paint::Number => style.add_modifier(Modifier::BOLD),
        Paint::Goal(_) => style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        Paint::Picked(_) => style.add_modifier(Modifier::BOLD | Modifier::REVERSED),
    }
}

/// What is less important.
pub(crate) fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// What is more important.
pub(crate) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What the person points at.
pub(crate) fn reversed() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

/// A card's sign.
pub(crate) fn card_sign(look: Look, card: Card) -> char {
    match card.target() {
        Some(Target::Symbol(symbol)) => look.station(Some(symbol), false),
        Some(Target::Any) => look.sign('★', 'J'),
        None => look.sign('⇄', 'X'),
    }
}
