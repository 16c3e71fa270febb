"""Messages and requests that nobody would send: each is answered by a reason of the document or ends the connection."""

import copy
import http.client
import json
import random

from ground import UNLIMITED, Honest, Lost, Server, Table, reasons, seat

ODD = [
    None, True, 0, -1, 1.5, 255, 256, 2**31, 2**53, 2**63, 2**64, -(2**63), 1e308, "", " ", "\x00", "\u202e", "A" * 30, "é" * 300,
    "pass", "d3-a3", "d3-a3, a3-c5 +double", "+circle", "a0-z99", [], {}, [[]], {"": ""}, ["pink"] * 40, {"sit": {}}, "in-step",
]
CORPUS = [
    {"hello": {"secret": "0" * 32, "last": {"n": 3, "you": 1}}},
    {"hello": {}},
    {"ping": {"stamp": 7}},
    *(
        {"command": {"id": 1, "command": command}}
        for command in [
            {"sit": {"seat": 1, "name": "Eve", "colour": "pink", "secret": "0" * 32}},
            {"colour": {"colour": "blue"}},
            {"rename": {"name": "Eve"}},
            {"secret": {"secret": "f" * 32}},
            {"set-bot": {"seat": 1, "level": "novice"}},
            {"free-seat": {"seat": 0}},
            "start",
            {"play": {"round": 1, "turn": 1, "action": "d3-a3"}},
            {"undo": {"round": 1, "turn": 1}},
            {"let-bot": {"seat": 0, "level": "novice"}},
            "take-back",
            "to-own-pace",
            {"chat": {"text": "hello"}},
            {"react": {"reaction": "clap"}},
            "rematch",
            "leave",
        ]
    ),
]
NEW_TABLE = {
    "settings": {
        "seats": 3, "objectives": True, "powers": False, "pace": "in-step", "clock": {"seconds": 60}, "listing": "open",
        "colours": "drawn",
    },
    "name": "Eve", "bots": [None, "novice"], "colour": None, "secret": "0" * 32,
}


