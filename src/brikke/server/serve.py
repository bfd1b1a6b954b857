"""Running the server: start-up checks, sockets and shutdown around Uvicorn."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from importlib.util import find_spec

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from brikke import __version__
from brikke.errors import InputError
from brikke.players.bots import BOTS
from brikke.plugins import installed_plugins
from brikke.rules.rulebook import EDITIONS
from brikke.server import logs
from brikke.server.app import create_app
from brikke.server.logs import note
from brikke.server.network import ANY, own_addresses, reachable, url_of
from brikke.server.runtime import garbage_collection
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.server.store import Store
from brikke.server.transport import ConnectionLimiter, raise_limit_of_files, transport_config
from brikke.words.catalogue import Words

SHUTDOWN_SECONDS = 5
"""The time limit for closing connections."""
_LOCAL = dict(zip(ANY, ("127.0.0.1", "::1"), strict=True))
"""What a host that stands for all addresses is on this machine."""
END_SECONDS = 25
"""The time limit for the whole shutdown; then the process dumps its stacks and exits."""


def serve(settings: Settings, words: Words) -> None:
    """Serve until interrupted; invalid settings are refused before anything starts."""
    logs.set_up(settings.log_level)
    _note_plugins()
    asyncio.run(_look_at_database(settings.database))
    _check_scale(settings.redis)
    with closing(_listen(settings)) as listening:
        _serve_on(listening, settings, words)


def _serve_on(listening: socket.socket, settings: Settings, words: Words) -> None:
    port = listening.getsockname()[1]
    server = Server(settings)
    limiter = ConnectionLimiter(
        server.rules, server.metrics, settings.proxies, raise_limit_of_files()
    )
    config = transport_config(create_app(server), limiter, settings, SHUTDOWN_SECONDS)
    garbage_collection.make_full_collections_rare()
    address = url_of(_LOCAL.get(settings.host, settings.host), port)
    # Before the loop runs: to load the words takes 0.04 seconds.
    lines = _lines(address, settings.host, port, words)
    try:
        _Uvicorn(config, server, address, lines).run([listening])
    finally:
        faulthandler.cancel_dump_traceback_later()


def _lines(address: str, host: str, port: int, words: Words) -> list[str]:
    """Return what is printed once the server is up: its addresses here, and for others."""
    others = [each for each in reachable(host, own_addresses()) if each != host]
    return [
        words("serve-address", address=address),
        *(words("serve-network", address=url_of(each, port)) for each in others),
    ]


class _Uvicorn(uvicorn.Server):
    """A Uvicorn server that prints its addresses and sends ``bye`` before it closes connections."""

    def __init__(
        self, config: uvicorn.Config, server: Server, address: str, lines: Sequence[str]
    ) -> None:
        super().__init__(config)
        self._brikke = server
        self._address = address
        self._lines = lines

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and print the addresses.

        An `InputError` if the database has gone away since it was looked at.
        """
        # Uvicorn would log an error of the application with its whole stack.
        with _one_line_errors(self._brikke.settings.database):
            await self._brikke.open()
        await super().startup(sockets)
        note("serving", address=self._address, version=__version__)
        for line in self._lines:
            print(line, flush=True)
        if self._brikke.settings.open_browser and _has_screen():
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop within the time limit, whatever hangs."""
        faulthandler.dump_traceback_later(END_SECONDS, exit=True)
        await self._brikke.close_connections()
        await super().shutdown(sockets)
        note("stopped")


def _note_plugins() -> None:
    """Load all plugins before anybody waits for them; those left out are logged by themselves."""
    for plugin in installed_plugins(BOTS, EDITIONS):
        if plugin.problem is None:
            note("plugin", plugin=str(plugin))


@asynccontextmanager
async def opened_database(url: str) -> AsyncIterator[Store]:
    """Open a database, so that an error is reported in one line."""
    with _one_line_errors(url):
        store = await Store.open(url)
        try:
            yield store
        finally:
            await store.close()


@contextmanager
def _one_line_errors(url: str) -> Iterator[None]:
    try:
        yield
    except InputError:
        raise
    except Exception as error:
        # A file may be broken in any way, and each has an exception of its own.
        reason = str(error).partition("\n")[0] or type(error).__name__
        raise InputError(f"the database cannot be opened ({reason})", _shown(url)) from None


async def _look_at_database(url: str) -> None:
    """Open the database once before the server starts, and log what is missing."""
    async with opened_database(url) as store:
        await store.note_losses()


def _shown(url: str) -> str:
    """Return the URL of a database without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ValueError, SQLAlchemyError):
        return f"{url.partition('://')[0]}://…"


def _check_scale(redis: str | None) -> None:
    """Check that the Redis library is installed; Redis itself may come and go."""
    if redis is not None and find_spec("redis") is None:
        raise InputError("several servers need brikke[scale], which lacks", "redis")


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except socket.gaierror as error:
        raise InputError(f"no such host ({error.strerror})", settings.host) from None
    except OSError as error:
        reason = os.strerror(error.errno).lower() if error.errno else str(error)
        place = f"{settings.host}:{settings.port}"
        raise InputError(f"cannot listen there ({reason})", place) from None


def _has_screen() -> bool:
    """Return whether a browser would open a window instead of using this terminal."""
    windowed = sys.platform in ("win32", "darwin")
    return windowed or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
