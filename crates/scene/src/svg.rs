//! Shapes as SVG.

use std::fmt::Write;

use tubewright_rules::{Board, Pencil, Sections, Symbol};

use crate::geometry::{Rect, Spot, spot};
use crate::layers::Mark;
use crate::outline::{Arc, rosette};
use crate::river::River;
use crate::shape::Shape;

/// A loop drawn by hand, which starts and ends past itself.
const LOOP: &str =
    "M30,-44 C2,-58 -44,-40 -46,-2 C-48,34 -12,50 14,45 C42,40 54,12 44,-16 C37,-35 14,-45 -14,-37";

/// A length with at most one decimal. Writing floats in full would cost a page more code than all of this.
pub(crate) struct Length(pub(crate) f32);

impl std::fmt::Display for Length {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        if rest == 0 { write!(f, "{sign}{whole}") } else { write!(f, "{sign}{whole}.{rest}") }
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", Length(self.x), Length(self.y))
    }
}

/// A text as it may stand in XML, between tags or in quotes.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(c),
        }
    }
    escaped
}

/// The drawing of a symbol around (0, 0), 34 high at most; none is the central station's question mark.
pub const fn symbol_art(symbol: Option<Symbol>) -> &'static str {
    match symbol {
        Some(Symbol::Square) => r#"<rect x="-12" y="-12" width="24" height="24" rx="1.5"/>"#,
        Some(Symbol::Triangle) => r#"<path d="M0,-13.8L14.7,11.7L-14.7,11.7Z"/>"#,
        Some(Symbol::Pentagon) => r#"<path d="M0,-15L15.2,-3.9L9.4,13.9L-9.4,13.9L-15.2,-3.9Z"/>"#,
        // A ring, which never looks like the pentagon when it is small.
        Some(Symbol::Circle) => r#"<circle r="10.5" class="sym__ring"/>"#,
        None => concat!(
            r#"<path class="sym__ask" d="M-8.5,-6.5 C-8.5,-19 9.5,-19 9,-7 C8.6,0 0,0 0,8"/>"#,
            r#"<circle class="sym__dot" cy="15.5" r="3.4"/>"#
        ),
    }
}

/// The letter of a pencil, which tells its line from others without colour.
pub const fn letter(pencil: Pencil) -> char {
    match pencil {
        Pencil::Purple => 'A',
        Pencil::Blue => 'B',
        Pencil::Pink => 'C',
        Pencil::Green => 'D',
    }
}

/// A mark as an SVG group.
pub fn group(board: &Board, mark: &Mark) -> String {
    let mut out = String::from("<g");
    if !mark.class.is_empty() {
        out = out + r#" class=""# + &mark.class + r#"""#;
    }
    if let Some(at) = mark.at {
        out = out + r#" transform=""# + &place(at) + r#"""#;
    }
    out + ">" + &art(board, &mark.shapes) + "</g>"
}

/// The transformation that puts what lies around (0, 0) at a place.
pub fn place(at: Spot) -> String {
    format!("translate({at})")
}

/// Shapes as the content of an SVG group.
pub fn art(board: &Board, shapes: &[Shape]) -> String {
    let mut out = String::new();
    for shape in shapes {
        write_shape(&mut out, board, shape).expect("a string takes all that is written");
    }
    out
}

