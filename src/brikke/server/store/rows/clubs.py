"""Row types: clubs, seeks and reports."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HOST: Final = "host"
HELPER: Final = "helper"
MEMBER: Final = "member"
"""The roles in a club."""


@dataclass(frozen=True, slots=True)
class Club:
    """A club. Its id is its address and its invitation."""

    id: str
    name: str
    rulebook: str
    """An edition with house rules, as text."""
    created: int
    chat: bool = False
    """Whether members may write to each other."""


@dataclass(frozen=True, slots=True)
class ClubMember:
    """The membership of a guest in a club."""

    guest_id: str
    role: str
    joined: int
    muted: bool
    removed: bool


@dataclass(frozen=True, slots=True)
class Seek:
    """A guest who looks for others with the same wish."""

    guest_id: str
    wish: str
    """What the guest wants to play; equal wishes fit together."""
    bots: bool
    """Whether bots may take the free seats."""
    address: str
    """What tells addresses apart, if two of one address do not fit; otherwise empty."""
    created: int
    table_id: str | None = None
    """The table where the guest is seated."""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class OpenSeek:
    """A wish, and how many guests wait for others with it."""

    wish: str
    waiting: int


@dataclass(frozen=True, slots=True)
class ClubMessage:
    """A message of a member to the club."""

    id: int
    guest_id: str
    at: int
    body: str


@dataclass(frozen=True, slots=True)
class Report:
    """A report about a guest, with what happened."""

    id: int
    created: int
    reason: str
    by_guest: str
    about_guest: str
    club_id: str | None
    table_id: str | None
    log: bytes
    done: bool
