"""Vectorized environment by the native core, which fills the arrays in place.

The core keeps the arrays through the buffer protocol and plays rows on any number of threads, each
with its own workspace. It keeps a log of every round. When a caller asks for a round, a
:class:`~brikke.game.game.Game` is made from its deal and its log.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from brikke.env.vector.deals import deal_game
from brikke.env.vector.rows import Actions, Rows
from brikke.env.vector.setup import Setup
from brikke.env.vector.threads import RowThreads
from brikke.game.game import Game
from brikke.game.view import draw_or_pass
from brikke.players.playout import STEADY, Policy, Start
from brikke.players.playout.deciding import decide
from brikke.players.playout.packing import pack, pack_policies
from brikke.rules.position import Play, Turn
from brikke.rules.rulebook import Rulebook
from brikke.rules.table import tiles_on
from brikke.rules.tiles import counts_of
from brikke.solver import turns
from brikke.solver.native import workspace
from brikke.solver.packing import pack_table

BY_HAND: Final = 0xFFFE
BY_POLICY: Final = 0xFFFF

SavedRounds = tuple[bytes, dict[int, tuple[int, dict[int, Turn]]]]
"""The core's rounds, and by row the turns that were made by ``play``."""


@dataclass(slots=True)
class _ReplayedRound:
    """A round replayed from its log so far, and its turns that were made by ``play``."""

    serial: int
    game: Game | None = None
    seen: int = 0
    by_hand: dict[int, Turn] = field(default_factory=dict)


class NativeRounds:
    """Rounds that the native core plays."""

    def __init__(self, setup: Setup, threads: int) -> None:
        self.rows = Rows.empty(setup.envs, setup.seats, setup.limit)
        self._setup = setup
        self._replayed: dict[int, _ReplayedRound] = {}
        self._threads = RowThreads(setup.envs, threads)
        start, seats = pack_seats(setup.rulebook, setup.opponents)
        with workspace() as solver:
            self._rounds = solver.open_rounds(
                start, seats, setup.limit, setup.envs, self.rows.all()
            )

    def begin(self, seed: int) -> None:
        """Deal new rounds for all rows."""
        self._replayed.clear()
        with workspace() as solver:
            solver.seed_rounds(self._rounds, seed)
        self._threads.run(lambda solver, first, end: solver.begin_rounds(self._rounds, first, end))

    def first_refused(self, actions: Actions) -> int:
        """Return the first row with an illegal action, or -1."""
        with workspace() as solver:
            return solver.first_refused(self._rounds, actions)

    def step(self, actions: Actions) -> None:
        """Make one turn in every round."""
        self._threads.run(
            lambda solver, first, end: solver.step_rounds(self._rounds, actions, first, end)
        )

    def play(self, row: int, turn: Turn) -> None:
        """Make a legal turn in one round, and the following turns of policies."""
        if isinstance(turn, Play):
            self._play_by_hand(row, turn)
            return
        actions = np.full(self._setup.envs, self._setup.limit, np.int64)
        with workspace() as solver:
            solver.step_rounds(self._rounds, actions, row, row + 1)

    def _play_by_hand(self, row: int, turn: Play) -> None:
        game = self.game(row)
        replayed = self._replayed[row]
        laid = turn.table
        before = counts_of(tiles_on(game.state.table))
        played = [now - was for now, was in zip(counts_of(tiles_on(laid)), before, strict=True)]
        rulebook = self._setup.rulebook
        replayed.by_hand[replayed.seen] = turn
        with workspace() as solver:
            solver.play_in_round(self._rounds, row, bytes(played), pack_table(rulebook, laid))

    # Saved rounds

    def save(self) -> SavedRounds:
        """Return all rounds, without the arrays."""
        by_hand = {
            row: (each.serial, dict(each.by_hand))
            for row, each in self._replayed.items()
            if each.by_hand
        }
        with workspace() as solver:
            return solver.save_rounds(self._rounds), by_hand

    def load(self, saved: SavedRounds) -> None:
        """Go on from saved rounds."""
        rounds, by_hand = saved
        with workspace() as solver:
            solver.load_rounds(self._rounds, rounds)
        self._replayed = {
            row: _ReplayedRound(serial, by_hand=dict(turns))
            for row, (serial, turns) in by_hand.items()
        }

    # Replaying a round

    def game(self, row: int) -> Game:
        """Return the round of a row: it is dealt again, and its log is replayed."""
        with workspace() as solver:
            serial, starter, seed, packed_log = solver.story_of_round(self._rounds, row)
        replayed = self._replayed.get(row)
        if replayed is None or replayed.serial != serial:
            replayed = self._replayed[row] = _ReplayedRound(serial)
        if replayed.game is None:
            replayed.game = deal_game(self._setup.rulebook, self._setup.seats, starter, seed)
        log = array("H", packed_log)
        for at in range(replayed.seen, len(log)):
            replayed.game.push(self._logged(replayed, at, log[at]))
        replayed.seen = len(log)
        return replayed.game

    def _logged(self, replayed: _ReplayedRound, at: int, action: int) -> Turn:
        game = replayed.game
        assert game is not None
        if action == BY_HAND:
            return replayed.by_hand[at]
        if action == BY_POLICY:
            policy = self._setup.opponents[game.to_move]
            assert policy is not None
            return decide(policy, game.view(game.to_move))
        if action == self._setup.limit:
            return draw_or_pass(game.view(game.to_move))
        return turns(game.position, self._setup.limit)[action].turn


def pack_seats(rulebook: Rulebook, opponents: Sequence[Policy | None]) -> tuple[bytes, bytes]:
    """Return a round before its deal, and who plays its seats, as the core reads them."""
    policies = b"".join(
        bytes((policy is not None,)) + pack_policies([policy or STEADY]) for policy in opponents
    )
    return pack(Start.undealt(rulebook, len(opponents))), policies
