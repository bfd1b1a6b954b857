"""TileEnv: many rounds at once, played tile by tile; TileState: one of them, for tree search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from brikke.env.actions import ACTIONS, action_text
from brikke.env.observation import Observation
from brikke.env.rewards import Reward
from brikke.env.vector.setup import Setup, check_actions, check_threads
from brikke.env.vector.side_by_side import SideBySide
from brikke.env.vector.tile_rows import TileRows
from brikke.errors import InputError
from brikke.players.playout import Policy
from brikke.players.playout.rng import check_seed
from brikke.rules.rulebook import DEFAULT, Rulebook
from brikke.solver import core_name


class TileEnv(SideBySide):
    """Many rounds at once; a step takes one of the 56 actions in every round.

    It is the game of :mod:`brikke.env.brikke_v0`, with the same observations and masks, played by
    the native core. The caller plays every seat, except those for which ``opponents`` names a
    policy. A round that is over shows its end, and its only action is to pass: this deals the next.

    A round can be copied to another (:meth:`copy_round`), and saved as bytes (:meth:`save`).
    """

    def __init__(
        self,
        rulebook: str | Rulebook = DEFAULT,
        seats: int = 2,
        envs: int = 1024,
        *,
        seed: int = 0,
        threads: int = 1,
        opponents: Sequence[Policy | None] | None = None,
        arrange: bool = True,
    ) -> None:
        # The limit of listed turns has no meaning here; any valid one will do.
        self._setup = Setup.of(rulebook, seats, envs, 1, opponents)
        self._arranges = arrange
        self._open(check_threads(threads))
        self._seed = check_seed(seed)
        self.reset()

    def _open(self, threads: int) -> None:
        if core_name() != "native":
            raise InputError(
                "rounds side by side, tile by tile, need the native core; brikke_v0 plays the same "
                "with the core",
                core_name(),
            )
        from brikke.env.vector.native import pack_seats  # noqa: PLC0415 - there may be none
        from brikke.env.vector.threads import RowThreads  # noqa: PLC0415
        from brikke.solver.native import workspace  # noqa: PLC0415

        setup = self._setup
        self.rows = TileRows.empty(setup.rulebook, setup.envs, setup.seats)
        self._workspace = workspace
        self._count_of_threads = threads
        self._threads = RowThreads(setup.envs, threads)
        start, policies = pack_seats(setup.rulebook, setup.opponents)
        with workspace() as solver:
            self._rounds = solver.open_tiles(
                start, policies, self._arranges, setup.envs, self.rows.all()
            )

    def reset(self, seed: int | None = None) -> TileRows:
        """Deal new rounds for all environments: by this seed, or again by the last one.

        A seed deals the rounds of :class:`.VectorEnv`.
        """
        if seed is not None:
            self._seed = check_seed(seed)
        with self._workspace() as solver:
            solver.seed_tiles(self._rounds, self._seed)
        self._threads.run(lambda solver, first, end: solver.deal_tiles(self._rounds, first, end))
        return self.rows

    def step(self, actions: ArrayLike) -> TileRows:
        """Take one action in every round; an illegal one raises and changes nothing.

        The action -1 leaves a round as it is.
        """
        chosen = check_actions(actions, self.envs)
        with self._workspace() as solver:
            refused = solver.first_refused_tile(self._rounds, chosen)
        if refused >= 0:
            action = int(chosen[refused])
            shown = action_text(action) if action in range(ACTIONS) else action
            raise InputError(f"in environment {refused} this action is not legal now", shown)
        self._threads.run(
            lambda solver, first, end: solver.step_tiles(self._rounds, chosen, first, end)
        )
        return self.rows

    def deal(self, env: int) -> TileRows:
        """Deal the next round in one environment, over or not."""
        row = self._row(env)
        with self._workspace() as solver:
            solver.deal_tiles(self._rounds, row, row + 1)
        return self.rows

    def rewards(self, reward: str = Reward.WIN) -> NDArray[np.float64]:
        """Return the rewards of all seats, ``[envs, seats]``: zeros where no round is over."""
        scheme = Reward.read(reward)
        if scheme is Reward.PROGRESS:
            raise InputError("here rewards are paid at the end, by win or points, not by", reward)
        if scheme is Reward.POINTS:
            return self.rows.scores.astype(np.float64)
        won = self.rows.winner[:, None] == np.arange(self.seats)
        paid = np.where(won, 1.0, -1.0 / (self.seats - 1))
        return np.where(self.rows.ended[:, None], paid, 0.0)

    def observe(self, env: int, seat: int) -> Observation:
        """Return what any seat sees; its mask is empty unless it is to move."""
        row = self._row(env)
        if not isinstance(seat, int | np.integer) or not 0 <= seat < self.seats:
            raise InputError(f"seats are numbered 0 to {self.seats - 1}", seat)
        with self._workspace() as solver:
            seen, to_move = solver.observe_tiles(self._rounds, row, int(seat))
        mask = self.rows.action_mask[row].copy() if to_move else np.zeros(ACTIONS, np.int8)
        shape = self.rows.observation.shape[1:]
        return {
            "observation": np.frombuffer(seen, np.int8).reshape(shape).copy(),
            "action_mask": mask,
        }

    # Copies, for search

    def copy_round(self, source: int, target: int) -> None:
        """Make the round of one environment the same as that of another."""
        with self._workspace() as solver:
            solver.copy_tiles(self._rounds, self._row(source), self._row(target))

    def save(self, env: int) -> bytes:
        """Return a round as bytes, with its hidden tiles and the turn that is being built."""
        with self._workspace() as solver:
            return solver.save_tiles(self._rounds, self._row(env))

    def load(self, env: int, saved: bytes) -> TileRows:
        """Go on from a round that was saved by the same rules and the same version.

        Other bytes raise :class:`.InputError` and change nothing.
        """
        row = self._row(env)
        if not isinstance(saved, bytes):
            raise InputError("a saved round is bytes, not", type(saved).__name__)
        try:
            with self._workspace() as solver:
                solver.load_tiles(self._rounds, row, saved)
        except ValueError as error:
            raise InputError(f"{error}, but bytes of length", len(saved)) from None
        return self.rows

    def redeal(self, env: int, seed: int) -> None:
        """Deal anew what the seat to move does not see: the pool and the other racks.

        The result depends only on the seed and on what it knows. So search can sample what is
        hidden, and never sees the real tiles.
        """
        row = self._row(env)
        if self.rows.ended[row]:
            raise InputError("the round is over, nothing is hidden in environment", env)
        with self._workspace() as solver:
            solver.redeal_tiles(self._rounds, row, check_seed(seed))

    def copy(self) -> TileEnv:
        """Return a second environment that goes on from the same rounds."""
        other: TileEnv = object.__new__(TileEnv)
        other.__setstate__(self.__getstate__())
        return other

    def state(self, env: int) -> TileState:
        """Return a copy of one round, on its own."""
        return TileState._of(self, self.save(env))

    def __getstate__(self) -> dict[str, Any]:
        return {
            "setup": self._setup,
            "arranges": self._arranges,
            "threads": self._count_of_threads,
            "seed": self._seed,
            "rounds": [self.save(env) for env in range(self.envs)],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._setup, self._arranges = state["setup"], state["arranges"]
        self._seed = state["seed"]
        self._open(state["threads"])
        for env, saved in enumerate(state["rounds"]):
            self.load(env, saved)


class TileState:
    """One round, played tile by tile: a state that can be copied and stored, for tree search."""

    def __init__(
        self,
        rulebook: str | Rulebook = DEFAULT,
        seats: int = 2,
        *,
        seed: int = 0,
        arrange: bool = True,
    ) -> None:
        self._env = TileEnv(rulebook, seats, 1, seed=seed, arrange=arrange)

    @classmethod
    def _of(cls, env: TileEnv, saved: bytes) -> TileState:
        state = cls.__new__(cls)
        alone: TileEnv = object.__new__(TileEnv)
        like = env._setup
        alone._setup = Setup(like.rulebook, like.seats, 1, like.limit, like.opponents)
        alone._arranges, alone._seed = env._arranges, env._seed
        alone._open(1)
        alone.load(0, saved)
        state._env = alone
        return state

    @property
    def seat(self) -> int:
        """The seat to move; after the end, the last one that moved."""
        return int(self._env.rows.seat[0])

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return bool(self._env.rows.ended[0])

    @property
    def legal(self) -> list[int]:
        """The legal actions; none when the round is over."""
        if self.is_over:
            return []
        legal: list[int] = np.flatnonzero(self._env.rows.action_mask[0]).tolist()
        return legal

    def observe(self, seat: int | None = None) -> Observation:
        """Return what a seat sees: the seat to move, or another."""
        return self._env.observe(0, self.seat if seat is None else seat)

    def take(self, action: int) -> None:
        """Take a legal action; any other raises :class:`.InputError` and changes nothing."""
        if self.is_over:
            raise InputError("the round is over, no action is legal", action)
        self._env.step([action])

    def rewards(self, reward: str = Reward.WIN) -> list[float]:
        """Return the rewards by seat; zeros before the end."""
        paid: list[float] = self._env.rewards(reward)[0].tolist()
        return paid

    def redeal(self, seed: int) -> None:
        """Deal anew what the seat to move does not see, see :meth:`TileEnv.redeal`."""
        self._env.redeal(0, seed)

    def copy(self) -> TileState:
        """Return a second state that goes on from here."""
        return TileState._of(self._env, bytes(self))

    def __bytes__(self) -> bytes:
        return self._env.save(0)

    def load(self, saved: bytes) -> None:
        """Go on from ``bytes(state)`` of a state with the same rules: the fastest way back."""
        self._env.load(0, saved)