def places(value, path=()):
    """Every place inside a value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from places(item, (*path, key))


def bent(value, dice):
    """A value with something odd in one place."""
    value = copy.deepcopy(value)
    path = dice.choice(list(places(value)))
    if not path:
        return dice.choice(ODD)
    at = value
    for key in path[:-1]:
        at = at[key]
    what = dice.randrange(4)
    if what == 0 and isinstance(at, dict):
        at[dice.choice(["", "id", "kind", "x" * 40])] = at.pop(path[-1])
    elif what == 1 and isinstance(at, dict):
        del at[path[-1]]
    else:
        at[path[-1]] = dice.choice(ODD)
    return value


def noise(data, dice):
    """Bytes with some changed, removed, repeated."""
    data = bytearray(data)
    for _ in range(dice.randrange(1, 6)):
        at = dice.randrange(len(data) + 1)
        what = dice.randrange(4)
        if what == 0 and at < len(data):
            data[at] ^= 1 << dice.randrange(8)
        elif what == 1:
            del data[at : at + dice.randrange(20)]
        elif what == 2:
            data[at:at] = data[at : at + dice.randrange(40)]
        else:
            data[at:at] = dice.randbytes(dice.randrange(8))
    return bytes(data)


def message(dice):
    """A frame: its payload and its kind."""
    value = dice.choice(CORPUS)
    if isinstance(value.get("command"), dict):
        value = copy.deepcopy(value)
        value["command"]["id"] = dice.getrandbits(53)
    for _ in range(dice.randrange(3)):
        value = bent(value, dice)
    payload = json.dumps(value).encode()
    if dice.random() < 0.5:
        payload = noise(payload, dice)
    if dice.random() < 0.01:
        payload = payload * dice.randrange(2, 200)
    return payload, dice.choice([0x1, 0x1, 0x1, 0x1, 0x2])


class Stranger:
    """Sends such messages on one connection after the other; sometimes they have a seat."""

    def __init__(self, attack, url, known, number):
        self.attack, self.url, self.known = attack, url, known
        self.dice = random.Random(f"{attack.dice.random()} {number}")

    def run(self):
        for _ in self.attack.until():
            host = seat(self.url)[0] if self.dice.random() < 0.5 else None
            table = host or Table(Server(self.url), Server(self.url).open_table("Ann"))
            try:
                if host is None:
                    table.socket = table.server.socket(table.table)
                    if self.dice.random() < 0.7:
                        table.say({"hello": {}})
                self.flood(table)
            except Lost as lost:
                ends = (None, 1000, 1002, 1007, 1008, 1009, 4000, 4002, 4004)
                self.attack.check(lost.code in ends, f"closed with {lost.code}")
                self.attack.count("connections that were ended")
            table.socket.abandon()

    def flood(self, table):
        socket = table.socket
        for _ in range(200):
            for _ in range(20):
                payload, kind = message(self.dice)
                socket.send(payload, kind)
                self.attack.count("messages")
            # Everything before the ping has been answered once the pong is here.
            stamp = self.dice.getrandbits(60)
            socket.send(json.dumps({"ping": {"stamp": stamp}}))
            while True:
                answer = json.loads(socket.receive())
                kind, value = next(iter(answer.items()))
                if kind == "refused":
                    self.attack.count("refusals")
                    reason = value["reason"]
                    self.attack.check(reason in self.known, f"a reason that is not documented: {reason}")
                    one_line = value["message"] and not any(ord(c) < 32 for c in value["message"])
                    self.attack.check(one_line, f"not one line: {value['message']!r}")
                if kind == "pong" and value["stamp"] == stamp:
                    break


class Asker:
    """Odd requests."""

    def __init__(self, attack, url, known):
        self.attack, self.url, self.known = attack, url, known
        self.dice = random.Random(attack.dice.random())

    def run(self):
        id = Server(self.url).open_table("Ann")
        for _ in self.attack.until():
            self.request(id)

    def request(self, id):
        dice, server = self.dice, Server(self.url)
        path = dice.choice(["/api/tables", f"/api/tables/{id}", f"/api/tables/{id}/record", f"/ws/{id}", "/api/me", "/api/version"])
        if dice.random() < 0.3:
            path = "/" + "".join(c for c in noise(path.encode(), dice).decode("latin-1") if c > " " and c < "\x7f").lstrip("/")
        method = dice.choice(["GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH"])
        body = json.dumps(bent(NEW_TABLE, dice)).encode()
        if dice.random() < 0.3:
            body = noise(body, dice)
        headers = {"Content-Type": dice.choice(["application/json", "text/plain", "application/vnd.tubewright.postcard"])}
        headers["Cookie"] = "tubewright=" + dice.choice([server.secret, "x", "0" * 31, "é" * 4])
        if dice.random() < 0.2:
            headers["Authorization"] = "Bearer " + dice.choice(["0" * 32, "", "x" * 999])
        connection = http.client.HTTPConnection(server.host, server.port, timeout=20)
        try:
            connection.request(method, path, body if method != "GET" else None, headers)
            answer = connection.getresponse()
            text = answer.read()
            self.attack.count("requests")
            self.attack.check(answer.status != 500, f"{method} {path}: 500 {text[:200]!r}")
            if answer.status >= 400 and text.startswith(b'{"error"'):
                reason = json.loads(text)["error"]["reason"]
                self.attack.count("refusals")
                self.attack.check(reason in self.known, f"a reason that is not documented: {reason}")
        except (OSError, http.client.HTTPException, UnicodeEncodeError):
            self.attack.count("requests that broke off")
        finally:
            connection.close()


def run(attack):
    server = attack.serve(*UNLIMITED)
    known = reasons()
    honest = Honest(server.url)
    honest.start()
    before = server.memory()
    strangers = [Stranger(attack, server.url, known, number) for number in range(4)]
    attack.together(*(stranger.run for stranger in strangers), Asker(attack, server.url, known).run)
    honest.end(attack)
    attack.counts["memory before and after, MB"] = f"{before:.0f} {server.memory():.0f}"
    attack.finish()
