"""The application: what is wired to what."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from msgspec import Struct

from brikke import __version__
from brikke.live import House
from brikke.server.connection import RETRY_MS, Visit
from brikke.server.fanout import Alone, Fanout
from brikke.server.housekeeping import Caretaker
from brikke.server.http.browser import COMPRESSION, manifest, not_found, page, static_files, worker
from brikke.server.http.dependencies import provide_guest
from brikke.server.http.docs_page import DocsPage
from brikke.server.http.errors import HANDLERS
from brikke.server.http.guests import Guests
from brikke.server.http.headers import add_headers
from brikke.server.http.puzzles import Puzzles
from brikke.server.http.questions import Questions
from brikke.server.http.rate_limiting import RateLimiter
from brikke.server.http.replays import Replays
from brikke.server.http.rounds import Rounds
from brikke.server.http.tables import Tables
from brikke.server.http.timing import timing_middleware
from brikke.server.limits import RENEW_SECONDS, Door, Limits, MemoryLimits, Rules, address_of
from brikke.server.metrics import MEDIA_TYPE, Figures
from brikke.server.room import Premises
from brikke.server.rooms import Hall
from brikke.server.scheduler import Keeper
from brikke.server.settings import Settings
from brikke.server.shutdown import cancel_all, close
from brikke.server.store import Store, Unavailable
from brikke.server.tokens import new_server_id
from brikke.server.workers import Workers


class Health(Struct, frozen=True):
    """That the server lives."""

    status: str
    version: str


MAX_BODY: Final = 256 * 1024
_NOT_READY: Final = ResponseSpec(Health, description="Not now.", generate_examples=False)
QUEUE: Final = 32
"""Questions that may wait for a worker."""


class Server:
    """Everything that lives as long as the process: store, hall, keeper, open visits."""

    def __init__(
        self,
        settings: Settings,
        house: House | None = None,
        clock: Callable[[], int] | None = None,
    ) -> None:
        self.settings = settings
        self.hall: Hall
        self.keeper: Keeper
        self.caretaker: Caretaker
        self._keeping: asyncio.Task[None]
        self._house = house or House(settings.timing)
        self._clock = clock
        seconds = settings.think_seconds
        count = settings.workers
        self.figures = Figures()
        self.questions = Workers("questions", count, QUEUE, seconds, self.figures)
        """For whoever asks over HTTP: they must not keep players waiting."""
        self._players = Workers("players", count, QUEUE * count, seconds, self.figures)
        self._bots = Workers("bots", count, sys.maxsize, seconds, self.figures)
        self.limits = _limits(settings.redis)
        self.rules = Rules(settings.limits)
        self._watch()

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Open the store and keep the tables until the server ends."""
        store = await Store.open(self.settings.database)
        server_id = new_server_id()
        fanout = _fanout(self.settings.redis, server_id)
        clock = self._clock or store.now
        premises = Premises(store, self._house, clock, fanout, self.figures)
        self.hall = Hall(premises, self._players, self._bots)
        self.keeper = Keeper(server_id, self.hall, self.settings.tick_ms / 1000)
        self.caretaker = Caretaker(self.hall, self.settings)
        await self.keeper.beat_if_stale()
        self._keeping = asyncio.create_task(self.keeper.run(), name="keeper")
        tasks = [
            self._keeping,
            asyncio.create_task(self.caretaker.run(), name="caretaker"),
            asyncio.create_task(_renew_always(self.limits), name="limits"),
            asyncio.create_task(fanout.run(self.keeper.lookout.hear), name="fanout"),
        ]
        try:
            yield
        finally:
            await cancel_all(tasks)
            await close("fanout", fanout.close())
            await close("limits", self.limits.close())
            await close("store", store.close())

    def _watch(self) -> None:
        watch = self.figures.watch
        watch("brikke_connections", "Open connections to tables", lambda: len(self.hall.visits))
        watch("brikke_tables_known", "Tables in memory", lambda: len(self.hall.rooms))
        watch(
            "brikke_tables_open",
            "Tables that someone is connected to here",
            lambda: sum(bool(room.audience.listeners) for room in self.hall.rooms.values()),
        )

    async def ready(self) -> bool:
        """Return whether new players should be sent here."""
        if self.hall.closing or not self.keeper.beats:
            return False
        try:
            await self.hall.store.outages(self.hall.outages[-1].id if self.hall.outages else 0)
        except Unavailable:
            return False
        return True

    async def farewell(self) -> None:
        """Tell everyone to come back in a moment, before the connections close."""
        self.hall.closing = True
        # Nobody can reach it any more, so that it must not seem to live, nor let time run out.
        await cancel_all([self._keeping])
        for visit in tuple(self.hall.visits):
            visit.farewell("restart", RETRY_MS)
        for _ in range(20):
            if not self.hall.visits:
                return
            await asyncio.sleep(0.05)


