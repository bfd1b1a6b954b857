"""An authenticator in software: makes passkeys and signs with them, as WebAuthn says."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, ATTESTED = 0x01, 0x40


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Authenticator:
    """A device with one passkey for one site."""

    origin: str
    host: str = "127.0.0.1"
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    count: int = 0

    def make(self, challenge: str, name: str) -> dict[str, str]:
        """Return the body of the request that keeps a name by the passkey."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(PRESENT | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "name": name,
            "id": base64url(self.id),
            "client_data": base64url(self._client_data("webauthn.create", challenge)),
            "attestation": base64url(statement),
        }

    def sign(self, challenge: str) -> dict[str, str]:
        """Return the body of the request that signs in."""
        self.count += 1
        data, client_data = self._data(PRESENT), self._client_data("webauthn.get", challenge)
        signed = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return {
            "id": base64url(self.id),
            "client_data": base64url(client_data),
            "authenticator_data": base64url(data),
            "signature": base64url(signed),
        }

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()
