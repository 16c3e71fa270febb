//! What others may do for those who are away or let the others wait, and from when on.

use tubewright_wire::{Presence, Snapshot, Time};

/// Somebody who is there and lets the others wait is spoken of so long, in milliseconds, before a bot may play for them.
const SPOKEN_OF: Time = 180_000;
/// The clocks of table and client agree as far as messages are quick: nobody is offered anything sooner than this.
const DELAY: Time = 500;

/// A bot for a seat whose person is away or lets the others wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// The client may let it play.
    Now,
    /// It may from then on, by the table's clock.
    From(Time),
}

/// What the client may do for the absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offers {
    /// May it act as host?
    pub(crate) host: bool,
    /// By seat, is there a bot to be had for its person?
    pub(crate) bots: Vec<Option<Offer>>,
}

impl Offers {
    /// What holds at a moment of the table's clock.
    pub(crate) fn at(snapshot: &Snapshot, presence: &Presence, now: Time) -> Self {
        let bot = |seat: u8| {
            let from = presence.bot_from(snapshot, seat)?;
            if is_due(from, now) {
                return Some(Offer::Now);
            }
            let soon = from < now.saturating_add(SPOKEN_OF);
            (soon || !presence.is_here(seat.into())).then_some(Offer::From(from))
        };
        Self {
            host: presence.host_from(snapshot).is_some_and(|from| is_due(from, now)),
            bots: (0..snapshot.seats.len() as u8).map(bot).collect(),
        }
    }

    /// When they will be others, by the table's clock, if nothing else happens.
    pub(crate) fn next_change(snapshot: &Snapshot, presence: &Presence, now: Time) -> Option<Time> {
        let bots = (0..snapshot.seats.len() as u8).filter_map(|seat| presence.bot_from(snapshot, seat));
        let spoken_of = bots.clone().map(|from| from.saturating_sub(SPOKEN_OF) + 1);
        let due = bots.chain(presence.host_from(snapshot)).map(|from| from.saturating_add(DELAY));
        spoken_of.chain(due).filter(|&at| at > now).min()
    }
}

/// Has a moment come, by a clock that may be a little ahead of the table's? What may always be done has no moment.
fn is_due(from: Time, now: Time) -> bool {
    from == 0 || from.saturating_add(DELAY) <= now
}

#[cfg(test)]
mod tests {
    use tubewright_wire::BotFrom;

    use super::*;
    use crate::test_table::two_seated;

    const NOW: Time = 1_800_000_000_000;

    fn presence(ben_is_here: bool, host: Option<Time>, bots: BotFrom) -> Presence {
        Presence { here: vec![true, ben_is_here], bots: vec![None, Some(bots)], host }
    }

    #[test]
    fn who_is_away_is_offered_a_bot_from_the_moment_on_that_the_table_names() {
        let snapshot = two_seated(0);
        let presence = presence(false, None, BotFrom { host: NOW + 10_000, others: NOW + 60_000 });
        let offers = Offers::at(&snapshot, &presence, NOW);
        assert_eq!(offers.bots, [None, Some(Offer::From(NOW + 10_000))], "Ann is the host");
        let change = Offers::next_change(&snapshot, &presence, NOW).expect("the moment comes");
        assert_eq!(Offers::at(&snapshot, &presence, change - 1), offers);
        assert_eq!(Offers::at(&snapshot, &presence, change).bots, [None, Some(Offer::Now)]);
        assert_eq!(Offers::next_change(&snapshot, &presence, change), None);
    }

    #[test]
    fn who_is_there_and_lets_the_others_wait_is_spoken_of_shortly_before() {
        let snapshot = two_seated(0);
        let presence = presence(true, None, BotFrom { host: NOW + 600_000, others: NOW + 600_000 });
        assert_eq!(Offers::at(&snapshot, &presence, NOW).bots, [None, None]);
        let change = Offers::next_change(&snapshot, &presence, NOW).expect("the moment comes");
        assert_eq!(Offers::at(&snapshot, &presence, change - 1).bots, [None, None]);
        assert_eq!(Offers::at(&snapshot, &presence, change).bots, [None, Some(Offer::From(NOW + 600_000))]);
    }

    #[test]
    fn an_absent_host_may_be_stood_in_for_and_one_who_is_there_may_not() {
        let guest = two_seated(1);
        let away = presence(true, Some(NOW + 1_000), BotFrom { host: NOW, others: NOW });
        assert!(!Offers::at(&guest, &away, NOW).host);
        let change = Offers::next_change(&guest, &away, NOW).expect("the moment comes");
        assert!(Offers::at(&guest, &away, change).host);
        let here = Presence { host: None, ..away };
        assert!(!Offers::at(&guest, &here, change).host);
        assert!(Offers::at(&two_seated(0), &here, NOW).host, "the host");
    }
}
