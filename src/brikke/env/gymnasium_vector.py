"""Gymnasium vector environment: one learner in each of many rounds, which the core plays.

An action is a whole turn: the index of a listed turn, best first, or ``limit`` to draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from brikke.env.gymnasium_learner import Batch, LearnerVectorEnv, infos_of, policies_of
from brikke.env.observation import Fact
from brikke.env.rewards import Reward
from brikke.env.vector import VectorEnv as Rounds
from brikke.env.vector.rows import FACE_COUNT, SKIP
from brikke.players.playout import Policy
from brikke.rules.rulebook import Rulebook, get_rulebook
from brikke.rules.tiles import ALL_TILES

RACK, TABLE, FACTS = range(3)
"""Rows of an observation; the columns of facts are those of :class:`.Fact`."""


class TurnObservation(TypedDict):
    """Observations of all rounds: tiles and facts, the tiles of listed turns, the action mask."""

    observation: Batch
    turns: Batch
    action_mask: Batch


VectorStep = tuple[TurnObservation, Batch, Batch, Batch, dict[str, Any]]
"""Observations, rewards, terminations, truncations, infos."""


class BrikkeVectorEnv(LearnerVectorEnv):
    """One learner in each of many rounds; policies of the core play the other seats.

    ``copy=False`` returns the same arrays in every step, which saves a copy of all listed turns.
    """

    def __init__(
        self,
        num_envs: int = 1,
        rulebook: str | Rulebook = "nordic",
        opponents: Sequence[str | Policy] = ("steady",),
        *,
        seat: int = 0,
        reward: str = Reward.WIN,
        limit: int = 64,
        threads: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(
            num_envs,
            seat=seat,
            reward=reward,
            observations=observation_space(limit),
            actions=spaces.Discrete(limit + 1),
            autoreset_mode=autoreset_mode,
            copy=copy,
            render_mode=render_mode,
        )
        policies = policies_of(opponents, seat)
        self.rulebook = get_rulebook(rulebook)
        self.rounds = Rounds(
            self.rulebook, len(policies), num_envs, limit=limit, threads=threads, opponents=policies
        )
        self._over = np.zeros(num_envs, np.bool_)
        self._seen = _empty(num_envs, limit)

    # The Gymnasium API

    def step(self, actions: Any) -> VectorStep:
        """Take a turn in every round; then the opponents play until the learner's next turn."""
        waiting = self._waiting()
        chosen = np.where(waiting, SKIP, np.asarray(actions))
        potential = self._potential()
        rows = self.rounds.step(chosen)
        ended = rows.ended.copy()
        rewards = self._rewards(ended, potential, waiting)
        infos = infos_of(rows, ended)
        self._over = ended
        self._show()
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            if ended.any():
                infos |= {"final_obs": _copied(self._seen), "_final_obs": ended.copy()}
            self._over = np.zeros_like(ended)
            self._show()
        return self._returned(), rewards, ended, np.zeros_like(ended), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action masks, under the name that learners with masked actions call."""
        return self._seen["action_mask"].astype(bool)

    @property
    def _ended(self) -> NDArray[np.bool_]:
        return self._over

    def _deal(self, seed: int) -> None:
        self.rounds.reset(seed)
        self._over[:] = False
        self._show()

    def _deal_again(self, over: Batch) -> None:
        self._over[over] = False
        self._show()

    # Rewards

    def _potential(self) -> Batch:
        sizes = self.rounds.rows.rack_sizes.astype(np.float64)
        return self.reward.potential(sizes[:, 0], sizes[:, 1:].mean(axis=1))

    def _rewards(self, ended: Batch, before: Batch, waiting: Batch) -> Batch:
        rows, seats = self.rounds.rows, self.rounds.seats
        if self.reward is Reward.POINTS:
            return rows.scores[:, self.seat].astype(np.float64)
        won = rows.winner == self.seat
        paid = np.where(ended, np.where(won, 1.0, -1.0 / (seats - 1)), 0.0)
        after = np.where(ended, 0.0, self._potential())
        return paid + np.where(waiting, 0.0, after - before)

    # Observations

    def _show(self) -> None:
        """Show the seats to move, and where a round is over, its end."""
        rows, seats = self.rounds.rows, self.rounds.seats
        seen, facts = self._seen["observation"], self._seen["observation"][:, FACTS]
        seen[:, RACK], seen[:, TABLE] = rows.rack, rows.table
        facts[:, : Fact.RACK_SIZES.start + seats] = rows.rack_sizes
        facts[:, Fact.OPENED.start : Fact.OPENED.start + seats] = rows.opened
        facts[:, Fact.POOL], facts[:, Fact.PASSES] = rows.pool, rows.passes
        facts[:, Fact.SEATS] = seats
        self._seen["turns"][...] = rows.played
        self._seen["action_mask"][...] = rows.mask
        if self._over.any():
            self._show_ends(np.flatnonzero(self._over))

    def _show_ends(self, over: Batch) -> None:
        rows, seats = self.rounds.rows, self.rounds.seats
        seen, facts = self._seen["observation"], self._seen["observation"][:, FACTS]
        order = [(self.seat + step) % seats for step in range(seats)]
        seen[over, RACK] = rows.final_racks[over, self.seat]
        seen[over, TABLE] = rows.final_table[over]
        sizes, opened = rows.final_racks.sum(axis=2), rows.final_opened
        facts[over, Fact.RACK_SIZES.start : Fact.RACK_SIZES.start + seats] = sizes[over][:, order]
        facts[over, Fact.OPENED.start : Fact.OPENED.start + seats] = opened[over][:, order]
        facts[over, Fact.POOL] = rows.final_pool[over]
        facts[over, Fact.PASSES] = rows.final_passes[over]
        self._seen["turns"][over] = 0
        # The action after the end is ignored, but a learner must find one that is allowed.
        self._seen["action_mask"][over] = 0
        self._seen["action_mask"][over, -1] = 1

    def _returned(self) -> TurnObservation:
        return _copied(self._seen) if self._copies else self._seen


def observation_space(limit: int) -> spaces.Dict:
    """Return the observation space of one round."""
    most = len(ALL_TILES)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, most, (FACTS + 1, FACE_COUNT), np.uint8),
            "turns": spaces.Box(0, 2, (limit, FACE_COUNT), np.uint8),
            "action_mask": spaces.Box(0, 1, (limit + 1,), np.int8),
        }
    )


def _empty(envs: int, limit: int) -> TurnObservation:
    return {
        "observation": np.zeros((envs, FACTS + 1, FACE_COUNT), np.uint8),
        "turns": np.zeros((envs, limit, FACE_COUNT), np.uint8),
        "action_mask": np.zeros((envs, limit + 1), np.int8),
    }


def _copied(seen: TurnObservation) -> TurnObservation:
    return {
        "observation": seen["observation"].copy(),
        "turns": seen["turns"].copy(),
        "action_mask": seen["action_mask"].copy(),
    }
