"""Rated rounds: the places of the players in a round that counts, from the log of its table.

- Players are those who sat at the table when the tiles were dealt.
- Players for whom a bot made a turn are placed behind everybody who played alone to the end, and
  players who left behind them, first those who left first. So leaving costs what losing does.
- A round that everybody left counts, too: those who left it lost it against the bots that stayed.
- A round does not count if people at the table use one address, or if nobody could be compared.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from brikke.club.rating import pool_of
from brikke.game.events import Dealt, RoundEnded
from brikke.live import LiveTable, Logged
from brikke.live.events import Abandoned, HandedOver
from brikke.rules.scoring import Outcome


class Kind(StrEnum):
    """What kinds of rated rounds are told apart."""

    COMPLETE = "complete"
    """Everybody played to the end."""
    LEFT = "left"
    """Somebody left, and the others played on."""
    STOOD_IN = "stood-in"
    """A bot made turns for somebody who was away."""
    ABANDONED = "abandoned"
    """The last person left, and the round has no end."""
    SHARED_ADDRESS = "shared-address"
    """People at the table use one address; it does not count."""
    ALONE = "alone"
    """Fewer than two players were there from the deal on; it does not count."""


@dataclass(frozen=True, slots=True)
class RatedRound:
    """A rated round: the pool, and its players with their places from 1."""

    pool: str
    kind: Kind
    places: list[tuple[str, int]]

    @property
    def counts(self) -> bool:
        """Whether the round changes ratings."""
        return self.kind not in (Kind.SHARED_ADDRESS, Kind.ALONE)


def rated_round(log: Iterable[Logged]) -> RatedRound | None:
    """Return the rated round with whose end a log ends; None if no tiles were dealt for it."""
    live_table = LiveTable()
    players: tuple[str, ...] = ()
    people: frozenset[int] = frozenset()
    left: list[int] = []
    over = False
    for logged in log:
        event = logged.event
        if isinstance(event, Abandoned):
            over = live_table.game is not None and live_table.game.outcome() is None
            left += sorted(live_table.guests & people - set(left))
        live_table.apply(logged)
        if isinstance(event, Dealt):
            players = tuple(each.rated_as for each in live_table.players)
            people, left, over = live_table.guests, [], False
        elif isinstance(event, HandedOver) and event.seat in people - set(left):
            left.append(event.seat)
        elif isinstance(event, RoundEnded):
            over = True
    if not over or live_table.game is None:
        return None
    stood_in = _stood_in(live_table) & people - set(left)
    places = _places(live_table.game.outcome(), len(players), left, stood_in)
    return RatedRound(
        pool_of(live_table.rulebook.edition, len(players)),
        _kind(live_table, people, left, stood_in),
        list(zip(players, places, strict=True)),
    )


def _stood_in(live_table: LiveTable) -> frozenset[int]:
    """Return the seats for which bots made turns in the round."""
    game = live_table.game
    turns = game.moments() if game else ()
    return frozenset(each.seat for each, bot in zip(turns, live_table.by_bots, strict=True) if bot)


def _kind(
    live_table: LiveTable, people: frozenset[int], left: list[int], stood_in: frozenset[int]
) -> Kind:
    if len(live_table.shared_address & people) > 1:
        return Kind.SHARED_ADDRESS
    if not people:
        return Kind.ALONE
    if live_table.game is not None and live_table.game.outcome() is None:
        return Kind.ABANDONED
    if left:
        return Kind.LEFT
    return Kind.STOOD_IN if stood_in else Kind.COMPLETE


def _places(
    outcome: Outcome | None, seats: int, left: Sequence[int], stood_in: Collection[int]
) -> list[int]:
    """Return the place of every seat; equal points share a place, but the winner is alone."""

    def rank(seat: int) -> tuple[int, bool, int]:
        if seat in left:
            return 2, False, -left.index(seat)
        behind = 1 if seat in stood_in else 0
        if outcome is None:
            return behind, False, 0
        return behind, seat != outcome.winner, -outcome.scores[seat]

    ranks = [rank(seat) for seat in range(seats)]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]
