"""Four people who do whatever comes to their minds, with broken connections: in the end all have seen the same game."""

import json
import random
import subprocess

from ground import UNLIMITED, Lost, OutOfSync, Refused, Server, Table, catch_up, choose, fresh, reasons

LEVELS = ["novice", "casual", "regular"]


def whim(dice, seats):
    """Something that is not a play; much of it will be refused."""
    seat = dice.randrange(seats)
    return dice.choice(
        [
            {"chat": {"text": f"line {dice.getrandbits(40)}"}},
            {"react": {"reaction": "wow"}},
            {"rename": {"name": f"N{dice.randrange(100)}"}},
            {"let-bot": {"seat": seat, "level": dice.choice(LEVELS)}},
            "take-back",
            "take-back",
            {"undo": {"round": dice.randrange(1, 5), "turn": dice.randrange(1, 9)}},
            {"play": {"round": dice.randrange(1, 5), "turn": dice.randrange(1, 9), "action": "pass"}},
            {"free-seat": {"seat": seat}} if dice.random() < 0.05 else {"secret": {"secret": f"{dice.getrandbits(128):032x}"}},
            "to-own-pace" if dice.random() < 0.03 else {"sit": {"name": "Again"}},
            "leave" if dice.random() < 0.02 else {"sit": {"name": "Again"}},
        ]
    )


class Game:
    """A table with four people, each on one or two devices."""

    def __init__(self, attack, url, known):
        self.attack, self.known = attack, known
        self.dice = random.Random(attack.dice.random())
        people = [Server(url) for _ in range(4)]
        pace = self.dice.choice(["in-step", "in-step", "own-pace"])
        modules = {"objectives": self.dice.random() < 0.5, "powers": self.dice.random() < 0.5}
        id = people[0].open_table("P0", seats=4, pace=pace, **modules)
        self.devices = [Table(person, id) for person in people]
        # The last person has two devices, and somebody looks on.
        self.devices += [Table(people[3], id), Table(Server(url), id)]
        for number, device in enumerate(self.devices):
            device.connect()
            if 0 < number < 4:
                device.do({"sit": {"name": f"P{number}"}})
        self.sent = {}

    def step(self):
        device = self.dice.choice(self.devices)
        try:
            if device.socket is None:
                device.connect()
            self.act(device)
        except OutOfSync as error:
            self.attack.found(f"out of step: {error}")
            device.seen = device.socket = None
        except (Lost, OSError):
            device.socket = None
            self.attack.count("connections lost")

    def act(self, device):
        lot = self.dice.random()
        if lot < 0.03:
            # Gone in the middle of a frame, with whatever was under way.
            device.ask({"chat": {"text": "lost?"}})
            device.socket.socket.send(b"\x81\xfe\x00")
            device.socket.abandon()
            raise Lost()
        command = None
        if lot < 0.15:
            command = whim(self.dice, len(device.seen["seats"]))
        elif device.is_my_turn():
            command = choose(device.seen["game"], device.seen["you"], self.dice)
        if command is None:
            device.socket.socket.settimeout(0.002)
            try:
                device.receive()
            except TimeoutError:
                pass
            finally:
                device.socket.socket.settimeout(20)
            return
        id = device.ask(command)
        kind, what = device.answer(id)
        self.attack.count("commands carried out" if kind == "done" else "commands refused")
        if kind == "refused":
            self.attack.check(what in self.known, f"a reason that is not documented: {what}")
        elif self.dice.random() < 0.1 and device in self.devices[:3] and "react" not in command:
            # Whoever has two devices may have played the same on the other one, which leaves no entry.
            again = device.answer(device.ask({"chat": {"text": "not me"}}, id))
            is_same = again[0] == kind and again[1] >= what
            self.attack.check(is_same, f"{command} was done in {what}, and again {again}")
            self.attack.count("commands sent twice")

    def is_over(self):
        return any(device.is_over() for device in self.devices)

    def check(self):
        """Every device sees what the server has, and all the same game."""
        games = []
        for device in self.devices:
            if device.socket is None:
                device.connect()
            now = fresh(device)
            catch_up(device, now["n"])
            now = fresh(device)
            catch_up(device, now["n"])
            if device.seen != now:
                wrong = [key for key in now if device.seen[key] != now[key]]
                self.attack.found(f"a device followed every event and shows other {wrong}")
            game = now["game"] or {}
            games.append(json.dumps([game.get("runs"), game.get("turns"), now["seed"]]))
            device.socket.abandon()
            device.socket = None
            self.attack.count("views compared")
        self.attack.check(len(set(games)) == 1, "people at one table have seen different games")
        if self.devices[0].seen["stage"] == {"over": "finished"}:
            record = self.devices[0].server.request("GET", f"/api/tables/{self.devices[0].table}/record")
            verify = [self.attack.program, "verify", "-"]
            verified = subprocess.run(verify, input=json.dumps(record), text=True, capture_output=True)
            self.attack.check(verified.returncode == 0, f"the record does not verify: {verified.stderr}")
            self.attack.count("records verified against their seeds")


def play(attack, url, known):
    for _ in attack.until():
        try:
            game = Game(attack, url, known)
        except Refused as why:
            attack.found(f"no table: {why}")
            return
        steps = 0
        while not game.is_over() and steps < 6000:
            game.step()
            steps += 1
        attack.check(game.is_over(), f"a game is not over after {steps} steps")
        game.check()
        attack.count("games of four people")


def run(attack):
    server = attack.serve(*UNLIMITED)
    known = reasons()
    attack.together(*(lambda: play(attack, server.url, known) for _ in range(4)))
    attack.finish()
