//! A program that talks to a session.

use serde_json::Value;
use tubewright_engine::{Line, Session};

/// A session, and the number of the last request.
pub(crate) struct Client {
    session: Session,
    last: u64,
}

impl Client {
    pub(crate) fn new() -> Self {
        Self { session: Session::new(|| Some("by chance".to_owned())), last: 0 }
    }

    /// Sends a line as it is.
    pub(crate) fn line(&mut self, line: &[u8]) -> Value {
        let answer = self.session.answer(&Line::Whole(line.to_vec()));
        assert!(!answer.text.contains('\n'), "one line: {}", answer.text);
        serde_json::from_str(&answer.text).expect("an answer is JSON")
    }

    fn ask(&mut self, mut request: Value) -> Value {
        self.last += 1;
        request["id"] = self.last.into();
        let answer = self.line(request.to_string().as_bytes());
        assert_eq!(answer["id"], self.last, "{answer}");
        answer
    }

    /// What is granted.
    pub(crate) fn ok(&mut self, request: Value) -> Value {
        let shown = request.to_string();
        let answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{shown}: {answer}");
        answer
    }

    /// The reason for which it is refused.
    pub(crate) fn refused(&mut self, request: Value) -> String {
        let shown = request.to_string();
        let answer = self.ask(request);
        assert_eq!(answer["ok"], false, "{shown}: {answer}");
        let message = answer["error"]["message"].as_str().expect("a message");
        assert!(!message.is_empty() && !message.contains(char::is_control), "{message:?}");
        answer["error"]["reason"].as_str().expect("a reason").to_owned()
    }
}
