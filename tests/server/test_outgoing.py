"""Outgoing messages: frames as the WebSocket library makes them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from brikke.server.transport.outgoing import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_frame_is_the_one_of_the_websocket_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
