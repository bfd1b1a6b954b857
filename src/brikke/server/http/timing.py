"""Counting requests and their answers."""

from __future__ import annotations

from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from brikke.server.metrics import Metrics


def measured(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Return an application that counts and times what it answers over HTTP."""

    async def measuring(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun = perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = str(message["status"])
                metrics.requests.labels(status).observe(perf_counter() - begun)
            await send(message)

        await app(scope, receive, sending)

    return measuring
