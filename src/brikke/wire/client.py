"""Client messages: everything that a client may send, a closed union.

The commands of a table are derived from :mod:`brikke.live.commands`; only what a table does not
decide is written here: ``hello``, ``check``, ``hint`` and ``arrange``.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Annotated, Any, Final, Union, get_args

import msgspec
from msgspec import Meta, Struct

from brikke import live
from brikke.rules.position import Turn
from brikke.study.advice import Aim
from brikke.wire.derive import tag_of

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


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all client messages; the id makes it safe to send one again."""

    id: CommandId


class Hello(ClientMessage, tag="hello", frozen=True):
    """The first message: the guest's token, and the last event that the client knows."""

    token: Annotated[str, Meta(max_length=128)]
    since: Number | None = None
    """The number of the last event known; left out, the whole view is sent."""


class Check(ClientMessage, tag="check", frozen=True):
    """Ask whether a turn would be legal, also before it is one's turn."""

    table: Sets
    opening: Sets = []


class Arrange(ClientMessage, tag="arrange", frozen=True):
    """Show the others how the tiles of the table lie in one's draft, without any other tile."""

    seen: Number
    table: Sets


class Hint(ClientMessage, tag="hint", frozen=True):
    """Ask for the best turn: the one with the most tiles, or with the best chances to win."""

    aim: Aim = Aim.TILES


_FIELD_TYPES: Final[dict[str, Any]] = {
    "bot": Annotated[str, Meta(max_length=64)],
    "seat": Annotated[int, Meta(ge=0, le=3)],
    "salt": Annotated[str, Meta(max_length=64, pattern="^([0-9a-fA-F]{2})*$")],
    "seen": Number,
    "reaction": live.Reaction,
    "table": Sets,
    "opening": Sets,
}
"""The wire type of every field of a command, with the limits that the decoder enforces."""

_NAMES: Final[dict[type[live.Command], str]] = {live.AddBot: "Bot"}
"""Messages that are not called like their command."""


def _form(kind: type[Any], inherited: type[Any] | None = None) -> type[ClientMessage]:
    """Return the struct of a command, or of a turn with the fields of the command around it."""
    own = [each for each in fields(inherited) if each.name != "turn"] if inherited else []
    form: type[Any] = msgspec.defstruct(
        _NAMES.get(kind, kind.__name__),
        [_field(each) for each in (*own, *fields(kind))],
        bases=(ClientMessage,),
        tag=tag_of(kind) if kind not in _NAMES else _NAMES[kind].lower(),
        frozen=True,
        module=__name__,
    )
    form.__doc__ = kind.__doc__
    return form


def _field(field: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    kind = _FIELD_TYPES[field.name]
    return (field.name, kind) if field.default is MISSING else (field.name, kind, [])


TURNS: Final[dict[type[ClientMessage], type[Turn]]] = {
    _form(kind, live.MakeTurn): kind for kind in get_args(Turn)
}
"""The messages that make a turn, each with its kind of turn."""
COMMANDS: Final[dict[type[ClientMessage], type[live.Command]]] = {
    _form(kind): kind for kind in get_args(live.Command) if kind is not live.MakeTurn
}
"""All other commands of a table, each with its class."""

if TYPE_CHECKING:
    FromClient = ClientMessage
else:
    _forms, _at = tuple(COMMANDS), get_args(live.Command).index(live.MakeTurn)
    FromClient = Union[(Hello, *_forms[:_at], *TURNS, Check, Hint, Arrange, *_forms[_at:])]
"""Any client message; the field ``type`` tells them apart."""


_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Identified(Struct, frozen=True):
    id: str | None = None


def id_in(body: str | bytes) -> str | None:
    """Return the id in a malformed frame, if it can be found."""
    try:
        return msgspec.json.decode(body, type=_Identified).id
    except (ValueError, RecursionError):
        return None


def decode_message(body: str | bytes) -> FromClient:
    """Return the message in a frame, or raise ValueError."""
    return _decoder.decode(body)
