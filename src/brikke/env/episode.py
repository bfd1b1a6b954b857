"""Episodes: a round that is played action by action."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from brikke.env.actions import ACTIONS
from brikke.env.turn_builder import TurnBuilder
from brikke.env.turn_encoding import encode_turn
from brikke.errors import InputError
from brikke.game.game import Game
from brikke.rules.position import Play, Turn
from brikke.rules.rulebook import Rulebook
from brikke.rules.scoring import Ending


class Episode:
    """A game, and the turn that the seat to move is building."""

    def __init__(self, game: Game, *, arranges: bool = True) -> None:
        self.game = game
        self._arranges = arranges
        self._builder: TurnBuilder | None = None

    @property
    def builder(self) -> TurnBuilder:
        """The turn that is being built; legal actions are computed on first use."""
        if self._builder is None:
            position, pool = self.game.position, len(self.game.state.pool)
            self._builder = TurnBuilder(position, pool, arranges=self._arranges)
        return self._builder

    def legal(self, seat: int) -> frozenset[int]:
        """Return the legal actions of a seat; none if it is not its turn."""
        if self.game.is_over() or seat != self.game.to_move:
            return frozenset()
        return self.builder.legal

    def take(self, action: int) -> None:
        """Take an action for the seat to move; the last action of a turn makes the turn."""
        self.builder.take(action)
        if self.builder.turn is not None:
            self.push(self.builder.turn)

    def push(self, turn: Turn) -> None:
        """Make a whole turn; a partly built turn is discarded."""
        self.game.push(turn)
        self._builder = None

    def encode_turn(self, turn: Turn) -> Iterator[int]:
        """Yield the actions of a whole turn, to be taken one by one.

        The table will be arranged exactly as in the turn, even where the arrangement is free.
        """
        self.builder.model = turn if isinstance(turn, Play) else None
        return encode_turn(self.builder, turn)


def check_action(action: Any) -> int:
    """Return the number of an action, or raise :class:`InputError`; floats are refused."""
    try:
        number = operator.index(action)
    except TypeError:
        number = -1
    if number not in range(ACTIONS):
        raise InputError(f"actions are numbered 0 to {ACTIONS - 1}", action)
    return number


def game_for_reset(
    options: Mapping[str, Any] | None, rulebook: Rulebook, seats: int, seed: int
) -> Game:
    """Return a copy of the game in ``reset(options={"game": ...})``, or deal a new one."""
    game = (options or {}).get("game")
    if game is None:
        return Game(rulebook, seats, seed=seed)
    if not isinstance(game, Game) or game.is_over():
        raise InputError("the option game must be a game that is not over", game)
    if (game.rulebook, game.state.seats) != (rulebook, seats):
        found = f"{game.rulebook.edition} with {game.state.seats} seats"
        raise InputError("the game has other rules or seats than the environment", found)
    return game.copy()


def episode_info(episode: Episode) -> dict[str, Any]:
    """Return the info dictionary of an episode: public facts, always the same keys and numbers.

    Some learning libraries make room for what they find first. ``ending`` is the place of the
    ending in :class:`.Ending`; it and ``winner`` are -1 before the end.
    """
    state = episode.game.state
    result = state.outcome
    return {
        "turn": state.turns,
        "ending": -1 if result is None else tuple(Ending).index(result.ending),
        "winner": -1 if result is None else result.winner,
        "scores": np.array(result.scores if result else [0] * state.seats, np.int64),
    }
