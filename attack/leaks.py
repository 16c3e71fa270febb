"""Whatever one asks, from whatever seat or without one: nothing is shown that a person there may not know."""

import json
import random

from ground import UNLIMITED, Server, Table, catch_up, choose, fresh, seat


class Spied:
    """A game of two with a spectator and a stranger, whose views are compared with what they may know."""

    def __init__(self, attack, url, pace, seats=2):
        self.attack, self.pace, self.url = attack, pace, url
        self.dice = random.Random(attack.dice.random())
        self.players = seat(url, seats, pace=pace, objectives=True, powers=True)
        self.id = self.players[0].table
        self.spectator = Table(Server(url), self.id)
        self.spectator.connect()

    def acted(self, player):
        """How far a seat has come, as only itself knows."""
        return len(player.seen["game"]["runs"][player.seen["you"]])

    def look(self):
        """Everybody asks for everything, in every way there is."""
        for player in self.players:
            self.sync(player)
        self.sync(self.spectator)
        come = [self.acted(player) for player in self.players]
        for table in [*self.players, self.spectator]:
            you = table.seen["you"]
            far = come[you] if you is not None else min(come)
            views = [table.seen["game"], fresh(table)["game"]]
            if min(come) or self.pace == "in-step":
                views.append(self.as_snapshot(table.server.request("GET", f"/api/tables/{self.id}/record")))
            for view in views:
                turns = len(view["turns"])
                self.attack.check(turns <= far + 1, f"{self.pace}: {you} has come to turn {far} and sees {turns}")
                for other, run in enumerate(view["runs"]):
                    may = come[you] if other == you else min(far, come[other])
                    self.attack.check(len(run) <= may, f"{self.pace}: {you} sees {len(run)} actions of {other}, may see {may}")
                self.attack.count("views searched")
            listed = table.server.request("GET", "/api/me/tables")
            self.attack.check(self.seed_is_hidden([views, listed]), "a seed is shown before the end")

    def as_snapshot(self, record):
        """Turns and runs of a record."""
        turns, runs = [], [[], []]
        for round in record["rounds"]:
            joined = []
            for card in round["cards"]:
                if joined and joined[-1] == ["street:switch"]:
                    joined[-1].append(card)
                else:
                    joined.append([card])
            turns += joined
            for row in round["turns"]:
                for other, action in enumerate(row):
                    if action is not None:
                        runs[other].append(action)
        return {"turns": turns, "runs": runs}

    def seed_is_hidden(self, value):
        text = json.dumps(value)
        return '"seed": "' not in text

    def sync(self, table):
        catch_up(table, fresh(table)["n"])

    def play(self):
        """A turn of somebody whose turn it is; at own pace one runs ahead."""
        ready = [player for player in self.players if player.is_my_turn()]
        if not ready:
            return False
        player = ready[0] if self.pace == "own-pace" and self.dice.random() < 0.8 else self.dice.choice(ready)
        player.do(choose(player.seen["game"], player.seen["you"], self.dice))
        return True


def run(attack):
    server = attack.serve(*UNLIMITED)

    def watch(pace):
        for _ in attack.until():
            game = Spied(attack, server.url, pace)
            for _ in range(80):
                if not game.play():
                    break
                if attack.dice.random() < 0.5:
                    game.look()
            attack.count("games watched")

    attack.together(lambda: watch("in-step"), lambda: watch("own-pace"))
    attack.finish()
