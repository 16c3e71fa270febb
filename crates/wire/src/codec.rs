//! The two encodings of the same messages: JSON as text, postcard as bytes.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tubewright_rules::{NamedAction, ParseActionError};

use crate::limits::MAX_FRAME_BYTES;
use crate::message::{ClientMessage, ServerMessage};

/// How messages travel on a socket; the WebSocket sub-protocol says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Text frames, for any program.
    #[cfg(feature = "json")]
    Json,
    /// Binary frames, small and quick.
    Postcard,
}

/// One message on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A text frame.
    Text(String),
    /// A binary frame.
    Binary(Vec<u8>),
}

/// Why a frame is no message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// The id of the command that it would have been, as far as it could be read.
    pub id: Option<u64>,
    /// The reason as one word, which other programs rely on: [`Self::UNREADABLE`], or that of an action that is none.
    pub reason: &'static str,
    /// One line.
    pub message: String,
}

impl DecodeError {
    /// The reason where it is no message at all.
    pub const UNREADABLE: &str = "unreadable";

    fn new(message: &dyn std::fmt::Display) -> Self {
        // The line may quote what a stranger sent.
        let message = message.to_string().chars().take(200).map(tubewright_rules::visible).collect();
        Self { id: None, reason: Self::UNREADABLE, message }
    }
}

impl std::fmt::Display for DecodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for DecodeError {}

impl Encoding {
    /// The name of its WebSocket sub-protocol.
    pub const fn subprotocol(self) -> &'static str {
        match self {
            #[cfg(feature = "json")]
            Self::Json => "tubewright.1.json",
            Self::Postcard => "tubewright.1.postcard",
        }
    }

    /// All of them, the one to prefer last.
    pub const ALL: &[Self] = &[
        #[cfg(feature = "json")]
        Self::Json,
        Self::Postcard,
    ];

    /// A message from the server.
    pub fn encode(self, message: &ServerMessage) -> Frame {
        self.frame(message)
    }

    /// A message from a client.
    pub fn encode_client(self, message: &ClientMessage) -> Frame {
        self.frame(message)
    }

    fn frame<T: Serialize>(self, message: &T) -> Frame {
        match self {
            #[cfg(feature = "json")]
            Self::Json => Frame::Text(to_json(message)),
            Self::Postcard => Frame::Binary(to_postcard(message)),
        }
    }

    /// Reads what a client sent.
    pub fn decode_client(self, frame: &[u8]) -> Result<ClientMessage, DecodeError> {
        if frame.len() > MAX_FRAME_BYTES {
            return Err(DecodeError::new(&format_args!("a frame has at most {MAX_FRAME_BYTES} bytes")));
        }
        self.read(frame).map_err(|unreadable| {
            let id = self.command_id(frame);
            match self.no_action(frame) {
                Some(why) => DecodeError { id, reason: why.reason(), message: why.to_string() },
                None => DecodeError { id, ..unreadable },
            }
        })
    }

    /// Reads what the server sent.
    pub fn decode_server(self, frame: &[u8]) -> Result<ServerMessage, DecodeError> {
        self.read(frame)
    }

    fn read<T: DeserializeOwned>(self, frame: &[u8]) -> Result<T, DecodeError> {
        match self {
            #[cfg(feature = "json")]
            Self::Json => from_json(frame),
            Self::Postcard => from_postcard(frame),
        }
    }

    /// The id of a command of which nothing else can be read, so that its refusal reaches whoever waits for it.
    fn command_id(self, frame: &[u8]) -> Option<u64> {
        match self {
            #[cfg(feature = "json")]
            Self::Json => {
                #[derive(serde::Deserialize)]
                struct Message {
                    command: Command,
                }
                #[derive(serde::Deserialize)]
                struct Command {
                    id: u64,
                }
                from_json::<Message>(frame).ok().map(|message| message.command.id)
            }
            // The second kind of client message, then its first field.
            Self::Postcard => match postcard::take_from_bytes::<(u32, u64)>(frame) {
                Ok(((1, id), _)) => Some(id),
                _ => None,
            },
        }
    }

    /// Why the action of a play that is well formed otherwise is none.
    fn no_action(self, frame: &[u8]) -> Option<ParseActionError> {
        match self {
            #[cfg(feature = "json")]
            Self::Json => {
                #[derive(serde::Deserialize)]
                struct Message {
                    command: Numbered,
                }
                #[derive(serde::Deserialize)]
                struct Numbered {
                    command: Command,
                }
                #[derive(serde::Deserialize)]
                struct Command {
                    play: Play,
                }
                #[derive(serde::Deserialize)]
                struct Play {
                    action: String,
                }
                let message = from_json::<Message>(frame).ok()?;
                message.command.command.play.action.parse::<NamedAction>().err()
            }
            // The second kind of client message, its id, the command's kind, its round, its turn, and the action's text.
            Self::Postcard => {
                const PLAY: u32 = 8;
                type Play<'a> = (u32, u64, u32, u8, u8, &'a str);
                match postcard::take_from_bytes::<Play<'_>>(frame) {
                    Ok(((1, _, PLAY, _, _, action), [])) => action.parse::<NamedAction>().err(),
                    _ => None,
                }
            }
        }
    }
}

/// Anything as postcard.
pub fn to_postcard<T: Serialize>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).expect("there is memory, and every length is known")
}

/// Reads postcard to its last byte.
pub fn from_postcard<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        Ok(_) => Err(DecodeError::new(&"there are bytes after the message")),
        Err(error) => Err(DecodeError::new(&error)),
    }
}

/// Anything as JSON.
#[cfg(feature = "json")]
pub fn to_json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("every key is a text")
}

/// Reads JSON to its end.
#[cfg(feature = "json")]
pub fn from_json<T: DeserializeOwned>(text: &[u8]) -> Result<T, DecodeError> {
    serde_json::from_slice(text).map_err(|error| DecodeError::new(&error))
}
