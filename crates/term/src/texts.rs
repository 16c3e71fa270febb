//! Every sentence of the plain player, in one place, so that a translation has to look nowhere else.

use tubewright_rules::{
    Board, Card, Game, Illegal, LineScore, Objective, ObjectiveScore, Pencil, Point, Power, Score, Seat,
    Solo, Symbol, Turn, quote,
};

pub(crate) const SIGHT_LEGEND: &str = "beside a station: tourist site";
pub(crate) const RIVER_LEGEND: &str = "the Thames";
pub(crate) const BORDER_LEGEND: &str = "border of a district";
pub(crate) const NOTHING_TO_DRAW: &str = "No section can be drawn: type pass.";
pub(crate) const YOU_MAY_DRAW: &str = "You may draw:";
pub(crate) const TAKEN_BACK: &str = "Taken back.";
pub(crate) const NOTHING_TO_TAKE_BACK: &str = "There is nothing to take back on this turn.";
pub(crate) const PROMPT_TURN: &str = "Your section, or pass: ";
pub(crate) const PROMPT_NEXT: &str = "Enter for the next card, or undo: ";
pub(crate) const PROMPT_ROUND: &str = "Enter to score the round, or undo: ";
pub(crate) const TURN_IS_DONE: &str = "This turn is done: press Enter to go on, or type undo to change it.";
pub(crate) const DRAW_FIRST: &str = "Type one of the sections, or pass. Type help for all commands.";
pub(crate) const MAP_OFF: &str = "The map stays away now; type map to see it once, map on to have it back.";
pub(crate) const MAP_ON: &str = "The map is shown on every turn.";
pub(crate) const LINE_TOO_LONG: &str = "That line is too long to be a command. Type help for all commands.";
pub(crate) const END_OF_INPUT: &str = "The input has ended, and the game stops here.";
pub(crate) const GOODBYE: &str = "The game stops here.";
pub(crate) const SHEET_EMPTY: &str = "no section yet";

pub(crate) const HELP: &str = "\
Commands
  d3-a3                 draw a section, from a station of your line to a new one
  pass                  draw nothing on this turn
  d3-a3 +joker          draw with the power of your pencil, also with +switch
  d3-a3, a3-c5 +double  draw two sections with the double power
  d3-a3 +circle a3      draw, and circle a station; also: pass +circle d3
  undo                  take back what you did on this turn
  legal                 what you may draw now, with and without the power
  cards                 the cards seen in this round, and those still to come
  sheet                 your lines in words
  map                   your sheet as a picture; map off, map on: on every turn
  score                 the score sheet as it stands
  record                the game so far as a record
  quit                  stop here; you can go on later";

pub(crate) fn intro(game: &Game) -> Vec<String> {
    let seat = game.seats().next().expect("a game has a seat");
    let pencils: Vec<&str> =
        game.setup().seats[seat.index()].pencils.iter().map(|pencil| pencil.name()).collect();
    let mut lines =
        vec![format!("A game of four rounds, with the pencils {}.", listed(&pencils, "and then"))];
    if let Some([first, second]) = game.setup().objectives {
        lines.push(format!("Objectives, 10 points each: {}; {}.", objective(first), objective(second)));
    }
    if let Some(powers) = game.setup().powers {
        let each: Vec<String> = powers.iter().map(|(pencil, power)| format!("{pencil} {power}")).collect();
        lines.push(format!("Powers, each once in its round: {}.", each.join(", ")));
    }
    lines.push("Type help for all commands.".to_owned());
    lines
}

