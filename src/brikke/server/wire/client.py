"""What a client may say at a table: a closed family of messages."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from brikke.live import Reaction

CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[ -~]*$(?!\\n)",
        description="chosen by the client, once per command",
    ),
]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
TileText = Annotated[str, Meta(min_length=1, max_length=8)]
Sets = Annotated[
    list[Annotated[list[TileText], Meta(max_length=106)]],
    Meta(max_length=106, description="sets of tiles such as r7, b13, k1, o5, j"),
]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What every command carries: its id, which makes it safe to repeat."""

    id: CommandId


class Hello(Command, tag="hello", frozen=True):
    """The first message: who is there, and what they know already."""

    token: Annotated[str, Meta(max_length=128)]
    since: Number | None = None
    """The number of the last event known; left out, the whole view is sent."""


class Sit(Command, tag="sit", frozen=True):
    """Take the next free seat."""


class Bot(Command, tag="bot", frozen=True):
    """Give the next free seat to a bot; for the host."""

    bot: Annotated[str, Meta(max_length=64)]


class Remove(Command, tag="remove", frozen=True):
    """Free a seat; for the host."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class Start(Command, tag="start", frozen=True):
    """Begin the match; for the host."""


class Salt(Command, tag="salt", frozen=True):
    """Send a share in the shuffle, as hexadecimal."""

    salt: Annotated[str, Meta(max_length=64, pattern="^([0-9a-fA-F]{2})*$")]


class Play(Command, tag="play", frozen=True):
    """Leave the table like this."""

    seen: Number
    table: Sets
    opening: Sets = []


class Draw(Command, tag="draw", frozen=True):
    """Take a tile from the pool."""

    seen: Number


class Pass(Command, tag="pass", frozen=True):
    """Do nothing, where the pool is empty."""

    seen: Number


class Check(Command, tag="check", frozen=True):
    """Ask whether a turn would be legal; it may be asked before it is one's turn."""

    table: Sets
    opening: Sets = []


class Hint(Command, tag="hint", frozen=True):
    """Ask for the best turn."""


class React(Command, tag="react", frozen=True):
    """Call something across the table."""

    reaction: Reaction


class Pause(Command, tag="pause", frozen=True):
    """Ask for a pause, or agree to it."""


class Resume(Command, tag="resume", frozen=True):
    """Go on after a pause; come back to a seat that a bot looks after."""


class TakeBack(Command, tag="take_back", frozen=True):
    """Ask to take the own last turn back, or agree to it."""


class Decline(Command, tag="decline", frozen=True):
    """Do not agree to what was asked."""


class Ready(Command, tag="ready", frozen=True):
    """Be ready for the next round."""


class Rematch(Command, tag="rematch", frozen=True):
    """Want another match."""


class Leave(Command, tag="leave", frozen=True):
    """Give up the seat."""


FromClient = (
    Hello
    | Sit
    | Bot
    | Remove
    | Start
    | Salt
    | Play
    | Draw
    | Pass
    | Check
    | Hint
    | React
    | Pause
    | Resume
    | TakeBack
    | Decline
    | Ready
    | Rematch
    | Leave
)


_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Identified(Struct, frozen=True):
    id: str | None = None


def id_in(body: str | bytes) -> str | None:
    """Return the id in a frame that is no message, if it can be made out."""
    try:
        return msgspec.json.decode(body, type=_Identified).id
    except (ValueError, RecursionError):
        return None


def decode_command(body: str | bytes) -> FromClient:
    """Return the message in a frame; ValueError says what is wrong with it."""
    return _decoder.decode(body)
