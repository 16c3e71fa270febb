"""The examples run, with small budgets."""

import json
import pathlib
import random
import sys

import numpy as np
import pytest

import tubewright
from tubewright.gym import LondonVectorEnv

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"


@pytest.fixture(autouse=True)
def examples_on_the_path(monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLES)


def test_the_learner_gets_nearer_to_what_its_games_bring():
    import afterstate_learning as example

    env = LondonVectorEnv(32, observation="bits")
    inputs = sum(length for _, length in tubewright.flat_fields())
    network = example.Network(inputs, 16, np.random.default_rng(1))
    # What is still to come before the first card is some hundred points; an untaught network says about nothing.
    env.reset(seed=1)
    before = example.best_actions(env, network)[1].mean()
    ended = example.train(network, env, seconds=60, games=300, seed=1, batch=128)
    env.reset(seed=2)
    after = example.best_actions(env, network)[1].mean()
    assert ended >= 300
    assert abs(before) < 20 and 30 < after < 180
    assert example.mean_score(network, 3)[0] > 40


def test_the_tree_search_plays_a_whole_game():
    import mcts

    assert mcts.play(tubewright.Deal("mcts"), 30, random.Random(1)) > 40
    # It is no worse than a coin at finding the last turn's best section.
    state = tubewright.State.start(tubewright.Deal("x"))
    state.reveal(["underground:joker"])
    assert mcts.search(state, 60, random.Random(1)) in state.legal_actions()


def test_the_notebook_runs_and_draws_maps():
    notebook = json.loads((EXAMPLES / "tour.ipynb").read_text(encoding="utf-8"))
    names = {}
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 4
    for cell in cells:
        exec(compile(cell, "tour.ipynb", "exec"), names)
    assert names["game"]._repr_svg_().startswith("<svg")
    assert "matplotlib" not in sys.modules
