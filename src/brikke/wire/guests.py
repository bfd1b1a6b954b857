"""Guests over HTTP: a name, a face and a colour, and the token instead of an account."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from brikke.wire.appearance import Animal, Colour

Name = Annotated[str, Meta(max_length=100, description="the name that others see; may be empty")]
Language = Annotated[str, Meta(max_length=16, pattern="^[a-z]{2}(-[A-Za-z]+)?$(?!\\n)")]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new guest."""

    name: Name = ""
    language: Language = "en"
    face: Animal | None = None
    """The animal that others see; left out, the server gives one."""
    colour: Colour | None = None
    """The colour that the guest would like to have at tables; left out, the server gives one."""


class GuestChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a guest; a field that is left out stays."""

    name: Name | None = None
    language: Language | None = None
    face: Animal | None = None
    colour: Colour | None = None


class GuestProfile(Struct, frozen=True):
    """A guest without its token."""

    name: str
    language: str
    face: Animal
    colour: Colour


class GuestToken(Struct, frozen=True):
    """A guest with its token. The server stores only a hash, so the token is sent once."""

    token: str
    name: str
    language: str
    face: Animal
    colour: Colour
