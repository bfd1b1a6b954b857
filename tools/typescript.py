"""TypeScript from JSON Schema: one declaration for each named shape of the server."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import brikke

Schema = Mapping[str, Any]

SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
REFERENCE: Final = "#/$defs/"
SOURCES: Final = ("answers", "server/http", "wire")
"""The packages whose classes have docstrings below their fields."""


def declaration(name: str, schema: Schema) -> str:
    """Return the declaration of a named shape or enumeration."""
    comment = _comment(schema.get("description", ""), "")
    if "enum" in schema:
        return f"{comment}export type {name} = {type_text(schema)};"
    required, documented = schema.get("required", []), _fields().get(name, {})
    # A schema has the fields of a TypedDict in alphabetical order, and no docstrings.
    # The field that tells messages apart is not written in their classes, and comes first.
    named = [key for key in schema["properties"] if key not in documented]
    fields = {key: schema["properties"][key] for key in (*named, *documented)}
    lines = [
        f"{_comment(documented.get(key) or field.get('description', ''), '  ')}"
        f"  {key}{'' if key in required else '?'}: {type_text(field)};"
        for key, field in fields.items()
    ]
    return "\n".join([f"{comment}export interface {name} {{", *lines, "}"])


def type_text(schema: Schema) -> str:
    """Return the type of a value."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(type_text, schema["anyOf"]))
    if schema["type"] == "array":
        inner = type_text(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return f"Record<string, {type_text(schema['additionalProperties'])}>"
    return "null" if schema["type"] == "null" else SIMPLE[schema["type"]]


def _comment(text: str, indent: str) -> str:
    in_one_line = " ".join(text.split())
    return f"{indent}/** {in_one_line} */\n" if in_one_line else ""


@cache
def _fields() -> dict[str, dict[str, str]]:
    """Return the fields of each class in the source, in order, with their docstrings."""
    package = Path(brikke.__file__).parent
    files = [path for folder in SOURCES for path in sorted((package / folder).glob("*.py"))]
    classes = {
        node.name: node
        for path in files
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }

    def fields(node: ast.ClassDef) -> dict[str, str]:
        found: dict[str, str] = {}
        for base in node.bases:
            if isinstance(base, ast.Name) and base.id in classes:
                found |= fields(classes[base.id])
        for statement, following in zip_longest(node.body, node.body[1:]):
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                found[_written_name(statement)] = _docstring(following)
        return found

    return {name: fields(node) for name, node in classes.items()}


def _written_name(field: ast.AnnAssign) -> str:
    """Return the name of a field in JSON, which `field(name=…)` may change."""
    if isinstance(field.value, ast.Call):
        for keyword in field.value.keywords:
            if keyword.arg == "name" and isinstance(keyword.value, ast.Constant):
                return str(keyword.value.value)
    assert isinstance(field.target, ast.Name)
    return field.target.id


def _docstring(statement: ast.stmt | None) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return str(statement.value.value)
    return ""
