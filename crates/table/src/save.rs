//! A table as a small text from which it goes on exactly where it was.

use tubewright_rules::{Modules, ParseActionError, Pencil, ROUNDS};

use crate::command::{Refused, Stage};
use crate::draft::Draft;
use crate::local::{LocalTable, Player};
use crate::order::{Order, OrderError};

const FORMAT: &str = "tubewright-table/1";
/// Begins the line of what is under the pencil where that is a pass.
const PASSING: &str = "passing";
/// Stands for a seat that has not acted on a turn.
const NOT_YET: &str = "-";
/// Between the actions of a turn, none of which has it.
const BETWEEN: &str = " | ";

/// Why a text is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Not a text of this kind, or of a later one.
    UnknownFormat,
    /// The table cannot have been set up like this.
    Order(OrderError),
    /// It has more turns than the deal.
    TooManyTurns,
    /// A turn has not one entry for each seat.
    Seats,
    /// A text stands where an action does.
    NoAction(ParseActionError),
    /// An action cannot have been played.
    Action(Refused),
}

impl std::fmt::Display for SaveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str("this is no saved table"),
            Self::Order(why) => why.fmt(f),
            Self::TooManyTurns => f.write_str("there are more turns than the deal has"),
            Self::Seats => f.write_str("a turn has one entry for each seat"),
            Self::NoAction(why) => why.fmt(f),
            Self::Action(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {}

impl From<ParseActionError> for SaveError {
    fn from(why: ParseActionError) -> Self {
        Self::NoAction(why)
    }
}

impl LocalTable {
    /// Lines: the order, who sits where, what is under the pencil, and for each turn what each seat did. The cards
    /// are those of the seed, so they are not in it.
    ///
    /// ```
    /// use tubewright_table::{LocalTable, Order};
    ///
    /// let (table, _) = LocalTable::new(Order::solo("london"))?;
    /// let again = LocalTable::from_text(&table.to_text())?;
    /// assert_eq!(again.game(), table.game());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_text(&self) -> String {
        let (order, game) = (self.order(), self.game());
        let board = game.board();
        let word = |holds: bool, word: &'static str| if holds { word } else { "" };
        let modules =
            [word(order.modules.objectives, "objectives"), word(order.modules.powers, "powers")].join(" ");
        let pencils = order.pencils.map_or(String::new(), |pencils| pencils.map(Pencil::name).join(" "));
        let armed = match self.draft() {
            draft if draft.is_pass() => PASSING,
            draft if draft.is_armed() => "armed",
            _ => "plain",
        };
        let mut lines = vec![
            FORMAT.to_owned(),
            one_line(&order.seed),
            modules,
            pencils,
            format!("{armed} {}", board.action_text(self.drafted())),
            order.players.len().to_string(),
        ];
        lines.extend(order.players.iter().map(|player| {
            let kind = if player.is_person() { "person" } else { "bot" };
            format!("{kind} {}", one_line(player.name()))
        }));
        for (round, turns) in game.rounds().iter().enumerate() {
            for turn in 0..turns.len() {
                let action =
                    |seat| game.actions(seat).get(round).and_then(|actions| actions.get(turn)).copied();
                let text = |seat| action(seat).map_or(NOT_YET.to_owned(), |action| board.action_text(action));
                lines.push(game.seats().map(text).collect::<Vec<_>>().join(BETWEEN));
            }
        }
        lines.join("\n")
    }

    /// Reads what [`Self::to_text`] wrote. Bots that had to act still have to: see [`Self::asked`].
    pub fn from_text(text: &str) -> Result<Self, SaveError> {
        let mut lines = text.split('\n');
        let mut line = || lines.next().ok_or(SaveError::UnknownFormat);
        if line()? != FORMAT {
            return Err(SaveError::UnknownFormat);
        }
        let (seed, modules, pencils) = (line()?, line()?, line()?);
        let (draft, seats) = (line()?, line()?.parse::<usize>().map_err(|_| SaveError::UnknownFormat)?);
        let mut players = Vec::new();
        for _ in 0..seats {
            players.push(player(line()?).ok_or(SaveError::UnknownFormat)?);
        }
        let order = Order {
            seed: as_it_was(seed),
            modules: Modules {
                objectives: modules.split(' ').any(|word| word == "objectives"),
                powers: modules.split(' ').any(|word| word == "powers"),
            },
            pencils: order_of_pencils(pencils)?,
            players,
        };
        let (mut table, _) = Self::new(order).map_err(SaveError::Order)?;
        for (number, turn) in lines.enumerate() {
            // A new table has revealed its first turn.
            if number > 0 && table.reveal().is_empty() {
                return Err(SaveError::TooManyTurns);
            }
            table.replay(turn)?;
        }
        table.resume_draft(draft);
        Ok(table)
    }

    fn replay(&mut self, turn: &str) -> Result<(), SaveError> {
        let actions: Vec<&str> = turn.split(BETWEEN).collect();
        if actions.len() != self.game.seats().count() {
            return Err(SaveError::Seats);
        }
        for (seat, action) in self.game.seats().zip(actions) {
            if action != NOT_YET {
                let action = self.game.board().parse_action(action)?;
                self.game.play(seat, action).map_err(|why| SaveError::Action(why.into()))?;
            }
        }
        Ok(())
    }

    /// A draft that no longer fits is only a line under the pencil: the game goes on without it.
    fn resume_draft(&mut self, draft: &str) {
        if draft.starts_with(PASSING) && matches!(self.stage(), Stage::Person(_)) {
            self.draft.pass();
            return;
        }
        if let (Stage::Person(seat), Some((armed, action))) = (self.stage(), draft.split_once(' '))
            && let Ok(action) = self.game.board().parse_action(action)
            && self.game.view(seat).actions().contains(&action)
        {
            self.draft = Draft::of(action, armed == "armed");
        }
    }
}

fn player(line: &str) -> Option<Player> {
    match line.split_once(' ')? {
        ("person", name) => Some(Player::Person(as_it_was(name))),
        ("bot", level) => Some(Player::Bot(as_it_was(level))),
        _ => None,
    }
}

fn order_of_pencils(words: &str) -> Result<Option<[Pencil; ROUNDS]>, SaveError> {
    if words.is_empty() {
        return Ok(None);
    }
    let pencils: Vec<Pencil> = words.split(' ').filter_map(|word| word.parse().ok()).collect();
    let pencils = pencils.try_into().map_err(|_| SaveError::Order(OrderError::NotFourPencils))?;
    Ok(Some(pencils))
}

/// A text without a line break; [`as_it_was`] is the way back.
fn one_line(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n")
}

fn as_it_was(line: &str) -> String {
    let mut text = String::new();
    let mut chars = line.chars();
    while let Some(char) = chars.next() {
        match char {
            '\\' => text.push(if chars.next() == Some('n') { '\n' } else { '\\' }),
            other => text.push(other),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_fits_on_one_line_and_comes_back() {
        for name in ["", "Ann", "a\nb", "\\n", "\\\\\n", "ł 東"] {
            assert!(!one_line(name).contains('\n'));
            assert_eq!(as_it_was(&one_line(name)), name);
        }
    }
}
