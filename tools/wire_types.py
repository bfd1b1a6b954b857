"""Write the wire's messages as TypeScript: ``python tools/wire_types.py > web/src/api/wire.ts``."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from brikke.server.wire import PROTOCOL, SUBPROTOCOL
from brikke.server.wire.client import FromClient
from brikke.server.wire.events import EventForm
from brikke.server.wire.server import FromServer

UNIONS: Final = {"FromClient": FromClient, "FromServer": FromServer, "Event": EventForm}
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
REFERENCE: Final = "#/$defs/"


def types_text() -> str:
    """Return the whole file."""
    schemas, components = msgspec.json.schema_components(tuple(UNIONS.values()))
    parts = [
        "// Generated from the server's own structs by `make wire`; do not edit.",
        f"export const PROTOCOL = {PROTOCOL};",
        f'export const SUBPROTOCOL = "{SUBPROTOCOL}";',
    ]
    for name, schema in zip(UNIONS, schemas, strict=True):
        members = "".join(f"\n  | {_type(each)}" for each in schema["anyOf"])
        parts.append(f"export type {name} ={members};")
    parts += [_declaration(name, components[name]) for name in sorted(components)]
    return "\n\n".join(parts) + "\n"


def _declaration(name: str, schema: dict[str, Any]) -> str:
    remark = _remark(schema, "")
    if "enum" in schema:
        return f"{remark}export type {name} = {_type(schema)};"
    required = schema.get("required", [])
    lines = [
        f"{_remark(field, '  ')}  {key}{'' if key in required else '?'}: {_type(field)};"
        for key, field in schema["properties"].items()
    ]
    return "\n".join([f"{remark}export interface {name} {{", *lines, "}"])


def _remark(schema: dict[str, Any], indent: str) -> str:
    text = " ".join(schema.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if schema["type"] == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return "null" if schema["type"] == "null" else PLAIN[schema["type"]]


if __name__ == "__main__":
    print(types_text(), end="")
