"""Win probabilities of all players, estimated by play-outs with all racks known.

The round is played out many times. Everyone follows the policy that the champion assumes of them,
and the pool is shuffled again for every play-out. So an estimate knows every rack, but not the
order of the pool. It is the share of rounds won; with 64 rounds its standard error is at most 6
percentage points.

>>> from brikke.players.chances import chances
>>> from brikke.players.playout import Start
>>> first, second = chances(Start.deal(7, "nordic", 2), rounds=20)
>>> first + second
1.0
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from brikke.errors import InputError
from brikke.game.events import FaceDown, State
from brikke.game.game import Game
from brikke.game.moments import Did
from brikke.players.bots.champion.policies import policies_from_racks
from brikke.players.playout import Policy, Start, play_out
from brikke.rules.rulebook import EmptyPool, Jokers, Rulebook
from brikke.solver import core_name

Chances = tuple[float, ...]
"""The win probability of every seat; the sum is 1."""

ROUNDS: Final = 64
"""Play-outs for one estimate. The standard error is 6 percentage points at most, and all estimates
of a round of two players take a second or two."""
HOARDER_ROUNDS: Final = 32
"""Play-outs where two players hoard, because their endgame takes ten times as long. The standard
error is then 9 percentage points at most."""
REUSED_TURNS: Final = 8
"""Where two players hoard, an estimate is reused for this many turns: a draw changes little."""

DIGITS: Final = 6
"""Differences are rounded to this many digits, so that equal ones compare equal."""
MIN_COST: Final = 0.2
"""The least loss of probability that is reported; sampling error alone hardly reaches it."""


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
    without a native core, where an endgame would take too long, and where a record written by hand
    holds a state that no round can have.
    """
    found: list[Chances | None] = []
    age = 0
    for state, is_draw in _states(game):
        if state.outcome is not None:
            found.append(tuple(float(seat == state.outcome.winner) for seat in range(state.seats)))
            continue
        start = _start(state)
        if start is None:
            found.append(None)
        elif not _both_hoard(start):
            age = 0
            found.append(chances(start))
        elif _is_too_slow(state.rulebook):
            found.append(None)
        elif age and is_draw:
            age = (age + 1) % REUSED_TURNS
            found.append(found[-1])
        else:
            age = 1
            found.append(chances(start, HOARDER_ROUNDS))
    return tuple(found)


def costliest_turn(found: Sequence[Chances | None], movers: Sequence[int]) -> int | None:
    """Return the number, from 1, of the turn that lowered its player's probability the most.

    Losses that may be sampling error give None; of equal losses the first counts.
    """
    costs = {
        turn: round(before[seat] - after[seat], DIGITS)
        for turn, (seat, before, after) in enumerate(
            zip(movers, found[:-1], found[1:], strict=True), start=1
        )
        if before is not None and after is not None
    }
    turn = max(costs, key=costs.__getitem__, default=None)
    return turn if turn is not None and costs[turn] >= MIN_COST else None


def _start(state: State) -> Start | None:
    try:
        return Start.from_state(state)
    except InputError:
        return None


def _both_hoard(start: Start) -> bool:
    return start.seats == 2 and all(policy.hoards for policy in _policies(start))


def _policies(start: Start) -> Sequence[Policy]:
    return policies_from_racks(start.rulebook, start.opened, [len(rack) for rack in start.racks])


def _is_too_slow(rulebook: Rulebook) -> bool:
    """Return whether an endgame of two hoarders takes a hundred times as long as a round."""
    plays_on = rulebook.empty_pool is not EmptyPool.ROUND_ENDS
    return plays_on and rulebook.jokers is not Jokers.FREE


def _states(game: Game) -> Iterator[tuple[State, bool]]:
    """Yield the state after the deal and after every turn, and whether that turn drew a tile.

    The last state is the end of the round, if it has one.
    """
    moments = game.moments()
    states = [game.dealt, *(moment.after for moment in moments)]
    drew = [False, *(moment.did is Did.DREW for moment in moments)]
    return zip([*states[:-1], game.state], drew, strict=True)
