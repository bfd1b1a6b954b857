"""Win probabilities of all players, by a network or by play-outs.

Throughout a round a network is asked about every seat (:mod:`brikke.players.network`): each one's
chances are estimated from what it knows, if people play on, and then divided by their sum. For one
position the round can also be played out many times. Everyone follows the policy that the champion
assumes of them, and the pool is shuffled again for every play-out. So such an estimate knows every
rack, but not the order of the pool. It is the share of rounds won; with 64 rounds its standard
error is at most 6 percentage points.

>>> from brikke.players.chances import chances
>>> from brikke.players.playout import Start
>>> first, second = chances(Start.deal(7, "nordic", 2), rounds=20)
>>> first + second
1.0
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import fsum
from typing import Final

from brikke.errors import InputError
from brikke.game.events import FaceDown, State
from brikke.game.game import Game
from brikke.players.bots.champion.policies import policies_from_racks
from brikke.players.network import Outlook, estimates
from brikke.players.playout import Policy, Start, play_out
from brikke.solver import core_name

Chances = tuple[float, ...]
"""The win probability of every seat; the sum is 1."""

ROUNDS: Final = 64
"""Play-outs for one estimate. The standard error is 6 percentage points at most."""


def chances(start: Start, rounds: int = ROUNDS, seed: int = 0) -> Chances | None:
    """Return the win probability of each seat; None without a native core, as it takes minutes.

    The order of the pool is always taken as unknown.
    """
    if not isinstance(rounds, int) or rounds < 1:
        raise InputError("play out at least one round", rounds)
    if core_name() == "python":
        return None
    hidden = replace(start, pool=(FaceDown,) * len(start.pool))
    # The same seeds every time: a play leaves the pool as it was, so the same tiles are drawn
    # before and after it, and a play that the policy makes changes no estimate.
    played = play_out(hidden, _policies(start), range(seed, seed + rounds))
    winners = [each.outcome.winner for each in played]
    return tuple(winners.count(seat) / rounds for seat in range(start.seats))


def chances_throughout(game: Game) -> tuple[Chances | None, ...]:
    """Return the probabilities after the deal and after every turn of a round, finished or not.

    At the end they are 1 for the winner and 0 for the others. None means that there is no estimate:
    without a native core, and where a record written by hand holds a state that no round can have.
    """
    return tuple(_result(state) or _estimated(state) for state in _states(game))


def _estimated(state: State) -> Chances | None:
    is_open = not any(FaceDown in rack for rack in state.racks)
    if core_name() == "python" or not is_open or _start(state) is None:
        return None
    wins = [each.win for each in estimates([Outlook.of(state, at) for at in range(state.seats)])]
    return tuple(win / fsum(wins) for win in wins)


def _result(state: State) -> Chances | None:
    """Return 1 for the winner and 0 for the others, or None while the round goes on."""
    if state.outcome is None:
        return None
    return tuple(float(seat == state.outcome.winner) for seat in range(state.seats))


def _start(state: State) -> Start | None:
    try:
        return Start.from_state(state)
    except InputError:
        return None


def _policies(start: Start) -> Sequence[Policy]:
    return policies_from_racks(start.rulebook, start.opened, [len(rack) for rack in start.racks])


def _states(game: Game) -> list[State]:
    """Return the state after the deal and after every turn; the last one has the result, if any."""
    states = [game.dealt, *(moment.after for moment in game.moments())]
    return [*states[:-1], game.state]
