"""A push service on this machine: takes messages over HTTP, and decrypts them as a browser does.

The way back of RFC 8291 is written here from the text of the RFC, without the code that is tested.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import digest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class PushBrowser:
    """A browser with a subscription."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def point(self) -> bytes:
        public = self.key.public_key()
        return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, Any]:
        """What ``PushSubscription.toJSON`` returns."""
        keys = {"p256dh": text_of(self.point), "auth": text_of(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def decrypt(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + self.point + sender + b"\x01"
        secret = digest(digest(self.auth, shared, "sha256"), info, "sha256")
        start = digest(salt, secret, "sha256")
        key = digest(start, b"Content-Encoding: aes128gcm\0\x01", "sha256")[:16]
        nonce = digest(start, b"Content-Encoding: nonce\0\x01", "sha256")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


@dataclass(frozen=True)
class PushRequest:
    """What a push service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        """Return what the sender claims to be, if the signature is right."""
        scheme, _, fields = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(each.strip().split("=", 1) for each in fields.split(","))
        signed, _, signature = parts["t"].rpartition(".")
        raw = bytes_of(signature)
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
        numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        point.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
        claims: dict[str, Any] = json.loads(bytes_of(signed.split(".")[1]))
        return {**claims, "k": parts["k"]}


class PushService:
    """Takes messages; what it answers to a path can be set."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.taken: list[PushRequest] = []
        self.answers: dict[str, int] = {}
        self._news = Condition()

    def browser(self, name: str) -> PushBrowser:
        return PushBrowser(f"{self.base}/{name}")

    def name_of(self, browser: PushBrowser) -> str:
        return sha256(browser.endpoint.encode()).hexdigest()

    def take(self, request: PushRequest) -> int:
        with self._news:
            self.taken.append(request)
            self._news.notify_all()
        return self.answers.get(request.path, 201)

    def wait(self, count: int) -> list[PushRequest]:
        """Return all messages once there are so many."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.taken) >= count, 60)
            return list(self.taken)


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.take(PushRequest(self.path, headers, body)))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
