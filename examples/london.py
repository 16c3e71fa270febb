"""The map of London and the rules of drawing on it (docs/rules.md, R1 and R4), as far as a client of tables needs them."""

import random

LONDON = """
    a b c d e f g h i j
 1  P T S . T C . T . C
 2  . P . S . . P . S P
 3  C . . T . . S . . T
 4  S . P . T ? C C . S
 5  . T S . P S . . P .
 6  P . S . C . . C . .
 7  . . . P T . S T . T
 8  C . S C . P . . C P
 9  . C . . . . P . T .
10  T S . P C T . C . S
"""
DEPARTURES = {"green": "d3", "purple": "c6", "pink": "h4", "blue": "f8"}
SYMBOLS = {"square": "S", "triangle": "T", "pentagon": "P", "circle": "C"}


def parse_stations(text):
    """The map's stations: the symbol of each by its point, column and row counted from 1."""
    rows = [line.split() for line in text.strip("\n").splitlines()[1:]]
    points = {(x, int(row[0])): symbol for row in rows for x, symbol in enumerate(row[1:], 1)}
    return {point: symbol for point, symbol in points.items() if symbol != "."}


def name_of(point):
    return "abcdefghij"[point[0] - 1] + str(point[1])


def point_of(name):
    return ord(name[0]) - ord("a") + 1, int(name[1:])


def neighbours(stations):
    """From each station the first other one in each of the eight directions (R1.4)."""
    steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    found = {station: [] for station in stations}
    for station in stations:
        for dx, dy in steps:
            x, y = station[0] + dx, station[1] + dy
            while 1 <= x <= 10 and 1 <= y <= 10:
                if (x, y) in stations:
                    found[station].append((x, y))
                    break
                x, y = x + dx, y + dy
    return found


STATIONS = parse_stations(LONDON)
NEIGHBOURS = neighbours(STATIONS)


def crosses(one, other):
    """Do two sections meet at a point inside both?"""

    def side(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


class Sheet:
    """What one seat has drawn, from its actions and the cards that they were chosen on. Powers are not used."""

    def __init__(self, game, seat):
        self.drawn, self.line, self.round, self.turn = [], [], 1, 1
        self.pencils, self.undergrounds = game["pencils"][seat], 0
        for cards, action in zip(game["turns"], game["runs"][seat]):
            self._act(action)
            self._pass_turn(cards)

    def _act(self, action):
        if not action.startswith("pass"):
            for section in action.split(" +")[0].split(","):
                section = tuple(point_of(name) for name in section.strip().split("-"))
                self.line.append(section)
                self.drawn.append(section)

    def _pass_turn(self, cards):
        self.turn += 1
        self.undergrounds += sum(card.startswith("underground") for card in cards)
        if self.undergrounds == 5:
            self.round, self.turn, self.undergrounds, self.line = self.round + 1, 1, 0, []

    def legal(self, cards):
        """Every section that may be drawn under these cards, as its text (R4)."""
        reached = {point for section in self.line for point in section}
        reached = reached or {point_of(DEPARTURES[self.pencils[self.round - 1]])}
        switch = "street:switch" in cards and self.turn > 2
        symbol = SYMBOLS.get(cards[-1].split(":")[1], "STPC")
        ends = [p for p in reached if switch or sum(p in section for section in self.line) <= 1]
        return [
            f"{name_of(start)}-{name_of(to)}"
            for start in ends
            for to in NEIGHBOURS[start]
            if to not in reached
            and STATIONS[to] in symbol + "?"
            and (start, to) not in self.drawn
            and (to, start) not in self.drawn
            and not any(crosses((start, to), section) for section in self.drawn)
        ]


def choose(game, seat, dice=random):
    """A play on the turn that lies before a seat: a section if there is one, else a pass."""
    sheet = Sheet(game, seat)
    cards = game["turns"][len(game["runs"][seat])]
    action = dice.choice(sheet.legal(cards) or ["pass"])
    return {"play": {"round": sheet.round, "turn": sheet.turn, "action": action}}
