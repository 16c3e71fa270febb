"""A client of Tubewright's tables in plain Python, written from docs/protocol.md.

Opens a table with a bot and plays a game there:

    python3 examples/table.py http://127.0.0.1:8080 --bot casual

Plays at somebody's table, whose id is the last part of its address:

    python3 examples/table.py http://127.0.0.1:8080 --join k3jqx --name Bob

With `--drop N` the connection is cut without a word after every N turns, and the client comes back and resumes by number.
At the end the record of the game is printed; `tubewright replay -` scores it.
"""

import argparse
import base64
import hashlib
import http.client
import json
import os
import random
import socket
import struct
import sys
import time
import urllib.parse

from london import choose


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


class OutOfSync(Exception):
    """What came does not fit what was there: everything has to be asked for anew."""


class Table:
    """One's view of a table: the snapshot, kept up to date, and commands that survive a lost connection."""

    def __init__(self, server, table, secret=None):
        self.server, self.table, self.secret = server, table, secret
        self.seen = self.socket = None
        self.here, self.open, self.answers = [], {}, {}
        self.resumed = 0

    def connect(self, **options):
        """Comes to the table, or back to it, and resends what was not answered."""
        self.socket = self.server.socket(self.table, **options)
        hello = {"secret": self.secret}
        if self.seen is not None:
            hello["last"] = {"n": self.seen["n"], "you": self.seen["you"]}
        self._say({"hello": hello})
        while "welcome" not in (message := self.receive()):
            if "refused" in message:
                raise Refused(message["refused"]["reason"], message["refused"]["message"])
        self.resumed += message["welcome"]["seen"] is None
        for id, command in list(self.open.items()):
            self._say({"command": {"id": id, "command": command}})

    def _say(self, message):
        self.socket.send(json.dumps(message))

    def receive(self):
        """The next message, after it was taken in."""
        message = json.loads(self.socket.receive())
        if isinstance(message, dict):
            for kind, value in message.items():
                self._take(kind, value)
        return message

    def _take(self, kind, value):
        if kind == "welcome":
            self.seen, self.here = value["seen"] or self.seen, value["here"]
        elif kind == "snapshot":
            self.seen = value["seen"]
        elif kind == "presence":
            self.here = value["here"]
        elif kind == "event":
            if value["n"] != self.seen["n"] + 1:
                raise OutOfSync(f"entry {value['n']} after {self.seen['n']}")
            for change in value["changes"]:
                for name, about in change.items():
                    self._change(name, about)
            self.seen["n"], self.seen["at"] = value["n"], value["at"]
        elif kind == "done":
            self.open.pop(value["id"], None)
            self.answers[value["id"]] = ("done", value["n"])
        elif kind == "refused":
            self.open.pop(value["id"], None)
            self.answers[value["id"]] = ("refused", value["reason"])

    def _change(self, kind, about):
        seen, game = self.seen, self.seen["game"]
        if kind == "seat":
            seen["seats"][about["seat"]] = about["now"]
        elif kind == "host":
            seen["host"] = about["seat"]
        elif kind == "pace":
            seen["settings"]["pace"] = about["pace"]
        elif kind == "revealed":
            game["turns"].append(about["cards"])
        elif kind == "acted":
            game["runs"][about["seat"]].append(about["action"])
        elif kind == "undone":
            game["runs"][about["seat"]].pop()
        elif kind == "chosen":
            game["chosen"][about["seat"]] = about["chosen"]
        elif kind == "deadline":
            game["deadline"] = about["deadline"]
        elif kind == "chat":
            seen["chat"] = [*seen["chat"], about["line"]][-50:]
        elif kind == "forgotten":
            for line in seen["chat"]:
                if line["member"] == about["member"]:
                    line["name"] = line["text"] = ""
        elif kind == "rematch":
            seen["rematch"] = about["table"]
        elif kind == "over":
            seen["stage"], seen["seed"] = {"over": about["end"]}, about["seed"]

    def ask(self, command, id=None):
        """Sends a command and returns its id; the answer comes later."""
        id = random.getrandbits(53) if id is None else id
        self.open[id] = command
        self._say({"command": {"id": id, "command": command}})
        return id

    def answer(self, id):
        """Waits for the answer to a command: `("done", n)` or `("refused", reason)`."""
        while id not in self.answers:
            self.receive()
        kind, what = self.answers.pop(id)
        # The answer may come before the event; whoever went on at once would see the old state.
        while kind == "done" and self.seen["n"] < what:
            self.receive()
        return kind, what

    def do(self, command):
        """Has a command carried out; a refusal is an exception."""
        kind, what = self.answer(self.ask(command))
        if kind == "refused":
            raise Refused(what)
        return what

    def is_over(self):
        return isinstance(self.seen["stage"], dict)

    def is_my_turn(self):
        game, you = self.seen["game"], self.seen["you"]
        if self.seen["stage"] != "playing" or you is None or game is None:
            return False
        sitter = self.seen["seats"][you]["sitter"]
        plays = "person" in sitter and sitter["person"]["stand_in"] is None
        return plays and len(game["turns"]) > len(game["runs"][you])


def play(table, drop=None, attempts=8):
    """Plays until the game is over. After every `drop` turns the connection is lost, with a command under way."""
    turns = vain = 0
    while True:
        try:
            if table.socket is None:
                table.connect()
                vain = 0
            while not table.is_over():
                if table.open:
                    table.answer(next(iter(table.open)))
                elif table.is_my_turn():
                    id = table.ask(choose(table.seen["game"], table.seen["you"]))
                    turns += 1
                    if drop and turns % drop == 0:
                        table.socket.abandon()
                        raise Lost()
                    kind, what = table.answer(id)
                    if kind == "refused" and what in ("too-fast", "busy", "read-only"):
                        time.sleep(1)
                    elif kind == "refused":
                        raise Refused(what)
                else:
                    table.receive()
            return
        except (Lost, OSError, OutOfSync) as error:
            if getattr(error, "code", None) in (1008, 4002, 4003) or vain == attempts:
                raise
            if isinstance(error, OutOfSync):
                table.seen = None
            table.socket = None
            time.sleep(random.random() * min(0.5 * 2**vain, 30))
            vain += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="the server's address, such as http://127.0.0.1:8080")
    parser.add_argument("--join", metavar="ID", help="sit down at this table instead of opening one")
    parser.add_argument("--name", default="Ann", help="what to be called")
    parser.add_argument("--bot", default="novice", help="the level of the other player; `none` waits for a person")
    parser.add_argument("--drop", type=int, metavar="N", help="lose the connection after every N turns")
    args = parser.parse_args()
    server = Server(args.server)
    alone = args.bot == "none"
    table = Table(server, args.join or server.open_table(args.name, [] if alone else [None, args.bot]))
    table.connect()
    print(f"at table {table.table}", file=sys.stderr, flush=True)
    if args.join:
        table.do({"sit": {"name": args.name}})
    elif not alone:
        table.do("start")
    play(table, args.drop)
    record = server.request("GET", f"/api/tables/{table.table}/record")
    print(f"{table.seen['stage']['over']}, resumed {table.resumed} times", file=sys.stderr)
    print(json.dumps(record))


if __name__ == "__main__":
    main()
