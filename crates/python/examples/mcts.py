"""Monte Carlo tree search with chance nodes in some sixty lines, on the planning interface.

    python mcts.py --games 5 --rollouts 200
"""

from __future__ import annotations

import argparse
import math
import random

import tubewright


class Node:
    """A decision: how often each action was tried, and the points that its games ended with."""

    def __init__(self, state: tubewright.State) -> None:
        self.actions = state.legal_actions()
        self.visits = dict.fromkeys(self.actions, 0)
        self.points = dict.fromkeys(self.actions, 0.0)
        self.children: dict[tuple, Node] = {}

    def pick(self, exploration: float) -> int:
        total = sum(self.visits.values())

        def bound(action: int) -> float:
            visits = self.visits[action]
            if visits == 0:
                return math.inf
            return self.points[action] / visits + exploration * math.sqrt(math.log(total) / visits)

        return max(self.actions, key=bound)


def play_out(state: tubewright.State, rng: random.Random) -> None:
    """Plays to the end: any action that draws, if there is one."""
    while not state.is_over:
        if state.is_chance:
            state.reveal_random(rng.random())
        else:
            actions = state.legal_actions()
            state.apply(rng.choice(actions[1:] or actions))


def search(root_state: tubewright.State, rollouts: int, rng: random.Random, exploration: float = 30.0) -> int:
    """The action that was tried most often from a state in which the seat has to act."""
    root = Node(root_state)
    for _ in range(rollouts):
        node, state, path = root, root_state.clone(), []
        while True:
            action = node.pick(exploration)
            path.append((node, action))
            state.apply(action)
            cards = tuple(state.reveal_random(rng.random())) if state.is_chance else ()
            child = node.children.get((action, cards))
            if child is None:
                if not state.is_over:
                    node.children[(action, cards)] = Node(state)
                break
            node = child
        play_out(state, rng)
        for node, action in path:
            node.visits[action] += 1
            node.points[action] += state.total
    return max(root.actions, key=root.visits.__getitem__)


def play(deal: tubewright.Deal, rollouts: int, rng: random.Random) -> int:
    """A solo game on a deal; returns its score."""
    game, dealer = tubewright.Game(deal), tubewright.Dealer(deal)
    names = tubewright.action_names()
    while (cards := dealer.next_turn(game)) is not None:
        game.reveal(cards)
        state = tubewright.State.of(game.view())
        number = search(state, rollouts, rng)
        text = next(text for text in game.actions() if state.numbers(text) == [number])
        assert names[number] == "pass" or set(names[number].split("-")) == set(text.split("-"))
        game.play(text)
    return game.score().total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--rollouts", type=int, default=200)
    arguments = parser.parse_args()
    rng = random.Random(1)
    scores = [play(tubewright.Deal(f"mcts/{n}"), arguments.rollouts, rng) for n in range(arguments.games)]
    print(f"{sum(scores) / len(scores):.1f} points on average over {len(scores)} games: {scores}")


if __name__ == "__main__":
    main()
