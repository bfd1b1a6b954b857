"""Dependencies that are injected into route handlers by parameter name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Scope

from brikke.live import Refusal, RefusalCode
from brikke.server.background.tournament_boards import Boards
from brikke.server.bot_stream import BotStream
from brikke.server.http.stored_bytes import stored_bytes
from brikke.server.limits import RefusalLimit, Rules, StorageQuota, address_of
from brikke.server.settings import Settings
from brikke.server.store import Guest
from brikke.server.tables.rooms import Caller, Rooms
from brikke.server.workers.pool import Share
from brikke.wire.tokens import hash_of

TheRooms = NamedDependency[Rooms]
TheSettings = NamedDependency[Settings]
TheRules = NamedDependency[Rules]
TheBoards = NamedDependency[Boards]
TheStorage = NamedDependency[StorageQuota]
TheRefusals = NamedDependency[RefusalLimit]
TheMailCount = NamedDependency[Callable[[str], Awaitable[None]]]
"""Counts a mail to an address, and refuses one too many."""
TheGuest = NamedDependency[Guest]
"""The guest who sends the request; one without a guest's token is refused."""
TheBot = NamedDependency[Guest]
"""The connected bot that sends the request; a person's token is refused."""
TheCaller = NamedDependency[Caller]
"""The connected bot that sends the request, and its address."""
TheStreams = NamedDependency[Callable[[Guest], BotStream]]
"""Makes the stream of a bot, with the token and the limits of the address of the request."""
TheWorkers = NamedDependency[Share]
"""The workers for short questions, as the address of the request shares them with others."""
TheAnalysts = NamedDependency[Share]
"""The workers for long computations: whole matches and chances to win."""


def bearer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the bearer token of a request; empty if it has none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


async def provide_guest(
    request: Request[Any, Any, Any], rooms: TheRooms, storage: TheStorage
) -> Guest:
    """Return the person whose token the request has, or refuse the request."""
    guest = await _guest(request, rooms, storage, "send a guest's token as a bearer token")
    if guest.program:
        raise Refusal(RefusalCode.FOR_PEOPLE, "a bot's token is for the addresses of bots")
    return guest


async def provide_bot(
    request: Request[Any, Any, Any], rooms: TheRooms, storage: TheStorage
) -> Guest:
    """Return the connected bot whose token the request has, or refuse the request."""
    wanted = "send a bot's token as a bearer token"
    bot = await _guest(request, rooms, storage, wanted)
    if not bot.program:
        raise Refusal(RefusalCode.BAD_TOKEN, wanted)
    await rooms.check_bot(bot.id)
    return bot


async def provide_caller(bot: TheBot, scope: Scope) -> Caller:
    """Return the connected bot whose token the request has, with the address of the request."""
    return Caller(bot.id, address_of(scope))


async def _guest(
    request: Request[Any, Any, Any], rooms: Rooms, storage: StorageQuota, wanted: str
) -> Guest:
    token = bearer_of(request)
    guest = await rooms.store.guest_of(hash_of(token)) if token else None
    if guest is None:
        raise Refusal(RefusalCode.BAD_TOKEN, wanted)
    rooms.seen.add(guest.id)
    if size := stored_bytes(request):
        storage.check(guest=guest.id)
        storage.charge(size, guest=guest.id)
    return guest
