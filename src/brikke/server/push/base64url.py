"""Base64 for addresses, without padding, as RFC 4648 and Web Push write keys."""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode

from brikke.errors import InputError


def encode(data: bytes) -> str:
    """Return bytes as text."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of a text, or refuse it."""
    try:
        return urlsafe_b64decode(f"{text}{'=' * (-len(text) % 4)}")
    except (binascii.Error, ValueError):
        raise InputError("this is not base64url", text) from None
