"""Notices over HTTP: how a guest wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, lt=24 * 60, description="minutes since midnight")]


class NoticeState(Struct, frozen=True):
    """How a guest is told."""

    push_key: str
    """The public key of the server, with which a browser subscribes."""
    devices: list[str]
    """The devices that are told: hashes of their addresses."""
    mail_offered: bool
    """Whether the host has set up mail."""
    mail: str | None
    mail_confirmed: bool
    silent: bool
    """Whether nothing is sent at all for now."""
    quiet_from: Minute
    quiet_to: Minute
    """Equal to the other: no quiet hours."""
    usual_from: Minute
    usual_to: Minute
    """The quiet hours of those who have chosen none."""
    zone: str


class NoticeChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of how a guest is told; a field that is left out stays."""

    silent: bool | None = None
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, Meta(max_length=64)] | None = None
    """The time zone of the quiet hours, as in ``Europe/Helsinki``."""


class PushKeys(Struct, frozen=True):
    """The keys of a browser, in base64url, by the names that browsers use."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=50)]


class NewDevice(Struct, frozen=True):
    """A browser that wants to be told: its ``PushSubscription`` as JSON."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """The address to which mail is wanted."""

    address: Annotated[str, Meta(max_length=254)]
