"""Dependencies that are injected into route handlers by parameter name."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from brikke.live import Refusal, RefusalCode
from brikke.server.rooms import Rooms
from brikke.server.settings import Settings
from brikke.server.store import Guest
from brikke.server.workers import Share
from brikke.wire.tokens import hash_of

TheRooms = NamedDependency[Rooms]
TheSettings = NamedDependency[Settings]
TheGuest = NamedDependency[Guest]
"""The guest who sends the request; one without a guest's token is refused."""
TheWorkers = NamedDependency[Share]
"""The workers for short questions, as the address of the request shares them with others."""
TheAnalysts = NamedDependency[Share]
"""The workers for long computations: whole matches and chances to win."""


def bearer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the bearer token of a request; empty if it has none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


async def provide_guest(request: Request[Any, Any, Any], rooms: TheRooms) -> Guest:
    """Return the guest whose token the request has, or refuse the request."""
    token = bearer_of(request)
    guest = await rooms.store.guest_of(hash_of(token)) if token else None
    if guest is None:
        raise Refusal(RefusalCode.BAD_TOKEN, "send a guest's token as a bearer token")
    rooms.seen.add(guest.id)
    return guest