def _fanout(url: str | None, server_id: str) -> Fanout:
    if url is None:
        return Alone()
    # Only here: a server that is alone needs no Redis, nor a library for it.
    from brikke.server.fanout.redis import RedisFanout  # noqa: PLC0415
    from brikke.server.redis_link import connect  # noqa: PLC0415

    return RedisFanout(connect(url), server_id)


def _limits(url: str | None) -> Limits:
    if url is None:
        return MemoryLimits()
    from brikke.server.limits.shared import SharedLimits  # noqa: PLC0415
    from brikke.server.redis_link import connect  # noqa: PLC0415

    return SharedLimits(connect(url))


async def _renew_always(limits: Limits) -> None:
    while True:
        await asyncio.sleep(RENEW_SECONDS)
        await limits.renew()


def create_app(server: Server) -> Litestar:
    """Return the application of a server."""

    async def provide_hall() -> Hall:
        return server.hall

    async def provide_questions() -> Workers:
        return server.questions

    return Litestar(
        route_handlers=[
            Guests,
            Tables,
            Rounds,
            Replays,
            Questions,
            Puzzles,
            _table_socket(server),
            *_for_hosts(server),
            page,
            worker,
            manifest,
            not_found,
            *static_files(),
        ],
        dependencies={
            "hall": Provide(provide_hall),
            "guest": Provide(provide_guest),
            "questions": Provide(provide_questions),
        },
        before_send=[add_headers],
        compression_config=COMPRESSION,
        middleware=[partial(timing_middleware, figures=server.figures)],
        exception_handlers=HANDLERS,
        guards=[RateLimiter(server.limits, server.rules).guard],
        lifespan=[server.lifespan],
        logging_config=None,
        request_max_body_size=MAX_BODY,
        openapi_config=_openapi(),
    )


def _openapi() -> OpenAPIConfig:
    """Return how the API is told to those who read about it."""
    guest = SecurityScheme(type="http", scheme="bearer")
    return OpenAPIConfig(
        title="Brikke",
        version=__version__,
        path="/api/docs",
        render_plugins=[DocsPage(), JsonRenderPlugin()],
        use_handler_docstrings=True,
        components=Components(security_schemes={"guest": guest}),
        security=[{"guest": []}],
    )


def _table_socket(server: Server) -> WebsocketRouteHandler:
    """Return the way in for those who play or watch."""

    @websocket("/api/tables/{table_id:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
        """Play or watch at a table."""
        door = Door(server.limits, server.rules, address_of(socket.scope))
        visit = Visit(socket, table_id, server.hall, server.keeper, door)
        server.hall.visits.add(visit)
        try:
            await visit.run()
        finally:
            server.hall.visits.discard(visit)

    return table_socket


def _for_hosts(server: Server) -> list[HTTPRouteHandler]:
    """Return what a host, or a program of theirs, asks."""

    @get("/healthz", security=[{}], tags=["server"])
    async def healthz() -> Response[Health]:
        """Tell whether the server lives: 503 if it has not kept its tables for a while."""
        alive = server.keeper.beats
        return Response(
            Health("ok" if alive else "trouble", __version__), status_code=200 if alive else 503
        )

    @get("/readyz", security=[{}], tags=["server"], responses={503: _NOT_READY})
    async def readyz() -> Response[Health]:
        """Tell whether players should be sent here: 503 while it stops or lacks its database."""
        ready = await server.ready()
        return Response(
            Health("ready" if ready else "trouble", __version__), status_code=200 if ready else 503
        )

    @get("/metrics", security=[{}], tags=["server"], media_type=MEDIA_TYPE, sync_to_thread=False)
    def metrics() -> bytes:
        """Tell figures, as Prometheus reads them."""
        return server.figures.text()

    return [healthz, readyz, metrics]
