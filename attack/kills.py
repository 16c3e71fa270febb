"""kill -9 under load: what was acknowledged is there afterwards, once, and play goes on."""

import threading
import time

from ground import UNLIMITED, Lost, OutOfSync, Refused, Server, Table, choose, seat

TABLES = 6


class Player:
    """Somebody who plays and talks through all deaths of the server, and remembers what was promised."""

    def __init__(self, table, dice):
        self.table, self.dice = table, dice
        self.plays, self.said = {}, []

    def play(self, url, ending):
        """Until the server dies or the game is over."""
        table = self.table
        table.server = Server(url, table.server.secret)
        try:
            table.connect()
            while not table.is_over() and not ending.is_set():
                if table.open:
                    # It was under way when the server died, and was sent again as it was.
                    id, command = next(iter(table.open.items()))
                elif table.is_my_turn():
                    command = choose(table.seen["game"], table.seen["you"], self.dice)
                    if self.dice.random() < 0.3 and len(self.said) < 20:
                        command = {"chat": {"text": f"line {self.dice.getrandbits(60)}"}}
                    id = table.ask(command)
                else:
                    table.receive()
                    continue
                kind, _ = table.answer(id)
                if kind == "done" and "play" in command:
                    play = command["play"]
                    self.plays[play["round"], play["turn"]] = play["action"]
                elif kind == "done":
                    self.said.append(command["chat"]["text"])
        except OutOfSync:
            table.seen = None
        except (Lost, OSError, Refused):
            pass
        if table.socket:
            table.socket.abandon()

    def check(self, attack, url):
        """Everything that was promised is there, in its place, and once."""
        view = Table(Server(url, self.table.server.secret), self.table.table)
        view.connect()
        game, you, lines = view.seen["game"], view.seen["you"], view.seen["chat"]
        view.socket.abandon()
        played, round, turn, undergrounds = {}, 1, 1, 0
        for cards, action in zip(game["turns"], game["runs"][you]):
            played[round, turn] = action
            undergrounds += sum(card.startswith("underground") for card in cards)
            turn += 1
            if undergrounds == 5:
                round, turn, undergrounds = round + 1, 1, 0
        for place, action in self.plays.items():
            attack.check(played.get(place) == action, f"{place} was acknowledged as {action}, is {played.get(place)}")
        for text in self.said:
            times = sum(line["text"] == text for line in lines)
            attack.check(times == 1, f"a line that was acknowledged is there {times} times")
        attack.count("acknowledgements looked for after a death", len(self.plays) + len(self.said))


def run(attack):
    server = attack.serve(*UNLIMITED)
    players = []
    for _ in attack.until():
        while len(players) < 2 * TABLES:
            tables = seat(server.url)
            for table in tables:
                table.socket.abandon()
            players += [Player(table, attack.dice) for table in tables]
            attack.count("games")
        ending = threading.Event()
        url = server.url
        threads = [threading.Thread(target=player.play, args=(url, ending), daemon=True) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(0.05 + attack.dice.random() * 0.6)
        server.kill()
        ending.set()
        for thread in threads:
            thread.join(30)
        attack.count("kills")
        server.start()
        for player in players:
            player.check(attack, server.url)
        over = [player for player in players if player.table.is_over()]
        attack.count("choices and lines acknowledged", sum(len(it.plays) + len(it.said) for it in over))
        players = [player for player in players if not player.table.is_over()]
    attack.count("choices and lines acknowledged", sum(len(it.plays) + len(it.said) for it in players))
    attack.finish()
