"""Gymnasium vector environments with one learner in each of many rounds: what they share.

Policies of the core play the other seats.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from brikke.env.rewards import Reward
from brikke.errors import InputError, suggestion
from brikke.game.game import check_seats
from brikke.players.playout import HOARDER, STEADY, Policy

POLICIES: Final[Mapping[str, Policy]] = {"steady": STEADY, "hoarder": HOARDER}
"""Policies that the core plays, by name."""

Batch = NDArray[Any]


class _Results(Protocol):
    """How the rounds have ended that are over."""

    @property
    def winner(self) -> Batch: ...
    @property
    def ending(self) -> Batch: ...
    @property
    def scores(self) -> Batch: ...


class LearnerVectorEnv(VectorEnv[Any, Any, Any]):
    """One learner in each of many rounds; how they are played is for the classes below."""

    def __init__(
        self,
        num_envs: int,
        *,
        seat: int,
        reward: str,
        observations: spaces.Dict,
        actions: spaces.Discrete,
        autoreset_mode: AutoresetMode | str,
        copy: bool,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None:
            raise InputError(
                "rounds side by side have no picture, render_mode must be None, not", render_mode
            )
        self.seat = seat
        self.reward = Reward.read(reward)
        self.num_envs = num_envs
        self.autoreset_mode = _autoreset_mode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observations
        self.single_action_space = actions
        self.observation_space = batch_space(observations, num_envs)
        self.action_space = batch_space(actions, num_envs)
        self._copies = copy

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal new rounds; ``options={"reset_mask": mask}`` deals only where one is over."""
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            self._deal_again(self._checked_mask(mask))
        else:
            if isinstance(seed, list):
                raise InputError("all rounds are dealt by one seed, not by a list", seed)
            super().reset(seed=seed)
            self._deal(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._returned(), {}

    def close_extras(self, **kwargs: Any) -> None:
        """Do nothing: there are no resources to release."""

    @property
    @abstractmethod
    def _ended(self) -> NDArray[np.bool_]:
        """The rounds that are over, and whose end is shown."""

    @abstractmethod
    def _deal(self, seed: int) -> None:
        """Deal all rounds by a seed."""

    @abstractmethod
    def _deal_again(self, over: Batch) -> None:
        """Go on to the next round where one is over."""

    @abstractmethod
    def _returned(self) -> Any:
        """Return the observations, as copies unless the caller wants none."""

    def _waiting(self) -> NDArray[np.bool_]:
        """Return the rounds that are over before a step; raise if somebody else resets them."""
        waiting = self._ended.copy()
        if waiting.any() and self.autoreset_mode is AutoresetMode.DISABLED:
            raise InputError("a round is over, reset it first", int(waiting.argmax()))
        return waiting

    def _checked_mask(self, mask: Any) -> NDArray[np.bool_]:
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_:
            raise InputError(f"a reset_mask has {self.num_envs} truth values, not", mask)
        playing = given & ~self._ended
        if playing.any():
            raise InputError("this round is not over, reset all or none", int(playing.argmax()))
        return given


def infos_of(rows: _Results, ended: Batch) -> dict[str, Any]:
    """Return what is known of ended rounds, with the masks that Gymnasium puts beside it."""
    found = {"winner": rows.winner, "ending": rows.ending, "scores": rows.scores}
    infos = {name: np.array(array, np.int64) for name, array in found.items()}
    infos["ending"][~ended] = -1
    return infos | {f"_{name}": ended.copy() for name in found}


def policies_of(opponents: Sequence[str | Policy], seat: int) -> list[Policy | None]:
    """Return who plays each seat, with None for the learner's."""
    if isinstance(opponents, str):
        raise InputError("opponents must be a list of policies, not", opponents)
    policies: list[Policy | None] = [_policy(each) for each in opponents]
    check_seats(len(policies) + 1)
    if seat not in range(len(policies) + 1):
        raise InputError(f"seats are numbered 0 to {len(policies)}", seat)
    policies.insert(seat, None)
    return policies


def _policy(opponent: str | Policy) -> Policy:
    if isinstance(opponent, Policy):
        return opponent
    if opponent not in POLICIES:
        raise InputError(f"the core has no such policy{suggestion(opponent, POLICIES)}", opponent)
    return POLICIES[opponent]


def _autoreset_mode(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        names = ", ".join(each.value for each in AutoresetMode)
        raise InputError(f"autoreset_mode must be one of {names}, not", mode) from None
