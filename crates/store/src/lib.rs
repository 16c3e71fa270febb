//! One append-only log a table: ids, numbers and bytes, and nothing of the game.
//!
//! An append names the length that it expects, so two writers can never both be right, in one process or in several.
//! It is durable when it is answered.
//!
//! ```
//! use tubewright_store::{Append, Memory, Store, StoreError};
//!
//! let store = Memory::default();
//! store.append(Append::new("k3jq", 0, vec![b"opened".to_vec()], 1_000))?;
//! let late = store.append(Append::new("k3jq", 0, vec![b"opened again".to_vec()], 1_001));
//! assert_eq!(late, Err(StoreError::Conflict { len: 1, epoch: 0 }));
//! assert_eq!(store.read("k3jq", 0)?, [b"opened".to_vec()]);
//! # Ok::<(), StoreError>(())
//! ```

mod api;
mod chain;
mod error;
mod memory;
mod postgres;
mod sqlite;

pub use api::{Append, Done, Facts, Hint, Listed, Person, Policy, Rewrite, Store, Tail, Whole};
pub use chain::{Head, Link};
pub use error::{Damage, Failure, StoreError};
pub use memory::Memory;
pub use postgres::Postgres;
pub use sqlite::{Dropped, Options, Sqlite};
