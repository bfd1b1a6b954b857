"""WebSocket frames (RFC 6455): a fast path for text messages in one frame, not compressed.

Nearly all messages are of this form. All others are left to the WebSocket library, whose parser
takes ten times as long for a command.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, or in Python

_TEXT: Final = 0x81
"""A whole message of text, in one frame."""
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_MASK_BYTES: Final = 4
_TWO_BYTES, _EIGHT_BYTES = 126, 127
"""Lengths that say that the length follows in so many bytes."""
_TEXT_BYTE, _PONG_BYTE = bytes((_TEXT,)), bytes((_PONG,))
_SHORT: Final = Struct("!BB")
_MEDIUM: Final = Struct("!BBH")
_LONG: Final = Struct("!BBQ")


def text_frame(message: bytes) -> bytes:
    """Return the frame of a server's text message: not masked."""
    size = len(message)
    if size < _TWO_BYTES:
        return _SHORT.pack(_TEXT, size) + message
    if size < 2**16:
        return _MEDIUM.pack(_TEXT, _TWO_BYTES, size) + message
    return _LONG.pack(_TEXT, _EIGHT_BYTES, size) + message


def ping_frame(payload: bytes) -> bytes:
    """Return the frame of a server's ping."""
    return _SHORT.pack(_PING, len(payload)) + payload


def whole_text(data: bytes) -> bytes | None:
    """Return the text of a client's message if the data is its frame and nothing else."""
    return _payload(data) if data[:1] == _TEXT_BYTE else None


def whole_pong(data: bytes) -> bytes | None:
    """Return what a client answers to a ping if the data is this frame and nothing else."""
    short = len(data) < _SHORT.size + _MASK_BYTES + _TWO_BYTES
    return _payload(data) if short and data[:1] == _PONG_BYTE else None


def _payload(data: bytes) -> bytes | None:
    if len(data) < _SHORT.size:
        return None
    size, head = data[1] - _MASKED, _SHORT.size
    if size == _TWO_BYTES and len(data) >= _MEDIUM.size:
        size, head = int.from_bytes(data[head : _MEDIUM.size]), _MEDIUM.size
    elif not 0 <= size < _TWO_BYTES:
        return None
    begin = head + _MASK_BYTES
    if len(data) != begin + size:
        return None
    return bytes(apply_mask(data[begin:], data[head:begin]))
