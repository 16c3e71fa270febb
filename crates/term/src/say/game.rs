//! What is said around the turns: the set-up, what everyone did, the sheet in words, the end of a round.

use tubewright_present::hints::Hint;
use tubewright_present::{RoundEnd, Standing, by_place};
use tubewright_rules::{Action, Board, Game, LineScore, Pencil, Seat, Sheet, quote};
use tubewright_table::Player;
use tubewright_texts::{key, t};

use super::Say;

/// The commands of the plain player, each with the key of what it does.
const COMMANDS: [(&str, &str); 17] = [
    ("d3-a3", key!("help-draw")),
    ("pass", key!("help-pass")),
    ("d3-a3 +joker", key!("help-power")),
    ("d3-a3, a3-c5 +double", key!("help-double")),
    ("d3-a3 +circle a3", key!("help-circle")),
    ("undo", key!("help-undo")),
    ("legal", key!("help-legal")),
    ("hint", key!("help-hint")),
    ("cards", key!("help-cards")),
    ("sheet", key!("help-sheet")),
    ("map", key!("help-map")),
    ("score", key!("help-score")),
    ("others", key!("help-others")),
    ("review", key!("help-review")),
    ("record", key!("help-record")),
    ("save …", key!("help-save")),
    ("quit", key!("help-quit")),
];

/// The commands that only a table with others knows.
const AT_TABLE: [(&str, &str); 13] = [
    ("say …", key!("help-say")),
    ("react clap", key!("help-react")),
    ("start", key!("help-start")),
    ("bot 2", key!("help-bot")),
    ("back", key!("help-back")),
    ("pencil pink", key!("help-pencil")),
    ("link", key!("help-link")),
    ("rematch", key!("help-rematch")),
    ("lock", key!("help-lock")),
    ("approval on", key!("help-approval")),
    ("admit 5", key!("help-admit")),
    ("ban 2", key!("help-ban")),
    ("giveup", key!("help-giveup")),
];

