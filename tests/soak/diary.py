"""A client's diary: digests of its messages, to be checked against the log later."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from tests.server.clients import Message
from tests.server.scale.invariants import FOLDED
from tests.soak.outages import Span

_SECRET: Final = re.compile(r"[0-9a-f]{64}")
"""The pattern of a seed, and of its hash, which is no secret."""


class Told(NamedTuple):
    """A message that follows from the log: its kind, its first and last event, its digest."""

    kind: str
    first: int
    last: int
    digest: bytes


def digest_of(raw: str | bytes) -> bytes:
    """Return the digest of a message."""
    body = raw.encode() if isinstance(raw, str) else raw
    return blake2b(body, digest_size=8).digest()


def folded(seat: int | None, view: Message) -> bytes:
    """Return the digest of a client's folded state of a round."""
    kept: list[Any] = [seat, *(view[name] for name in FOLDED), sorted(view["rack"])]
    return digest_of(msgspec.json.encode(kept))


@dataclass
class Diary:
    """One client at one table."""

    name: str
    token: str
    watches: bool
    sent: dict[str, str] = field(default_factory=dict)
    """All commands, by id, with their types."""
    acked: dict[str, int] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    secrets: dict[str, int] = field(default_factory=dict)
    """Texts that look like secrets, with the number of the event when they were first seen."""
    idle: list[Span] = field(default_factory=list)
    """When this player did not play for reasons of their own."""
    turned: dict[int, int] = field(default_factory=dict)
    """When a turn was first sent, by the number of the last known event."""

    def hear(self, raw: str | bytes, message: Message) -> None:
        """Record a message that follows from the log."""
        match message["type"]:
            case "events":
                numbers = [each["seq"] for each in message["events"]]
                self._note("events", numbers[0], numbers[-1], raw)
            case "view":
                self._note("view", message["seq"], message["seq"], raw)

    def _note(self, kind: str, first: int, last: int, raw: str | bytes) -> None:
        self.told.append(Told(kind, first, last, digest_of(raw)))
        text = raw if isinstance(raw, str) else raw.decode()
        for secret in _SECRET.findall(text):
            self.secrets.setdefault(secret, last)

    def keep(self, seq: int, seat: int | None, view: Message) -> None:
        """Record the folded state."""
        self.told.append(Told("folded", seq, seq, folded(seat, view)))
