"""Gymnasium vector environment, tile by tile: the actions of ``BrikkeEnv``, in the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from brikke.env.actions import PASS
from brikke.env.gymnasium_learner import Batch, LearnerVectorEnv, infos_of, policies_of
from brikke.env.observation import FACTS, Fact, Observation, action_space, observation_space
from brikke.env.rewards import Reward
from brikke.env.vector.rows import SKIP
from brikke.env.vector.tile_env import TileEnv
from brikke.players.playout import Policy
from brikke.rules.rulebook import Rulebook, get_rulebook

VectorStep = tuple[Observation, Batch, Batch, Batch, dict[str, Any]]
"""Observations, rewards, terminations, truncations, infos."""


class BrikkeTileVectorEnv(LearnerVectorEnv):
    """One learner in each of many rounds; policies of the core play the other seats.

    Observations and actions are those of :class:`.BrikkeEnv`. An illegal action raises
    :class:`.InputError` and changes nothing. ``copy=False`` returns the core's own arrays.
    """

    def __init__(
        self,
        num_envs: int = 1,
        rulebook: str | Rulebook = "nordic",
        opponents: Sequence[str | Policy] = ("steady",),
        *,
        seat: int = 0,
        reward: str = Reward.WIN,
        arrange: bool = True,
        threads: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.rulebook = get_rulebook(rulebook)
        super().__init__(
            num_envs,
            seat=seat,
            reward=reward,
            observations=observation_space(self.rulebook),
            actions=action_space(),
            autoreset_mode=autoreset_mode,
            copy=copy,
            render_mode=render_mode,
        )
        policies = policies_of(opponents, seat)
        self.rounds = TileEnv(
            self.rulebook,
            len(policies),
            num_envs,
            threads=threads,
            opponents=policies,
            arrange=arrange,
        )

    def step(self, actions: Any) -> VectorStep:
        """Take an action in every round; after a whole turn the opponents play theirs."""
        waiting = self._waiting()
        potential = self._potential()
        # Where a round is over any action deals the next one.
        self.rounds.step(np.where(waiting, PASS, np.asarray(actions)))
        rows = self.rounds.rows
        ended = rows.ended.copy()
        paid = self.reward if self.reward is Reward.POINTS else Reward.WIN
        rewards = self.rounds.rewards(paid)[:, self.seat]
        rewards += np.where(waiting, 0.0, self._potential() - potential)
        infos = infos_of(rows, ended)
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            infos |= {"final_obs": self._copied(), "_final_obs": ended.copy()}
            self._deal_again(ended)
        return self._returned(), rewards, ended, np.zeros_like(ended), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action masks, under the name that learners with masked actions call."""
        return self.rounds.rows.action_mask.astype(bool)

    @property
    def _ended(self) -> NDArray[np.bool_]:
        return self.rounds.rows.ended

    def _deal(self, seed: int) -> None:
        self.rounds.reset(seed)

    def _deal_again(self, over: Batch) -> None:
        self.rounds.step(np.where(over, PASS, SKIP))

    def _potential(self) -> Batch:
        rows, seats = self.rounds.rows, self.rounds.seats
        sizes = rows.observation[:, FACTS, Fact.RACK_SIZES][:, :seats].astype(np.float64)
        lead = self.reward.potential(sizes[:, 0], sizes[:, 1:].mean(axis=1))
        return np.where(rows.ended, 0.0, lead)

    def _returned(self) -> Observation:
        rows = self.rounds.rows
        if self._copies:
            return self._copied()
        return {"observation": rows.observation, "action_mask": rows.action_mask}

    def _copied(self) -> Observation:
        rows = self.rounds.rows
        return {
            "observation": rows.observation.copy(),
            "action_mask": rows.action_mask.copy(),
        }
