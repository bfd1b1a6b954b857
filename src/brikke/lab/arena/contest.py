"""Contest configuration: bots, seats, rules, schedule and seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations

from brikke import __version__
from brikke.errors import InputError
from brikke.game.game import check_seats
from brikke.players.bots.loading import find_bot
from brikke.rules.rulebook import DEFAULT, Rulebook, get_rulebook, rulebook_text

LineUp = tuple[str, ...]
"""The bots in the order of their seats."""


class Schedule(StrEnum):
    """The schedule of a contest: who plays whom."""

    TABLE = "table"
    """All bots at one table; their names repeat until it is full."""
    ROUND_ROBIN = "round-robin"
    """Every bot alone against a table of every other bot."""
    FIELD = "field"
    """Every bot alone against a table of one opponent, which is not ranked itself."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that decides the results: equal contests have equal results on any machine."""

    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 1
    rulebook: str = DEFAULT.edition
    """As one line of text."""
    schedule: Schedule = Schedule.TABLE
    against: str | None = None
    """The opponent of a field."""
    version: str = __version__
    """The version of Brikke: other versions have bots that play differently."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all bots that play, each once."""
        return tuple(dict.fromkeys((*self.bots, *([self.against] if self.against else []))))

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """The line-ups that play each deck."""
        if self.schedule is Schedule.TABLE:
            return _rotated([self.bots[at % len(self.bots)] for at in range(self.seats)])
        if self.schedule is Schedule.FIELD:
            meetings = [(bot, self.against or bot) for bot in self.bots]
        else:
            meetings = list(permutations(self.bots, 2))
        # At a table of two, A against B and B against A have the same line-ups.
        rounds = (_rotated([one, *[other] * (self.seats - 1)]) for one, other in meetings)
        return tuple(dict.fromkeys(line_up for each in rounds for line_up in each))


def _rotated(table: Sequence[str]) -> tuple[LineUp, ...]:
    """Return all rotations of a line-up."""
    return tuple((*table[turn:], *table[:turn]) for turn in range(len(table)))


def make_contest(
    bots: Sequence[str],
    *,
    seats: int | None = None,
    seed: int = 1,
    rulebook: str | Rulebook = DEFAULT,
    round_robin: bool = False,
    against: str | None = None,
) -> Contest:
    """Return a valid contest, or raise :class:`InputError`.

    The default number of seats is two; for one shared table, the number of bots.
    """
    rules = rulebook_text(get_rulebook(rulebook))
    shared = not round_robin and against is None
    if seats is None:
        seats = len(bots) if shared else 2
    elif not shared:
        check_seats(seats)
    for name in (*bots, *([] if against is None else [against])):
        find_bot(name)
    if round_robin:
        if against is not None:
            raise InputError("a round robin has no opponent besides its bots", against)
        _check_different(bots)
        if len(bots) < 2:
            raise InputError("a round robin needs at least two bots", len(bots))
        return Contest(tuple(bots), seats, seed, rules, Schedule.ROUND_ROBIN)
    if against is not None:
        _check_different((*bots, against))
        if not bots:
            raise InputError("a field needs at least one bot", len(bots))
        return Contest(tuple(bots), seats, seed, rules, Schedule.FIELD, against)
    check_seats(seats)
    if not 0 < len(bots) <= seats:
        raise InputError(f"a table of {seats} seats takes 1 to {seats} bots", len(bots))
    return Contest(tuple(bots), seats, seed, rules)


def _check_different(bots: Sequence[str]) -> None:
    for at, name in enumerate(bots):
        if name in bots[:at]:
            raise InputError("each bot can be named only once", name)
