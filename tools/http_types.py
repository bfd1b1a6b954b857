"""Write the bodies of the HTTP API as TypeScript: ``python -m tools.http_types``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import MediaType
from litestar.routes import HTTPRoute

from brikke.server.app import create_app
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.wire.problems import Problem
from tools.typescript import declaration, type_text
from tools.wire_types import wire_schemas


def types_text() -> str:
    """Return the whole file."""
    unions, shared = wire_schemas()
    _, components = msgspec.json.schema_components([*_bodies(), Problem])
    events = type_text({"type": "array", "items": unions["Event"]})
    own = [
        declaration(name, components[name]).replace(events, "Event[]")
        for name in sorted(components)
        if name not in shared
    ]
    for name in components.keys() & shared.keys():
        if components[name] != shared[name]:
            raise ValueError(f"the wire and the HTTP API both have a shape of this name: {name}")
    text = "\n\n".join(own)
    imported = sorted(name for name in ("Event", *shared) if _is_used(name, text))
    parts = [
        "// Generated from the server's own routes by `make wire`; do not edit.",
        f'import type {{ {", ".join(imported)} }} from "./wire";',
        text,
    ]
    return "\n\n".join(parts) + "\n"


def _bodies() -> Iterator[Any]:
    """Yield the types of all JSON bodies, in requests and in answers."""
    for route in create_app(Server(Settings())).routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith("/api/"):
            continue
        for handler in route.route_handlers:
            if handler.parsed_data_field is not None:
                yield handler.parsed_data_field.annotation
            if handler.media_type is MediaType.JSON:
                yield handler.parsed_return_field.annotation


def _is_used(name: str, text: str) -> bool:
    return re.search(rf": .*\b{name}\b", text) is not None


if __name__ == "__main__":
    print(types_text(), end="")
