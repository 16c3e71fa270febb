"""The score of a sheet."""

from __future__ import annotations

from typing import NamedTuple


class Score(NamedTuple):
    """A seat's score, by what it counts."""

    total: int
    #: The points of each line, by round.
    lines: list[int]
    #: Circles crossed off on the tourist track, at most as many as it has.
    tourist_visits: int
    tourist_points: int
    #: How many stations are on exactly two, three and four lines.
    interchanges: tuple[int, int, int]
    interchange_points: int
    #: The objectives met.
    objectives: list[str]
    objective_points: int

    @property
    def best_line(self) -> int:
        """The points of the best line, which decide a tie."""
        return max(self.lines, default=0)
