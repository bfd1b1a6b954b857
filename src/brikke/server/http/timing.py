"""Timing middleware: counts HTTP requests and measures how long they take."""

from __future__ import annotations

from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from brikke.server.metrics import Metrics


def timing_middleware(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Return an application that counts and times its HTTP requests."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started = perf_counter()

        async def timed_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = str(message["status"])
                metrics.requests.labels(status).observe(perf_counter() - started)
            await send(message)

        await app(scope, receive, timed_send)

    return middleware
