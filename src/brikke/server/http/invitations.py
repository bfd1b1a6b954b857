"""Routes for invitations: the server's addresses, and tables and clubs by a short code."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get
from litestar.params import FromPath
from msgspec import Struct

from brikke.server.http.dependencies import TheRooms, TheSettings
from brikke.server.http.errors import problems
from brikke.server.http.local_requests import is_local
from brikke.server.network import is_loopback, own_addresses, reachable, url_of
from brikke.server.tables.room import NoSuchTable
from brikke.wire.clubs import club_link
from brikke.wire.tables import link_of
from brikke.wire.tokens import is_code


class Network(Struct, frozen=True):
    """Where other devices in the network reach the server; told to its own machine alone."""

    addresses: list[str]
    """URLs, the best one first. Empty for requests from elsewhere."""
    local_only: bool
    """Whether the server listens to its own machine alone."""


class Invitation(Struct, frozen=True):
    """What a short code leads to: a table or a club."""

    id: str
    link: str


class Invitations(Controller):
    """What an invitation needs."""

    path = "/api"
    tags = ("tables",)
    security = ({},)

    # In a thread: asking the system for its addresses may take a moment.
    @get("/network", sync_to_thread=True, responses=problems())
    def network(self, request: Request[Any, Any, Any], settings: TheSettings) -> Network:
        """Show where other devices reach this server; nothing to requests from elsewhere."""
        if not is_local(request, settings):
            return Network([], local_only=False)
        port = (request.scope["server"] or ("", settings.port))[1] or settings.port
        addresses = reachable(settings.host, own_addresses())
        return Network([url_of(each, port) for each in addresses], is_loopback(settings.host))

    @get("/codes/{code:str}", responses=problems(400, 404, 503))
    async def by_code(self, code: FromPath[str], rooms: TheRooms) -> Invitation:
        """Find a club, or a table that waits for players by the first six characters of its id."""
        found = await rooms.store.waiting_with(code) if is_code(code) else []
        if len(found) == 1:
            return Invitation(found[0], link_of(found[0]))
        # Two tables with the same code are so rare that neither is shown.
        club = await rooms.store.club(code) if is_code(code) and not found else None
        if club is None:
            raise NoSuchTable
        return Invitation(club.id, club_link(club.id))
