"""Message encryption for Web Push (RFC 8291), in one record of ``aes128gcm`` (RFC 8188).

Only the browser that subscribed can read the message; the push service cannot.
"""

from __future__ import annotations

import os
import struct
from typing import Final

from cryptography.exceptions import InvalidKey, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from brikke.errors import InputError
from brikke.server.push import base64url

AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
RECORD_BYTES: Final = 4096
"""The size of a record; push services need not accept longer messages."""
_LAST: Final = b"\x02"
"""What follows the text of the last record."""


def read_public_key(text: str) -> EllipticCurvePublicKey:
    """Return the public key of a browser, or refuse it."""
    try:
        return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), base64url.decode(text))
    except (ValueError, InvalidKey, UnsupportedAlgorithm):
        raise InputError("this is not a public key of P-256", text) from None


def read_auth(text: str) -> bytes:
    """Return the secret that a browser shares with the sender, or refuse it."""
    secret = base64url.decode(text)
    if len(secret) != AUTH_BYTES:
        raise InputError(f"the secret of a subscription has {AUTH_BYTES} bytes", text)
    return secret


def encrypt(
    message: bytes,
    browser_key: EllipticCurvePublicKey,
    auth: bytes,
    *,
    salt: bytes | None = None,
    own: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Return the body of a push message; salt and key are random unless a test gives them."""
    salt = os.urandom(SALT_BYTES) if salt is None else salt
    own = generate_private_key(SECP256R1()) if own is None else own
    theirs, ours = point(browser_key), point(own.public_key())
    shared = own.exchange(ECDH(), browser_key)
    key, nonce = content_keys(shared, auth, salt, theirs, ours)
    sealed = AESGCM(key).encrypt(nonce, message + _LAST, None)
    return salt + struct.pack("!LB", RECORD_BYTES, len(ours)) + ours + sealed


def content_keys(
    shared: bytes, auth: bytes, salt: bytes, browser: bytes, sender: bytes
) -> tuple[bytes, bytes]:
    """Return key and nonce of the content, by the two steps of RFC 8291, 3.3 and 3.4."""
    secret = _derive(shared, auth, b"WebPush: info\0" + browser + sender, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derive(secret, salt, b"Content-Encoding: nonce\0", 12)


def point(key: EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
