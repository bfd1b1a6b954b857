"""Standings of a tournament: the shares of match points, and the rules for rounds not played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from brikke.club.duplicate.match_points import HALF, match_points, share, top
from brikke.club.duplicate.pairing import Seats
from brikke.errors import InputError

LATE: Final = Fraction(2, 5)
"""The share for a round before somebody joined, and the most for a round that a bot played."""
GONE: Final = Fraction(0)
"""The share for a round after somebody left."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part in a tournament."""

    player: str
    joined: int = 1
    """The first round that the player can play in."""
    left: int | None = None
    """The first round that the player does not play in any more."""

    def plays(self, number: int) -> bool:
        """Return whether the player takes part in a round."""
        return self.joined <= number and (self.left is None or number < self.left)


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a table in a round."""

    seats: Seats
    scores: tuple[int, ...]
    """The points of every seat; empty for a table whose log was lost."""
    absent: frozenset[int] = frozenset()
    """The seats of people for whom a bot made most of the turns."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """What a deal was for somebody."""

    points: int
    """The points of the edition, plus or minus."""
    match_points: int
    top: int
    """The most match points of this deal."""
    share: Fraction
    """The part of the most that counts."""
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands after some rounds."""

    player: str
    place: int
    """Equal players share a place."""
    share: Fraction
    """The mean share of all rounds."""
    points: int
    match_points: int
    rounds: int
    """The rounds that the player has played."""
    won: int = 0
    """The rounds that the player has won at the own table: only a winner gains points."""
    change: int = 0
    """By how many places the player has risen since the round before."""
    deals: Mapping[int, DealScore] = field(default_factory=dict)


def deal_scores(tables: Sequence[TableResult]) -> dict[str, DealScore]:
    """Return what a deal was for every person, compared seat by seat with all other tables."""
    found: dict[str, DealScore] = {}
    lost = [table for table in tables if not table.scores]
    compared = [table for table in tables if table.scores]
    for name in (each for table in lost for each in table.seats if each is not None):
        found[name] = DealScore(0, 0, top(len(compared)), HALF)
    for seat, scores in enumerate(zip(*(each.scores for each in compared), strict=True)):
        for table, points in zip(compared, match_points(scores), strict=True):
            player = table.seats[seat]
            if player is None:
                continue
            if player in found:
                raise InputError("a player has one seat in a round", player)
            absent = seat in table.absent
            counted = share(points, len(compared))
            found[player] = DealScore(
                points=table.scores[seat],
                match_points=points,
                top=top(len(compared)),
                share=min(counted, LATE) if absent else counted,
                absent=absent,
            )
    return found


def standings(
    entrants: Iterable[Entrant], rounds: Sequence[Sequence[TableResult]]
) -> list[Standing]:
    """Return the standings after some rounds, the best first."""
    known = list(entrants)
    scored = [deal_scores(tables) for tables in rounds]
    places = _places(known, scored[:-1]) if len(scored) > 1 else {}
    now = _places(known, scored)
    rows = [_standing(each, scored, now, places) for each in known]
    return sorted(rows, key=lambda each: (each.place, each.player))


def _standing(
    entrant: Entrant,
    scored: Sequence[Mapping[str, DealScore]],
    now: Mapping[str, int],
    before: Mapping[str, int],
) -> Standing:
    player = entrant.player
    deals = {at: each[player] for at, each in enumerate(scored, start=1) if player in each}
    return Standing(
        player=player,
        place=now[player],
        share=_mean_share(entrant, scored),
        points=sum(each.points for each in deals.values()),
        match_points=sum(each.match_points for each in deals.values()),
        rounds=len(deals),
        won=sum(each.points > 0 for each in deals.values()),
        change=before.get(player, now[player]) - now[player],
        deals=deals,
    )


def _mean_share(entrant: Entrant, scored: Sequence[Mapping[str, DealScore]]) -> Fraction:
    if not scored:
        return GONE
    return sum((_share(entrant, *each) for each in enumerate(scored, start=1)), GONE) / len(scored)


def _share(entrant: Entrant, number: int, scores: Mapping[str, DealScore]) -> Fraction:
    if (played := scores.get(entrant.player)) is not None:
        return played.share
    return LATE if number < entrant.joined else GONE


def _places(
    entrants: Sequence[Entrant], scored: Sequence[Mapping[str, DealScore]]
) -> dict[str, int]:
    def key(entrant: Entrant) -> tuple[Fraction, int]:
        points = sum(each[entrant.player].points for each in scored if entrant.player in each)
        return _mean_share(entrant, scored), points

    return shared_places({each.player: key(each) for each in entrants})


def shared_places(keys: Mapping[str, tuple[Fraction | float, int]]) -> dict[str, int]:
    """Return the places of players by share, then by points; equal players share a place."""
    better = sorted(keys.values(), reverse=True)
    first = {value: place for place, value in reversed(list(enumerate(better, start=1)))}
    return {player: first[value] for player, value in keys.items()}