pub(crate) fn symbol_legend() -> [(Option<Symbol>, &'static str); 5] {
    let [square, triangle, pentagon, circle] = Symbol::ALL.map(|symbol| (Some(symbol), symbol.name()));
    [square, triangle, pentagon, circle, (None, "the central station")]
}

pub(crate) fn departure_legend(pencil: Pencil, at: Point) -> String {
    format!("beside {at}: {pencil} departs")
}

pub(crate) fn board_in_figures(board: &Board) -> String {
    format!(
        "{}: {} stations, {} sections, {} under the river, {} districts, {} sites",
        board.name(),
        board.stations().len(),
        board.sections().len(),
        board.under_river().len(),
        board.districts().len(),
        board.sights().len()
    )
}

/// `a, b and c`.
pub(crate) fn listed<T: AsRef<str>>(words: &[T], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., end] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {last} {}", first.join(", "), end.as_ref())
        }
    }
}

pub(crate) fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

pub(crate) fn points(number: u32) -> String {
    count(number, "point", "points")
}

pub(crate) fn objective(objective: Objective) -> &'static str {
    match objective {
        Objective::Interchanges => "at least 8 interchanges",
        Objective::Districts => "a station in every district",
        Objective::TouristSites => "all tourist sites",
        Objective::CentralDistrict => "all stations of the central district",
        Objective::Thames => "at least 6 sections under the Thames",
    }
}

/// How far an objective has come, in few words.
pub(crate) fn objective_standing(score: &ObjectiveScore) -> String {
    format!("Objective {}: {} of {}.", score.objective, score.have, score.need)
}

pub(crate) fn objective_progress(score: &ObjectiveScore) -> String {
    let met = if score.is_met() { "met" } else { "not met" };
    format!("{}: {met}, {} of {}", capital(objective(score.objective)), score.have, score.need)
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

pub(crate) fn place(round: usize, turn: u32, pencil: Pencil) -> String {
    format!("Round {} of 4, turn {turn}, {pencil} line.", round + 1)
}

fn card_kind(card: Card) -> &'static str {
    card.name().split_once(':').map_or(card.name(), |(_, kind)| kind)
}

fn card(card: Card) -> String {
    format!("{} ({})", card_kind(card), if card.is_underground() { "Underground" } else { "Street" })
}

pub(crate) fn turn(turn: Turn, number: u32) -> String {
    if !turn.has_switch() {
        return format!("Card: {}.", card(turn.card()));
    }
    let effect = if turn.call(number).branch {
        "The switch lets a section start anywhere on the line."
    } else {
        "The switch comes too early to count."
    };
    format!("Cards: railroad switch, then {}. {effect}", card(turn.card()))
}

/// The kinds of the cards of one sort, `circle, joker`.
fn kinds(cards: &[Card], underground: bool) -> String {
    let of = cards.iter().filter(|card| card.is_underground() == underground);
    let kinds: Vec<&str> = of.map(|&card| card_kind(card)).collect();
    if kinds.is_empty() { "none".to_owned() } else { kinds.join(", ") }
}

pub(crate) fn seen(cards: &[Card]) -> String {
    let undergrounds = cards.iter().filter(|card| card.is_underground()).count();
    format!("Seen: Street {}; Underground {} ({undergrounds} of 5).", kinds(cards, false), kinds(cards, true))
}

pub(crate) fn unseen(cards: &[Card]) -> String {
    format!("Not seen yet: Street {}; Underground {}.", kinds(cards, false), kinds(cards, true))
}

pub(crate) fn standing(total: u32, line: u32) -> String {
    format!("Score {total}, of it {line} for this line.")
}

pub(crate) fn power_in_hand(power: Power, spent: bool) -> String {
    let what = match power {
        Power::Double => "two sections on one turn",
        Power::Joker => "the card counts as a joker",
        Power::Switch => "a section may start anywhere on the line",
        Power::Circle => "a station counts twice in its district",
    };
    if spent { format!("Power {power}: used.") } else { format!("Power {power}, unused: {what}.") }
}

pub(crate) fn also_with_power(power: Power, sections: &[String]) -> String {
    format!("With +{power} also {}.", listed(sections, "or"))
}

