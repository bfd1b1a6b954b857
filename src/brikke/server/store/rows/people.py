"""Row types: guests, and kept names."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guest:
    """A person with a token."""

    id: str
    name: str
    language: str
    created: int
    face: str = ""
    """The animal that the guest has chosen; empty if none."""
    colour: str = ""
    """The colour that the guest has chosen; empty if none."""
    program: bool = False
    """Whether it is a connected bot."""
    kept: bool = False
    """Whether the guest keeps the name, by a passkey or a recovery phrase."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey: its id, its guest, and the public key by which a signature is checked."""

    id: str
    guest_id: str
    public_key: bytes
    sign_count: int


@dataclass(frozen=True, slots=True)
class KeptName:
    """By what a guest's name is kept."""

    passkeys: tuple[str, ...]
    """The ids of the passkeys."""
    phrase: str | None
    """The salt and the hash of the recovery phrase, if there is one."""


@dataclass(frozen=True, slots=True)
class GuestChange:
    """A change of a guest's name or language, or that the guest was forgotten."""

    id: str
    changed: int
    forgotten: bool


class NameTaken(Exception):  # noqa: N818 - an outcome, not a mistake
    """Somebody else keeps a name that looks like this one; nothing was written."""
