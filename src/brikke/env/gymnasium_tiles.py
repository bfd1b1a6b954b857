"""Gymnasium vector environment, tile by tile: the actions of ``BrikkeEnv``, in the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from brikke.env.actions import PASS
from brikke.env.gymnasium_vector import autoreset_mode_of, policies_of, refuse_pictures
from brikke.env.observation import FACTS, Fact, Observation, action_space, observation_space
from brikke.env.rewards import Reward
from brikke.env.vector.rows import SKIP
from brikke.env.vector.tile_env import TileEnv
from brikke.errors import InputError
from brikke.players.playout import Policy
from brikke.rules.rulebook import Rulebook, get_rulebook

Batch = NDArray[Any]
VectorStep = tuple[Observation, Batch, Batch, Batch, dict[str, Any]]
"""Observations, rewards, terminations, truncations, infos."""


class BrikkeTileVectorEnv(VectorEnv[Any, Any, Any]):
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
        refuse_pictures(render_mode)
        policies = policies_of(opponents, seat)
        self.rulebook = get_rulebook(rulebook)
        self.seat = seat
        self.reward = Reward.read(reward)
        self.num_envs = num_envs
        self.rounds = TileEnv(
            self.rulebook,
            len(policies),
            num_envs,
            threads=threads,
            opponents=policies,
            arrange=arrange,
        )
        self.autoreset_mode = autoreset_mode_of(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(self.rulebook)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new rounds; ``options={"reset_mask": mask}`` deals only where one is over."""
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            self._deal_again(self._checked_mask(mask))
        else:
            if isinstance(seed, list):
                raise InputError("all rounds are dealt by one seed, not by a list", seed)
            super().reset(seed=seed)
            self.rounds.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._returned(), {}

    def step(self, actions: Any) -> VectorStep:
        """Take an action in every round; after a whole turn the opponents play theirs."""
        waiting = self.rounds.rows.ended.copy()
        if waiting.any() and self.autoreset_mode is AutoresetMode.DISABLED:
            raise InputError("a round is over, reset it first", int(waiting.argmax()))
        potential = self._potential()
        # Where a round is over any action deals the next one.
        self.rounds.step(np.where(waiting, PASS, np.asarray(actions)))
        rows = self.rounds.rows
        ended = rows.ended.copy()
        paid = self.reward if self.reward is Reward.POINTS else Reward.WIN
        rewards = self.rounds.rewards(paid)[:, self.seat]
        rewards += np.where(waiting, 0.0, self._potential() - potential)
        infos = self._infos(ended)
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            infos |= {"final_obs": self._copied(), "_final_obs": ended.copy()}
            self._deal_again(ended)
        return self._returned(), rewards, ended, np.zeros_like(ended), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action masks, under the name that learners with masked actions call."""
        return self.rounds.rows.action_mask.astype(bool)

    def close_extras(self, **kwargs: Any) -> None:
        """Do nothing: there are no resources to release."""

    def _deal_again(self, over: Batch) -> None:
        self.rounds.step(np.where(over, PASS, SKIP))

    def _potential(self) -> Batch:
        rows, seats = self.rounds.rows, self.rounds.seats
        sizes = rows.observation[:, FACTS, Fact.RACK_SIZES][:, :seats].astype(np.float64)
        lead = self.reward.potential(sizes[:, 0], sizes[:, 1:].mean(axis=1))
        return np.where(rows.ended, 0.0, lead)

    def _infos(self, ended: Batch) -> dict[str, Any]:
        rows = self.rounds.rows
        found = {"winner": rows.winner, "ending": rows.ending, "scores": rows.scores}
        infos = {name: np.array(array, np.int64) for name, array in found.items()}
        return infos | {f"_{name}": ended.copy() for name in found}

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

    def _checked_mask(self, mask: Any) -> NDArray[np.bool_]:
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_:
            raise InputError(f"a reset_mask has {self.num_envs} truth values, not", mask)
        playing = given & ~self.rounds.rows.ended
        if playing.any():
            raise InputError("this round is not over, reset all or none", int(playing.argmax()))
        return given
