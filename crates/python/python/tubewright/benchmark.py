"""The benchmark `london-4096`: 4,096 named deals on which players that do not know the cards are compared.

    python -m tubewright.benchmark run --policy greedy --games 256
    python -m tubewright.benchmark run --policy my_module:policy --modules --records mine.jsonl
    python -m tubewright.benchmark verify mine.jsonl

A policy is a bot of the package by name, or a function that takes a `tubewright.View` and returns an action as text.
docs/benchmark.md has the rules of the contest and the results.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TextIO

import tubewright

NAME = "london-4096"
GAMES = 4096

Policy = Callable[[tubewright.View], str]


class Result(NamedTuple):
    """How a policy did."""

    games: int
    mean: float
    #: The standard error of the mean.
    error: float
    #: Of one decision, in milliseconds; `None` where records were verified.
    milliseconds: float | None


class NotOfTheBenchmark(tubewright.TubewrightError):
    """A record that is not a game of the benchmark."""


def deal(number: int) -> tubewright.Deal:
    """The deal of a game, counted from 0: the one of `tubewright arena --seed london-4096`."""
    if not 0 <= number < GAMES:
        raise tubewright.TubewrightError(f"the benchmark has games 0 to {GAMES - 1}, not {number}")
    return tubewright.Deal(f"{NAME}/{number}")


def bot(name: str) -> Callable[[int], Policy]:
    """A bot of the package as a policy for the game of a number."""
    return lambda number: lambda view: tubewright.choose(view, name, seed=number)


def play(
    policy_of: Callable[[int], Policy], games: Iterable[int], *, modules: bool = False
) -> Iterator[tuple[str, int, float, int]]:
    """Plays games: of each the record as JSON, the score, the seconds inside the policy, and the decisions."""
    for number in games:
        cards_of, policy = deal(number), policy_of(number)
        game = tubewright.Game(cards_of, objectives=modules, powers=modules)
        dealer = tubewright.Dealer(cards_of)
        seconds, decisions = 0.0, 0
        while (cards := dealer.next_turn(game)) is not None:
            game.reveal(cards)
            view = game.view()
            start = time.perf_counter()
            action = policy(view)
            seconds += time.perf_counter() - start
            decisions += 1
            game.play(action)
        record = json.loads(game.record().to_json())
        record["deal"] = {"seed": cards_of.seed, "commitment": cards_of.commitment}
        yield json.dumps(record), game.score().total, seconds, decisions


def verify(lines: Iterable[str]) -> tuple[Result, bool]:
    """Checks records, one a line, and says what they score and whether they are games with both modules.

    Each is replayed through the rules and its cards are compared with those of its deal. All are with both modules or all without,
    none is there twice.
    """
    seen: set[str] = set()
    kinds: set[bool] = set()
    scores = []
    for place, line in enumerate(lines, 1):
        try:
            record = tubewright.Record(line)
            game = record.replay()
            record.verify()
        except tubewright.TubewrightError as error:
            raise NotOfTheBenchmark(f"line {place}: {error}") from error
        form = json.loads(line)
        seed = form["deal"]["seed"]
        name, _, number = seed.rpartition("/")
        if name != NAME or not number.isdecimal() or str(int(number)) != number or int(number) >= GAMES:
            raise NotOfTheBenchmark(f"line {place}: {seed!r} is no deal of {NAME}")
        if seed in seen:
            raise NotOfTheBenchmark(f"line {place}: {seed} is there twice")
        if len(form["seats"]) != 1 or not game.is_over:
            raise NotOfTheBenchmark(f"line {place}: not a finished solo game")
        if form["seats"][0]["pencils"] != tubewright.Deal(seed).pencils()[0]:
            raise NotOfTheBenchmark(f"line {place}: the pencils are not those of the deal")
        objectives, powers = (form["modules"][module] is not None for module in ("objectives", "powers"))
        if objectives != powers:
            raise NotOfTheBenchmark(f"line {place}: one module; the benchmark plays with none or both")
        seen.add(seed)
        kinds.add(objectives)
        scores.append(game.score().total)
    if not scores:
        raise NotOfTheBenchmark("there is no record")
    if len(kinds) > 1:
        raise NotOfTheBenchmark("some games are with modules and some without")
    return result(scores), kinds.pop()


def result(scores: list[int], milliseconds: float | None = None) -> Result:
    """The mean of some scores and its standard error."""
    games = len(scores)
    mean = sum(scores) / games
    spread = sum((score - mean) ** 2 for score in scores) / (games - 1) if games > 1 else math.nan
    return Result(games, mean, math.sqrt(spread / games), milliseconds)


def _policy(name: str) -> Callable[[int], Policy]:
    if ":" not in name or "=" in name:
        tubewright_bot = bot(name)
        return tubewright_bot
    module, function = name.split(":", 1)
    policy = getattr(importlib.import_module(module), function)
    return lambda number: policy


def _run(arguments: argparse.Namespace, out: TextIO | None) -> Result:
    scores, seconds, decisions = [], 0.0, 0
    for record, score, spent, count in play(
        _policy(arguments.policy), range(arguments.games), modules=arguments.modules
    ):
        scores.append(score)
        seconds, decisions = seconds + spent, decisions + count
        if out is not None:
            out.write(record + "\n")
    return result(scores, 1000 * seconds / decisions)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tubewright.benchmark", description=__doc__.splitlines()[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    run = verbs.add_parser("run", help="let a policy play")
    run.add_argument("--policy", required=True, help="a bot, or module:function")
    run.add_argument("--games", type=int, default=GAMES, help=f"the first so many, {GAMES} if left out")
    run.add_argument("--modules", action="store_true", help="with both modules")
    run.add_argument("--records", help="write the games to this file, one a line")
    check = verbs.add_parser("verify", help="check records and say what they score")
    check.add_argument("file")
    arguments = parser.parse_args(words)
    try:
        if arguments.verb == "verify":
            with open(arguments.file, encoding="utf-8") as lines:
                done, modules = verify(lines)
        else:
            if not 1 <= arguments.games <= GAMES:
                parser.error(f"--games goes from 1 to {GAMES}")
            modules = arguments.modules
            if arguments.records:
                with open(arguments.records, "w", encoding="utf-8") as out:
                    done = _run(arguments, out)
            else:
                done = _run(arguments, None)
    except (tubewright.TubewrightError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    kind = "both modules" if modules else "base game"
    time_text = "" if done.milliseconds is None else f", {done.milliseconds:.3g} ms per decision"
    print(f"{done.mean:.2f} ± {done.error:.2f} over {done.games} games, {kind}{time_text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
