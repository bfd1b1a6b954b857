"""Write the wire's messages as TypeScript: ``python -m tools.wire_types > web/src/api/wire.ts``."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from brikke.wire import PROTOCOL, SUBPROTOCOL
from brikke.wire.schema import UNIONS
from tools.typescript import declaration, type_text


def types_text() -> str:
    """Return the whole file."""
    schemas, components = wire_schemas()
    parts = [
        "// Generated from the server's own structs by `make wire`; do not edit.",
        f"export const PROTOCOL = {PROTOCOL};",
        f'export const SUBPROTOCOL = "{SUBPROTOCOL}";',
    ]
    for name, schema in schemas.items():
        members = "".join(f"\n  | {type_text(each)}" for each in schema["anyOf"])
        parts.append(f"export type {name} ={members};")
    parts += [declaration(name, components[name]) for name in sorted(components)]
    return "\n\n".join(parts) + "\n"


@cache
def wire_schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the schemas of the unions of messages, and of the shapes in them, by name."""
    schemas, components = msgspec.json.schema_components(tuple(UNIONS.values()))
    return dict(zip(UNIONS, schemas, strict=True)), components


if __name__ == "__main__":
    print(types_text(), end="")
