"""Routes for the schemas of the wire."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get

from brikke.server.http.errors import problems
from brikke.wire.schema import asyncapi, json_schema


class Schemas(Controller):
    """The messages of the wire, for programs to read."""

    path = "/api/wire"
    tags = ("server",)

    @get("/schema.json", security=[{}], responses=problems(), sync_to_thread=False)
    def schema(self) -> dict[str, Any]:
        """Return all messages as JSON Schema."""
        return json_schema()

    @get("/asyncapi.json", security=[{}], responses=problems(), sync_to_thread=False)
    def asyncapi(self) -> dict[str, Any]:
        """Return the WebSocket and the stream of bots as AsyncAPI."""
        return asyncapi()
