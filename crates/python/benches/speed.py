"""Prints how fast the environments are, on one core."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np  # noqa: E402

from tubewright.gym import LondonEnv, LondonVectorEnv  # noqa: E402


def rate(step: Callable[[], int], seconds: float = 3.0) -> float:
    """How many steps a second a function makes that returns how many it made."""
    steps, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        steps += step()
    return steps / spent


def vector(form: str, in_rust: bool, **modules: bool) -> float:
    env = LondonVectorEnv(1024, observation=form, **modules)
    seen = [env.reset(seed=1)[0]]
    rng = np.random.default_rng(1)

    def step() -> int:
        if in_rust:
            actions = env.sample_actions()
        else:
            noise = rng.random(seen[0]["action_mask"].shape, dtype=np.float32)
            actions = (noise * seen[0]["action_mask"]).argmax(axis=1)
        seen[0] = env.step(actions)[0]
        return env.num_envs

    return rate(step)


def single(form: str) -> float:
    """Steps alone: the actions are those of games that were played before."""
    env, games = LondonEnv(observation=form), []
    rng = np.random.default_rng(1)
    for seed in range(200):
        actions, over = [], False
        seen, _ = env.reset(seed=seed)
        while not over:
            actions.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            seen, _, over, _, _ = env.step(actions[-1])
        games.append(actions)
    steps, spent, start = 0, 0.0, time.perf_counter()
    while time.perf_counter() - start < 3.0:
        for seed, actions in enumerate(games):
            env.reset(seed=seed)
            begun = time.perf_counter()
            for action in actions:
                env.step(action)
            spent += time.perf_counter() - begun
            steps += len(actions)
    return steps / spent


def import_time() -> float:
    """Milliseconds that the import takes, the median of nine fresh interpreters."""
    program = "import time; t = time.perf_counter(); import tubewright; print(time.perf_counter() - t)"
    times = [float(subprocess.check_output([sys.executable, "-c", program])) for _ in range(9)]
    return 1000 * sorted(times)[4]


def main() -> None:
    print(f"import                                             {import_time():10.1f} ms")
    rows = [
        ("1,024 environments, bits, actions sampled in Rust", lambda: vector("bits", True)),
        ("the same with both modules", lambda: vector("bits", True, objectives=True, powers=True)),
        ("1,024 environments, flat, actions sampled in NumPy", lambda: vector("flat", False)),
        ("1,024 environments, planes, actions sampled in NumPy", lambda: vector("planes", False)),
        ("one environment, bits, step alone", lambda: single("bits")),
        ("one environment, flat, step alone", lambda: single("flat")),
    ]
    for name, measure in rows:
        print(f"{name:<52} {measure():10,.0f} steps/s")


if __name__ == "__main__":
    main()
