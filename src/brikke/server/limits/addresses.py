"""Network addresses, as far as one of them stands for one place."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final

_PLACE_BITS: Final = 64
"""Whoever has one address of IPv6 has all that begin with the same bits, and may use any."""


def network_of(host: str) -> str:
    """Return what counts as one address: all of IPv4's, the network of IPv6's."""
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
    """Return where a connection comes from; headers are for the server's proxies to be believed."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""
