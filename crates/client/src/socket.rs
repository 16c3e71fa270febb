//! What a client asks of whoever drives its sockets.

use tubewright_wire::ClientMessage;

/// One of the sockets that a client asked for. What is still heard from an earlier one is ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SocketId(u32);

impl SocketId {
    pub(crate) const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}

/// What the driver is to do, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Open a socket to the table; its id comes with everything that is heard from it.
    Connect(SocketId),
    /// Send a message.
    Send(SocketId, ClientMessage),
    /// Close a socket. Nothing more is expected from it, so nobody has to wait until it is closed.
    Close(SocketId),
}
