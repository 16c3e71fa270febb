//! A table on one device: it deals, waits for everyone, commits the turn and deals on.

use tubewright_rules::{Action, Board, DealNote, Dealer, Game, Record, Seat, SharedBoard, View};

use crate::command::{Command, Effect, Refused, Stage};
use crate::draft::{Draft, Open};
use crate::order::{Order, OrderError};

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this device, by name; without one where they are alone.
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

impl Player {
    /// Is it somebody at this device?
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// The name in the record: a bot's is its level.
    pub fn name(&self) -> &str {
        match self {
            Self::Person(name) | Self::Bot(name) => name,
        }
    }
}

/// A game on one device. It knows the deal, so whoever thinks for a bot gets a [`View`] and not the table.
///
/// ```
/// use tubewright_table::{Command, LocalTable, Order, Stage};
///
/// let (mut table, _) = LocalTable::new(Order::solo("london"))?;
/// while table.stage() != Stage::Over {
///     let next = match table.stage() {
///         Stage::Tally(_) => Command::Next,
///         _ => Command::Pass,
///     };
///     table.command(next)?;
/// }
/// assert_eq!(table.game().solo().map(|solo| solo.score), Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct LocalTable {
    order: Order,
    pub(crate) game: Game,
    pub(crate) draft: Draft,
    dealer: Dealer,
}

impl LocalTable {
    /// Sits down in London and reveals the first card.
    pub fn new(order: Order) -> Result<(Self, Vec<Effect>), OrderError> {
        Self::on(Board::london(), order)
    }

    /// Sits down on another map and reveals the first card.
    pub fn on(board: &SharedBoard, order: Order) -> Result<(Self, Vec<Effect>), OrderError> {
        let game = Game::new(board, order.setup()?).expect("an order's set-up is checked");
        let mut table = Self::resume(order, game);
        let effects = table.reveal();
        Ok((table, effects))
    }

    /// Sits down to a game that is under way.
    pub(crate) fn resume(order: Order, game: Game) -> Self {
        let dealer = Dealer::new(order.deal());
        Self { order, game, draft: Draft::default(), dealer }
    }

    /// What was ordered.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The game as it lies face up.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(seat)
    }

    /// What is under the pencil.
    pub fn draft(&self) -> Draft {
        self.draft
    }

    /// The bots that have to act.
    pub fn asked(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.game.waiting().filter(|&seat| !self.is_person(seat))
    }

    /// What the table waits for.
    pub fn stage(&self) -> Stage {
        if self.game.is_over() {
            return Stage::Over;
        }
        let mut waiting = self.game.waiting().peekable();
        if waiting.peek().is_none() {
            return Stage::Tally(self.game.rounds().len() - 1);
        }
        waiting.find(|&seat| self.is_person(seat)).map_or(Stage::Bots, Stage::Person)
    }

    /// What the person whose turn it is may put under the pencil next.
    pub fn open(&self) -> Open {
        self.acting().map(|seat| self.draft.open_at(&self.game, seat)).unwrap_or_default()
    }

    /// Would the power of the person whose turn it is allow anything more?
    pub fn power_helps(&self) -> bool {
        self.acting().is_ok_and(|seat| self.draft.power_helps_at(&self.game, seat))
    }

    /// The action under the pencil of the person whose turn it is: a pass where there is nothing.
    pub fn drafted(&self) -> Action {
        let power = self.acting().ok().and_then(|seat| self.game.sheet(seat).power());
        self.draft.action(power)
    }

    /// Can the person at the device take something back?
    pub fn can_undo(&self) -> bool {
        !self.draft.is_empty() || self.last_to_act().is_some()
    }

    /// The record so far, with the deal that proves its cards.
    pub fn record(&self) -> Record {
        let mut record = self.game.record();
        record.deal = Some(DealNote::of_seed(&self.order.seed, self.game.setup()));
        record
    }

    /// Does what somebody wants, or says why not and stays as it was.
    pub fn command(&mut self, command: Command) -> Result<Vec<Effect>, Refused> {
        match command {
            Command::Arm
            | Command::Disarm
            | Command::Choose(_)
            | Command::Preview(_)
            | Command::TryPass
            | Command::Circle(_) => {
                let seat = self.acting()?;
                self.draft.sketch(&self.game, seat, command).map(|_| Vec::new())
            }
            Command::Done if !self.draft.is_playable() => Err(Refused::NothingToConfirm),
            Command::Done => self.play(self.acting()?, self.drafted()),
            Command::Pass => self.play(self.acting()?, Action::Pass),
            Command::Undo => self.undo().map(|()| Vec::new()),
            Command::Act(seat, _) if self.is_person(seat) => Err(Refused::NotABot),
            Command::Act(seat, action) => self.play(seat, action),
            Command::Next => match self.stage() {
                Stage::Tally(_) => Ok(self.reveal()),
                _ => Err(Refused::NoTally),
            },
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.order.players[seat.index()].is_person()
    }

    /// The person whose turn it is.
    fn acting(&self) -> Result<Seat, Refused> {
        let Stage::Person(seat) = self.stage() else { return Err(Refused::NotWaiting) };
        Ok(seat)
    }

    fn undo(&mut self) -> Result<(), Refused> {
        if !self.draft.is_empty() {
            self.draft.undo();
            return Ok(());
        }
        let seat = self.last_to_act().ok_or(Refused::NothingToUndo)?;
        let action = self.game.undo(seat).map_err(|_| Refused::NothingToUndo)?;
        self.draft = Draft::of(action, false);
        Ok(())
    }

    /// The person whose turn came before, as long as the turn is not committed.
    fn last_to_act(&self) -> Option<Seat> {
        if !matches!(self.stage(), Stage::Bots) {
            return None;
        }
        self.game.seats().filter(|&seat| self.is_person(seat) && self.game.can_undo(seat)).last()
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Effect>, Refused> {
        self.game.play(seat, action)?;
        if self.is_person(seat) {
            self.draft = Draft::default();
        }
        let mut effects = vec![Effect::Acted(seat)];
        if self.game.waiting().next().is_some() {
            return Ok(effects);
        }
        if self.game.faceup().is_over() {
            effects.push(match self.stage() {
                Stage::Tally(round) => Effect::RoundOver(round),
                _ => Effect::GameOver,
            });
        } else {
            effects.extend(self.reveal());
        }
        Ok(effects)
    }

    /// Deals the next turn; nothing while somebody has to act, nothing after the end.
    pub(crate) fn reveal(&mut self) -> Vec<Effect> {
        let Some(turn) = self.dealer.next_turn(&self.game) else { return Vec::new() };
        self.game.reveal(turn).expect("the dealer deals what can come");
        std::iter::once(Effect::Revealed(turn)).chain(self.asked().map(Effect::Asked)).collect()
    }
}
