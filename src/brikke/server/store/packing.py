"""A whole log as one piece of bytes. Its form is for ever: archives outlive releases."""

from __future__ import annotations

import zlib
from typing import Final

from msgspec import Struct, msgpack


class Log(Struct, frozen=True, array_like=True):
    """Everything that was appended to a table."""

    events: list[tuple[int, int, int, bytes]]
    """In order, each with its number, time, version and body."""
    receipts: list[tuple[str, str, bytes]]
    """Each with its sender, command and answer."""


_DECODER: Final = msgpack.Decoder(Log)


def pack(log: Log) -> bytes:
    """Return a log as few bytes."""
    return zlib.compress(msgpack.encode(log))


def unpack(body: bytes) -> Log:
    """Return the log that was packed."""
    return _DECODER.decode(zlib.decompress(body))
