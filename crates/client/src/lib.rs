//! The client's half of a table, without any I/O: what a program keeps of a table that a server told it of.
//!
//! A [`Mirror`] is a client's model of a table, made of a snapshot and the changes that follow it.

mod mirror;

pub use mirror::Mirror;