impl Say<'_> {
    /// What somebody at this seat is to know before the first turn; the others are named.
    pub(crate) fn intro(self, game: &Game, seat: Seat, others: &[String]) -> Vec<String> {
        let pencils = game.setup().seats[seat.index()].pencils.map(|pencil| self.pencil(pencil));
        let mut lines = vec![t!(self.0, "term-intro-pencils", pencils = self.list(&pencils))];
        if !others.is_empty() {
            lines.push(t!(self.0, "term-intro-others", names = self.list(others)));
        }
        if let Some([first, second]) = game.setup().objectives {
            let (first, second) = (self.objective(first), self.objective(second));
            lines.push(t!(self.0, "term-intro-objectives", first = first, second = second));
        }
        if let Some(powers) = game.setup().powers {
            let name = |pencil: Pencil| self.power(powers[pencil]);
            let [purple, blue, pink, green] = Pencil::ALL.map(name);
            lines.push(t!(
                self.0,
                "term-intro-powers",
                purple = purple,
                blue = blue,
                pink = pink,
                green = green
            ));
        }
        lines.push(t!(self.0, "term-intro-help"));
        lines
    }

    /// All commands.
    pub(crate) fn help(self) -> Vec<String> {
        let row = |(command, key): (&str, &str)| format!("  {command:<22}{}", self.0.get(key));
        std::iter::once(t!(self.0, "help-title")).chain(COMMANDS.map(row)).collect()
    }

    /// All commands of a table with others.
    pub(crate) fn help_at_table(self) -> Vec<String> {
        let row = |(command, key): (&str, &str)| format!("  {command:<22}{}", self.0.get(key));
        self.help().into_iter().chain(AT_TABLE.map(row)).collect()
    }

    fn sections(self, board: &Board, action: Action) -> String {
        let step = |step| format!("{}, {}", board.step_text(step), self.way(board, step));
        action.steps().map(step).collect::<Vec<_>>().join("; ")
    }

    /// What the person has done.
    pub(crate) fn you_did(self, board: &Board, action: Action) -> String {
        let sections = self.sections(board, action);
        match (action, action.steps().next()) {
            (Action::Circle(_, at), Some(_)) => {
                let station = board.point(at).to_string();
                t!(self.0, "term-you-draw-circle", sections = sections, station = station)
            }
            (Action::Circle(_, at), None) => {
                t!(self.0, "term-you-pass-circle", station = board.point(at).to_string())
            }
            (_, Some(_)) => t!(self.0, "term-you-draw", sections = sections),
            (_, None) => t!(self.0, "term-you-pass"),
        }
    }

    /// What somebody else has done.
    pub(crate) fn other_did(self, board: &Board, name: &str, action: Action) -> String {
        let sections = self.sections(board, action);
        match (action, action.steps().next()) {
            (Action::Circle(_, at), Some(_)) => {
                let station = board.point(at).to_string();
                t!(self.0, "term-other-draws-circle", name = name, sections = sections, station = station)
            }
            (Action::Circle(_, at), None) => {
                t!(self.0, "term-other-passes-circle", name = name, station = board.point(at).to_string())
            }
            (_, Some(_)) => t!(self.0, "term-other-draws", name = name, sections = sections),
            (_, None) => t!(self.0, "term-other-passes", name = name),
        }
    }

    /// An action as it is typed, with the points to expect beyond those of a pass: "d3-a3 +joker  +3.2".
    pub(crate) fn hint(self, board: &Board, hint: &Hint) -> String {
        format!("{}  {}", board.action_text(hint.action), hint.figure(self.0))
    }

    /// The lines of a sheet, section by section, and the ends of the current one.
    pub(crate) fn sheet_in_words(self, board: &Board, sheet: &Sheet) -> Vec<String> {
        let mut lines: Vec<String> = sheet
            .lines()
            .iter()
            .map(|line| {
                let section =
                    |section| board.ends(section).map(|station| board.point(station).to_string()).join("-");
                let sections: Vec<String> = line.sections().iter().map(section).collect();
                let name = self.line(line.pencil());
                let sections = self.list(&sections);
                match line.circled().map(|station| board.point(station).to_string()) {
                    _ if line.is_empty() => t!(self.0, "term-line-empty", line = name),
                    None => t!(self.0, "term-line-words", line = name, sections = sections),
                    Some(station) => {
                        t!(self.0, "term-line-circled", line = name, sections = sections, station = station)
                    }
                }
            })
            .collect();
        lines.push(t!(self.0, "term-ends", stations = self.stations(board, sheet.ends())));
        lines
    }

    /// What a line brought at the end of its round.
    pub(crate) fn line_told(self, end: &RoundEnd) -> Vec<String> {
        std::iter::once(self.line_sum(&end.line)).chain(end.facts(self.0)).collect()
    }

    /// How everyone stood at the end of a round, the best first, and who still draws in it; nothing where somebody plays alone.
    pub(crate) fn standings(self, end: &RoundEnd, game: &Game, players: &[Player], you: Seat) -> Vec<String> {
        if players.len() < 2 {
            return Vec::new();
        }
        let rows = end.standings(self.0, game, players, Some(you), false);
        let row = |(_, row): (usize, &Standing)| {
            let (place, name, total) = (row.place(&rows), row.name.as_str(), row.score.total);
            t!(self.0, "share-row", place = place, name = name, total = total)
        };
        let late = end.still_drawing(self.0, players, game);
        by_place(&rows).map(row).chain(late).collect()
    }

    /// How the points of a line come about.
    pub(crate) fn line_sum(self, line: &LineScore) -> String {
        if line.points == 0 {
            return t!(self.0, "term-line-no-points");
        }
        t!(
            self.0,
            "term-line-sum",
            districts = line.districts.len(),
            stations = line.stations,
            crossings = line.crossings.len(),
            points = line.points
        )
    }

    /// The seed from which the cards come.
    pub(crate) fn deal_again(self, seed: &str) -> String {
        t!(self.0, "term-deal-again", seed = quote_whole(seed))
    }

    /// How to go on with a game that is left.
    pub(crate) fn go_on(self, command: &str, file: Option<&str>) -> String {
        let command = match file {
            Some(file) => format!("{command} --resume {}", quote_whole(file)),
            None => command.to_owned(),
        };
        t!(self.0, "term-go-on", command = command)
    }
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
