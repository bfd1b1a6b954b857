"""Schemas of the wire for programs in other languages: JSON Schema and AsyncAPI.

Both are made from the same structs that decode and encode messages. ``make wire`` writes them to
``docs``, and a server sends them at ``/api/wire/schema.json`` and ``/api/wire/asyncapi.json``.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from brikke.wire import SUBPROTOCOL
from brikke.wire.bots import FromStream
from brikke.wire.client import FromClient
from brikke.wire.events import EventForm
from brikke.wire.server import FromServer

VERSION: Final = "1.0"
"""The version of the schemas: protocol, and number of additions to it."""
UNIONS: Final = {
    "FromClient": FromClient,
    "FromServer": FromServer,
    "FromStream": FromStream,
    "Event": EventForm,
}
"""The closed unions of messages and events; the field ``type`` tells their members apart."""
_IN_DEFINITIONS: Final = "#/$defs/{name}"
_IN_COMPONENTS: Final = "#/components/schemas/{name}"


@cache
def json_schema() -> dict[str, Any]:
    """Return all messages as JSON Schema, with a definition for every union and every shape."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of Brikke",
        "description": "Messages between a server and its clients; docs/wire.md explains them.",
        "version": VERSION,
        "$defs": _definitions(_IN_DEFINITIONS),
    }


@cache
def asyncapi() -> dict[str, Any]:
    """Return the WebSocket of a table, and the stream of a bot, as AsyncAPI 3."""
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Brikke",
            "version": VERSION,
            "description": f"Subprotocol {SUBPROTOCOL}; docs/wire.md explains every message.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{table_id}/socket",
                "description": "The WebSocket of one table.",
                "parameters": {"table_id": {"description": "The id of the table."}},
                "messages": {
                    "fromClient": {"$ref": "#/components/messages/FromClient"},
                    "fromServer": {"$ref": "#/components/messages/FromServer"},
                },
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            },
            "bot": {
                "address": "/api/bot/stream",
                "description": "Invitations and turns of a connected bot: a line of JSON each.",
                "messages": {"line": {"$ref": "#/components/messages/FromStream"}},
            },
        },
        "operations": {
            "command": _operation("receive", "table", "fromClient", "A client sends a command."),
            "tell": _operation("send", "table", "fromServer", "The server sends a message."),
            "tellBot": _operation("send", "bot", "line", "The server sends a line to a bot."),
        },
        "components": {
            "messages": {
                name: _message(name) for name in ("FromClient", "FromServer", "FromStream")
            },
            "schemas": _definitions(_IN_COMPONENTS),
        },
    }


def schema_text(schema: dict[str, Any]) -> str:
    """Return a schema as it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def _definitions(where: str) -> dict[str, Any]:
    unions, shapes = msgspec.json.schema_components(tuple(UNIONS.values()), ref_template=where)
    return {**dict(zip(UNIONS, unions, strict=True)), **dict(sorted(shapes.items()))}


def _message(name: str) -> dict[str, Any]:
    return {"name": name, "payload": {"$ref": _IN_COMPONENTS.format(name=name)}}


def _operation(action: str, channel: str, message: str, summary: str) -> dict[str, Any]:
    where = f"#/channels/{channel}"
    return {
        "action": action,
        "channel": {"$ref": where},
        "summary": summary,
        "messages": [{"$ref": f"{where}/messages/{message}"}],
    }