pub(crate) fn with_double(first: &str, seconds: &[String]) -> String {
    format!("{first}, then {} +double", listed(seconds, "or"))
}

pub(crate) fn with_circle(stations: &[String]) -> String {
    format!(
        "+circle can follow a section or pass, with {}, or with the station that the section reaches.",
        listed(stations, "or")
    )
}

pub(crate) fn power_opens_nothing(power: Power) -> String {
    format!("+{power} opens nothing more on this turn.")
}

/// A name as it is spoken, and as it stands in a narrow table.
#[derive(Clone, Copy)]
pub(crate) struct Name {
    pub(crate) long: &'static str,
    pub(crate) short: &'static str,
}

const fn name(long: &'static str, short: &'static str) -> Name {
    Name { long, short }
}

/// The eight directions by column and row.
pub(crate) const fn direction(columns: i32, rows: i32) -> Name {
    match (columns.signum(), rows.signum()) {
        (0, -1) => name("north", "N"),
        (1, -1) => name("north-east", "NE"),
        (1, 0) => name("east", "E"),
        (1, 1) => name("south-east", "SE"),
        (0, 1) => name("south", "S"),
        (-1, 1) => name("south-west", "SW"),
        (-1, 0) => name("west", "W"),
        _ => name("north-west", "NW"),
    }
}

pub(crate) fn short_goal(symbol: Option<Symbol>) -> &'static str {
    symbol.map_or("centre", Symbol::name)
}

pub(crate) fn goal(symbol: Option<Symbol>, at: Point) -> String {
    symbol.map_or(format!("the central station {at}"), |symbol| format!("{symbol} {at}"))
}

pub(crate) fn way(direction: &str, goal: &str) -> String {
    format!("{direction} to {goal}")
}

pub(crate) fn gain(points: u32) -> String {
    format!("+{}", count(points, "point", "points"))
}

pub(crate) const UNDER_RIVER: Name = name("under the Thames", "Thames");
pub(crate) const AT_SIGHT: Name = name("tourist site", "site");
pub(crate) const INTERCHANGE: Name = name("interchange", "change");

pub(crate) fn played(what: &str, total: u32) -> String {
    format!("{what}. Score {total}.")
}

pub(crate) const PASSED: &str = "You pass";

pub(crate) fn drawn(sections: &[String]) -> String {
    format!("You draw {}", listed(sections, "and"))
}

pub(crate) fn circled(at: Point) -> String {
    format!("you circle {at}")
}

pub(crate) fn refused(why: &Illegal) -> String {
    format!("Not possible: {why}.")
}

pub(crate) fn unknown(word: &str) -> String {
    format!("{} is no command. Type a section as d3-a3, or pass, or help.", quote(word))
}

pub(crate) fn line_in_words(pencil: Pencil, sections: &[String], circled: Option<Point>) -> String {
    let what = if sections.is_empty() { SHEET_EMPTY.to_owned() } else { sections.join(", ") };
    let circled = circled.map_or(String::new(), |at| format!("; circled {at}"));
    format!("{} line: {what}{circled}.", capital(pencil.name()))
}

pub(crate) fn ends_in_words(stations: &[String]) -> String {
    format!("Its ends: {}.", listed(stations, "and"))
}

pub(crate) fn round_over(round: usize, line: &LineScore, total: u32) -> String {
    let (districts, crossings) = (line.districts.len() as u32, line.crossings.len());
    let sum = if line.points == 0 {
        "no section, no points".to_owned()
    } else {
        format!(
            "{} times {} in the fullest{} makes {}",
            count(districts, "district", "districts"),
            count(line.stations, "station", "stations"),
            if crossings == 0 {
                String::new()
            } else {
                format!(", plus 2 for each of {}", count(crossings, "crossing", "crossings"))
            },
            points(line.points),
        )
    };
    let sights = line.sights.len();
    let visits = if sights == 0 {
        String::new()
    } else {
        format!(" It visits {}.", count(sights, "tourist site", "tourist sites"))
    };
    format!("Round {} is over. The {} line: {sum}.{visits} Score {total}.", round + 1, line.pencil)
}

