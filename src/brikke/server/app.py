"""The application: what is wired to what."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from msgspec import Struct

from brikke import __version__
from brikke.play import House
from brikke.server.hall import Hall
from brikke.server.http.browser import COMPRESSION, lost, page, static_files
from brikke.server.http.docs_page import DocsPage
from brikke.server.http.errors import HANDLERS
from brikke.server.http.given import provide_guest
from brikke.server.http.guests import Guests
from brikke.server.http.questions import Questions
from brikke.server.http.rounds import Rounds
from brikke.server.http.tables import Tables
from brikke.server.keeper import Keeper
from brikke.server.settings import Settings
from brikke.server.store import Store
from brikke.server.visit import RETRY_MS, Visit
from brikke.server.workers import Workers

MAX_BODY: Final = 256 * 1024
QUEUE: Final = 32
"""Questions that may wait for a worker."""


class Health(Struct, frozen=True):
    """That the server lives."""

    status: str
    version: str


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
        self._house = house or House(settings.timing)
        self._clock = clock
        seconds = settings.think_seconds
        self.questions = Workers(settings.workers, QUEUE, seconds)
        """For whoever asks over HTTP: they must not keep players waiting."""
        self._players = Workers(settings.workers, QUEUE * settings.workers, seconds)
        self._bots = Workers(settings.workers, sys.maxsize, seconds)

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Open the store and keep the tables until the server ends."""
        store = await Store.open(self.settings.database)
        self.hall = Hall(store, self._house, self._players, self._bots, self._clock)
        self.keeper = Keeper(self.hall, self.settings.tick_ms / 1000)
        await self.keeper.beat_if_stale()
        keeping = asyncio.create_task(self.keeper.run())
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.wait({keeping})
            await store.close()

    async def farewell(self) -> None:
        """Tell everyone to come back in a moment, before the connections close."""
        self.hall.closing = True
        for visit in tuple(self.hall.visits):
            visit.farewell("restart", RETRY_MS)
        for _ in range(20):
            if not self.hall.visits:
                return
            await asyncio.sleep(0.05)


def create_app(server: Server) -> Litestar:
    """Return the application of a server."""

    @websocket("/api/tables/{table_id:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
        """Play or watch at a table."""
        visit = Visit(socket, table_id, server.hall, server.keeper)
        server.hall.visits.add(visit)
        try:
            await visit.run()
        finally:
            server.hall.visits.discard(visit)

    @get("/healthz", security=[{}], tags=["server"])
    async def healthz() -> Response[Health]:
        """Tell whether the server lives: 503 if it has not kept its tables for a while."""
        alive = server.keeper.beats
        return Response(
            Health("ok" if alive else "trouble", __version__), status_code=200 if alive else 503
        )

    async def provide_hall() -> Hall:
        return server.hall

    async def provide_questions() -> Workers:
        return server.questions

    return Litestar(
        route_handlers=[
            Guests,
            Tables,
            Rounds,
            Questions,
            table_socket,
            healthz,
            page,
            lost,
            *static_files(),
        ],
        dependencies={
            "hall": Provide(provide_hall),
            "guest": Provide(provide_guest),
            "questions": Provide(provide_questions),
        },
        compression_config=COMPRESSION,
        exception_handlers=HANDLERS,
        lifespan=[server.lifespan],
        logging_config=None,
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Brikke",
            version=__version__,
            path="/api/docs",
            render_plugins=[DocsPage(), JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={"guest": SecurityScheme(type="http", scheme="bearer")}
            ),
            security=[{"guest": []}],
        ),
    )
