"""A client of Tubewright's tables in plain Python, written from docs/protocol.md.

Opens a table with a bot and plays a game there:

    python3 examples/table.py http://127.0.0.1:8080 --bot casual

Plays at somebody's table, whose id is the last part of its address:

    python3 examples/table.py http://127.0.0.1:8080 --join k3jqx --name Bob

With `--drop N` the connection is cut without a word after every N turns, and the client comes back and resumes by number.
At the end the record of the game is printed; `tubewright replay -` scores it.
"""

import argparse
import json
import random
import sys
import time

from connection import Lost, Refused, Server
from london import choose


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
        self.say({"hello": hello})
        while "welcome" not in (message := self.receive()):
            if "refused" in message:
                raise Refused(message["refused"]["reason"], message["refused"]["message"])
        self.resumed += message["welcome"]["seen"] is None
        for id, command in list(self.open.items()):
            self.say({"command": {"id": id, "command": command}})

    def say(self, message):
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
        self.say({"command": {"id": id, "command": command}})
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
