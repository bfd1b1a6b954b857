"""Push services: which addresses a server may send to.

Addresses come from browsers, and anybody can invent one. So a server sends only to the services
that its host has named.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from brikke.errors import InputError

DEFAULT_SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The services of the common browsers: these names, and all names under them."""


def read_services(text: str) -> Sequence[str]:
    """Return the hosts of a list with commas; if it is empty, those of the common browsers."""
    return [each.strip().lower() for each in text.split(",") if each.strip()] or DEFAULT_SERVICES


def check_endpoint(endpoint: str, services: Sequence[str]) -> None:
    """Refuse an address that is not one of a push service."""
    if not _is_allowed(endpoint, services):
        raise InputError("this is not the address of a known push service", endpoint[:100])


def _is_allowed(endpoint: str, services: Sequence[str]) -> bool:
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if "@" in parts.netloc or not any(
        host == each or host.endswith(f".{each}") for each in services
    ):
        return False
    if _is_loopback(host):
        # Nobody listens between this machine and itself.
        return parts.scheme in ("http", "https")
    return parts.scheme == "https" and port in (None, 443)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
