"""Seeks over HTTP: what somebody wants to play, and who else waits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from brikke.rules.rulebook import DEFAULT, rulebook_text


class NewSeek(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to play with anybody who wants the same."""

    rulebook: Annotated[str, Meta(max_length=1000)] = rulebook_text(DEFAULT)
    """An edition and any house rules; ``turn_seconds`` is the pace."""
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    rated: bool = False
    bots: bool = False
    """Whether bots may take free seats if that is all right for everybody."""
    club: Annotated[str, Meta(max_length=16)] = ""
    """Look among the members of this club only."""


class SeekState(Struct, frozen=True):
    """How it goes: who waits, or at which table the guest is seated."""

    rulebook: str
    seats: int
    rated: bool
    bots: bool
    club: str
    since: int
    waiting: int
    """How many wait with this wish, the guest included."""
    table_link: str | None = field(name="table")
    """The path of the table where the guest is seated."""


class OpenWish(Struct, frozen=True):
    """A wish for which guests wait."""

    rulebook: str
    rulebook_name: str
    seats: int
    rated: bool
    waiting: int
