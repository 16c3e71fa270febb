"""Requests to a server of Tubewright and WebSockets to its tables, with the standard library alone (docs/protocol.md)."""

import base64
import hashlib
import http.client
import json
import os
import socket
import struct
import urllib.parse


class Refused(Exception):
    """The server said no; `reason` is one word that a program can rely on."""

    def __init__(self, reason, message="", status=None, retry_after=None):
        super().__init__(f"{reason}: {message}")
        self.reason, self.status, self.retry_after = reason, status, retry_after


class Lost(Exception):
    """The connection is gone; `code` is the server's close code, if there was one."""

    def __init__(self, code=None):
        super().__init__(f"the connection is gone ({code})")
        self.code = code


class WebSocket:
    """A WebSocket of a client: text frames, pings answered (RFC 6455)."""

    def __init__(self, host, port, path, headers=(), timeout=20.0, source=None):
        try:
            self.socket = socket.create_connection((host, port), timeout, source)
        except OSError as error:
            raise Lost() from error
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *headers,
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        head, *rest = self._head().split("\r\n")
        self.headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
        status = int(head.split(" ")[1])
        if status != 101:
            body = self._exactly(int(self.headers.get("content-length", 0)))
            self.abandon()
            raise refusal(status, self.headers, body)
        accept = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if self.headers.get("sec-websocket-accept") != base64.b64encode(accept).decode():
            self.abandon()
            raise Lost()

    def _more(self):
        try:
            data = self.socket.recv(65536)
        except TimeoutError:
            raise
        except OSError as error:
            raise Lost() from error
        if not data:
            raise Lost()
        self.buffer += data

    def _head(self):
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        return head.decode("latin-1")

    def _exactly(self, count):
        while len(self.buffer) < count:
            self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def _frame(self):
        """A frame as its kind and its payload. Nothing of it is taken before all of it is there."""
        while True:
            data = self.buffer
            if len(data) >= 2:
                length, at = data[1] & 0x7F, 2
                if length == 126:
                    length, at = int.from_bytes(data[2:4], "big"), 4
                elif length == 127:
                    length, at = int.from_bytes(data[2:10], "big"), 10
                if len(data) >= at + length and len(data) >= at:
                    self.buffer = data[at + length :]
                    return data[0], data[at : at + length]
            self._more()

    def send(self, payload, kind=0x1):
        """Sends one frame; a client masks all that it sends."""
        if isinstance(payload, str):
            payload = payload.encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        if len(payload) < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | len(payload))
        elif len(payload) < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, len(payload))
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, len(payload))
        try:
            self.socket.sendall(head + mask + masked)
        except TimeoutError:
            raise
        except OSError as error:
            raise Lost() from error

    def receive(self):
        """The next text. Raises `TimeoutError` if none comes in time, and `Lost` at the end."""
        text = b""
        while True:
            head, payload = self._frame()
            kind = head & 0x0F
            if kind == 0x8:
                code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else None
                self.abandon()
                raise Lost(code)
            if kind == 0x9:
                self.send(payload, 0xA)
            elif kind in (0x0, 0x1, 0x2):
                text += payload
                if head & 0x80:
                    return text.decode()

    def close(self):
        """Says good-bye and waits for the answer, whose code it returns."""
        self.send(struct.pack("!H", 1000), 0x8)
        while True:
            try:
                self.receive()
            except Lost as lost:
                return lost.code

    def abandon(self):
        """Hangs up without a word."""
        self.socket.close()


def refusal(status, headers, body):
    """What a request was refused with."""
    after = headers.get("retry-after")
    try:
        error = json.loads(body)["error"]
    except (ValueError, KeyError, TypeError):
        error = {"reason": "unknown", "message": f"status {status}"}
    return Refused(error["reason"], error["message"], status, int(after) if after else None)


class Server:
    """A server, and the person that one is there; `source` is the own address to connect from, if there are several."""

    def __init__(self, url, secret=None, source=None):
        parts = urllib.parse.urlsplit(url)
        self.host, self.port = parts.hostname, parts.port or 80
        self.secret = secret or os.urandom(16).hex()
        self.source = (source, 0) if source else None

    def request(self, method, path, body=None, headers=()):
        """What the server answers to a request; refusals are exceptions."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=30, source_address=self.source)
        sent = {"Cookie": f"tubewright={self.secret}", **dict(headers)}
        data = None
        if body is not None:
            sent["Content-Type"] = "application/json"
            data = json.dumps(body)
        try:
            connection.request(method, path, data, sent)
            response = connection.getresponse()
            answer = response.read()
        except (OSError, http.client.HTTPException) as error:
            raise Lost() from error
        finally:
            connection.close()
        if response.status >= 400:
            raise refusal(response.status, {k.lower(): v for k, v in response.headers.items()}, answer)
        return json.loads(answer)

    def open_table(self, name="Ann", bots=(), **settings):
        """Opens a table and returns its id."""
        plain = {"seats": 2, "objectives": False, "powers": False, "pace": "in-step", "clock": "none"}
        settings = {**plain, "listing": "link-only", "colours": "drawn", **settings}
        body = {"settings": settings, "name": name, "bots": list(bots)}
        return self.request("POST", "/api/tables", body)["table"]

    def socket(self, table, cookie=True, **options):
        """An open WebSocket to a table, before the hello."""
        headers = ["Sec-WebSocket-Protocol: tubewright.1.json"]
        if cookie:
            headers.append(f"Cookie: tubewright={self.secret}")
        return WebSocket(self.host, self.port, f"/ws/{table}", headers, source=self.source, **options)
