"""Gymnasium environments: import this module, then `gymnasium.make("tubewright/London-v0")`.

One environment is one seat that plays games against the deck. Keyword arguments: `objectives` and `powers` (the two
modules), `observation` (`"flat"`, `"planes"` or `"bits"`), `illegal` (see below), `board` (London if left out).

**Actions** are numbers below `action_space.n`, the same for every game on a board; `tubewright.action_names()` names them. 0
passes, then come the sections, then "use power", then "circle" for each station. Most turns take one action. With a power
two or three: "use power" first, then what it allows. The circle power goes: use power, a section or pass, the station. Once
the power is in use it is spent, as it is on paper when you name it.

**Observations** are dictionaries: `observation`, and `action_mask` with a 1 for each action that is allowed now; the mask is in
`info` too. What is chosen within the turn is shown as drawn. An action that is not allowed passes the turn, and `info` says so
with `illegal_action`; with `illegal="raise"` it raises `tubewright.TubewrightError` and changes nothing.

- `"flat"`: a float32 vector; `tubewright.flat_fields()` lists its fields and their lengths.
- `"planes"`: float32, by plane (`tubewright.plane_names()`), row and column.
- `"bits"`: 64-bit words. Three words for each of the four lines and for the sections closed to the current one (bit i of the
  three words is section i); a word each for the stations reached, the ends, those on at least 1, 2, 3 and 4 lines, and the one
  circled; a word for the turn and one for the set-up, whose fields follow each other from the lowest bit in the order and
  lengths of `flat_fields()`; a word of numbers: the total (16 bits), the points of the four lines (10 bits each), the tourist
  visits (8 bits).

**Rewards** are the points that an action adds to the score as it stands, so their sum is the final score.

**Seeds**: `reset(seed=7)` deals the cards of the seed text "7", as `tubewright deal 7` does; later calls of `reset()` deal
those of "7/1", "7/2" and so on. `options={"deal": "any text"}` deals the cards of that text.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tubewright import _core


def observation_space(observation: str, board: _core.Board | None = None) -> spaces.Dict:
    """The observation space in a form, on a board."""
    board = board or _core.Board.london()
    actions = len(_core.action_names(board))
    if observation == "flat":
        length = sum(length for _, length in _core.flat_fields(board))
        # Numbers are scaled to about 1; the rest is 0 or 1.
        box = spaces.Box(0.0, 64.0, (length,), np.float32)
    elif observation == "planes":
        columns, rows = board.size
        box = spaces.Box(0.0, 1.0, (len(_core.plane_names()), rows, columns), np.float32)
    elif observation == "bits":
        box = spaces.Box(0, np.iinfo(np.uint64).max, (_core.BIT_WORDS,), np.uint64)
    else:
        raise _core.TubewrightError(f"an observation is flat, planes or bits, not {observation!r}")
    return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def _first_seed(seed: int | None) -> str:
    """The text of a seed; a random one where none is given."""
    return secrets.token_hex(16) if seed is None else str(seed)


def _is_strict(illegal: str) -> bool:
    if illegal not in ("pass", "raise"):
        raise _core.TubewrightError(f"an illegal action can pass or raise, not {illegal!r}")
    return illegal == "raise"


class LondonEnv(gymnasium.Env):
    """One seat against the deck."""

    metadata = {"render_modes": ["svg", "ansi"], "render_fps": 1}

    def __init__(
        self,
        *,
        objectives: bool = False,
        powers: bool = False,
        observation: str = "flat",
        illegal: str = "pass",
        board: _core.Board | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self._strict = _is_strict(illegal)
        self.observation_space = observation_space(observation, board)
        self.action_space = spaces.Discrete(len(_core.action_names(board)))
        self._seed: str | None = None
        self._games = 0
        self._solo = _core.SoloGames(
            _core.Deal("0"), observation, objectives=objectives, powers=powers, board=board
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed, self._games = _first_seed(seed), 0
        text = self._seed if self._games == 0 else f"{self._seed}/{self._games}"
        self._games += 1
        deal = str((options or {}).get("deal", text))
        self._solo.reset(_core.Deal(deal))
        observation, info = self._seen()
        info["deal"] = deal
        return observation, info

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        if self._strict:
            points, over = self._solo.step(action)
            observation, info = self._seen()
        else:
            points, over, allowed = self._solo.step_or_pass(action)
            observation, info = self._seen()
            if not allowed:
                info["illegal_action"] = True
        return observation, float(points), over, False, info

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self._solo.svg()
        if self.render_mode == "ansi":
            return f"{self._solo.total} points"
        return None

    def action_masks(self) -> np.ndarray:
        """The mask as booleans, under the name that masked agents of other libraries ask for."""
        return self._solo.mask().astype(bool)

    def _seen(self) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        mask = self._solo.mask()
        return (
            {"observation": self._solo.observation(), "action_mask": mask},
            {"action_mask": mask, "total": self._solo.total},
        )


class LondonVectorEnv(VectorEnv):
    """Many seats against decks of their own, stepped together in Rust.

    `reset(seed=7)` seeds environment i like a single one with `seed=7 + i`. With `autoreset_mode` `SAME_STEP` (the default) a game
    that ends gives way to the next in the same step, and `info["final_obs"]` has what was seen last; with `NEXT_STEP` in the
    next step, whose action is ignored.

    With `observation="bits"` observations and masks are the environment's own packed arrays, overwritten by the next step, and
    `sample_actions()` picks allowed actions in Rust: nothing is copied.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        objectives: bool = False,
        powers: bool = False,
        observation: str = "flat",
        board: _core.Board | None = None,
        illegal: str = "pass",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._mode = AutoresetMode(autoreset_mode)
        if self._mode == AutoresetMode.DISABLED:
            raise _core.TubewrightError("games that are over give way to new ones: choose SAME_STEP or NEXT_STEP")
        self.metadata = {"render_modes": ["svg", "ansi"], "autoreset_mode": self._mode}
        self._strict = _is_strict(illegal)
        self._form = observation
        self._rules = {"objectives": objectives, "powers": powers, "board": board}
        self.single_observation_space = observation_space(observation, board)
        if observation == "bits":
            # The mask is packed too.
            words = spaces.Box(0, np.iinfo(np.uint64).max, (_core.MASK_WORDS,), np.uint64)
            self.single_observation_space = spaces.Dict(
                {"observation": self.single_observation_space["observation"], "action_mask": words}
            )
        self.single_action_space = spaces.Discrete(len(_core.action_names(board)))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games: _core.ManyGames | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        del options
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + i for i in range(self.num_envs)]
        super().reset(seed=seeds[0] if seeds else None)
        sampler = 0 if seeds[0] is None else seeds[0]
        self._games = _core.ManyGames([_first_seed(one) for one in seeds], sampler=sampler, **self._rules)
        return self._seen(), {}

    def step(
        self, actions: np.ndarray
    ) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        games = self._games
        if games is None:
            raise gymnasium.error.ResetNeeded("reset the environment before its first step")
        info: dict[str, Any] = {}
        if self._mode == AutoresetMode.NEXT_STEP:
            games.step(np.ascontiguousarray(actions, dtype=np.int64), renew=True, strict=self._strict)
            over = games.over.copy()
        else:
            games.step(np.ascontiguousarray(actions, dtype=np.int64), strict=self._strict)
            over = games.over.copy()
            if over.any():
                info = self._final(over)
                games.restart()
        return self._seen(), games.rewards.copy(), over, np.zeros(self.num_envs, dtype=bool), info

    def sample_actions(self) -> np.ndarray:
        """An allowed action for each environment, each as likely as the others."""
        assert self._games is not None, "reset the environment first"
        return self._games.sample()

    def afterstates(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """What each allowed action leads to, for all environments together.

        Four arrays with a row for each allowed action: the environment, the action, the points that it makes, and the flat
        observation after it, before any further card.
        """
        assert self._games is not None, "reset the environment first"
        return self._games.afterstates()

    @property
    def totals(self) -> np.ndarray:
        """The points of each game as it stands."""
        assert self._games is not None, "reset the environment first"
        return np.asarray(self._games.totals)

    def _seen(self) -> dict[str, np.ndarray]:
        games = self._games
        if self._form == "bits":
            return {"observation": games.bits, "action_mask": games.mask_bits}
        observation = games.flat() if self._form == "flat" else games.planes()
        return {"observation": observation, "action_mask": games.masks()}

    def _final(self, over: np.ndarray) -> dict[str, Any]:
        """What was seen last where a game has ended, in the form that Gymnasium's own vector environments use."""
        seen, final = self._seen(), np.full(self.num_envs, None, dtype=object)
        totals = np.zeros(self.num_envs, dtype=np.int64)
        scores = self._games.totals
        for place in np.flatnonzero(over):
            final[place] = {name: array[place].copy() for name, array in seen.items()}
            totals[place] = scores[place]
        return {
            "final_obs": final,
            "_final_obs": over,
            "final_info": {"total": totals, "_total": over},
            "_final_info": over,
        }


def unpack_mask(words: np.ndarray, actions: int) -> np.ndarray:
    """A packed mask as zeros and ones: the last axis becomes one entry for each action."""
    bits = np.unpackbits(np.ascontiguousarray(words).view(np.uint8), axis=-1, bitorder="little")
    return bits[..., :actions].view(np.int8)


gymnasium.register(
    "tubewright/London-v0",
    entry_point="tubewright.gym:LondonEnv",
    vector_entry_point="tubewright.gym:LondonVectorEnv",
    order_enforce=True,
)
