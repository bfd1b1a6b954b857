"""Reference implementation of ``native/env/env.c``: rounds played through ``Game``."""

from __future__ import annotations

import copy

from brikke.env.vector.deals import Deals
from brikke.env.vector.rows import NO_WINNER, SKIP, Actions, Rows
from brikke.env.vector.setup import Setup
from brikke.game.game import Game
from brikke.game.view import draw_or_pass
from brikke.players.playout.deciding import decide
from brikke.rules.position import Turn
from brikke.rules.scoring import Ending
from brikke.rules.table import tiles_on
from brikke.rules.tiles import counts_of
from brikke.solver import Solution


class ReferenceRounds:
    """Rounds that are played in Python, each a :class:`~brikke.game.game.Game`."""

    def __init__(self, setup: Setup) -> None:
        self.rows = Rows.empty(setup.envs, setup.seats, setup.limit)
        self._setup = setup
        self._deals: list[Deals] = []
        self._games: list[Game] = []
        self._listed: list[tuple[Solution, ...]] = []

    def begin(self, seed: int) -> None:
        """Deal new rounds for all rows."""
        setup = self._setup
        self._deals = [Deals(seed, row) for row in range(setup.envs)]
        self._games = [deals.next(setup.rulebook, setup.seats) for deals in self._deals]
        self._listed = [()] * setup.envs
        for row in range(setup.envs):
            self._show_no_end(row)
            self._play_opponents(row)

    def first_refused(self, actions: Actions) -> int:
        """Return the first row with an illegal action, or -1."""
        return next(
            (
                row
                for row, action in enumerate(actions.tolist())
                if action != SKIP and not self._may(row, action)
            ),
            -1,
        )

    def _may(self, row: int, action: int) -> bool:
        return 0 <= action <= self._setup.limit and bool(self.rows.mask[row, action])

    def step(self, actions: Actions) -> None:
        """Make one turn in every round."""
        for row, action in enumerate(actions.tolist()):
            if action == SKIP:
                self._show_no_end(row)
            else:
                self.play(row, self.turn(row, action))

    def turn(self, row: int, action: int) -> Turn:
        """Return the turn of an action."""
        if action == self._setup.limit:
            return draw_or_pass(self._games[row].view(self._games[row].to_move))
        return self._listed[row][action].turn

    def play(self, row: int, turn: Turn) -> None:
        """Make a legal turn in one round, and the following turns of policies."""
        self._show_no_end(row)
        self._push(row, turn)
        self._play_opponents(row)

    def game(self, row: int) -> Game:
        """Return the round of a row."""
        return self._games[row]

    def _push(self, row: int, turn: Turn) -> None:
        self._games[row].push(turn)
        if self._games[row].is_over():
            self._show_end(row)
            self._games[row] = self._deals[row].next(self._setup.rulebook, self._setup.seats)

    def _play_opponents(self, row: int) -> None:
        """Let policies play until the next turn of one of the caller's seats."""
        while policy := self._setup.opponents[self._games[row].to_move]:
            game = self._games[row]
            self._push(row, decide(policy, game.view(game.to_move)))
        self._show(row)

    # Saved rounds

    def save(self) -> object:
        """Return all rounds, without the arrays."""
        return copy.deepcopy((self._deals, self._games, self._listed))

    def load(self, saved: object) -> None:
        """Go on from saved rounds."""
        self._deals, self._games, self._listed = copy.deepcopy(saved)  # type: ignore[misc]

    # Observations

    def _show(self, row: int) -> None:
        game = self._games[row]
        self._listed[row] = self.rows.show(row, game.view(game.to_move))

    def _show_end(self, row: int) -> None:
        game, rows = self._games[row], self.rows
        outcome = game.outcome()
        assert outcome is not None
        rows.ended[row] = True
        rows.ending[row] = tuple(Ending).index(outcome.ending)
        rows.winner[row] = outcome.winner
        rows.length[row] = game.state.turns
        rows.scores[row] = outcome.scores
        state = game.state
        for seat in range(state.seats):
            rows.final_racks[row, seat] = counts_of(state.position(seat).rack)
        rows.final_table[row] = counts_of(tiles_on(state.table))
        rows.final_pool[row] = len(state.pool)
        rows.final_opened[row] = state.opened
        rows.final_passes[row] = state.passes

    def _show_no_end(self, row: int) -> None:
        rows = self.rows
        rows.ended[row] = False
        rows.ending[row] = rows.length[row] = rows.scores[row] = 0
        rows.winner[row] = NO_WINNER
        rows.final_racks[row] = rows.final_table[row] = rows.final_pool[row] = 0
        rows.final_opened[row] = rows.final_passes[row] = 0
