"""HTTP client for an application that runs in this process."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from litestar import Litestar


class Client:
    """A client of an application that runs in another thread.

    That thread keeps one event loop, and with it the worker processes, between requests.
    """

    def __init__(self, portal: BlockingPortal, http: httpx.AsyncClient) -> None:
        self._portal = portal
        self._http = http

    def get(self, path: str) -> httpx.Response:
        return self.request("GET", path)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.request("POST", path, **body)

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.start(method, path, **more).result()

    def start(self, method: str, path: str, **more: Any) -> Future[httpx.Response]:
        """Send a request without waiting for its response."""
        return self._portal.start_task_soon(partial(self._http.request, method, path, **more))


@contextmanager
def client_of(app: Litestar) -> Iterator[Client]:
    """Run an application and yield a client of it."""
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    http = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(app.lifespan()),
        portal.wrap_async_context_manager(http),
    ):
        yield Client(portal, http)
