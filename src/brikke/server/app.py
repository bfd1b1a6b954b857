"""The application: the routes of a server, and what they are given."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath
from litestar.types import Scope
from msgspec import Struct

from brikke import __version__
from brikke.server.background.tournament_boards import Boards
from brikke.server.bot_stream import BotStream
from brikke.server.connection import Connection
from brikke.server.http.admin import Admin
from brikke.server.http.bots import BotApi, OwnBots
from brikke.server.http.browser import (
    COMPRESSION,
    manifest,
    not_found,
    pack,
    page,
    static_files,
    worker,
)
from brikke.server.http.clubs import Clubs
from brikke.server.http.dependencies import bearer_of, provide_bot, provide_caller, provide_guest
from brikke.server.http.errors import HANDLERS
from brikke.server.http.games import Games
from brikke.server.http.guests import Guests
from brikke.server.http.headers import add_headers
from brikke.server.http.invitations import Invitations
from brikke.server.http.kept_names import KeptNames
from brikke.server.http.local_requests import is_from_host
from brikke.server.http.mistakes import Mistakes
from brikke.server.http.moderation import Moderation
from brikke.server.http.notices import Notices as NoticeRoutes
from brikke.server.http.openapi import describe
from brikke.server.http.puzzles import Puzzles
from brikke.server.http.questions import Questions
from brikke.server.http.rate_limiting import RateLimiter
from brikke.server.http.replays import Replays
from brikke.server.http.rounds import Rounds
from brikke.server.http.schemas import Schemas
from brikke.server.http.seeks import Seeks
from brikke.server.http.tables import Tables
from brikke.server.http.timing import timing_middleware
from brikke.server.http.tournaments import Tournaments as TournamentRoutes
from brikke.server.limits import RefusalLimit, Rules, StorageQuota, address_of
from brikke.server.metrics import MEDIA_TYPE
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.server.store import Guest
from brikke.server.tables.rooms import Rooms
from brikke.server.workers.pool import Share
from brikke.wire.tokens import hash_of


class Health(Struct, frozen=True):
    """The health of the server."""

    status: str
    version: str


MAX_BODY: Final = 256 * 1024
_NOT_READY: Final = ResponseSpec(Health, description="Not ready.", generate_examples=False)


def create_app(server: Server) -> Litestar:
    """Return the application of a server."""

    async def provide_rooms() -> Rooms:
        return server.rooms

    async def provide_questions(scope: Scope) -> Share:
        return server.questions.share(address_of(scope))

    async def provide_analysts(scope: Scope) -> Share:
        return server.analysts.share(address_of(scope))

    async def provide_settings() -> Settings:
        return server.settings

    async def provide_streams(request: Request[Any, Any, Any]) -> Callable[[Guest], BotStream]:
        limits = server.connection_limits(address_of(request.scope))
        token = hash_of(bearer_of(request))
        return lambda bot: BotStream(bot, token, server.rooms, server.scheduler, limits)

    async def provide_rules() -> Rules:
        return server.rules

    async def provide_boards() -> Boards:
        return server.boards

    async def provide_storage() -> StorageQuota:
        return server.storage

    async def provide_refusals() -> RefusalLimit:
        return server.refusals

    rate_limiter = RateLimiter(server.limits, server.rules, server.storage)

    async def provide_mail_count() -> Callable[[str], Awaitable[None]]:
        return rate_limiter.count_mail

    return Litestar(
        route_handlers=[
            Guests,
            KeptNames,
            Games,
            Tables,
            OwnBots,
            BotApi,
            TournamentRoutes,
            Clubs,
            Seeks,
            Moderation,
            Admin,
            NoticeRoutes,
            Invitations,
            Rounds,
            Replays,
            Questions,
            Puzzles,
            Mistakes,
            Schemas,
            _table_socket(server),
            *_for_hosts(server),
            page,
            worker,
            manifest,
            pack,
            not_found,
            *static_files(),
        ],
        dependencies={
            "rooms": Provide(provide_rooms),
            "guest": Provide(provide_guest),
            "bot": Provide(provide_bot),
            "caller": Provide(provide_caller),
            "streams": Provide(provide_streams),
            "questions": Provide(provide_questions),
            "analysts": Provide(provide_analysts),
            "settings": Provide(provide_settings),
            "rules": Provide(provide_rules),
            "storage": Provide(provide_storage),
            "refusals": Provide(provide_refusals),
            "boards": Provide(provide_boards),
            "count_mail": Provide(provide_mail_count),
        },
        before_send=[add_headers],
        compression_config=COMPRESSION,
        middleware=[partial(timing_middleware, metrics=server.metrics)],
        exception_handlers=HANDLERS,
        guards=[rate_limiter.guard],
        lifespan=[server.lifespan],
        logging_config=None,
        request_max_body_size=MAX_BODY,
        openapi_config=describe(),
    )


def _table_socket(server: Server) -> WebsocketRouteHandler:
    """Return the WebSocket route for players and spectators."""

    @websocket("/api/tables/{table_id:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
        """Play or watch at a table."""
        connection_limits = server.connection_limits(address_of(socket.scope))
        connection = Connection(socket, table_id, server.rooms, server.scheduler, connection_limits)
        server.rooms.connections.add(connection)
        try:
            await connection.run()
        finally:
            server.rooms.connections.discard(connection)

    return table_socket


def _for_hosts(server: Server) -> list[HTTPRouteHandler]:
    """Return the routes for operators: health, readiness and metrics."""

    @get("/healthz", security=[{}], tags=["server"])
    async def healthz() -> Response[Health]:
        """Return whether the server is alive: 503 if it has no heartbeat or work is overdue."""
        status = server.health()
        return Response(Health(status, __version__), status_code=200 if status == "ok" else 503)

    @get("/readyz", security=[{}], tags=["server"], responses={503: _NOT_READY})
    async def readyz() -> Response[Health]:
        """Return whether the server accepts players: 503 while it stops or has no database."""
        ready = await server.ready()
        return Response(
            Health("ready" if ready else "trouble", __version__), status_code=200 if ready else 503
        )

    @get("/metrics", security=[{}], tags=["server"], media_type=MEDIA_TYPE, sync_to_thread=False)
    def metrics(request: Request[Any, Any, Any]) -> bytes:
        """Return the metrics, as Prometheus reads them, to this machine and to trusted networks."""
        if not is_from_host(request, server.settings):
            raise NotFoundException
        return server.metrics.text()

    return [healthz, readyz, metrics]
