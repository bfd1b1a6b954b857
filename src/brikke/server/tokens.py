"""Secrets: what identifies a guest, a device on its way, a table."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for one another when reading them aloud."""
_TABLE_LETTERS: Final = 16


def new_token() -> str:
    """Return what a guest proves to be itself with; 256 bits that are told once."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """Return what is kept of a token. It has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(known: str, given: str) -> bool:
    """Return whether two hashes are equal, in a time that does not tell how much of them is."""
    return hmac.compare_digest(known, given)


def new_guest_id() -> str:
    """Return a name for a guest that tells nothing."""
    return secrets.token_hex(12)


def new_server_id() -> str:
    """Return what a server calls itself before the others, for as long as it lives."""
    return secrets.token_hex(8)


def is_table_id(text: str) -> bool:
    """Return whether this could be a table's address; what could not is not looked up."""
    return len(text) == _TABLE_LETTERS and set(text) <= set(_ALPHABET)


def new_table_id() -> str:
    """Return a table's address, which is its invitation: 79 bits that can be read aloud."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_TABLE_LETTERS))
