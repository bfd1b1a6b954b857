"""Kept names over HTTP: passkeys, recovery phrases, and signing in with them.

What browsers and authenticators say is WebAuthn, with bytes as base64url.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from brikke.wire.guests import Name

_BASE64URL = "^[A-Za-z0-9_-]+$(?!\\n)"
Bytes = Annotated[str, Meta(max_length=16 * 1024, pattern=_BASE64URL, description="base64url")]
PasskeyId = Annotated[str, Meta(max_length=1400, pattern=_BASE64URL, description="base64url")]


class KeptNameStatus(Struct, frozen=True):
    """Whether a guest keeps the name, and by what."""

    kept: bool
    passkeys: int
    """The number of passkeys."""
    phrase: bool
    """Whether there is a recovery phrase."""


class NameToKeep(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a guest wants to keep."""

    name: Name


class PasskeyChallenge(Struct, frozen=True):
    """What a new passkey signs. It is valid once, and for some minutes."""

    challenge: str
    user: str
    """The id under which the authenticator stores the passkey, as base64url."""
    name: str
    known: list[str]
    """The passkeys that the guest already has: a device needs no second one."""


class SignInChallenge(Struct, frozen=True):
    """What a known passkey signs. It is valid once, and for some minutes."""

    challenge: str


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that an authenticator has made, to keep a name by."""

    name: Name
    id: PasskeyId
    client_data: Bytes
    attestation: Bytes


class PasskeySignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The signature of a known passkey."""

    id: PasskeyId
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    merge: bool = True
    """Whether the past of the guest who sends the request is merged into the kept name."""


class RecoveryPhrase(Struct, frozen=True):
    """A recovery phrase. The server stores only a slow hash, so it is sent once."""

    phrase: str
    name: str


class PhraseSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A kept name and its recovery phrase."""

    name: Name
    phrase: Annotated[str, Meta(max_length=400)]
    merge: bool = True
    """Whether the past of the guest who sends the request is merged into the kept name."""
