"""Event serialisation: JSON that is stored in full and sent redacted, in the same form.

The structs are derived from the event classes: a tile is its text, a tile face down is ``?``, bytes
are hexadecimal, a rulebook is its text with every parameter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass
from functools import cache
from operator import attrgetter
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
_TEXTS: Final = {tile: text for text, tile in _TILES.items()}

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
    form, packers = _FORM_OF[type(event)]
    return form(*(pack(event) for pack in packers))


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


def _unpacked(kind: Any, stored: dict[str, Any]) -> Any:
    return kind(
        **{name: _unpack(stored[name], hint) for name, hint in fields_of(kind) if name in stored}
    )


def _packers(kind: Any) -> tuple[Callable[[Any], Any], ...]:
    """Return what makes the fields of a struct from a dataclass, in their order."""
    return tuple(_field_packer(name, hint) for name, hint in fields_of(kind))


def _field_packer(name: str, hint: Any) -> Callable[[Any], Any]:
    field, pack = attrgetter(name), _packer(hint)
    return field if pack is None else lambda record: pack(field(record))


@cache
def _packer(hint: Any) -> Callable[[Any], Any] | None:
    """Return what converts a value of a type; None if the value is sent as it is."""
    if hint in (Seen, Tile):
        return _TEXTS.__getitem__
    optional, hint = hint != _not_none(hint), _not_none(hint)
    pack = _packer_of_values(hint)
    if pack is None or not optional:
        return pack
    return lambda value: None if value is None else pack(value)


def _packer_of_values(hint: Any) -> Callable[[Any], Any] | None:
    if get_origin(hint) is tuple:
        inner = _packer(get_args(hint)[0])
        return list if inner is None else lambda values: list(map(inner, values))
    if hint is bytes:
        return bytes.hex
    if hint is Rulebook:
        return lambda value: rulebook_text(value, whole=True)
    if _is_record(hint):
        form, packers = _form(hint), _packers(hint)
        return lambda record: form(*(pack(record) for pack in packers))
    return None


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


_FORM_OF: Final = {kind: (form, _packers(kind)) for kind, form in FORMS.items()}
"""For each kind of event, its struct and what makes its fields."""
