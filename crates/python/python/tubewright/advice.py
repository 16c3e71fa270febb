"""Advice of the strongest bot."""

from __future__ import annotations

from typing import NamedTuple

from tubewright import _core


class Advice(NamedTuple):
    """What to expect of an action."""

    action: str
    #: The final score to expect when going on after it as `search:nodes=2000` does.
    expected: float
    #: The standard error of that figure. The luck of the cards to come is no part of it.
    error: float


def advice(view: _core.View, nodes: int = 2000, seed: int = 0) -> list[Advice]:
    """Every legal action of a view, best first. The same seed and nodes give the same figures."""
    return [Advice(*row) for row in _core.advice(view, nodes, seed)]
