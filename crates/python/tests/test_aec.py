"""The PettingZoo environment."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tubewright import Deal, Dealer, Game
from tubewright.aec import env


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_checks_of_pettingzoo_find_nothing(seats):
    api_test(env(seats=seats, objectives=True, powers=True), num_cycles=400)


def test_the_same_seed_plays_the_same():
    seed_test(env, num_cycles=100)


def test_each_seat_ends_with_the_score_of_the_rules():
    """Seats that always draw their first allowed section score as through the rules, on the same cards."""
    table = env(seats=3)
    table.reset(seed=5)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        allowed = np.flatnonzero(seen["action_mask"])
        table.step(None if over else int(allowed[min(1, len(allowed) - 1)]))
        for other, reward in table.rewards.items():
            rewards[other] += reward
    deal = Deal("5")
    game, dealer = Game(deal, 3), Dealer(deal)
    while (cards := dealer.next_turn(game)) is not None:
        game.reveal(cards)
        for seat in game.waiting:
            actions = game.actions(seat)
            game.play(actions[min(1, len(actions) - 1)], seat)
    assert [rewards[f"seat_{seat}"] for seat in range(3)] == [game.score(seat).total for seat in range(3)]


def test_nobody_sees_the_next_cards_before_all_have_acted():
    table = env(seats=2)
    table.reset(seed=6)
    before = table.observe("seat_0")["observation"]
    table.step(0)
    after = table.observe("seat_0")
    assert not after["action_mask"].any(), "the turn is through"
    assert after["observation"].sum() < before.sum(), "no card has been added"
