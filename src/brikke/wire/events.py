"""Event serialisation: JSON that is stored in full and sent redacted, in the same form.

The structs are derived from the event classes: a tile is its text, a tile face down is ``?``, bytes
are hexadecimal, a rulebook is its text with every parameter.
"""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Union, get_args, get_origin

import msgspec

from brikke.errors import InputError
from brikke.game import events as rounds
from brikke.game.events import Seen
from brikke.live import TABLE_EVENTS, LogEvent
from brikke.rules.rulebook import Rulebook, get_rulebook, rulebook_text
from brikke.rules.tiles import ALL_TILES, Tile
from brikke.wire.derive import fields_of, tag_of

VERSION: Final = 1
"""The version of the stored form. Logs of older versions can always be read."""
FACE_DOWN: Final = "?"
_TILES: Final[dict[str, Tile | None]] = {str(tile): tile for tile in ALL_TILES} | {FACE_DOWN: None}

_EVENT_CLASSES: Final[tuple[Any, ...]] = (*TABLE_EVENTS, *get_args(rounds.Event))


def _is_record(hint: Any) -> bool:
    return is_dataclass(hint)


@cache
def _form(kind: Any, *, tagged: bool = False) -> type[msgspec.Struct]:
    """Return the struct of an event, or of a part of one."""
    form = msgspec.defstruct(
        kind.__name__,
        [(name, _wire_type(hint)) for name, hint in fields_of(kind)],
        tag_field="type" if tagged else None,
        tag=tag_of(kind) if tagged else None,
        frozen=True,
        module=__name__,
    )
    form.__doc__ = kind.__doc__
    return form


def _wire_type(hint: Any) -> Any:
    """Return the wire type of an engine type."""
    if hint in (Tile, Seen, bytes, Rulebook):
        return str
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(map(_wire_type, get_args(hint)))]  # noqa: UP007 - made at run time
    if get_origin(hint) is tuple:
        return list[_wire_type(get_args(hint)[0])]  # type: ignore[misc]  # made at run time
    return _form(hint) if _is_record(hint) else hint


FORMS: Final[dict[type[LogEvent], type[msgspec.Struct]]] = {
    kind: _form(kind, tagged=True) for kind in _EVENT_CLASSES
}
if TYPE_CHECKING:
    EventForm = msgspec.Struct
else:
    EventForm = Union[tuple(FORMS.values())]  # noqa: UP007 - made at run time
"""Any of the structs; the field ``type`` tells them apart."""
_KINDS: Final = {tag_of(kind): kind for kind in _EVENT_CLASSES}


def to_wire(event: LogEvent) -> EventForm:
    """Return an event in the form that is stored and sent."""
    return FORMS[type(event)](**_packed(event))


def encode_event(event: LogEvent) -> bytes:
    """Return an event as JSON."""
    return msgspec.json.encode(to_wire(event))


def decode_event(body: bytes, version: int) -> LogEvent:
    """Return a stored event, of any version that was ever released."""
    if version != VERSION:
        raise InputError(f"events have version {VERSION}", version)
    stored = msgspec.json.decode(body)
    event: LogEvent = _unpacked(_KINDS[stored.pop("type")], stored)
    return event


def _packed(value: Any) -> dict[str, Any]:
    kind: Any = type(value)
    return {name: _pack(getattr(value, name), hint) for name, hint in fields_of(kind)}


def _unpacked(kind: Any, stored: dict[str, Any]) -> Any:
    return kind(
        **{name: _unpack(stored[name], hint) for name, hint in fields_of(kind) if name in stored}
    )


def _pack(value: Any, hint: Any) -> Any:
    if hint == Seen:
        return FACE_DOWN if value is None else str(value)
    if value is None:
        return None
    hint = _not_none(hint)
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        return [_pack(each, inner) for each in value]
    if hint is Tile:
        return str(value)
    if hint is bytes:
        return value.hex()
    if hint is Rulebook:
        return rulebook_text(value, whole=True)
    return _form(hint)(**_packed(value)) if _is_record(hint) else value


def _unpack(value: Any, hint: Any) -> Any:
    if hint in (Seen, Tile):
        return _TILES[value]
    if value is None:
        return None
    hint = _not_none(hint)
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        return tuple(_unpack(each, inner) for each in value)
    if hint is bytes:
        return bytes.fromhex(value)
    if hint is Rulebook:
        return get_rulebook(value)
    if _is_record(hint):
        return _unpacked(hint, value)
    return hint(value)


@cache
def _not_none(hint: Any) -> Any:
    """Return an optional type without None."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    return next(each for each in get_args(hint) if each is not NoneType)
