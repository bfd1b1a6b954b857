"""Frames of WebSocket messages: the same bytes and texts as the WebSocket library's."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode

from brikke.server.transport.frames import ping_frame, text_frame, whole_pong, whole_text

SIZES = [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1]


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_the_one_of_the_websocket_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_text_is_read_unless_it_is_very_long(size: int) -> None:
    message = bytes(number % 251 for number in range(size))
    frame = Frame(Opcode.TEXT, message).serialize(mask=True)
    assert whole_text(frame) == (message if size < 2**16 else None)
    assert whole_text(frame[:-1]) is None
    assert whole_text(frame + b"\x81") is None


def test_pings_and_pongs_are_those_of_the_websocket_library() -> None:
    assert ping_frame(b"1234") == Frame(Opcode.PING, b"1234").serialize(mask=False)
    for payload in (b"", b"1234", b"x" * 125):
        pong = Frame(Opcode.PONG, payload).serialize(mask=True)
        assert whole_pong(pong) == payload
        assert whole_pong(pong + b"x") is None
    assert whole_text(pong) is None
    # A pong that long is against the protocol.
    assert whole_pong(b"\x8a\xfe\x00\x7e" + bytes(4 + 126)) is None


@given(
    st.sampled_from([0x81, 0x01, 0x82, 0x80, 0x88, 0xC1]),
    st.integers(0, 255) | st.none(),
    st.binary(max_size=140),
)
def test_whatever_is_read_is_what_the_websocket_library_reads(
    first: int, second: int | None, rest: bytes
) -> None:
    fitting = 0x80 | max(0, len(rest) - 4) & 0x7F
    data = bytes((first, fitting if second is None else second)) + rest
    text = whole_text(data)
    if text is not None:
        assert _read_by_library(data) == Frame(Opcode.TEXT, text)


def _read_by_library(data: bytes) -> Frame | None:
    left = bytearray(data)

    def read_exact(size: int) -> Generator[None, None, bytes]:
        if len(left) < size:
            raise EOFError
        taken = bytes(left[:size])
        del left[:size]
        return taken
        yield

    try:
        next(Frame.parse(read_exact, mask=True))
    except StopIteration as done:
        return None if left else done.value
    except (EOFError, ProtocolError):
        pass
    return None
