"""Packing of archived logs: MessagePack and zlib. The format never changes."""

from __future__ import annotations

import zlib
from typing import Final

from msgspec import Struct, msgpack


class Log(Struct, frozen=True, array_like=True):
    """Everything that was appended to a table."""

    events: list[tuple[int, int, int, bytes]]
    """Number, time, version and body of each event, in order."""
    receipts: list[tuple[str, str, bytes]]
    """Sender, command and answer of each receipt."""


_DECODER: Final = msgpack.Decoder(Log)


def pack(log: Log) -> bytes:
    """Return a log as compressed bytes."""
    return zlib.compress(msgpack.encode(log))


def unpack(body: bytes) -> Log:
    """Return the log that was packed."""
    return _DECODER.decode(zlib.decompress(body))
