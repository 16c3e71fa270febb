//! What other nodes say that they wrote. PostgreSQL keeps nothing for those who do not listen, so a lost connection is
//! told as a loss.

use std::future::poll_fn;
use std::pin::pin;
use std::time::Duration;

use tokio_postgres::AsyncMessage;

use super::connection::{Address, Half};
use super::writer::CHANNEL;
use crate::api::Hint;
use crate::error::StoreError;

/// The pause before a connection that was lost is opened again.
const PAUSE: Duration = Duration::from_secs(1);
/// Hints may be lost in ways that nobody notices; after so long everything is looked at again.
const SLOW_POLL: Duration = Duration::from_secs(30);

/// Listens until the store is closed.
pub(super) async fn listen(address: Address, node: String, told: Box<dyn Fn(Hint) + Send + Sync>) {
    loop {
        // However it ended: what was said meanwhile is lost.
        let _ = hear(&address, &node, &*told).await;
        told(Hint::Missed);
        tokio::time::sleep(PAUSE).await;
    }
}

async fn hear(address: &Address, node: &str, told: &(dyn Fn(Hint) + Send + Sync)) -> Result<(), StoreError> {
    let (client, mut half) = address.connect().await?;
    let words = format!("LISTEN {CHANNEL}");
    let mut listening = pin!(client.batch_execute(&words));
    // The answer to the command comes through the half that is polled here.
    let begun = poll_fn(|context| {
        use std::task::Poll;
        while let Poll::Ready(message) = half.poll_message(context) {
            if !matches!(message, Some(Ok(_))) {
                return Poll::Ready(message.and_then(Result::err).map_or(Ok(()), Err));
            }
        }
        listening.as_mut().poll(context)
    });
    begun.await?;
    // Whatever was written before the ear was there was not heard.
    told(Hint::Missed);
    loop {
        match tokio::time::timeout(SLOW_POLL, next(&mut half)).await {
            Ok(Some(message)) => {
                if let AsyncMessage::Notification(note) = message?
                    && let Some(changed) = read(note.payload(), node)
                {
                    told(Hint::Changed(changed));
                }
            }
            Ok(None) => return Ok(()),
            Err(_) => told(Hint::Missed),
        }
    }
}

async fn next(half: &mut Half) -> Option<Result<AsyncMessage, tokio_postgres::Error>> {
    poll_fn(|context| half.poll_message(context)).await
}

/// The tables of a notification, unless it is this node's own.
fn read(note: &str, node: &str) -> Option<Vec<String>> {
    let mut words = note.split(' ');
    (words.next() != Some(node)).then(|| words.map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_hears_of_others_and_not_of_itself() {
        assert_eq!(read("other k3jq m9xa", "me"), Some(vec!["k3jq".to_owned(), "m9xa".to_owned()]));
        assert_eq!(read("me k3jq", "me"), None);
    }
}
