"""The schemas of the wire are up to date, and describe the messages that are really sent."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest

from brikke.wire import PROTOCOL
from brikke.wire.schema import VERSION, asyncapi, json_schema, schema_text
from tests.wire.test_wire_docs import session
from tools.wire_schemas import FILES

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", FILES)
def test_the_written_schemas_are_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == schema_text(FILES[name]()), "run make wire"


def test_the_schemas_have_the_version_of_the_protocol() -> None:
    assert VERSION.split(".")[0] == str(PROTOCOL)
    assert json_schema()["version"] == asyncapi()["info"]["version"] == VERSION


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
