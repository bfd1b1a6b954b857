"""Row types: notices of turns."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How a guest wants to be told of turns; times in minutes since midnight.

    The defaults hold until the guest says something else.
    """

    guest_id: str
    silent: bool = False
    quiet_from: int = 22 * 60
    quiet_to: int = 7 * 60
    """Equal to the other: no quiet hours."""
    zone: str = "UTC"


@dataclass(frozen=True, slots=True)
class PushDevice:
    """A browser that wants to be told: the address of its push service, and its keys."""

    id: str
    guest_id: str
    endpoint: str
    public_key: str
    auth: str
    created: int


@dataclass(frozen=True, slots=True)
class MailAddress:
    """The address of a guest's mail."""

    guest_id: str
    address: str
    key: str
    """The secret by which the address is confirmed and removed."""
    confirmed: bool


@dataclass(frozen=True, slots=True)
class DueNotice:
    """A notice that is to be sent: whose turn has begun, at which table, and when."""

    table_id: str
    guest_id: str
    turn: int
    began: int
    tries: int
    sent: bytes
    """The devices and addresses that have it, as JSON."""
