"""Tubewright: the rules, environments and bots of an unofficial digital version of Next Station: London.

>>> import tubewright
>>> deal = tubewright.Deal("london")
>>> game, dealer = tubewright.Game(deal), tubewright.Dealer(deal)
>>> while (cards := dealer.next_turn(game)) is not None:
...     game.reveal(cards)
...     game.play(tubewright.choose(game.view(), "greedy"))
>>> game.score().total > 80
True

`tubewright.gym` has the Gymnasium environments, `tubewright.aec` the PettingZoo one, `tubewright.benchmark` the public
benchmark. Importing this package imports none of them.
"""

from tubewright._core import (
    Board,
    Deal,
    Dealer,
    Game,
    IllegalAction,
    MapRefused,
    Record,
    RecordRefused,
    State,
    TubewrightError,
    View,
    __version__,
    action_names,
    choose,
    flat_fields,
    plane_names,
    play,
    selfplay,
)
from tubewright.advice import Advice, advice
from tubewright.score import Score

__all__ = [
    "Advice",
    "Board",
    "Deal",
    "Dealer",
    "Game",
    "IllegalAction",
    "MapRefused",
    "Record",
    "RecordRefused",
    "Score",
    "State",
    "TubewrightError",
    "View",
    "__version__",
    "action_names",
    "advice",
    "choose",
    "flat_fields",
    "plane_names",
    "play",
    "selfplay",
]
