"""Seeking: which guests with the same wish are seated together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from brikke.errors import InputError
from brikke.rules.rulebook import get_rulebook, rulebook_text

FILL_MS: Final = 20_000
"""How long the first of several waits before bots take the free seats."""
FEWEST: Final = 2
"""The fewest people of a table that is made from seeks."""
FILLER: Final = "steady"
"""The bot that fills a table up."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a guest wants to play: equal wishes fit together."""

    rulebook: str
    """An edition with house rules and pace, as text in one form."""
    seats: int
    rated: bool
    club: str = ""
    """The club among whose members others are looked for; empty: anybody."""

    def __str__(self) -> str:
        kind = "rated" if self.rated else "friendly"
        return f"{self.seats} {kind} {self.club or '-'} {self.rulebook}"


def make_wish(rulebook: str, seats: int, *, rated: bool, club: str = "") -> Wish:
    """Return a wish whose rulebook has one form, so that equal wishes are equal texts."""
    return Wish(rulebook_text(get_rulebook(rulebook)), seats, rated, club)


def read_wish(text: str) -> Wish:
    """Return a wish from its text."""
    parts = text.split(" ", 3)
    if len(parts) != 4:
        raise InputError("a wish has seats, kind, club and rulebook", text)
    seats, kind, club, rulebook = parts
    return Wish(rulebook, int(seats), kind == "rated", "" if club == "-" else club)


class Seeker(Protocol):
    """A guest who waits."""

    @property
    def bots(self) -> bool:
        """Whether the guest agrees to bots."""
        ...

    @property
    def address(self) -> str:
        """What tells addresses apart; empty if that does not matter."""
        ...

    @property
    def created(self) -> int:
        """Since when the guest waits, in milliseconds."""
        ...


Waiting = TypeVar("Waiting", bound=Seeker)


def seated_together(waiting: Sequence[Waiting], seats: int, now: int) -> list[Waiting]:
    """Return the guests to seat together, in the order of arrival; none if there are too few.

    As many as there are seats are seated at once. Fewer, but two, are seated with bots if all of
    them agree and the first has waited long enough.
    """
    full = list(_of_different_addresses(waiting))[:seats]
    if len(full) == seats:
        return full
    willing = list(_of_different_addresses([each for each in waiting if each.bots]))[:seats]
    enough = len(willing) >= FEWEST and now - willing[0].created >= FILL_MS
    return willing if enough else []


def _of_different_addresses(waiting: Sequence[Waiting]) -> Iterator[Waiting]:
    known: set[str] = set()
    for each in waiting:
        if not each.address or each.address not in known:
            known.add(each.address)
            yield each
