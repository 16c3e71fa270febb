//! What operators do to a table while it is in memory.

use tubewright_wire::CloseCode;

use super::Actor;
use crate::api_error::ApiError;
use crate::table_message::Out;

impl Actor {
    /// Lets go of everyone, so that the table can leave the memory; they may come back.
    pub(super) fn close(&mut self) {
        for seated in self.clients.values() {
            let end = Out::End(CloseCode::TooSlow, "an operator closed the table; come back");
            let _ = seated.handle.queue.try_send(end);
        }
        let all: Vec<u64> = self.clients.keys().copied().collect();
        for client in all {
            self.leave(client);
        }
        self.closing = true;
    }

    /// Removes the table, whoever its host is.
    pub(super) async fn remove(&mut self) -> Result<(), ApiError> {
        let id = self.id.clone();
        self.app.stored(move |store| store.delete(&id)).await?;
        self.end_deleted();
        tracing::info!(table = %self.id, "table-deleted");
        Ok(())
    }
}
