"""The game for two to four seats as a PettingZoo environment.

Nobody's drawing touches another's sheet, so within a turn the order does not matter: the seats act one after another, and
the next cards are revealed when all have. Each agent's observation is that of `tubewright.gym` with the points of all seats
after the last complete turn as `totals`. The reward of an agent is what its action adds to its own score.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tubewright import _core
from tubewright.gym import observation_space


def env(**arguments: Any) -> LondonAEC:
    """An environment; see `LondonAEC` for the arguments."""
    return LondonAEC(**arguments)


class LondonAEC(AECEnv):
    """Two to four seats on the same cards."""

    metadata = {"name": "tubewright_london_v0", "render_modes": ["ansi", "svg"], "is_parallelizable": False}

    def __init__(
        self,
        seats: int = 2,
        *,
        objectives: bool = False,
        powers: bool = False,
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []
        space = observation_space(observation)
        totals = spaces.Box(0, np.inf, (seats,), np.float32)
        self._observation_space = spaces.Dict({**space.spaces, "totals": totals})
        self._action_space = spaces.Discrete(len(_core.action_names()))
        self._seats = {
            agent: _core.SoloGames(
                _core.Deal("0"), observation, objectives=objectives, powers=powers, seats=seats, seat=seat
            )
            for seat, agent in enumerate(self.possible_agents)
        }
        self._seed: str | None = None
        self._games = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        del agent
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        del agent
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._seed is None:
            self._seed, self._games = secrets.token_hex(16) if seed is None else str(seed), 0
        text = self._seed if self._games == 0 else f"{self._seed}/{self._games}"
        self._games += 1
        deal = _core.Deal(str((options or {}).get("deal", text)))
        for seat in self._seats.values():
            seat.reset(deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._totals = np.zeros(len(self.agents), dtype=np.float32)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        return {"observation": seat.observation(), "action_mask": seat.mask(), "totals": self._totals.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._seats[agent]
        self.rewards[agent] = float(seat.act(int(action)))
        if seat.is_waiting:
            self._next_agent(agent)
        for other in self.agents:
            self.infos[other] = self._info(other)
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self._seats[self.agent_selection].svg()
        if self.render_mode == "ansi":
            return ", ".join(f"{agent}: {seat.total} points" for agent, seat in self._seats.items())
        return None

    def close(self) -> None:
        """Nothing is held."""

    def _next_agent(self, agent: str) -> None:
        """The next seat acts; after the last one the next cards are revealed."""
        place = self.possible_agents.index(agent) + 1
        if place < len(self.possible_agents):
            self.agent_selection = self.possible_agents[place]
            return
        self._totals = np.array([seat.total for seat in self._seats.values()], dtype=np.float32)
        for other, seat in self._seats.items():
            seat.reveal()
            self.terminations[other] = seat.is_over
        self.agent_selection = self.possible_agents[0]

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self._seats[agent].mask()}
