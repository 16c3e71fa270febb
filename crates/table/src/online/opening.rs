//! How a table comes about, and how its game is set up.

use tubewright_rules::{Board, Deal, Dealer, Game, Pencil, Setup, SetupError, passing};
use tubewright_wire::{CommandError, NewTable, Time, check_name, check_secret};

use crate::online::event::{Event, EventKind, Newcomer, Opening, OpeningSeat, PersonId};
use crate::online::state::{Log, Play, SeatState, Table};

/// The hash of a seat's secret, which is all that is kept of it.
pub(super) fn key_of(secret: &str) -> Result<String, CommandError> {
    if check_secret(secret) {
        Ok(tubewright_rules::commitment(&format!("seat/{secret}")))
    } else {
        Err(CommandError::BadSecret)
    }
}

impl Table {
    /// The first entry of a new table, or why there is none. Id and seed (128 random bits as 32 hex digits) are of the
    /// caller's making: a table has no chance of its own.
    pub fn open(
        new: &NewTable,
        id: &str,
        seed: &str,
        host: &PersonId,
        now: Time,
    ) -> Result<Event, CommandError> {
        new.settings.check()?;
        let count = usize::from(new.settings.seats);
        let name = check_name(&new.name).map_err(CommandError::BadName)?.to_owned();
        let key = new.secret.as_deref().map(key_of).transpose()?;
        super::seats::check_colour(&new.settings, new.colour)?;
        let mut host = Some(Newcomer { person: host.clone(), name, key });
        let mut bots = new.bots.iter().copied().chain(std::iter::repeat(None));
        let seats: Vec<OpeningSeat> = (0..count)
            .map(|_| match (bots.next().flatten(), host.take()) {
                (Some(level), waiting) => {
                    host = waiting;
                    OpeningSeat::Bot(level)
                }
                (None, Some(newcomer)) => OpeningSeat::Host { newcomer, colour: new.colour },
                (None, None) => OpeningSeat::Open,
            })
            .collect();
        if host.is_some() || new.bots.len() > count {
            return Err(CommandError::BadSettings);
        }
        let opening = Opening { table: id.to_owned(), settings: new.settings, seed: seed.to_owned(), seats };
        Ok(Event { at: now, by: None, kind: EventKind::Opened(opening) })
    }
}

/// The pencils at the four places: as chosen, the rest in the order of the deal (R3.4).
pub(super) fn places(deal: &Deal, seats: &[SeatState]) -> [Pencil; 4] {
    let mut places = [None; 4];
    for (seat, state) in seats.iter().enumerate() {
        places[passing::place(seat, seats.len())] = state.colour;
    }
    let mut rest = deal.pencils.into_iter().filter(|&pencil| !places.contains(&Some(pencil)));
    let rest: [Option<Pencil>; 4] = std::array::from_fn(|_| rest.next());
    let mut rest = rest.into_iter().flatten();
    places.map(|place| place.or_else(|| rest.next()).expect("four pencils for four places"))
}

/// Sets the game up for those who sit there, without a card yet. Only a damaged log has a set-up that cannot be played.
pub(super) fn begin(log: &Log) -> Result<Play, SetupError> {
    let mut deal = Deal::from_seed(log.deal_seed());
    if log.seats.iter().any(|seat| seat.colour.is_some()) {
        deal.pencils = places(&deal, &log.seats);
    }
    let names = vec![""; log.seats.len()];
    let setup = Setup::of_deal(&deal, &names, log.settings.modules());
    let game = Game::new(Board::london(), setup)?;
    let count = log.seats.len();
    let dealer = Dealer::new(deal);
    Ok(Play { game, dealer, shown: vec![(usize::MAX, 0); count], stopped: vec![None; count] })
}
