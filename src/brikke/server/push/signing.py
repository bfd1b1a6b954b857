"""Identification of a server to push services: VAPID (RFC 8292)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from brikke.server.push import base64url
from brikke.server.push.encryption import point

KEY_BYTES: Final = 32
VALID_SECONDS: Final = 12 * 60 * 60
"""How long a signature is valid; a day is the most that services accept."""


def new_key() -> bytes:
    """Return a new private key of a server."""
    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return number.to_bytes(KEY_BYTES, "big")


def public_key(private: bytes) -> str:
    """Return the public key that belongs to a private one, as browsers take it."""
    return base64url.encode(point(_read(private).public_key()))


def authorization(private: bytes, endpoint: str, contact: str, now: float) -> str:
    """Return the header by which a push service knows the server.

    ``contact`` is an address of the host, ``mailto:`` or ``https:``; it may be empty.
    """
    parts = urlsplit(endpoint)
    claims: dict[str, str | int] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": round(now) + VALID_SECONDS,
    }
    if contact:
        claims["sub"] = contact
    signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
    key = _read(private)
    numbers = decode_dss_signature(key.sign(signed.encode(), ECDSA(SHA256())))
    signature = b"".join(each.to_bytes(KEY_BYTES, "big") for each in numbers)
    return f"vapid t={signed}.{base64url.encode(signature)}, k={public_key(private)}"


def _part(content: Mapping[str, str | int]) -> str:
    return base64url.encode(json.dumps(content, separators=(",", ":")).encode())


def _read(private: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(private, "big"), SECP256R1())
