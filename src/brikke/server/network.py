"""Network addresses: where other devices in the same network reach this server."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

ANY: Final = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of the machine."""
_ELSEWHERE: Final = (
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)
"""Addresses for documentation, which no machine has."""


def is_loopback(host: str) -> bool:
    """Return whether a host is this machine as it calls itself: 127.0.0.1, ::1 or localhost."""
    name = host.strip("[]").lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def is_in_networks(host: str, networks: str) -> bool:
    """Return whether an address is in one of the networks, which are separated by commas."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    listed = filter(None, (each.strip() for each in networks.split(",")))
    return any(address in ip_network(each) for each in listed)


def host_of(header: str) -> str:
    """Return the host in a Host header, without the port."""
    if header.startswith("["):
        return header.partition("]")[0] + "]"
    return header.partition(":")[0]


def reachable(host: str, found: Iterable[str]) -> list[str]:
    """Return the addresses under which others reach a server that listens on a host.

    `found` are the machine's own addresses. Those of a home network come first.
    """
    if host not in ANY:
        return [] if is_loopback(host) else [host]
    addresses = {_read(each) for each in found}
    usable = [each for each in addresses if each is not None and _is_usable(each, host)]
    return [str(each) for each in sorted(usable, key=_rank)]


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def _is_usable(address: IPv4Address | IPv6Address, host: str) -> bool:
    if address.is_loopback or address.is_link_local or address.is_unspecified:
        return False
    if address.is_multicast:
        return False
    return address.version == 4 or host == "::"


def _rank(address: IPv4Address | IPv6Address) -> tuple[int, bool, int]:
    return address.version, not address.is_private, int(address)


def own_addresses() -> list[str]:
    """Return this machine's addresses, as far as the system tells them without a request."""
    found = []
    for family, elsewhere in _ELSEWHERE:
        # A datagram socket that connects sends nothing, but has the address of the way there.
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((elsewhere, 9))
            found.append(str(way.getsockname()[0]))
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_DGRAM)
        found += [str(place[0]) for *_, place in known]
    return found


def url_of(host: str, port: int) -> str:
    """Return the URL of a server."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"
