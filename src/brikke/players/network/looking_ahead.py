"""Looking ahead: what a choice leads to until a later own turn, on sampled deals.

The tiles that a seat cannot see are dealt again and again, by what is believed of them. On each
deal every choice is made, everybody plays the most tiles until then, and the network judges the
best answer. All choices are tried on the same deals, and the worse half is dropped now and then.
``native/network/look_ahead.c`` does the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, exp, log2
from typing import Final

from brikke.game.events import Drew, Event, Passed, Played, State, step
from brikke.game.game import ending_of
from brikke.game.view import PlayerView
from brikke.players.network.belief import Belief
from brikke.players.network.choosing import (
    SURE_WIN,
    Choice,
    best_choice,
    log_odds_after,
    reference_choices,
)
from brikke.players.playout import STEADY
from brikke.players.playout.deciding import decide
from brikke.players.playout.rng import SplitMix64
from brikke.rules.position import Play
from brikke.rules.scoring import outcome
from brikke.solver import core_name, play_exactly

WHOLE: Final = 65536
"""The probability 1."""
CURVE: Final = tuple(round(WHOLE / (1 + exp(-step / 4))) for step in range(33))
"""Probabilities of log odds from 0 to 8 in steps of a quarter, which is 256 units."""
CURVE_STEP: Final = 256


@dataclass(frozen=True, slots=True)
class Plan:
    """How far to look."""

    choices: int
    """Choices that are compared: the best ones by the network's first judgement."""
    deals: int
    """Sampled deals, for all choices together."""
    turns: int
    """Own turns that are looked at after the choice."""
    work: int
    """Of the solver, at most, as the native core counts it; the reference version takes as long as
    it takes."""


def look_ahead(view: PlayerView, plan: Plan, seed: int) -> Choice:
    """Return the best choice of the seat to move."""
    if core_name() == "python":
        return reference_look_ahead(view, plan, seed)
    from brikke.players.network import native  # noqa: PLC0415 - there may be none

    return Choice(*native.look_ahead(view, plan, seed))


def reference_look_ahead(view: PlayerView, plan: Plan, seed: int) -> Choice:
    """Return the same choice by the reference version of the network."""
    rng = SplitMix64(seed)
    found = sorted(reference_choices(view), key=lambda choice: -choice.log_odds)
    left = found[: plan.choices]
    cuts = ceil(log2(len(left)))
    sums = dict.fromkeys(left, 0)
    belief = Belief.of(view)
    for _ in range(cuts):
        for _ in range(max(1, plan.deals // (cuts * len(left)))):
            dealt = belief.deal(rng.next_uint64())
            for choice in left:
                sums[choice] += _value_after(dealt, choice, view.to_move, plan.turns)
        left.sort(key=lambda choice: -sums[choice])
        left = left[: ceil(len(left) / 2)]
    return left[0]


def probability(log_odds: int) -> int:
    """Return the probability of log odds, with straight lines between the points of a curve."""
    at, beyond = divmod(abs(log_odds), CURVE_STEP)
    found = CURVE[-1]
    if at < len(CURVE) - 1:
        found = CURVE[at] + (CURVE[at + 1] - CURVE[at]) * beyond // CURVE_STEP
    return WHOLE - found if log_odds < 0 else found


def _value_after(dealt: State, choice: Choice, seat: int, turns: int) -> int:
    """Return the probability to win at a later turn of the seat, after a choice of it."""
    state, mover = step(dealt, _event(dealt, choice)), seat
    while (ending := ending_of(state, mover)) is None:
        mover = state.to_move
        turns -= mover == seat
        if not turns:
            return _judge(PlayerView(seat, state))
        state = step(state, _most_tiles(PlayerView(mover, state)))
    racks = [tuple(tile for tile in rack if tile is not None) for rack in state.racks]
    return WHOLE * (outcome(state.rulebook, ending, racks, state.starter).winner == seat)


def _judge(view: PlayerView) -> int:
    """Return the probability to win of the seat to move."""
    found = reference_choices(view)
    best = best_choice(found)
    if len(found) > 1 or best.log_odds == SURE_WIN:
        return probability(best.log_odds)
    return probability(log_odds_after(view, best.played))


def _most_tiles(view: PlayerView) -> Event:
    turn = decide(STEADY, view)
    if isinstance(turn, Play):
        return Played(view.to_move, turn.table)
    return _draw(view.state)


def _event(state: State, choice: Choice) -> Event:
    seat = state.to_move
    if choice.played is not None:
        turn = play_exactly(state.position(seat), choice.played).turn
        assert isinstance(turn, Play)
        return Played(seat, turn.table)
    return _draw(state)


def _draw(state: State) -> Event:
    return Drew(state.to_move, state.pool[0]) if state.pool else Passed(state.to_move)