fn write_shape(out: &mut String, board: &Board, shape: &Shape) -> std::fmt::Result {
    match shape {
        Shape::Ground(rect) => write_rect(out, *rect, 24),
        Shape::Field(rect) => write_rect(out, *rect, 20),
        Shape::River => {
            let course = course(board);
            write!(
                out,
                r#"<path class="m-river__bank" d="{course}"/><path class="m-river__water" d="{course}"/><path class="m-river__flow" d="{course}"/>"#
            )
        }
        Shape::Water => write!(out, r#"<path class="m-river__water" d="{}"/>"#, course(board)),
        Shape::Coordinate(at, text) => {
            write!(out, r#"<text x="{}" y="{}">{}</text>"#, Length(at.x), Length(at.y), escape(text))
        }
        Shape::Possible(sections) | Shape::SmallLine(sections) => {
            write!(out, r#"<path d="{}"/>"#, straights(board, *sections))
        }
        Shape::Stroke(a, b) => write!(
            out,
            r#"<path class="line__case" d="M{a}L{b}"/><path class="line__ink" pathLength="1" d="M{a}L{b}"/><path class="line__mark" d="M{a}L{b}"/>"#
        ),
        Shape::Letter(at, pencil) => write!(
            out,
            r#"<g class="letter" transform="translate({at})"><circle r="15"/><text y="8">{}</text></g>"#,
            letter(*pencil)
        ),
        Shape::Offer(a, b) => write!(
            out,
            r#"<path class="target__case" d="M{a}L{b}"/><path class="target__dash" d="M{a}L{b}"/>"#
        ),
        Shape::Halo(at, radius) => write_circle(out, "", *at, *radius),
        Shape::Rosette(radius) => {
            let mut join = 'M';
            out.push_str(r#"<path class="st__site" d=""#);
            for point in rosette(*radius) {
                write!(out, "{join}{point}")?;
                join = 'L';
            }
            out.write_str(r#"Z"/>"#)
        }
        Shape::Plate(radius) => write_circle(out, "st__plate", Spot::default(), *radius),
        Shape::Arc(pencil, part, of) => {
            let Arc { from, to, is_large } = Arc::new(*part, *of);
            let (radius, large) = (Length(Arc::RADIUS), u8::from(is_large));
            write!(out, r#"<path class="ix ix--{pencil}" d="M{from}A{radius},{radius} 0 {large} 1 {to}"/>"#)
        }
        Shape::Departure(pencil) => write!(out, r#"<circle class="st__dep st__dep--{pencil}" r="36"/>"#),
        Shape::Disc(radius) => write_circle(out, "st__disc", Spot::default(), *radius),
        Shape::Symbol(symbol) => write!(out, r#"<g class="sym">{}</g>"#, symbol_art(*symbol)),
        Shape::Loop { pencil, is_fresh } => {
            let fresh = if *is_fresh { " is-new" } else { "" };
            write!(out, r#"<path class="st__loop line--{pencil}{fresh}" pathLength="1" d="{LOOP}"/>"#)
        }
        Shape::Label(text) => {
            let width = 26.0 + 17.0 * text.chars().count() as f32;
            let (left, width) = (Length(-width / 2.0), Length(width));
            write!(
                out,
                r#"<g class="badge__in"><rect x="{left}" y="-23" width="{width}" height="46" rx="23"/><text y="9.5">{}</text></g>"#,
                escape(text)
            )
        }
        Shape::SmallDots(stations, radius) => {
            let [radius, width] = [*radius, 2.0 * radius].map(Length);
            out.push_str(r#"<path d=""#);
            for station in *stations {
                let at = spot(board, station) - Spot::new(radius.0, 0.0);
                write!(out, "M{at}a{radius},{radius} 0 1 0 {width},0a{radius},{radius} 0 1 0 -{width},0")?;
            }
            out.write_str(r#""/>"#)
        }
    }
}

fn write_rect(out: &mut String, rect: Rect, round: u8) -> std::fmt::Result {
    let Rect { at, size } = rect;
    let [x, y, width, height] = [at.x, at.y, size.x, size.y].map(Length);
    write!(out, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}"/>"#)
}

fn write_circle(out: &mut String, class: &str, at: Spot, radius: f32) -> std::fmt::Result {
    let [x, y, radius] = [at.x, at.y, radius].map(Length);
    out.write_str("<circle")?;
    if !class.is_empty() {
        write!(out, r#" class="{class}""#)?;
    }
    if at != Spot::default() {
        write!(out, r#" cx="{x}" cy="{y}""#)?;
    }
    write!(out, r#" r="{radius}"/>"#)
}

fn course(board: &Board) -> String {
    let mut path = String::new();
    for river in River::all(board) {
        write!(path, "M{}", river.from).expect("a string takes all that is written");
        for [from, corner, to] in river.bends {
            write!(path, "L{from}Q{corner} {to}").expect("a string takes all that is written");
        }
        write!(path, "L{}", river.to).expect("a string takes all that is written");
    }
    path
}

fn straights(board: &Board, sections: Sections) -> String {
    let mut path = String::with_capacity(sections.len() as usize * 16);
    for section in sections.iter() {
        let [a, b] = board.ends(section).map(|station| spot(board, station));
        write!(path, "M{a}L{b}").expect("a string takes all that is written");
    }
    path
}
