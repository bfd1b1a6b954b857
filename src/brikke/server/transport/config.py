"""Uvicorn's configuration with the protocols of this package."""

from __future__ import annotations

from typing import Any

import uvicorn
from litestar import Litestar

from brikke.server.settings import Settings
from brikke.server.transport.connection_limiter import ConnectionLimiter
from brikke.server.transport.http_protocol import HttpProtocol
from brikke.server.transport.websocket_protocol import WebSocketProtocol
from brikke.wire import MAX_FRAME


class TransportConfig(uvicorn.Config):
    """Uvicorn's configuration and the limiter that its protocols ask."""

    def __init__(self, app: Litestar, limiter: ConnectionLimiter, **options: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=WebSocketProtocol, **options)
        self.limiter = limiter


def transport_config(
    app: Litestar,
    limiter: ConnectionLimiter,
    settings: Settings,
    shutdown_seconds: int | None = None,
) -> TransportConfig:
    """Return the configuration of a server."""
    return TransportConfig(
        app,
        limiter,
        # Only named proxies are trusted: a client could claim any address.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=shutdown_seconds,
    )
