"""VectorEnv: the interface of the vectorized environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from numpy.typing import ArrayLike

from brikke.env.vector.reference import ReferenceRounds
from brikke.env.vector.rows import Actions, Rows
from brikke.env.vector.setup import Setup, check_actions, check_threads
from brikke.env.vector.side_by_side import SideBySide
from brikke.errors import InputError
from brikke.game.game import Game, IllegalTurn
from brikke.game.view import PlayerView
from brikke.players.playout import Policy
from brikke.players.playout.rng import check_seed
from brikke.rules.position import Play, Turn
from brikke.rules.rulebook import DEFAULT, Rulebook
from brikke.solver import Solution, core_name, turns


class _Rounds(Protocol):
    """The interface of the native core and of the reference implementation."""

    rows: Rows

    def begin(self, seed: int) -> None: ...
    def first_refused(self, actions: Actions) -> int: ...
    def step(self, actions: Actions) -> None: ...
    def play(self, row: int, turn: Turn) -> None: ...
    def game(self, row: int) -> Game: ...
    def save(self) -> Any: ...
    def load(self, saved: Any) -> None: ...


class VectorEnv(SideBySide):
    """Many rounds at once; in each step the seat to move of every round takes a turn.

    The caller plays every seat, except those for which ``opponents`` names a policy: the core plays
    these, and the caller sees only the turns of the other seats. When a round ends, the next one is
    dealt in the same step; :attr:`Rows.ended <brikke.env.vector.Rows.ended>` marks it.

    One seed gives the same rounds on any number of threads. The arrays of ``rows`` are allocated
    once and filled in place. Without a native core a slow reference implementation does the same.
    """

    def __init__(
        self,
        rulebook: str | Rulebook = DEFAULT,
        seats: int = 2,
        envs: int = 1024,
        *,
        limit: int = 64,
        seed: int = 0,
        threads: int = 1,
        opponents: Sequence[Policy | None] | None = None,
    ) -> None:
        self._setup = Setup.of(rulebook, seats, envs, limit, opponents)
        self._threads = check_threads(threads)
        self._rounds = _rounds(self._setup, threads)
        self._seed = check_seed(seed)
        self.reset()

    @property
    def limit(self) -> int:
        """The largest number of listed turns; as an action it draws, or passes on an empty pool."""
        return self._setup.limit

    @property
    def rows(self) -> Rows:
        """The observations of all rounds, always in the same arrays."""
        return self._rounds.rows

    def reset(self, seed: int | None = None) -> Rows:
        """Deal new rounds for all environments: by this seed, or again by the last one."""
        if seed is not None:
            self._seed = check_seed(seed)
        self._rounds.begin(self._seed)
        return self.rows

    def step(self, actions: ArrayLike) -> Rows:
        """Take one turn in every round; an illegal action raises and changes nothing.

        The action -1 leaves a round as it is.
        """
        chosen = check_actions(actions, self.envs)
        refused = self._rounds.first_refused(chosen)
        if refused >= 0:
            raise InputError(
                f"in environment {refused} this action is not legal now", int(chosen[refused])
            )
        self._rounds.step(chosen)
        return self.rows

    def play(self, env: int, turn: Turn) -> Rows:
        """Take any legal turn in one round, listed or not; the other rounds do not change.

        An illegal one raises :class:`~brikke.game.game.IllegalTurn` and changes nothing.
        """
        found = self._game(env).violations(turn)
        if found:
            raise IllegalTurn(found)
        self._rounds.play(env, turn)
        return self.rows

    def view(self, env: int) -> PlayerView:
        """Return the view of the seat to move in a round."""
        game = self._game(env)
        return game.view(game.to_move)

    def turns(self, env: int) -> tuple[Solution, ...]:
        """Return the listed turns of a round, in the order of their actions."""
        found = turns(self._game(env).position, self.limit)
        return tuple([each for each in found if isinstance(each.turn, Play)])

    def game(self, env: int) -> Game:
        """Return a copy of a round with its hidden tiles: for records, not for players."""
        return self._game(env).copy()

    def copy(self) -> VectorEnv:
        """Return a second environment that goes on from the same rounds, for search."""
        other: VectorEnv = object.__new__(VectorEnv)
        other.__setstate__(self.__getstate__())
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {
            "setup": self._setup,
            "threads": self._threads,
            "seed": self._seed,
            "rounds": self._rounds.save(),
            "rows": [array.copy() for array in self.rows.all()],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._setup, self._threads = state["setup"], state["threads"]
        self._seed = state["seed"]
        self._rounds = _rounds(self._setup, self._threads)
        self._rounds.load(state["rounds"])
        for array, saved in zip(self.rows.all(), state["rows"], strict=True):
            array[...] = saved

    def _game(self, env: int) -> Game:
        return self._rounds.game(self._row(env))


def _rounds(setup: Setup, threads: int) -> _Rounds:
    if core_name() != "native":
        return ReferenceRounds(setup)
    from brikke.env.vector.native import NativeRounds  # noqa: PLC0415 - there may be none

    return NativeRounds(setup, threads)
