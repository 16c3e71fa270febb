"""Seats that are taken to spy: whoever sits down somewhere learns nothing that the person there may not know."""

from ground import UNLIMITED, Refused, Server, Table, choose, fresh
from leaks import Spied


class Spy(Spied):
    """A game in which somebody tries to see more than they may by taking seats and by counting."""

    def accomplice(self):
        """One player has chosen; the host frees their seat and a friend sits down: is the choice shown?"""
        host, guest = self.players
        self.sync(host), self.sync(guest)
        while not (guest.is_my_turn() and host.is_my_turn()):
            if not self.play():
                return
            self.sync(host), self.sync(guest)
        guest.do(choose(guest.seen["game"], 1, self.dice))
        chosen = self.acted(guest)
        host.do({"free-seat": {"seat": 1}})
        friend = Table(Server(self.url), self.id)
        friend.connect()
        try:
            friend.do({"sit": {"seat": 1, "name": "Friend"}})
        except Refused:
            self.attack.count("accomplices kept out")
            return
        for view in (friend.seen, fresh(friend)):
            seen = len(view["game"]["runs"][1])
            self.attack.check(seen < chosen, "whoever takes over a seat sees a choice that is not yet revealed")
        self.attack.count("accomplices who saw nothing new", int(seen < chosen))

    def two_seats(self):
        """At own pace somebody who is ahead leaves, and sits down at a seat that is behind. A third keeps the table."""
        host, guest, _ = self.players
        for _ in range(5):
            self.sync(host)
            if host.is_my_turn():
                host.do(choose(host.seen["game"], 0, self.dice))
        guest.do("leave")
        host.do("leave")
        try:
            host.do({"sit": {"seat": 1, "name": "Again"}})
        except Refused as why:
            self.attack.check(why.reason != "over", "the table has ended under those who are there")
            self.attack.count("people kept from a seat after they had seen more")
            return
        self.attack.found("somebody who has seen five turns sits at a seat that is on turn one")

    def numbers(self):
        """At own pace: what somebody is sent while another plays does not count how far the other has come."""
        host, guest = self.players
        self.sync(guest)
        before = guest.seen["n"]
        for _ in range(10):
            self.sync(host)
            if not host.is_my_turn():
                break
            host.do(choose(host.seen["game"], 0, self.dice))
        told = fresh(guest)["n"] - before
        self.attack.check(told <= 1, f"ten turns of another are {told} numbers for somebody who has not played")
        self.attack.count("numbers compared")


def run(attack):
    server = attack.serve(*UNLIMITED)

    def accomplices():
        for _ in attack.until():
            Spy(attack, server.url, "in-step").accomplice()

    def counters():
        for _ in attack.until():
            Spy(attack, server.url, "own-pace").numbers()

    def wanderers():
        for _ in attack.until():
            Spy(attack, server.url, "own-pace", 3).two_seats()

    attack.together(accomplices, counters, wanderers)
    attack.finish()
