"""What is played: which bots, at which tables, by which rules, from which seed."""

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
"""Which bot sits where."""


class Schedule(StrEnum):
    """Who meets whom."""

    TABLE = "table"
    """All bots at one table, named again until it is full."""
    ROUND_ROBIN = "round-robin"
    """Every bot against a table of every other."""
    FIELD = "field"
    """Every bot against a table of one more bot, which does not play for itself."""


@dataclass(frozen=True, slots=True)
class Contest:
    """All that decides how rounds go: equal contests have equal results, wherever they run."""

    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 1
    rulebook: str = DEFAULT.edition
    """In one line, as it travels to other machines."""
    schedule: Schedule = Schedule.TABLE
    against: str | None = None
    """Who fills the table, in a field."""
    version: str = __version__
    """Another version's bots may play otherwise."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that plays, once."""
        return tuple(dict.fromkeys((*self.bots, *([self.against] if self.against else []))))

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """The rounds that are played with each deck."""
        if self.schedule is Schedule.TABLE:
            return _rotated([self.bots[at % len(self.bots)] for at in range(self.seats)])
        if self.schedule is Schedule.FIELD:
            meetings = [(bot, self.against or bot) for bot in self.bots]
        else:
            meetings = list(permutations(self.bots, 2))
        # At a table for two, one against the other is the other against the one.
        rounds = (_rotated([one, *[other] * (self.seats - 1)]) for one, other in meetings)
        return tuple(dict.fromkeys(line_up for each in rounds for line_up in each))


def _rotated(table: Sequence[str]) -> tuple[LineUp, ...]:
    """Return a table with everyone moved on by a seat, until all are back."""
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
    """Return a contest that can be played, or refuse it.

    Seats left out are two, or as many as bots where these share one table.
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
            raise InputError("in a round robin nobody but the bots plays", against)
        _check_different(bots)
        if len(bots) < 2:
            raise InputError("a round robin takes two bots or more", len(bots))
        return Contest(tuple(bots), seats, seed, rules, Schedule.ROUND_ROBIN)
    if against is not None:
        _check_different((*bots, against))
        if not bots:
            raise InputError("a field is met by one bot or more", len(bots))
        return Contest(tuple(bots), seats, seed, rules, Schedule.FIELD, against)
    check_seats(seats)
    if not 0 < len(bots) <= seats:
        raise InputError(f"{seats} seats take 1 to {seats} bots", len(bots))
    return Contest(tuple(bots), seats, seed, rules)


def _check_different(bots: Sequence[str]) -> None:
    for at, name in enumerate(bots):
        if name in bots[:at]:
            raise InputError("here a bot is named once", name)
