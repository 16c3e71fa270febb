//! The few requests that a client makes before it has a socket.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tubewright_wire::{NewTable, Summary, from_json, to_json};

/// What came back.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The head, as it was sent.
    pub head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Reply {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let pairs = self.head.lines().filter_map(|line| line.split_once(':'));
        pairs.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim()).next()
    }

    /// The cookie that was set, as it is sent back.
    pub fn cookie(&self) -> Option<String> {
        Some(self.header("set-cookie")?.split(';').next()?.to_owned())
    }
}

/// One request on a connection of its own; each of `headers` is a whole line.
pub async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &[&str],
    body: &[u8],
) -> io::Result<Reply> {
    let mut stream = TcpStream::connect(server).await?;
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n");
    for header in headers {
        text.push_str(header);
        text.push_str("\r\n");
    }
    text.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
    stream.write_all(text.as_bytes()).await?;
    stream.write_all(body).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let end = answer.windows(4).position(|it| it == b"\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let mut reply = Reply { status, head, body: answer[end + 4..].to_vec() };
    if reply.header("transfer-encoding").is_some_and(|it| it.eq_ignore_ascii_case("chunked")) {
        reply.body = joined(&reply.body).ok_or(io::ErrorKind::UnexpectedEof)?;
    }
    Ok(reply)
}

/// A body that came in chunks; nothing if it broke off.
fn joined(mut chunks: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let line = chunks.windows(2).position(|it| it == b"\r\n")?;
        let length = usize::from_str_radix(std::str::from_utf8(&chunks[..line]).ok()?, 16).ok()?;
        if length == 0 {
            return Some(body);
        }
        body.extend_from_slice(chunks.get(line + 2..)?.get(..length)?);
        chunks = chunks.get(line + 2 + length + 2..)?;
    }
}

/// Opens a table, and returns its id and the host's cookie.
pub async fn open_table(server: SocketAddr, new: &NewTable) -> io::Result<(String, String)> {
    let headers = ["content-type: application/json", "accept: application/json"];
    let reply = request(server, "POST", "/api/tables", &headers, to_json(new).as_bytes()).await?;
    let refused = || io::Error::other(format!("{} {}", reply.status, String::from_utf8_lossy(&reply.body)));
    if reply.status != 200 {
        return Err(refused());
    }
    let summary: Summary = from_json(&reply.body).map_err(|_| refused())?;
    Ok((summary.table, reply.cookie().ok_or_else(refused)?))
}