pub(crate) fn score_title(game: &Game) -> String {
    let modules = match (game.setup().objectives.is_some(), game.setup().powers.is_some()) {
        (false, false) => "without modules",
        (true, false) => "with objectives",
        (false, true) => "with powers",
        (true, true) => "with objectives and powers",
    };
    let state = if game.is_over() {
        "finished".to_owned()
    } else {
        format!("in round {} of 4", game.rounds().len().max(1))
    };
    let seats = count(game.seats().count() as u32, "seat", "seats");
    format!("{} · {seats} · {modules} · {state}", capital(game.board().name()))
}

pub(crate) fn seat_title(seat: Seat, name: &str) -> String {
    if name.is_empty() {
        format!("Seat {}", seat.index() + 1)
    } else {
        format!("Seat {} {}", seat.index() + 1, quote(name))
    }
}

/// The heads of a line's columns.
pub(crate) const LINE_HEADS: [&str; 6] = ["Line", "Districts", "Stations", "Crossings", "Sites", "Points"];
pub(crate) const ALL_LINES: &str = "All lines";
pub(crate) const TOTAL: &str = "Total";
pub(crate) const LINE_FORMULA: &str =
    "A line scores districts × stations in the fullest of them + 2 × crossings.";

pub(crate) fn visits(score: &Score) -> String {
    format!("Tourist track, {}", count(score.tourist_visits, "visit", "visits"))
}

pub(crate) fn interchanges(score: &Score) -> String {
    let [two, three, four] = score.interchanges.map(|stations| stations.len());
    format!("Interchanges: {two} of two lines, {three} of three, {four} of four")
}

pub(crate) fn winners(names: &[String]) -> String {
    match names {
        [] => "The game is not over yet.".to_owned(),
        [one] => format!("{one} wins."),
        several => format!("{} share the victory.", listed(several, "and")),
    }
}

pub(crate) fn solo(solo: Solo, modules: u32) -> String {
    let less = if modules == 0 {
        String::new()
    } else {
        format!(" after {} off for the modules", points(10 * modules))
    };
    format!("Solo result {}{less}. Verdict {} of 6: {}", solo.score, solo.verdict, verdict(solo.verdict))
}

/// The six verdicts of a solo game (R9.2).
const fn verdict(number: u8) -> &'static str {
    match number {
        1 => "passengers still take the bus.",
        2 => "the trains run, now and then.",
        3 => "a network that people rely on.",
        4 => "other cities send their engineers to look.",
        5 => "the map hangs in every museum shop.",
        _ => "they will name a line after you.",
    }
}

pub(crate) fn deal(seed: &str) -> String {
    format!("These cards again: --deal {}", quote_whole(seed))
}

/// A seed as a shell takes it, where it is plain enough; otherwise only as something to look at.
fn quote_whole(seed: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
    if !seed.is_empty() && seed.len() <= 80 && seed.chars().all(plain) {
        seed.to_owned()
    } else {
        quote(seed)
    }
}

pub(crate) fn saved(file: &str) -> String {
    format!("The record is in {}.", quote(file))
}

pub(crate) fn go_on(file: &str) -> String {
    format!("To go on: tubewright play --plain --resume {}", quote_whole(file))
}

pub(crate) const GO_ON_WITHOUT_FILE: &str =
    "To go on later, keep the next line as a file and type: tubewright play --plain --resume FILE";

pub(crate) fn not_saved(why: &std::io::Error) -> String {
    format!("The record cannot be saved: {why}.")
}

pub(crate) fn station_list(
    board: &Board,
    stations: impl Iterator<Item = tubewright_rules::Station>,
) -> Vec<String> {
    stations.map(|station| board.point(station).to_string()).collect()
}
