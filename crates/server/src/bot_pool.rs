//! Places for bots to think at: a few at a time, and those who wait get one in turn, by whose table it is.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The places, and who waits for one.
pub(crate) struct BotPool(Mutex<State>);

struct State {
    free: usize,
    /// By whose they are, in the order in which they come next: many tables of one host do not hold up the others.
    waiting: VecDeque<(String, VecDeque<oneshot::Sender<()>>)>,
}

/// A place that is taken; dropping it gives it to the next.
pub(crate) struct Place(Arc<BotPool>);

impl BotPool {
    pub(crate) fn new(places: usize) -> Arc<Self> {
        Arc::new(Self(Mutex::new(State { free: places.max(1), waiting: VecDeque::new() })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No panic leaves it half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait for a place.
    pub(crate) fn waiting(&self) -> usize {
        self.state().waiting.iter().map(|(_, queue)| queue.len()).sum()
    }

    /// Waits for a place.
    pub(crate) async fn place(self: Arc<Self>, whose: String) -> Place {
        let turn = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                None
            } else {
                let (told, turn) = oneshot::channel();
                match state.waiting.iter_mut().find(|(other, _)| *other == whose) {
                    Some((_, queue)) => queue.push_back(told),
                    None => state.waiting.push_back((whose, VecDeque::from([told]))),
                }
                Some(turn)
            }
        };
        if let Some(turn) = turn {
            // It is dropped untold only with the server.
            let _ = turn.await;
        }
        Place(self)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.0.state();
        while let Some((whose, mut queue)) = state.waiting.pop_front() {
            let next = queue.pop_front();
            if !queue.is_empty() {
                state.waiting.push_back((whose, queue));
            }
            if next.is_some_and(|next| next.send(()).is_ok()) {
                return;
            }
        }
        state.free += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_has_many_tables_does_not_hold_up_the_others() {
        let bot_pool = BotPool::new(1);
        let first = bot_pool.clone().place("ann".to_owned()).await;
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        for whose in ["ann", "ann", "ann", "bob", "ann", "cleo"] {
            let (bot_pool, told) = (bot_pool.clone(), told.clone());
            tokio::spawn(async move {
                let place = bot_pool.place(whose.to_owned()).await;
                let _ = told.send(whose);
                drop(place);
            });
            // Each waits before the next one comes.
            tokio::task::yield_now().await;
        }
        drop(first);
        let mut order = Vec::new();
        while order.len() < 6 {
            order.push(heard.recv().await.expect("all get a place"));
        }
        assert_eq!(order, ["ann", "bob", "cleo", "ann", "ann", "ann"]);
        assert_eq!(bot_pool.state().free, 1);
    }
}
