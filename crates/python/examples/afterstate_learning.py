"""Learns to play by itself: a small network values what every action leads to, and learns from the turn that follows.

    python afterstate_learning.py --minutes 5

Each state after an action ("afterstate") is worth the points still to come. The player takes the action whose points plus
afterstate are best. When a game is over, the value of each of its afterstates moves towards what came after it: partly the
points themselves, partly what the next turn promised, TD(lambda). Plain NumPy, one hidden layer.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import tubewright
from tubewright.gym import LondonVectorEnv


#: The network counts in hundreds of points, so that its numbers are about 1.
SCALE = 100.0


class Network:
    """One hidden layer of rectified units, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, rng: np.random.Generator) -> None:
        # Some eighty of the inputs are not 0.
        scale = 1.0 / np.sqrt(80)
        self.weights = [
            rng.normal(0, scale, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, 0.1 / np.sqrt(hidden), hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def value(self, rows: np.ndarray) -> np.ndarray:
        hidden = np.maximum(rows @ self.weights[0] + self.weights[1], 0)
        return SCALE * (hidden @ self.weights[2] + self.weights[3][0])

    def learn(self, rows: np.ndarray, targets: np.ndarray, rate: float) -> float:
        """Moves the values of these rows towards the targets; returns the mean squared error before."""
        hidden = np.maximum(rows @ self.weights[0] + self.weights[1], 0)
        error = hidden @ self.weights[2] + self.weights[3][0] - targets / SCALE
        slope = error[:, None] * self.weights[2] * (hidden > 0) / len(rows)
        gradients = [rows.T @ slope, slope.sum(0), hidden.T @ error / len(rows), np.float32([error.mean()])]
        self.steps += 1
        for weight, gradient, first, second in zip(self.weights, gradients, self.first, self.second):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            mean, spread = first / (1 - 0.9**self.steps), second / (1 - 0.999**self.steps)
            weight -= rate * mean / (np.sqrt(spread) + 1e-8)
        return float((error**2).mean()) * SCALE**2


def best_actions(
    env: LondonVectorEnv, network: Network
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For each game the action that promises most, what it promises, and the afterstate that it leads to."""
    places, actions, points, rows = env.afterstates()
    promise = points + network.value(rows)
    # Sorted by promise within each game, the last one of a game is its best.
    order = np.lexsort((promise, places))
    best = order[np.flatnonzero(np.append(np.diff(places[order]), 1))]
    return actions[best], promise[best], rows[best]


class Game:
    """The turns of one game so far: afterstates, the points of their actions, and what they promised."""

    def __init__(self) -> None:
        self.turns: list[tuple[np.ndarray, float, float]] = []

    def lessons(self, mix: float) -> tuple[list[np.ndarray], list[float]]:
        """The afterstates of a game that is over, and what each should have been worth."""
        target, targets = 0.0, []
        for _, points, promise in reversed(self.turns):
            targets.append(target)
            target = mix * (points + target) + (1 - mix) * promise
        return [rows for rows, _, _ in self.turns], targets[::-1]


def train(
    network: Network, env: LondonVectorEnv, seconds: float, games: int | None = None, seed: int = 0, batch: int = 512
) -> int:
    """Plays and learns until the time or the games are over; returns how many games ended."""
    env.reset(seed=seed)
    running = [Game() for _ in range(env.num_envs)]
    rows: list[np.ndarray] = []
    targets: list[float] = []
    ended, start = 0, time.monotonic()
    while (games is None or ended < games) and time.monotonic() - start < seconds:
        actions, promise, after = best_actions(env, network)
        _, points, over, _, _ = env.step(actions)
        for place, game in enumerate(running):
            game.turns.append((after[place], points[place], promise[place]))
        for place in np.flatnonzero(over):
            more_rows, more_targets = running[place].lessons(mix=0.7)
            rows += more_rows
            targets += more_targets
            running[place] = Game()
            ended += 1
        if len(rows) >= 4 * batch:
            part = min((time.monotonic() - start) / seconds, 1.0)
            order = np.random.default_rng(ended).permutation(len(rows))
            for few in np.array_split(order, len(rows) // batch):
                chosen = np.stack([rows[i] for i in few])
                network.learn(chosen, np.float32([targets[i] for i in few]), rate=1e-3 * (1 - 0.9 * part))
            rows, targets = [], []
    return ended


def mean_score(network: Network, games: int, seed: str = "evaluation") -> tuple[float, float]:
    """The mean score of the network's own choices on named deals, and its standard error."""
    scores = []
    for number in range(games):
        deal = tubewright.Deal(f"{seed}/{number}")
        state = tubewright.State.start(deal)
        game, dealer = tubewright.Game(deal), tubewright.Dealer(deal)
        while (cards := dealer.next_turn(game)) is not None:
            game.reveal(cards)
            state.reveal(cards)
            options = []
            for action in state.legal_actions():
                after = state.clone()
                options.append((after.apply(action), after))
            rows = np.stack([after.observation_flat() for _, after in options])
            promise = np.array([points for points, _ in options]) + network.value(rows)
            state = options[int(promise.argmax())][1]
            # The states play for themselves; the game only deals the cards.
            game.play("pass")
        scores.append(state.total)
    return float(np.mean(scores)), float(np.std(scores, ddof=1) / np.sqrt(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=None, help="stop after so many games")
    parser.add_argument("--evaluate", type=int, default=400, help="games to evaluate on")
    parser.add_argument("--hidden", type=int, default=64)
    arguments = parser.parse_args()
    env = LondonVectorEnv(256, observation="bits")
    inputs = sum(length for _, length in tubewright.flat_fields())
    network = Network(inputs, arguments.hidden, np.random.default_rng(1))
    before = mean_score(network, arguments.evaluate)
    ended = train(network, env, 60 * arguments.minutes, arguments.games)
    after = mean_score(network, arguments.evaluate)
    greedy = [
        tubewright.play(tubewright.Deal(f"evaluation/{number}"), "greedy").report()["final"][0]["total"]
        for number in range(arguments.evaluate)
    ]
    print(f"before   {before[0]:6.1f} ± {before[1]:.1f}")
    print(f"after    {after[0]:6.1f} ± {after[1]:.1f}   {ended} games")
    print(f"greedy   {np.mean(greedy):6.1f} ± {np.std(greedy, ddof=1) / np.sqrt(len(greedy)):.1f}")


if __name__ == "__main__":
    main()
