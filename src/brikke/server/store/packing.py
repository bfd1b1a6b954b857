"""Packing of archived logs: MessagePack and zlib. The format never changes.

Beside a packed log its hash is stored, as the events of an active table have a hash chain.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Final

from msgspec import DecodeError, Struct, msgpack


class Log(Struct, frozen=True, array_like=True):
    """Everything that was appended to a table."""

    events: list[tuple[int, int, int, bytes]]
    """Number, time, version and body of each event, in order."""
    receipts: list[tuple[str, str, bytes]]
    """Sender, command and answer of each receipt."""


DIGEST_SIZE: Final = 16
_DECODER: Final = msgpack.Decoder(Log)


def pack(log: Log) -> bytes:
    """Return a log as compressed bytes."""
    return zlib.compress(msgpack.encode(log))


def unpack(body: bytes) -> Log:
    """Return the log that was packed."""
    return _DECODER.decode(zlib.decompress(body))


def digest_of(body: bytes) -> bytes:
    """Return the hash of a packed log."""
    return blake2b(body, digest_size=DIGEST_SIZE).digest()


def unpack_proven(body: bytes, digest: bytes | None, last: int) -> Log | None:
    """Return a packed log, or None if it is not as it was written: all events up to the last one.

    Archives of older versions have no hash; zlib has a checksum, which is weaker.
    """
    if digest is not None and digest != digest_of(body):
        return None
    try:
        log = unpack(body)
    except (zlib.error, DecodeError):
        return None
    numbers = [seq for seq, *_ in log.events]
    return log if numbers == list(range(1, last + 1)) else None
