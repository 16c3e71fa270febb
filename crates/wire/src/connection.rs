//! What both sides have to know before the first message: version, cookie, close codes.

/// The version of the messages. It is part of each sub-protocol's name, and changes when old clients would misread.
pub const PROTOCOL: u16 = 1;

/// The name of the cookie whose value, [32 hex digits](crate::check_secret), tells the server who somebody is.
pub const COOKIE_NAME: &str = "tubewright";

/// Its name where the server is reached through TLS: browsers take a cookie of this name only from the host itself, so no
/// neighbour below the same domain can plant one. A request may bring the secret under either name.
pub const SECURE_COOKIE_NAME: &str = "__Host-tubewright";

/// The media type of postcard in HTTP requests and answers, beside JSON.
pub const POSTCARD_MEDIA_TYPE: &str = "application/vnd.tubewright.postcard";

/// Why the server closed a socket: the WebSocket close code.
///
/// ```
/// use tubewright_wire::CloseCode;
/// assert_eq!(CloseCode::from_code(4002), Some(CloseCode::TableDeleted));
/// assert!(CloseCode::TooSlow.is_temporary() && !CloseCode::TableDeleted.is_temporary());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u16)]
pub enum CloseCode {
    /// The server stops; a [`ComeBack`](crate::ServerMessage::ComeBack) went before.
    GoingAway = 1001,
    /// The client sent too much, or what it must not, or there is no such table.
    PolicyViolation = 1008,
    /// The client reads too slowly, or its table was just taken out of memory.
    TooSlow = 4000,
    /// Nothing came from the client for too long.
    Silent = 4001,
    /// The table was deleted.
    TableDeleted = 4002,
    /// The client speaks another [version](PROTOCOL); a page is to be loaded anew.
    Outdated = 4003,
    /// The secret by which the client had its seat was replaced. It may come back and watch.
    SecretReplaced = 4004,
}

impl CloseCode {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::GoingAway,
        Self::PolicyViolation,
        Self::TooSlow,
        Self::Silent,
        Self::TableDeleted,
        Self::Outdated,
        Self::SecretReplaced,
    ];

    /// The number that travels.
    pub const fn code(self) -> u16 {
        self as u16
    }

    /// The close code with this number.
    pub fn from_code(code: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.code() == code)
    }

    /// Returns `true` if the client should connect again and resume by number.
    pub const fn is_temporary(self) -> bool {
        matches!(self, Self::GoingAway | Self::TooSlow | Self::Silent | Self::SecretReplaced)
    }
}
