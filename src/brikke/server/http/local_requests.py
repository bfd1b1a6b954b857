"""Local requests: whether a request comes from this machine or from a trusted network."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from brikke.server.network import host_of, is_in_networks, is_loopback
from brikke.server.settings import Settings

_FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers of proxies: the request may come from anywhere."""


def is_from_host(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Return whether a request comes directly from this machine, or from a trusted network."""
    if any(each in request.headers for each in _FORWARDED):
        return False
    client = request.client.host if request.client else ""
    return is_loopback(client) or is_in_networks(client, settings.proxies)


def is_local(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Return whether a request comes from a page of this machine, and through no proxy."""
    client = request.client.host if request.client else ""
    host = host_of(request.headers.get("host", ""))
    forwarded = any(each in request.headers for each in _FORWARDED)
    return is_loopback(client) and is_loopback(host) and not (forwarded or settings.proxies)
