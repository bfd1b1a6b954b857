"""Client addresses: which network addresses count as one client."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final

_PLACE_BITS: Final = 64
"""The prefix length of one IPv6 client, which may use every address in its network."""


def network_of(host: str) -> str:
    """Return what counts as one client: an IPv4 address, or an IPv6 network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), _PLACE_BITS), strict=False))


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the client of a connection; the server has already applied trusted proxy headers."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""
