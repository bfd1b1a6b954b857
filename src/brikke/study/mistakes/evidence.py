"""Evidence by play-outs: how often a seat wins after each of its turns.

Tiles that the seat cannot see are dealt at random, and the round is played to its end. Half of the
rounds everyone plays the most tiles from then on (:data:`STEADY`), half of them everyone saves
jokers and single tiles (:data:`CAREFUL`). The same seeds are used for all turns, so their luck is
the same, and differences between turns are known better than the shares themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

from brikke.game.view import PlayerView, draw_or_pass
from brikke.players.bots.expert import NORMAL_POLICY
from brikke.players.network.outlook import Counts
from brikke.players.playout import STEADY, Start, play_out, record
from brikke.rules.position import Turn
from brikke.solver import play_exactly

CAREFUL: Final = NORMAL_POLICY
"""What the bot ``expert`` does until the pool is nearly empty."""
POLICIES: Final = (STEADY, CAREFUL)
NORMAL_95: Final = 1.96
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Won:
    """The rounds that were won after a turn, as 1 and 0: first by one policy, then by the other."""

    rounds: tuple[int, ...]

    @property
    def share(self) -> float:
        """The share of rounds won."""
        return fmean(self.rounds)

    def more_than(self, other: Won) -> Difference:
        """Return how much more often this turn wins than another one, on the same deals."""
        each = [one - two for one, two in zip(self.rounds, other.rounds, strict=True)]
        half = len(each) // 2
        doubt = NORMAL_95 * sqrt(pvariance(each) / len(each))
        return Difference(fmean(each), doubt, min(fmean(each[:half]), fmean(each[half:])))


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more often one turn wins than another."""

    mean: float
    doubt: float
    """Half of the width of the 95 % interval."""
    least: float
    """The smaller one of both policies' differences."""

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - self.doubt


def rounds_won(view: PlayerView, played: Counts | None, seeds: Sequence[int]) -> Won:
    """Return the rounds that the seat to move wins after a turn, for each policy and seed."""
    start, first = Start.from_view(view), turn_of(view, played)
    return Won(
        tuple(
            int(each.outcome.winner == view.seat)
            for policy in POLICIES
            for each in play_out(start, [policy] * start.seats, seeds, first=first)
        )
    )


@dataclass(frozen=True, slots=True)
class NextPlayer:
    """What the next player does after a turn, on average."""

    tiles: float
    """The number of tiles laid."""
    out: float
    """The share of rounds in which that player goes out at once."""


def next_player(view: PlayerView, played: Counts | None, seeds: Sequence[int]) -> NextPlayer:
    """Return what the next player does after a turn, if everyone plays the most tiles."""
    start, first = Start.from_view(view), turn_of(view, played)
    after = (start.to_move + 1) % start.seats
    tiles, out = [], []
    for seed in seeds:
        found, moves = record(start, [STEADY] * start.seats, seed, first=first)
        move = next(each for each in moves if each.seat == after)
        tiles.append(len(move.played))
        out.append(found.outcome.winner == after and moves.index(move) == len(moves) - 1)
    return NextPlayer(fmean(tiles), fmean(out))


def turn_of(view: PlayerView, played: Counts | None) -> Turn:
    """Return a turn that plays these tiles."""
    return draw_or_pass(view) if played is None else play_exactly(view.position, played).turn
