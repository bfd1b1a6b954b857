"""The champion's estimate of everyone's chances to win, with all racks in sight.

The round is played out many times from where it stands, everyone playing as the champion reads
them; what is still to be drawn is mixed anew every time. So an estimate knows who holds what, but
foresees no luck. It is a share of rounds, with the error that shares have: of 64 rounds, 6 points
in 100 at most.

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
from brikke.game.events import Drew, FaceDown, RoundEnded, State, TurnEvent, step
from brikke.game.game import Game
from brikke.players.bots.champion.policies import policies_from_racks
from brikke.players.playout import Policy, Start, play_out
from brikke.rules.rulebook import EmptyPool, Jokers, Rulebook
from brikke.solver import core_name

Chances = tuple[float, ...]
"""For every seat its share of wins; together they are 1."""

ROUNDS: Final = 64
"""Played out for one estimate: 6 points in 100 are its standard error, and most rounds of two
players are estimated throughout in a second or two."""
HOARDER_ROUNDS: Final = 32
"""Two who both hoard meet in an end that costs ten times as much: 9 points in 100."""
REUSED_TURNS: Final = 8
"""For so many moments between two who hoard an estimate stands: one tile more changes little."""

DIGITS: Final = 6
"""Shares are fractions in decimals: without rounding no two differences were the same."""
MIN_COST: Final = 0.2
"""What a turn must cost to be singled out: as much as mere error hardly makes in a whole round."""


def chances(start: Start, rounds: int = ROUNDS, seed: int = 0) -> Chances | None:
    """Return each seat's share of wins, or None without a native core: it would take minutes.

    The order of the pool is hidden, whether it is known or not.
    """
    if not isinstance(rounds, int) or rounds < 1:
        raise InputError("at least one round is played out", rounds)
    if core_name() != "native":
        return None
    hidden = replace(start, pool=(FaceDown,) * len(start.pool))
    # Always the same seeds: a play leaves the pool as it was, so before and after it the same
    # tiles are drawn, and a play that was foreseen changes no estimate.
    played = play_out(hidden, _policies(start), range(seed, seed + rounds))
    winners = [each.outcome.winner for each in played]
    return tuple(winners.count(seat) / rounds for seat in range(start.seats))


def chances_throughout(game: Game) -> tuple[Chances | None, ...]:
    """Return the chances at the deal and after every turn of a round, which may be unfinished.

    When it is over they are 1 for who won. None is what cannot be told: everything before the end
    without a native core, where an end would take too long to play out, and, since anyone may
    write a record, moments that no round has.
    """
    found: list[Chances | None] = []
    age = 0
    for state, is_draw in _moments(game):
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
    """Return the number of the turn, from 1, that cost its seat the most: its own, or bad luck.

    Nothing is singled out that may be mere error; of several the first is.
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
    """Return whether the end between two who hoard takes a hundred times as long as a round."""
    plays_on = rulebook.empty_pool is not EmptyPool.ROUND_ENDS
    return plays_on and rulebook.jokers is not Jokers.FREE


def _moments(game: Game) -> Iterator[tuple[State, bool]]:
    """Yield the deal and where every turn led, with whether a tile was drawn there.

    The last turn leads to the end of the round, if it has one.
    """
    state: State | None = None
    last: tuple[State, bool] | None = None
    for event in game.events:
        before, state = state, step(state, event)
        if not state.racks:
            continue
        if isinstance(event, TurnEvent) or not (before and before.racks):
            if last is not None:
                yield last
            last = state, isinstance(event, Drew)
        elif isinstance(event, RoundEnded) and last is not None:
            last = state, last[1]
    if last is not None:
        yield last
