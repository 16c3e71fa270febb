"""A bot in plain Python: it takes the section that is worth most for its line right now.

As a player in the arena, which starts it and asks by JSON lines:

    tubewright arena --engine "python3 examples/bot.py" --bot greedy --games 20 --seed 7

By itself, playing one game through `tubewright engine` and printing the score:

    python3 examples/bot.py --play london --tubewright target/release/tubewright

With `--ask BOT` it thinks nothing of its own and asks the engine what that bot would play.
"""

import argparse
import json
import sys

from tubewright import Engine


class Thinker:
    """Chooses by the points that an action adds to the line in hand, tourist sites included."""

    def __init__(self, board):
        self.district = {station["name"]: station["district"] for station in board["stations"]}
        self.sights = {station["name"] for station in board["stations"] if station["tourist_site"]}
        self.departures = board["departures"]
        self.river = set()
        for section in board["sections"]:
            if section["under_river"]:
                start, end = section["name"].split("-")
                self.river |= {f"{start}-{end}", f"{end}-{start}"}

    def points(self, stations, sections, circled):
        """Districts times the most stations in one, two for each crossing, one and a half for each site."""
        if not sections:
            return 0
        counts = {}
        for station in stations + circled:
            counts[self.district[station]] = counts.get(self.district[station], 0) + 1
        crossings = sum(section in self.river for section in sections)
        return len(counts) * max(counts.values()) + 2 * crossings + 1.5 * len(self.sights & set(stations))

    def choose(self, state, legal):
        seat = state["seats"][state["seat"]]
        line = seat["lines"][-1]
        others = {station for line in seat["lines"][:-1] for station in line["stations"]}
        last = not any(card.startswith("underground") for card in state["unseen"])

        def worth(action):
            drawn, _, power = action.partition(" +")
            sections = [] if drawn == "pass" else drawn.split(", ")
            new = [section.split("-")[1] for section in sections]
            circled = [power.split(" ")[1]] if power.startswith("circle") else []
            stations = (line["stations"] or [self.departures[line["color"]]]) + new
            total = self.points(stations, line["sections"] + sections, circled)
            total += sum(2 for station in new if station in others)
            # A power may be worth more on a later turn, but not after the last one.
            return total - (3 if power and not last else 0)

        return max(legal, key=worth)


class Asker:
    """Lets one of the engine's own bots choose."""

    def __init__(self, command, bot):
        self.engine, self.bot = Engine(command), bot

    def choose_in(self, record, game):
        self.engine.ask("load", record=record)
        return self.engine.ask("best", bot=self.bot, seed=game)["action"]


def serve(command, ask):
    """Answers an arena until it says quit."""
    thinker = None
    asker = Asker(command, ask) if ask else None
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"id": request["id"], "ok": True}
        if request["op"] == "hello":
            thinker = Thinker(request["map"])
        elif request["op"] == "choose":
            if asker:
                answer["action"] = asker.choose_in(request["record"], request["game"])
            else:
                answer["action"] = thinker.choose(request["state"], request["legal"])
        print(json.dumps(answer), flush=True)
        if request["op"] == "quit":
            break
    if asker:
        asker.engine.close()


def play(command, seed):
    """Plays the deal of a seed through the engine."""
    with Engine(command) as engine:
        thinker = Thinker(engine.ask("map")["map"])
        standing = engine.ask("new", seed=seed, modules={"objectives": True, "powers": True})
        while not standing["over"]:
            state = engine.ask("state", seat=0)["state"]
            action = thinker.choose(state, engine.ask("legal")["actions"])
            standing = engine.ask("play", action=action)
        score = engine.ask("score")["score"]
        print(json.dumps({"total": score["final"][0]["total"], "record": engine.ask("record")["record"]}))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", metavar="SEED", help="play this deal through the engine")
    parser.add_argument("--ask", metavar="BOT", help="let this bot of the engine choose")
    parser.add_argument("--tubewright", metavar="PATH", default="tubewright", help="the program to talk to")
    args = parser.parse_args()
    command = [args.tubewright, "engine"]
    if args.play is None:
        serve(command, args.ask)
    else:
        play(command, args.play)


if __name__ == "__main__":
    main()
