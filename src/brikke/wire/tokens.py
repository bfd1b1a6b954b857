"""Random tokens and ids: guests, device transfers, servers and tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that are not confused when read aloud."""
_TABLE_LETTERS: Final = 16
_CODE_LETTERS: Final = 6
_BOT_LETTERS: Final = 10


def new_token() -> str:
    """Return a guest's secret token: 256 random bits, shown once."""
    return secrets.token_urlsafe(32)


def new_bot_token() -> str:
    """Return the secret token of a bot; its beginning tells people what kind of token it is."""
    return f"bot_{new_token()}"


def new_bot_key() -> str:
    """Return a random key by which owner and host name a bot."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_BOT_LETTERS))


def hash_of(token: str) -> str:
    """Return the stored hash of a token. With 256 random bits, a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(known: str, given: str) -> bool:
    """Return whether two hashes are equal, in constant time."""
    return hmac.compare_digest(known, given)


def new_guest_id() -> str:
    """Return a random guest id."""
    return secrets.token_hex(12)


def new_server_id() -> str:
    """Return a random id for a server process."""
    return secrets.token_hex(8)


def is_table_id(text: str) -> bool:
    """Return whether a text has the form of a table id; anything else is not looked up."""
    return len(text) == _TABLE_LETTERS and set(text) <= set(_ALPHABET)


def is_code(text: str) -> bool:
    """Return whether a text has the form of a code: the beginning of a table id."""
    return len(text) == _CODE_LETTERS and set(text) <= set(_ALPHABET)


def new_club_id() -> str:
    """Return a random club id, which is the invitation: it can be set in six tiles."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LETTERS))


def new_table_id() -> str:
    """Return a random table id, which is the invitation: 79 bits that can be read aloud."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_TABLE_LETTERS))
