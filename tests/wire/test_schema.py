"""The schemas of the wire are up to date, and describe the messages that are really sent."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from brikke.wire import PROTOCOL
from brikke.wire.schema import VERSION, asyncapi, json_schema, schema_text
from tests.wire.test_wire_docs import session
from tools.wire_schemas import FILES

DIGESTS = {
    "1.0": "38d7a2dec716ca3765c7fff6d571a5c90c9e0404461c83b54342dae86733bd2a",
}
"""The digest of the messages of every version. Those of released versions never change."""
TEXTS = ("description", "summary", "title", "version")
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", FILES)
def test_the_written_schemas_are_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == schema_text(FILES[name]()), "run make wire"


def test_the_schemas_have_the_version_of_the_protocol() -> None:
    assert VERSION.split(".")[0] == str(PROTOCOL)
    assert json_schema()["version"] == asyncapi()["info"]["version"] == VERSION


def test_a_change_of_the_messages_has_a_version_of_its_own() -> None:
    assert DIGESTS.get(VERSION) == digest(), (
        "the messages have changed: raise VERSION in src/brikke/wire/schema.py if the one before"
        " was released, say in docs/wire.md what is new, and store the digest beside the version"
    )


def digest() -> str:
    """Return the digest of both schemas without their texts, which say nothing new to a program."""
    both = without_texts([json_schema(), asyncapi()])
    return hashlib.sha256(json.dumps(both, sort_keys=True).encode()).hexdigest()


def without_texts(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            name: without_texts(inner)
            for name, inner in value.items()
            if not (name in TEXTS and isinstance(inner, str))
        }
    return [without_texts(each) for each in value] if isinstance(value, list) else value


def validator(union: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**json_schema(), "$ref": f"#/$defs/{union}"})


def test_the_documented_session_is_valid() -> None:
    from_client, from_server = validator("FromClient"), validator("FromServer")
    for direction, line in session():
        (from_client if direction == ">" else from_server).validate(json.loads(line))


@pytest.mark.parametrize(
    "message",
    [
        {"type": "draw", "id": "c1"},
        {"type": "draw", "id": "", "seen": 1},
        {"type": "draw", "id": "c1", "seen": 1, "tile": "r7"},
        {"type": "fly", "id": "c1"},
    ],
)
def test_what_the_server_refuses_as_malformed_is_not_valid(message: dict[str, object]) -> None:
    assert not validator("FromClient").is_valid(message)


def test_every_reference_of_asyncapi_leads_somewhere() -> None:
    api = asyncapi()
    found = list(references(api))
    assert len(found) > 50
    for reference in found:
        where: object = api
        for name in reference.removeprefix("#/").split("/"):
            assert isinstance(where, dict)
            where = where[name]


def references(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if "$ref" in value else []
        return own + [each for inner in value.values() for each in references(inner)]
    if isinstance(value, list):
        return [each for inner in value for each in references(inner)]
    return []
