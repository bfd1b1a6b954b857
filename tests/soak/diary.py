"""What a client was told and did, as short as it can be checked against the log later."""

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
"""What a seed looks like; and its hash, which is no secret."""


class Told(NamedTuple):
    """A message that follows from the log: its kind, its first and last event, its digest."""

    kind: str
    first: int
    last: int
    digest: bytes


def digest_of(raw: str | bytes) -> bytes:
    """Return what tells a message from others."""
    body = raw.encode() if isinstance(raw, str) else raw
    return blake2b(body, digest_size=8).digest()


def folded(seat: int | None, view: Message) -> bytes:
    """Return the digest of what a client keeps of a round by itself."""
    kept: list[Any] = [seat, *(view[name] for name in FOLDED), sorted(view["rack"])]
    return digest_of(msgspec.json.encode(kept))


@dataclass
class Diary:
    """One client at one table."""

    name: str
    token: str
    watches: bool
    sent: dict[str, str] = field(default_factory=dict)
    """Every command, with its type."""
    acked: dict[str, int] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    secrets: dict[str, int] = field(default_factory=dict)
    """What looks like a secret, with the number of the event when it was first seen."""
    idle: list[Span] = field(default_factory=list)
    """When this person would not, or could not by their own fault, play."""
    turned: dict[int, int] = field(default_factory=dict)
    """For the number of the last event known, when a turn was first sent."""

    def hear(self, raw: str | bytes, message: Message) -> None:
        """Note a message that follows from the log."""
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
        """Note what was made of all that was told."""
        self.told.append(Told("folded", seq, seq, folded(seat, view)))
