"""Row types: connected bots."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BotRow:
    """A connected bot: its key, who answers for it, and what the host has decided about it."""

    guest_id: str
    key: str
    owner: str
    created: int
    seen: int
    """When its stream was last open; written now and then."""
    listed: bool
    stopped: bool
    name: str = ""
    owner_name: str = ""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A bot that somebody wants to have at a table."""

    table_id: str
    guest_id: str
    by_guest: str
    expires: int
    by_name: str = ""
